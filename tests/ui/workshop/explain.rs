//! What is said of a position and marked on it, the form of a task, and what a board on another page is asked for.

use super::*;
use engine::learn::Task;
use engine::session::Draft;
use engine::table::{Ink, Mark, Marked};
use page::stage::{Device, Input};

fn remarks(screen: &Screen) -> String {
    stage(screen).draft().remarks(0).to_string()
}

fn task_of(screen: &Screen) -> String {
    stage(screen).draft().task().to_string()
}

/// A press on a point of the board by the mouse.
fn tap(screen: &mut Screen, at: Point) {
    let (id, device) = (1, Device::Mouse);
    let inputs = [Input::Down { id, device, at }, Input::Up { id, at }];
    for input in inputs {
        screen.app.handle_input(input, screen.now);
    }
}

/// The workshop with the start tile, a city tile drawn, and its task to be filled in.
fn with_task() -> Screen {
    let mut screen = with_start();
    screen.press(&take("base/E"));
    screen.press("tab table");
    screen.press("drawn");
    screen.press("let-go");
    screen.press("tab explain");
    screen
}

#[test]
fn letters_are_put_on_places_one_after_the_other_and_taken_off() {
    let mut screen = with_start();
    screen.press("tab explain");
    screen.press("mark letter");
    screen.press("draft 0 0");
    screen.press("draft 1 0");
    assert_eq!(remarks(&screen), "label 0,0 A\nlabel 1,0 B");
    screen.press("draft 0 0");
    assert_eq!(remarks(&screen), "label 1,0 B");
    screen.press("take-back");
    assert_eq!(remarks(&screen), "label 0,0 A\nlabel 1,0 B");
}

#[test]
fn an_arrow_leads_from_the_first_place_pressed_to_the_second() {
    let mut screen = with_start();
    screen.press("tab explain");
    screen.press("ink blue");
    screen.press("mark arrow");
    screen.press("draft 1 0");
    assert_eq!(remarks(&screen), "");
    screen.press("draft 0 0");
    assert_eq!(remarks(&screen), "arrow 1,0 0,0 blue");
}

#[test]
fn the_edge_next_to_the_pointer_is_marked() {
    let mut screen = with_start();
    screen.press("tab explain");
    screen.press("mark edge");
    let at = point(&screen, (0, 0), (0.9, 0.5));
    tap(&mut screen, at);
    assert_eq!(remarks(&screen), "mark edge 0,0 E");
    tap(&mut screen, at);
    assert_eq!(remarks(&screen), "");
}

#[test]
fn keys_go_round_the_edges_of_a_place() {
    let mut screen = with_start();
    screen.press("tab explain");
    screen.press("mark edge");
    for side in ["N", "E", "S", "W"] {
        screen.press("draft 0 0");
        assert_eq!(remarks(&screen), format!("mark edge 0,0 {side}"));
    }
    screen.press("draft 0 0");
    assert_eq!(remarks(&screen), "");
}

#[test]
fn the_feature_of_a_part_is_marked_by_pointer_and_by_name() {
    let mut screen = with_start();
    screen.press("tab explain");
    screen.press("mark feature");
    let at = point(&screen, (0, 0), (0.5, 0.1));
    tap(&mut screen, at);
    assert_eq!(remarks(&screen), "mark city N 0,0");
    let page = screen.app.page();
    assert!(named(&page, "spot 0 0 0").is_some(), "a part to press");
    let mark = stage(&screen).marks().to_vec();
    assert!(
        matches!(
            mark.as_slice(),
            [Mark {
                on: Marked::Feature(..),
                ink: Ink::Plain
            }]
        ),
        "{mark:?}"
    );
}

#[test]
fn what_is_said_and_marked_goes_out_with_the_position() {
    let mut screen = with_start();
    screen.press("tab explain");
    screen.app.fill_named("draft-comment", "Look # here.");
    screen.press("mark cell");
    screen.press("draft 1 0");
    let line = copied(&mut screen, WayOut::Embed).expect("a line");
    assert!(
        line.contains("play\nsay Look  here.\nmark tile 1,0\""),
        "{line}"
    );
    let text = copied(&mut screen, WayOut::Record).expect("a text");
    assert_eq!(Draft::read(&text).as_ref(), Ok(stage(&screen).draft()));
    let link = copied(&mut screen, WayOut::Link).expect("a link");
    let mut other = App::new(Language::English, 1);
    other.receive_link(&link, 0.0);
    let session = other.cx.tile_stage().expect("a game").session();
    assert_eq!(session.notes().all().len(), 2);
}

