//! A figure is let go anywhere on its feature; elsewhere it goes back, and why is said. A press on a feature means its
//! place where it can mean nothing else.

use crate::screen::{Screen, layout, of_class};
use engine::rules::{Action, Figure, Question, Reason, Spot};
use engine::table::{Seat, SeatSet};
use engine::tiles::Pos;
use kurbo::{Point, Rect, Size, Vec2};
use page::messages::Language;
use page::stage::Device;
use page::stage::popover::PopoverPlacement;
use view::scene::answers::{Answer, Piece};
use view::scene::camera::{TILE, corner};
use view::scene::layout::Layout;
use view::scene::pointing::spot_under;
use view::scene::spots::anchor_of;

const PLAYERS: &str =
    "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n";

/// Anna's tile closes a city and goes on with Ben's road, and fits in no other way.
const FIXED: &str = "seed 1
stack base/B base/B
start
tile base/D 0,0
tile base/E 0,-1 r2
\
    tile base/E 1,-1 r2
figure 2 meeple road EW 0,0
drawn base/D
play
place base/D 1,0
";

/// Anna's tile fits in two ways.
const TURNABLE: &str = "seed 1\nstack base/B base/B\nstart\ntile base/D 0,0\ndrawn base/U\n\
    play\nplace base/U 1,0\n";

/// Anna's machine points at the start tile, and her meeple flies.
const LANDING: &str = "set flying\npart flight\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\n\
    drawn flier/B\nplay\nplace flier/B 1,0\nfly meeple\nconfirm\nroll 1\n";

const MAGE: &str = "set mage\npart mage-witch\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\n\
    tile base/U 1,0\ntile base/E 0,1 r2\nmage road EW 1,0\ndrawn mage/D\nplay\nplace mage/D 0,-1\n";

fn open(record: &str) -> Screen {
    let mut screen = Screen::open(&format!("{PLAYERS}{record}"));
    screen.wait();
    screen
}

impl Screen {
    /// Points of the screen all over a tile, with the parts of it that lie there.
    fn ground(&self, pos: Pos) -> Vec<(Point, Option<Spot>)> {
        const EACH: i32 = 20;
        let camera = self.tile_stage().camera_at(self.now);
        let at = |index: i32| {
            let [x, y] = [index % EACH, index / EACH].map(|step| f64::from(step) + 0.5);
            let place = corner(pos) + Vec2::new(x, y) * (TILE / f64::from(EACH));
            let spot = spot_under(self.tile_stage().game(), place);
            (camera.on_screen(place), spot)
        };
        (0..EACH * EACH).map(at).collect()
    }

    /// The point of a segment that is farthest from all places.
    fn far_on(&self, spot: Spot) -> Point {
        let stage = self.tile_stage();
        let camera = stage.camera_at(self.now);
        let far = |at: Point| {
            let places = stage.places().offered().iter();
            let away = places.map(|answer| camera.on_screen(answer.at).distance(at));
            away.fold(f64::MAX, f64::min)
        };
        let here = self.ground(spot.pos).into_iter();
        let here = here.filter(|(_, under)| *under == Some(spot));
        let best = here.max_by(|a, b| far(a.0).total_cmp(&far(b.0)));
        best.expect("a part of the tile").0
    }

    /// Brings the only kind of figure from the bar.
    fn bring(&mut self, to: Point) {
        self.down(Device::Mouse, layout().kinds[0].center());
        self.to(Device::Mouse, to.lerp(layout().kinds[0].center(), 0.3));
        self.to(Device::Mouse, to);
    }

    fn offered(&self) -> Vec<Answer> {
        self.tile_stage().places().offered().to_vec()
    }

    fn last(&self) -> Option<Action> {
        let entries = self.tile_stage().session().entries();
        entries.last().map(|entry| entry.action)
    }

    fn reasons(&self) -> Vec<Reason> {
        let refusal = self.tile_stage().refusal();
        refusal.map_or_else(Vec::new, |refusal| refusal.reasons.clone())
    }

    fn part(&self, x: i16, y: i16, segment: &str) -> Spot {
        let game = self.tile_stage().game();
        let pos = Pos::new(x, y);
        let index = game.board().get(pos).expect("a tile");
        let tile = engine::tiles::catalogue().tile(game.board().at(index).tile);
        let mut each = tile.each();
        let found = each.find(|(_, part)| format!("{:?}", part.kind).to_lowercase() == segment);
        let segment = found.expect("a segment").0;
        Spot { pos, segment }
    }
}

