//! Ways in and out of the workshop, and what waits behind it.

use super::*;
use crate::screen::PERSONS;
use engine::link::{FRAGMENT, Link};
use engine::session::Draft;
use engine::table::Seat;
use page::context::dialogs::Dialog;
use page::elements::Command;
use page::stage::{Device, Input};

#[test]
fn it_begins_empty_and_leaves_to_the_form_of_a_new_game() {
    let mut screen = workshop();
    assert!(tiles(&screen).is_empty());
    assert_eq!(screen.app.cx.dialog(), None);
    assert_eq!(
        text_of(&screen, "draft-faults"),
        "No tile lies on the table."
    );
    screen.press("workshop");
    assert!(screen.app.drafts.workshop().is_none());
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::NewGame));
}

#[test]
fn an_impossible_position_leaves_as_text_alone() {
    let mut screen = with_start();
    screen.press(&take("base/D"));
    screen.press("turn-right");
    screen.press("draft 0 1");
    screen.press("tab give");
    let page = screen.app.page();
    for way in WayOut::ALL {
        let button = named(&page, &format!("copy-{}", way.word())).expect("a button");
        let able = button.get("disabled").is_none();
        assert_eq!(able, way == WayOut::Record, "{way:?}");
    }
    let text = copied(&mut screen, WayOut::Record).expect("a text");
    assert_eq!(Draft::read(&text).as_ref(), Ok(stage(&screen).draft()));
}

#[test]
fn a_link_opens_the_position_elsewhere() {
    let mut screen = with_start();
    let link = copied(&mut screen, WayOut::Link).expect("a link");
    assert!(link.starts_with(&format!("{ADDRESS}#{FRAGMENT}")), "{link}");
    let mut other = App::new(Language::English, 1);
    other.receive_link(&link, 0.0);
    let game = other.cx.tile_stage().expect("a game").game();
    assert_eq!(game.board().placed().len(), 1);
    assert!(other.drafts.workshop().is_none());
}

#[test]
fn the_line_for_a_page_holds_script_board_and_record() {
    let mut screen = with_start();
    let line = copied(&mut screen, WayOut::Embed).expect("a line");
    assert!(
        line.contains("src=\"https://example.org/bastide/bastide-board.js\""),
        "{line}"
    );
    assert!(
        line.contains("<bastide-board mode=\"diagram\" record=\"bastide 1"),
        "{line}"
    );
    assert!(line.contains("tile base/D 0,0 r0"), "{line}");
    // Where no script runs its name is there.
    assert!(
        line.trim_end().ends_with("\">Board</bastide-board>"),
        "{line}"
    );
}

#[test]
fn nothing_that_somebody_types_gets_out_of_its_attribute() {
    let mut screen = with_start();
    screen.press("tab explain");
    let task = "ask \"><script>alert(1)</script>&amp;\ngoal score 1";
    screen.app.fill_named("draft-task", task);
    let line = copied(&mut screen, WayOut::Embed).expect("a line");
    assert!(line.contains("mode=\"task\""), "{line}");
    assert!(
        line.contains("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;"),
        "{line}"
    );
}

#[test]
fn the_line_for_a_frame_carries_a_link_or_a_task() {
    let mut screen = with_start();
    let line = copied(&mut screen, WayOut::Frame).expect("a line");
    let start = "<iframe src=\"https://example.org/bastide/embed.html#mode=diagram&amp;record=";
    assert!(line.starts_with(start), "{line}");
    let (_, rest) = line.split_once("record=").expect("a record");
    let payload = rest.split('"').next().unwrap_or_default();
    let payload = payload.replace("%23", "#").replace("%3D", "=");
    assert!(Link::read(&payload).is_ok(), "{payload}");
    assert!(line.ends_with(" title=\"Board\"></iframe>\n"), "{line}");
    // As high as suits it, and fetched when somebody comes near.
    assert!(
        line.contains(" style=\"width: 100%; aspect-ratio: 4 / 3;"),
        "{line}"
    );
    assert!(line.contains(" loading=\"lazy\""), "{line}");
    assert!(!line.contains(" height="), "{line}");
    screen.press("tab explain");
    screen
        .app
        .fill_named("draft-task", "ask \"Go\".\ngoal score 1");
    let line = copied(&mut screen, WayOut::Frame).expect("a line");
    let title = " title=\"&quot;Go&quot;.\"></iframe>\n";
    assert!(line.ends_with(title), "{line}");
    assert!(
        line.contains("mode=task") && line.contains("goal%20score%201"),
        "{line}"
    );
}

