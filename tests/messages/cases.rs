//! One of everything that becomes a message.

use engine::rules::{
    Circle, Event, Figure, Marker, Message, NoMessage, OptionWord, Part, PositionFault, Question,
    Reason, Removal, Scored, SetupFault, Source, Spell, Spot, Timing, Token, Trouble, Wizard,
};
use engine::table::{Chapter, Kind, Line, LineTrouble, Measure, RuleId, ScoreItem, Seat, SeatSet};
use engine::tiles::{FeatureKind, Goods, Pos, Rotation, SegmentId, Side, Terrain, TileId, TileSet};

const HERE: Spot = Spot {
    pos: Pos::new(0, 0),
    segment: SegmentId(0),
};

/// The seats with these numbers.
pub fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().copied().map(Seat).collect()
}

pub fn lines() -> impl Iterator<Item = Line> {
    let measures = [
        Measure::Handicap,
        Measure::Tiles,
        Measure::Shields,
        Measure::Cities,
        Measure::Knights,
        Measure::Farmers,
        Measure::Message,
        Measure::Stolen,
        Measure::Robber,
        Measure::Pig,
        Measure::Goods,
        Measure::Ingots,
        Measure::Vineyards,
        Measure::Mage,
        Measure::Witch,
        Measure::Sheep,
        Measure::Characters,
        Measure::Herd,
        Measure::LoneJokers,
        Measure::Magic,
        Measure::Strays,
        Measure::BuildingSet,
    ];
    let counts = [(1, 1), (3, 2)];
    measures
        .into_iter()
        .flat_map(move |measure| counts.map(|(count, each)| line(measure, count, each)))
}

/// A line of a score.
pub fn line(measure: Measure, count: u16, each: i16) -> Line {
    Line {
        measure,
        count,
        each,
        rule: RuleId::rule(Chapter::City, 2),
    }
}

/// Ten points, for a city of four tiles with a shield unless told otherwise.
pub fn scored(source: Source, timing: Timing) -> Scored {
    let rules = [2, 3].map(|number| RuleId::rule(Chapter::City, number));
    let item = |measure, count, rule| ScoreItem {
        line: Line {
            rule,
            ..line(measure, count, 2)
        },
        tiles: Vec::new(),
    };
    Scored {
        seat: Seat(0),
        points: 10,
        source,
        timing,
        spot: None,
        items: vec![
            item(Measure::Tiles, 4, rules[0]),
            item(Measure::Shields, 1, rules[1]),
        ],
        strength: [0; Seat::MOST],
        tie_break: None,
        marker: Marker::Score,
        before: 0,
    }
}

pub fn events() -> Vec<Event> {
    let (seat, tile, pos, spot) = (Seat(0), TileId(0), HERE.pos, HERE);
    let mut events = vec![
        Event::First(seat),
        Event::TurnBegan { seat, number: 3 },
        Event::PartBegan(seat),
        Event::Drew {
            seat,
            tile: None,
            hidden: true,
        },
        Event::Drew {
            seat,
            tile: Some(tile),
            hidden: false,
        },
        Event::Removed {
            seat,
            tile,
            why: Removal::Unplaceable,
        },
        Event::Removed {
            seat,
            tile,
            why: Removal::Discarded,
        },
        Event::Placed {
            seat,
            tile,
            pos,
            rotation: Rotation::R0,
        },
        Event::DoubleTurn(seat),
        Event::TileHidden(seat),
        Event::RobberPlaced { seat, space: 7 },
        Event::Passed(seat),
        Event::RobberFollowed { seat, space: 7 },
        Event::RobberReturned(seat),
        Event::TurnEnded(seat),
        Event::FinalScoring,
        Event::MessengerAdded { seat, total: 12 },
        Event::Won(seats(&[0])),
        Event::Won(seats(&[0, 2])),
        Event::Scored(scored(Source::Theft(Seat(1)), Timing::During)),
        Event::Scored(scored(Source::Robber, Timing::Final)),
    ];
    events.extend(of_small_parts());
    events.extend(of_wizards());
    events.extend(of_luck());
    events.extend(Figure::ALL.map(|figure| Event::Returned { seat, figure, spot }));
    let whys = [NoMessage::WentOn, NoMessage::OneForBoth];
    events.extend(whys.map(|why| Event::NoMessage { seat, why }));
    for message in Message::ALL {
        let source = Source::Message(message);
        events.push(Event::MessageRead { seat, message });
        events.push(Event::Scored(scored(source, Timing::During)));
    }
    events.extend(FeatureKind::ALL.into_iter().flat_map(of_feature));
    events
}

