//! A board embedded in another page, in the shadow root of an element there (`www/embed/bastide-board.js`).

use std::rc::Rc;

use js_sys::{JSON, Promise, Reflect};
use serde::Serialize;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

use super::chance::chance;
use super::host_element::{HostElement, lets, value_of};
use super::messages::take;
use super::page::{Board, Page};
use super::root::Root;
use super::store::SaveStore;
use crate::app::App;
use crate::context::board::BoardPlayers;
use crate::elements::command::Command;
use crate::elements::intent::{Intent, TaskIntent};
use crate::elements::mode::BoardMode;
use crate::elements::setting::SettingChange;
use crate::features::embed::reports::legal_lines;
use crate::features::embed::tried::Tried;
use crate::features::embed::{
    LEAST_PICTURE, annotate, is_of_cards, light_sentence, link_text, name_board, notices_text,
    seat_players,
};
use crate::messages::{Language, When};
use crate::stage::{AboutTo, Gate};
use engine::table::Seat;
use host::details::{BoardError, Event, Nothing};

#[wasm_bindgen]
impl Board {
    /// Opens a board in `root`, an empty element in the shadow root of `host`, for `mode` (`diagram`, `replay`, `task`, `play`;
    /// anything else is a diagram), with the messages of a language, table by table.
    ///
    /// # Errors
    /// What the browser throws, and if the messages belong to another build.
    #[wasm_bindgen(constructor)]
    pub fn new(
        host: HtmlElement,
        root: Element,
        mode: &str,
        language: &str,
        messages: Vec<String>,
    ) -> Result<Board, JsValue> {
        let window = web_sys::window().ok_or("a page has a window")?;
        let document = window.document().ok_or("a window has a document")?;
        let language = take_words(language, messages)?;
        let chance = chance(&window);
        let mode = BoardMode::parse(mode).unwrap_or_default();
        let mut app = App::embedded(language, chance, mode);
        app.cx.speak(language);
        let asked = host.clone();
        app.embedding
            .set_gate(Gate(Rc::new(move |about_to: &AboutTo| {
                lets(&asked, about_to)
            })));
        let store = Rc::new(SaveStore::new(&window));
        let host = HostElement::new(host, &root);
        let root = Root::new(document, root);
        let page = Page::open(window, root, store, app, Some(host))?;
        // Pressing the board focuses it: from then on it receives the wheel and keys.
        page.canvas.borrow().canvas.set_tab_index(-1);
        page.read_media_queries();
        page.ready.set(true);
        page.lay_out();
        Ok(Board(page))
    }

    /// Whether a record or a link is of the card game, which is in a separate part of the module.
    pub fn is_of_cards(record: &str) -> bool {
        is_of_cards(record)
    }

    /// Sets the messages of the card game in a language.
    ///
    /// # Errors
    /// If they belong to another build.
    pub fn take_cards(language: &str, words: String) -> Result<(), JsValue> {
        take_words_of_cards(language, words)
    }

    /// Shows the game of a record or of a link as it was after `step` decisions, or at its end; a replay starts at the turn of
    /// that number. Tells the host page that it is ready, or what is wrong.
    pub fn show(&self, record: &str, step: Option<u32>) -> bool {
        let step = step.map(|step| step as usize);
        if let Some(host) = &self.0.host {
            host.forget_task();
        }
        // The ready event comes before all others.
        let shown = self.0.update(|app, now| app.show_record(record, step, now));
        let shown = shown == Some(true);
        match shown {
            true => self.tell(&Event::Ready(Nothing {})),
            false => {
                let why = self.0.read(|app, _| notices_text(&app.cx));
                let message = why.unwrap_or_default();
                self.tell(&Event::Error(BoardError { message }));
            }
        }
        self.0.sync();
        self.0.keep_record();
        shown
    }

    /// Lets only this seat, from 1, play here in games shown from now on. Returns whether there is such a seat.
    pub fn sit(&self, seat: f64) -> bool {
        let seats = 1.0..=Seat::MOST as f64;
        let whole = seats.contains(&seat) && seat.fract() == 0.0;
        if whole {
            self.0.update(|app, _| {
                seat_players(&mut app.cx, BoardPlayers::Only(Seat(seat as u8 - 1)))
            });
        }
        whole
    }

    /// The number of seats; none without a game.
    pub fn seats(&self) -> Option<u8> {
        self.0.read(|app, _| app.cx.seats()).flatten()
    }

    /// Changes a setting by its name and word as they are stored: `language de`, `theme dark`. Returns whether it exists.
    pub fn set(&self, name: &str, word: &str) -> bool {
        let page = &self.0;
        if name == "language" {
            let language = Language::parse(word);
            let spoken = language.map(|language| page.change(|app, _| app.cx.speak(language)));
            return spoken.is_some();
        }
        let change = SettingChange::parse(name, word);
        change
            .map(|change| page.change(|app, _| app.cx.set(change)))
            .is_some()
    }

