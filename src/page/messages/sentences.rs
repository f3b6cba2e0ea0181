//! From data of the game to messages: each function chooses the message, the language words it.

use super::{Company, Facts, Look, Texts};
use engine::rules::{
    Event, Game, Illegal, Reason, RecordError, RegionId, Removal, Scored, SetupFault, Source,
    Timing, Trouble,
};
use engine::session::Seating;
use engine::table::{Line, LineTrouble, RuleId, Seat};
use engine::tiles::{FeatureKind, Pos, catalogue};

/// An event as a sentence of the log.
pub fn event(texts: &dyn Texts, company: &Company, event: &Event) -> String {
    let name = |seat: &engine::table::Seat| company.name(*seat);
    match event {
        Event::First(seat) => texts.begins(name(seat)),
        Event::TurnBegan { seat, number } => texts.turn_heading(u32::from(*number), name(seat)),
        Event::PartBegan(seat) => texts.plays_on(name(seat)),
        Event::Drew { seat, hidden, .. } => texts.draws(name(seat), *hidden),
        Event::HandShown { seat, .. } => texts.shows_hand(name(seat)),
        Event::Removed { seat, why, .. } => match why {
            Removal::Unplaceable => texts.tile_unplaceable(name(seat)),
            Removal::Discarded => texts.tile_discarded(name(seat)),
        },
        Event::TileHidden(_) => texts.hides_tile(),
        Event::Placed {
            seat,
            tile,
            rotation,
            ..
        } => texts.places_tile(name(seat), &Look::of(*tile, *rotation)),
        Event::DoubleTurn(seat) => texts.double_turn(name(seat)),
        Event::RobberPlaced { seat, space } => texts.robber_placed(name(seat), u32::from(*space)),
        Event::Deployed {
            seat, figure, kind, ..
        } => texts.deploys(name(seat), *figure, *kind),
        Event::Conjured {
            seat, wizard, kind, ..
        } => texts.conjures(name(seat), *wizard, *kind),
        Event::WizardLeft { wizard, .. } => texts.wizard_leaves(*wizard),
        Event::TookOff { seat, figure } => texts.takes_off(name(seat), *figure),
        Event::Rolled { seat, cells, .. } => texts.rolls(name(seat), u32::from(*cells)),
        Event::Landed {
            seat, figure, kind, ..
        } => texts.lands(name(seat), *figure, *kind),
        Event::FlightFailed { seat, figure } => texts.flight_fails(name(seat), *figure),
        Event::TokenDrawn { seat, token, .. } => texts.draws_token(name(seat), *token),
        Event::FlockGuided { by: Some(seat), .. } => texts.guides_flock(name(seat)),
        Event::FlockGuided { by: None, .. } => texts.flock_comes_home(),
        Event::FerryLaid { seat, .. } => texts.lays_ferry(name(seat)),
        Event::FerryTurned { seat, .. } => texts.turns_ferry(name(seat)),
        Event::Passed(seat) => texts.passes(name(seat)),
        Event::Completed { kind, winners, .. } if winners.is_empty() => {
            texts.completed_empty(*kind)
        }
        Event::Completed { kind, .. } => texts.completed(*kind),
        Event::Scored(scored) => points(texts, company, scored),
        Event::GoodsTaken { seat, goods, count } => {
            texts.takes_goods(name(seat), *goods, u32::from(*count))
        }
        Event::IngotPlaced { seat, .. } => texts.places_ingot(name(seat)),
        Event::IngotsTaken { seat, count, .. } => texts.takes_ingots(name(seat), u32::from(*count)),
        Event::IngotsRemoved(count) => texts.ingots_removed(*count),
        Event::Returned { seat, figure, .. } => texts.takes_home(name(seat), *figure),
        Event::GingerbreadMoved { seat, .. } => texts.moves_gingerbread(name(seat)),
        Event::GingerbreadLeft => texts.gingerbread_leaves(),
        Event::RobberFollowed { seat, space } => {
            texts.robber_follows(name(seat), u32::from(*space))
        }
        Event::RobberReturned(seat) => texts.robber_home(name(seat)),
        Event::MessageRead { seat, message } => texts.reads_message(name(seat), *message),
        Event::CircleChosen { seat, circle } => texts.chooses_circle(name(seat), *circle),
        Event::TurnEnded(seat) => texts.ends_turn(name(seat)),
        Event::FinalScoring => texts.final_scoring(),
        Event::MessengerAdded { seat, total } => texts.adds_messenger(name(seat), *total),
        Event::Won(seats) => texts.wins(&company.names(*seats)),
    }
}