#[test]
fn a_comment_that_is_emptied_is_gone() {
    let mut screen = with_start();
    screen.press("tab explain");
    screen
        .app
        .fill_named("draft-remarks", "say fr: Voyez.\nsay Look.");
    screen.app.fill_named("draft-comment", "");
    assert_eq!(remarks(&screen), "say fr: Voyez.");
}

#[test]
fn a_mark_on_nothing_is_told_and_waits() {
    let mut screen = with_start();
    screen.press("tab explain");
    screen
        .app
        .fill_named("draft-remarks", "say Look.\nmark city S 0,0");
    let told = text_of(&screen, "fault");
    assert!(told.contains('2'), "{told}");
    screen.press("tab give");
    let page = screen.app.page();
    let button = named(&page, "copy-embed").expect("a button");
    assert_eq!(button.get("disabled"), Some(""));
}

#[test]
fn who_clears_the_table_keeps_what_was_said() {
    let mut screen = with_start();
    screen.press("tab explain");
    screen
        .app
        .fill_named("draft-remarks", "say Look.\nmark tile 0,0");
    screen.press("tab table");
    screen.press("clear-table");
    assert_eq!(remarks(&screen), "say Look.");
}

#[test]
fn decisions_are_no_remarks() {
    let mut screen = with_start();
    screen.press("tab explain");
    screen
        .app
        .fill_named("draft-remarks", "say Look.\nplace base/E 0,-1 r2");
    let error = stage(&screen).draft().remark_error().expect("a decision");
    assert_eq!(error.error.line, 2);
}

#[test]
fn a_form_makes_the_lines_of_a_task() {
    let mut screen = with_task();
    screen.app.fill_named("draft-ask", "Close the city.");
    screen.app.fill_named("draft-goal", "complete city");
    screen.app.fill_named("draft-hint", "North.");
    assert_eq!(
        task_of(&screen),
        "ask Close the city.\ngoal complete city\nhint North."
    );
    screen.app.fill_named("draft-goal", "score");
    screen.app.fill_named("draft-goal-points", "8");
    screen.app.fill_named("draft-ask", "");
    assert_eq!(task_of(&screen), "goal score 8\nhint North.");
}

/// Who wins can be found out where the tiles to come are written, and few.
#[test]
fn to_win_is_a_goal_on_offer_where_few_tiles_are_to_come() {
    let offered = |stack: &str| {
        let mut screen = with_task();
        screen.press("tab text");
        let text = value_of(&screen, "draft-text");
        let text = text.replace("start\n", &format!("{stack}start\n"));
        screen.app.fill_named("draft-text", &text);
        screen.press("tab explain");
        let all = screen.app.page().all_text();
        all.contains("Win, whatever the others do")
    };
    assert!(offered("stack base/U base/V\n"));
    assert!(!offered("stack base/U base/V base/W\n"));
    assert!(!offered(""));
}

#[test]
fn the_form_leaves_what_it_does_not_show() {
    let mut screen = with_task();
    let written = "ask es: Cierra.\nask Close.\ngoal not place 1,0 r2 or lead\ngoal home\nseat 1";
    screen.app.fill_named("draft-task", written);
    screen.app.fill_named("draft-ask", "Close it.");
    let kept = "ask es: Cierra.\nask Close it.\ngoal not place 1,0 r2 or lead\ngoal home\nseat 1";
    assert_eq!(task_of(&screen), kept);
    assert_eq!(value_of(&screen, "draft-goal"), "not place 1,0 r2 or lead");
    screen.press("drop-goal 2");
    assert_eq!(value_of(&screen, "draft-goal"), "place 1,0 r2");
    screen.press("goals all");
    let goals = "goal not place 1,0 r2\ngoal lead";
    assert!(task_of(&screen).contains(goals), "{}", task_of(&screen));
}

#[test]
fn the_form_of_one_goal_asks_for_nothing_but_that() {
    let mut screen = with_task();
    let page = screen.app.page();
    for name in ["add-goal", "drop-goal 1", "goals one"] {
        assert!(named(&page, name).is_none(), "{name}");
    }
    screen.app.fill_named("draft-goal", "complete city");
    let page = screen.app.page();
    assert!(named(&page, "add-goal").is_some());
    for name in ["drop-goal 1", "goals one"] {
        assert!(named(&page, name).is_none(), "{name}");
    }
}

