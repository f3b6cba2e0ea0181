//! Every question about a place of the board is answered there: by a tap, by a drag, and by keys; and taken back.

use crate::screen::{Screen, layout, of_class};
use engine::rules::{Action, Question};
use engine::tiles::Pos;
use kurbo::{Point, Rect, Vec2};
use page::stage::Device;
use view::scene::Layer;
use view::scene::answers::{Answer, AnswerKind, Piece};
use view::scene::layout::Layout;

const PLAYERS: &str =
    "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n";

/// A question, how many places answer it, and a game in which it is asked.
const ASKED: [(&str, usize, &str); 14] = [
    ("ingot", 3, INGOT),
    ("share", 2, SHARE),
    ("mage", 2, MAGE),
    ("mages meet", 4, MEETING),
    ("ferry", 6, FERRY),
    ("turned ferry", 5, TURNED),
    ("gingerbread man", 3, GINGERBREAD),
    ("circle that adds", 1, ADDING),
    ("circle that takes", 2, TAKING),
    ("message 8", 2, RECALL),
    ("abbot", 3, ABBOT),
    ("flight", 4, FLIGHT),
    ("banished", 2, BANISHED),
    ("flock", 2, FLOCK),
];

/// How far above a finger something is carried.
const ABOVE: Vec2 = Vec2::new(0.0, -41.6);

const INGOT: &str = "set gold\npart gold\nseed 1\nstack base/B base/B\n\
    start\ntile base/B 0,0\ntile base/B 1,0\ntile base/B 0,1\ngold 1,0 1\ndrawn gold/G\n\
    play\nplace gold/G 1,1 r2\n";

const SHARE: &str = "set gold\npart gold\nseed 1\nstack base/B base/B base/B\nstart\ntile base/A -1,0 r3\n\
    tile base/B -1,-1\ntile base/E 0,-1 r2\ntile base/B 1,-1\ntile base/A 1,0 r1\ntile base/B -1,1\n\
    tile base/E 0,1\nfigure 1 meeple road E -1,0\nfigure 2 meeple city S 0,-1\ndrawn gold/D\n\
    play\nplace gold/D 0,0 r1\ningot -1,0\npass\n";

const MAGE: &str = "set mage\npart mage-witch\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\n\
    tile base/U 1,0\ntile base/E 0,1 r2\nmage road EW 1,0\ndrawn mage/D\nplay\nplace mage/D 0,-1\n";

const MEETING: &str = "set mage\npart mage-witch\nseed 1\nstack base/B base/B\nstart\ntile base/D 1,0\n\
    tile base/B 1,1\ntile base/U 0,1 r1\ntile base/E 2,1\nmage road EW 1,0\nwitch road NS 0,1\ndrawn mage/F\n\
    play\nplace mage/F 0,0\n";

const FERRY: &str = "set ferries\npart ferries\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\n\
    drawn ferries/3\nplay\nplace ferries/3 1,0\npass\n";

const TURNED: &str = "set ferries\npart ferries\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\n\
    tile ferries/3 1,0\nferry 1,0 N W\ndrawn base/U\nplay\nplace base/U -1,0\npass\n";

const GINGERBREAD: &str = "set gingerbread\npart gingerbread\nseed 1\nstack base/B base/B\n\
    start\ntile base/E 0,0\ntile base/B 1,0\ngingerbread city N 0,0\nfigure 1 meeple city N 0,0\n\
    drawn gingerbread/2\nplay\nplace gingerbread/2 1,-1\npass\n";

const ADDING: &str = "set crop\npart crop-circles\nseed 1\nstack base/B base/B\n\
    start\ntile base/D 0,0\ntile base/D 1,0\nfigure 1 meeple city N 0,0\nfigure 2 meeple city N 1,0\n\
    drawn crop/E\nplay\nplace crop/E 0,1 r1\npass\ncircle add\n";

const TAKING: &str = "set crop\npart crop-circles\nseed 1\nstack base/B base/B\n\
    start\ntile base/D 0,0\ntile base/D 1,0\nfigure 1 meeple city N 0,0\nfigure 2 meeple city N 1,0\n\
    drawn crop/E\nplay\nplace crop/E 0,1 r1\nmeeple city E\ncircle remove\n";

