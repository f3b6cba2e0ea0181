//! Decisions that are not made on the board, by keys alone: robbers, score figures, messages, what is scored next.

use crate::screen::{Screen, of_class};
use engine::rules::{Marker, Message, Question};
use engine::table::Seat;
use page::elements::tree::Node;
use page::messages::Language;

const PLAYERS: &str =
    "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n";

const THREE: &str = "bastide 1\nset base\nseats 3\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    player 3 green person Cleo\n";

/// Anna stands on space 3 and Ben on 7; the tile in hand lets a robber out.
const ROBBER: &str = "part robbers\nseed 1\nstack base/B base/B base/B\n\
    start\ntile base/D 0,0\nscore 1 3\nscore 2 7\ndrawn robbers/F\n";

/// Ben and Cleo share a road that is completed, both beside Anna's robber: she may rob one of them.
const THEFT: &str = "part robbers\nseed 1\nstack base/B base/B base/B\n\
    start\ntile base/W 0,0\ntile base/U 1,0\ntile base/U 2,0\nfigure 2 meeple road E 0,0\n\
    figure 3 meeple road EW 1,0\nscore 2 7\nscore 3 7\nrobber 1 7\nturn 2\ndrawn base/W\n";

/// One tile completes two cities of Anna's, and her score figure stands 4 spaces before a dark one.
const MESSAGE: &str = "part messengers\nseed 1\nstack base/U base/U base/B base/B\n\
    start\ntile base/D 0,0\ntile base/U 1,0\ntile base/B 1,-1\ntile base/B 1,-2\ntile base/E 0,-2 r2\n\
    figure 1 meeple city N 0,0\nfigure 1 meeple city S 0,-2\nscore 1 1 0\ndrawn base/H\n";

/// Anna has turned over message 8 and has two meeples to take back.
const RECALL: &str = "part messengers\nseed 1\nstack base/U base/U base/B base/B\n\
    start\ntile base/D 0,0\ntile base/B 0,1\nfigure 1 meeple city N 0,0\nfigure 1 meeple road EW 0,0\n\
    figure 1 meeple monastery 0,1\nscore 1 1 0\ndrawn base/E\n\
    play\nplace base/E 0,-1 r2\npass\nadvance score\nconfirm\nreveal 8\n";

/// Anna has placed a gold tile in the corner of three tiles.
const INGOT: &str = "set gold\npart gold\nseed 1\nstack base/B base/B\n\
    start\ntile base/B 0,0\ntile base/B 1,0\ntile base/B 0,1\ngold 1,0 1\ndrawn gold/G\n\
    play\nplace gold/G 1,1 r2\n";

/// Anna has placed a gingerbread tile with three cities, and her knight is in the city of the gingerbread man.
const GINGERBREAD: &str = "set gingerbread\npart gingerbread\nseed 1\nstack base/B base/B\n\
    start\ntile base/E 0,0\ntile base/B 1,0\ngingerbread city N 0,0\nfigure 1 meeple city N 0,0\n\
    drawn gingerbread/2\nplay\nplace gingerbread/2 1,-1\npass\n";

/// Anna has placed a crop circle tile; she and Ben have knights.
const CIRCLE: &str = "set crop\npart crop-circles\nseed 1\nstack base/B base/B\n\
    start\ntile base/D 0,0\ntile base/D 1,0\nfigure 1 meeple city N 0,0\nfigure 2 meeple city N 1,0\n\
    drawn crop/E\nplay\nplace crop/E 0,1 r1\nmeeple city E\n";

/// What a screen reader says of a button.
fn heard(node: &Node) -> String {
    match of_class(node, "unseen")[..] {
        [unseen] => unseen.all_text(),
        _ => node.all_text(),
    }
}

impl Screen {
    fn by_keys(record: &str) -> Screen {
        let three = record.contains("figure 3");
        let players = if three { THREE } else { PLAYERS };
        let mut screen = Screen::open(&format!("{players}{record}"));
        screen.app.cx.note_input(true);
        screen.strike("Home");
        screen
    }

