//! `bastide link`: a record as the link that carries it.

use engine::link::{FRAGMENT, Link, LinkKind};
use engine::table::Kind;
use page::elements::table_note::TableNote;

use crate::args::{Args, Complaint, print, record, required, text, texts};
use crate::words::{Worded, of_kind};

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let (mut file, mut address, mut as_text) = (None, String::new(), false);
    let mut kind = LinkKind::Game;
    while let Some(name) = args.next(texts().usage_link())? {
        match name.as_str() {
            "" if file.is_none() => file = Some(args.value()?),
            "deck" => kind = LinkKind::SameDeck,
            "at" => address = args.value()?,
            "text" => as_text = true,
            _ => return Err(args.unexpected(&name)),
        }
    }
    let file = required(file)?;
    let text = text(&file)?;
    let link = of_kind!(Kind::detect(&text), G => link::<G>(&file, &text, kind)?);
    if as_text {
        return print(&link.text);
    }
    let at = address.trim_end_matches('#');
    print(&format!("{at}#{FRAGMENT}{}\n", link.write()))
}

fn link<G: Worded>(file: &str, text: &str, mut kind: LinkKind) -> Result<Link, Complaint> {
    let mut record = record::<G>(file, text)?;
    let note = TableNote::read(&record.table);
    if note.by_link.is_some() {
        // Drop what belongs to one device: links never carry it.
        record.table = note.shared().write();
        if kind == LinkKind::Game {
            kind = LinkKind::Turn;
        }
    }
    Link::from_record(&record, kind).map_err(Complaint::trouble::<G>)
}