#[test]
fn goals_are_added_and_removed_and_all_or_one_of_them_is_wanted() {
    let mut screen = with_task();
    screen.app.fill_named("draft-ask", "Close the city.");
    screen.app.fill_named("draft-goal", "complete city");
    screen.app.fill_named("draft-hint", "North.");
    screen.press("add-goal");
    screen.app.fill_named("draft-goal 2", "score");
    screen.app.fill_named("draft-goal-points 2", "6");
    screen.press("add-goal");
    screen.app.fill_named("draft-goal 3", "home");
    screen.press("avoid-goal 3 true");
    let told = |screen: &Screen| task_of(screen).replace('\n', "; ");
    assert_eq!(
        told(&screen),
        "ask Close the city.; goal complete city; goal score 6; goal not home; hint North."
    );
    screen.press("goals one");
    assert_eq!(
        told(&screen),
        "ask Close the city.; goal complete city or score 6 or not home; hint North."
    );
    assert_eq!(value_of(&screen, "draft-goal-points 2"), "6");
    screen.press("avoid-goal 3 false");
    screen.press("drop-goal 1");
    assert_eq!(
        told(&screen),
        "ask Close the city.; goal score 6 or home; hint North."
    );
    screen.press("take-back");
    screen.press("take-back");
    screen.press("goals all");
    screen.app.fill_named("draft-goal 3", "");
    assert_eq!(
        told(&screen),
        "ask Close the city.; goal complete city; goal score 6; hint North."
    );
}

#[test]
fn who_in_how_many_turns_and_in_other_languages_is_filled_in() {
    let mut screen = with_task();
    screen.app.fill_named("draft-ask", "Close the city.");
    screen.app.fill_named("draft-goal", "complete city");
    screen.app.fill_named("draft-hint", "Look north.");
    screen.app.fill_named("draft-hint 2", "Turn the tile.");
    screen.app.fill_named("draft-hint 3", "Put a meeple on it.");
    screen.app.fill_named("draft-ask fr", "Fermez la ville.");
    screen.app.fill_named("draft-hint fr", "Au nord.");
    screen
        .app
        .fill_named("draft-hint 2 fr", "Tournez la tuile.");
    screen.app.fill_named("draft-task-seat", "2");
    screen.app.fill_named("draft-task-turns", "3");
    let expected = "ask Close the city.\nask fr: Fermez la ville.\ngoal complete city\nhint Look north.\n\
        hint Turn the tile.\nhint Put a meeple on it.\nhint fr: Au nord.\nhint fr: Tournez la tuile.\nseat 2\nturns 3";
    assert_eq!(task_of(&screen), expected);
    let read = Task::read(&format!("task\n{expected}")).expect("a task");
    let task = read.expect("a task");
    assert_eq!(
        (task.turns, task.hints("en").len(), task.hints("fr").len()),
        (3, 3, 2)
    );
    screen.app.fill_named("draft-hint 2", "");
    screen.app.fill_named("draft-task-turns", "1");
    screen.app.fill_named("draft-task-seat", "");
    assert_eq!(value_of(&screen, "draft-hint 2"), "Put a meeple on it.");
    assert!(!task_of(&screen).contains("turns") && !task_of(&screen).contains("seat"));
}

#[test]
fn a_solution_is_looked_for_and_written_down() {
    let mut screen = with_task();
    screen.app.fill_named("draft-goal", "complete city");
    screen.press("solve-draft");
    let told = text_of(&screen, "task-read");
    assert!(told.ends_with("The solution reaches the goals."), "{told}");
    assert!(
        task_of(&screen).contains("solve place base/E 0,-1 r2"),
        "{}",
        task_of(&screen)
    );
}

#[test]
fn where_there_is_no_solution_that_is_said() {
    let mut screen = with_task();
    screen.app.fill_named("draft-goal", "complete monastery");
    screen.press("solve-draft");
    assert_eq!(task_of(&screen), "goal complete monastery");
    let told = screen.app.cx.announcer().last().to_string();
    assert!(told.contains("No way"), "{told}");
}

#[test]
fn a_board_is_asked_for_what_was_chosen_and_nothing_else() {
    let mut screen = with_start();
    screen.press("tab give");
    screen.press("offer theme dark");
    screen.press("offer minimap off");
    screen.press("offer interactive false");
    screen.press("offer language fr");
    let line = copied(&mut screen, WayOut::Embed).expect("a line");
    let asked = "<bastide-board mode=\"diagram\" language=\"fr\" theme=\"dark\" minimap=\"off\" interactive=\"off\" record=";
    assert!(line.contains(asked), "{line}");
    let frame = copied(&mut screen, WayOut::Frame).expect("a line");
    let asked = "#mode=diagram&amp;language=fr&amp;theme=dark&amp;minimap=off&amp;interactive=off&amp;record=";
    assert!(frame.contains(asked), "{frame}");
}

