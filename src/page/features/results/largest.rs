//! The largest scores of a finished game, each of which leads to its place on the board or its turn; and the button that replays
//! the final scoring.

use crate::context::Context;
use crate::elements::drawing;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, div, el, span};
use crate::messages::{PlayerNames, cards as card_texts, sentences};
use crate::stage::tiles::event_traits::cells_of;
use crate::stage::{AnyStage, TileStage};
use engine::session::LogLine;
use engine::table::{LoggedEvent, Play, Seat};
use engine::tiles::order;
use engine::{cards, rules};
use view::scene::figures::Shape;

/// Most scores listed.
const TOLD: usize = 3;

/// A score in words.
struct ScoreInWords {
    /// Its index in the log.
    index: usize,
    scored: (Seat, u16),
    /// Who scored for what, and how the points add up.
    words: [String; 2],
}

/// The largest scores of a log that have words; of equal ones the first.
fn largest_of<G: Play>(
    log: &[LogLine<G>],
    words: impl Fn(&G::Event) -> Option<[String; 2]>,
) -> Vec<ScoreInWords> {
    let scored = log.iter().enumerate().filter_map(|(index, line)| {
        let points = line.event.points().filter(|scored| scored.points > 0)?;
        Some(ScoreInWords {
            index,
            scored: (points.seat, points.points),
            words: words(&line.event)?,
        })
    });
    let mut largest: Vec<ScoreInWords> = scored.collect();
    order::sort_by_key(&mut largest, |told| {
        (std::cmp::Reverse(told.scored.1), told.index)
    });
    largest.truncate(TOLD);
    largest
}

/// The largest scores of the game on the screen; in the tile game those with a place on the board.
fn largest_scores(cx: &Context, player_names: &PlayerNames) -> Vec<ScoreInWords> {
    let texts = cx.texts();
    match &cx.stage {
        None => Vec::new(),
        Some(AnyStage::Tiles(stage)) => largest_of(stage.session().log(), |event| match event {
            rules::Event::Scored(scored) if !cells_of(event).is_empty() => Some([
                sentences::points(texts, player_names, scored),
                sentences::full_explanation(texts, player_names, scored),
            ]),
            _ => None,
        }),
        Some(AnyStage::Cards(stage)) => largest_of(stage.session().log(), |event| match event {
            cards::Event::Scored(scored) => Some([
                card_texts::points(texts, player_names, scored),
                card_texts::explanation(texts, scored),
            ]),
            _ => None,
        }),
    }
}

/// A button for each of them.
pub(super) fn largest_node(cx: &Context, player_names: &PlayerNames) -> Option<Node> {
    let (texts, stage) = (cx.texts(), cx.any_stage()?);
    let largest = largest_scores(cx, player_names);
    let line = |told: &ScoreInWords| {
        let ((seat, points), [what, why]) = (told.scored, &told.words);
        let owner = stage.owner(seat);
        let button = el("button")
            .class("largest-score")
            .class(owner_class(owner))
            .attr("type", "button")
            .run(Intent::LookAtLine(told.index))
            .child(drawing::figure(Shape::Meeple, owner))
            .child(span("gain", format!("+{points}")))
            .apart(span("what", what.clone()))
            .apart(span("why", why.clone()));
        el("li").child(button)
    };
    let lines = largest.iter().map(line);
    let again = || {
        el("button")
            .class("button quiet")
            .attr("type", "button")
            .run(Intent::WatchScoring)
            .child(Icon::Again.node())
            .child(span("label", texts.watch_scoring()))
    };
    let walks = cx.tile_stage().is_some_and(TileStage::can_walk);
    let head = el("header")
        .child(el("h2").text(texts.largest_scores()))
        .children(walks.then(again));
    (!largest.is_empty()).then(|| div("largest").child(head).child(el("ol").children(lines)))
}
