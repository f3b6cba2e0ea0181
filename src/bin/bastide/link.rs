//! `bastide link`: a record as the link that carries it.

use engine::link::{FRAGMENT, Link, LinkKind};
use engine::table::Kind;
use engine::{cards, rules};
use page::elements::table_note::TableNote;

use page::messages::Texts;

use crate::args::{Args, Complaint, Word, print, record, text};
use crate::words::Worded;

struct Flags {
    file: String,
    kind: LinkKind,
    address: String,
    as_text: bool,
}

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let mut flags = Flags {
        file: String::new(),
        kind: LinkKind::Game,
        address: String::new(),
        as_text: false,
    };
    while let Some(word) = args.next()? {
        match word {
            Word::Value(value) if flags.file.is_empty() => flags.file = value,
            Word::Option(name) if name == "deck" => flags.kind = LinkKind::SameDeck,
            Word::Option(name) if name == "at" => flags.address = args.value()?,
            Word::Option(name) if name == "text" => flags.as_text = true,
            Word::Option(name) if name == "help" => return args.explain(Texts::usage_link),
            other => return Err(other.unexpected()),
        }
    }
    if flags.file.is_empty() {
        return Err(Complaint::text(Texts::record_missing));
    }
    let text = text(&flags.file)?;
    let link = match Kind::detect(&text) {
        Kind::Tiles => link::<rules::Game>(&text, &flags)?,
        Kind::Cards => link::<cards::Game>(&text, &flags)?,
    };
    if flags.as_text {
        return print(&link.text);
    }
    let at = flags.address.trim_end_matches('#');
    print(&format!("{at}#{FRAGMENT}{}\n", link.write()))
}

fn link<G: Worded>(text: &str, flags: &Flags) -> Result<Link, Complaint> {
    let mut record = record::<G>(&flags.file, text)?;
    let mut kind = flags.kind;
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
