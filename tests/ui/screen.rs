//! An app with a game on a screen, and a clock that only goes when told.

use crate::named::ByName;
use page::messages::Language;
use view::scene::camera::Camera;
use view::scene::layout::Layout;

use engine::tiles::{Pos, Rotation};
use kurbo::{Point, Rect};
use page::app::App;
use page::elements::setting::{Confirm, SettingChange};
use page::elements::tree::Node;
use page::stage::{AnySession, CardStage, Device, Input, TileStage};

/// Two persons; the tiles come in this order.
pub const PERSONS: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\noption first-player 1\nseed 1\nstack base/U base/E base/B base/K\n";

/// A person, then a computer.
pub const AGAINST: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red greedy\noption first-player 1\nseed 1\nstack base/U base/E base/B base/K\n";

/// Between two presses that are no double click, in milliseconds.
pub const APART: f64 = 400.0;

/// An app and what time it is.
pub struct Screen {
    pub app: App,
    pub now: f64,
}

impl Screen {
    /// The game of a record on a screen of 800 by 600, with boxes for all its tiles. Every turn waits to be confirmed, so
    /// that each decision can be looked at.
    pub fn open(record: &str) -> Screen {
        Screen::open_with(record, Confirm::Always)
    }

    /// The same as whoever comes for the first time finds it: a turn without a figure ends by itself.
    pub fn open_as_new(record: &str) -> Screen {
        Screen::open_with(record, Confirm::default())
    }

    fn open_with(record: &str, confirm: Confirm) -> Screen {
        let mut app = App::new(Language::English, 7);
        app.cx.set(SettingChange::Confirm(confirm));
        app.cx.take_effects();
        app.lay_out(layout(), 0.0);
        let record = crate::filling::filled_in(record.to_owned());
        app.open(AnySession::load(&record).expect("a record"), 0.0);
        let mut screen = Screen { app, now: 0.0 };
        screen.wait();
        screen
    }

    /// Lets everything that moves come to rest.
    pub fn wait(&mut self) {
        self.now += 5_000.0;
        self.app.tick(self.now);
        // The camera sets out when the page around the board is known.
        if self.app.is_moving(self.now) {
            self.now += 1_000.0;
            self.app.tick(self.now);
        }
        let walks = |app: &App| {
            app.cx
                .tile_stage()
                .is_some_and(|stage| stage.walk().is_some())
        };
        while walks(&self.app) {
            self.now = self.app.next_tick_at().expect("the walk goes on");
            self.app.tick(self.now);
        }
    }

    pub fn tile_stage(&self) -> &TileStage {
        self.app.cx.tile_stage().expect("a game")
    }

    pub fn card_stage(&self) -> &CardStage {
        self.app.cx.card_stage().expect("a game of cards")
    }

    /// Plays every turn by hand, with a figure where one can stand, until the game is over.
    pub fn play_to_end(&mut self) {
        while !self.tile_stage().game().is_over() {
            let (pos, _) = self.legal();
            self.click(self.at(pos.x, pos.y));
            self.wait();
            if let Some(spot) = self.tile_stage().places().offered().first().copied() {
                let at = self.places_camera().on_screen(spot.at);
                self.click(at);
            }
            self.press("skip");
            self.press("confirm");
            self.wait();
        }
    }

    pub fn slot(&self) -> Point {
        layout().slot(0).center()
    }

    /// The middle of a cell on the screen.
    pub fn at(&self, x: i16, y: i16) -> Point {
        self.tile_stage()
            .camera_at(self.now)
            .square(Pos::new(x, y))
            .center()
    }

    /// The camera that sees the places that answer the question.
    pub fn places_camera(&self) -> Camera {
        let table = self.tile_stage();
        table.places().camera(&table.viewport())
    }

    /// The first cell on which the tile in hand may lie, and how.
    pub fn legal(&self) -> (Pos, Rotation) {
        let hand = self.tile_stage().tile_in_hand().expect("a tile in hand");
        let pos = hand.places.cells()[0];
        (
            pos,
            hand.places
                .rotation(pos, hand.rotation)
                .expect("a rotation"),
        )
    }

    pub fn input(&mut self, input: Input) {
        self.now += 16.0;
        self.app.handle_input(input, self.now);
    }

    pub fn press(&mut self, words: &str) {
        self.now += APART;
        self.app.press_named(words, self.now);
    }

    /// Presses something in the next frame.
    pub fn press_at_once(&mut self, words: &str) {
        self.now += 16.0;
        self.app.press_named(words, self.now);
        crate::said_once::look_at(|| self.app.page());
    }

    pub fn down(&mut self, device: Device, at: Point) {
        self.now += APART - 16.0;
        self.input(Input::Down { id: 1, device, at });
    }

    pub fn to(&mut self, device: Device, at: Point) {
        self.input(Input::Move { id: 1, device, at });
    }

    pub fn up(&mut self, at: Point) {
        self.input(Input::Up { id: 1, at });
    }

    pub fn click(&mut self, at: Point) {
        self.down(Device::Mouse, at);
        self.up(at);
    }

    /// Drags with the mouse in steps.
    pub fn drag(&mut self, from: Point, to: Point) {
        self.down(Device::Mouse, from);
        for step in 1..=10 {
            self.to(Device::Mouse, from.lerp(to, f64::from(step) / 10.0));
        }
        self.up(to);
    }
}

/// A board above a bar with the tile in hand.
pub fn layout() -> Layout {
    Layout {
        whole: Rect::new(0.0, 0.0, 800.0, 600.0),
        ratio: 1.0,
        free: Rect::new(10.0, 10.0, 790.0, 480.0),
        tip: None,
        dock: Rect::new(200.0, 490.0, 600.0, 590.0),
        slots: vec![Rect::new(210.0, 500.0, 290.0, 580.0)],
        kinds: vec![Rect::new(300.0, 500.0, 360.0, 560.0)],
        homes: vec![
            Rect::new(0.0, 0.0, 40.0, 40.0),
            Rect::new(0.0, 50.0, 40.0, 90.0),
        ],
        ..Layout::default()
    }
}

/// The text of the first element of a class; empty where there is none.
pub fn text_of(screen: &Screen, class: &str) -> String {
    let page = screen.app.page();
    let found = of_class(&page, class);
    found
        .first()
        .map(|node| node.all_text())
        .unwrap_or_default()
}

/// All that has a class on a page.
pub fn of_class<'a>(page: &'a Node, class: &str) -> Vec<&'a Node> {
    let has = |node: &&Node| {
        let classes = node.get("class").unwrap_or_default();
        classes.split(' ').any(|other| other == class)
    };
    page.all().into_iter().filter(has).collect()
}