const RECALL: &str = "part messengers\nseed 1\nstack base/U base/U base/B base/B\n\
    start\ntile base/D 0,0\ntile base/B 0,1\nfigure 1 meeple city N 0,0\nfigure 1 meeple road EW 0,0\n\
    figure 1 meeple monastery 0,1\nscore 1 1 0\ndrawn base/E\n\
    play\nplace base/E 0,-1 r2\npass\nadvance score\nconfirm\nreveal 8\n";

const ABBOT: &str = "part abbot\nseed 1\nstack base/B base/B\nstart\ntile base/B 0,0\n\
    figure 1 abbot monastery 0,0\ndrawn base/B\nplay\nplace base/B 1,0\n";

/// Anna's tile has a machine that points at the start tile.
const FLIGHT: &str = "set flying\npart flight\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\n\
    drawn flier/B\nplay\nplace flier/B 1,0\n";

/// Every city is closed or taken, and no road is open.
const BANISHED: &str = "set mage\npart mage-witch\nseed 1\nstack base/B base/B\nstart\ntile base/E 0,0\n\
    tile base/E 1,0\nmage city N 0,0\nwitch city N 1,0\ndrawn mage/D\nplay\nplace mage/D 0,1 r1\n";

/// Anna's shepherd stands in the field that her tile extends.
const FLOCK: &str = "part shepherds\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\n\
    figure 1 shepherd field 3456 0,0\nflock 1 4 3\ndrawn base/B\nplay\nplace base/B 0,1\npass\n";

/// Anna has placed a crop circle, and chooses what everybody does.
const CHOOSING: &str = "set crop\npart crop-circles\nseed 1\nstack base/B base/B\n\
    start\ntile base/D 0,0\ntile base/D 1,0\nfigure 1 meeple city N 0,0\nfigure 2 meeple city N 1,0\n\
    drawn crop/E\nplay\nplace crop/E 0,1 r1\npass\n";

impl Screen {
    /// A game in which a question is asked, with room in the bar for two kinds of things.
    fn asked(record: &str) -> Screen {
        let mut screen = Screen::open(&format!("{PLAYERS}{record}"));
        let kinds = vec![layout().kinds[0], Rect::new(370.0, 500.0, 430.0, 560.0)];
        let layout = Layout { kinds, ..layout() };
        screen.app.lay_out(layout, screen.now);
        screen.wait();
        screen
    }

    /// The places for everything, and what is chosen so that they are seen.
    fn every(&self) -> Vec<Answer> {
        let listed_places = self.tile_stage().listed_places();
        let every = listed_places.into_iter().map(|listed| listed.answer);
        every.collect()
    }

    /// Lets the places for a piece be seen as a device needs them.
    fn choose(&mut self, device: Device, answer: &Answer) {
        let nowhere = Point::new(700.0, 20.0);
        self.down(device, nowhere);
        self.up(nowhere);
        if answer.kind == AnswerKind::Put && self.tile_stage().places().pieces().len() > 1 {
            self.press(&format!("figure {}", answer.piece.name()));
        }
        self.wait();
    }

    /// Where a place is on the screen.
    fn seen_at(&self, answer: &Answer) -> Point {
        let table = self.tile_stage();
        let loupe = table.loupe().filter(|loupe| loupe.pos == answer.cell);
        let camera = loupe.map_or(table.camera_at(self.now), |loupe| loupe.camera);
        camera.on_screen(answer.at)
    }

    /// Where something is taken up to be brought to a place, and where it is let go.
    fn way(&self, answer: &Answer) -> (Point, Point) {
        let at = self.seen_at(answer);
        if answer.kind == AnswerKind::Take {
            return (at, layout().dock.center());
        }
        let table = self.tile_stage();
        let mut sources = table.places().sources().iter();
        let source = sources.find(|source| source.piece == answer.piece);
        let camera = table.camera_at(self.now);
        let kinds = table.places().pieces();
        let index = kinds.iter().position(|&piece| piece == answer.piece);
        let bar = [330.0, 400.0][index.unwrap_or(0)];
        let from = source.map_or(Point::new(bar, 530.0), |source| camera.on_screen(source.at));
        (from, at)
    }

