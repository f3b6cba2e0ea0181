//! Drawing up a position: every edit, the way back, what is wrong with it, and its text.

use engine::rules::{
    Edition, Figure, LaidFerry, LaidFigure, LaidTile, Part, PositionFault, Setup, SetupFault, Spot,
    Wizard, legal,
};
use engine::session::{Draft, DraftHistory, Edit, Seating, Session, free_label};
use engine::table::Seat;
use engine::table::record::{Label, Mark, NoteKind};
use engine::tiles::{
    FeatureKind, Goods, Pos, Rotation, SegmentId, Side, TileId, TileSet, catalogue,
};

fn tile(name: &str) -> TileId {
    catalogue().find(name).expect("it is printed")
}

fn laid(name: &str, x: i16, y: i16, rotation: Rotation) -> LaidTile {
    LaidTile {
        tile: tile(name),
        pos: Pos::new(x, y),
        rotation,
    }
}

/// A draft with these tiles.
fn with_tiles(tiles: &[LaidTile]) -> Draft {
    let lay = |draft: Draft, &tile: &LaidTile| draft.with(&Edit::PlaceTile(tile));
    tiles.iter().fold(Draft::default(), lay)
}

/// The first segment of a kind of the tile on a cell.
fn spot(draft: &Draft, x: i16, y: i16, kind: FeatureKind) -> Spot {
    let pos = Pos::new(x, y);
    let at = draft.tile_at(pos).expect("a tile");
    let printed = catalogue().tile(draft.position().tiles[at].tile);
    let mut segments = printed.segments.iter();
    let segment = segments
        .position(|one| one.kind == kind)
        .expect("of a kind");
    Spot {
        pos,
        segment: SegmentId(segment as u8),
    }
}

fn meeple(spot: Spot) -> LaidFigure {
    LaidFigure {
        seat: Seat(0),
        figure: Figure::Meeple,
        spot,
    }
}

fn start() -> Draft {
    with_tiles(&[laid("base/D", 0, 0, Rotation::R0)])
}

#[test]
fn an_empty_table_has_one_fault() {
    assert_eq!(Draft::default().faults(), [PositionFault::NoTiles]);
    assert!(Draft::default().session().is_none());
}

#[test]
fn a_tile_in_the_place_of_another_takes_what_stood_there_away() {
    let draft = start();
    let draft = draft.with(&Edit::PutFigure(meeple(spot(
        &draft,
        0,
        0,
        FeatureKind::City,
    ))));
    let other = draft.with(&Edit::PlaceTile(laid("base/E", 0, 0, Rotation::R0)));
    assert_eq!(other.position().tiles, [laid("base/E", 0, 0, Rotation::R0)]);
    assert!(other.position().figures.is_empty());
}

#[test]
fn a_tile_is_turned_and_moved_with_what_stands_on_it() {
    let draft = start();
    let city = spot(&draft, 0, 0, FeatureKind::City);
    let draft = draft.with(&Edit::PutFigure(meeple(city)));
    let (from, to) = (Pos::new(0, 0), Pos::new(3, -2));
    let turned = draft.with(&Edit::TurnTile(from, Rotation::R1));
    let moved = turned.with(&Edit::MoveTile { from, to });
    assert_eq!(
        moved.position().tiles,
        [laid("base/D", 3, -2, Rotation::R1)]
    );
    assert_eq!(moved.position().figures, [meeple(Spot { pos: to, ..city })]);
    assert!(moved.faults().is_empty());
}

#[test]
fn a_removed_tile_takes_everything_on_it_along() {
    let draft = start();
    let city = spot(&draft, 0, 0, FeatureKind::City);
    let draft = draft
        .with(&Edit::PutFigure(meeple(city)))
        .with(&Edit::Bake(Some(city)))
        .with(&Edit::Conjure(Wizard::Mage, Some(city)))
        .with(&Edit::Gold(city.pos, 2))
        .with(&Edit::RemoveTile(city.pos));
    let position = draft.position();
    assert!(position.tiles.is_empty() && position.figures.is_empty() && position.gold.is_empty());
    assert_eq!((position.gingerbread, position.magic), (None, [None; 2]));
}

