//! The page that shows how boards are embedded.

use crate::browser::Browser;
use crate::embedded::HostPage;
use crate::screen::DESKTOP;
use crate::site;
use serde_json::json;

#[test]
fn the_demo_shows_every_board_in_both_languages() {
    let site = site::serve();
    let browser = Browser::open_on(DESKTOP, "about:blank");
    for (page, language) in [("demo/index.html", "en"), ("demo/fr.html", "fr")] {
        browser.show(&format!("{}{page}", site.url()));
        browser.wait_for("customElements.get('bastide-board')");
        let count: usize = browser.ask("document.querySelectorAll('bastide-board').length");
        assert_eq!(count, 9, "{page}");
        for index in 0..count {
            let board = format!("document.querySelectorAll('bastide-board')[{index}]");
            browser.run(&format!("{board}.scrollIntoView()"), Vec::new());
            browser.wait_for(&format!(
                "{board}.hasAttribute('open') && {board}.api(1).state().crisp"
            ));
            let spoken = format!("{board}.shadowRoot.querySelector('.whole').lang");
            assert_eq!(browser.ask::<String>(&spoken), language);
            let notices = format!("{board}.shadowRoot.querySelector('.notices').textContent");
            assert_eq!(browser.ask::<String>(&notices), "", "{page} {index}");
        }
        browser.arm();
        assert_eq!(browser.broken_rules(), [""; 0], "{page}");
        browser.assert_quiet();
    }
}

#[test]
fn each_line_of_the_demo_shows_its_board_on_another_page() {
    let site = site::serve();
    let browser = Browser::open_on(DESKTOP, "about:blank");
    browser.show(&format!("{}demo/index.html", site.url()));
    browser.wait_for("document.querySelectorAll('.line pre').length === 11");
    let copied = "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }; \
         window.copies = [...document.querySelectorAll('.line button')].map((button) => (button.click(), copied))";
    browser.run(copied, vec![]);
    browser.wait_for("[...document.querySelectorAll('.line button')].every((one) => one.textContent === 'Copied')");
    let lines: Vec<String> = browser.ask("copies");
    assert!(lines[0].starts_with("<script src=\"http"), "{}", lines[0]);
    let page = HostPage::new("demo-lines", |_| String::new());
    let browser = page.open();
    for line in &lines[1..] {
        let body = "told.length = 0; document.body.innerHTML = arguments[0]";
        browser.run(body, vec![json!(line)]);
        match line.starts_with("<iframe") {
            true => assert!(line.contains("src=\"http"), "{line}"),
            false => browser.wait_for("told.some(([, name]) => name === 'ready')"),
        }
    }
    assert!(lines.iter().any(|line| line.starts_with("<iframe")));
    let cards = lines.iter().find(|line| line.contains("cards.txt"));
    assert!(cards.is_some_and(|line| !line.contains("step=")));
}
