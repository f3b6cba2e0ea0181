//! Statistics over all finished games: what counts, what is kept, how it is shown, and how it gets to another device.

use crate::named::ByName;
use crate::screen::{AGAINST, PERSONS, Screen, of_class, text_of};
use engine::ai;
use engine::cards;
use engine::session::{Level, Session};
use engine::table::{Party, Play, Seat};
use page::app::App;
use page::context::dialogs::Dialog;
use page::context::effects::{Effect, Kept};
use page::elements::mode::BoardMode;
use page::elements::setting::SettingChange;
use page::elements::tree::Node;
use page::messages::Language;
use page::stage::AnySession;

/// Five games: four against computers, one among people here.
const GAMES: &str = "bastide-statistics 2\n\
    0000000000000001 tiles won beginner - 20,10,9,0,11,0 -\n\
    0000000000000002 tiles won expert inns 40,20,0,0,30,0 city+field\n\
    0000000000000003 tiles even - - 10,10,0,0,0,0;20,0,0,0,0,20 -\n\
    0000000000000004 tiles lost hasty+expert crop 30,0,0,0,0,0 -\n\
    0000000000000005 cards won greedy - 50,5,0,0,5,0 -\n";

/// The finished games as they are to be stored, if they are.
pub fn kept(app: &mut App) -> Option<String> {
    let effects = app.cx.take_effects().into_iter();
    let mut kept = effects.filter_map(|effect| match effect {
        Effect::Keep(Kept::Finished, text) => Some(text),
        _ => None,
    });
    kept.next_back()
}

/// A page at a later visit, with the dialog open.
fn later(text: &str) -> App {
    let mut app = App::new(Language::English, 1);
    app.restore(Kept::Finished, text);
    app.press_named("statistics", 0.0);
    app
}

/// The numbers of the dialog, with their names before them.
fn numbers(app: &App) -> Vec<String> {
    let page = app.page();
    let totals = of_class(&page, "totals");
    let all = totals.first().expect("numbers").all();
    let texts = |tag: &'static str| {
        let tagged = all.iter().filter(move |node| node.tag == tag);
        tagged.map(|node| node.all_text().trim().to_string())
    };
    let pairs = texts("dt").zip(texts("dd"));
    pairs
        .map(|(name, number)| format!("{name} {number}"))
        .collect()
}

/// Lets a computer play in its turn, and a person otherwise, until the game is over.
fn play_against(screen: &mut Screen) {
    for _ in 0..1_000 {
        let session = screen.tile_stage().session();
        if session.game().is_over() {
            return;
        }
        let action = ai::choose(session.game(), 1, Level::Greedy).expect("a player is asked");
        let epoch = session.epoch();
        if session.computers_turn().is_some() {
            screen.app.answer(epoch, Some(action), screen.now);
        } else {
            let legal = screen.tile_stage().legal();
            let index = legal.iter().position(|&one| one == action);
            screen.press(&format!("act {}", index.expect("it is allowed")));
        }
        screen.wait();
    }
    panic!("the game does not end");
}

#[test]
fn a_finished_game_counts_once_and_is_still_there_after_a_reload() {
    let mut screen = Screen::open(PERSONS);
    screen.play_to_end();
    let text = kept(&mut screen.app).expect("it counts");
    assert_eq!(text.lines().count(), 2, "{text}");
    let app = later(&text);
    assert_eq!(numbers(&app)[0], "Games 1");
    let session = screen.tile_stage().session();
    let over = session.save();
    let drawn = session
        .entries()
        .iter()
        .rposition(|entry| entry.by == Party::Chance);
    let last_turn = drawn.expect("tiles are drawn") + 1;
    let before = session.branch(last_turn).expect("a game").save();
    // Opened when it is over, and finished again after its last turn was taken back.
    for record in [over, before] {
        screen
            .app
            .open(AnySession::load(&record).expect("a game"), screen.now);
        screen.wait();
        screen.play_to_end();
        assert!(screen.tile_stage().game().is_over());
        assert_eq!(kept(&mut screen.app), None);
    }
}

