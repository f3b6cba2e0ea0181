//! The camera: what it follows, how a hand keeps it still, and what guides to places out of sight.

use crate::screen::{AGAINST, Screen, layout, of_class};
use crate::widths::{Game, upright};
use engine::rules::{Edition, Setup};
use kurbo::{Point, Rect, Vec2};
use page::app::App;
use page::context::settings::Settings;
use page::messages::Language;
use page::stage::{AnySession, Device, Input, TileStage};
use view::scene::camera::Camera;
use view::scene::layout::Layout;

/// A game in which not all of the board fits on a phone any more, with a tile in hand.
fn late() -> Game {
    let mut game = Game::new(Setup::base(Edition::Current, 2), upright());
    assert!(game.play_to(40));
    game
}

impl Game {
    fn camera(&self) -> Camera {
        self.stage.camera_at(self.now)
    }

    fn wait(&mut self) {
        self.now += 5_000.0;
        self.stage.tick(self.now);
    }

    fn input(&mut self, input: Input) {
        self.now += 16.0;
        self.stage.input(input, self.now);
    }

    fn down(&mut self, at: Point) {
        let (id, device) = (1, Device::Finger);
        self.input(Input::Down { id, device, at });
    }

    fn to(&mut self, at: Point) {
        let (id, device) = (1, Device::Finger);
        self.input(Input::Move { id, device, at });
    }

    fn up(&mut self, at: Point) {
        self.input(Input::Up { id: 1, at });
    }

    fn drag(&mut self, from: Point, by: Vec2) {
        self.down(from);
        self.to(from + by * 0.5);
        self.to(from + by);
        self.up(from + by);
    }

    /// Looks as far away from everything as the board lets go.
    fn look_away(&mut self) {
        let ground = Point::new(195.0, 400.0);
        for _ in 0..12 {
            self.drag(ground, Vec2::new(-150.0, -200.0));
        }
    }

    fn seen_cells(&self) -> usize {
        let cells = self.stage.tile_in_hand().expect("a tile").places.cells();
        cells
            .iter()
            .filter(|&&pos| self.sees(&upright(), pos))
            .count()
    }
}

#[test]
fn a_board_moved_by_hand_stays_until_what_matters_is_out_of_sight() {
    let mut game = late();
    let before = game.camera();
    game.drag(Point::new(195.0, 400.0), Vec2::new(20.0, 15.0));
    game.wait();
    let moved = game.camera();
    assert!((moved.middle - before.middle).hypot() > 100.0);
    game.look_away();
    game.decide();
    game.play_to(0);
    assert!(
        game.seen_cells() > 0,
        "a new turn, and none of its cells was seen"
    );
    let (last, _) = game.stage.last_placed().expect("a tile");
    assert!(game.sees(&upright(), last));
}

#[test]
fn the_size_somebody_chose_stays() {
    let mut game = late();
    game.stage.zoom(1.6, game.now);
    game.wait();
    let zoom = game.camera().zoom;
    for _ in 0..6 {
        game.decide();
        game.play_to(0);
        assert_eq!(game.camera().zoom, zoom);
    }
    assert!(game.seen_cells() > 0);
}

#[test]
fn nothing_moves_under_a_finger_and_it_comes_in_sight_when_that_goes() {
    let mut game = late();
    game.look_away();
    game.down(Point::new(195.0, 300.0));
    let held = game.camera();
    game.decide();
    game.play_to(0);
    assert_eq!(game.camera(), held);
    game.up(Point::new(195.0, 300.0));
    game.play_to(0);
    game.wait();
    game.wait();
    assert_ne!(game.camera(), held);
    assert!(game.seen_cells() > 0);
}

#[test]
fn all_of_the_board_is_shown_on_demand_and_once_more_leads_back() {
    let mut game = late();
    let play = game.camera();
    game.stage.fit(game.now);
    game.wait();
    assert!(game.stage.shows_all());
    let placed = game.stage.game().board().placed().to_vec();
    assert!(
        placed
            .iter()
            .all(|placed| game.sees(&upright(), placed.pos))
    );
    assert_eq!(game.stage.minimap(), None, "nothing is out of sight");
    assert!(game.stage.edge_arrows().is_empty());
    game.stage.fit(game.now);
    game.wait();
    assert!(!game.stage.shows_all());
    assert_eq!(game.camera().zoom, play.zoom);
    assert!(game.seen_cells() > 0);
}

