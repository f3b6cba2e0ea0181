//! The table of the card game in the middle of a game, and at its ends.

use engine::cards::{Action, Card, Croupier, Event, Game, Question, Record, Setup, Suit, legal};
use engine::table::{Party, Seat, Silent};
use kurbo::{Point, Rect};
use view::scene::cards::{Aim, Carried, Hit, Motion, Picture, ShownPlay, Spread, Thing, Worth};
use view::scene::display::{DisplayList, Layer};
use view::scene::layout::Layout;
use view::scene::shown_move::Meaning;
use view::scene::{Item, Owner, Theme};

use crate::golden::check;

/// The owners of the meeples, by seat.
pub const OWNERS: [Owner; 5] = [
    Owner::Red,
    Owner::Green,
    Owner::Black,
    Owner::Yellow,
    Owner::Blue,
];

/// A screen: its size, the part for the rows, the bar, and how many cards the slots hold.
fn screen(size: (f64, f64), free: Rect, dock: Rect, cards: usize) -> Layout {
    let (wide, high) = (dock.width() / (cards as f64 + 1.0), dock.height());
    let slot = |index: usize| {
        let x = dock.x0 + wide * index as f64;
        Rect::new(x, dock.y0, x + wide, dock.y0 + high).inset(-4.0)
    };
    Layout {
        whole: Rect::new(0.0, 0.0, size.0, size.1),
        free,
        dock,
        slots: (0..cards).map(slot).collect(),
        kinds: vec![slot(cards)],
        homes: (0..5)
            .map(|seat| Rect::new(size.0 - 60.0, 60.0 + 80.0 * f64::from(seat), size.0, 120.0))
            .collect(),
        ..Layout::default()
    }
}

pub fn desktop() -> Layout {
    let free = Rect::new(8.0, 56.0, 1000.0, 650.0);
    screen(
        (1280.0, 800.0),
        free,
        Rect::new(240.0, 664.0, 760.0, 792.0),
        5,
    )
}

pub fn phone() -> Layout {
    let free = Rect::new(0.0, 96.0, 390.0, 680.0);
    screen((390.0, 844.0), free, Rect::new(8.0, 700.0, 382.0, 800.0), 5)
}

fn lying_phone() -> Layout {
    let free = Rect::new(150.0, 0.0, 844.0, 290.0);
    screen(
        (844.0, 390.0),
        free,
        Rect::new(200.0, 300.0, 700.0, 386.0),
        5,
    )
}

/// A game played by people who claim once a row has some cards, up to where `stop` says; it sees every state with the
/// one before and what happened between.
pub fn played(seats: u8, seed: u64, mut stop: impl FnMut(&Game, &Game, &[Event]) -> bool) -> Game {
    let mut game = Game::new(Setup::new(seats)).expect("a setup");
    let mut croupier = Croupier::new(seed);
    let (mut events, mut turn) = (Vec::new(), 0);
    while let Some(asked) = game.asked() {
        turn += 1;
        let action = match asked.party {
            Party::Chance => croupier.deal(&game).expect("an outcome"),
            Party::Player(_) => choice(&game, turn),
        };
        let before = game.clone();
        events.clear();
        game.apply(action, &mut events).expect("a legal action");
        if stop(&before, &game, &events) {
            break;
        }
    }
    game
}

/// Claims the longest stretch of five cards or more; plays something otherwise.
fn choice(game: &Game, turn: usize) -> Action {
    let all = legal(game);
    let open = |row: Suit| game.row(row).open().len();
    let claims = all
        .iter()
        .filter(|action| matches!(action, Action::Claim(row) if open(*row) > 4));
    let claim = claims.max_by_key(|action| match action {
        Action::Claim(row) => open(*row),
        _ => 0,
    });
    let plays: Vec<&Action> = all
        .iter()
        .filter(|action| !matches!(action, Action::Claim(_)))
        .collect();
    let play = plays.get(turn * 7 % plays.len().max(1)).copied();
    *claim.or(play).unwrap_or(&all[0])
}

/// In the middle of a round late in the game: somebody with a card face down is to play.
fn middle() -> (Game, Seat) {
    let game = played(4, 11, |_, game, _| {
        let turn = matches!(game.asked(), Some(asked) if asked.question == Question::Turn && asked.party == Party::Player(Seat(1)));
        turn && game.round() == 4 && game.player(Seat(1)).hand().len() == 3
    });
    (game.seen_by(Some(Seat(1))), Seat(1))
}

/// The picture of a game, over the colour of the table.
fn picture(game: &Game, layout: &Layout, seat: Seat, theme: &Theme) -> (DisplayList, Rect) {
    let spread = Spread::lay_out(game, layout, Some(seat));
    let picture = Picture {
        game,
        layout,
        spread: &spread,
        theme,
        owners: &OWNERS,
        seat: Some(seat),
        aim: Some(Aim {
            what: Carried::Meeple,
            rows: &[Suit::Green, Suit::Blue],
            over: None,
        }),
        worths: &[Suit::Green, Suit::Blue]
            .map(|row| Worth::from_foreseen(row, &game.foresee(seat, row))),
        plays: &[],
        chosen: Some(Thing::Own),
        held: None,
        motion: &Motion::default(),
        bare: false,
        now: 0.0,
    };
    let mut list = DisplayList::new();
    list.on(Layer::Table).fill(layout.whole, theme.table);
    list.append(picture.draw());
    (list, layout.whole)
}

