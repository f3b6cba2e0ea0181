//! Whole games by keys alone: nothing here points at anything.

use crate::browser::{Browser, Key};
use crate::screen::{DESKTOP, PHONE};
use crate::site;

/// Four tiles for two persons.
const SHORT: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\noption first-player 1\nseed 1\nstack base/U base/E base/B base/K\n";

/// A person against the computer, which places the last of twelve tiles.
const AGAINST: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red greedy\noption first-player 1\nseed 5\n\
    stack base/U base/E base/B base/K base/D base/V base/N base/E base/U base/B base/V base/E\n";

impl Browser {
    /// What has the focus: its role, or else its tag, and its name. `BODY` when nothing has.
    pub fn focused(&self) -> (String, String) {
        self.ask(
            "(() => { const it = document.activeElement; \
            return [it.getAttribute('role') || it.tagName, it.getAttribute('aria-label') || it.innerText]; })()",
        )
    }

    /// Whether a cell over the board has the focus.
    pub fn is_on_cell(&self) -> bool {
        self.ask("document.activeElement.matches('.cell')")
    }

    /// Whether the focus can be seen: a ring of at least two pixels.
    fn ring(&self) -> bool {
        self.ask(
            "(() => { const style = getComputedStyle(document.activeElement); \
            return document.activeElement.matches(':focus-visible') && style.outlineStyle !== 'none' \
                && parseFloat(style.outlineWidth) >= 2; })()",
        )
    }

    /// Fails when the focus is lost or cannot be seen.
    fn has_focus(&self) -> (String, String) {
        let focused = self.focused();
        assert_ne!(focused.0, "BODY", "the focus is lost");
        assert!(self.ring(), "no ring around {focused:?}");
        focused
    }

    /// Plays the turn of a person; `turn` chooses the cell, `end` is what the button is called that ends it.
    pub fn turn_by_keys(&self, turn: usize, end: &str) {
        let steps = self.state().steps;
        self.wait_until("the focus is on a cell", Browser::is_on_cell);
        for _ in 0..turn % 4 {
            self.key(Key::Right);
        }
        let (role, name) = self.has_focus();
        assert!(self.is_on_cell(), "{role} {name}");
        assert!(name.contains(':'), "{name}");
        self.key(Key::Enter);
        self.wait_until("the tile is placed", |browser| {
            browser.state().steps > steps
        });
        if self.state().question == "figure" {
            let (role, name) = self.has_focus();
            assert_eq!(role, "option", "{name}");
            assert!(name.contains(": "), "{name}");
            self.key(if turn % 5 == 4 {
                's'
            } else {
                char::from(Key::Enter)
            });
        }
        self.wait_for("bastide.state().question === 'confirm'");
        assert_eq!(self.has_focus().1, end);
        self.key(Key::Enter);
        self.wait_for("bastide.state().question !== 'confirm'");
    }

    /// Plays every turn of the persons until the game is over.
    pub fn game_by_keys(&self, end: &str) {
        let mut turn = 0;
        loop {
            self.wait_for("bastide.state().question === 'place' || bastide.state().over");
            if self.state().over {
                return;
            }
            self.turn_by_keys(turn, end);
            turn += 1;
        }
    }
}

fn a_short_game_is_played_by_keys_alone(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(SHORT);
    browser.wait_for_question("place");
    browser.key(Key::Home);
    browser.has_focus();
    browser.keep_picture("keys-cell");
    browser.game_by_keys("End turn");
    browser.wait_for("bastide.state().dialog");
    assert_eq!(browser.has_focus().1, "Scores");
    browser.key(Key::Escape);
    browser.wait_for("!bastide.state().dialog");
    assert_eq!(browser.has_focus().1, "Scores");
    browser.assert_quiet();
}

#[test]
fn help_opened_while_the_computer_thinks_leads_back_to_the_persons_decision() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, AGAINST);
    browser.wait_for_question("place");
    browser.key(Key::Home);
    browser.key(Key::Enter);
    browser.wait_for_question("figure");
    browser.key('s');
    browser.wait_for_question("confirm");
    browser.key(Key::Enter);
    browser.key('?');
    browser.wait_for("bastide.state().dialog && bastide.state().question == 'place'");
    browser.key(Key::Escape);
    browser.wait_for("!bastide.state().dialog");
    assert!(browser.is_on_cell(), "{:?}", browser.has_focus());
    browser.assert_quiet();
}

fn the_focus_comes_back_to_the_decision_after_help_a_replay_and_a_reload(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(SHORT);
    browser.wait_for_question("place");
    browser.key(Key::Home);
    let cell = browser.has_focus();
    browser.key('?');
    browser.wait_for("bastide.state().dialog");
    browser.key(Key::Escape);
    browser.wait_for("!bastide.state().dialog");
    assert_eq!(browser.has_focus(), cell);
    browser.key(Key::Enter);
    browser.wait_for_question("figure");
    let place = browser.has_focus();
    browser.key('b');
    browser.wait_until("a button of the replay has the focus", |browser| {
        browser.focused().1 == "From the start"
    });
    browser.key(Key::Escape);
    browser.wait_until("the place for a figure has the focus again", |browser| {
        browser.focused() == place
    });
    browser.reload();
    browser.wait_until("and after a reload too", |browser| {
        browser.focused() == place
    });
    browser.assert_quiet();
}