#[test]
fn all_of_the_board_stays_in_sight_in_however_little_room_there_is() {
    let mut game = late();
    game.stage.fit(game.now);
    game.wait();
    // A list opens beside the board; tiles and places for the next one are to be seen in what is left.
    let little = Layout {
        free: Rect::new(8.0, 131.0, 130.0, 330.0),
        ..upright()
    };
    game.now += 16.0;
    game.stage.set_layout(little.clone(), game.now);
    game.wait();
    let mut cells = game.stage.tile_in_hand().expect("a tile").places.cells();
    let placed = game.stage.game().board().placed().iter();
    cells.extend(placed.map(|placed| placed.pos));
    let camera = game.camera();
    assert!(camera.zoom < 18.0, "{}", camera.zoom);
    for pos in cells {
        let cell = camera.square(pos).inset(-0.1);
        assert!(little.free.contains_rect(cell), "{pos:?}");
    }
    game.stage.zoom(0.5, game.now);
    game.wait();
    assert_eq!(game.camera().zoom, camera.zoom, "not nearer by going away");
}

#[test]
fn a_reload_shows_all_of_the_board_again_and_a_new_game_does_not() {
    let tight = Layout {
        free: Rect::new(10.0, 10.0, 130.0, 130.0),
        ..layout()
    };
    let mut screen = Screen::open(AGAINST);
    screen.app.lay_out(tight.clone(), screen.now);
    screen.press("fit");
    assert!(screen.tile_stage().shows_all());
    let kept = screen.app.cx.settings().write();
    let record = screen.app.cx.record().expect("a game");
    let mut reloaded = App::new(Language::English, 7);
    reloaded.lay_out(tight, 0.0);
    reloaded.cx.restore_settings(Settings::read(&kept));
    reloaded.open(AnySession::load(&record).expect("a game"), 0.0);
    let shows_all = |app: &App| app.cx.tile_stage().is_some_and(TileStage::shows_all);
    assert!(shows_all(&reloaded));
    reloaded.begin(0.0);
    assert!(!shows_all(&reloaded));
}

#[test]
fn the_button_for_all_of_the_board_is_down_while_it_is_shown() {
    let mut screen = Screen::open(AGAINST);
    let told = |screen: &Screen| {
        let page = screen.app.page();
        let zoomer = of_class(&page, "zoomer")[0];
        let fit = zoomer.all().into_iter();
        let mut fit = fit.filter(|node| node.get("aria-label") == Some("Show all"));
        let fit = fit.next().expect("a button");
        let title = fit.get("data-title").unwrap_or_default().to_owned();
        (fit.get("aria-pressed").map(str::to_owned), title)
    };
    let (down, title) = told(&screen);
    assert_eq!(down.as_deref(), Some("false"));
    assert!(title.starts_with("Show all"));
    screen.press("fit");
    let small = "all of a small board is seen while it is played on";
    assert_eq!(told(&screen).0.as_deref(), Some("false"), "{small}");
    let tight = Layout {
        free: Rect::new(10.0, 10.0, 130.0, 130.0),
        ..layout()
    };
    screen.app.lay_out(tight, screen.now);
    screen.press("fit");
    let (down, title) = told(&screen);
    assert_eq!(down.as_deref(), Some("true"));
    assert!(title.starts_with("Back to play"), "{title}");
    screen.press("fit");
    assert_eq!(told(&screen).0.as_deref(), Some("false"));
}