    /// Sets the accessible name of the board and its text alternative; an empty one is none.
    pub fn name(&self, name: String, alternative: String) {
        self.0
            .change(|app, _| name_board(&mut app.cx, name, alternative));
    }

    /// The record of the game on the board, with the moves made here.
    pub fn record(&self) -> Option<String> {
        self.0.read(|app, _| app.cx.record()).flatten()
    }

    /// The state of the board, for tests.
    pub fn state(&self) -> JsValue {
        let json = self.0.read(|app, now| app.probe(now));
        let state = JSON::parse(&json.unwrap_or_default()).unwrap_or(JsValue::NULL);
        let _ = Reflect::set(&state, &"crisp".into(), &self.0.is_crisp().into());
        // Whether the fingers that are down belong to the board and must not scroll the page.
        let holds = self.0.read(|app, _| app.cx.holds_fingers());
        let _ = Reflect::set(&state, &"holds".into(), &(holds == Some(true)).into());
        state
    }

    /// The result of the task on the board: `answered`, `score` with `raw`, `min`, `max` and `scaled`, `success`, `completion`,
    /// `attempts`, `duration`; null without a task.
    pub fn task(&self) -> JsValue {
        let result = self
            .0
            .read(|app, now| app.embedding.task_result(&app.cx, now));
        result.flatten().as_ref().map_or(JsValue::NULL, value_of)
    }

    /// Runs a task command: `hint`, `again`, `solve`. Returns whether it is one of them.
    pub fn change_task(&self, word: &str) -> bool {
        let change = match word {
            "hint" => TaskIntent::Hint,
            "again" => TaskIntent::Again,
            "solve" => TaskIntent::Solve,
            _ => return false,
        };
        self.0.change(|app, now| app.change_task(change, now));
        true
    }

    /// The progress in the task, as a text of at most 4,096 bytes.
    pub fn task_state(&self) -> Option<String> {
        self.0
            .read(|app, now| app.embedding.task_state(&app.cx, now))
            .flatten()
    }

    /// Restores a progress. Returns whether it could.
    pub fn restore_task(&self, state: &str) -> bool {
        let restored = self.0.change(|app, now| app.restore_task(state, now));
        restored == Some(true)
    }

    /// The legal decisions, each as a line of a record.
    pub fn legal(&self) -> Vec<String> {
        let lines = self.0.read(|app, _| legal_lines(&app.cx));
        lines.unwrap_or_default()
    }

    /// Makes a decision given as a line of a record. Returns whether it is allowed.
    pub fn act(&self, line: &str) -> bool {
        self.0.change(|app, now| app.act_line(line, now)) == Some(true)
    }

    /// Replaces the host page's comments and marks beside the game; `lines` are lines of a record.
    ///
    /// # Errors
    /// An error with the first line that is neither, and why; nothing has changed then.
    pub fn annotate(&self, lines: &str) -> Result<(), JsError> {
        let done = self.0.change(|app, _| annotate(&mut app.cx, lines));
        done.unwrap_or(Ok(())).map_err(|why| JsError::new(&why))
    }

    /// Takes the last decision back, or redoes it.
    pub fn undo(&self, redo: bool) {
        let command = match redo {
            true => Command::Redo,
            false => Command::Undo,
        };
        self.0
            .change(|app, now| app.press(Intent::Command(command), now));
    }

    /// In a replay, jumps to the end of a turn by its number; 0 is the beginning. Returns whether a replay is open.
    pub fn go_to(&self, turn: u32) -> bool {
        self.0.change(|app, now| app.go_to_turn(turn as usize, now)) == Some(true)
    }

    /// The payload of a link to the game.
    pub fn link(&self) -> Option<String> {
        self.0.read(|app, _| link_text(&app.cx)).flatten()
    }

    /// A promise of the decision the strongest computer player would make for the player to move, as a line of a record.
    pub fn ask(&self) -> Promise {
        self.0.advise()
    }

    /// A picture of the table, `width` pixels wide: `svg`, a document that contains the game, `width` and `height`; null without
    /// a game.
    pub fn picture(&self, width: f64) -> JsValue {
        let made = self.0.read(|app, _| app.picture_as_wide(width));
        let Some(picture) = made.flatten() else {
            return JsValue::NULL;
        };
        value_of(&Painted {
            svg: picture.svg,
            width: picture.size.0,
            height: picture.size.1,
        })
    }

    /// The table for printing: `svg`, and the `text` that belongs to it; null without a game.
    pub fn printed(&self) -> JsValue {
        let made = self.0.read(|app, _| app.embedding.printed(&app.cx));
        paper_of(made.flatten())
    }