    fn carry(&mut self, device: Device, (from, to): (Point, Point)) {
        self.down(device, from);
        for step in 1..=10 {
            self.to(device, from.lerp(to, f64::from(step) / 10.0));
        }
    }

    /// Whether the last decision of a person was this one; it is taken back.
    fn takes_back(&mut self, action: Action, before: usize) -> bool {
        let entries = self.tile_stage().session().entries();
        let done = entries.get(before).map(|entry| entry.action) == Some(action);
        while self.tile_stage().session().entries().len() > before {
            self.press("take-back");
        }
        done
    }
}

fn steps(screen: &Screen) -> usize {
    screen.tile_stage().session().entries().len()
}

#[test]
fn a_tap_on_its_place_gives_each_answer() {
    for (name, count, record) in ASKED {
        for device in [Device::Mouse, Device::Finger] {
            let mut screen = Screen::asked(record);
            let question = screen.tile_stage().question();
            let every = screen.every();
            assert_eq!(every.len(), count, "{name}: {every:?}");
            for answer in every {
                screen.choose(device, &answer);
                let before = steps(&screen);
                let at = screen.seen_at(&answer);
                screen.down(device, at);
                screen.up(at);
                assert!(
                    screen.takes_back(answer.action, before),
                    "{name} {device:?} {answer:?}"
                );
                assert_eq!(screen.tile_stage().question(), question, "{name}");
            }
        }
    }
}

#[test]
fn a_drag_to_its_place_gives_each_answer() {
    for (name, _, record) in ASKED {
        for device in [Device::Mouse, Device::Finger] {
            let mut screen = Screen::asked(record);
            for answer in screen.every() {
                screen.choose(device, &answer);
                let before = steps(&screen);
                let camera = screen.tile_stage().camera_at(screen.now);
                let (from, mut to) = screen.way(&answer);
                if device == Device::Finger && answer.kind == AnswerKind::Put {
                    to -= ABOVE;
                }
                screen.carry(device, (from, to));
                assert_eq!(
                    screen.tile_stage().camera_at(screen.now),
                    camera,
                    "{name}: no pan"
                );
                screen.up(to);
                assert!(
                    screen.takes_back(answer.action, before),
                    "{name} {device:?} {answer:?}"
                );
            }
        }
    }
}

#[test]
fn what_is_let_go_elsewhere_goes_back_and_is_seen_only_once_meanwhile() {
    for (name, _, record) in ASKED {
        let mut screen = Screen::asked(record);
        let Some(answer) = screen.every().into_iter().find(|one| {
            one.kind == AnswerKind::Take || {
                let mut sources = screen.tile_stage().places().sources().iter();
                sources.any(|source| source.piece == one.piece)
            }
        }) else {
            continue;
        };
        screen.choose(Device::Mouse, &answer);
        let before = steps(&screen);
        let drawn = format!("{:?}", screen.app.draw(screen.now).layer(Layer::Figures));
        let (from, _) = screen.way(&answer);
        let away = Point::new(700.0, 20.0);
        screen.carry(Device::Mouse, (from, away));
        if answer.piece != Piece::Ferry {
            let carried = format!("{:?}", screen.app.draw(screen.now).layer(Layer::Figures));
            assert!(carried.len() < drawn.len(), "{name} is in the hand");
        }
        screen.up(away);
        assert_eq!(steps(&screen), before, "{name}");
        screen.wait();
        let after = format!("{:?}", screen.app.draw(screen.now).layer(Layer::Figures));
        assert_eq!(after.len(), drawn.len(), "{name}");
        assert!(!screen.app.is_moving(screen.now));
    }
}

