//! A saved game in the list: players, progress, and a thumbnail of the table.

use std::cell::OnceCell;

use crate::elements::table_note::{ByLink, Settled, TableNote};
use crate::messages::{Moment, Texts};
use crate::stage::any_session::{AnySession, LoadError};
use crate::stage::{AnyGame, owner_of_colour};
use engine::cards;
use engine::rules::Game;
use engine::session::{Chair, Colour, Control, Seating};
use engine::table::{Kind, Seat};
use kurbo::Rect;
use view::scene::board::Picture;
use view::scene::camera::{Camera, bounds};
use view::scene::cards::{Motion, Picture as Cards, Spread};
use view::scene::display::DisplayList;
use view::scene::figures::Owner;
use view::scene::layout::Layout;
use view::scene::{Look, Theme};

/// Width and height of a thumbnail, in CSS pixels.
pub const PICTURE: (u32, u32) = (96, 72);
/// Which part of a game its beginning is: one in so many decisions.
const BEGINNING: usize = 8;
/// The largest tile in a thumbnail, in CSS pixels.
const LARGEST: f64 = 26.0;

/// How the turns of a game by link travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carrier {
    /// By links that people send.
    Link,
    /// By the chat in which the page is open.
    Chat,
}

/// What was read from a saved game, without anything secret.
#[derive(Clone, Debug)]
pub(crate) enum Found {
    Game(AnyGame),
    LoadError(LoadError),
    LeftOut,
}

