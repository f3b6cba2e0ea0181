//! Every view of the page, one after the other, in one window.

use crate::aids::FIELDS;
use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::site::Served;
use std::fs;

/// What the button of one of the first steps is called, by its file: their numbers change with each that comes between.
fn first_step(name: &str) -> String {
    let files = fs::read_dir("assets/lessons/first-steps").expect("the first steps");
    let mut names: Vec<_> = files
        .map(|file| file.expect("a file").file_name())
        .collect();
    names.sort();
    let number = names.iter().position(|file| file == name).expect(name);
    format!("lesson {number}")
}

/// Three tiles, a figure on each.
const SHORT: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    option first-player 1\nseed 1\nstack base/E base/U base/B\n";

/// As much as there can be: six persons, long names, secret hands of three tiles.
const SIX: &str = "bastide 1\nset base\nset river\noption hand 3\nseats 6\n\
    player 1 yellow person Maximiliane-Friederike\nplayer 2 red person Ben\n\
    player 3 pink person Clementine de Bourbon\nplayer 4 green person Dora\nplayer 5 blue person Emil\n\
    player 6 black person Franz Xaver\noption first-player 1\nseed 4\n";

/// A question with many answers: mage and witch each have seven roads and cities to go to.
const MANY: &str = "bastide 1\nset base 2\nset mage\npart mage-witch\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\ntile base/D 1,0\n\
    tile base/D 2,0\ntile base/D 0,1 r2\ntile base/D 1,1 r2\ntile base/D 2,1 r2\ndrawn mage/D\n\
    play\nplace mage/D 0,-1\n";

/// The end of a game of six, a tile each.
const SIX_END: &str = "bastide 1\nset base\nseats 6\nplayer 1 yellow person Maximiliane-Friederike\n\
    player 2 red person Ben\nplayer 3 pink person Clementine de Bourbon\nplayer 4 green person Dora\n\
    player 5 blue person Emil\nplayer 6 black person Franz Xaver\noption first-player 1\nseed 1\n\
    stack base/E base/U base/B base/U base/U base/B\n";

/// A computer is asked.
const COMPUTER: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red greedy\n\
    option first-player 2\nseed 5\n";

/// Something that is no game is dropped on the page.
const DROP: &str = "const data = new DataTransfer(); data.items.add(new File(['a cake'], 'a.bastide')); \
    for (const kind of ['dragenter', 'dragover', 'drop']) \
    window.dispatchEvent(new DragEvent(kind, { dataTransfer: data, cancelable: true }));";

/// Something is typed where games are pasted.
const PASTE: &str = "const area = document.querySelector('dialog textarea'); area.value = 'bastide 1'; \
    area.dispatchEvent(new Event('input', { bubbles: true }));";

/// What is done with a view, by its name.
pub type Visit<'a> = &'a mut dyn FnMut(&Browser, &str);

/// Goes through all views and visits each.
pub struct Walk<'a> {
    /// The window.
    pub browser: &'a Browser,
    /// Where the page is served.
    pub site: &'a Served,
    /// What is done with each view.
    pub visit: Visit<'a>,
}