#[test]
fn another_game_counts_as_another_one() {
    let mut screen = Screen::open(PERSONS);
    screen.play_to_end();
    kept(&mut screen.app).expect("it counts");
    let other = crate::filling::filled_in(PERSONS.replace("seed 1", "seed 2"));
    let other = AnySession::load(&other).expect("a game");
    screen.app.open(other, screen.now);
    screen.wait();
    screen.play_to_end();
    let text = kept(&mut screen.app).expect("it counts");
    assert_eq!(text.lines().count(), 3, "{text}");
}

#[test]
fn a_game_against_a_computer_is_won_or_lost_against_its_level() {
    let mut screen = Screen::open(AGAINST);
    play_against(&mut screen);
    let text = kept(&mut screen.app).expect("it counts");
    let game = screen.tile_stage().game();
    let outcome = match game.leaders().has(Seat(0)) {
        true => "won",
        false => "lost",
    };
    let line = text.lines().last().expect("a line");
    assert!(
        line.contains(&format!(" tiles {outcome} greedy - ")),
        "{line}"
    );
    assert!(line.ends_with(" - 1"), "Anna moved first: {line}");
    let points = line.split(' ').nth(5).expect("points").split(',');
    let points: u32 = points
        .map(|one| one.parse::<u32>().expect("a number"))
        .sum();
    assert_eq!(points, game.scores()[0]);
}

#[test]
fn a_game_lost_on_time_that_is_played_on_counts_once_as_it_ends() {
    let note = "table duel lose 20000 300000\nseed 1";
    let mut screen = Screen::open(&AGAINST.replace("seed 1", note));
    kept(&mut screen.app);
    while screen.app.cx.dialog() != Some(Dialog::End) {
        screen.now = screen.app.next_tick_at().expect("the clock runs");
        screen.app.tick(screen.now);
    }
    let text = kept(&mut screen.app).expect("it counts");
    assert!(text.contains(" tiles lost greedy "), "{text}");
    // A press that was meant for the board does nothing.
    screen.wait();
    screen.press("play-on-unsettled");
    let text = kept(&mut screen.app).expect("it counts no longer");
    assert!(!text.contains(" lost "), "{text}");
    play_against(&mut screen);
    let text = kept(&mut screen.app).expect("it counts as it ended");
    assert_eq!(text.matches(" tiles ").count(), 1, "{text}");
}

#[test]
fn a_game_of_cards_counts_by_its_own_sources() {
    let mut session: Session<cards::Game> =
        Session::load(crate::cards::FRESH).expect("a game of cards");
    while let Some(&action) = session.game().legal().first() {
        session.act(action).expect("it is allowed");
    }
    // All but the last decision of a person.
    let mut last = session.entries().iter();
    let last = last.rposition(|entry| entry.by == Party::Player(Seat(0)));
    let before = session.branch(last.expect("a decision")).expect("a game");
    let rest = &session.entries()[before.steps()..];
    let mut screen = crate::cards::open(&before.save());
    kept(&mut screen.app);
    for entry in rest {
        let session = screen.card_stage().session();
        let (epoch, computer) = (session.epoch(), session.computers_turn().is_some());
        if computer {
            screen.app.answer(epoch, Some(entry.action), screen.now);
        } else if session.is_persons_turn() {
            let legal = screen.card_stage().legal();
            let index = legal.iter().position(|&one| one == entry.action);
            screen.press(&format!("act {}", index.expect("it is allowed")));
        }
        screen.wait();
    }
    assert!(screen.card_stage().session().game().is_over());
    let text = kept(&mut screen.app).expect("it counts");
    let line = text.lines().last().expect("a line");
    assert!(
        line.contains(" cards ") && line.contains(" greedy "),
        "{line}"
    );
    let points = line.split(' ').nth(5).expect("points").split(',');
    let points: u32 = points
        .map(|one| one.parse::<u32>().expect("a number"))
        .sum();
    assert_eq!(points, session.game().scores()[0]);
}