impl Found {
    const fn game(&self) -> Option<&AnyGame> {
        match self {
            Found::Game(game) => Some(game),
            Found::LoadError(_) | Found::LeftOut => None,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Saved {
    /// Its id in the store.
    pub id: String,
    pub moment: Moment,
    /// Whether it is the current game.
    pub current: bool,
    /// Whether it exists only while the page is open, because it could not be saved.
    pub fleeting: bool,
    /// Whether it was deleted since the list was made.
    pub deleted: bool,
    /// The names of the players, empty for unnamed ones, and whether each is a computer.
    names: Vec<(String, bool)>,
    owners: Vec<Owner>,
    /// How it ended before its rules ended it.
    settled: Option<Settled>,
    /// The seed of the deck, in a game of the day or of another deck with a name.
    pub deck: Option<u64>,
    /// The note of a game by link, and the player to move.
    by_link: Option<(ByLink, Option<Seat>)>,
    game: Found,
    /// The text of a game that is over.
    over: Option<String>,
    /// Its first turns, once they are shown to somebody who does not want to see its end.
    beginning: OnceCell<Option<AnyGame>>,
}

/// What a thumbnail shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The game as it is.
    Now,
    /// The first turns of it.
    Beginning,
}

impl Saved {
    /// Reads a saved game. Nothing hidden is taken from it.
    pub fn read(id: &str, text: &str, moment: Moment) -> Self {
        let opened = AnySession::load(text);
        let (names, owners) = match &opened {
            Ok(AnySession::Tiles(session)) => seated(session.seating()),
            Ok(AnySession::Cards(session)) => seated(session.seating()),
            Err(_) => (names(text), Vec::new()),
        };
        let note = opened.as_ref().map(AnySession::table_note);
        let TableNote {
            by_link,
            settled,
            deck,
            ..
        } = TableNote::read(note.unwrap_or_default());
        let deck = match &opened {
            Ok(AnySession::Tiles(session)) => deck.map(|_| session.seed()),
            Ok(AnySession::Cards(_)) | Err(_) => None,
        };
        let asked = opened.as_ref().ok().and_then(AnySession::asked_seat);
        let by_link = by_link.map(|by_link| (by_link, asked));
        let over = |opened: &AnySession| opened.is_over() || settled.is_some();
        let over = opened.as_ref().is_ok_and(over);
        let game = match opened {
            Ok(opened) => Found::Game(seen(&opened)),
            Err(error) => Found::LoadError(error),
        };
        Saved {
            id: id.to_string(),
            moment,
            current: false,
            fleeting: false,
            deleted: false,
            names,
            owners,
            settled,
            deck,
            by_link,
            game,
            over: over.then(|| text.to_string()),
            beginning: OnceCell::new(),
        }
    }

    /// A game that the page failed to load with: only its names are read.
    pub fn left_out(id: &str, text: &str, moment: Moment) -> Self {
        Saved {
            id: id.to_string(),
            moment,
            current: false,
            fleeting: false,
            deleted: false,
            names: names(text),
            owners: Vec::new(),
            settled: None,
            deck: None,
            by_link: None,
            game: Found::LeftOut,
            over: None,
            beginning: OnceCell::new(),
        }
    }

    /// Why it is unreadable.
    pub const fn error(&self) -> Option<&LoadError> {
        match &self.game {
            Found::LoadError(error) => Some(error),
            Found::Game(_) | Found::LeftOut => None,
        }
    }

    /// Whether it is still running and its text contains secret hands.
    pub fn keeps_hands(&self) -> bool {
        self.game.game().is_some_and(AnyGame::keeps_hands)
    }

    /// Which game it is, if it is readable.
    pub const fn kind(&self) -> Option<Kind> {
        match &self.game {
            Found::Game(game) => Some(game.kind()),
            Found::LoadError(_) | Found::LeftOut => None,
        }
    }

    /// The number of people who play.
    pub fn persons(&self) -> usize {
        let persons = self.names.iter().filter(|(_, computer)| !computer);
        persons.count()
    }

    /// The names of the players, as a title.
    pub fn title(&self, texts: &Texts) -> String {
        if self.names.is_empty() {
            return texts.panic_record().to_string();
        }
        let names: Vec<String> = self.names_in(texts).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        texts.names(&names)
    }

    fn names_in(&self, texts: &Texts) -> impl Iterator<Item = String> {
        let named = (1..).zip(&self.names);
        named.map(
            |(number, (name, computer))| match (name.is_empty(), computer) {
                (false, _) => name.clone(),
                (true, true) => texts.computer_player(number),
                (true, false) => texts.player(number),
            },
        )
    }

    /// The progress: the final score, or the score and the remaining tiles; who won on time.
    pub fn detail(&self, carrier: Carrier, texts: &Texts) -> String {
        let game = match &self.game {
            Found::Game(game) => game,
            Found::LoadError(_) => return texts.unreadable().to_string(),
            Found::LeftOut => return texts.did_not_open().to_string(),
        };
        let scores = texts.score_row(&game.scores());
        let settled = self
            .settled
            .map(|settled| self.settled_text(settled, texts));
        let state = match game {
            _ if settled.is_some() => settled.unwrap_or_default(),
            game if game.is_over() => texts.finished().to_string(),
            AnyGame::Tiles(game) => texts.tiles_left(u32::from(game.stack().left())),
            AnyGame::Cards(game) => texts.cards_left(game.stack().into()),
        };
        match self.by_link_text(carrier, texts) {
            Some(told) => format!("{scores} · {state} · {told}"),
            None => format!("{scores} · {state}"),
        }
    }

    /// How it was settled.
    fn settled_text(&self, settled: Settled, texts: &Texts) -> String {
        let name = |seat: Seat| self.names_in(texts).nth(seat.index()).unwrap_or_default();
        let winner = settled.winner_of_two(self.names.len()).map(name);
        match (settled, winner) {
            (Settled::OnTime(_), Some(winner)) => texts.wins_on_time(&winner),
            (Settled::OnTime(seat), None) => texts.time_is_over(&name(seat)),
            (Settled::Resigned(seat), _) => texts.resigns(&name(seat)),
            (Settled::Draw, _) => texts.draw_agreed().to_string(),
        }
    }

    /// Whether it has ended, by the rules or before.
    pub fn is_over(&self) -> bool {
        let by_rules = matches!(&self.game, Found::Game(game) if game.is_over());
        by_rules || self.settled.is_some()
    }

    /// That it is a game by link, and who is to move; none for other games.
    fn by_link_text(&self, carrier: Carrier, texts: &Texts) -> Option<String> {
        let (by_link, asked) = self.by_link?;
        let way = match carrier {
            Carrier::Link => texts.by_link(),
            Carrier::Chat => texts.by_chat(),
        };
        Some(match asked {
            None => way.to_string(),
            asked if asked == by_link.seat => texts.your_turn_by(way),
            Some(seat) => {
                let name = self.names_in(texts).nth(seat.index()).unwrap_or_default();
                texts.turn_by(way, &name)
            }
        })
    }

    /// Identifies the content of its thumbnail.
    pub fn face(&self, shown: Shown) -> Option<String> {
        let digest = self.shown(shown)?.digest();
        Some(format!("{} {digest:x}", self.id))
    }

    /// The thumbnail of the table.
    pub fn picture(&self, shown: Shown) -> DisplayList {
        match self.shown(shown) {
            Some(AnyGame::Tiles(game)) => self.picture_of_tiles(game),
            Some(AnyGame::Cards(game)) => self.picture_of_cards(game),
            None => DisplayList::new(),
        }
    }

    fn shown(&self, shown: Shown) -> Option<&AnyGame> {
        match shown {
            Shown::Now => self.game.game(),
            Shown::Beginning => self.beginning.get_or_init(|| self.beginning()).as_ref(),
        }
    }

    /// The first turns of a game that is over.
    fn beginning(&self) -> Option<AnyGame> {
        let opened = AnySession::load(self.over.as_ref()?).ok()?;
        opened.branch(opened.steps() / BEGINNING).as_ref().map(seen)
    }

    fn picture_of_cards(&self, game: &cards::Game) -> DisplayList {
        let layout = thumbnail_layout(PICTURE);
        let spread = Spread::lay_out(game, &layout, None);
        let (theme, motion) = (Theme::new(Look::Summer), Motion::default());
        Cards::still(game, (&layout, &spread), &theme, &self.owners, &motion).draw()
    }

    fn picture_of_tiles(&self, game: &Game) -> DisplayList {
        let layout = thumbnail_layout(PICTURE);
        let whole = layout.whole;
        let cells = game.board().placed().iter().map(|placed| placed.pos);
        let free = whole.inset(-3.0);
        let theme = Theme::new(Look::for_edition(game.setup().edition));
        let camera = fitting(bounds(cells), free, LARGEST);
        Picture::still(game, &layout, camera, &theme, &self.owners).draw()
    }
}

/// A game as everybody sees it.
fn seen(opened: &AnySession) -> AnyGame {
    match opened {
        AnySession::Tiles(session) => AnyGame::Tiles(Box::new(session.seen_by(None))),
        AnySession::Cards(session) => AnyGame::Cards(Box::new(session.seen_by(None))),
    }
}

/// The layout of a thumbnail of this width and height.
pub(crate) fn thumbnail_layout((wide, high): (u32, u32)) -> Layout {
    let whole = Rect::new(0.0, 0.0, f64::from(wide), f64::from(high));
    Layout {
        whole,
        free: whole,
        ..Layout::default()
    }
}

/// A camera that shows a whole area, however large, with tiles up to a size: smaller than a playable one if necessary.
pub(crate) fn fitting(area: Rect, free: Rect, largest: f64) -> Camera {
    let camera = Camera::fitting(area, free, largest);
    let seen = camera.affine().transform_rect_bbox(area);
    let too_large = (seen.width() / free.width()).max(seen.height() / free.height());
    Camera {
        zoom: camera.zoom / too_large.max(1.0),
        ..camera
    }
}

/// The players with their colours.
fn seated(seating: &Seating) -> (Vec<(String, bool)>, Vec<Owner>) {
    let seat = |chair: &Chair| {
        let name = (chair.name().to_string(), !chair.control.is_human());
        (name, owner_of_colour(chair.colour()))
    };
    seating.chairs().iter().map(seat).unzip()
}

/// The players in an unreadable text, as far as they can be found.
fn names(text: &str) -> Vec<(String, bool)> {
    let lines = text.lines().map_while(|line| match line.trim() {
        "play" | "start" => None,
        line => Some(line),
    });
    let players = lines.filter_map(|line| line.strip_prefix("player "));
    let name = |player: &str| {
        let mut words: Vec<&str> = player.split_whitespace().skip(1).collect();
        if words
            .first()
            .is_some_and(|word| Colour::parse(word).is_some())
        {
            words.remove(0);
        }
        let control = words.first().and_then(|word| Control::parse(word));
        if control.is_some() {
            words.remove(0);
        }
        let computer = control.is_some_and(|control| !control.is_human());
        (words.join(" "), computer)
    };
    players.take(engine::table::Seat::MOST).map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::{Language, texts};

    const NOON: Moment = Moment {
        year: 2026,
        month: 3,
        day: 9,
        hour: 12,
        minute: 0,
    };

    #[test]
    fn a_saved_game_tells_who_plays_and_how_far_it_is() {
        let text = "bastide 1\nseats 3\nplayer 1 blue person Anna Bell\nplayer 2 red greedy\n\
            player 3 pink person\noption first-player 1\nstack base/E base/V base/B\nplay\nplace base/E 0,-1 r2\n\
            meeple city S\nconfirm\n";
        let saved = Saved::read("7", text, NOON);
        let texts = texts(Language::English);
        assert_eq!(saved.title(texts), "Anna Bell, Computer 2 and Player 3");
        assert_eq!(
            saved.detail(Carrier::Link, texts),
            "4 – 0 – 0 · 1 tile left"
        );
        assert!(!saved.picture(Shown::Now).is_empty());
    }

    #[test]
    fn a_game_that_was_lost_on_time_says_who_won() {
        let text = "bastide 1\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person\ntable duel lose 0 5000 5\n\
            option first-player 1\nstack base/E\n";
        let saved = Saved::read("7", text, NOON);
        let told = saved.detail(Carrier::Link, texts(Language::English));
        assert_eq!(told, "0 – 0 · Player 2 wins on time.");
    }

    #[test]
    fn a_game_that_cannot_be_read_still_tells_who_plays() {
        let text = "bastide 1\nseats 2\nplayer 1 blue human Anna\nplayer 2 red computer\nplay\nsomething else\n";
        let saved = Saved::read("7", text, NOON);
        assert_eq!(saved.error().map(LoadError::line), Some(6));
        assert_eq!(saved.title(texts(Language::English)), "Anna and Computer 2");
        assert_eq!(saved.face(Shown::Now), None);
    }

    #[test]
    fn a_game_that_was_left_out_tells_who_plays_and_is_not_opened() {
        let text =
            "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red greedy\nplay\n";
        let saved = Saved::left_out("7", text, NOON);
        let texts = texts(Language::English);
        assert_eq!(saved.title(texts), "Anna and Computer 2");
        assert_eq!(saved.detail(Carrier::Link, texts), "did not open");
        assert!(saved.picture(Shown::Now).is_empty() && saved.face(Shown::Now).is_none());
    }
}
