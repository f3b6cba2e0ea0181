//! What the other files rely on: gestures arrive in a page as the events a hand would cause.

use crate::browser::{Browser, DESKTOP, Key, PHONE, Point, Rect, SIDEWAYS, Screen};
use crate::site;
use std::f64::consts::FRAC_PI_2;
use std::fs;

/// A page that writes down what happens on it.
const PAGE: &str = r#"<!doctype html><meta name="viewport" content="width=device-width">
<style>body { margin: 0; height: 100vh; touch-action: none; overscroll-behavior: none }</style>
<button onclick="log.push('pressed')">Press  me</button>
<script>
window.bastide = {}; // The page has started, as the browser of these tests waits for.
const log = [];
const note = (event, ...more) => log.push([event.type, event.pointerType, ...more].filter(Boolean).join(" "));
for (const type of ["pointerdown", "pointermove", "pointerup"])
  addEventListener(type, (event) => note(event, Math.round(event.clientX), Math.round(event.clientY)));
addEventListener("wheel", (event) => note(event, event.deltaY));
addEventListener("keydown", (event) => note(event, event.shiftKey ? "Shift+" + event.code : event.code));
addEventListener("contextmenu", (event) => { event.preventDefault(); note(event); });
</script>"#;

/// A browser on that page; the server must outlive it.
fn open(screen: Screen) -> (Browser, site::Served) {
    let folder = site::scratch("gestures");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("index.html"), PAGE).expect("room on the disk");
    let site = site::Served::start(&folder, 0).expect("a free port");
    (Browser::open_on(screen, &site.url()), site)
}

/// The events so far of which the name begins so.
fn noted(browser: &Browser, names: &str) -> Vec<String> {
    let log: Vec<String> = browser.ask("log");
    log.into_iter()
        .filter(|line| line.starts_with(names))
        .collect()
}

fn at(x: f64, y: f64) -> Point {
    Point { x, y }
}

#[test]
fn a_drag_goes_in_steps_and_leaves_room_for_wheel_and_keys() {
    let (browser, _site) = open(DESKTOP);
    browser.drag(
        at(100.0, 100.0),
        at(200.0, 300.0),
        10,
        |browser, step| match step {
            4 => browser.wheel(at(140.0, 180.0), 120),
            6 => browser.key('r'),
            8 => browser.chord(Key::Shift, 'r'),
            _ => {}
        },
    );
    browser.wait_until("the button is up", |browser| {
        !noted(browser, "pointerup").is_empty()
    });
    let log: Vec<String> = browser.ask("log");
    let place = |line: &str| {
        log.iter()
            .position(|seen| seen == line)
            .unwrap_or_else(|| panic!("no {line}: {log:?}"))
    };
    let order = [
        "pointerdown mouse 100 100",
        "pointermove mouse 140 180",
        "wheel 120",
        "pointermove mouse 160 220",
        "keydown KeyR",
        "keydown Shift+KeyR",
        "pointermove mouse 200 300",
        "pointerup mouse 200 300",
    ];
    let places: Vec<usize> = order.into_iter().map(place).collect();
    assert!(places.is_sorted(), "{log:?}");
    assert!(noted(&browser, "pointermove").len() >= 10, "{log:?}");
}

#[test]
fn buttons_and_text_are_found() {
    let (browser, _site) = open(DESKTOP);
    browser.click_text("button", "Press me");
    browser.click("button");
    browser.click_at(browser.rect("button").middle());
    browser.wait_for("log.filter(line => line === 'pressed').length === 3");
    browser.right_click_at(at(300.0, 300.0));
    browser.wait_until("the menu was asked for", |browser| {
        !noted(browser, "contextmenu").is_empty()
    });
    browser.write("a1");
    browser.wait_until("the keys came", |browser| {
        noted(browser, "keydown") == ["keydown KeyA", "keydown Digit1"]
    });
}

#[test]
fn fingers_tap_drag_pinch_and_twist() {
    let (browser, _site) = open(PHONE);
    browser.tap(at(50.0, 60.0));
    browser.wait_until("one tap", |browser| {
        noted(browser, "pointerup") == ["pointerup touch 50 60"]
    });
    browser.touch_drag(at(50.0, 200.0), at(250.0, 200.0), 10);
    browser.wait_until("a drag", |browser| noted(browser, "pointerup").len() == 2);
    assert!(noted(&browser, "pointermove touch").len() >= 5);
    browser.pinch(at(200.0, 400.0), (100.0, 200.0), FRAC_PI_2, 8);
    browser.wait_until("two fingers", |browser| {
        noted(browser, "pointerup").len() == 4
    });
    let mut ups = noted(&browser, "pointerup").split_off(2);
    ups.sort();
    assert_eq!(ups, ["pointerup touch 200 300", "pointerup touch 200 500"]);
    assert!(noted(&browser, "pointerdown").contains(&"pointerdown touch 250 400".to_string()));
}

#[test]
fn a_screen_has_its_size_its_ratio_and_its_preferences() {
    let (browser, _site) = open(PHONE);
    let seen = "[innerWidth, innerHeight, devicePixelRatio, navigator.maxTouchPoints]";
    assert_eq!(browser.ask::<Vec<f64>>(seen), [390.0, 844.0, 2.0, 5.0]);
    assert!(browser.ask::<bool>("matchMedia('(pointer: coarse)').matches"));
    browser.show_on(SIDEWAYS);
    browser.wait_for("innerWidth === 844");
    let calm = "matchMedia('(prefers-reduced-motion: reduce)').matches";
    assert!(browser.ask::<bool>(calm));
    browser.prefer(&[("prefers-reduced-motion", "no-preference")]);
    assert!(!browser.ask::<bool>(calm));
}

#[test]
fn pictures_are_compared_by_pixel() {
    let (browser, _site) = open(Screen {
        ratio: 2.0,
        ..DESKTOP
    });
    let before = browser.screenshot("gestures-before");
    assert_eq!((before.width, before.height), (2560, 1600));
    assert_eq!(before.pixel(2000, 1000), [255, 255, 255]);
    browser.run("document.body.innerHTML = '<div style=\"background: #f00; width: 10px; height: 5px\"></div>'", vec![]);
    let after = browser.screenshot("gestures-after");
    assert!(before.difference(&after, 8) >= 200);
    let part = after.cut(
        Rect {
            x: 0.0,
            y: 0.0,
            width: 10.0,
            height: 5.0,
        },
        2.0,
    );
    assert_eq!(part.colours(), [([255, 0, 0], 200)].into());
}

#[test]
fn tabs_share_storage_and_errors_are_seen() {
    let (browser, site) = open(DESKTOP);
    browser.run("localStorage.setItem('seen', 'yes')", vec![]);
    browser.reload();
    browser.open_tab(&site.url());
    assert_eq!(browser.ask::<String>("localStorage.getItem('seen')"), "yes");
    browser.run(
        "setTimeout(() => { throw new Error('as ordered'); })",
        vec![],
    );
    browser.wait_until("the error is on the console", |browser| {
        browser
            .console_errors()
            .iter()
            .any(|line| line.contains("as ordered"))
    });
    browser.switch_to(0);
    assert!(browser.requests().contains(&site.url()));
}

#[test]
fn a_swipe_beside_the_board_leaves_the_page_where_it_is() {
    let site = site::serve();
    let browser = Browser::open(&site.url());
    let kept = "['html', 'body'].every((one) => \
        getComputedStyle(document.querySelector(one)).overscrollBehavior === 'none')";
    assert!(browser.ask::<bool>(kept));
}
