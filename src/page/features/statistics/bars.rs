//! Tables whose rows end in a bar. Screen readers read the numbers.

use crate::elements::tree::{Node, div, el, span};

/// Width and height of the longest bar in its units.
const SIZE: (u32, u32) = (1_000, 10);
/// The number of columns of numbers by which groups are compared.
pub(super) const COMPARED: usize = 4;

/// A row of such a table.
pub(super) struct BarRow {
    pub name: String,
    pub told: String,
    /// The length of the bar, and of its darker part.
    pub length: u32,
    pub part: u32,
}

/// A table below its title, with the heads of its columns. The longest bar fills its column.
pub(super) fn bar_table(title: &str, heads: [&str; 2], rows: &[BarRow]) -> Node {
    let most = rows.iter().map(|row| row.length).max().unwrap_or(0);
    let several = rows.len() > 1;
    let row = |row: &BarRow| {
        el("tr")
            .child(el("th").attr("scope", "row").text(row.name.clone()))
            .child(el("td").text(row.told.clone()))
            .child(el("td").children(several.then(|| bar((row.length, row.part), most))))
    };
    let heads = heads.map(|head| el("th").attr("scope", "col").text(head));
    let head = el("tr").children(heads).child(el("td"));
    let table = el("table")
        .class("bars")
        .attr("aria-label", title)
        .child(el("thead").class("unseen").child(head))
        .child(el("tbody").children(rows.iter().map(row)));
    el("section").child(el("h2").text(title)).child(table)
}

/// A group in a table with a number in each of its columns.
pub(super) struct ComparedGroup {
    pub name: String,
    pub numbers: [String; COMPARED],
    /// The length of the bar beside the name, and of its darker part.
    pub length: u32,
    pub part: u32,
}

/// A table of such groups, with the heads of its columns. The name stands above the numbers, so that there is room on a phone.
pub(super) fn compared_table(
    title: &str,
    heads: [&str; COMPARED],
    groups: &[ComparedGroup],
) -> Node {
    let most = groups.iter().map(|group| group.length).max().unwrap_or(0);
    // A bar compares.
    let several = groups.len() > 1;
    let group = |group: &ComparedGroup| {
        let named = div("named")
            .child(span("", group.name.clone()))
            .children(several.then(|| bar((group.length, group.part), most)));
        let name = el("th")
            .attr("scope", "rowgroup")
            .attr("colspan", COMPARED.to_string())
            .child(named);
        let numbers = group.numbers.iter();
        let numbers = numbers.map(|number| el("td").text(number.clone()));
        el("tbody")
            .child(el("tr").child(name))
            .child(el("tr").children(numbers))
    };
    let heads = heads.map(|head| el("th").attr("scope", "col").text(head));
    el("table")
        .class("compared")
        .attr("aria-label", title)
        .child(el("thead").child(el("tr").children(heads)))
        .children(groups.iter().map(group))
}

fn bar((length, part): (u32, u32), most: u32) -> Node {
    let scaled = |length: u32| u64::from(length) * u64::from(SIZE.0) / u64::from(most.max(1));
    let strip = |class: &str, length: u32| {
        let outline = format!("M0 0H{}V{}H0z", scaled(length), SIZE.1);
        el("path").class(class).attr("d", outline)
    };
    el("svg")
        .attr("viewBox", format!("0 0 {} {}", SIZE.0, SIZE.1))
        .attr("preserveAspectRatio", "none")
        .attr("aria-hidden", "true")
        .child(strip("whole", length))
        .child(strip("part", part))
}