/// Events of ferries, mage and witch.
fn of_wizards() -> Vec<Event> {
    let (seat, pos, spot) = (Seat(0), HERE.pos, HERE);
    let quays = [SegmentId(1), SegmentId(2)];
    let mut events = vec![
        Event::FerryLaid { seat, pos, quays },
        Event::FerryTurned { seat, pos, quays },
    ];
    for wizard in Wizard::ALL {
        events.push(Event::WizardLeft { wizard, spot });
        for kind in [FeatureKind::Road, FeatureKind::City] {
            events.push(Event::Conjured {
                seat,
                wizard,
                kind,
                spot,
            });
        }
    }
    events
}

/// Events of flights and flocks.
fn of_luck() -> Vec<Event> {
    let (seat, pos, spot) = (Seat(0), HERE.pos, HERE);
    let mut events = vec![
        Event::FlockGuided {
            by: Some(seat),
            spot,
        },
        Event::FlockGuided { by: None, spot },
        Event::Scored(scored(Source::Flock, Timing::During)),
    ];
    for token in Token::ALL {
        events.push(Event::TokenDrawn { seat, token, spot });
    }
    for cells in 1..=3 {
        events.push(Event::Rolled { seat, cells, pos });
    }
    for figure in [Figure::Meeple, Figure::Large, Figure::Abbot] {
        events.push(Event::TookOff { seat, figure });
        events.push(Event::FlightFailed { seat, figure });
    }
    let landed = |figure, kind| Event::Landed {
        seat,
        figure,
        kind,
        spot,
    };
    let places = [FeatureKind::Road, FeatureKind::City, FeatureKind::Monastery];
    for figure in [Figure::Meeple, Figure::Large] {
        events.extend(places.map(|kind| landed(figure, kind)));
    }
    let places = [FeatureKind::Monastery, FeatureKind::Garden];
    events.extend(places.map(|kind| landed(Figure::Abbot, kind)));
    events
}

/// Events of goods, gold, the gingerbread man and crop circles.
fn of_small_parts() -> Vec<Event> {
    let (seat, pos, spot) = (Seat(0), HERE.pos, HERE);
    let mut events = vec![
        Event::IngotPlaced { seat, pos },
        Event::IngotsTaken {
            seat,
            pos,
            count: 1,
        },
        Event::IngotsTaken {
            seat,
            pos,
            count: 3,
        },
        Event::IngotsRemoved(1),
        Event::IngotsRemoved(5),
        Event::Scored(scored(Source::Gold, Timing::Final)),
        Event::Scored(scored(Source::Handicap, Timing::During)),
        Event::GingerbreadMoved { seat, spot },
        Event::GingerbreadLeft,
        Event::GingerbreadStayed(seat),
        Event::CircleIdle(FeatureKind::Road),
        Event::CircleIdle(FeatureKind::City),
        Event::CircleIdle(FeatureKind::Field),
        Event::CircleChosen {
            seat,
            circle: Circle::Add,
        },
        Event::CircleChosen {
            seat,
            circle: Circle::Remove,
        },
        Event::Scored(scored(Source::Gingerbread, Timing::During)),
    ];
    for goods in Goods::ALL {
        let taken = [1, 3].map(|count| Event::GoodsTaken { seat, goods, count });
        events.extend(taken);
        events.push(Event::Scored(scored(Source::Goods(goods), Timing::Final)));
    }
    events
}

