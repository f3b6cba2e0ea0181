//! Parts put together: steps that only some tiles have, everything in one game, and what no game has.

use std::collections::BTreeSet;

use engine::rules::{FirstPlayer, Game, Module, Part, Preset, Question, Record, Trouble, legal};
use engine::table::{LineTrouble, Party, Seat, Silent};
use engine::tiles::catalogue;

use crate::gold::table as mine;
use crate::support::{asked, choices, finished, game, holds, record, story, tells, told};

const RED: Party = Party::Player(Seat(0));

#[test]
fn turn_05_ingots_are_put_after_the_builder_and_before_the_figure() {
    let start = "tile base/D 0,0
        tile base/U 1,0
        figure 1 meeple road EW 0,0
        figure 1 builder road EW 0,0
        drawn gold/H";
    let text = |play: &str| {
        mine(
            "part gold\npart builder",
            start,
            &format!("place gold/H 2,0 r1\n{play}"),
        )
    };
    tells(
        &text(""),
        &[
            "1 placed gold/H 2,0 1",
            "1 double-turn",
            "1 ingot-placed 2,0",
            "1 ingot-placed 1,0",
        ],
    );
    assert_eq!(asked(&text("")), Some((RED, Question::Figure)));
}

#[test]
fn turn_56_collected_gold_comes_after_fields_and_goods() {
    // Blue wins by the gold.
    let start = "tile base/D 0,0
        tile base/E 0,-1 r2
        figure 1 meeple field 27 0,0
        ingots 1 2
        ingots 2 7
        goods 2 cloth 1
        goods 1 cloth 1";
    let (_, told) = finished(&mine("part gold\npart goods", start, ""));
    let at = told.iter().position(|line| line == "final-scoring");
    assert_eq!(
        told[at.expect("the end") + 1..],
        [
            "1 scores 3 for field 0,0/2 at the end: 1 cities x 3 FIELD-12",
            "1 scores 10 for cloth at the end: 1 goods x 10 TB-10",
            "2 scores 10 for cloth at the end: 1 goods x 10 TB-10",
            "1 scores 2 for gold at the end: 2 ingots x 1 GOLD-11",
            "2 scores 21 for gold at the end: 7 ingots x 3 GOLD-11",
            "won 2",
        ]
    );
}

#[test]
fn ex_turn_4_red_goes_from_102_to_123_by_gold() {
    holds("turns/ex-turn-4");
}

#[test]
fn r_turn_01_no_tile_asks_for_two_of_gold_magic_and_robbers() {
    let head = "set base\npart gold\npart mage-witch\npart robbers\nseats 2\nstack base/B";
    let mut asking = BTreeSet::new();
    for tile in catalogue()
        .tiles()
        .iter()
        .filter(|tile| tile.river.is_empty())
    {
        // Beside the start tile every tile has a place, and a city or road stays open for mage and witch.
        let start = format!(
            "start\ntile base/D 0,0\nscore 1 5\nscore 2 9\ndrawn {}\nplay",
            tile.name
        );
        let text = record(head, &start);
        let placed = format!("{text}{}", choices(&text)[0]);
        // The second ingot goes to the only neighbour without a question.
        let mine = told(&placed)
            .iter()
            .any(|line| line.contains("ingot-placed"));
        let mut kinds: Vec<&str> = mine.then_some("gold").into_iter().collect();
        let mut game = game(&placed);
        while let Some(question) = game.asked().map(|asked| asked.question) {
            match question {
                Question::Magic(_) => kinds.push("magic"),
                Question::Rob => kinds.push("robbers"),
                _ => break,
            }
            let choice = legal(&game)[0];
            game.apply(choice, &mut Silent).expect("it was offered");
        }
        kinds.dedup();
        assert!(kinds.len() < 2, "{}: {kinds:?}", tile.name);
        asking.extend(kinds);
    }
    assert_eq!(asking.len(), 3, "{asking:?}");
}

#[test]
fn r_riv_06_the_gingerbread_man_comes_with_his_first_tile_after_the_river() {
    let head =
        "set base\nset river\nset gingerbread\npart gingerbread\nseats 2\noption first-player 1
        stack river/L base/E gingerbread/2";
    let play = "play
        place river/L 1,0
        pass
        place base/E 0,1 r1
        meeple city E
        place gingerbread/2 0,2 r2
        pass";
    let text = |more: &str| record(head, &format!("{play}\n{more}"));
    // The lake and an ordinary tile with a city have not brought him.
    let told = story(&text(""));
    assert!(told.iter().all(|line| !line.contains("gingerbread-moved")));
    assert_eq!(asked(&text("")), Some((RED, Question::Gingerbread)));
    // Blue has a knight in that city, who brings nothing now.
    tells(
        &text("gingerbread city E 0,1"),
        &["1 gingerbread-moved 0,1/0"],
    );
}

