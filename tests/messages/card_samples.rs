//! One of every message of the card game.

use engine::cards::{
    Card, Decided, Event, Facing, Foreseen, Item, Laid, Meeple, PositionFault, Question, Reason,
    Scored, SetupFault, Source, Suit, Trouble,
};
use engine::table::{Chapter, Line, LoggedEvent, Measure, RuleId, Seat};
use page::messages::Texts;
use page::messages::cards::{
    CardTurn, Face, HandHeard, Herd, InRow, Owner, PlayerHeard, RowHeard, event, event_aloud,
    explanation, position_fault, refusal_text, trouble,
};

use crate::cases::seats;
use crate::samples::player_names;

/// A line of a score.
pub fn item(measure: Measure, count: u16, each: i16, cards: Vec<Card>) -> Item {
    let rule = RuleId::rule(Chapter::Card, 27);
    let line = Line {
        measure,
        count,
        each,
        rule,
    };
    Item { line, cards }
}

/// Every kind of line.
pub fn items() -> Vec<(Source, Item)> {
    use engine::cards::Rank::{One, Three};
    let knights = [Three, One, One].map(|rank| Card::Character(Suit::Blue, rank));
    let herd = |jokers: usize| {
        let mut cards = vec![Card::Animal(Suit::Green); 3];
        cards.extend(vec![Card::AnimalJoker; jokers]);
        cards
    };
    let mixed = vec![knights[0], Card::Animal(Suit::Yellow)];
    let set = |jokers: usize| {
        let mut cards = vec![Card::Building(Suit::Yellow), Card::Building(Suit::Blue)];
        cards.extend(vec![Card::BuildingJoker; jokers]);
        cards
    };
    let both = vec![Card::Dragon, Card::Fairy];
    let jokers = vec![Card::AnimalJoker; 2];
    vec![
        (
            Source::Characters,
            item(Measure::Characters, 3, 5, knights.to_vec()),
        ),
        (
            Source::Characters,
            item(Measure::Characters, 1, 3, vec![knights[0]]),
        ),
        (Source::Animals, item(Measure::Herd, 1, 8, herd(0))),
        (Source::Animals, item(Measure::Herd, 1, 11, herd(1))),
        (Source::Animals, item(Measure::Herd, 1, 14, herd(2))),
        (Source::Animals, item(Measure::LoneJokers, 2, 3, jokers)),
        (Source::Magic, item(Measure::Magic, 2, 10, both)),
        (Source::Strays, item(Measure::Strays, 2, 10, mixed)),
        (Source::Buildings, item(Measure::BuildingSet, 1, 5, set(0))),
        (Source::Buildings, item(Measure::BuildingSet, 1, 15, set(1))),
        (
            Source::Buildings,
            item(
                Measure::BuildingSet,
                1,
                0,
                vec![Card::Building(Suit::Green)],
            ),
        ),
    ]
}

/// A score of one line.
pub fn scored(source: Source, item: Item) -> Scored {
    Scored {
        seat: Seat(0),
        row: (source != Source::Buildings).then_some(Suit::Red),
        source,
        points: item.line.points() as u16,
        items: vec![item],
    }
}

/// One of every event, and of each with what may be in it.
pub fn events() -> Vec<Event> {
    let (seat, row) = (Seat(1), Suit::Green);
    let hidden = |card| Laid {
        card: Some(card),
        facing: Facing::Down(seat),
    };
    let mut events = vec![
        Event::FirstDealer(seat),
        Event::RoundBegan {
            round: 3,
            dealer: seat,
        },
        Event::Dealt(seat),
        Event::Played {
            seat,
            card: None,
            row,
        },
        Event::TurnEnded(seat),
        Event::RoundScored(3),
    ];
    events.extend([0, 1, 4].map(|cards| Event::Claimed { seat, row, cards }));
    let up = Laid::up(Card::Dragon);
    let taken = [
        vec![],
        vec![up],
        vec![hidden(Card::Fairy)],
        vec![up, up, hidden(Card::Fairy)],
    ];
    events.extend(taken.map(|cards| Event::Taken { seat, row, cards }));
    for card in Card::ALL {
        events.extend([
            Event::TurnedUp(card),
            Event::JokerTurnedUp(card),
            Event::JokerLaid { seat, card, row },
            Event::Sold { seat, card },
            Event::Kept { seat, card },
        ]);
        let card = Some(card);
        events.push(Event::Played { seat, card, row });
    }
    for kind in Suit::ALL {
        events.extend([1, 2].map(|cards| Event::Herded { seat, kind, cards }));
        events.push(Event::Joined { seat, kind });
    }
    events.extend([1, 3].map(|cards| Event::Stored { seat, cards }));
    let cards = vec![Card::Building(Suit::Red), Card::BuildingJoker];
    events.push(Event::Opened { seat, cards });
    for decided in [Decided::ByPoints, Decided::ByBuildings] {
        events.extend([&[0][..], &[0, 2]].map(|winners| Event::Won {
            winners: seats(winners),
            decided,
        }));
    }
    let scores = items().into_iter();
    events.extend(scores.map(|(source, item)| Event::Scored(scored(source, item))));
    events
}

