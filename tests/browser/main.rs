//! The page in a real browser: Chromium, driven through WebDriver, one file per way of playing; the main ways in Firefox,
//! too.
//!
//! A test opens windows in a fresh browser, on a page that is built once per run and served by the builder's own server. The
//! page is hidden but for pictures, because painting it is a third of all work. A test waits for what it expects instead of
//! sleeping, and ends with [`browser::Browser::assert_quiet`]: no error on the console, no request to anywhere else.
//!
//! ```text
//! site      the built page and its server          browser   one window: pages, scripts, elements
//! waiting   until something is so                  driver    the process of the WebDriver
//! keys      the keyboard                           session   commands to the driver
//! firefox   the other browser's process            marionette  what a driver would do for it
//! screen    sizes and places                       pointer   mouse, wheel and fingers
//! log       console and network                    picture   screenshots
//! board     what the page says about itself, and turns played by mouse
//! views     every view, one after the other           audit     rules of accessible pages, text that is cut
//! card_views  those of the card game                  store     saved games, as they lie in the database
//! ```

mod around;
mod audit;
mod away;
mod board;
mod branches;
mod browser;
mod card_views;
mod driver;
mod embedded;
mod firefox;
mod keys;
mod learn;
mod links;
mod log;
mod marionette;
mod picture;
mod pointer;
mod screen;
mod session;
mod site;
mod store;
mod views;
mod waiting;

#[path = "../../src/bin/bastide/setups.rs"]
mod setups;

mod aids;
mod alone;
mod beside;
mod calm;
mod cards;
mod command;
mod daily;
mod demo;
mod digests;
mod drags;
mod failed;
mod files;
mod full_disk;
mod game;
mod gestures;
mod heard;
mod host_calls;
mod hosts;
mod in_firefox;
mod installed;
mod keyboard;
mod killed;
mod lessons;
mod looks;
mod mouse;
mod npm;
mod offline;
mod parts;
mod pieces;
mod player_cards;
mod printed;
mod puzzles;
mod read_aloud;
mod reader;
mod replayed;
mod review;
mod room;
mod saves;
mod scorm;
mod settings;
mod several;
mod sideways;
mod single;
mod small_boards;
mod spoken;
mod start;
mod starting;
mod steady;
mod touch;
mod types;
mod webxdc;
mod workshop;
mod wrong_words;
