//! A record as one seat may know it: labels replace the names of what others hold in secret.
//!
//! When another seat plays a piece, it stays secret in which draw the piece came. The text therefore
//! assumes that each hand is played in the order in which it was drawn: the third draw of a seat
//! brought the third piece that left its hand. This uses only what everybody has seen, and is a
//! possible game.

use std::collections::BTreeMap;

use super::{LONGEST, Notes, Record, RecordError, Recorded};
use crate::table::{Party, Randomness, Seat, Silent};

/// The first character of a label.
const LABEL: char = '?';

/// A game with secret hands.
pub trait Secrets: Recorded {
    /// What a hand holds: a tile or a card.
    type Piece: Copy + Eq;

    /// The name of a piece: the second word of each line about it.
    fn piece_name(piece: Self::Piece) -> &'static str;

    /// The piece that an action draws or takes out of a hand.
    fn piece(action: Self::Action) -> Option<Self::Piece>;

    /// The seat whose secret hand receives what Chance deals next; `None` when everybody sees it or
    /// nothing is dealt.
    fn dealt_to(&self) -> Option<Seat>;

    /// The pieces in the hand of the player asked that everybody sees with this action, or had to see before it.
    fn shown_by(&self, action: Self::Action) -> Vec<Self::Piece>;

    /// The number of the place where this action puts a piece face down. Each place reveals its
    /// pieces in the order in which they were put down.
    fn covered_by(&self, action: Self::Action) -> Option<usize>;

    /// Number of face-down pieces in a place.
    fn covered_in(&self, place: usize) -> usize;

    /// The pieces not seen in this view, with the number of copies.
    fn unseen_pieces(&self) -> Vec<(Self::Piece, u32)>;
}

/// What a seat has drawn and shown so far.
struct Hand<P> {
    /// The actions that drew for it, by number.
    draws: Vec<usize>,
    /// The pieces that have left it, in order; `None` for those that lie face down or are still
    /// held.
    out: Vec<Option<P>>,
    /// Pieces that were shown and are still held.
    shown: Vec<P>,
}

/// What is secret in a record while it is redacted for a seat.
struct Redaction<G: Secrets> {
    observer: Seat,
    hands: Vec<Hand<G::Piece>>,
    /// Face-down pieces of others, by place.
    covered: BTreeMap<usize, Vec<Covered<G::Piece>>>,
}

/// A piece that was put face down.
struct Covered<P> {
    step: usize,
    seat: Seat,
    /// Its number among those that left the hand.
    number: usize,
    piece: P,
}

impl<G: Secrets> Record<G> {
    /// The game as text, as far as this seat may know it: without comments, the seed and the order
    /// of future draws, and with labels `?1`, `?2` for what others hold in secret or have put face
    /// down.
    ///
    /// # Errors
    /// Why the actions cannot be played, as for [`Record::replay`].
    pub fn redacted_for(&self, observer: Seat) -> Result<String, G::Trouble> {
        let mut game = self.start(&mut Silent)?;
        let mut redaction = Redaction::<G>::new(observer, game.seats());
        let mut lines = Vec::new();
        for (step, &action) in self.actions.iter().enumerate() {
            redaction.hear(&game, step, action);
            lines.push(game.action_text(action));
            game.apply(action, &mut Silent)?;
        }
        for (step, name) in redaction.names(&game) {
            lines[step] = renamed(&lines[step], &name);
        }
        let header = Record::<G> {
            setup: game.seen_by(Some(observer)).setup().clone(),
            seed: 0,
            randomness: Randomness::BySeed,
            players: Vec::new(),
            table: String::new(),
            position: self.position.clone(),
            actions: Vec::new(),
            notes: Notes::default(),
        };
        let mut text = header.write()?;
        if !lines.is_empty() {
            text += "play\n";
        }
        for line in lines {
            text += &line;
            text.push('\n');
        }
        Ok(text)
    }