/// Words for what other boxes hold.
const ELSEWHERE: [&str; 14] = [
    "dragon",
    "fairy",
    "tower",
    "abbey",
    "barn",
    "count",
    "bridge",
    "castle",
    "bazaar",
    "shrine",
    "shrines",
    "german-monasteries",
    "japanese-monasteries",
    "halflings",
];

/// Asserts that no record can name this as a part, a set or a figure.
#[track_caller]
fn unknown(word: &str) {
    for line in [format!("part {word}"), format!("set {word}")] {
        let text = record(&format!("{line}\nset base\nseats 2"), "");
        let trouble = Record::read(&text).expect_err("no such thing").trouble;
        assert!(
            matches!(trouble, Trouble::Line(LineTrouble::UnknownWord(_))),
            "{line}: {trouble:?}"
        );
    }
    let start = format!("start\ntile base/D 0,0\nfigure 1 {word} city N 0,0");
    let text = record("set base\nseats 2", &start);
    let trouble = Record::read(&text).expect_err("no such figure").trouble;
    assert!(
        matches!(trouble, Trouble::Line(LineTrouble::UnknownWord(_))),
        "{word}: {trouble:?}"
    );
}

#[test]
fn r_int_01_no_game_can_be_set_up_with_boxes_that_are_not_there() {
    ELSEWHERE.into_iter().for_each(unknown);
}

#[test]
fn r_hs_16_hills_and_sheep_bring_shepherds_hills_and_vineyards_and_nothing_else() {
    let parts: Vec<Part> = Module::HillsAndSheep.playable().collect();
    assert_eq!(parts, [Part::Hills, Part::Shepherds, Part::Vineyards]);
    // A dragon cannot eat the flock, a shrine has no vineyards.
    let play = |line: &str| {
        record(
            "set base\nset hills\npart hills\npart shepherds\npart vineyards\nseats 2",
            &format!("start\ntile base/D 0,0\ndrawn base/B\nplay\nplace base/B 0,1\n{line}"),
        )
    };
    for word in [
        "dragon", "tower", "abbey", "bridge", "castle", "count", "shrine",
    ] {
        unknown(word);
        let trouble = Record::read(&play(word))
            .expect_err("no such action")
            .trouble;
        assert_eq!(
            trouble,
            Trouble::Line(LineTrouble::UnknownWord(word.to_owned()))
        );
    }
}

#[test]
fn r_int_04_no_game_of_tiles_can_be_set_up_with_cards() {
    for word in ["cards", "cardcassonne", "cartecassonne", "joker"] {
        unknown(word);
    }
    // Nor does a tile game know what card games do.
    let text = record(
        "set base\nseats 2",
        "start\ntile base/D 0,0\ndrawn base/U\nplay\nplay-card 1",
    );
    let trouble = Record::read(&text).expect_err("no such action").trouble;
    assert!(
        matches!(trouble, Trouble::Line(LineTrouble::UnknownWord(_))),
        "{trouble:?}"
    );
}

/// Everything played with a seed: who is asked takes the first action that is offered.
fn everything(seed: u64) -> (Game, Vec<String>) {
    let mut setup = Preset::Everything.setup(3);
    setup.options.first_player = FirstPlayer::Seat(Seat(0));
    let mut told = Vec::new();
    let mut croupier = Record::new(setup.clone(), seed).croupier();
    let mut game = Game::start(setup, &mut told).expect("it can be played");
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game).expect("chance is asked"),
            Party::Player(_) => legal(&game)[0],
        };
        game.apply(action, &mut told).expect("it was offered");
    }
    (game, told.iter().map(|event| event.to_string()).collect())
}

#[test]
fn r_int_03_all_boxes_together_come_to_an_end_and_each_has_its_say() {
    let (end, told) = everything(3);
    assert!(
        Module::ALL
            .iter()
            .all(|module| { module.playable().all(|part| end.setup().parts.has(part)) })
    );
    let seen = [
        "river/",
        "deployed abbot",
        "deployed large",
        "wheat",
        "message-read ",
        "ferry-laid ",
        "ingot-placed",
        "conjured mage",
        "robber",
        "circle-chosen ",
        "tile-hidden",
        "gingerbread-moved",
        "deployed shepherd",
    ];
    let missing: Vec<&str> = seen
        .into_iter()
        .filter(|word| told.iter().all(|line| !line.contains(word)))
        .collect();
    assert_eq!(missing, [""; 0]);
    assert!(told.last().is_some_and(|line| line.starts_with("won")));
    // In each turn part the order of the steps is one and the same.
    let order = |line: &str| {
        [" placed ", "ingot-placed", "completed", "-taken", "circle"]
            .iter()
            .position(|word| line.contains(word))
    };
    let mut last = 0;
    for line in &told {
        match order(line) {
            Some(0) => last = 0,
            Some(step) => {
                assert!(step >= last, "{line}");
                last = step;
            }
            None => {}
        }
    }
    assert_eq!(everything(3).1, told);
}