#[test]
fn what_is_not_finished_or_not_played_here_does_not_count() {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.press("skip");
    screen.press("confirm");
    screen.press("replay");
    screen.press("last-step");
    screen.press("back-to-game");
    assert_eq!(kept(&mut screen.app), None, "not finished");
    // Computers have taken over all seats.
    let mut screen = Screen::open(AGAINST);
    screen.app.fill_named("seat-control 0", "greedy");
    screen.wait();
    play_against(&mut screen);
    assert_eq!(kept(&mut screen.app), None, "nobody played");
    // A position that somebody has set up.
    let position = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\nseed 1\n\
        stack base/U base/B\nstart\ntile base/U 0,0\n";
    let mut screen = Screen::open(position);
    screen.play_to_end();
    assert_eq!(kept(&mut screen.app), None, "it began in the middle");
}

#[test]
fn a_board_on_another_page_counts_nothing() {
    let mut app = App::embedded(Language::English, 7, BoardMode::Play);
    app.lay_out(crate::screen::layout(), 0.0);
    let record = crate::filling::filled_in(PERSONS.to_string());
    app.open(AnySession::load(&record).expect("a game"), 0.0);
    let mut screen = Screen { app, now: 0.0 };
    screen.wait();
    screen.play_to_end();
    assert_eq!(kept(&mut screen.app), None);
    screen.press("statistics");
    assert_ne!(screen.app.cx.dialog(), Some(Dialog::Statistics));
}

#[test]
fn numbers_are_those_of_the_chosen_games() {
    let mut app = later(GAMES);
    let all = [
        "Games 4",
        "Won 2 of 3",
        "Points per game 46.0",
        "Most points 90",
        "Current winning streak 0",
        "Longest winning streak 2",
    ];
    assert_eq!(numbers(&app), all);
    app.fill_named("statistics-group", "expert");
    assert_eq!(numbers(&app)[..2], ["Games 2", "Won 1 of 2"]);
    app.fill_named("statistics-group", "people");
    assert_eq!(
        numbers(&app)[..3],
        ["Games 1", "Won –", "Points per game 30.0"]
    );
    app.fill_named("statistics-group", "strong");
    assert!(app.page().all_text().contains("No such game"));
    app.fill_named("statistics-group", "nonsense");
    app.press_named("statistics-of cards", 0.0);
    assert_eq!(numbers(&app)[..2], ["Games 1", "Won 1 of 1"]);
}

/// The groups of the table in which they are compared.
fn compared(app: &App) -> Vec<String> {
    let page = app.page();
    let table = of_class(&page, "compared");
    let all = table.first().expect("a table").all();
    let groups = all.iter().filter(|node| node.tag == "tbody");
    let cells = |group: &&Node| {
        let all = group.all().into_iter();
        let cells = all.filter(|node| matches!(node.tag, "th" | "td"));
        let texts: Vec<String> = cells.map(Node::all_text).collect();
        texts.join(" | ")
    };
    groups.map(cells).collect()
}

#[test]
fn pictures_are_tables_with_sources_and_groups() {
    let app = later(GAMES);
    let page = app.page();
    let mut tables = of_class(&page, "bars");
    let texts: Vec<String> = tables.iter().map(|table| table.all_text()).collect();
    assert_eq!(texts.len(), 1, "{texts:?}");
    tables.extend(of_class(&page, "compared"));
    for source in ["Cities", "Roads", "Monasteries", "Fields", "Other"] {
        assert!(texts[0].contains(source), "{source}: {texts:?}");
    }
    assert!(!texts[0].contains("Gardens"), "they brought nothing");
    for table in tables {
        assert!(table.get("aria-label").is_some());
        let rows = table.all().into_iter().filter(|node| node.tag == "svg");
        assert!(rows.count() > 1, "bars");
    }
}

