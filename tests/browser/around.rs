//! What a board takes from the page around it: words that change, light and dark, language, window, policy.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::embedded::{HostPage, TASK, inside, visit_each};
use crate::screen::Point;
use serde_json::json;

/// The theme of a board, as its styles know it.
fn theme(id: &str) -> String {
    format!("{}.querySelector('#app').dataset.theme", inside(id))
}

fn ready(times: usize) -> String {
    format!("told.filter(([, name]) => name === 'ready').length >= {times}")
}

#[test]
fn a_board_takes_words_colours_language_window_and_policy_from_the_page_around_it() {
    visit_each(&[
        a_mode_or_a_seat_that_is_set_later_shows_the_game_anew,
        a_lesson_that_is_set_later_has_the_mode_that_it_is_for,
        words_that_change_many_times_at_once_are_followed_once,
        a_board_is_light_or_dark_as_the_page_around_says,
        a_board_in_a_shadow_speaks_the_language_around_it,
        a_board_that_is_taken_into_another_window_looks_the_same_and_is_played_there_and_back,
        why_a_page_may_not_do_something_is_told,
        trusted_types_let_in_what_the_documentation_says,
        the_nonce_and_the_origin_of_the_script_go_on_to_what_it_fetches,
    ]);
}

fn a_mode_or_a_seat_that_is_set_later_shows_the_game_anew(browser: &Browser) -> HostPage {
    let page = HostPage::new("mode-later", |_| {
        format!("<bastide-board id=\"a\" language=\"en\" record=\"{TWO_PERSONS}\"></bastide-board>")
    });
    page.show_in(browser);
    browser.wait_for(&ready(1));
    let legal = "document.getElementById('a').api(1).legal().length > 0";
    assert!(!browser.ask::<bool>(legal));
    browser.run("document.getElementById('a').mode = 'play'", Vec::new());
    browser.wait_for(&ready(2));
    assert!(browser.ask::<bool>(legal));
    let here = "told.findLast(([, name]) => name === 'question')[2].here";
    assert!(browser.ask::<bool>(here));
    browser.run("document.getElementById('a').seat = 2", Vec::new());
    browser.wait_for(&ready(3));
    browser.wait_for(&format!("!{here}"));
    // A word that means nothing is told, and leaves what is there.
    browser.run("document.getElementById('a').mode = 'plays'", Vec::new());
    browser.wait_for("told.some(([, name, detail]) => name === 'error' && detail.message.startsWith('mode cannot be “plays”'))");
    assert!(browser.ask::<bool>(legal));
    browser.assert_quiet_but_for(&page.boards.url());
    page
}

fn a_lesson_that_is_set_later_has_the_mode_that_it_is_for(browser: &Browser) -> HostPage {
    let page = HostPage::new("lesson-later", |_| {
        "<bastide-board id=\"a\" language=\"en\" lesson=\"EX-BASE-7\"></bastide-board>".to_string()
    });
    page.show_in(browser);
    browser.wait_for(&ready(1));
    let lesson = "document.getElementById('a').lesson = '04-complete-a-road'";
    browser.run(lesson, Vec::new());
    browser.wait_for(&ready(2));
    browser.wait_for("document.getElementById('a').api(1).maxScore() > 0");
    page
}

fn words_that_change_many_times_at_once_are_followed_once(browser: &Browser) -> HostPage {
    let page = HostPage::new("many-words", |_| {
        format!("<bastide-board id=\"a\" language=\"en\" record=\"{TWO_PERSONS}\"></bastide-board>")
    });
    page.show_in(browser);
    browser.wait_for(&ready(1));
    browser.run(
        "window.seen = 0; const root = document.getElementById('a').shadowRoot.querySelector('#app'); \
         new MutationObserver((all) => seen += all.filter((one) => one.attributeName === 'data-theme').length) \
         .observe(root, { attributes: true }); const board = document.getElementById('a'); \
         for (let at = 0; at < 300; at++) { board.theme = ['light', 'dark'][at % 2]; board.language = ['en', 'fr', 'de'][at % 3] }",
        Vec::new(),
    );
    browser.wait_for(&format!("{} === 'dark'", theme("a")));
    browser.wait_for(&format!(
        "{}.querySelector('#app').lang === 'de'",
        inside("a")
    ));
    assert_eq!(browser.ask::<u32>("seen"), 1);
    page
}

