//! The dialog: the deck shown with its game and result, the days of the week, decks of one's own, the puzzle of the day.

use crate::context::Context;
use crate::context::copied::Copied;
use crate::elements::choices::list;
use crate::elements::command::Command;
use crate::elements::daily::{DailyField, DailyIntent};
use crate::elements::icons::Icon;
use crate::elements::intent::{Field, Intent};
use crate::elements::tree::{Node, dialog, div, el, span};
use crate::features::daily::compared::{compared, name_of};
use crate::features::daily::date::Day;
use crate::features::daily::deck::{Deck, LETTERS};
use crate::features::daily::kept::FirstTry;
use crate::features::daily::result::GameResult;
use crate::features::daily::score::score_node;
use crate::features::daily::sent::{Sent, Theirs};
use crate::features::daily::told::line;
use crate::features::daily::{Attempt, Daily};
use crate::messages::Texts;
use crate::widgets::{button_node, labelled_intent};
use engine::session::Level;

/// How many days are shown in a row, and how many decks of one's own.
const DAYS: u32 = 7;
const OWN: usize = 4;

pub(crate) fn daily_dialog(daily: &Daily, cx: &Context) -> Node {
    let texts = cx.texts();
    let close = button_node(cx, Command::Close, "quiet corner");
    let title = match daily.deck() {
        Some(deck @ Deck::Own(_)) => deck.title(texts),
        Some(Deck::Day(_)) | None => texts.daily().to_string(),
    };
    let header = el("header")
        .child(el("h1").text(title.clone()))
        .child(close);
    let card = div("card")
        .child(header)
        .children(clock_is_back(daily, texts))
        .children(daily.deck().map(|deck| deck_node(daily, cx, &deck)))
        .children(daily.today.map(|today| week(daily, texts, today)))
        .children(daily.today.map(|today| puzzle(daily, cx, today)))
        .child(own(daily, texts));
    dialog("daily", title).class("daily").child(card)
}

/// That the clock says an earlier day than was played.
fn clock_is_back(daily: &Daily, texts: &Texts) -> Option<Node> {
    let today = daily.today?;
    let days = daily.games().filter_map(|game| match game.deck {
        Deck::Day(day) => Some(day),
        Deck::Own(_) => None,
    });
    let last = days.max().filter(|&last| last > today)?;
    let told = texts.daily_clock_back(&today.name(texts), &last.name(texts));
    Some(el("p").class("hint clock-back").text(told))
}

/// The deck shown: what it is, its result, and what can be done with it.
fn deck_node(daily: &Daily, cx: &Context, deck: &Deck) -> Node {
    let texts = cx.texts();
    // The dialog is headed by the text of a deck of one's own.
    let (date, hint) = match deck {
        Deck::Day(day) => (Some(day.name(texts)), texts.daily_hint()),
        Deck::Own(_) => (None, texts.daily_own_hint()),
    };
    let game = daily.shown();
    let result = game.and_then(|game| Some((game, game.result.as_ref()?)));
    let begun = game.filter(|game| game.result.is_none());
    let begun = begun.map(|game| el("p").text(texts.daily_begun(texts.level(game.level))));
    let line = game.and_then(|game| line(texts, game));
    el("section")
        .class("deck")
        .children(date.map(|date| el("h2").text(date)))
        .child(el("p").class("hint").text(hint))
        .children(begun)
        .children(result.map(|(game, result)| score_node(cx, game, result)))
        .child(play(daily, texts))
        .children(from_links(daily, cx))
        .children(line.map(|line| el("p").class("line").text(line)))
        .child(ways_out(daily, cx))
}

