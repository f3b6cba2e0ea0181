//! Every view in every theme, on every screen, in every language: rules of accessible pages, and nothing cut.

use crate::browser::{Browser, DESKTOP, PHONE, SIDEWAYS, Screen};
use crate::screen::SMALLEST;
use crate::site;
use crate::views::Walk;

/// What was found in one view.
struct Found(Vec<String>);

impl Found {
    fn add(&mut self, place: &str, faults: Vec<String>) {
        let faults = faults.into_iter().map(|fault| format!("{place}: {fault}"));
        self.0.extend(faults);
    }

    fn assert_nothing(&self) {
        assert!(self.0.is_empty(), "{}", self.0.join("\n"));
    }
}

/// How often a theme is worn again that the page took off.
const TRIES: u32 = 8;

/// Wears a theme without telling the page, which may have broken: style sheets see no more of it either.
fn wear(browser: &Browser, theme: &str) {
    browser.run(
        "document.documentElement.dataset.theme = arguments[0]",
        vec![theme.into()],
    );
    browser.rest();
}

/// The text of a view that is faint in a theme. The page sets its own theme with each frame it draws, and a picture
/// may not be finished yet: what was seen counts if the theme was worn to the end.
fn faint_in(browser: &Browser, theme: &str, strictly: bool) -> Vec<String> {
    for _ in 0..TRIES {
        wear(browser, theme);
        let faint = browser.faint_text(strictly);
        let worn: String = browser.ask("document.documentElement.dataset.theme");
        if worn == theme {
            return faint;
        }
    }
    vec!["the page never came to rest".into()]
}

/// All rules in the light, those about colours in every theme.
fn look(browser: &Browser, view: &str, found: &mut Found) {
    found.add(view, browser.broken_rules());
    for (theme, strictly) in [("dark", false), ("contrast", true)] {
        let faint = faint_in(browser, theme, strictly);
        found.add(&format!("{view}, {theme}"), faint);
    }
    wear(browser, "light");
}

/// Whether anything is cut or out of sight on a screen, with text of sizes in percent, the last of which stays. How many
/// pixels the device has to one of the page changes nothing about that, and fewer are painted sooner.
fn squeeze(browser: &Browser, view: &str, screen: Screen, sizes: &[&str], found: &mut Found) {
    let screen = Screen {
        ratio: 1.0,
        ..screen
    };
    if screen != browser.screen() {
        browser.show_on(screen);
    }
    for percent in sizes {
        let size = format!("{}x{}", screen.width, screen.height);
        let faults = browser.squeezed(percent);
        if !faults.is_empty() {
            browser.screenshot(&format!("view-{view}-{size}-{percent}"));
        }
        found.add(&format!("{view}, {size} at {percent} %"), faults);
    }
}

fn every_view(language: &str, mut visit: impl FnMut(&Browser, &str, &mut Found)) {
    let site = site::serve();
    let browser = Browser::open_on(DESKTOP, &site.url());
    // What is at rest looks the same, sooner.
    browser.confirm_each_turn();
    // The language is chosen next, and all settings are kept with it.
    browser.reload();
    let mut found = Found(Vec::new());
    Walk {
        browser: &browser,
        site: &site,
        visit: &mut |browser, view| visit(browser, view, &mut found),
    }
    .all(language);
    found.assert_nothing();
}

#[test]
fn every_view_follows_the_rules_of_accessible_pages_and_nothing_is_cut_in_english() {
    every_view("en", |browser, view, found| {
        look(browser, view, found);
        for screen in [PHONE, SIDEWAYS, DESKTOP] {
            squeeze(browser, view, screen, &["200", "100"], found);
        }
    });
}

/// What rules of accessible pages ask of elements does not depend on the language; how long words are does, and most of all
/// in large print where there is little room.
fn nothing_is_cut(language: &str) {
    every_view(language, |browser, view, found| {
        // Phones, where there is least room, with text twice as large as usual.
        for screen in [PHONE, SIDEWAYS] {
            squeeze(browser, view, screen, &["200"], found);
        }
        // The next view is reached from there.
        squeeze(browser, view, SMALLEST, &["100"], found);
    });
}

#[test]
fn in_french_nothing_is_cut_in_any_view() {
    nothing_is_cut("fr");
}

#[test]
fn in_german_nothing_is_cut_in_any_view() {
    nothing_is_cut("de");
}