    fn strike(&mut self, key: &str) {
        self.now += 16.0;
        assert!(self.app.press_key(key, self.now), "{key} means nothing");
    }

    /// What has the focus: what pressing it does, and its name.
    fn focus(&mut self) -> (String, String) {
        let stop = self
            .app
            .cx
            .take_focus_request()
            .expect("a request")
            .target
            .name();
        let page = self.app.page();
        let all = page.all();
        let found = all.iter().find(|node| node.get("data-run") == Some(&stop));
        let node = found.unwrap_or_else(|| panic!("nothing runs {stop}"));
        (stop, heard(node))
    }

    /// Presses Enter on what has the focus.
    fn enter(&mut self) {
        let (stop, _) = self.focus();
        self.press(&stop);
    }

    /// What the buttons of the answers are called, in order.
    fn answers(&self) -> Vec<String> {
        let page = self.app.page();
        let all = page.all();
        let answers = all.iter().filter(|node| {
            let run = node.get("data-run").unwrap_or_default();
            run.starts_with("act ")
        });
        answers.map(|node| heard(node)).collect()
    }

    /// What the buttons do that are always at the same place of the bar.
    fn pinned(&self) -> Vec<String> {
        let page = self.app.page();
        let pinned = of_class(&page, "pinned");
        let buttons = pinned.iter().flat_map(|group| group.all());
        let runs = buttons.filter_map(|node| node.get("data-run").map(str::to_string));
        runs.collect()
    }

    fn asks(&self) -> Option<Question> {
        self.tile_stage().question()
    }

    fn place_first(&mut self) {
        let (pos, _) = self.legal();
        self.press(&format!("place {} {}", pos.x, pos.y));
    }
}

#[test]
fn a_robber_goes_out_by_keys() {
    let mut screen = Screen::by_keys(ROBBER);
    screen.place_first();
    assert_eq!(screen.asks(), Some(Question::Rob));
    assert!(
        screen.app.cx.said().contains("Put your robber"),
        "{}",
        screen.app.cx.said()
    );
    let (stop, name) = screen.focus();
    assert_eq!(
        (stop.as_str(), name.as_str()),
        ("act 0", "Space 7: half of what Ben scores next")
    );
    screen.strike("ArrowRight");
    screen.enter();
    let said = screen.app.cx.said().to_string();
    assert!(said.contains("robber on space 7"), "{said}");
    assert!(
        said.contains("Ben decides, in Anna’s turn. Put your robber"),
        "{said}"
    );
    assert_eq!(screen.answers(), ["Space 3: half of what Anna scores next"]);
    assert_eq!(screen.pinned(), ["take-back", "skip"]);
    screen.strike("s");
    assert_eq!(screen.asks(), Some(Question::Figure));
    let said = screen.app.cx.said();
    assert!(said.starts_with("Ben passes. Anna’s turn. "), "{said}");
}

#[test]
fn a_theft_is_decided_by_keys() {
    let mut screen = Screen::by_keys(THEFT);
    screen.press("place 3 0");
    screen.strike("s");
    assert_eq!(
        screen.asks(),
        Some(Question::Steal),
        "{}",
        screen.app.cx.said()
    );
    let said = screen.app.cx.said();
    assert!(said.contains("Ben scores 4 points"), "{said}");
    assert!(
        said.contains("Anna decides, in Ben’s turn. Rob the figure"),
        "{said}"
    );
    let only_heard = of_class(&screen.app.page(), "placed").len();
    assert_eq!(only_heard, 0, "who points sees a button to steal, too");
    screen.strike("ArrowLeft");
    screen.enter();
    let said = screen.app.cx.said();
    assert!(said.contains("Anna steals 2 points from Ben"), "{said}");
}