    /// The same for a game that is on no board yet, with the arguments of `new` and `show`.
    ///
    /// # Errors
    /// If the messages belong to another build.
    pub fn printed_unseen(
        record: &str,
        step: Option<u32>,
        mode: &str,
        language: &str,
        messages: Vec<String>,
    ) -> Result<JsValue, JsValue> {
        let language = take_words(language, messages)?;
        let mode = BoardMode::parse(mode).unwrap_or_default();
        let mut app = App::embedded(language, 0, mode);
        let shown = app.show_record(record, step.map(|step| step as usize), 0.0);
        Ok(paper_of(app.embedding.printed(&app.cx).filter(|_| shown)))
    }

    /// A PNG with the game on the board added to its metadata; none if the bytes are no PNG.
    pub fn carry(&self, png: &[u8]) -> Option<Vec<u8>> {
        let made = self.0.read(|app, _| app.picture_as_wide(LEAST_PICTURE));
        made.flatten()?.metadata.in_png(png)
    }

    /// Breaks the board on purpose, to test how it fails.
    pub fn drill(&self) {
        self.0.update(|_, _| {
            let broken = self
                .0
                .host
                .as_ref()
                .map(|host| host.panic_handler.is_broken());
            assert!(broken != Some(false), "this is a drill");
        });
    }

    /// Closes the board for good; it must not be used any more except to be freed.
    pub fn close(&self) {
        self.0.close();
    }

    /// Redraws the board after its element has moved or changed size.
    pub fn resize(&self) {
        self.0.lay_out();
        self.0.change(|_, _| ());
    }

    fn tell(&self, event: &Event) {
        if let Some(host) = &self.0.host {
            host.tell(event);
        }
    }
}

/// A picture for the element to paint.
#[derive(Serialize)]
struct Painted {
    svg: String,
    width: u32,
    height: u32,
}

/// A board for printing.
#[derive(Serialize)]
struct Paper {
    svg: String,
    text: String,
}

fn paper_of(printed: Option<(String, String)>) -> JsValue {
    printed.map_or(JsValue::NULL, |(svg, text)| value_of(&Paper { svg, text }))
}

/// Sets the messages, table by table. Returns the language.
fn take_words(language: &str, messages: Vec<String>) -> Result<Language, JsValue> {
    let language = Language::parse(language).unwrap_or_default();
    for (when, table) in When::ALL.into_iter().zip(messages) {
        take(language, when, table)?;
    }
    Ok(language)
}

fn take_words_of_cards(language: &str, words: String) -> Result<(), JsValue> {
    let language = Language::parse(language).unwrap_or_default();
    take(language, When::Cards, words)
}

impl Board {
    /// Announces from the start, because the user has just opened this board.
    pub(super) fn speak(&self) {
        self.0.live_region.speak();
    }

    pub(super) fn prefer(&self, settings: &[SettingChange]) {
        self.0
            .change(|app, _| settings.iter().for_each(|&change| app.cx.set(change)));
    }

    /// Lets somebody who learns play all seats.
    pub(super) fn seat_learner(&self) {
        self.0
            .update(|app, _| seat_players(&mut app.cx, BoardPlayers::Learner));
    }

    /// Highlights the sentence that is being read aloud.
    pub(super) fn light_sentence(&self, spoken: Option<String>) {
        self.0.change(|app, _| light_sentence(&mut app.cx, spoken));
    }

    /// Whether the goals of its task were reached without the solution being shown.
    pub(super) fn is_solved(&self) -> bool {
        self.0.read(|app, _| app.embedding.is_task_solved()) == Some(true)
    }

    /// What was tried of these decisions; none if nothing was tried.
    pub(super) fn tried(&self, lines: &[String]) -> Option<Tried> {
        self.0
            .read(|app, _| app.embedding.tried(&app.cx, lines))
            .flatten()
    }

    pub(super) fn is_missed(&self) -> bool {
        self.0.read(|app, _| app.embedding.is_task_missed()) == Some(true)
    }

    pub(super) fn is_solution_shown(&self) -> bool {
        self.0.read(|app, _| app.embedding.is_solution_shown()) == Some(true)
    }

    /// Shows the whole board, if it does not already.
    pub(super) fn play(&self) {
        self.0.change(|app, now| app.play_replay(now));
    }

    pub(super) fn fit(&self) {
        let fit = Intent::Command(Command::Fit);
        self.0.change(|app, now| app.press(fit, now));
    }

    /// Adds marks to those of the record. A line that cannot be read adds none.
    pub(super) fn mark(&self, lines: &str) {
        // The record's notes are not announced again.
        if lines.is_empty() {
            return;
        }
        self.0.change(|app, _| _ = annotate(&mut app.cx, lines));
    }
}