#[test]
fn games_are_compared_by_opponents_boxes_and_the_order_of_turns() {
    let more = format!("{GAMES}0000000000000006 tiles lost expert inns 7,0,0,0,0,0 - 3\n");
    let mut app = later(&more);
    let people = "People only | 1 | – | 30.0 | 40";
    assert_eq!(compared(&app)[0], people);
    assert!(compared(&app).contains(&"Expert | 3 | 1 of 3 | 42.3 | 90".to_string()));
    app.press_named("statistics-by boxes", 0.0);
    let boxes = [
        "No expansion | 2 | 1 of 1 | 36.7 | 50",
        "Inns & Cathedrals | 2 | 1 of 2 | 48.5 | 90",
        "The Crop Circles | 1 | 0 of 1 | 30.0 | 30",
    ];
    assert_eq!(compared(&app), boxes);
    app.press_named("statistics-by places", 0.0);
    let places = [
        "Third | 1 | 0 of 1 | 7.0 | 7",
        "Unknown | 4 | 2 of 3 | 46.0 | 90",
    ];
    assert_eq!(compared(&app), places);
    // Every group can be chosen, and its games are compared like all.
    app.fill_named("statistics-group", "inns");
    assert_eq!(numbers(&app)[..2], ["Games 2", "Won 1 of 2"]);
    assert_eq!(compared(&app).len(), 2);
    app.fill_named("statistics-group", "place-3");
    assert_eq!(numbers(&app)[0], "Games 1");
    app.fill_named("statistics-group", "inns");
    app.press_named("statistics-of cards", 0.0);
    assert_eq!(numbers(&app)[0], "Games 1", "cards have no boxes");
    let by = of_class(&app.page(), "segment").len();
    assert_eq!(by, 4, "two games, opponents, the order of turns");
}

#[test]
fn what_reviews_found_is_told_as_means_and_game_by_game() {
    let app = later(GAMES);
    assert!(of_class(&app.page(), "reviewed").is_empty());
    let line =
        |id: u32, found: &str| format!("{id:016x} tiles won expert - 9,0,0,0,0,0 - 1 {found}\n");
    let more = format!("{GAMES}{}{}", line(6, "12000,-1000"), line(7, "3000,2000"));
    let app = later(&more);
    let page = app.page();
    let sections = of_class(&page, "reviewed");
    let all = sections.first().expect("a section").all_text();
    for told in ["in 2 reviewed games", "7.5", "+0.5", "12.0", "3.0"] {
        assert!(all.contains(told), "{told}: {all}");
    }
    assert_eq!(of_class(&page, "column").len(), 2);
    assert!(
        all.contains("Points lost by choices: how much more"),
        "{all}"
    );
    // Of one game there is nothing to follow.
    let app = later(&format!("{GAMES}{}", line(6, "12000,-1000")));
    assert!(of_class(&app.page(), "column").is_empty());
    assert!(app.page().all_text().contains("In one reviewed game"));
}

#[test]
fn firsts_are_those_of_all_games_of_the_kind_shown() {
    let mut app = later(GAMES);
    let page = app.page();
    let reached: Vec<String> = of_class(&page, "reached")
        .into_iter()
        .map(|first| first.all_text())
        .collect();
    assert_eq!(reached.len(), 2, "{reached:?}");
    let text = page.all_text();
    assert!(text.contains("every level: 2 of 5"), "{text}");
    assert!(text.contains("every expansion: 2 of 13"), "{text}");
    app.press_named("statistics-of cards", 0.0);
    let page = app.page();
    assert!(of_class(&page, "reached").is_empty());
    let cards = of_class(&page, "firsts")[0].all_text();
    assert!(cards.contains("every level: 1 of 5"), "{cards}");
    assert!(
        !cards.contains("city") && !cards.contains("expansion"),
        "{cards}"
    );
    // A single group is compared with nothing.
    let compared = of_class(&page, "compared")[0];
    assert!(of_class(compared, "whole").is_empty());
}

#[test]
fn games_go_to_another_device_and_count_once_there() {
    let mut app = later(GAMES);
    app.cx.take_effects();
    app.press_named("save-statistics", 0.0);
    assert_eq!(
        app.cx.take_effects(),
        [Effect::SaveText(
            "bastide-statistics.txt".to_string(),
            GAMES.to_string()
        )]
    );
    let here = "bastide-statistics 1\n\
        0000000000000009 tiles won strong - 1,0,0,0,0,0 -\n\
        0000000000000002 tiles won expert inns 40,20,0,0,30,0 city+field\n";
    let mut other = later(here);
    other.cx.take_effects();
    other.press_named("bring-statistics", 0.0);
    assert_eq!(other.cx.take_effects(), [Effect::Import]);
    other.import(GAMES, 0.0);
    let text = kept(&mut other).expect("more games");
    assert_eq!(text.lines().count(), 7, "{text}");
    assert!(text.ends_with(here.split_once('\n').expect("a head").1));
    assert_eq!(other.cx.announcer().last(), "4 games were added.");
    other.import(GAMES, 0.0);
    assert_eq!(kept(&mut other), None);
    assert!(other.cx.announcer().last().starts_with("Nothing new"));
    assert_eq!(other.cx.dialog(), Some(Dialog::Statistics));
}