/// One of every refusal.
pub fn reasons() -> Vec<Reason> {
    let mut all = vec![Reason::Over, Reason::NoSuchSeat, Reason::MeeplePlaced];
    all.extend(questions().map(Reason::NotAsked));
    for card in Card::ALL {
        all.extend([Reason::NoneLeft(card), Reason::NotInHand(card)]);
        all.extend(card.suit().map(|row| Reason::WrongRow { card, row }));
    }
    for row in Suit::ALL {
        all.extend([Reason::NothingToClaim(row), Reason::NotYourKind(row)]);
    }
    all
}

/// Everything that can be wrong with a position.
fn faults() -> Vec<PositionFault> {
    let seat = Seat(1);
    let mut all = vec![
        PositionFault::Setup(SetupFault::Seats),
        PositionFault::Setup(SetupFault::TooMany(Card::Dragon)),
        PositionFault::NoSuchSeat(seat),
        PositionFault::Round(9),
        PositionFault::SecondMeeple(seat),
        PositionFault::NoLastMeeple,
        PositionFault::LastNotPlaced(seat),
        PositionFault::HandTooLarge(seat),
        PositionFault::JoinedNothing(seat),
        PositionFault::NeedNotWait(seat),
        PositionFault::TooManyPoints(seat),
        PositionFault::StackTooSmall,
        PositionFault::NothingToPlace(seat),
    ];
    for card in Card::ALL {
        all.extend([
            PositionFault::TooMany(card),
            PositionFault::NoBuilding(card),
        ]);
    }
    all
}

fn questions() -> impl Iterator<Item = Question> {
    let (card, row) = (Card::Animal(Suit::Green), Suit::Red);
    [
        Question::Dealer,
        Question::TurnUp,
        Question::Deal(Seat(2)),
        Question::LayJoker(Card::AnimalJoker),
        Question::Turn,
        Question::Stray { card, row },
        Question::Join,
        Question::Confirm,
    ]
    .into_iter()
}

/// Every message of the card game, each with what it is about.
pub fn all(texts: &Texts) -> Vec<(String, String)> {
    let player_names = player_names(texts);
    let mut all: Vec<(String, String)> = Vec::new();
    let mut add = |what: String, text: String| all.push((what, text));
    for (file, name, text) in texts.without_parts() {
        if file.starts_with("card") {
            add(name.to_string(), text.to_string());
        }
    }
    for one in events() {
        assert_eq!(event(texts, &player_names, &one).is_some(), one.is_logged());
        if let Some(text) = event(texts, &player_names, &one) {
            add(format!("{one:?}"), text);
        }
        if let Some(text) = event_aloud(texts, &player_names, &one) {
            add(format!("told {one:?}"), text);
        }
    }
    for one in reasons() {
        add(format!("{one:?}"), refusal_text(texts, &player_names, one));
    }
    for one in faults() {
        add(format!("{one:?}"), position_fault(texts, one));
    }
    let word = Trouble::UnknownCard("joker".to_string());
    add(format!("{word:?}"), trouble(texts, &word));
    let two: Vec<Item> = items().into_iter().map(|(_, item)| item).collect();
    let two = Scored {
        items: two[2..4].to_vec(),
        ..scored(Source::Animals, two[2].clone())
    };
    add("explanation".to_string(), explanation(texts, &two));
    for (what, text) in words(texts).into_iter().chain(asked(texts)) {
        add(what, text);
    }
    for (what, text) in heard(texts) {
        add(what.to_string(), text);
    }
    all
}