fn a_board_is_light_or_dark_as_the_page_around_says(browser: &Browser) -> HostPage {
    let page = HostPage::new("scheme", |_| {
        format!(
            "<bastide-board id=\"a\" record=\"{TWO_PERSONS}\"></bastide-board>\
             <section style=\"color-scheme: light\"><bastide-board id=\"b\" record=\"{TWO_PERSONS}\"></bastide-board></section>"
        )
    });
    page.show_in(browser);
    browser.wait_for(&ready(2));
    let is = |id: &str, word: &str| browser.wait_for(&format!("{} === '{word}'", theme(id)));
    browser.run(
        "document.documentElement.style.colorScheme = 'dark'",
        Vec::new(),
    );
    is("a", "dark");
    is("b", "light");
    browser.run(
        "document.documentElement.style.colorScheme = 'light'",
        Vec::new(),
    );
    is("a", "light");
    // What the element says itself goes before.
    browser.run("document.getElementById('a').theme = 'dark'", Vec::new());
    is("a", "dark");
    page
}

fn a_board_in_a_shadow_speaks_the_language_around_it(browser: &Browser) -> HostPage {
    let page = HostPage::new("shadow-language", |_| {
        "<section id=\"s\" lang=\"fr\"></section>".to_string()
    });
    page.show_in(browser);
    browser.wait_for("customElements.get('bastide-board')");
    browser.run(
        "const board = Object.assign(document.createElement('bastide-board'), { id: 'a', record: arguments[0] }); \
         document.getElementById('s').attachShadow({ mode: 'open' }).append(board)",
        vec![json!(TWO_PERSONS)],
    );
    let board = "document.getElementById('s').shadowRoot.querySelector('bastide-board')";
    browser.wait_for(&format!("{board}.hasAttribute('open')"));
    browser.wait_for(&format!(
        "{board}.shadowRoot.querySelector('#app').lang === 'fr'"
    ));
    page
}

fn a_board_that_is_taken_into_another_window_looks_the_same_and_is_played_there_and_back(
    browser: &Browser,
) -> HostPage {
    let page = HostPage::new("other-window", |_| {
        format!(
            "<iframe id=\"f\" srcdoc=\"<body></body>\" width=\"760\" height=\"600\"></iframe>\
             <bastide-board id=\"a\" mode=\"play\" language=\"en\" record=\"{TWO_PERSONS}\"></bastide-board>"
        )
    });
    page.show_in(browser);
    browser.wait_for(&ready(1));
    browser.run("window.board = document.getElementById('a')", Vec::new());
    let styled = "board.getBoundingClientRect().height > 200 && \
         getComputedStyle(board.shadowRoot.querySelector('.frame')).contain === 'strict'";
    assert!(browser.ask::<bool>(styled));
    browser.run(
        "document.getElementById('f').contentDocument.body.append(board)",
        Vec::new(),
    );
    browser.wait_for(styled);
    // Hands are heard there, whose events are of another window.
    let place = browser.rect("#f");
    let at: (f64, f64) = browser.ask(
        "(() => { const { x, y } = board.api(1).state().legal[0].at; const { left, top } = board.getBoundingClientRect(); return [x + left, y + top] })()",
    );
    browser.click_at(Point {
        x: place.x + 2.0 + at.0,
        y: place.y + 2.0 + at.1,
    });
    browser.wait_for("board.api(1).legal().some((line) => line.startsWith('meeple') || line === 'pass' || line === 'confirm')");
    // The picture is there as well: far more of it than the figures that are offered.
    let painted = "(() => { const canvas = board.shadowRoot.querySelector('canvas'); const { width, height } = canvas; \
         const { data } = canvas.getContext('2d').getImageData(0, 0, width, height); \
         return data.filter((value, at) => at % 4 === 3 && value > 0).length > 60000 })()";
    browser.wait_for(painted);
    browser.run("document.body.append(board)", Vec::new());
    browser.wait_for(styled);
    page
}

fn why_a_page_may_not_do_something_is_told(browser: &Browser) -> HostPage {
    let page = HostPage::new("refused-calls", |_| {
        format!(
            "<bastide-board id=\"a\" mode=\"play\" language=\"en\" record=\"{TWO_PERSONS}\"></bastide-board>\
             <bastide-board id=\"b\" language=\"en\" record=\"{TWO_PERSONS}\"></bastide-board>"
        )
    });
    page.show_in(browser);
    browser.wait_for(&ready(2));
    let refused = |id: &str, call: &str| -> String {
        let asked = format!("document.getElementById('{id}').api(1).{call}");
        assert!(!browser.ask::<bool>(&asked), "{call}");
        browser.ask("told.findLast(([, name]) => name === 'refused')[2].reasons[0].text")
    };
    assert!(refused("a", "apply('nonsense')").contains("nonsense"));
    assert_eq!(refused("a", "step(1)"), "Only a replay has steps to go to.");
    assert_eq!(
        refused("b", "apply('place base/E 0,-1 r2')"),
        "Nobody has anything to decide on this board right now."
    );
    assert_eq!(
        refused("a", "apply('find 1,-1')"),
        "This is not one of the cells to find."
    );
    let thrown = |call: &str| -> String {
        browser.ask(&format!(
            "(() => {{ try {{ return String(document.getElementById('a').api(1).{call}) }} catch (error) {{ return String(error) }} }})()"
        ))
    };
    for call in [
        "step('x')",
        "step(NaN)",
        "step(-1)",
        "step(1.5)",
        "load('bastide 1', 'x')",
    ] {
        assert!(
            thrown(call).starts_with("RangeError: A step is a whole number from 0, not "),
            "{call}"
        );
    }
    browser.run("told.length = 0", Vec::new());
    assert_eq!(thrown("load('nonsense')"), "false");
    browser.wait_for("told.some(([, name, detail]) => name === 'error' && detail.message)");
    page
}