#[test]
fn a_sentence_that_opens_moves_the_board_only_where_it_covers_what_matters() {
    let mut game = late();
    let before = game.camera();
    let place = before.on_screen(before.middle);
    let free = upright().free;
    let cells = game.stage.tile_in_hand().expect("a tile").places.cells();
    let last = game.stage.last_placed().expect("a tile").0;
    let seen = cells.iter().chain([&last]).map(|&pos| before.square(pos));
    let seen = seen.filter(|cell| free.contains_rect(*cell));
    let lowest = seen.map(|cell| cell.y1).fold(free.y0, f64::max);
    let room = |y1: f64| Layout {
        free: Rect { y1, ..free },
        ..upright()
    };
    game.stage.set_layout(room(free.y1 - 1.0), game.now);
    game.stage.set_layout(room(free.y1 - 0.5), game.now);
    game.wait();
    if lowest < free.y1 - 2.0 {
        let there = game.camera().on_screen(before.middle);
        assert!(there.distance(place) < 1e-6, "nothing was covered");
    }
    game.stage.set_layout(room(lowest - 300.0), game.now);
    game.wait();
    let last = game.camera().square(last);
    assert!(last.y1 <= lowest - 300.0 && last.y0 >= free.y0, "{last:?}");
}

#[test]
fn an_arrow_leads_to_the_cells_it_counts() {
    let mut game = late();
    let arrows = game.stage.edge_arrows();
    let arrow = arrows
        .iter()
        .max_by_key(|arrow| arrow.places)
        .expect("an arrow");
    let zoom = game.camera().zoom;
    assert!(arrow.cells.iter().all(|&pos| !game.sees(&upright(), pos)));
    game.down(arrow.at);
    game.up(arrow.at);
    game.wait();
    assert!(arrow.cells.iter().any(|&pos| game.sees(&upright(), pos)));
    assert_eq!(game.camera().zoom, zoom);
    assert!(game.stage.tile_in_hand().is_some(), "nothing was placed");
}

#[test]
fn the_small_map_leads_where_it_is_pressed_and_dragged() {
    let mut game = late();
    let map = game.stage.minimap().expect("a map");
    for pos in [
        map.frame.origin() + Vec2::new(20.0, 20.0),
        map.frame.center(),
    ] {
        game.down(pos);
        game.wait();
        let meant = map.on_table(pos);
        assert!(game.camera().middle.distance(meant) < 1.0);
        let there = pos + Vec2::new(12.0, 9.0);
        game.to(there);
        assert!(game.camera().middle.distance(map.on_table(there)) < 1.0);
        game.up(there);
        assert_eq!(game.stage.minimap().map(|map| map.frame), Some(map.frame));
    }
    let settings = page::context::settings::Settings {
        minimap: false,
        ..Default::default()
    };
    game.stage.set_preferences(settings.for_stage(true));
    assert_eq!(game.stage.minimap(), None);
}

#[test]
fn nothing_moves_by_itself_where_nothing_is_to_move() {
    let mut game = late();
    game.look_away();
    game.now += 10.0;
    game.stage.fit(game.now);
    assert!(game.stage.shows_all());
    let at_once = game.camera();
    game.wait();
    assert_eq!(game.camera(), at_once);
}

#[test]
fn a_tile_that_passes_the_edge_moves_nothing_and_one_that_rests_there_does() {
    let mut game = late();
    let before = game.camera();
    let (id, device) = (1, Device::Mouse);
    let slot = upright().slots[0].center();
    game.input(Input::Down {
        id,
        device,
        at: slot,
    });
    let edge = Point::new(slot.x, upright().free.y1 - 10.0);
    for step in 1..=20 {
        let at = slot.lerp(edge, f64::from(step) / 20.0);
        game.input(Input::Move { id, device, at });
        game.stage.tick(game.now);
    }
    assert_eq!(game.camera(), before, "on the way from the bar");
    assert!(game.stage.is_moving(game.now), "it waits");
    for _ in 0..60 {
        game.now += 16.0;
        game.stage.tick(game.now);
    }
    assert!(game.camera().middle.y > before.middle.y, "it rested there");
}