    /// Reads a text written by [`Record::redacted_for`], replacing each label by a possible piece. The
    /// seat it was redacted for never sees these: [`seen_by`](crate::table::Play::seen_by) hides them
    /// again.
    ///
    /// # Errors
    /// The first line that cannot be read or played, and why.
    pub fn read_redacted(text: &str) -> Result<Record<G>, RecordError<G::Trouble>> {
        let labelled = || text.lines().any(|line| secret_label(line).is_some());
        if text.len() > LONGEST || !labelled() {
            return Record::read(text);
        }
        let head = text.lines().take_while(|line| line.trim() != "play");
        let head: String = head.map(|line| format!("{line}\n")).collect();
        let start = Record::<G>::read(&head)?.start(&mut Silent);
        let start = start.map_err(|trouble| RecordError { line: 1, trouble })?;
        let mut left = start.unseen_pieces();
        let is_draw = |line: &&str| line.trim_start().starts_with("draw ");
        for name in text.lines().filter(is_draw).filter_map(second) {
            take(&mut left, |piece| G::piece_name(piece) == name);
        }
        let mut made_up: BTreeMap<&str, &str> = BTreeMap::new();
        let mut whole = String::new();
        for line in text.lines() {
            let label = secret_label(line);
            if let Some(label) = label.filter(|label| !made_up.contains_key(label))
                && let Some(piece) = take(&mut left, |_| true)
            {
                made_up.insert(label, G::piece_name(piece));
            }
            match label.and_then(|label| made_up.get(label)) {
                Some(name) => whole += &renamed(line, name),
                None => whole += line,
            }
            whole.push('\n');
        }
        Record::read(&whole)
    }
}

impl<G: Secrets> Redaction<G> {
    fn new(observer: Seat, seats: u8) -> Self {
        let hand = |_| Hand {
            draws: Vec::new(),
            out: Vec::new(),
            shown: Vec::new(),
        };
        Redaction {
            observer,
            hands: (0..seats).map(hand).collect(),
            covered: BTreeMap::new(),
        }
    }

    /// Keeps track of an action that is about to be applied.
    fn hear(&mut self, game: &G, step: usize, action: G::Action) {
        if let Some(seat) = game.dealt_to() {
            self.hands[seat.index()].draws.push(step);
        }
        let Some(Party::Player(seat)) = game.asked().map(|asked| asked.party) else {
            return;
        };
        let hand = &mut self.hands[seat.index()];
        if let (Some(place), Some(piece)) = (game.covered_by(action), G::piece(action)) {
            let covered = Covered {
                step,
                seat,
                number: hand.out.len(),
                piece,
            };
            self.covered.entry(place).or_default().push(covered);
            hand.out.push(None);
            return;
        }
        let mut known = std::mem::take(&mut hand.shown);
        for piece in game.shown_by(action) {
            match known.iter().position(|&other| other == piece) {
                Some(index) => drop(known.swap_remove(index)),
                None => hand.out.push(Some(piece)),
            }
            hand.shown.push(piece);
        }
        hand.shown.append(&mut known);
        if let Some(piece) = G::piece(action)
            && let Some(index) = hand.shown.iter().position(|&other| other == piece)
        {
            hand.shown.swap_remove(index);
        }
    }

    /// The names and labels to be written, each with the number of its action.
    fn names(mut self, game: &G) -> Vec<(usize, String)> {
        let mut names = Vec::new();
        let mut labels = BTreeMap::new();
        let observer = self.observer;
        let secret = |seat: usize| seat != observer.index();
        for (&place, all) in &self.covered {
            let seen = all.len().saturating_sub(game.covered_in(place));
            for covered in &all[..seen] {
                self.hands[covered.seat.index()].out[covered.number] = Some(covered.piece);
            }
        }
        let hands = self.hands.iter_mut().enumerate();
        for (seat, hand) in hands.filter(|&(seat, _)| secret(seat)) {
            for (number, &step) in hand.draws.iter().enumerate() {
                let name = match hand.out.get(number) {
                    Some(&Some(piece)) => G::piece_name(piece).to_owned(),
                    _ => {
                        let label = format!("{LABEL}{}", labels.len() + 1);
                        labels.insert((seat, number), label.clone());
                        label
                    }
                };
                names.push((step, name));
            }
        }
        for covered in self.covered.values().flatten() {
            if let Some(label) = labels.get(&(covered.seat.index(), covered.number)) {
                names.push((covered.step, label.clone()));
            }
        }
        names
    }
}

/// The second word of a line: the name of the piece, if the line is about one.
fn second(line: &str) -> Option<&str> {
    line.split_whitespace().nth(1)
}

/// The label in a line of a record where the name of a piece would be: the record was redacted for one
/// seat ([`Record::redacted_for`]) that does not know the piece.
pub fn secret_label(line: &str) -> Option<&str> {
    second(line).filter(|word| word.starts_with(LABEL))
}

/// A line with another name for its piece.
fn renamed(line: &str, name: &str) -> String {
    let mut words: Vec<&str> = line.split_whitespace().collect();
    if let Some(word) = words.get_mut(1) {
        *word = name;
    }
    words.join(" ")
}

/// Removes and returns the first matching piece.
fn take<P: Copy>(left: &mut [(P, u32)], wanted: impl Fn(P) -> bool) -> Option<P> {
    let mut there = left.iter_mut().filter(|entry| entry.1 > 0);
    let entry = there.find(|entry| wanted(entry.0))?;
    entry.1 -= 1;
    Some(entry.0)
}