#[test]
fn in_whatever_order_tiles_are_laid_each_touches_an_earlier_one() {
    let row = |xs: [i16; 3]| {
        let tiles = xs.map(|x| laid("base/U", x, 0, Rotation::R1));
        with_tiles(&tiles)
    };
    assert!(row([0, 2, 1]).faults().is_empty());
    let apart = row([0, 2, 4]);
    assert_eq!(
        apart.faults(),
        [
            PositionFault::Apart(Pos::new(2, 0)),
            PositionFault::Apart(Pos::new(4, 0))
        ]
    );
    let cut = row([0, 1, 2]).with(&Edit::RemoveTile(Pos::new(1, 0)));
    assert_eq!(cut.faults(), [PositionFault::Apart(Pos::new(2, 0))]);
}

#[test]
fn a_fault_says_where_it_is() {
    let draft = with_tiles(&[
        laid("base/D", 0, 0, Rotation::R0),
        laid("base/D", 0, 1, Rotation::R0),
    ]);
    let faults = draft.faults();
    assert_eq!(
        faults,
        [PositionFault::Mismatch(Pos::new(0, 1), Side::North)]
    );
    assert_eq!(faults[0].cell(), Some(Pos::new(0, 1)));
    assert_eq!(PositionFault::NoTiles.cell(), None);
}

#[test]
fn an_impossible_position_is_drawn_all_the_same() {
    let draft = with_tiles(&[
        laid("base/D", 0, 0, Rotation::R0),
        laid("base/D", 0, 1, Rotation::R0),
    ]);
    let city = spot(&draft, 0, 1, FeatureKind::City);
    let draft = draft
        .with(&Edit::PutFigure(meeple(city)))
        .with(&Edit::PutFigure(LaidFigure {
            figure: Figure::Pig,
            ..meeple(spot(&draft, 0, 0, FeatureKind::City))
        }));
    let game = draft.sketch().expect("a table");
    assert_eq!(game.board().placed().len(), 2);
    assert_eq!(game.standing().len(), 2);
    assert!(game.is_over(), "nobody is asked anything");
}

#[test]
fn what_an_edit_needs_comes_into_play() {
    let draft = start();
    let city = spot(&draft, 0, 0, FeatureKind::City);
    let figure = |figure| {
        Edit::PutFigure(LaidFigure {
            figure,
            ..meeple(city)
        })
    };
    let seat = Seat(1);
    let brought = |edit: Edit| {
        let parts = draft.with(&edit).setup().parts;
        parts.iter().collect::<Vec<Part>>()
    };
    assert_eq!(brought(figure(Figure::Large)), [Part::LargeMeeple]);
    assert_eq!(brought(figure(Figure::Builder)), [Part::Builder]);
    assert_eq!(brought(figure(Figure::Shepherd)), [Part::Shepherds]);
    assert_eq!(brought(Edit::Bake(Some(city))), [Part::Gingerbread]);
    assert_eq!(
        brought(Edit::Conjure(Wizard::Witch, Some(city))),
        [Part::MageWitch]
    );
    assert_eq!(brought(Edit::Gold(city.pos, 1)), [Part::Gold]);
    assert_eq!(brought(Edit::Ingots(seat, 3)), [Part::Gold]);
    assert_eq!(brought(Edit::Goods(seat, Goods::Wine, 2)), [Part::Goods]);
    assert_eq!(brought(Edit::Robber(seat, Some(7))), [Part::Robbers]);
    assert_eq!(brought(Edit::Messenger(seat, 4)), [Part::Messengers]);
    let inns = catalogue()
        .tiles()
        .iter()
        .find(|tile| tile.set == TileSet::Inns);
    let inns = inns.expect("one").id;
    let placed = draft.with(&Edit::Drawn(Some(inns)));
    assert_eq!(placed.setup().copies(TileSet::Inns), 1);
}

