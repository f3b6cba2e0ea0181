//! The draft as a package for learning platforms.

use super::*;
use page::features::workshop::TaskPackage;
use page::features::workshop::zip::with_files;
use std::io::{Cursor, Read, Write};
use zip::{ZipArchive, ZipWriter};

const PAGE: &[u8] = b"<title>{title}</title><body><bastide-board mode=\"task\" src=\"TASK\"></bastide-board></body>";
const LIST: &[u8] = b"<manifest identifier=\"{identifier}\"><title>{title}</title><title>{title}</title></manifest>";

/// A zip that others packed.
fn board() -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for name in ["bastide-board.js", "messages/en.txt"] {
        let options = zip::write::SimpleFileOptions::default()
            .compression_method(zip::CompressionMethod::Stored);
        zip.start_file(name, options).expect("room");
        zip.write_all(name.repeat(100).as_bytes()).expect("room");
    }
    zip.finish().expect("room").into_inner()
}

/// The names in a zip, in their order, and what is in it.
fn unpacked(zip: Vec<u8>) -> Vec<(String, String)> {
    let mut zip = ZipArchive::new(Cursor::new(zip)).expect("a zip");
    let all = 0..zip.len();
    all.map(|at| {
        let mut file = zip.by_index(at).expect("a file");
        let mut text = String::new();
        file.read_to_string(&mut text).expect("what its sum is of");
        (file.name().expect("a name").into_owned(), text)
    })
    .collect()
}

/// The workshop with a task that is solved, where the ways out are.
fn with_solved_task() -> Screen {
    let mut screen = with_start();
    screen.press(&take("base/E"));
    screen.press("tab table");
    screen.press("drawn");
    screen.press("tab explain");
    let task = "ask fr: Fermez.\nask <Close> it.\ngoal complete city\nsolve place base/E 0,-1 r2\nsolve meeple city S";
    screen.app.fill_named("draft-task", task);
    screen.press("tab give");
    screen.app.cx.take_effects();
    screen
}

/// What is to become a package.
fn asked(screen: &mut Screen) -> Option<TaskPackage> {
    screen.press("pack-task");
    let asked = screen.app.cx.take_effects().contains(&Effect::PackTask);
    screen.app.drafts.task_package().filter(|_| asked)
}

/// Whether the button can be pressed, and what stands below it.
fn button(screen: &Screen) -> (bool, String) {
    let page = screen.app.page();
    let ways = of_class(&page, "way");
    let way = ways
        .into_iter()
        .find(|way| named(way, "pack-task").is_some());
    let way = way.expect("a way");
    let able = named(way, "pack-task").is_some_and(|button| button.get("disabled").is_none());
    let told = of_class(way, "hint").first().map(|hint| hint.all_text());
    (able, told.unwrap_or_default())
}

#[test]
fn a_package_is_what_others_packed_with_page_record_and_list_of_the_task() {
    let mut screen = with_solved_task();
    let package = asked(&mut screen).expect("a package");
    let made = package.make([&board(), PAGE, LIST]).expect("a zip");
    let files = unpacked(made);
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    let added = ["task-1.html", "task-1.txt", "imsmanifest.xml"];
    assert_eq!(names[..2], ["bastide-board.js", "messages/en.txt"]);
    assert_eq!(names[2..], added);
    assert_eq!(files[1].1, "messages/en.txt".repeat(100));
    let board = "<bastide-board mode=\"task\" src=\"task-1.txt\"></bastide-board>";
    assert!(files[2].1.contains(board), "{}", files[2].1);
    let called = "<title>&lt;Close&gt; it.</title>";
    assert!(files[2].1.contains(called), "{}", files[2].1);
    assert_eq!(files[3].1, stage(&screen).draft().text());
    assert_eq!(files[4].1.matches(called).count(), 2);
    assert!(files[4].1.starts_with("<manifest identifier=\"bastide-"));
}

#[test]
fn the_board_of_a_package_is_as_it_was_chosen() {
    let mut screen = with_solved_task();
    screen.press("offer language fr");
    screen.press("offer helps false");
    let package = asked(&mut screen).expect("a package");
    let files = unpacked(package.make([&board(), PAGE, LIST]).expect("a zip"));
    let board = "mode=\"task\" src=\"task-1.txt\" language=\"fr\" commands=\"zoom";
    assert!(files[2].1.contains(board), "{}", files[2].1);
}

#[test]
fn what_is_no_part_of_a_package_is_refused() {
    let mut screen = with_solved_task();
    let package = asked(&mut screen).expect("a package");
    let other = b"<!doctype html><title>Not found</title>".as_slice();
    let board = board();
    for parts in [
        [other, PAGE, LIST],
        [&board, other, LIST],
        [&board, PAGE, other],
    ] {
        assert_eq!(package.make(parts), None);
    }
    assert_eq!(with_files(&board[..board.len() - 1], &[]), None);
    assert_eq!(with_files(&board[1..], &[]), None);
    assert_eq!(with_files(&board, &[]), Some(board));
}

#[test]
fn only_a_task_that_is_solved_becomes_a_package() {
    let mut screen = with_start();
    screen.press("tab give");
    let (able, told) = button(&screen);
    assert!(!able && told.starts_with("Needs a task"), "{told}");
    let mut screen = with_solved_task();
    let (able, told) = button(&screen);
    assert!(able && told.contains("SCORM"), "{told}");
    screen.app.cx.set_surroundings(Surroundings {
        address: "file:///bastide.html".to_string(),
        shares: false,
    });
    let (able, told) = button(&screen);
    assert!(!able && told.contains("website"), "{told}");
}

#[test]
fn it_says_that_a_package_is_made_and_how_that_ended() {
    let mut screen = with_solved_task();
    let label = |screen: &Screen| named(&screen.app.page(), "pack-task").map(Node::all_text);
    assert_eq!(
        label(&screen).as_deref(),
        Some("File for a learning platform")
    );
    assert!(asked(&mut screen).is_some());
    assert_eq!(label(&screen).as_deref(), Some("The file is being made."));
    assert_eq!(screen.app.cx.announcer().last(), "The file is being made.");
    assert_eq!(asked(&mut screen), None, "one at a time");
    screen
        .app
        .drafts
        .refuse_package(&mut screen.app.cx, screen.now);
    assert!(text_of(&screen, "fault").starts_with("A part of the file could not"));
    assert!(asked(&mut screen).is_some());
    assert_eq!(screen.app.drafts.finish_package(), "bastide-task.zip");
    assert_eq!(
        label(&screen).as_deref(),
        Some("File for a learning platform")
    );
    assert!(of_class(&screen.app.page(), "fault").is_empty());
}