/// Events of a feature of one kind.
fn of_feature(kind: FeatureKind) -> Vec<Event> {
    let (seat, spot) = (Seat(0), HERE);
    let mut events = Vec::new();
    let feature = Source::Feature(kind);
    events.extend([Timing::During, Timing::Final].map(|t| Event::Scored(scored(feature, t))));
    let winners = [SeatSet::EMPTY, seats(&[1])];
    events.extend(winners.map(|winners| Event::Completed {
        kind,
        spot,
        winners,
    }));
    events.extend(Figure::ALL.map(|figure| Event::Deployed {
        seat,
        figure,
        kind,
        spot,
    }));
    events
}

pub fn questions() -> Vec<Question> {
    let mut questions = vec![
        Question::First,
        Question::Draw(Seat(1)),
        Question::Reveal,
        Question::Place,
        Question::Discard,
        Question::Ingot,
        Question::TakeIngot,
        Question::Gingerbread,
        Question::Circle,
        Question::CircleAdd,
        Question::CircleRemove,
        Question::Magic(Spell::Tile),
        Question::Magic(Spell::Meeting),
        Question::Rob,
        Question::Figure,
        Question::Roll,
        Question::Token,
        Question::Land,
        Question::Flock,
        Question::Ferry,
        Question::TurnFerry,
        Question::ScoreNext,
        Question::Advance(1),
        Question::Advance(4),
        Question::Steal,
        Question::Confirm,
        Question::Over,
    ];
    questions.extend(Message::ALL.map(Question::Message));
    questions
}

/// Every reason of a refusal.
pub fn reasons() -> Vec<Reason> {
    let mut reasons = vec![
        Reason::Over,
        Reason::Impossible,
        Reason::NotInHand,
        Reason::CellTaken,
        Reason::NoNeighbour,
        Reason::RiverNotContinued,
        Reason::RiverUTurn,
        Reason::RiverBlocked,
        Reason::SomethingFits,
        Reason::NoSuchSegment,
        Reason::NotOnPlacedTile,
        Reason::Occupied(seats(&[0])),
        Reason::Occupied(seats(&[0, 1])),
        Reason::FarmersOff,
        Reason::AlreadyComplete,
        Reason::NotAround,
        Reason::NotClaimed,
        Reason::NotAnOpenCity,
        Reason::NotBeside,
        Reason::NoMagicThere,
        Reason::MagicComplete,
        Reason::SameFeature,
        Reason::OtherWizard,
        Reason::OnPlacedTile,
        Reason::MagicPossible,
        Reason::NoMachine,
        Reason::NotReached,
        Reason::LandingComplete,
        Reason::ShepherdThere,
        Reason::TwoQuays,
        Reason::NoFerryThere,
        Reason::FerryNotReached,
        Reason::FerryTurned,
        Reason::SameQuays,
        Reason::NobodyThere,
        Reason::SameSpace,
        Reason::NotWaiting,
        Reason::NothingToDo,
        Reason::NotThere,
        Reason::ScoredAnyway,
        Reason::Mandatory,
    ];
    reasons.extend(questions().into_iter().map(Reason::NotAsked));
    reasons.extend(FeatureKind::ALL.map(Reason::NoOwnMeeple));
    reasons.extend(FeatureKind::ALL.map(Reason::NoLanding));
    for figure in Figure::ALL {
        reasons.push(Reason::NoneLeft(figure));
        reasons.push(Reason::CannotFly(figure));
        reasons.extend(FeatureKind::ALL.map(|kind| Reason::WrongFeature { figure, kind }));
    }
    for side in Side::ALL {
        let (ours, theirs) = (Terrain::River, Terrain::Road);
        reasons.push(Reason::EdgeMismatch { side, ours, theirs });
    }
    reasons
}