#[test]
fn a_shepherd_comes_with_a_sheep() {
    let draft = start();
    let field = spot(&draft, 0, 0, FeatureKind::Field);
    let shepherd = LaidFigure {
        figure: Figure::Shepherd,
        ..meeple(field)
    };
    let draft = draft.with(&Edit::PutFigure(shepherd));
    assert!(draft.faults().is_empty(), "{:?}", draft.faults());
}

#[test]
fn a_ferry_lies_on_its_lake_once() {
    let lake = catalogue()
        .tiles()
        .iter()
        .find(|tile| tile.set == TileSet::Ferries && engine::rules::quays(tile.id).count() > 2);
    let lake = lake.expect("one").id;
    let pos = Pos::new(0, 0);
    let draft = Draft::default().with(&Edit::PlaceTile(LaidTile {
        tile: lake,
        pos,
        rotation: Rotation::R0,
    }));
    let quays: Vec<SegmentId> = engine::rules::quays(lake).collect();
    let ferry = |a: usize, b: usize| LaidFerry {
        pos,
        quays: [quays[a], quays[b]],
    };
    let draft = draft
        .with(&Edit::Ferry(ferry(0, 1)))
        .with(&Edit::Ferry(ferry(1, 2)));
    assert_eq!(draft.position().ferries, [ferry(1, 2)]);
    assert!(draft.faults().is_empty(), "{:?}", draft.faults());
    assert!(
        draft
            .with(&Edit::NoFerry(pos))
            .position()
            .ferries
            .is_empty()
    );
}

#[test]
fn fewer_seats_take_their_figures_along() {
    let draft = start().with(&Edit::Seats(4));
    let third = LaidFigure {
        seat: Seat(2),
        ..meeple(spot(&draft, 0, 0, FeatureKind::City))
    };
    let draft = draft
        .with(&Edit::PutFigure(third))
        .with(&Edit::Score(Seat(3), 12))
        .with(&Edit::Turn(Seat(3)));
    assert!(draft.faults().is_empty());
    let fewer = draft.with(&Edit::Seats(2));
    assert!(fewer.faults().is_empty(), "{:?}", fewer.faults());
    assert!(fewer.position().figures.is_empty());
}

#[test]
fn everything_is_taken_back_and_made_again() {
    let mut history = DraftHistory::default();
    let place = Edit::PlaceTile(laid("base/D", 0, 0, Rotation::R0));
    assert!(history.edit(&place));
    assert!(!history.edit(&place), "nothing changes");
    assert!(history.edit(&Edit::Turn(Seat(1))));
    let last = history.now().clone();
    assert!(history.undo() && history.undo() && !history.undo());
    assert_eq!(*history.now(), Draft::default());
    assert!(history.redo() && history.redo() && !history.redo());
    assert_eq!(*history.now(), last);
}

#[test]
fn what_is_typed_is_taken_back_as_one() {
    let mut history = DraftHistory::default();
    for task in ["a", "as", "ask"] {
        history.edit(&Edit::Task(task.to_owned()));
    }
    assert!(history.undo());
    assert_eq!(history.now().task(), "");
}

#[test]
fn the_text_reads_as_the_same_draft() {
    let draft = start()
        .with(&Edit::Score(Seat(0), 7))
        .with(&Edit::Drawn(Some(tile("base/E"))))
        .with(&Edit::Task("ask Close it.\ngoal complete city".to_owned()));
    assert_eq!(Draft::read(&draft.text()), Ok(draft.clone()));
    let impossible = draft.with(&Edit::PlaceTile(laid("base/D", 0, 1, Rotation::R0)));
    assert!(!impossible.faults().is_empty());
    assert_eq!(Draft::read(&impossible.text()), Ok(impossible));
}

/// A game of two moves, of which something is said at three places.
const PLAYED: &str = "bastide 1\nstart\ntile base/D 0,0\nplay\nsay Look.\ndraw base/E\nplace 0,-1 r2\nsay There.\nmark tile 0,-1\npass\nsay Over.\n";