#[test]
fn what_is_scored_next_and_which_figure_moves_and_a_message_are_decided_by_keys() {
    let mut screen = Screen::by_keys(MESSAGE);
    screen.press("place 0 -1");
    screen.strike("s");
    assert_eq!(screen.asks(), Some(Question::ScoreNext));
    let names = screen.answers();
    assert_eq!(
        names,
        [
            "Score the city: 2 north, 2 tiles",
            "Score the city: 1 north, 2 tiles",
        ],
        "each is told apart"
    );
    screen.enter();
    assert_eq!(screen.asks(), Some(Question::Advance(4)));
    assert_eq!(
        screen.answers(),
        [
            "Move the score figure from space 1 to 5",
            "Move the messenger from space 0 to 4",
        ]
    );
    screen.app.cx.speak(Language::French);
    assert_eq!(screen.answers()[1], "Avancer le héraut de la case 0 à la 4");
    screen.app.cx.speak(Language::English);
    screen.enter();
    // The second city is scored by itself.
    assert_eq!(screen.asks(), Some(Question::Advance(4)));
    screen.strike("ArrowDown");
    let (stop, _) = screen.focus();
    assert_eq!(stop, "act 0", "Enter would move the score figure again");
    screen.press("act 1");
    let scored = screen.tile_stage().game().player(Seat(0));
    let totals = [Marker::Score, Marker::Messenger].map(|marker| scored.total(marker));
    assert_eq!(totals, [5, 4]);
    screen.strike("Home");
    assert_eq!(screen.focus().0, "confirm");
}

#[test]
fn a_message_is_carried_out_by_keys() {
    let mut screen = Screen::by_keys(RECALL);
    let message = Question::Message(Message::OneMeeple);
    assert_eq!(screen.asks(), Some(message), "{}", screen.app.cx.said());
    screen.strike("w");
    let said = screen.app.cx.said().to_string();
    assert!(said.contains("or else 2 points"), "{said}");
    let names = screen.answers();
    let expected = [
        "Take back the highwayman on the road: the start, 1 tile",
        "Take back the monk in the monastery: 1 south, 2 tiles of 9",
        "Take 2 points",
    ];
    for name in expected {
        assert!(names.iter().any(|other| other == name), "{name}: {names:?}");
    }
    screen.strike("End");
    let (stop, name) = screen.focus();
    assert_eq!(name, names[1], "the last one that is on the board");
    screen.press(&stop);
    assert!(matches!(screen.asks(), Some(Question::Advance(_))));
    let said = screen.app.cx.said();
    assert!(said.contains("for message 8"), "{said}");
    screen.strike("Home");
    screen.enter();
    let said = screen.app.cx.said();
    assert!(said.starts_with("The score figure moves from "), "{said}");
}

#[test]
fn the_second_ingot_is_put_down_by_keys() {
    let mut screen = Screen::by_keys(INGOT);
    assert_eq!(screen.asks(), Some(Question::Ingot));
    assert_eq!(
        screen.answers(),
        [
            "The start: no ingot yet",
            "1 east: 1 ingot there",
            "1 south: no ingot yet",
        ]
    );
    screen.press("act 1");
    assert_eq!(screen.asks(), Some(Question::Figure));
    let said = screen.app.cx.said();
    assert!(
        said.contains("Anna puts an ingot on a tile, 1 east."),
        "{said}"
    );
}

#[test]
fn who_sees_the_board_presses_a_number_on_it_and_directions_are_only_heard() {
    let screen = Screen::by_keys(GINGERBREAD);
    let page = screen.app.page();
    let question = of_class(&page, "question")[0].all_text();
    let told = "Move the gingerbread man to another unfinished city. Choose a marked city.";
    assert_eq!(question, told);
    let seen: Vec<String> = of_class(&page, "numbered")
        .iter()
        .map(|node| node.all_text())
        .collect();
    assert_eq!(seen.len(), 3, "{seen:?}");
    assert!(seen[0].starts_with("1. City: 1 tile"), "{seen:?}");
    let pointed = of_class(&page, "pointed")[0].all_text();
    for word in ["north", "east", "south", "west"] {
        assert!(!pointed.contains(word), "{pointed}");
        assert!(seen.iter().all(|told| !told.contains(word)), "{seen:?}");
    }
}