#[test]
fn a_pasted_text_is_read_like_a_file_and_refused_with_a_reason() {
    let mut app = later("");
    app.cx.take_effects();
    let mut paste = |text: &str| {
        app.fill_named("statistics-pasted", text);
        app.press_named("read-statistics", 0.0);
        (
            kept(&mut app).is_some(),
            app.cx.announcer().last().to_string(),
        )
    };
    let (kept, told) = paste("bastide 1\nset base\n");
    assert!(!kept && told.contains("would begin with"), "{told}");
    let (kept, told) = paste("bastide-statistics 3\nwhatever\n");
    assert!(!kept && told.contains("newer version"), "{told}");
    let (kept, told) = paste(&GAMES.replace("won expert", "won grandmaster"));
    assert!(kept && told.contains("4 games"), "{told}");
    assert!(told.contains("Line 3 is unreadable"), "{told}");
}

#[test]
fn a_damaged_store_is_read_as_far_as_it_can_be() {
    let damaged = GAMES.replace("lost", "\u{0}").replace("cards", "<script>");
    let app = later(&damaged);
    assert_eq!(numbers(&app)[0], "Games 3");
    let app = later("\u{feff}nonsense");
    assert!(app.page().all_text().contains("Nothing here yet"));
}

#[test]
fn the_dialog_opens_by_a_key_from_saved_games_and_at_the_end() {
    let mut screen = Screen::open(PERSONS);
    assert!(screen.app.press_key("%", screen.now));
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::Statistics));
    assert!(screen.app.press_key("Escape", screen.now));
    assert_eq!(screen.app.cx.dialog(), None);
    screen.press("games");
    screen.press("statistics");
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::Statistics));
    screen.press("close");
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::SavedGames));
    screen.press("close");
    screen.play_to_end();
    assert!(text_of(&screen, "calm").contains("Statistics"));
}

#[test]
fn every_control_has_a_name_in_every_language() {
    for language in Language::ALL {
        let mut app = later(GAMES);
        app.cx.speak(language);
        app.fill_named("statistics-pasted", "x");
        let page = app.page();
        let dialogs = of_class(&page, "statistics");
        let dialog = dialogs.first().expect("the dialog");
        assert!(dialog.get("aria-label").is_some() || dialog.get("aria-labelledby").is_some());
        for node in dialog.all() {
            let control = matches!(node.tag, "button" | "select" | "textarea");
            let named = node.get("aria-label").is_some() || !node.all_text().trim().is_empty();
            assert!(
                !control || named,
                "{language:?}: {:?}",
                node.get("data-run")
            );
        }
        let reached = dialog.all().into_iter();
        let radios = reached.filter(|node| node.get("role") == Some("radio"));
        let tabs = radios.filter(|node| node.get("tabindex") == Some("0"));
        assert_eq!(tabs.count(), 2, "arrows move within each choice");
    }
}

#[test]
fn courses_of_the_rule_book_are_a_first_too_and_the_list_can_be_switched_off() {
    let mut app = later(GAMES);
    let listed = |app: &App| {
        of_class(&app.page(), "firsts")
            .iter()
            .map(|list| list.all_text())
            .collect::<String>()
    };
    assert!(
        listed(&app).contains("Finish every course: 0 of 17"),
        "{}",
        listed(&app)
    );
    app.cx.set(SettingChange::Firsts(false));
    assert_eq!(listed(&app), "");
}

#[test]
fn lessons_are_fetched_to_count_courses_if_one_was_done() {
    for (done, fetches) in [("", false), ("base/first-steps", true)] {
        let mut app = App::new(Language::English, 1);
        app.restore(Kept::Finished, GAMES);
        app.restore(Kept::LessonsDone, done);
        app.press_named("statistics", 0.0);
        let mut effects = app.cx.take_effects().into_iter();
        let fetched = effects.any(|effect| matches!(effect, Effect::FetchLessons(_)));
        assert_eq!(fetched, fetches);
    }
}