/// The opponent, and the button to play.
fn play(daily: &Daily, texts: &Texts) -> Node {
    let attempt = daily.attempt().map(|(attempt, _)| attempt);
    let (class, label) = match attempt {
        None | Some(Attempt::First) => ("primary large", texts.start()),
        Some(Attempt::GoOn) => ("primary large", texts.continue_game()),
        Some(Attempt::Practice) => ("", texts.daily_practise()),
    };
    let level = |&level: &Level| (level.name().to_string(), texts.level(level).to_string());
    let levels = Level::offered().iter().map(level).collect();
    let field = Field::Daily(DailyField::Level);
    let chosen = daily.level().name().to_string();
    let opponent = (attempt != Some(Attempt::GoOn)).then(|| {
        div("against")
            .child(span("label", texts.daily_opponent()).attr("aria-hidden", "true"))
            .child(list(field, texts.daily_opponent(), levels, chosen))
    });
    let button = labelled_intent(class, Intent::Daily(DailyIntent::Play), Icon::Play, label);
    div("play")
        .children(opponent)
        .child(button.flag("data-first", true))
}

/// The results that links have brought for this deck, once there is one here to compare them with.
fn from_links(daily: &Daily, cx: &Context) -> Vec<Node> {
    let texts = cx.texts();
    let hint = |text: &str| el("p").class("hint").text(text);
    let own = daily.own_came_back().then(|| hint(texts.daily_own_link()));
    let theirs = daily.theirs();
    let Some(shown) = daily.compared(&theirs) else {
        return own.into_iter().collect();
    };
    let game = daily.shown();
    let finished = game.and_then(|game| Some((game.result.as_ref()?, game.par)));
    let Some((result, par)) = finished else {
        return vec![hint(&texts.daily_sender_hidden(theirs.len() as u32))];
    };
    let list = (theirs.len() > 1).then(|| choice_of(cx, &theirs, shown));
    let chart = compared(cx, result, shown, par);
    own.into_iter().chain(list).chain([chart]).collect()
}