impl Walk<'_> {
    /// All views, in `language`.
    pub fn all(&mut self, language: &str) {
        self.browser.arm();
        self.browser.press(&format!("language {language}"));
        self.before_a_game();
        self.turn();
        self.answers();
        self.sheets();
        self.running();
        self.broken_notice();
        self.reading();
        self.workshop();
        self.learning();
        self.end();
        self.crowd();
        self.cards();
        self.computer();
    }

    pub(crate) fn see(&mut self, name: &str) {
        self.browser.wait_for("!bastide.state().busy");
        self.browser.rest();
        (self.visit)(self.browser, name);
    }

    /// The views of these commands, each opened by its command, named after it, and closed again.
    pub(crate) fn see_each(&mut self, name: fn(&str) -> String, commands: &[&str]) {
        for command in commands {
            self.browser.press(command);
            self.see(&name(&command.replace(' ', "-")));
            self.browser.press("close");
            self.browser.wait_for("!bastide.state().dialog");
        }
    }

    pub(crate) fn open(&self, record: &str) {
        self.browser.bring(record);
    }

    fn before_a_game(&mut self) {
        self.see("new");
        for words in ["expansions", "box river on"] {
            self.browser.press(words);
        }
        self.see("new-expansions");
        for words in ["start-page", "house-rules", "option hand 3"] {
            self.browser.press(words);
        }
        self.see("new-house-rules");
        self.browser.press("reset");
        self.browser.press("start-page");
        self.browser.press("settings");
        self.see("settings");
        self.browser.press("close");
    }

    fn turn(&mut self) {
        self.open(TWO_PERSONS);
        self.browser.wait_for_question("place");
        self.see("place");
        self.browser
            .run("document.querySelector('.cell').focus()", vec![]);
        self.see("place-by-key");
        self.play(true);
        self.play(false);
        self.browser
            .run("document.querySelector('.cell').click()", vec![]);
        self.browser.wait_for_question("figure");
        self.see("figure");
        self.browser.press("take-back");
        self.browser.wait_for_question("place");
        self.see("taken-back");
        self.browser.press("redo");
        self.browser.wait_for_question("figure");
        self.browser
            .run("document.querySelector('.listed-place').focus()", vec![]);
        self.see("figure-by-key");
        self.browser.run("document.activeElement.blur()", vec![]);
        self.browser.press("skip");
        self.browser.wait_for_question("confirm");
        self.see("confirm");
        self.browser.press("confirm");
        self.browser.wait_for_question("place");
    }

    /// Many things that may be done, in a list and on the board.
    fn answers(&mut self) {
        self.open(MANY);
        self.see("answers");
        let list = ".dock .answers [data-near]";
        assert!(self.browser.count(list) >= 8);
        let focus = format!("document.querySelector('{list}').focus()");
        self.browser.run(&focus, vec![]);
        self.browser
            .wait_for("document.querySelector('.pointed > .over')");
        self.see("answers-by-key");
        self.open(TWO_PERSONS);
        self.browser.wait_for_question("place");
    }

    /// A turn without looking, with a figure on the first place for one or without.
    fn play(&self, figure: bool) {
        let browser = self.browser;
        let steps = browser.wait_for_question("place").steps;
        browser.run("document.querySelector('.cell').click()", vec![]);
        browser.wait_for("!bastide.state().busy && bastide.state().question !== 'place'");
        if browser.state().question == "figure" {
            let place = "document.querySelector('.listed-place').click()";
            match figure {
                true => _ = browser.run(place, vec![]),
                false => browser.press("skip"),
            }
        }
        browser.wait_for_question("confirm");
        browser.press("confirm");
        browser.wait_until("the turn ended", |browser| {
            let state = browser.state();
            state.question != "confirm" && state.steps > steps
        });
    }

    fn sheets(&mut self) {
        self.see_each(
            str::to_string,
            &["help", "settings", "games", "share", "seat 0", "new-game"],
        );
        self.browser.press("rules");
        self.browser.press("chapter ROAD");
        self.see("rules");
        let rule = "document.querySelector(\"[data-run='rule ROAD-03']\")";
        self.browser.wait_for(rule);
        self.browser.press("rule ROAD-03");
        self.see("rule-ROAD-03");
        self.browser.press("close");
        self.browser.press("games");
        self.browser.run(PASTE, vec![]);
        self.see("import");
        self.browser.press("close");
    }

    fn running(&mut self) {
        self.browser.press("ask-features");
        self.see("answer");
        self.browser.press("log");
        self.see("log");
        self.browser.press("log");
        self.open(TWO_PERSONS);
        self.browser.wait_for_question("place");
        self.browser
            .run("document.querySelector('.cell').click()", vec![]);
        self.browser.wait_for_question("figure");
        self.browser.press("replay");
        self.browser
            .wait_for("document.querySelector('[data-run=first-step]')");
        self.browser.press("first-step");
        self.see("replay");
        self.browser.press("back-to-game");
    }

    fn broken_notice(&mut self) {
        self.browser.run(DROP, vec![]);
        self.browser.wait_for("bastide.state().notices === 1");
        self.see("notice");
        self.browser.press("games");
        self.see("notice-in-front");
        self.browser.press("close");
    }

    /// What helps to read the board.
    fn reading(&mut self) {
        self.open(FIELDS);
        self.browser.press("inspect");
        self.browser.wait_for("document.querySelector('.tooltip')");
        self.see("card");
        self.browser.press("close");
        self.browser.press("claims");
        self.see("claims-fields");
        self.browser.press("claims");
        self.see("claims-built");
        self.browser.press("claims");
        self.browser.press("remaining");
        self.see("remaining");
        self.browser.press("remaining");
        self.browser.press("menu");
        self.see("menu");
        self.browser.press("menu");
    }

    /// Where positions are drawn up: every part of the panel, the parts of a tile, and something wrong.
    fn workshop(&mut self) {
        self.open(FIELDS);
        self.browser.press("workshop");
        self.browser.wait_for("bastide.state().kind === 'workshop'");
        for tab in ["tiles", "table", "explain", "text", "give", "pieces"] {
            self.browser.press(&format!("tab {tab}"));
            self.see(&format!("workshop-{tab}"));
        }
        self.browser.press("take meeple");
        self.browser.press("draft 0 0");
        self.see("workshop-parts");
        self.browser.press("let-go");
        self.browser.press("turn-right");
        self.browser.wait_for("bastide.state().faults > 0");
        self.see("workshop-faults");
        self.browser.press("workshop");
        self.browser.wait_for("bastide.state().kind === 'tiles'");
    }

    /// The rule book: all there is, a chapter, a task, and points that were foretold.
    fn learning(&mut self) {
        self.browser.press("learn");
        self.browser
            .wait_for("document.querySelector('[data-run=go-on-learning]')");
        self.see("learn");
        self.browser.press("learn-chapter ROAD");
        self.browser
            .wait_for("document.querySelector('.rule-list')");
        self.see("learn-chapter");
        self.browser.press("learn-contents");
        self.browser.press(&first_step("09-join.txt"));
        self.lesson_is_there();
        self.see("lesson");
        self.browser.press("learn-contents");
        self.browser.press(&first_step("13-unfinished.txt"));
        self.lesson_is_there();
        self.browser.press("check-points");
        self.lesson_is_there();
        self.see("lesson-points");
        self.browser.press("close");
    }

    fn lesson_is_there(&self) {
        let board = "document.querySelector('[data-lesson-board]')?.shadowRoot";
        self.browser.wait_for(&format!(
            "{board}?.querySelector('.whole') && {board}.adoptedStyleSheets.length"
        ));
    }

    fn end(&mut self) {
        self.open(SHORT);
        for _ in 0..3 {
            self.play(true);
        }
        self.browser.wait_for("bastide.state().dialog");
        self.see("end");
        self.browser
            .run("document.querySelector('.numbers').open = true", vec![]);
        self.see("numbers");
        self.leave_points();
        self.see("over");
    }

    /// Leaves the table of points, which does not listen as soon as it has opened.
    pub(crate) fn leave_points(&self) {
        self.browser
            .wait_until("the table of points is left", |browser| {
                let open: bool = browser.ask("bastide.state().dialog");
                if open {
                    browser.press("look");
                }
                !open
            });
    }

    fn crowd(&mut self) {
        self.open(SIX_END);
        for _ in 0..6 {
            self.play(true);
        }
        self.browser.wait_for("bastide.state().dialog");
        self.see("end-six");
        self.open(SIX);
        self.browser.wait_for("bastide.state().covered");
        self.see("cover");
        self.browser.press("show-hand");
        self.browser.wait_for_question("place");
        self.see("six");
    }

    /// A computer that never answers, and a page that breaks.
    fn computer(&mut self) {
        let mute = serde_json::json!({ "source": "Worker.prototype.postMessage = () => {};" });
        self.browser
            .tools("Page.addScriptToEvaluateOnNewDocument", mute);
        self.browser.open_record(self.site, COMPUTER);
        self.browser.arm();
        self.see("thinking");
        let drill = "for (const _ of [1, 2]) { try { bastide.drill(); } catch {} }";
        self.browser.run(drill, vec![]);
        self.browser
            .wait_for("document.querySelector('dialog.panic')");
        self.browser.rest();
        (self.visit)(self.browser, "panic");
    }
}