#[test]
fn the_table_of_the_card_game_looks_as_it_did() {
    let (game, seat) = middle();
    check(
        "card-table",
        picture(&game, &desktop(), seat, &Theme::summer()),
        1.0,
    );
}

#[test]
fn the_table_of_the_card_game_is_seen_on_a_phone() {
    let (game, seat) = middle();
    let theme = Theme::summer().on_dark_table();
    check(
        "card-table-phone",
        picture(&game, &phone(), seat, &theme),
        1.4,
    );
}

#[test]
fn plays_to_compare_are_marked_in_their_rows_and_share_the_end_of_one() {
    let (game, _) = middle();
    let layout = phone();
    let play = |meaning, row, what| ShownPlay {
        meaning,
        row,
        what,
        owner: Owner::Green,
    };
    let card = Carried::Card(Some(Card::ALL[0]));
    let plays = [
        play(Meaning::Better, Suit::Red, card),
        play(Meaning::Better, Suit::Yellow, card),
        play(Meaning::Played, Suit::Yellow, Carried::Meeple),
        play(Meaning::Played, Suit::Blue, Carried::Meeple),
    ];
    let theme = Theme::summer();
    let picture = Picture {
        game: &game,
        layout: &layout,
        spread: &Spread::lay_out(&game, &layout, None),
        theme: &theme,
        owners: &OWNERS,
        seat: None,
        aim: None,
        worths: &[],
        plays: &plays,
        chosen: None,
        held: None,
        motion: &Motion::default(),
        bare: true,
        now: 0.0,
    };
    let mut list = DisplayList::new();
    list.on(Layer::Table).fill(layout.whole, theme.table);
    list.append(picture.draw());
    check("card-plays", (list, layout.free), 1.4);
}

/// A blue row of 44 cards with two large meeples among them.
fn long_row() -> Game {
    let mut row = String::from("row blue");
    for card in Card::ALL {
        if card.suit().is_none_or(|suit| suit == Suit::Blue) {
            (0..card.copies()).for_each(|_| row.push_str(&format!(" {card}")));
        }
    }
    row.push_str(" down:1:red-1 claim:2 red-1 red-1 claim:1 red-2");
    let text = format!(
        "bastide 1\ngame cards\nseats 2\nstart\nround 10\nlast 1\n{row}\nhand 1 green-1\nhand 2 green-2\n"
    );
    let record = Record::read(&text).expect("a record");
    record.replay(&mut Silent).expect("a position").0
}

#[test]
fn a_row_of_forty_cards_and_more_fits_every_screen() {
    let game = long_row();
    for layout in [desktop(), phone(), lying_phone()] {
        let spread = Spread::lay_out(&game, &layout, None);
        let lane = spread.lane(Suit::Blue);
        assert_eq!((lane.cards.len(), lane.meeples.len()), (44, 2));
        for pair in lane.cards.windows(2) {
            assert!(pair[1].x0 > pair[0].x0 + 1.0, "{pair:?}");
        }
        let rects = lane.cards.iter().chain(&lane.meeples).chain([&lane.end]);
        for rect in rects {
            assert!(
                rect.x1 <= layout.free.x1 && rect.x0 > lane.piece.x1,
                "{rect:?}"
            );
        }
        let last = lane.cards[43];
        assert!(
            lane.end.x0 >= last.x1,
            "the place for the next card is free"
        );
    }
}

#[test]
fn what_lies_on_top_is_what_is_at_a_point() {
    let (game, seat) = middle();
    for (game, layout) in [(&game, desktop()), (&game, phone()), (&long_row(), phone())] {
        let spread = Spread::lay_out(
            game,
            &layout,
            Some(seat).filter(|seat| seat.0 < game.seats()),
        );
        for suit in Suit::ALL {
            for index in 0..game.row(suit).laid().len() {
                let card = Thing::Card(suit, index);
                let rect = spread.rect(card).expect("a card");
                let upon = spread.rect(Thing::Card(suit, index + 1));
                let end = upon.map_or(rect.x1, |upon| upon.x0.clamp(rect.x0, rect.x1));
                let point = Point::new((rect.x0 + end) / 2.0, rect.y0 + 3.0);
                assert_eq!(spread.at(point), Some(Hit::Thing(card)), "{card:?}");
            }
            for index in 0..game.row(suit).claims().len() {
                let meeple = Thing::Meeple(suit, index);
                let middle = spread.rect(meeple).expect("a meeple").center();
                assert_eq!(spread.at(middle), Some(Hit::Thing(meeple)));
            }
        }
        for index in 0..spread.hand.len() {
            let middle = spread.hand[index].center();
            assert_eq!(spread.at(middle), Some(Hit::Thing(Thing::Hand(index))));
        }
        assert_eq!(spread.at(spread.track.space(37)), Some(Hit::Track));
    }
}

#[test]
fn r_card_16_only_its_owner_peeks_at_a_card_that_lies_on_its_face() {
    let (whole, seat) = middle();
    let faces = |game: &Game| {
        let (list, _) = picture(game, &desktop(), seat, &Theme::summer());
        list.items()
            .filter(|item| matches!(item, Item::Push(_)))
            .count()
    };
    let other = whole.seen_by(None);
    let down = |game: &Game| {
        let laid = Suit::ALL
            .into_iter()
            .flat_map(|suit| game.row(suit).laid().to_vec());
        laid.filter(|laid| laid.is_down() && laid.card.is_some())
            .count()
    };
    assert_eq!((down(&whole), down(&other)), (1, 0));
    assert!(faces(&whole) > faces(&other));
}