/// Who scores how much for what, without the items.
pub fn points(texts: &dyn Texts, company: &Company, scored: &Scored) -> String {
    let name = company.name(scored.seat);
    let points = u32::from(scored.points);
    match scored.source {
        Source::Feature(kind) => {
            let complete = scored.timing == Timing::During || kind == FeatureKind::Field;
            texts.scores_feature(name, points, kind, complete)
        }
        Source::Message(message) => texts.scores_message(name, points, message),
        Source::Theft(victim) => texts.steals(name, points, company.name(victim)),
        Source::Robber => texts.scores_robber(name, points),
        Source::Goods(goods) => texts.scores_goods(name, points, goods),
        Source::Gold => texts.scores_gold(name, points),
        Source::Gingerbread => texts.scores_gingerbread(name, points),
        Source::Flock => texts.scores_flock(name, points),
    }
}

/// What points are made of: "4 tiles × 2 + 1 shield × 2 = 10".
pub fn explanation(texts: &dyn Texts, scored: &Scored) -> String {
    let lines: Vec<Line> = scored.items.iter().map(|item| item.line).collect();
    texts.score_sum(&lines, u32::from(scored.points))
}

/// The rules by which points were given, each once: "Rules: CITY-02, CITY-03".
pub fn rules(texts: &dyn Texts, scored: &Scored) -> String {
    let rules: Vec<String> = rule_ids(scored).iter().map(RuleId::to_string).collect();
    texts.by_rules(&rules)
}

/// The rules by which points were given, each once.
pub fn rule_ids(scored: &Scored) -> Vec<RuleId> {
    each_rule(scored.items.iter().map(|item| item.line))
}

/// The rules behind the lines of a score, each once.
pub(super) fn each_rule(lines: impl Iterator<Item = Line>) -> Vec<RuleId> {
    let mut rules = Vec::new();
    for line in lines {
        if !rules.contains(&line.rule) {
            rules.push(line.rule);
        }
    }
    rules
}

/// Why something may not be done: one sentence for each reason.
pub fn refusal(texts: &dyn Texts, company: &Company, illegal: &Illegal) -> Vec<String> {
    let reasons = illegal.reasons.iter();
    reasons
        .map(|&reason| self::reason(texts, company, reason))
        .collect()
}

/// One reason as a sentence.
pub fn reason(texts: &dyn Texts, company: &Company, reason: Reason) -> String {
    match reason {
        Reason::NotAsked(question) => format!("{} {}", texts.not_now(), texts.ask(question)),
        Reason::Over => texts.game_is_over(),
        Reason::Impossible => texts.cannot_come(),
        Reason::NotInHand => texts.not_in_hand(),
        Reason::CellTaken => texts.cell_taken(),
        Reason::NoNeighbour => texts.no_neighbour(),
        Reason::EdgeMismatch { side, ours, theirs } => texts.edge_mismatch(side, ours, theirs),
        Reason::RiverNotContinued => texts.river_not_continued(),
        Reason::RiverUTurn => texts.river_u_turn(),
        Reason::RiverBlocked => texts.river_blocked(),
        Reason::SomethingFits => texts.something_fits(),
        Reason::NoSuchSegment => texts.no_such_segment(),
        Reason::NoneLeft(figure) => texts.none_left(figure),
        Reason::Occupied(seats) => texts.occupied(&company.names(seats)),
        Reason::FarmersOff => texts.farmers_off(),
        Reason::WrongFeature { figure, kind } => texts.wrong_feature(figure, kind),
        Reason::NoOwnMeeple(kind) => texts.no_own_meeple(kind),
        Reason::AlreadyComplete => texts.already_complete(),
        Reason::NotAround => texts.not_around(),
        Reason::NotClaimed => texts.not_claimed(),
        Reason::NotAnOpenCity => texts.not_an_open_city(),
        Reason::NotBeside => texts.not_beside(),
        Reason::NoMagicThere => texts.no_magic_there(),
        Reason::MagicComplete => texts.magic_complete(),
        Reason::SameFeature => texts.same_feature(),
        Reason::OtherWizard => texts.other_wizard(),
        Reason::OnPlacedTile => texts.on_placed_tile(),
        Reason::MagicPossible => texts.magic_possible(),
        Reason::NoMachine => texts.no_machine(),
        Reason::CannotFly(figure) => texts.cannot_fly(figure),
        Reason::NotReached => texts.not_reached(),
        Reason::NoLanding(kind) => texts.no_landing(kind),
        Reason::LandingComplete => texts.landing_complete(),
        Reason::ShepherdThere => texts.shepherd_there(),
        Reason::TwoQuays => texts.two_quays(),
        Reason::NoFerryThere => texts.no_ferry_there(),
        Reason::FerryNotReached => texts.ferry_not_reached(),
        Reason::FerryTurned => texts.ferry_turned(),
        Reason::SameQuays => texts.same_quays(),
        Reason::NobodyThere => texts.nobody_there(),
        Reason::SameSpace => texts.same_space(),
        Reason::NotWaiting => texts.not_waiting(),
        Reason::NothingToDo => texts.nothing_to_do(),
        Reason::NotThere => texts.not_there(),
        Reason::ScoredAnyway => texts.scored_anyway(),
        Reason::Mandatory => texts.mandatory(),
    }
}

