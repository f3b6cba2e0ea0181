//! The places of the players beside and above the board: nobody and nothing of anybody is cut off, whatever they are called
//! and however much they hold.

use crate::browser::Browser;
use crate::screen::{DESKTOP, PHONE, Screen};
use crate::site;
use std::fmt::Write;

const COLOURS: [&str; 6] = ["yellow", "red", "green", "blue", "black", "pink"];

/// Names as short as they come, as long as they come, and none.
const SHORT: [&str; 6] = ["Anna", "Jo", "Max", "Lea", "I", "Zoe"];
const LONG: [&str; 6] = [
    "Maximiliane-Friederike",
    "Clementine de Bourbon",
    "Bartholomäus Weber",
    "Franz Xaver",
    "Wwwwwwwwwwwwwwwwwwwwwwww",
    "Anna Maria Magdalena S",
];
const NONE: [&str; 6] = [""; 6];

/// Screens with room beside the board, and phones.
const SCREENS: [(u32, u32); 6] = [
    (1024, 768),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (390, 844),
    (360, 640),
];

/// A game with all that is held, with the score track or without it.
fn game(names: &[&str], track: bool, holdings: bool) -> String {
    let mut text = "bastide 1\nset base\nset inns\nset traders\nset flying\nset gold\npart abbot\npart large-meeple\n\
        part inns\npart cathedrals\npart goods\npart builder\npart pig\npart flight\npart gold\n"
        .to_string();
    if track {
        text += "set robbers\npart messengers\npart robbers\n";
    }
    let _ = writeln!(text, "seats {}", names.len());
    for (seat, (name, colour)) in (1..).zip(names.iter().zip(COLOURS)) {
        let _ = writeln!(text, "player {seat} {colour} person {name}");
    }
    text += "seed 7\n";
    if !holdings {
        return text;
    }
    text += "start\ntile base/D 0,0\n";
    for seat in 1..=names.len() {
        let _ = writeln!(
            text,
            "score {seat} 123\ngoods {seat} wine 1\ngoods {seat} wheat 1\ningots {seat} 2"
        );
        // There are five tokens of cloth.
        if seat < 6 {
            let _ = writeln!(text, "goods {seat} cloth 1");
        }
        if track {
            let _ = writeln!(text, "robber {seat} 23");
        }
    }
    text + "play\n"
}

/// What of the players, as far as it is not in a line that is drawn aside, is cut off, out of sight or on top of something else, and whether the switches below them are.
const CUT: &str = "(() => { const found = []; const whole = (one) => one.getBoundingClientRect(); \
    const box = (one) => { const place = whole(one), line = one.closest('.holdings'); \
      if (!line || line === one || getComputedStyle(line).overflowX !== 'auto') return place; \
      const left = Math.max(place.left, whole(line).left), right = Math.min(place.right, whole(line).right); \
      return { left, right, width: right - left, top: place.top, bottom: place.bottom, height: place.height }; }; \
    const side = document.querySelector('.side'); const room = box(side); \
    if (side.scrollHeight > side.clientHeight + 1) found.push(`${side.scrollHeight} of ${side.clientHeight} is seen`); \
    const within = (one, two) => one.left >= two.left - 1 && one.right <= two.right + 1 && \
        one.top >= two.top - 1 && one.bottom <= two.bottom + 1; \
    const apart = (one, two) => one.right <= two.left + 3 || two.right <= one.left + 3 || \
        one.bottom <= two.top + 5 || two.bottom <= one.top + 5; \
    const seen = (one) => box(one).width > 0 && box(one).height > 0; \
    if (!within(room, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) found.push('beyond the screen'); \
    for (const player of document.querySelectorAll('.player')) { \
      const place = box(player), name = player.querySelector('.name').textContent; \
      if (!within(place, room)) found.push(`${name} from ${place.top} to ${place.bottom} of ${room.bottom}`); \
      const parts = [...player.querySelectorAll('.pawn .figure, .name button, .score, .supply > *, .stock')].filter(seen); \
      const called = (one) => `${name}: ${one.getAttribute('class') ?? one.tagName}`; \
      parts.filter((one) => !within(box(one), place)).forEach((one) => found.push(`${called(one)} sticks out`)); \
      parts.forEach((one, index) => parts.slice(index + 1).filter((two) => !apart(box(one), box(two))) \
        .forEach((two) => found.push(`${called(one)} over ${called(two)}`))); } \
    for (const one of document.querySelectorAll('.claims .segment')) \
      if (seen(one) && !within(box(one), room)) found.push(one.textContent); \
    return found; })()";

/// A screen of this size. How fine it is moves nothing.
fn screen((width, height): (u32, u32)) -> Screen {
    let like = if width < 700 { PHONE } else { DESKTOP };
    Screen {
        width,
        height,
        ratio: 1.0,
        ..like
    }
}

#[test]
fn nobody_is_cut_off_whatever_they_are_called_and_hold_on_any_screen_in_any_language() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, &game(&SHORT, true, true));
    browser.arm();
    browser.press("set tips off");
    let mut found = Vec::new();
    for (names, holdings) in [(SHORT, false), (SHORT, true), (LONG, true), (NONE, true)] {
        for (seats, track) in (2..=6).flat_map(|seats| [(seats, true), (seats, false)]) {
            browser.bring(&game(&names[..seats], track, holdings));
            let languages: &[&str] = if names == NONE {
                &["en", "fr", "de"]
            } else {
                &["en"]
            };
            for language in languages {
                browser.press(&format!("set language {language}"));
                for size in SCREENS {
                    browser.show_on(screen(size));
                    browser.rest();
                    let cut: Vec<String> = browser.ask(CUT);
                    let players = browser.count(".player");
                    assert_eq!(players, seats, "{names:?} {track}");
                    let at = format!("{names:?} {seats} {track} {holdings} {language} {size:?}");
                    found.extend(cut.into_iter().map(|cut| format!("{at}: {cut}")));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_list_of_tiles_to_come_has_room_beside_six_players_and_the_track() {
    let site = site::serve();
    let browser = Browser::open_game(screen((1366, 768)), &site, &game(&SHORT, true, true));
    browser.arm();
    browser.press("set tips off");
    browser.press("remaining");
    browser.wait_for("document.querySelector('.remaining .lines')");
    browser.rest();
    let lines = browser.rect(".remaining .lines");
    assert!(lines.height > 240.0, "{lines:?}");
    assert_eq!(browser.ask::<Vec<String>>(CUT), [""; 0]);
    browser.press("remaining");
    browser.wait_for("document.querySelector('.page > .score-track')?.checkVisibility()");
}