/// A page with this policy, whose script has these attributes.
fn under(name: &str, policy: impl Fn(&str) -> String, script: &str) -> HostPage {
    let script = script.to_string();
    HostPage::new(name, move |boards| {
        let origin = boards.trim_end_matches('/');
        format!(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"{}\"><script src=\"{boards}bastide-board.js\" {script}></script>\
             <bastide-board id=\"a\" mode=\"task\" language=\"en\" record=\"{TASK}\"></bastide-board>",
            policy(origin)
        )
    })
}

#[test]
fn what_a_policy_forbids_is_told_by_the_name_of_its_rule() {
    let all = "default-src 'none'; style-src 'unsafe-inline'; img-src data:;";
    let cases = [
        (
            "connect",
            "script-src 'self' ORIGIN 'wasm-unsafe-eval'; connect-src 'self'",
            "connect-src has to allow ORIGIN.",
        ),
        (
            "wasm",
            "script-src 'self' ORIGIN; connect-src ORIGIN",
            "script-src has to allow 'wasm-unsafe-eval'.",
        ),
        (
            "trusted",
            "script-src 'self' ORIGIN 'wasm-unsafe-eval'; connect-src ORIGIN; require-trusted-types-for 'script'; trusted-types other",
            "trusted-types has to allow bastide-board.",
        ),
    ];
    let browser = Browser::open("about:blank");
    for (name, rules, told) in cases {
        let page = under(
            &format!("forbidden-{name}"),
            |origin| format!("{all} {}", rules.replace("ORIGIN", origin)),
            "",
        );
        page.show_in(&browser);
        browser.wait_for("told.some(([, name]) => name === 'error')");
        let said: String = browser.ask("told.find(([, name]) => name === 'error')[2].message");
        let told = told.replace("ORIGIN", page.boards.url().trim_end_matches('/'));
        assert!(
            said.ends_with(&format!(
                "The security policy of this page forbids it: {told}"
            )),
            "{name}: {said}"
        );
        assert!(!said.contains("Access-Control-Allow-Origin"), "{said}");
    }
}

fn trusted_types_let_in_what_the_documentation_says(browser: &Browser) -> HostPage {
    let page = under(
        "trusted-types",
        |origin| {
            format!(
                "default-src 'none'; script-src 'self' {origin} 'wasm-unsafe-eval'; style-src 'unsafe-inline'; connect-src {origin}; \
                 img-src data: blob:; worker-src blob:; require-trusted-types-for 'script'; trusted-types bastide-board"
            )
        },
        "",
    );
    page.show_in(browser);
    browser.wait_for(&ready(1));
    browser.run(
        "document.getElementById('a').api(1).ask().then((line) => window.line = line)",
        Vec::new(),
    );
    browser.wait_for("window.line");
    browser.run("dispatchEvent(new Event('beforeprint'))", Vec::new());
    browser.wait_for(&format!("{}.querySelector('.printed svg')", inside("a")));
    browser.assert_quiet_but_for(&page.boards.url());
    page
}

fn the_nonce_and_the_origin_of_the_script_go_on_to_what_it_fetches(browser: &Browser) -> HostPage {
    let page = under(
        "nonce",
        |_| "script-src 'nonce-abc' 'wasm-unsafe-eval'".to_string(),
        "nonce=\"abc\" crossorigin=\"anonymous\"",
    );
    page.show_in(browser);
    browser.wait_for(&ready(1));
    let passed: (String, String) = browser.ask(
        "(({ nonce, crossOrigin }) => [nonce, crossOrigin])(document.querySelector('script[src$=\"/bastide.js\"]'))",
    );
    assert_eq!((passed.0.as_str(), passed.1.as_str()), ("abc", "anonymous"));
    page
}