#[test]
fn decisions_follow_a_draft_with_what_is_said_after_each() {
    let draft = Draft::read(PLAYED).expect("a draft");
    assert_eq!(draft.steps(), 3);
    let said: Vec<&str> = (0..=3).map(|step| draft.remarks(step)).collect();
    let expected = ["say Look.", "", "say There.\nmark tile 0,-1", "say Over."];
    assert_eq!(said, expected);
    assert_eq!(draft.remark_error(), None);
    assert_eq!(Draft::read(&draft.text()), Ok(draft.clone()));
    let session = draft.session().expect("it can be played");
    assert_eq!(Draft::of_game(&session).remarks(2), draft.remarks(2));
    assert!(Draft::read("").is_err());
}

#[test]
fn what_is_said_after_a_move_changes_there_alone() {
    let draft = Draft::read(PLAYED).expect("a draft");
    let other = draft.with(&Edit::Remarks(2, "say Here.".to_owned()));
    assert_eq!(other.remarks(2), "say Here.");
    assert_eq!(draft.differs_at(&other), Some(2));
    assert_eq!(other.remarks(3), draft.remarks(3));
    let wrong = draft.with(&Edit::Remarks(3, "say Fine.\nmark city N 5,5".to_owned()));
    let error = wrong.remark_error().expect("no city is there");
    assert_eq!((error.step, error.error.line), (3, 2));
    assert_eq!(wrong.with(&Edit::EndAt(2)).remark_error(), None);
}

#[test]
fn a_move_that_cannot_be_is_named_and_nothing_is_lost() {
    let text = PLAYED.replace("place 0,-1 r2", "place 4,4 r2");
    let draft = Draft::read(&text).expect("a draft");
    assert!(draft.faults().is_empty());
    assert_eq!(draft.played().err().map(|error| error.line), Some(2));
    assert!(draft.session().is_none());
    assert_eq!(Draft::read(&draft.text()), Ok(draft));
}

#[test]
fn a_position_after_some_moves_stands_alone() {
    let draft = Draft::read(PLAYED).expect("a draft");
    let alone = draft.alone_at(2);
    assert_eq!((alone.steps(), alone.position().tiles.len()), (0, 2));
    assert_eq!(alone.remarks(0), draft.remarks(2));
}

#[test]
fn what_is_said_of_a_position_is_part_of_its_draft() {
    let text =
        "bastide 1\nstart\ntile base/D 0,0\nplay\nsay Look.\nmark city N 0,0\ntask\ngoal lay\n";
    let draft = Draft::read(text).expect("a draft");
    let game = draft.sketch().expect("it can be drawn");
    assert_eq!(draft.notes(0, &game).len(), 2);
    assert_eq!(draft.task(), "goal lay");
    assert_eq!(Draft::read(&draft.text()), Ok(draft.clone()));
    let session = draft.session().expect("it can be played");
    assert_eq!(Draft::current(&session).remarks(0), draft.remarks(0));
}

#[test]
fn a_draft_leaves_out_what_its_record_is_an_example_of() {
    let text = "bastide 1\nstart\ntile base/D 0,0\nplay\nsay Look.\n\nlesson # of roads\nrule ROAD-01\ntitle A road\n\ntask\ngoal lay\n";
    let draft = Draft::read(text).expect("a draft");
    assert_eq!((draft.remarks(0), draft.task()), ("say Look.", "goal lay"));
}

#[test]
fn a_game_at_any_step_is_a_possible_position() {
    let mut setup = Setup::base(Edition::Current, 3);
    for module in engine::rules::Module::ALL {
        if let Some(set) = module.tiles() {
            setup = setup.with_set(set);
        }
        for part in module.playable() {
            setup.parts = setup.parts.with(part);
        }
    }
    let mut session: Session = Session::new(setup, Seating::persons(3), 11).expect("a game");
    let mut chance = 7_usize;
    for _ in 0..400 {
        let asked = session.asked();
        if asked.is_none() {
            break;
        }
        let draft = Draft::current(&session);
        let between = matches!(
            asked.map(|asked| asked.question),
            Some(engine::rules::Question::Place)
        );
        if between {
            let hills = |fault: &PositionFault| {
                !matches!(fault, PositionFault::Setup(SetupFault::TooManyOf(_)))
            };
            let faults: Vec<PositionFault> = draft.faults().into_iter().filter(hills).collect();
            assert!(faults.is_empty(), "{faults:?}\n{}", draft.text());
        }
        assert_eq!(Draft::read(&draft.text()), Ok(draft));
        let legal = legal(session.game());
        chance = chance.wrapping_mul(31).wrapping_add(17);
        session.act(legal[chance % legal.len()]).expect("legal");
    }
}

