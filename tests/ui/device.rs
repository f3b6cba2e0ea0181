//! A page and the browser around it, as far as links and saved games need one: it keeps what is saved, and what is copied.

use std::collections::BTreeMap;

use crate::named::ByName;
use crate::screen::{layout, of_class};
use engine::ai;
use engine::table::Kind;
use page::app::App;
use page::context::effects::{ChatTurn, Effect};
use page::context::surroundings::Surroundings;
use page::elements::intent::{FormChange, Intent};
use page::elements::mode::Venue;
use page::features::by_link::chat::Member;
use page::features::by_link::incoming::KeptGame;
use page::messages::Language;
use page::stage::{AnyGame, AnySession};

const ADDRESS: &str = "https://example.org/bastide/";
/// A page with its saved games, as a browser keeps them.
pub struct Device {
    pub app: App,
    pub now: f64,
    pub saves: BTreeMap<String, String>,
    pub current: Option<String>,
    pub copied: Option<String>,
    /// What went to the chat, once for all.
    pub sent: Vec<ChatTurn>,
}

impl Device {
    pub fn new() -> Device {
        let mut app = App::new(Language::English, 7);
        app.lay_out(layout(), 0.0);
        app.cx.set_surroundings(Surroundings {
            address: ADDRESS.to_string(),
            shares: true,
        });
        let mut device = Device {
            app,
            now: 0.0,
            saves: BTreeMap::new(),
            current: None,
            copied: None,
            sent: Vec::new(),
        };
        device.settle();
        device
    }

    /// A device on which a game by link was begun.
    pub fn beginning(kind: Kind, prepare: impl FnOnce(&mut Device)) -> Device {
        let mut device = Device::new();
        device.form(FormChange::Kind(kind));
        device.form(FormChange::Venue(Venue::ByLink));
        device.app.fill_named("name 0", "Ana");
        device.app.fill_named("name 1", "Ben");
        device.press("option first-player 1");
        prepare(&mut device);
        device.press("start");
        device
    }

    /// A page in a messenger of somebody.
    pub fn in_chat(name: &str) -> Device {
        let mut device = Device::new();
        device.app.join_chat(Member {
            name: name.to_string(),
            address: format!("{name}@example.org"),
        });
        device
    }

    /// Messages of the chat come in.
    pub fn hear(&mut self, turns: &[ChatTurn]) {
        self.now += 16.0;
        let kept = self.kept();
        self.app.take_chat(turns, &kept, self.now);
        self.settle();
    }

    fn kept(&self) -> Vec<KeptGame> {
        let kept = self.saves.iter().map(|(id, text)| KeptGame {
            id: id.clone(),
            text: text.clone(),
            current: self.current.as_ref() == Some(id),
        });
        kept.collect()
    }

    pub fn form(&mut self, change: FormChange) {
        self.app.press(Intent::Form(change), self.now);
        self.settle();
    }

    pub fn press(&mut self, name: &str) {
        self.now += 16.0;
        self.app.press_named(name, self.now);
        self.settle();
    }

    pub fn receive(&mut self, link: &str) {
        self.now += 16.0;
        self.app.receive_link(link, self.now);
        self.settle();
    }

    /// Loads the page again.
    pub fn reload(&mut self) {
        let text = self.saves[self.current.as_ref().expect("a game")].clone();
        let mut other = Device::new();
        let opened = AnySession::load(&text).expect("a saved game");
        other.app.open(opened, 0.0);
        other.saves = std::mem::take(&mut self.saves);
        other.current = self.current.take();
        *self = other;
        self.settle();
    }

    /// Does what the page asks its browser for.
    pub fn settle(&mut self) {
        loop {
            let effects = self.app.cx.take_effects();
            if effects.is_empty() {
                return;
            }
            for effect in effects {
                self.run(effect);
            }
        }
    }