/// What is carried to an edge and rests there, so far from its slot.
fn rest_at(game: &mut Game, device: Device, edge: Point) {
    let (id, slot) = (1, upright().slots[0].center());
    game.input(Input::Down {
        id,
        device,
        at: slot,
    });
    for step in 1..=20 {
        let at = slot.lerp(edge, f64::from(step) / 20.0);
        game.input(Input::Move { id, device, at });
        game.stage.tick(game.now);
    }
    for _ in 0..60 {
        game.now += 16.0;
        game.stage.tick(game.now);
    }
}

#[test]
fn whatever_carries_a_tile_to_whichever_edge_leads_on_there() {
    let (whole, free) = (upright().whole, upright().free);
    let middle = free.center();
    let edges = [
        // A mouse is pushed as far as the screen goes, over what stands beside the board.
        (Point::new(whole.x0 + 1.0, middle.y), Vec2::new(-1.0, 0.0)),
        (Point::new(whole.x1 - 1.0, middle.y), Vec2::new(1.0, 0.0)),
        (Point::new(free.x1 - 3.0, middle.y), Vec2::new(1.0, 0.0)),
        (Point::new(free.x0 + 3.0, middle.y), Vec2::new(-1.0, 0.0)),
        (Point::new(middle.x, free.y0 + 3.0), Vec2::new(0.0, -1.0)),
    ];
    for device in [Device::Mouse, Device::Pen, Device::Finger] {
        for (edge, way) in edges {
            let mut game = late();
            game.stage.zoom(2.0, game.now);
            game.wait();
            let before = game.camera();
            rest_at(&mut game, device, edge);
            let gone = (game.camera().middle - before.middle).dot(way);
            assert!(gone > 0.0, "{device:?} at {edge:?}: {gone}");
        }
    }
}

#[test]
fn where_nothing_moves_by_itself_the_edge_leads_on_by_whole_tiles() {
    let mut game = late();
    game.stage.zoom(2.0, game.now);
    game.wait();
    game.stage.set_preferences(page::stage::Preferences {
        confirm: page::elements::setting::Confirm::Always,
        grace: false,
        aids: true,
        minimap: true,
        calm: true,
        look: view::scene::Look::Summer,
    });
    let before = game.camera();
    let free = upright().free;
    rest_at(
        &mut game,
        Device::Finger,
        Point::new(free.x1 - 3.0, free.center().y),
    );
    let tiles = (game.camera().middle.x - before.middle.x) / view::scene::camera::TILE;
    assert!(tiles >= 1.0, "{tiles}");
    assert!((tiles - tiles.round()).abs() < 1e-6, "{tiles}");
}

#[test]
fn the_small_map_gives_way_to_places_for_the_tile() {
    let (mut maps, mut turns) = (0, 0);
    let mut game = Game::new(Setup::base(Edition::Current, 2), upright());
    while game.play_to(30) {
        game.wait();
        turns += 1;
        let cells = game.stage.tile_in_hand().expect("a tile").places.cells();
        let camera = game.camera();
        if let Some(map) = game.stage.minimap() {
            maps += 1;
            let free = upright().free;
            for pos in cells {
                let middle = camera.square(pos).center();
                let under = free.contains(middle) && map.frame.contains(middle);
                assert!(!under, "the map lies over {pos:?}");
            }
        }
        game.decide();
    }
    assert!(2 * maps > turns, "a map in {maps} of {turns} turns");
}

#[test]
fn an_arrow_says_what_it_counts_to_whoever_points_at_it() {
    let mut game = late();
    let arrow = game.stage.edge_arrows().remove(0);
    assert!(arrow.places > 0);
    let (id, device) = (1, Device::Mouse);
    game.input(Input::Move {
        id,
        device,
        at: arrow.at,
    });
    game.wait();
    let told = game.stage.tooltip().map(|tooltip| tooltip.subject);
    let meant = page::stage::tiles::tooltip::Subject::OutOfSight(arrow.places);
    assert_eq!(told, Some(meant));
    let texts = page::messages::Language::ALL.map(page::messages::texts);
    for texts in texts {
        let told = texts.out_of_sight(arrow.places as u32);
        assert!(told.contains(&arrow.places.to_string()), "{told}");
    }
}