#[test]
fn what_is_said_goes_into_a_frame_and_a_solution_goes_nowhere_but_into_a_task() {
    let mut screen = with_start();
    screen.press("tab explain");
    screen.app.fill_named("draft-comment", "Look here.");
    let task = "ask Go.\ngoal score 1\nsolve pass";
    screen.app.fill_named("draft-task", task);
    screen.press("tab give");
    screen.press("offer mode diagram");
    let line = copied(&mut screen, WayOut::Frame).expect("a line");
    assert!(line.contains("say%20Look%20here."), "{line}");
    assert!(!line.contains("solve"), "{line}");
    let line = copied(&mut screen, WayOut::Embed).expect("a line");
    assert!(line.contains("say Look here."), "{line}");
    assert!(!line.contains("solve"), "{line}");
}

#[test]
fn a_task_that_cannot_be_read_says_why_and_waits() {
    let mut screen = with_start();
    screen.press("tab explain");
    screen.app.fill_named("draft-task", "ask Go.\ngoal fly");
    let told = text_of(&screen, "fault");
    assert!(told.contains('2'), "{told}");
    assert_eq!(copied_now(&mut screen, WayOut::Embed), None);
}

/// As [`copied`], where the button may not be there to press.
fn copied_now(screen: &mut Screen, way: WayOut) -> Option<String> {
    screen.press("tab give");
    let page = screen.app.page();
    let button = named(&page, &format!("copy-{}", way.word()))?;
    button
        .get("disabled")
        .is_none()
        .then(|| "copied".to_string())
}

#[test]
fn a_game_comes_in_as_it_stands_and_waits_behind() {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.press("skip");
    screen.press("confirm");
    let record = screen.app.cx.record();
    screen.press("workshop");
    assert_eq!(tiles(&screen).len(), 2);
    assert_eq!(position(&screen).turn, Seat(1));
    assert!(position(&screen).drawn.is_some());
    assert!(
        stage(&screen).faults().is_empty(),
        "{:?}",
        stage(&screen).faults()
    );
    screen.press("draft 0 0");
    screen.press("remove-tile");
    screen.press("workshop");
    assert!(screen.app.drafts.workshop().is_none());
    assert_eq!(screen.app.cx.record(), record);
}

#[test]
fn a_step_of_a_replay_comes_in_as_it_is_shown() {
    let mut screen = Screen::open(PERSONS);
    for _ in 0..2 {
        let (pos, _) = screen.legal();
        screen.click(screen.at(pos.x, pos.y));
        screen.press("skip");
        screen.press("confirm");
        screen.wait();
    }
    screen.press("replay");
    screen.press("first-step");
    screen.press("workshop");
    assert_eq!(tiles(&screen).len(), 1);
}

#[test]
fn one_plays_on_from_the_position_in_a_game_of_its_own() {
    let mut screen = with_start();
    screen.press("tab give");
    screen.press("play-draft");
    assert!(screen.app.drafts.workshop().is_none());
    assert_eq!(screen.tile_stage().game().board().placed().len(), 1);
    assert!(screen.app.cx.take_effects().contains(&Effect::NewSave));
}

#[test]
fn a_picture_is_of_the_position() {
    let mut screen = with_start();
    screen.press("tab give");
    screen.press("picture-of-draft");
    assert!(screen.app.cx.take_effects().contains(&Effect::SavePicture));
    let picture = screen.app.picture().expect("a picture");
    assert!(picture.metadata.link.contains(FRAGMENT));
}