fn words(texts: &Texts) -> Vec<(String, String)> {
    let mut all = Vec::new();
    macro_rules! each {
        ($list:expr, $($method:ident),+) => {
            for one in $list { $(all.push((format!("{} {one:?}", stringify!($method)), texts.$method(one).to_string()));)+ }
        };
    }
    each!(Suit::ALL, suit, row_name, row_title, in_row, to_row);
    each!(Suit::ALL, animal, building);
    each!(Suit::ALL, nothing_to_claim, not_your_kind);
    each!(Card::ALL, card_name, a_card, the_card, ask_lay, keep_button);
    each!(Source::ALL, card_source);
    each!(CardTurn::ALL, ask_turn_of_cards);
    each!([1, 2], cards, cards_left, ask_join);
    each!([1, 2], animal_jokers, buildings_in_all);
    for suit in Suit::ALL {
        for count in [1, 2] {
            all.push((format!("counted {suit:?}"), texts.animals(suit, count)));
        }
    }
    let hidden = texts.a_hidden_card().to_string();
    all.push(("a_hidden_card".to_string(), hidden));
    all
}

fn asked(texts: &Texts) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut add = |what: &str, text: String| all.push((what.to_string(), text));
    for card in Card::ALL {
        add("ask_stray", texts.ask_stray(card, Suit::Blue));
        for hidden in [1, 2] {
            add("cards_hidden", texts.cards_hidden(card, hidden, 9));
        }
    }
    for kind in Suit::ALL {
        add("join_button", texts.join_button(kind, 3, 8));
    }
    add("round_of", texts.round_of(2, 8, "Ana"));
    add("round_number", texts.round_number(2, 8));
    add("hand_covered", texts.hand_covered("Ana", "V"));
    all
}

fn heard(texts: &Texts) -> Vec<(&'static str, String)> {
    let mut all = Vec::new();
    for things in rows() {
        let row = RowHeard {
            suit: Suit::Green,
            cards: 3,
            open: things.len() as u32 % 2,
            things,
        };
        all.push(("row_heard", texts.row_heard(&row)));
        all.push(("row_text", texts.row_text(&row)));
    }
    for (meeple, face_down, count) in [
        (Meeple::Ready, true, 2),
        (Meeple::Placed, false, 2),
        (Meeple::Ready, false, 0),
    ] {
        let hand = HandHeard {
            count,
            cards: vec![texts.card_name(Card::Dragon), texts.card_name(Card::Fairy)],
            meeple,
            face_down,
        };
        all.push(("hand_heard", texts.hand_heard(&hand)));
    }
    let herds = Suit::ALL.map(|kind| Herd {
        kind,
        count: 2,
        next: 8,
    });
    for (waiting, stored) in [(0, 0), (2, 1)] {
        let player = PlayerHeard {
            name: "Ana",
            score: 12,
            hand: 3,
            meeple: Meeple::Ready,
            herds: herds[..stored as usize * 4].to_vec(),
            waiting,
            stored,
        };
        all.push(("player_heard", texts.player_heard(&player)));
    }
    for (points, unknown, buildings) in [(0, 0, 0), (5, 0, 0), (5, 1, 2), (0, 1, 0), (0, 3, 0)] {
        let (_, item) = items().swap_remove(8);
        let items = if points > 0 { vec![item] } else { vec![] };
        let foreseen = Foreseen {
            cards: 3,
            unknown,
            points,
            items,
            buildings,
        };
        all.push(("foreseen", texts.foreseen(Suit::Red, &foreseen)));
    }
    all
}

/// Rows with nothing in them, and with everything that can be.
fn rows() -> Vec<Vec<InRow<'static>>> {
    let faces = |owner| {
        [
            InRow::Card(Face::Up(Card::Dragon)),
            InRow::Card(Face::Known(Card::Fairy, owner)),
            InRow::Meeple(owner, 2),
            InRow::Card(Face::Hidden(owner)),
        ]
    };
    let owners = [Owner::You, Owner::Other("Ana"), Owner::Other("Charles")];
    let full = owners.into_iter().flat_map(faces).collect();
    let last = |owner| vec![InRow::Card(Face::Hidden(owner)), InRow::Meeple(owner, 1)];
    let mut rows: Vec<Vec<InRow>> = owners.into_iter().map(last).collect();
    rows.extend([vec![], full]);
    rows
}