/// Whose result is compared.
fn choice_of(cx: &Context, theirs: &[Theirs<'_>], shown: Theirs<'_>) -> Node {
    let texts = cx.texts();
    let button = |(number, one): (u8, &Theirs<'_>)| {
        let score = texts.daily_score(one.result.own(), one.result.other.into());
        let button = el("button")
            .class("button")
            .attr("type", "button")
            .state("aria-pressed", one.result == shown.result)
            .run(Intent::Daily(DailyIntent::Compare(number)))
            .child(span("label", name_of(texts, one)))
            .apart(span("score", score));
        el("li").key(format!("theirs {number}")).child(button)
    };
    el("ul")
        .class("theirs")
        .attr("aria-label", texts.daily_theirs())
        .children((0..).zip(theirs).map(button))
}

fn ways_out(daily: &Daily, cx: &Context) -> Node {
    let texts = cx.texts();
    let over = daily.shown().is_some_and(|game| game.result.is_some());
    let label = if over {
        texts.daily_copy()
    } else {
        texts.daily_copy_deck()
    };
    let button = |run, icon, label| labelled_intent("", Intent::Daily(run), icon, label);
    let copied = cx.has_copied(Copied::Link);
    let icon = if copied { Icon::Done } else { Icon::Copy };
    let linked = !cx.around.is_on_disk();
    let signed = !daily.name.is_empty() && (over || linked);
    let signed = signed.then(|| {
        el("p")
            .class("hint signed")
            .text(texts.daily_signed(&daily.name))
    });
    let today = daily.chosen.is_some() && daily.today.is_some();
    div("ways")
        .children((over || linked).then(|| button(DailyIntent::Copy, icon, label)))
        .children(
            (linked && cx.around.shares)
                .then(|| button(DailyIntent::Share, Icon::Share, texts.share_by_system())),
        )
        .children(today.then(|| button(DailyIntent::Day(None), Icon::Back, texts.daily_today())))
        .children(signed)
}

/// The last days, each with its points.
fn week(daily: &Daily, texts: &Texts, today: Day) -> Node {
    let shown = daily.deck();
    let day = |day: Day| {
        let deck = Deck::Day(day);
        let game = daily.first_game(&deck);
        let points = game
            .and_then(|game| game.result.as_ref())
            .map(GameResult::own);
        let date = day.name(texts);
        let (told, sign) = match (game, points) {
            (_, Some(points)) => (texts.daily_played(&date, points), points.to_string()),
            (Some(_), None) => (texts.daily_not_over(&date), "…".to_string()),
            (None, None) => (texts.daily_not_played(&date), "–".to_string()),
        };
        let (_, _, number) = day.calendar();
        let button = el("button")
            .class("day")
            .attr("type", "button")
            .attr("aria-label", told.clone())
            .hover_title(told)
            .state("aria-pressed", shown.as_ref() == Some(&deck))
            .run(Intent::Daily(DailyIntent::Day(Some(day.number()))))
            .child(span("number", number.to_string()))
            .child(span("sign", sign));
        el("li").key(day.write()).child(button)
    };
    el("section")
        .class("week")
        .child(el("h2").text(texts.daily_week()))
        .child(el("ol").children(today.last(DAYS).map(day)))
}

/// The puzzle of the day and the verdict on the first try.
fn puzzle(daily: &Daily, cx: &Context, today: Day) -> Node {
    let texts = cx.texts();
    let day = daily.puzzle_day().unwrap_or(today);
    let first = daily.first_try(day);
    let told = match first.map(|first| first.solved) {
        None if day == today => texts.daily_puzzle_new(),
        None => texts.daily_puzzle_past(),
        Some(true) => texts.daily_puzzle_solved(),
        Some(false) => texts.daily_puzzle_missed(),
    };
    let theirs = daily.received().find_map(|sent| match sent {
        Sent::Puzzle(FirstTry { day: of, solved }) if *of == day => Some(*solved),
        Sent::Puzzle(_) | Sent::Game { .. } => None,
    });
    let theirs = theirs.map(|solved| match (first, solved) {
        (None, _) if day == today => texts.daily_puzzle_hidden(),
        (_, true) => texts.daily_puzzle_sender_solved(),
        (_, false) => texts.daily_puzzle_sender_missed(),
    });
    let title = match day == today {
        true => texts.puzzle_of_today().to_string(),
        false => texts.labelled(texts.puzzle_of_today(), &day.name(texts)),
    };
    let button = |run, icon, label| labelled_intent("", Intent::Daily(run), icon, label);
    let copy = first.map(|_| button(DailyIntent::CopyPuzzle, Icon::Copy, texts.daily_copy()));
    el("section")
        .class("puzzle-of-day")
        .child(el("h2").text(title))
        .child(el("p").class("hint").text(told))
        .children(theirs.map(|told| el("p").class("hint").text(told)))
        .child(
            div("ways")
                .child(button(
                    DailyIntent::Puzzle,
                    Icon::Learn,
                    texts.daily_puzzle_open(),
                ))
                .children(copy),
        )
}

/// A deck of any text: a field, and those played here.
fn own(daily: &Daily, texts: &Texts) -> Node {
    let played = daily.games().rev().filter_map(|game| match &game.deck {
        Deck::Own(text) => Some(text),
        Deck::Day(_) => None,
    });
    let again = played.take(OWN).map(|text| {
        let run = Intent::Daily(DailyIntent::Own(text.as_str().into()));
        labelled_intent("", run, Icon::Tiles, text)
    });
    let field = el("input")
        .class("control")
        .attr("type", "text")
        .attr("maxlength", LETTERS.to_string())
        .attr("aria-label", texts.daily_own_field())
        .attr("placeholder", texts.daily_own_field())
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .field(Field::Daily(DailyField::Deck))
        .attr("value", daily.typed.clone());
    let some = Deck::own(&daily.typed).is_some();
    let run = Intent::Daily(DailyIntent::Typed);
    let show =
        labelled_intent("", run, Icon::Tiles, texts.daily_own_show()).flag("disabled", !some);
    el("section")
        .class("own-deck")
        .child(el("h2").text(texts.daily_own()))
        .child(el("p").class("hint").text(texts.daily_own_about()))
        .child(div("typed").child(field).child(show))
        .child(div("ways").children(again))
}