#[test]
fn the_game_behind_hears_nothing() {
    let mut screen = Screen::open(crate::screen::AGAINST);
    screen.press("workshop");
    let record = screen.app.cx.record();
    let (at, id) = (Point::new(400.0, 240.0), 1);
    let device = Device::Mouse;
    screen.input(Input::Down { id, device, at });
    screen.input(Input::Up { id, at });
    for key in ["Enter", "s", "1", "b", "l", "x"] {
        screen.app.press_key(key, screen.now);
    }
    assert_eq!(screen.app.cx.record(), record);
    screen.press("let-go");
    for &command in Command::ALL {
        let able = screen.app.cx.is_enabled(command);
        let ours = matches!(
            command,
            Command::ZoomIn
                | Command::ZoomOut
                | Command::Fit
                | Command::Settings
                | Command::Workshop
                | Command::Close
        );
        assert_eq!(able, ours, "{command:?}");
    }
}

#[test]
fn what_was_drawn_up_last_is_there_again_also_behind_a_game() {
    let screen = with_start();
    let kept = stage(&screen).draft().clone();
    let mut app = App::new(Language::English, 7);
    app.drafts.restore_draft(&kept.text());
    app.drafts.enter_workshop(&mut app.cx);
    let again = app.drafts.workshop().expect("it is open").stage();
    assert_eq!(*again.draft(), kept);
    let mut screen = Screen::open(PERSONS);
    screen.app.drafts.restore_draft(&kept.text());
    screen.press("workshop");
    assert_ne!(*stage(&screen).draft(), kept, "what the screen shows");
    screen.press("take-back");
    assert_eq!(*stage(&screen).draft(), kept);
}

#[test]
fn every_change_is_kept_at_once() {
    let mut screen = with_start();
    screen.app.cx.take_effects();
    screen.press("draft 0 0");
    screen.press("turn-right");
    let text = stage(&screen).draft().text();
    assert!(
        screen
            .app
            .cx
            .take_effects()
            .contains(&Effect::Keep(Kept::Draft, text))
    );
    screen.press("workshop");
    screen.press("workshop");
    assert_eq!(tiles(&screen)[0].2, Rotation::R1);
}

#[test]
fn a_draft_that_cannot_be_read_any_more_is_no_hindrance() {
    let mut app = App::new(Language::English, 7);
    app.drafts.restore_draft("no record");
    app.drafts.enter_workshop(&mut app.cx);
    let stage = app.drafts.workshop().expect("it is open").stage();
    assert!(stage.draft().position().tiles.is_empty());
}

#[test]
fn who_closes_the_settings_is_in_the_workshop_again() {
    let mut screen = workshop();
    screen.press("settings");
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::Settings));
    screen.app.press_key("Escape", screen.now);
    assert_eq!(screen.app.cx.dialog(), None);
    assert!(screen.app.drafts.workshop().is_some());
}

#[test]
fn a_game_is_brought_from_the_dialog_that_shares_it() {
    let mut screen = Screen::open(PERSONS);
    screen.press("share");
    let page = screen.app.page();
    let dialog = of_class(&page, "share");
    let offers = dialog
        .iter()
        .any(|dialog| named(dialog, "workshop").is_some());
    assert!(offers);
    screen.press("workshop");
    assert_eq!(screen.app.cx.dialog(), None);
    assert_eq!(tiles(&screen).len(), 1);
}

#[test]
fn a_task_is_read_back_and_its_solution_tried() {
    let mut screen = with_start();
    screen.press(&take("base/E"));
    screen.press("tab table");
    screen.press("drawn");
    screen.press("tab explain");
    let read = |screen: &mut Screen, solution: &str| {
        let task = format!("ask Close it.\ngoal complete city\n{solution}");
        screen.app.fill_named("draft-task", &task);
        text_of(screen, "task-read")
    };
    let told = read(&mut screen, "");
    assert!(told.starts_with("Complete a city of yours"), "{told}");
    assert!(told.contains("Without a “solve” line"), "{told}");
    let told = read(&mut screen, "solve place 0,-1 r1");
    assert!(told.contains("number 1 is not allowed"), "{told}");
    let told = read(&mut screen, "solve place 0,1 r0\nsolve pass");
    assert!(
        told.contains("not allowed") || told.contains("does not reach"),
        "{told}"
    );
    let told = read(&mut screen, "solve place 0,-1 r2\nsolve meeple city S");
    assert!(told.ends_with("The solution reaches the goals."), "{told}");
}
