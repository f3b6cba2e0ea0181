//! A board on somebody else's page, in the shadow of an element there (`www/embed/bastide-board.js`).

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
use crate::elements::command::Command;
use crate::elements::intent::{Intent, TaskIntent};
use crate::elements::mode::BoardMode;
use crate::elements::setting::SettingChange;
use crate::features::embed::{LEAST_PICTURE, is_of_cards};
use crate::messages::{Language, When};
use crate::stage::{AboutTo, Gate};
use engine::table::Seat;
use host::details::{BoardError, Event, Nothing};

#[wasm_bindgen]
impl Board {
    /// Opens a board in `root`, an empty element in the shadow of `host`, for what `mode` says (`diagram`, `replay`, `task`, `play`; another
    /// word is a diagram), in a language of which these are the messages, the tables in their order.
    ///
    /// # Errors
    /// What the browser throws, and when the messages belong to another build.
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
            .ask_before(Gate(Rc::new(move |about_to: &AboutTo| {
                lets(&asked, about_to)
            })));
        let store = Rc::new(SaveStore::new(&window));
        let host = HostElement::new(host, &root);
        let root = Root::new(document, root);
        let page = Page::open(window, root, store, app, Some(host))?;
        // Whoever presses the board gives it the focus: from then on wheel and keys are for it.
        page.canvas.borrow().canvas.set_tab_index(-1);
        page.read_media_queries();
        page.ready.set(true);
        page.lay_out();
        Ok(Board(page))
    }

    /// Whether a record or a link is of the card game, which has a part of the module to itself.
    pub fn is_of_cards(record: &str) -> bool {
        is_of_cards(record)
    }

    /// Takes the words of the card game in a language.
    ///
    /// # Errors
    /// When they belong to another build.
    pub fn take_cards(language: &str, words: String) -> Result<(), JsValue> {
        take_words_of_cards(language, words)
    }

    /// Shows the game of a record or of a link as it stood after `step` decisions, or as it stands; in a replay it is that
    /// step to begin with. Tells the host that it is ready, or what is wrong.
    pub fn show(&self, record: &str, step: Option<u32>) -> bool {
        let step = step.map(|step| step as usize);
        if let Some(host) = &self.0.host {
            host.forget_task();
        }
        // That it is ready is told before anything that happens then.
        let shown = self.0.update(|app, now| app.show_record(record, step, now));
        let shown = shown == Some(true);
        match shown {
            true => self.tell(&Event::Ready(Nothing {})),
            false => {
                let why = self.0.read(|app, _| app.cx.notices_told());
                let message = why.unwrap_or_default();
                self.tell(&Event::Error(BoardError { message }));
            }
        }
        self.0.sync();
        self.0.keep_record();
        shown
    }

    /// Leaves only this seat, from 1, in front of games that are played here from now on. Returns whether there is such a seat.
    pub fn sit(&self, seat: f64) -> bool {
        let seats = 1.0..=Seat::MOST as f64;
        let whole = seats.contains(&seat) && seat.fract() == 0.0;
        if whole {
            self.0
                .update(|app, _| app.cx.sit_alone(Seat(seat as u8 - 1)));
        }
        whole
    }

    /// How many seats the game on the board has; none without a game.
    pub fn seats(&self) -> Option<u8> {
        self.0.read(|app, _| app.cx.seats()).flatten()
    }

    /// Changes a setting by its name and word, as the settings of the page are written: `language de`, `theme dark`. Returns
    /// whether there is such a one.
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

    /// Takes the name that the host has for the board, and what its author says it shows, for those who do not see it; none
    /// where they are empty.
    pub fn name(&self, name: String, alternative: String) {
        self.0.change(|app, _| app.cx.name_board(name, alternative));
    }

    /// The record of the game on the board, as far as it was played here.
    pub fn record(&self) -> Option<String> {
        self.0.read(|app, _| app.cx.record()).flatten()
    }

    /// What is on the board, as tests ask for it.
    pub fn state(&self) -> JsValue {
        let json = self.0.read(|app, now| app.probe(now));
        let state = JSON::parse(&json.unwrap_or_default()).unwrap_or(JsValue::NULL);
        let _ = Reflect::set(&state, &"crisp".into(), &self.0.is_crisp().into());
        // Whether the fingers that are down are for the board, however far they move.
        let holds = self.0.read(|app, _| app.cx.holds_fingers());
        let _ = Reflect::set(&state, &"holds".into(), &(holds == Some(true)).into());
        state
    }

    /// How the task on the board stands: `answered`, `score` with `raw`, `min`, `max` and `scaled`, `success`, `completion`,
    /// `attempts`, `duration`; null without a task.
    pub fn task(&self) -> JsValue {
        let result = self
            .0
            .read(|app, now| app.embedding.task_result(&app.cx, now));
        result.flatten().as_ref().map_or(JsValue::NULL, value_of)
    }

    /// Does something with the task: `hint`, `again`, `solve`. Returns whether that is one of them.
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

    /// How far somebody has come with the task, as a text of at most 4,096 bytes.
    pub fn task_state(&self) -> Option<String> {
        self.0
            .read(|app, now| app.embedding.task_state(&app.cx, now))
            .flatten()
    }

    /// Brings that back. Returns whether it could.
    pub fn restore_task(&self, state: &str) -> bool {
        let restored = self.0.change(|app, now| app.restore_task(state, now));
        restored == Some(true)
    }

    /// What may be decided now, each as a line of a record.
    pub fn legal(&self) -> Vec<String> {
        let lines = self.0.read(|app, _| app.cx.legal_lines());
        lines.unwrap_or_default()
    }

    /// Decides by a line of a record. Returns whether it is allowed.
    pub fn act(&self, line: &str) -> bool {
        self.0.change(|app, now| app.act_line(line, now)) == Some(true)
    }

    /// Shows comments and marks of the host beside the game, as lines of a record, in place of those before.
    ///
    /// # Errors
    /// An error with the first line that is neither, and why not; nothing has changed then.
    pub fn annotate(&self, lines: &str) -> Result<(), JsError> {
        let done = self.0.change(|app, _| app.cx.annotate(lines));
        done.unwrap_or(Ok(())).map_err(|why| JsError::new(&why))
    }

    /// Takes the last decision back, or makes it again.
    pub fn undo(&self, again: bool) {
        let command = match again {
            true => Command::Redo,
            false => Command::TakeBack,
        };
        self.0
            .change(|app, now| app.press(Intent::Command(command), now));
    }

    /// In a replay, goes to a stop of it, from 0. Returns whether one is shown.
    pub fn go_to(&self, step: u32) -> bool {
        self.0.change(|app, now| app.go_to_step(step as usize, now)) == Some(true)
    }

    /// The payload of a link that carries the game.
    pub fn link(&self) -> Option<String> {
        self.0.read(|app, _| app.cx.link_text()).flatten()
    }

    /// A promise of the line that the strongest computer player would play for whoever is asked.
    pub fn ask(&self) -> Promise {
        self.0.advise()
    }

    /// The table as a picture so wide in pixels: `svg`, a document that carries the game, `width` and `height`; null without a
    /// game.
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

    /// The table for paper: `svg`, and the `text` that belongs to it; null without a game.
    pub fn printed(&self) -> JsValue {
        let made = self.0.read(|app, _| app.embedding.printed(&app.cx));
        paper_of(made.flatten())
    }

    /// The same of a game that is on no board yet, as `new` and `show` take it.
    ///
    /// # Errors
    /// When the messages belong to another build.
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

    /// A PNG that carries the game on the board as well; none where the bytes are of no PNG.
    pub fn carry(&self, png: &[u8]) -> Option<Vec<u8>> {
        let made = self.0.read(|app, _| app.picture_as_wide(LEAST_PICTURE));
        made.flatten()?.metadata.in_png(png)
    }

    /// Breaks the board on purpose, to see what it says then.
    pub fn drill(&self) {
        self.0.update(|_, _| {
            let broken = self.0.host.as_ref().map(|host| host.board.is_broken());
            assert!(broken != Some(false), "this is a drill");
        });
    }

    /// Takes the board off for good; nothing may be asked of it afterwards but to be freed.
    pub fn close(&self) {
        self.0.close();
    }

    /// The element has another place or size: what is drawn follows.
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