#[test]
fn a_figure_is_let_go_anywhere_on_its_feature_and_takes_its_place() {
    for record in [FIXED, TURNABLE, LANDING] {
        let screen = open(record);
        assert!(!screen.offered().is_empty(), "{record}");
        for (index, answer) in screen.offered().into_iter().enumerate() {
            let mut screen = open(record);
            let spot = answer.spot().expect("a segment");
            let before = screen.tile_stage().session().entries().len();
            screen.bring(screen.far_on(spot));
            let pointed = screen.tile_stage().places().pointed_index();
            assert_eq!(pointed, Some(index), "it lights up: {answer:?}");
            screen.up(screen.far_on(spot));
            let entries = screen.tile_stage().session().entries();
            assert_eq!(entries[before].action, answer.action);
        }
    }
}

#[test]
fn the_parts_of_a_feature_on_other_tiles_mean_its_place_too() {
    let mut screen = open(FIXED);
    let city = screen.part(1, 0, "city");
    let answer = screen
        .offered()
        .into_iter()
        .find(|one| one.spot() == Some(city));
    let answer = answer.expect("the city is free");
    let other = screen.part(1, -1, "city");
    let at = screen.far_on(other);
    screen.bring(at);
    screen.up(at);
    assert_eq!(screen.last(), Some(answer.action));
}

#[test]
fn a_figure_let_go_elsewhere_goes_back_and_why_is_said() {
    let ben = SeatSet::EMPTY.with(Seat(1));
    let mut screen = open(FIXED);
    let away = [
        (
            screen.far_on(screen.part(1, 0, "road")),
            Reason::Occupied(ben),
        ),
        (
            screen.far_on(screen.part(0, -1, "city")),
            Reason::NotOnPlacedTile,
        ),
        (Point::new(700.0, 20.0), Reason::NotOnPlacedTile),
    ];
    for (at, reason) in away {
        let before = screen.tile_stage().session().entries().len();
        screen.bring(at);
        assert_eq!(screen.tile_stage().places().pointed_index(), None);
        screen.up(at);
        assert_eq!(screen.reasons(), [reason]);
        assert_eq!(screen.tile_stage().session().entries().len(), before);
        assert!(screen.app.is_moving(screen.now), "it goes back");
        let page = screen.app.page();
        let told = of_class(&page, "refusal")[0].all_text();
        let mut french = open(FIXED);
        french.app.cx.speak(Language::French);
        french.bring(at);
        french.up(at);
        let page = french.app.page();
        assert_ne!(told, of_class(&page, "refusal")[0].all_text());
        screen.wait();
        assert!(!screen.app.is_moving(screen.now));
    }
    screen.bring(layout().dock.center());
    screen.up(layout().dock.center());
    assert_eq!(screen.reasons(), [], "it was given back");
}

#[test]
fn a_refusal_leaves_the_places_and_their_loupe_in_sight() {
    let mut screen = open(FIXED);
    screen.down(Device::Finger, layout().kinds[0].center());
    screen.to(Device::Finger, Point::new(400.0, 60.0));
    screen.up(Point::new(400.0, 60.0));
    assert_eq!(screen.reasons(), [Reason::NotOnPlacedTile]);
    let stage = screen.tile_stage();
    let tile = stage.camera_at(screen.now).square(Pos::new(1, 0));
    let frame = stage.loupe().map(|loupe| loupe.frame);
    let page = screen.app.page();
    let refusal = of_class(&page, "refusal")[0];
    let place = PopoverPlacement::read(|name| refusal.get(name).map(str::to_string));
    let place = place.expect("a place");
    let sheet = place.place(Size::new(240.0, 90.0));
    for seen in [tile].into_iter().chain(frame) {
        let covered = sheet.intersect(seen.inset(-2.0)).area();
        assert_eq!(covered, 0.0, "{sheet:?} lies over {seen:?}");
    }
    // Nor does it lie on the figure of which it may speak.
    let ben = stage.camera_at(screen.now).square(Pos::new(0, 0));
    assert_eq!(sheet.intersect(ben.round()).area(), 0.0, "{sheet:?}");
    assert!(place.keep_free.contains(&ben.round()), "{place:?}");
}

#[test]
fn the_ground_under_a_figure_counts_and_not_that_under_the_finger_that_carries_it() {
    let mut screen = open(FIXED);
    let start = screen.far_on(screen.part(0, 0, "road"));
    let field = start + Vec2::new(0.0, 41.6);
    screen.down(Device::Finger, layout().kinds[0].center());
    screen.to(Device::Finger, field + Vec2::new(0.0, 40.0));
    screen.to(Device::Finger, field);
    screen.up(field);
    assert_eq!(
        screen.reasons(),
        [Reason::NotOnPlacedTile],
        "Ben's road, not the field below"
    );
}

#[test]
fn what_belongs_to_nobody_says_why_it_goes_back_too() {
    let mut screen = open(MAGE);
    let away = Point::new(700.0, 20.0);
    let camera = screen.tile_stage().camera_at(screen.now);
    let source = screen.tile_stage().places().sources()[0];
    screen.down(Device::Mouse, camera.on_screen(source.at));
    screen.to(Device::Mouse, away);
    screen.up(away);
    assert_eq!(screen.reasons(), [Reason::NoMagicThere]);
}