#[test]
fn a_whole_game_against_the_computer_is_played_by_keys_alone_and_ends_on_the_button_for_its_points()
{
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, AGAINST);
    browser.wait_for_question("place");
    browser.key(Key::Home);
    browser.game_by_keys("End turn");
    let state = browser.state();
    assert_eq!((state.tiles, state.left), (13, 0));
    assert!(
        state.scores.iter().all(|&points| points > 0),
        "{:?}",
        state.scores
    );
    browser.wait_for("bastide.state().dialog");
    browser.key(Key::Escape);
    browser.wait_for("!bastide.state().dialog");
    assert_eq!(browser.has_focus().1, "Scores");
    browser.assert_quiet();
}

#[test]
fn by_keys_alone_everything_is_reached_and_the_focus_is_never_lost() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, SHORT);
    let visits = [
        tab_goes_from_the_bar_to_the_board_and_arrows_over_it,
        the_focus_comes_back_to_the_decision_after_help_a_replay_and_a_reload,
        the_grid_follows_the_camera_and_is_not_touched_while_nothing_moves,
        dialogs_keep_the_focus_and_give_it_back,
        a_question_is_answered_on_the_screen_and_for_screen_readers,
        a_short_game_is_played_by_keys_alone,
        arrows_choose_among_the_values_of_a_setting,
    ];
    for visit in visits {
        visit(&browser);
    }
}

fn tab_goes_from_the_bar_to_the_board_and_arrows_over_it(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(SHORT);
    browser.wait_for_question("place");
    let mut names = Vec::new();
    for _ in 0..4 {
        browser.key(Key::Tab);
        names.push(browser.has_focus().1);
    }
    assert_eq!(names[..2], ["Turn left", "Turn right"]);
    assert!(names[2].contains("fits in"), "{names:?}");
    assert_eq!(names[3], "Zoom in", "one stop for the whole board");
    browser.chord(Key::Shift, Key::Tab);
    let first = browser.has_focus();
    browser.key(Key::Right);
    let second = browser.has_focus();
    assert_ne!(first, second);
    let cell: (f64, f64) = browser.ask(
        "(() => { const box = document.activeElement.getBoundingClientRect(); \
        return [box.x + box.width / 2, box.y + box.height / 2]; })()",
    );
    let ghost = browser.state().ghost.expect("a tile over the cell");
    let state = browser.state();
    let there = state
        .legal
        .iter()
        .find(|cell| (cell.x, cell.y) == (ghost.x, ghost.y));
    let at = there.expect("a legal cell").at;
    assert!(
        (cell.0 - at.x).abs() < 2.0 && (cell.1 - at.y).abs() < 2.0,
        "{cell:?} {at:?}"
    );
    browser.key('r');
    assert!(browser.is_on_cell(), "turning keeps the focus");
    browser.assert_quiet();
}

fn the_grid_follows_the_camera_and_is_not_touched_while_nothing_moves(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(SHORT);
    browser.wait_for_question("place");
    browser.key(Key::Home);
    let before = browser.rect(".cell");
    browser.key('+');
    browser.wait_for("!bastide.state().busy");
    browser.wait_until("the cells have grown", |browser| {
        browser.rect(".cell").width > before.width * 1.2
    });
    browser.run(
        "window.writes = 0; new MutationObserver((all) => { window.writes += all.length; }) \
            .observe(document.querySelector('#around'), { subtree: true, attributes: true, childList: true }); \
        setTimeout(() => { window.later = true; }, 600);",
        vec![],
    );
    browser.wait_for("window.later");
    assert_eq!(browser.ask::<u32>("window.writes"), 0);
    browser.assert_quiet();
}

fn dialogs_keep_the_focus_and_give_it_back(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(SHORT);
    browser.wait_for_question("place");
    browser.key(Key::Home);
    let cell = browser.has_focus();
    for key in ['?', 'n'] {
        browser.key(key);
        // What the dialog covers can be reached no more.
        browser.wait_for(
            "bastide.state().dialog && document.querySelector('[inert] .dock, .dock[inert]')",
        );
        for _ in 0..25 {
            browser.key(Key::Tab);
            let inside: bool = browser.ask(
                "document.activeElement === document.body || !!document.activeElement.closest('dialog')",
            );
            assert!(inside, "{:?}", browser.focused());
        }
        browser.key(Key::Escape);
        browser.wait_for("!bastide.state().dialog");
        assert_eq!(browser.has_focus(), cell);
    }
    browser.assert_quiet();
}