/// A feature, who holds the majority on it, and what it is worth to them as it stands.
pub fn feature(texts: &dyn Texts, company: &Company, game: &Game, id: RegionId) -> String {
    let holders = company.names(game.majority(id));
    let timing = match game.regions().get(id).complete() {
        true => Timing::During,
        false => Timing::Final,
    };
    let points = u32::from(game.value(id, timing));
    texts.feature_held(&Facts::of(game, id), &holders, points)
}

/// Why a game cannot be set up like this.
pub fn setup_fault(texts: &dyn Texts, fault: SetupFault) -> String {
    match fault {
        SetupFault::Seats { most } => texts.wrong_seats(u32::from(most)),
        SetupFault::FirstPlayer => texts.no_first_player(),
        SetupFault::NoStartTile => texts.no_start_tile(),
        SetupFault::Copies(set) => texts.wrong_copies(texts.tile_set(set)),
        SetupFault::FieldCityValue => texts.wrong_city_value(),
        SetupFault::TooManyTiles => texts.too_many_tiles(engine::rules::MOST_TILES as u32),
        SetupFault::TooManyOf(tile) => texts.too_many_of_tile(catalogue().tile(tile).name),
        SetupFault::NotInPlay(set) => texts.set_not_in_play(texts.tile_set(set)),
        SetupFault::NotYet(part) => texts.not_yet(texts.part(part)),
    }
}

/// The longest word of a text that is repeated in a sentence, in characters.
const REPEATED: usize = 40;

/// Why the text of a game cannot be read: the line, and every reason in a sentence.
pub fn record_error(texts: &dyn Texts, error: &RecordError) -> String {
    texts.on_line(error.line, &trouble(texts, &error.trouble))
}

/// What is wrong with a line of the text of a game, whichever game it is.
pub fn line_trouble(texts: &dyn Texts, trouble: &LineTrouble) -> String {
    match trouble {
        LineTrouble::NotARecord => texts.not_a_game(),
        LineTrouble::Version(version) => texts.other_version(*version),
        LineTrouble::OtherGame(kind) => texts.other_game(*kind),
        LineTrouble::TooManyLines => texts.too_many_lines(),
        LineTrouble::Repeated(word) => texts.said_before(&shortened(word)),
        LineTrouble::Cut(decisions) => texts.save_cut(*decisions),
        LineTrouble::TooLate(word, later) => texts.said_too_late(word, later),
        LineTrouble::NoSeat(seat) => {
            texts.position_fault(engine::rules::PositionFault::NoSeat(*seat))
        }
        LineTrouble::UnknownWord(word) => texts.unknown_word(&shortened(word)),
        LineTrouble::Missing => texts.line_too_short(),
        LineTrouble::TooMuch(word) => texts.line_too_long(&shortened(word)),
        LineTrouble::Number(word) => texts.not_a_number(&shortened(word)),
    }
}

/// What is wrong with a line of the text of a game.
pub fn trouble(texts: &dyn Texts, trouble: &Trouble) -> String {
    match trouble {
        Trouble::Line(trouble) => line_trouble(texts, trouble),
        Trouble::OptionValue(option, word) => {
            texts.unknown_value(&shortened(word), option.name(), &option.values())
        }
        Trouble::UnknownTile(word) => texts.no_such_tile(&shortened(word)),
        Trouble::Cell(word) => texts.not_a_cell(&shortened(word)),
        Trouble::FarCell(word) => {
            texts.cell_out_of_reach(&shortened(word), Pos::FAR.unsigned_abs().into())
        }
        Trouble::NoTileAt(pos) => texts.no_tile_there(&format!("{},{}", pos.x, pos.y)),
        Trouble::NoSuchSegment(word) => texts.no_such_part(&shortened(word)),
        Trouble::Ambiguous(word) => texts.several_parts(&shortened(word)),
        Trouble::Position(faults) => {
            let faults = faults.iter().map(|&fault| texts.position_fault(fault));
            faults.collect::<Vec<_>>().join(" ")
        }
        Trouble::Illegal(illegal) => {
            // Who sits where is not known yet: players go by their numbers.
            let seating = Seating::persons(Seat::MOST as u8);
            let company = Company::new(texts, &seating);
            refusal(texts, &company, illegal).join(" ")
        }
    }
}

/// A word as far as it is worth repeating.
pub(super) fn shortened(word: &str) -> String {
    match word.char_indices().nth(REPEATED) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_string(),
    }
}