/// A picture as the element paints it.
#[derive(Serialize)]
struct Painted {
    svg: String,
    width: u32,
    height: u32,
}

/// A board on paper.
#[derive(Serialize)]
struct Paper {
    svg: String,
    text: String,
}

fn paper_of(printed: Option<(String, String)>) -> JsValue {
    printed.map_or(JsValue::NULL, |(svg, text)| value_of(&Paper { svg, text }))
}

/// Takes in messages, the tables in their order. Returns the language.
fn take_words(language: &str, messages: Vec<String>) -> Result<Language, JsValue> {
    let language = Language::parse(language).unwrap_or_default();
    for (when, table) in When::ALL.into_iter().zip(messages) {
        take(language, when, table)?;
    }
    Ok(language)
}

#[inline(never)]
fn take_words_of_cards(language: &str, words: String) -> Result<(), JsValue> {
    let language = Language::parse(language).unwrap_or_default();
    take(language, When::Cards, words)
}

impl Board {
    /// Says what happens on it from the beginning: whoever is here has just opened it.
    pub(super) fn speak(&self) {
        self.0.live_region.speak();
    }

    /// Takes in values for settings.
    pub(super) fn prefer(&self, settings: &[SettingChange]) {
        self.0
            .change(|app, _| settings.iter().for_each(|&change| app.cx.set(change)));
    }

    /// Whether somebody reached the goals of its task, without the solution being shown just now.
    pub(super) fn is_solved(&self) -> bool {
        self.0.read(|app, _| app.embedding.is_task_solved()) == Some(true)
    }

    /// Whether the solution of its task is shown.
    pub(super) fn is_solution_shown(&self) -> bool {
        self.0.read(|app, _| app.embedding.is_solution_shown()) == Some(true)
    }

    /// Shows the whole board where less of it is seen.
    pub(super) fn fit(&self) {
        let fit = Intent::Command(Command::Fit);
        self.0.change(|app, now| app.press(fit, now));
    }

    /// Marks something besides what the record marks. A line that cannot be read marks nothing.
    pub(super) fn mark(&self, lines: &str) {
        // What the record says is not said again.
        if lines.is_empty() {
            return;
        }
        self.0.change(|app, _| _ = app.cx.annotate(lines));
    }
}