#[test]
fn the_gingerbread_man_is_moved_by_keys() {
    let mut screen = Screen::by_keys(GINGERBREAD);
    assert_eq!(screen.asks(), Some(Question::Gingerbread));
    let names = screen.answers();
    assert_eq!(
        names[0],
        "Gingerbread man to the city: 1 east, 1 north, 1 tile, to the north"
    );
    assert_eq!(names.len(), 3, "{names:?}");
    assert!(names[0] != names[1] && names[1] != names[2], "{names:?}");
    screen.press("act 0");
    let said = screen.app.cx.said();
    let told = "Anna scores 1 point for knights with the gingerbread man";
    assert!(said.contains(told), "{said}");
}

#[test]
fn a_crop_circle_is_decided_by_keys() {
    let mut screen = Screen::by_keys(CIRCLE);
    assert_eq!(screen.asks(), Some(Question::Circle));
    let choice = [
        "Everybody may add a meeple",
        "Everybody takes a meeple back",
    ];
    assert_eq!(screen.answers(), choice);
    screen.press("act 1");
    let said = screen.app.cx.said().to_string();
    assert!(
        said.contains("Anna chooses: everybody takes a meeple back."),
        "{said}"
    );
    assert_eq!(screen.asks(), Some(Question::CircleRemove));
    assert_eq!(
        screen.answers(),
        [
            "Take back the knight in the city: the start, 1 tile",
            "Take back the knight in the city: 1 south, 1 tile, to the east",
        ]
    );
    screen.press("act 0");
    assert_eq!(screen.asks(), Some(Question::Confirm));
}

/// Anna's tile has a machine that points at the start tile.
const MACHINE: &str = "set flying\npart flight\nseed 1\nstack base/B base/B\n\
    start\ntile base/D 0,0\ndrawn flier/B\nplay\nplace flier/B 1,0\n";

#[test]
fn a_flight_is_started_confirmed_and_landed_by_keys() {
    let mut screen = Screen::by_keys(MACHINE);
    assert_eq!(screen.answers()[0], "Fly with a meeple");
    let fly = screen
        .tile_stage()
        .legal()
        .iter()
        .position(|action| matches!(action, engine::rules::Action::Fly(_)));
    screen.press(&format!("act {}", fly.expect("a flight")));
    assert_eq!(screen.asks(), Some(Question::Confirm));
    let said = screen.app.cx.said().to_string();
    assert!(said.contains("lets a meeple fly"), "{said}");
    let page = screen.app.page().all_text();
    assert!(page.contains("Ready to fly?") && page.contains("Roll the die"));
    let mut screen = Screen::by_keys(&format!("{MACHINE}fly meeple\nconfirm\nroll 1\n"));
    assert_eq!(screen.asks(), Some(Question::Land));
    let answers = screen.answers();
    assert_eq!(answers.len(), 2, "{answers:?}");
    assert!(answers[0].starts_with("Land in the city"), "{answers:?}");
    assert!(answers[1].starts_with("Land on the road"), "{answers:?}");
    screen.strike("ArrowRight");
    screen.enter();
    let said = screen.app.cx.said();
    assert!(said.contains("Anna lands a"), "{said}");
}

/// Anna's shepherd has seven sheep, and she has extended his field.
const FLOCK: &str = "part shepherds\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\n\
    figure 1 shepherd field 3456 0,0\nflock 1 4 3\ndrawn base/B\nplay\nplace base/B 0,1\npass\n";

#[test]
fn a_token_that_is_drawn_is_seen_for_a_while() {
    let mut screen = Screen::by_keys(FLOCK);
    let seen = |screen: &Screen, after: f64| {
        let drawn = format!("{:?}", screen.app.draw(screen.now + after));
        drawn.contains("\"token\"")
    };
    screen.press("act 0");
    assert!(!seen(&screen, 800.0), "it is still in the bag");
    assert_eq!(screen.asks(), Some(Question::Confirm));
    screen.press("confirm");
    assert!(seen(&screen, 800.0));
    screen.wait();
    assert!(!seen(&screen, 0.0));
}

#[test]
fn a_flock_is_guided_home_by_keys() {
    let mut screen = Screen::by_keys(FLOCK);
    assert_eq!(screen.asks(), Some(Question::Flock));
    assert_eq!(
        screen.answers(),
        [
            "Let the flock grow: draw a token",
            "Guide the flock home: 7 points"
        ]
    );
    screen.press("act 1");
    let said = screen.app.cx.said();
    assert!(
        said.contains("Anna scores 7 points for the flock"),
        "{said}"
    );
}