#[test]
fn a_press_on_a_feature_means_its_place_where_the_tile_cannot_be_turned() {
    let screen = open(FIXED);
    assert_eq!(screen.tile_stage().other_rotation(true), None);
    let city = screen.part(1, 0, "city");
    for device in [Device::Mouse, Device::Finger] {
        let mut screen = open(FIXED);
        let at = screen.far_on(city);
        screen.down(device, at);
        screen.up(at);
        let (figure, segment) = (Figure::Meeple, city.segment);
        assert_eq!(screen.last(), Some(Action::Deploy { figure, segment }));
        // Where a press is held and moved on, the board is: the tile is taken up again.
        let mut screen = open(FIXED);
        screen.down(device, at);
        screen.to(device, at + Vec2::new(0.0, -60.0));
        screen.up(at);
        assert!(!matches!(screen.last(), Some(Action::Deploy { .. })));
    }
}

#[test]
fn a_press_turns_a_tile_that_can_be_turned() {
    let screen = open(TURNABLE);
    let turned = screen.tile_stage().other_rotation(true);
    assert!(turned.is_some());
    let (spots, tile) = (screen.offered(), screen.ground(Pos::new(1, 0)));
    let camera = screen.tile_stage().camera_at(screen.now);
    let far = |at: Point| {
        let away = spots
            .iter()
            .map(|spot| camera.on_screen(spot.at).distance(at));
        away.fold(f64::MAX, f64::min)
    };
    let at = tile
        .into_iter()
        .max_by(|a, b| far(a.0).total_cmp(&far(b.0)));
    let mut screen = open(TURNABLE);
    screen.click(at.expect("a tile").0);
    let placed = screen.tile_stage().provisional().expect("a tile");
    assert_eq!(Some(placed.rotation), turned);
    assert_eq!(screen.tile_stage().question(), Some(Question::Figure));
}

#[test]
fn a_press_elsewhere_on_the_feature_means_nothing() {
    let mut screen = open(TURNABLE);
    let road = screen.far_on(screen.part(0, 0, "road"));
    let before = screen.tile_stage().session().entries().len();
    screen.click(road);
    assert_eq!(screen.tile_stage().session().entries().len(), before);
    assert_eq!(
        screen.tile_stage().places().piece(),
        Piece::Figure(Figure::Meeple)
    );
}

#[test]
fn the_list_of_places_leaves_the_sentence_for_the_first_time_in_sight() {
    let mut screen = open(FIXED);
    let stage = screen.tile_stage();
    let tile = stage.camera_at(screen.now).square(Pos::new(1, 0));
    let seen = stage.loupe().map_or(tile, |loupe| loupe.frame.union(tile));
    // Just where the list would stand otherwise.
    let size = Size::new(240.0, 90.0);
    let below = Point::new(seen.center().x, seen.y1 + 60.0);
    let tip = Rect::from_center_size(below, (500.0, 54.0));
    let sheet = |screen: &Screen| {
        let page = screen.app.page();
        let list = of_class(&page, "listed-places")[0];
        let place = PopoverPlacement::read(|name| list.get(name).map(str::to_string));
        place.expect("a place").place(size)
    };
    assert!(sheet(&screen).intersect(tip).area() > 0.0);
    let told = Layout {
        tip: Some(tip),
        ..layout()
    };
    screen.app.lay_out(told, screen.now);
    let sheet = sheet(&screen);
    assert_eq!(sheet.intersect(tip).area(), 0.0, "{sheet:?}");
}

/// Where a figure of this part would stand, on the screen.
fn standing(screen: &Screen, spot: Spot) -> Point {
    let anchor = anchor_of(screen.tile_stage().game().board(), spot).expect("a tile");
    screen.tile_stage().camera_at(screen.now).on_screen(anchor)
}

#[test]
fn meep_05_a_press_on_what_is_taken_says_so_where_it_could_only_turn_the_tile() {
    let taken = TURNABLE.replace("drawn", "figure 2 meeple road EW 0,0\ndrawn");
    for record in [FIXED, &taken] {
        let mut screen = open(record);
        let before = screen.tile_stage().provisional();
        let road = screen.part(1, 0, "road");
        screen.click(standing(&screen, road));
        let others: SeatSet = [Seat(1)].into_iter().collect();
        assert_eq!(screen.reasons(), [Reason::Occupied(others)], "{record}");
        assert_eq!(screen.tile_stage().provisional(), before, "nothing turned");
        let far = screen.far_on(road);
        screen.click(far);
        let turned = screen.tile_stage().provisional() != before;
        assert_eq!(turned, record == taken, "elsewhere a press turns as before");
    }
}