#[test]
fn keys_lead_to_every_place_which_is_told_and_lights_up() {
    for (name, _, record) in ASKED {
        let mut screen = Screen::asked(record);
        screen.app.cx.note_input(true);
        let listed_places = screen.tile_stage().listed_places();
        let mut stops = Vec::new();
        let question = of_class(&screen.app.page(), "question")[0].all_text();
        assert!(!question.is_empty(), "{name}");
        for _ in 0..listed_places.len() {
            screen.now += 16.0;
            assert!(screen.app.press_key("ArrowRight", screen.now));
            let stop = screen
                .app
                .cx
                .take_focus_request()
                .expect("a request")
                .target
                .name();
            let page = screen.app.page();
            let all = page.all();
            let button = all.iter().find(|node| node.get("data-run") == Some(&stop));
            let button = button.unwrap_or_else(|| panic!("{name}: nothing runs {stop}"));
            assert!(button.get("data-near").is_some(), "{name}");
            let of = |class| of_class(&page, class)[0].all_text();
            // Both answers for a flock are buttons that are seen.
            if screen.tile_stage().question() != Some(Question::Flock) {
                let told = button.all_text();
                let over = of("over");
                let what = over.split(':').next().unwrap_or_default();
                assert!(told.contains(what), "{name}: {told}");
            }
            assert_eq!(of("question"), question, "{name}: it is still asked");
            stops.push(stop);
        }
        let expected: Vec<String> = listed_places
            .iter()
            .map(|listed| format!("act {}", listed.action))
            .collect();
        stops.sort();
        let mut sorted = expected.clone();
        sorted.sort();
        assert_eq!(stops, sorted, "{name}");
        let before = steps(&screen);
        screen.press(&expected[0]);
        assert!(
            screen.takes_back(listed_places[0].answer.action, before),
            "{name}"
        );
    }
}

#[test]
fn the_ground_of_a_tile_or_a_feature_stands_for_its_place() {
    let mut screen = Screen::asked(INGOT);
    let at = screen.at(1, 0) + Vec2::new(-20.0, -20.0);
    screen.click(at);
    assert!(screen.takes_back(Action::Ingot(Pos::new(1, 0)), steps(&screen) - 1));
    // The mage goes to the very part of the road that is clicked: the one beside the start, not the one offered.
    let mut screen = Screen::asked(&MAGE.replace("mage road EW 1,0", "mage city S 0,1"));
    let road = |screen: &Screen, x| screen.at(x, 0) + Vec2::new(25.0, 0.0);
    for x in [0, 1] {
        let before = steps(&screen);
        screen.press("figure mage");
        screen.click(road(&screen, x));
        let entries = screen.tile_stage().session().entries();
        let Some(Action::Conjure { spot, .. }) = entries.get(before).map(|entry| entry.action)
        else {
            panic!("the mage went nowhere");
        };
        assert_eq!(spot.pos, Pos::new(x, 0));
        screen.press("take-back");
    }
}

#[test]
fn what_everybody_does_at_a_crop_circle_is_tapped_beside_it() {
    let mut screen = Screen::asked(CHOOSING);
    assert_eq!(screen.tile_stage().question(), Some(Question::Circle));
    let every = screen.every();
    assert_eq!(every.len(), 2);
    for answer in every {
        let before = steps(&screen);
        let at = screen.seen_at(&answer);
        screen.click(at);
        assert!(screen.takes_back(answer.action, before), "{answer:?}");
    }
    assert!(
        screen.tile_stage().places().pieces().is_empty(),
        "nothing to carry"
    );
}

#[test]
fn what_is_scored_next_is_tapped_on_the_board() {
    let mut screen = Screen::asked(
        "part messengers\nseed 1\nstack base/U base/U base/B base/B\nstart\ntile base/D 0,0\n\
         tile base/U 1,0\ntile base/B 1,-1\ntile base/B 1,-2\ntile base/E 0,-2 r2\n\
         figure 1 meeple city N 0,0\nfigure 1 meeple city S 0,-2\nscore 1 1 0\ndrawn base/H\n\
         play\nplace base/H 0,-1\npass\n",
    );
    assert_eq!(screen.tile_stage().question(), Some(Question::ScoreNext));
    let every = screen.every();
    assert_eq!(every.len(), 2);
    assert_eq!(every[0].piece, Piece::Points(4));
    let before = steps(&screen);
    let at = screen.seen_at(&every[1]);
    screen.click(at);
    assert!(screen.takes_back(every[1].action, before));
}