#[test]
fn what_can_be_placed_is_named() {
    let asked = |parts: &str, start: &str, place: &str| {
        let record = format!(
            "bastide 1\nset base\n{parts}seats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
             option farmers off\nseed 1\nstack base/B base/B\nstart\n{start}"
        );
        let mut screen = Screen::open(&record);
        screen.press(place);
        screen.wait();
        let page = screen.app.page();
        of_class(&page, "question")[0].all_text()
    };
    let road = "tile base/D 0,0\nfigure 1 meeple road EW 0,0\ndrawn base/U\n";
    let monastery = "tile base/B 0,0\ndrawn base/B\n";
    assert_eq!(
        asked("part builder\n", road, "place 1 0"),
        "Place a builder or skip."
    );
    assert_eq!(asked("", monastery, "place 1 0"), "Place a meeple or skip.");
    assert_eq!(
        asked("part abbot\n", monastery, "place 1 0"),
        "Place a figure or skip."
    );
}

#[test]
fn what_can_be_done_besides_placing_is_named() {
    use engine::rules::Figure;
    use page::messages::{FigureAct, texts};
    let record = "bastide 1\nset base\npart abbot\nseats 2\nplayer 1 blue person Anna\n\
        player 2 red person Ben\nseed 1\nstack base/B base/B\nstart\ntile base/E-garden 0,0\n\
        tile base/B 1,0\nfigure 1 abbot garden 0,0\ndrawn base/B\n";
    let mut screen = Screen::open(record);
    screen.press("place 2 0");
    screen.wait();
    let page = screen.app.page();
    let asked = of_class(&page, "question")[0].all_text();
    assert_eq!(
        asked,
        "Place a meeple, take the abbot back (2 points), or skip."
    );
    let acts = [FigureAct::Place(Figure::Abbot), FigureAct::Fly];
    let [english, french] = [Language::English, Language::French]
        .map(|language| texts(language).ask_figure_acts(&acts));
    assert_eq!(english, "Place an abbot, let a figure fly, or skip.");
    assert_eq!(
        french,
        "Placez un abbé, faites décoller une figurine ou passez."
    );
}

#[test]
fn the_figure_that_is_pressed_in_the_bar_is_named() {
    let record = format!(
        "{PLAYERS}part builder\npart large-meeple\nseed 1\nstack base/B base/B\nstart\n\
         tile base/D 0,0\ndrawn base/B\n"
    );
    let mut screen = Screen::open(&record);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.wait();
    let name = |screen: &Screen| of_class(&screen.app.page(), "kind-name")[0].all_text();
    assert_eq!(name(&screen), "Meeple");
    screen.press("figure large");
    assert_eq!(name(&screen), "Large meeple");
}

#[test]
fn a_message_says_what_carrying_it_out_brings() {
    for (number, expected) in [("1", "Do it: 1 point"), ("4", "Do it: another tile")] {
        let record = RECALL.replace("reveal 8", &format!("reveal {number}"));
        let screen = Screen::open(&format!("{PLAYERS}{record}"));
        let answers = screen.answers();
        assert!(answers.iter().any(|one| one == expected), "{answers:?}");
    }
}

#[test]
fn who_has_two_figures_on_the_track_is_told_apart_by_them() {
    let record = ROBBER
        .replace("part robbers", "part robbers\npart messengers")
        .replace("score 1 3\nscore 2 7", "score 1 3 0\nscore 2 7 12");
    let mut screen = Screen::open(&format!("{PLAYERS}{record}"));
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.wait();
    assert_eq!(
        screen.asks(),
        Some(Question::Rob),
        "{}",
        screen.app.cx.said()
    );
    let answers = screen.answers();
    for expected in [
        "Space 7: half of what Ben scores next",
        "Space 12: half of what Ben (messenger) scores next",
    ] {
        assert!(answers.iter().any(|one| one == expected), "{answers:?}");
    }
}