fn a_question_is_answered_on_the_screen_and_for_screen_readers(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(SHORT);
    browser.wait_for_question("place");
    browser.key('m');
    browser.wait_for_text(".toast", "You have no figure on the table. 7 meeples left.");
    browser.wait_for(
        "document.querySelector('#said').lastChild?.textContent === document.querySelector('.toast').innerText",
    );
    browser.key(Key::Escape);
    browser.wait_until("it is put away", |browser| browser.count(".toast") == 0);
    browser.assert_quiet();
}

/// One tile completes two cities of Anna's; her figures of the score track may both move.
const CITIES: &str = "bastide 1\nset base\npart messengers\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\nseed 1\nstack base/U base/U base/B base/B\n\
    start\ntile base/D 0,0\ntile base/U 1,0\ntile base/B 1,-1\ntile base/B 1,-2\ntile base/E 0,-2 r2\n\
    figure 1 meeple city N 0,0\nfigure 1 meeple city S 0,-2\nscore 1 1 0\ndrawn base/H\n\
    play\nplace base/H 0,-1\npass\n";

#[test]
fn answers_beside_the_board_are_reached_with_arrows() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, CITIES);
    browser.wait_for_question("score-next");
    browser.key(Key::Right);
    let first = browser.has_focus().1;
    assert!(first.contains("Score the city: 2 north"), "{first}");
    browser.key(Key::Right);
    let second = browser.has_focus().1;
    assert!(second.contains("Score the city: 1 north"), "{second}");
    browser.key(Key::Enter);
    browser.wait_for_question("advance");
    assert_eq!(
        browser.has_focus().1,
        "Move the score figure from space 1 to 5"
    );
    browser.keep_picture("keys-advance");
    browser.key(Key::End);
    assert_eq!(
        browser.has_focus().1,
        "Move the messenger from space 0 to 4"
    );
    browser.key(Key::Enter);
    browser.wait_for_question("advance");
    browser.key(Key::Enter);
    browser.wait_for_question("confirm");
    assert_eq!(browser.has_focus().1, "End turn");
    browser.assert_quiet();
}

/// Fails unless the plate under the bar, which the board draws, lies where the bar is.
fn lies_on_its_plate(browser: &Browser) {
    browser.wait_for(
        "(() => { const [plate, bar] = [bastide.state().plate, document.querySelector('.dock').getBoundingClientRect()]; \
         return Math.abs(plate.y - bar.y) < 1 && Math.abs(plate.h - bar.height) < 1 \
             && Math.abs(plate.w - bar.width) < 1; })()",
    );
}

#[test]
fn the_plate_under_the_bar_follows_when_answers_come_and_go_with_the_focus() {
    let site = site::serve();
    let browser = Browser::open_game(PHONE, &site, CITIES);
    browser.arm();
    browser.press("set text 200");
    browser.wait_for_question("score-next");
    browser.rest();
    let before = browser.rect(".dock").height;
    let placed = "document.querySelector('.dock .placed button')";
    browser.run(&format!("{placed}.focus()"), vec![]);
    let open = browser.rect(".dock").height;
    assert!(open > before, "the answer takes room: {open} of {before}");
    lies_on_its_plate(&browser);
    browser.run("document.activeElement.blur()", vec![]);
    assert_eq!(browser.rect(".dock").height, before);
    lies_on_its_plate(&browser);
    browser.assert_quiet();
}

fn arrows_choose_among_the_values_of_a_setting(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(SHORT);
    browser.wait_for_question("place");
    browser.key(',');
    browser.wait_for("bastide.state().dialog");
    browser.run(
        "document.querySelector('[data-run^=\"set theme\"][tabindex=\"0\"]').focus()",
        vec![],
    );
    let theme = |browser: &Browser| -> (String, String, String) {
        browser.ask(
            "[document.documentElement.dataset.theme, document.activeElement.dataset.run, \
            [...document.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.content).join(' ')]",
        )
    };
    let mut seen = Vec::new();
    for key in [Key::Home, Key::Right, Key::Right, Key::Down, Key::Left] {
        browser.key(key);
        assert_eq!(browser.has_focus().0, "radio");
        let chosen: bool =
            browser.ask("document.activeElement.getAttribute('aria-checked') === 'true'");
        assert!(chosen, "{:?}", browser.focused());
        seen.push(theme(browser));
    }
    let runs: Vec<&str> = seen.iter().map(|(_, run, _)| run.as_str()).collect();
    assert!(runs[0] != runs[1] && runs[1] != runs[2], "{runs:?}");
    assert_eq!(runs[4], runs[2], "left leads back");
    let tint = |theme: &str| {
        let found = seen.iter().find(|(shown, _, _)| shown == theme);
        found.map(|(_, _, tint)| tint.clone())
    };
    let (dark, contrast) = (tint("dark"), tint("contrast"));
    assert!(dark.is_some() && dark != contrast, "{seen:?}");
    browser.assert_quiet();
}