#[test]
fn a_board_has_the_size_that_was_chosen() {
    let mut screen = with_start();
    let line = copied(&mut screen, WayOut::Frame).expect("a line");
    assert!(line.contains("width: 100%; aspect-ratio: 4 / 3"), "{line}");
    screen.press("offer size small");
    let line = copied(&mut screen, WayOut::Frame).expect("a line");
    assert!(line.contains("width=\"480\" height=\"360\""), "{line}");
    let line = copied(&mut screen, WayOut::Embed).expect("a line");
    let board = "<bastide-board style=\"width: 480px; height: 360px; max-width: 100%\" mode=";
    assert!(line.contains(board), "{line}");
}

#[test]
fn a_board_can_be_for_play() {
    let mut screen = with_start();
    screen.press("tab give");
    screen.press("offer mode play");
    let line = copied(&mut screen, WayOut::Embed).expect("a line");
    assert!(
        line.contains("<bastide-board mode=\"play\" record="),
        "{line}"
    );
}

#[test]
fn a_task_can_go_without_hints_and_solution() {
    let mut screen = with_task();
    screen.app.fill_named("draft-goal", "complete city");
    screen.press("tab give");
    screen.press("offer helps false");
    let line = copied(&mut screen, WayOut::Embed).expect("a line");
    assert!(line.contains("mode=\"task\" commands=\"zoom"), "{line}");
    assert!(!line.contains("solution"), "{line}");
}

#[test]
fn each_button_of_a_board_can_be_left_out() {
    let mut screen = with_start();
    screen.press("tab give");
    for button in ["zoom", "fields", "fit"] {
        screen.press(&format!("offer button {button} false"));
    }
    let line = copied(&mut screen, WayOut::Embed).expect("a line");
    // Those that a diagram has not stay: without any word all would be meant.
    let asked = "mode=\"diagram\" commands=\"steps undo hint again solution\" record=";
    assert!(line.contains(asked), "{line}");
    screen.press("offer mode play");
    screen.press("offer button zoom true");
    let line = copied(&mut screen, WayOut::Embed).expect("a line");
    let asked = "mode=\"play\" commands=\"zoom steps undo hint again solution\" record=";
    assert!(line.contains(asked), "{line}");
    screen.press("offer button fields true");
    screen.press("offer button fit true");
    let line = copied(&mut screen, WayOut::Embed).expect("a line");
    assert!(!line.contains("commands"), "{line}");
}

#[test]
fn the_preview_is_the_frame_that_is_copied() {
    let mut screen = with_start();
    screen.press("tab give");
    assert!(of_class(&screen.app.page(), "as-there").is_empty());
    screen.press("offer preview true");
    let page = screen.app.page();
    let frame = of_class(&page, "as-there");
    let source = frame
        .first()
        .and_then(|frame| frame.all().into_iter().find_map(|node| node.get("src")));
    let source = source.expect("a frame").to_string();
    let copied = copied(&mut screen, WayOut::Frame).expect("a line");
    assert!(
        copied.contains(&source.replace('&', "&amp;")),
        "{source} {copied}"
    );
}

#[test]
fn a_tile_is_carried_from_the_palette_to_its_place() {
    let mut screen = with_start();
    let (id, device) = (4, Device::Mouse);
    let at = middle(&screen, 3, 0);
    screen
        .app
        .drafts
        .carry_tile(tile("base/D"), (id, device, at));
    assert!(stage(&screen).carries());
    let at = middle(&screen, 1, 0);
    for input in [Input::Move { id, device, at }, Input::Up { id, at }] {
        screen.app.handle_input(input, screen.now);
    }
    assert_eq!(tiles(&screen).len(), 2);
}

#[test]
fn the_link_is_there_as_a_code_too() {
    let mut screen = with_start();
    screen.press("tab give");
    assert_eq!(of_class(&screen.app.page(), "code-of").len(), 1);
}

#[test]
fn the_record_is_saved_as_a_file() {
    let mut screen = with_start();
    screen.press("tab give");
    screen.app.cx.take_effects();
    screen.press("file-of-draft");
    let text = stage(&screen).draft().text();
    let name = "bastide-position.bastide".to_string();
    assert_eq!(screen.app.cx.take_effects(), [Effect::SaveText(name, text)]);
}
