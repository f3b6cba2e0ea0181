//! The series that the game on the screen belongs to.

use crate::context::Context;
use crate::context::settled::settled_winners;
use crate::elements::series::{Series, Standing};
use crate::messages::{PlayerNames, Texts};
use crate::stage::for_both;
use engine::table::Seat;

/// How the series stands; with the game on the screen once that has ended.
pub(crate) fn series_so_far(cx: &Context) -> Option<Series> {
    let (series, stage) = (cx.active.series.clone()?, cx.any_stage()?);
    let (leaders, scores) = for_both!(stage, one => {
        let game = one.session().game();
        (game.leaders(), game.scores())
    });
    let winners = settled_winners(cx).or(stage.is_over().then_some(leaders));
    let winners = winners.filter(|_| !cx.hides_what_comes());
    Some(match winners {
        Some(winners) => series.after(winners, &scores),
        None => series,
    })
}

/// The length of a series and how it stands in figures: "Best of three · 2 : 1".
pub(crate) fn series_in_figures(texts: &Texts, series: &Series) -> String {
    let won = series.standing.iter().map(|one| one.won.to_string());
    let won: Vec<String> = won.collect();
    format!(
        "{}\u{a0}· {}",
        texts.series_length(series.length.needed().into()),
        won.join("\u{a0}: ")
    )
}

/// How a series stands, with names and the sum of points.
pub(crate) fn series_told(texts: &Texts, names: &PlayerNames, series: &Series) -> String {
    let seats = (0..).map(Seat).zip(&series.standing);
    let told = |(seat, &Standing { won, points }): (Seat, &Standing)| {
        texts.series_standing(names.name(seat), won.into(), points)
    };
    let standing = seats.map(told).collect::<Vec<_>>().join(", ");
    let won = series.winner();
    let won = won.map(|seat| format!(" {}", texts.wins_series(names.name(seat))));
    let length = texts.series_length(series.length.needed().into());
    format!("{length}\u{a0}· {standing}.{}", won.unwrap_or_default())
}
