//! A chart with a line for each seat, for dialogs.

use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, div, el};
use view::scene::figures::Owner;

/// A chart of a size in SVG units below its title, with an axis, the numbers along it from top to bottom, and lines.
pub(crate) fn line_chart(
    title: &'static str,
    (width, height): (f64, f64),
    (axis, numbers): (String, &[String]),
    lines: impl Iterator<Item = Node>,
) -> Node {
    let picture = el("svg")
        .attr("viewBox", format!("0 0 {width} {height}"))
        .attr("role", "img")
        .attr("aria-label", title)
        .child(el("path").class("axis").attr("d", axis))
        .children(lines);
    // Screen readers read a table instead.
    let scale = div("scale")
        .attr("aria-hidden", "true")
        .children(numbers.iter().map(|number| el("span").text(number.clone())));
    div("chart")
        .child(el("p").class("hint").text(title))
        .child(scale)
        .child(picture)
}

/// A line in an owner's colour through points.
pub(crate) fn line(owner: Owner, points: impl Iterator<Item = (f64, f64)>) -> Node {
    let step = |(index, (x, y)): (usize, (f64, f64))| {
        format!("{}{x:.1} {y:.1}", if index == 0 { "M" } else { "L" })
    };
    let way: String = points.enumerate().map(step).collect();
    el("g")
        .class(owner_class(owner))
        .child(el("path").class("edge").attr("d", way.clone()))
        .child(el("path").class("line").attr("d", way))
}
