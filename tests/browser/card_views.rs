//! Every view of the card game, one after the other, in the same window.

use crate::views::Walk;

/// The last round for two persons; cards and chests are secret.
pub const LAST_ROUND: &str = "bastide 1\ngame cards\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    start\nround 10\ndealer 2\nrow green green-1 green-animal\nrow red red-2\nhand 1 green-2 red-3\n\
    hand 2 blue-3 fairy\nchest 1 red-building blue-building\nchest 2 yellow-building\nscore 1 40\nscore 2 60\n";

/// The first round: full hands.
pub const FIRST_ROUND: &str = "bastide 1\ngame cards\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    start\nrow yellow yellow-1 yellow-2\nrow blue blue-1\nhand 1 red-1 red-2 green-1 blue-3 animal-joker dragon\n\
    hand 2 red-3 red-2 green-2 blue-3 yellow-animal fairy\n";

/// That last round up to the last confirmation.
const LAST_TURNS: &str = "play\nplay red-3 green\nconfirm\nplay blue-3 blue\nconfirm\nclaim green\nconfirm\n\
    play fairy red\nconfirm\nplay green-2 green\nconfirm\nclaim red\n";

/// Claimed cards of another colour: points, or keep them.
const STRAYS: &str = "bastide 1\ngame cards\nseats 2\nplayer 1 blue person Anna\nplayer 2 red greedy\nstart\n\
    begun 1 2\nturn 1\nrow yellow claim:2\nrow red red-2 down:2:green-animal down:1:blue-building\nplay\n\
    claim red\nconfirm\n";

/// A round that is nearly over, with long claims and a card of another colour in them.
pub const CLAIMS: &str = "bastide 1\ngame cards\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    start\nround 1\ndealer 2\nturn 1\nrow yellow yellow-1 yellow-2 yellow-animal yellow-building yellow-3\n\
    row red red-2 red-1 down:2:green-animal red-animal down:1:blue-building red-3 red-building\nrow blue blue-1\n\
    hand 1 red-2 green-1\nhand 2 green-2 blue-3\nbegun 1 2\nherd 1 green 2\nherd 1 blue 1\n";

/// As much as there can be: five persons with long names, herds, full chests, three turns of the track.
const FIVE: &str = "bastide 1\ngame cards\nseats 5\nplayer 1 yellow person Maximiliane-Friederike\n\
    player 2 red person Ben\nplayer 3 black person Clementine de Bourbon\nplayer 4 green person Dora\n\
    player 5 blue person Emil\nstart\nround 3\ndealer 5\n\
    row yellow yellow-1 yellow-2 yellow-3 yellow-animal down:1:yellow-2 claim:1\nrow red red-1 claim:2\n\
    row blue blue-animal blue-3 blue-2\nhand 1 red-2\nhand 2 red-2\nhand 3 green-1 yellow-3\nhand 4 blue-1 dragon\n\
    hand 5 animal-joker blue-building\nherd 1 green 2\nherd 1 blue 1\n\
    chest 1 red-building green-building\nscore 1 345\nscore 2 210\nscore 3 99\nscore 4 100\nscore 5 7\n";

impl Walk<'_> {
    /// All views of the card game.
    pub fn cards(&mut self) {
        self.uncover(FIRST_ROUND);
        self.browser
            .wait_for("!bastide.state().busy && bastide.state().hand.length > 2");
        self.see("cards-first");
        self.browser.press("new-game");
        self.browser.press("game cards");
        self.see("cards-new");
        self.browser.press("close");
        self.card_turn();
        self.see_each(
            |name| format!("cards-{name}"),
            &["help", "values", "games", "seat 0"],
        );
        self.strays();
        self.last_card();
        self.five();
    }

    fn card_turn(&mut self) {
        self.open(LAST_ROUND);
        self.browser.wait_for("bastide.state().covered");
        self.see("cards-cover");
        self.browser.press("show-hand");
        self.ask("turn");
        self.see("cards");
        self.focus(".slots button");
        self.see("cards-by-key");
        self.browser.press("hold 1");
        self.focus(".strips [tabindex='0']");
        self.see("cards-row-by-key");
        self.browser.press("to-row green");
        self.ask("confirm");
        self.see("cards-confirm");
        self.browser.press("take-back");
        self.ask("turn");
    }

    fn strays(&mut self) {
        self.open(STRAYS);
        self.ask("stray");
        self.see("cards-stray");
        self.browser.press("log");
        self.see("cards-log");
        self.browser.press("log");
    }

    /// The end, its table, and the way there step by step.
    fn last_card(&mut self) {
        self.uncover(&format!("{LAST_ROUND}{LAST_TURNS}"));
        self.ask("confirm");
        self.browser.press("confirm");
        self.browser
            .wait_for("['telling', 'press'].includes(bastide.state().pending)");
        self.browser.wait_for("bastide.state().pending === 'press'");
        self.see("cards-round");
        self.browser.press("confirm");
        self.browser.wait_for("bastide.state().dialog");
        self.see("cards-end");
        self.leave_points();
        self.see("cards-over");
        self.browser.press("replay");
        self.browser
            .wait_for("document.querySelector('[data-run=step-back]')");
        self.browser.press("step-back");
        self.see("cards-replay");
        self.browser.press("back-to-game");
    }

    fn five(&mut self) {
        self.uncover(FIVE);
        self.ask("turn");
        self.see("cards-five");
    }

    /// Opens a game and takes the screen.
    fn uncover(&self, record: &str) {
        self.open(record);
        self.browser.wait_for("bastide.state().covered");
        self.browser.press("show-hand");
    }

    /// Waits until this is asked and nothing moves.
    fn ask(&self, question: &str) {
        self.browser.wait_for(&format!(
            "bastide.state().question === {question:?} && !bastide.state().busy"
        ));
    }

    fn focus(&self, css: &str) {
        let focus = format!("document.querySelector({css:?}).focus()");
        self.browser.run(&focus, vec![]);
    }
}
