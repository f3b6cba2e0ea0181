//! `bastide link`: a record as the link that carries it.

use engine::link::{FRAGMENT, Link, LinkKind};
use engine::table::Kind;
use engine::{cards, rules};
use page::elements::table_note::TableNote;

use crate::args::{Args, Complaint, Word, print, record, text};
use crate::words::Worded;

const USAGE: &str = "\
usage: bastide link [OPTIONS] FILE

Prints the link that carries a record: its game opens where it is opened, at any address where the page lies. All
commands that read a FILE read such a link as well. How it is made is told in src/engine/link/FORMAT.md.

  --deck      only the setup and its seed: the same game from the beginning
  --at URL    with the address of a page before it; without, the part behind `#` alone
  --text      print the text that travels instead
";

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
            Word::Option(name) if name == "help" => return print(USAGE),
            other => return Err(other.unexpected()),
        }
    }
    if flags.file.is_empty() {
        return Err(Complaint::new("a record file is missing; try --help"));
    }
    let text = text(&flags.file)?;
    let link = match Kind::of(&text) {
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
        // What is of one device alone is in no link.
        record.table = note.shared().write();
        if kind == LinkKind::Game {
            kind = LinkKind::Turn;
        }
    }
    Link::of(&record, kind).map_err(Complaint::of::<G>)
}