pub fn faults() -> Vec<SetupFault> {
    vec![
        SetupFault::Seats { most: 5 },
        SetupFault::FirstPlayer,
        SetupFault::Handicap,
        SetupFault::NoStartTile,
        SetupFault::Copies(TileSet::Gold),
        SetupFault::FieldCityValue,
        SetupFault::TooManyTiles,
        SetupFault::TooManyOf(TileId(3)),
        SetupFault::NotInPlay(TileSet::Gold),
        SetupFault::NotYet(Part::Flight),
    ]
}

/// Every fault of a position.
fn position_faults() -> Vec<PositionFault> {
    let (pos, seat) = (Pos::new(1, -2), Seat(1));
    let spot = Spot {
        pos,
        segment: SegmentId(0),
    };
    let mut faults = vec![
        PositionFault::NoTiles,
        PositionFault::Shared(spot),
        PositionFault::Stacked(pos),
        PositionFault::TooFar(pos),
        PositionFault::Apart(pos),
        PositionFault::NoSeat(seat),
        PositionFault::NoSuchSpot(spot),
        PositionFault::AlreadyScored(spot),
        PositionFault::NoMagicThere(Wizard::Mage, spot),
        PositionFault::NoMagicThere(Wizard::Witch, spot),
        PositionFault::WizardsTogether,
        PositionFault::NoQuays(pos),
        PositionFault::FerryTwice(pos),
        PositionFault::FerryMissing(pos),
        PositionFault::NoFlock(seat),
        PositionFault::NoShepherd(seat),
        PositionFault::TooManyTokens(Token::Two),
        PositionFault::TooManyTokens(Token::Wolf),
        PositionFault::NoSpace(70),
        PositionFault::RobberTwice(seat),
        PositionFault::TooManyGoods(Goods::Wheat),
        PositionFault::NoTileUnder(pos),
        PositionFault::NotInACity(spot),
        PositionFault::TooManyIngots,
        PositionFault::TooManyPoints(seat),
        PositionFault::NotInPlay(Part::Robbers),
        PositionFault::DrawnFitsNowhere,
        PositionFault::MessageTwice(Message::Knights),
        PositionFault::Hands,
    ];
    faults.extend(Side::ALL.map(|side| PositionFault::Mismatch(pos, side)));
    for figure in Figure::ALL {
        faults.push(PositionFault::WrongFeature(figure, spot));
        faults.push(PositionFault::Alone(figure, spot));
        faults.push(PositionFault::TooMany(seat, figure));
    }
    faults
}

/// Everything that may be wrong with the text of a game, every fault of a position among it.
pub fn troubles() -> Vec<Trouble> {
    let word = || "ni2".to_string();
    let mut troubles = vec![
        Trouble::Line(LineTrouble::NotARecord),
        Trouble::Line(LineTrouble::Version(9)),
        Trouble::Line(LineTrouble::OtherGame(Kind::Cards)),
        Trouble::Line(LineTrouble::OtherGame(Kind::Tiles)),
        Trouble::Line(LineTrouble::TooManyLines),
        Trouble::Line(LineTrouble::TooManyNotes),
        Trouble::Line(LineTrouble::NoTask),
        Trouble::Line(LineTrouble::Repeated(word())),
        Trouble::Line(LineTrouble::TooLate("edition", "option")),
        Trouble::Line(LineTrouble::NoSeat(Seat(5))),
        Trouble::Line(LineTrouble::Cut(12)),
        Trouble::Line(LineTrouble::UnknownWord(word())),
        Trouble::OptionValue(OptionWord::Farmers, word()),
        Trouble::Line(LineTrouble::Missing),
        Trouble::Line(LineTrouble::TooMuch(word())),
        Trouble::Line(LineTrouble::Number(word())),
        Trouble::UnknownTile(word()),
        Trouble::Cell(word()),
        Trouble::FarCell(word()),
        Trouble::NoTileAt(Pos::new(1, -2)),
        Trouble::NoSuchSegment(word()),
        Trouble::Ambiguous(word()),
    ];
    troubles.extend(
        position_faults()
            .into_iter()
            .map(|fault| Trouble::Position(vec![fault])),
    );
    troubles
}