#[test]
fn a_whole_game_of_everything_is_a_draft_that_plays_as_it_did() {
    let mut setup = Setup::base(Edition::Current, 3);
    let hills = |module: &engine::rules::Module| module.tiles() != Some(TileSet::Hills);
    for module in engine::rules::Module::ALL.into_iter().filter(hills) {
        if let Some(set) = module.tiles() {
            setup = setup.with_set(set);
        }
        for part in module.playable() {
            setup.parts = setup.parts.with(part);
        }
    }
    for seed in 0..3 {
        let seating = Seating::persons(3);
        let mut session: Session = Session::new(setup.clone(), seating, seed).expect("a game");
        let mut chance = 5_usize;
        while session.asked().is_some() {
            let legal = legal(session.game());
            chance = chance.wrapping_mul(31).wrapping_add(17);
            session.act(legal[chance % legal.len()]).expect("legal");
        }
        let draft = Draft::of_game(&session);
        assert_eq!(draft.steps(), session.steps());
        assert_eq!(
            draft.played().map(|played| played.game().scores()),
            Ok(session.game().scores())
        );
        assert_eq!(Draft::read(&draft.text()), Ok(draft));
    }
}

#[test]
fn a_step_that_was_ended_is_taken_back_alone() {
    let mut history = DraftHistory::default();
    assert!(!history.can_undo() && !history.can_redo());
    history.edit(&Edit::Task("one".to_owned()));
    history.end_step();
    history.edit(&Edit::Task("one two".to_owned()));
    assert!(history.can_undo());
    assert!(history.undo() && history.can_redo());
    assert_eq!(history.now().task(), "one");
    assert!(history.undo() && !history.can_undo());
}

#[test]
fn a_draft_is_explained_without_its_task() {
    let draft = Draft::read(PLAYED).expect("a draft");
    let asks = draft.with(&Edit::Task("ask Close it.".to_owned()));
    assert_eq!(asks.explained(), draft.explained());
    assert!(draft.says_something() && !start().says_something());
    let alone = Draft::read(&draft.explained()).expect("a draft");
    assert_eq!(alone, draft);
    let silent = start().explained();
    assert!(!silent.contains("play"), "{silent}");
}

#[test]
fn edits_of_what_is_said_are_told_from_those_of_the_position() {
    assert!(Edit::Remarks(0, String::new()).keeps_position());
    assert!(Edit::EndAt(0).keeps_position());
    assert!(Edit::Task(String::new()).keeps_position());
    assert!(!Edit::Turn(Seat(1)).keeps_position());
    assert!(!Edit::PlaceTile(laid("base/D", 0, 0, Rotation::R0)).keeps_position());
}

#[test]
fn the_next_free_letter_is_the_first_that_stands_nowhere() {
    let text = "bastide 1\nstart\ntile base/D 0,0\nplay\nlabel 0,0 A\nlabel 1,0 C\n";
    let draft = Draft::read(text).expect("a draft");
    let game = draft.sketch().expect("it can be drawn");
    let marks = |kind: NoteKind| match kind {
        NoteKind::Mark(mark) => Some(mark),
        NoteKind::Said(_) => None,
    };
    let marks: Vec<Mark> = draft
        .notes(0, &game)
        .into_iter()
        .filter_map(marks)
        .collect();
    assert_eq!(free_label(&marks), Label::parse("B"));
    assert_eq!(free_label(&[]), Label::parse("A"));
}