    fn run(&mut self, effect: Effect) {
        match effect {
            Effect::NewSave => self.current = Some(format!("game {}", self.saves.len())),
            Effect::SelectSave(id) => self.current = Some(id),
            Effect::Save => {
                let id = self.current.clone().expect("a name");
                self.saves.insert(id, self.app.cx.record().expect("a game"));
            }
            Effect::FindTurn(link, replacing) => {
                let kept = self.kept();
                self.app.take_turn(&link, replacing, &kept, self.now);
            }
            Effect::CopyLink(link) => {
                self.copied = Some(link);
                self.app
                    .sharing
                    .set_link_copied(&mut self.app.cx, true, self.now);
            }
            Effect::SendTurn { turn, .. } => self.sent.push(turn),
            Effect::Think { epoch, seat, level } => {
                let (seed, game) = self.app.cx.seen_by(seat).expect("a game");
                match game {
                    AnyGame::Tiles(game) => {
                        let action = ai::choose(&game, seed, level);
                        self.app.answer(epoch, action, self.now);
                    }
                    AnyGame::Cards(_) => panic!("no computer plays cards here"),
                }
            }
            _ => {}
        }
    }

    /// Lets time pass.
    pub fn wait(&mut self, millis: f64) {
        let end = self.now + millis;
        while let Some(next) = self.app.next_tick_at().filter(|&next| next < end) {
            self.now = next.max(self.now + 1.0);
            self.app.tick(self.now);
            self.settle();
        }
        self.now = end;
        self.app.tick(end);
        self.settle();
    }

    /// Looks at what came by a link until the game goes on.
    pub fn watch(&mut self) {
        for _ in 0..200 {
            if self.catches_up().is_none() {
                return;
            }
            self.wait(1_000.0);
        }
        panic!("what came by a link is shown without end");
    }

    /// The turns that are still to be shown, while what came by a link is.
    pub fn catches_up(&self) -> Option<(usize, usize)> {
        let replay = match (self.app.cx.tile_stage(), self.app.cx.card_stage()) {
            (Some(stage), _) => stage.replay(),
            (_, stage) => stage.and_then(|stage| stage.replay()),
        };
        replay.map(|replay| replay.counter())
    }

    /// Whether somebody here is asked something.
    pub fn plays(&self) -> bool {
        match (self.app.cx.tile_stage(), self.app.cx.card_stage()) {
            (Some(stage), _) => stage.question().is_some(),
            (_, stage) => stage.is_some_and(|stage| stage.question().is_some()),
        }
    }

    /// Whether the scoring of a round is told.
    fn is_narrating(&self) -> bool {
        let stage = self.app.cx.card_stage();
        stage.is_some_and(|stage| stage.pending().is_narrating())
    }

    pub fn is_over(&self) -> bool {
        match (self.app.cx.tile_stage(), self.app.cx.card_stage()) {
            (Some(stage), _) => stage.session().asked().is_none(),
            (_, stage) => stage.is_some_and(|stage| stage.session().asked().is_none()),
        }
    }

    /// Decides everything that is asked here, always the last thing that is legal, or the first.
    pub fn take_turn(&mut self, first: bool) {
        for _ in 0..60 {
            if self.is_over() || !self.plays() {
                self.wait(8_000.0);
            }
            if self.is_narrating() {
                self.press("confirm");
                continue;
            }
            if self.is_over() || !self.plays() {
                return;
            }
            let count = match (self.app.cx.tile_stage(), self.app.cx.card_stage()) {
                (Some(stage), _) => stage.legal().len(),
                (_, stage) => stage.expect("a game").legal().len(),
            };
            let index = if first { 0 } else { count - 1 };
            self.press(&format!("act {index}"));
        }
        panic!("a turn without end");
    }

    /// Sends the turn.
    pub fn send(&mut self) -> String {
        if self.is_over() {
            self.wait(600_000.0);
        }
        self.press("copy-turn");
        self.copied.take().expect("a link was copied")
    }

    pub fn dock(&self) -> String {
        of_class(&self.app.page(), "dock")[0].all_text()
    }

    pub fn notices(&self) -> String {
        of_class(&self.app.page(), "notices")[0].all_text()
    }

    pub fn record(&self) -> String {
        self.app.cx.record().expect("a game")
    }

    pub fn steps(&self) -> usize {
        self.app
            .cx
            .tile_stage()
            .expect("a game")
            .session()
            .entries()
            .len()
    }
}
