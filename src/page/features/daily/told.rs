//! Results as lines of text for others, with links.

use crate::context::Context;
use crate::context::effects::Effect;
use crate::features::daily::Daily;
use crate::features::daily::kept::{FirstGame, FirstTry};
use crate::features::daily::sent::{FRAGMENT, Sent};
use crate::messages::Texts;

/// What stands for a puzzle that was solved, or not.
const MARKS: [&str; 2] = ["✗", "✓"];

/// The result of a game; none while it is not over.
pub(super) fn line(texts: &Texts, game: &FirstGame) -> Option<String> {
    let result = game.result.as_ref()?;
    let (title, level) = (game.deck.title(texts), texts.level(game.level));
    let line = texts.daily_line(
        &title,
        &result.blocks(),
        result.own(),
        result.other.into(),
        level,
    );
    Some(match game.par {
        None => line,
        Some(par) => texts.daily_line_with_par(&line, par.into()),
    })
}

pub(super) fn puzzle_line(texts: &Texts, first: FirstTry) -> String {
    let mark = MARKS[usize::from(first.solved)];
    texts.daily_puzzle_line(&first.day.name(texts), mark)
}

/// The link to what is sent; empty if the page has no address.
fn link(cx: &Context, sent: &Sent) -> String {
    match cx.around.shown_address() {
        "" => String::new(),
        address => format!("{address}#{FRAGMENT}{}", sent.write()),
    }
}

impl Daily {
    /// The line about the deck shown, and its link.
    fn told(&self, cx: &Context) -> Option<(String, String)> {
        let (texts, deck) = (cx.texts(), self.deck()?);
        let line = self.shown().and_then(|game| line(texts, game));
        let line = line.unwrap_or_else(|| texts.daily_invitation(&deck.title(texts)));
        let level = self.level();
        let invitation = Sent::Game {
            deck,
            level,
            result: None,
            name: self.name.clone(),
        };
        let sent = self
            .shown()
            .map_or(invitation, |game| Sent::of(game, &self.name));
        Some((line, link(cx, &sent)))
    }

    pub(crate) fn copy(&self, cx: &mut Context) {
        if let Some((line, link)) = self.told(cx) {
            copy(cx, &line, &link);
        }
    }

    pub(crate) fn share(&self, cx: &mut Context) {
        if let Some((title, link)) = self.told(cx) {
            cx.effects.push(Effect::ShareBySystem { title, link });
        }
    }

    pub(crate) fn copy_puzzle(&self, cx: &mut Context) {
        let day = self.puzzle_day();
        if let Some(first) = day.and_then(|day| self.first_try(day)) {
            let link = link(cx, &Sent::Puzzle(first));
            copy(cx, &puzzle_line(cx.texts(), first), &link);
        }
    }
}

fn copy(cx: &mut Context, line: &str, link: &str) {
    let text = format!("{line} {link}");
    cx.effects
        .push(Effect::CopyLink(text.trim_end().to_string()));
}
