//! Words for enums of every module: sets, parts, origins, questions, events and reasons.

mod acts;

pub use acts::FigureAct;

use super::{PlayerNames, Texts, TileLook};
use engine::rules::{
    Event, NoMessage, Origin, Part, Question, Reason, Removal, Scored, Source, Spell, Timing,
};
use engine::tiles::{FeatureKind, TileSet};
use view::scene::answers::Piece;

impl Texts {
    /// A tile set: "Inns & Cathedrals".
    pub fn tile_set(&self, set: TileSet) -> &'static str {
        match set {
            TileSet::Base => self.set_base(),
            TileSet::Winter => self.set_winter(),
            TileSet::River => self.set_river(),
            TileSet::Inns => self.set_inns(),
            TileSet::Traders => self.set_traders(),
            TileSet::Flying => self.set_flying(),
            TileSet::Ferries => self.set_ferries(),
            TileSet::Gold => self.set_gold(),
            TileSet::Mage => self.set_mage(),
            TileSet::Robbers => self.set_robbers(),
            TileSet::Crop => self.set_crop(),
            TileSet::Hills => self.set_hills(),
            TileSet::Gingerbread => self.set_gingerbread(),
        }
    }

    /// A part of the rules: "Builder".
    pub fn part(&self, part: Part) -> &'static str {
        match part {
            Part::Abbot => self.part_abbot(),
            Part::LargeMeeple => self.part_large_meeple(),
            Part::Inns => self.part_inns(),
            Part::Cathedrals => self.part_cathedrals(),
            Part::Goods => self.part_goods(),
            Part::Builder => self.part_builder(),
            Part::Pig => self.part_pig(),
            Part::Flight => self.part_flight(),
            Part::Messengers => self.part_messengers(),
            Part::Ferries => self.part_ferries(),
            Part::Gold => self.part_gold(),
            Part::MageWitch => self.part_mage_witch(),
            Part::Robbers => self.part_robbers(),
            Part::CropCircles => self.part_crop_circles(),
            Part::Hills => self.part_hills(),
            Part::Shepherds => self.part_shepherds(),
            Part::Vineyards => self.part_vineyards(),
            Part::Gingerbread => self.part_gingerbread(),
        }
    }

    /// What a part of the rules does, in a sentence.
    pub fn part_hint(&self, part: Part) -> &'static str {
        match part {
            Part::Abbot => self.part_abbot_hint(),
            Part::LargeMeeple => self.part_large_meeple_hint(),
            Part::Inns => self.part_inns_hint(),
            Part::Cathedrals => self.part_cathedrals_hint(),
            Part::Goods => self.part_goods_hint(),
            Part::Builder => self.part_builder_hint(),
            Part::Pig => self.part_pig_hint(),
            Part::Flight => self.part_flight_hint(),
            Part::Messengers => self.part_messengers_hint(),
            Part::Ferries => self.part_ferries_hint(),
            Part::Gold => self.part_gold_hint(),
            Part::MageWitch => self.part_mage_witch_hint(),
            Part::Robbers => self.part_robbers_hint(),
            Part::CropCircles => self.part_crop_circles_hint(),
            Part::Hills => self.part_hills_hint(),
            Part::Shepherds => self.part_shepherds_hint(),
            Part::Vineyards => self.part_vineyards_hint(),
            Part::Gingerbread => self.part_gingerbread_hint(),
        }
    }

    /// An origin of points, as the heading of a row: "Roads".
    pub fn origin(&self, origin: Origin) -> &'static str {
        match origin {
            Origin::Before => self.points_from_before(),
            Origin::Handicap => self.points_from_handicap(),
            Origin::Roads => self.points_from_roads(),
            Origin::Cities => self.points_from_cities(),
            Origin::Monasteries => self.points_from_monasteries(),
            Origin::Gardens => self.points_from_gardens(),
            Origin::Fields => self.points_from_fields(),
            Origin::Goods => self.points_from_goods(),
            Origin::Messages => self.points_from_messages(),
            Origin::Gold => self.points_from_gold(),
            Origin::Thefts => self.points_from_thefts(),
            Origin::Robbers => self.points_from_robbers(),
            Origin::Flocks => self.points_from_flocks(),
            Origin::Gingerbread => self.points_from_gingerbread(),
        }
    }

    /// Asks what to do now, in a sentence.
    pub fn ask(&self, question: Question) -> String {
        let text = match question {
            Question::Figure => return self.ask_figure_acts(&[FigureAct::PlaceOne]),
            Question::Advance(points) => return self.ask_advance(points.into()),
            Question::Message(message) => {
                return self.ask_message_number(message.number().into(), message);
            }
            Question::Magic(Spell::Tile) => self.ask_magic(),
            Question::Magic(Spell::Meeting) => self.ask_magic_meeting(),
            Question::Draw(_) => self.ask_draw(),
            Question::First => self.ask_first(),
            Question::Place => self.ask_place(),
            Question::Discard => self.ask_discard(),
            Question::ScoreNext => self.ask_score_next(),
            Question::Confirm => self.ask_confirm(),
            Question::Over => self.ask_over(),
            Question::Roll => self.ask_roll(),
            Question::Land => self.ask_land(),
            Question::Reveal => self.ask_reveal(),
            Question::Ferry => self.ask_ferry(),
            Question::TurnFerry => self.ask_turn_ferry(),
            Question::Ingot => self.ask_ingot(),
            Question::TakeIngot => self.ask_take_ingot(),
            Question::Rob => self.ask_rob(),
            Question::Steal => self.ask_steal(),
            Question::Circle => self.ask_circle(),
            Question::CircleAdd => self.ask_circle_add(),
            Question::CircleRemove => self.ask_circle_remove(),
            Question::Token => self.ask_token(),
            Question::Flock => self.ask_flock(),
            Question::Gingerbread => self.ask_gingerbread(),
        };
        text.to_string()
    }
}

/// An event as a sentence of the log.
pub fn event(texts: &Texts, player_names: &PlayerNames, event: &Event) -> String {
    let name = |seat: &engine::table::Seat| player_names.name(*seat);
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
        Event::TileHidden(_) => texts.hides_tile().to_string(),
        Event::Placed {
            seat,
            tile,
            rotation,
            ..
        } => {
            let look = TileLook::new(*tile, *rotation);
            texts.places_tile_showing(name(seat), &texts.tile_look(&look))
        }
        Event::DoubleTurn(seat) => texts.double_turn(name(seat)),
        Event::RobberPlaced { seat, space } => texts.robber_placed(name(seat), u32::from(*space)),
        Event::Deployed {
            seat, figure, kind, ..
        } => texts.deploys(name(seat), *figure, *kind),
        Event::Conjured {
            seat, wizard, kind, ..
        } => texts.conjures(name(seat), *wizard, *kind),
        Event::WizardLeft { wizard, .. } => texts.wizard_leaves(*wizard).to_string(),
        Event::TookOff { seat, figure } => texts.takes_off(name(seat), *figure),
        Event::Rolled { seat, cells, .. } => texts.rolls(name(seat), u32::from(*cells)),
        Event::Landed {
            seat, figure, kind, ..
        } => texts.lands(name(seat), *figure, *kind),
        Event::FlightFailed { seat, figure } => texts.flight_fails(name(seat), *figure),
        Event::TokenDrawn { seat, token, .. } => texts.draws_token(name(seat), *token),
        Event::FlockGuided { by: Some(seat), .. } => texts.guides_flock(name(seat)),
        Event::FlockGuided { by: None, .. } => texts.flock_comes_home().to_string(),
        Event::FerryLaid { seat, .. } => texts.lays_ferry(name(seat)),
        Event::FerryTurned { seat, .. } => texts.turns_ferry(name(seat)),
        Event::Passed(seat) => texts.passes(name(seat)),
        Event::Completed { kind, winners, .. } if winners.is_empty() => {
            texts.completed_empty(*kind).to_string()
        }
        Event::Completed { kind, .. } => texts.completed(*kind).to_string(),
        Event::Scored(scored) => points(texts, player_names, scored),
        Event::GoodsTaken { seat, goods, count } => {
            texts.takes_goods(name(seat), *goods, u32::from(*count))
        }
        Event::IngotPlaced { seat, .. } => texts.places_ingot(name(seat)),
        Event::IngotsTaken { seat, count, .. } => texts.takes_ingots(name(seat), u32::from(*count)),
        Event::IngotsRemoved(count) => texts.ingots_removed(*count),
        Event::Returned { seat, figure, .. } => texts.takes_home(name(seat), *figure),
        Event::GingerbreadMoved { seat, .. } => texts.moves_gingerbread(name(seat)),
        Event::GingerbreadLeft => texts.gingerbread_leaves().to_string(),
        Event::GingerbreadStayed(_) => texts.gingerbread_stays().to_string(),
        Event::RobberFollowed { seat, space } => {
            texts.robber_follows(name(seat), u32::from(*space))
        }
        Event::RobberReturned(seat) => texts.robber_home(name(seat)),
        Event::MessageRead { seat, message } => {
            texts.reads_message_number(name(seat), message.number().into(), *message)
        }
        Event::NoMessage { seat, why } => match why {
            NoMessage::WentOn => texts.no_message_went_on(name(seat)),
            NoMessage::OneForBoth => texts.no_second_message(name(seat)),
        },
        Event::CircleIdle(kind) => texts.circle_idle(*kind).to_string(),
        Event::CircleChosen { seat, circle } => texts.chooses_circle(name(seat), *circle),
        Event::TurnEnded(seat) => texts.ends_turn(name(seat)),
        Event::FinalScoring => texts.final_scoring().to_string(),
        Event::MessengerAdded { seat, total } => texts.adds_messenger(name(seat), *total),
        Event::Won(seats) => texts.wins(&player_names.names(*seats)),
    }
}

/// Who scores how much for what, without details.
pub fn points(texts: &Texts, player_names: &PlayerNames, scored: &Scored) -> String {
    let name = player_names.name(scored.seat);
    let points = u32::from(scored.points);
    match scored.source {
        Source::Feature(kind) => {
            let complete = scored.timing == Timing::During || kind == FeatureKind::Field;
            texts.scores_feature(name, points, kind, complete)
        }
        Source::Message(message) => {
            texts.scores_message_number(name, points, message.number().into())
        }
        Source::Theft(victim) => texts.steals(name, points, player_names.name(victim)),
        Source::Robber => texts.scores_robber(name, points),
        Source::Goods(goods) => texts.scores_goods(name, points, goods),
        Source::Handicap => texts.scores_handicap(name, points),
        Source::Gold => texts.scores_gold(name, points),
        Source::Gingerbread => texts.scores_gingerbread(name, points),
        Source::Flock => texts.scores_flock(name, points),
    }
}

/// One reason as a sentence.
pub fn refusal_text(texts: &Texts, player_names: &PlayerNames, reason: Reason) -> String {
    match reason {
        Reason::NotAsked(question) => format!("{} {}", texts.not_now(), texts.ask(question)),
        Reason::Over => texts.game_is_over().to_string(),
        Reason::Impossible => texts.cannot_come().to_string(),
        Reason::NotInHand => texts.not_in_hand().to_string(),
        Reason::CellTaken => texts.cell_taken().to_string(),
        Reason::NoNeighbour => texts.no_neighbour().to_string(),
        Reason::EdgeMismatch { side, ours, theirs } => {
            texts.edge_mismatch(side, texts.terrain(ours), texts.terrain(theirs))
        }
        Reason::RiverNotContinued => texts.river_not_continued().to_string(),
        Reason::RiverUTurn => texts.river_u_turn().to_string(),
        Reason::RiverBlocked => texts.river_blocked().to_string(),
        Reason::SomethingFits => texts.something_fits().to_string(),
        Reason::NoSuchSegment => texts.no_such_segment().to_string(),
        Reason::NotOnPlacedTile => texts.not_on_placed_tile().to_string(),
        Reason::NoneLeft(figure) => texts.none_left(figure).to_string(),
        Reason::Occupied(seats) => texts.occupied(&player_names.names(seats)),
        Reason::FarmersOff => texts.farmers_off().to_string(),
        Reason::WrongFeature { figure, kind } => texts.wrong_feature(figure, kind).to_string(),
        Reason::NoOwnMeeple(kind) => texts.no_own_meeple(kind).to_string(),
        Reason::AlreadyComplete => texts.already_complete().to_string(),
        Reason::NotAround => texts.not_around().to_string(),
        Reason::NotClaimed => texts.not_claimed().to_string(),
        Reason::NotAnOpenCity => texts.not_an_open_city().to_string(),
        Reason::NotBeside => texts.not_beside().to_string(),
        Reason::NoMagicThere => texts.no_magic_there().to_string(),
        Reason::MagicComplete => texts.magic_complete().to_string(),
        Reason::SameFeature => texts.same_feature().to_string(),
        Reason::OtherWizard => texts.other_wizard().to_string(),
        Reason::OnPlacedTile => texts.on_placed_tile().to_string(),
        Reason::MagicPossible => texts.magic_possible().to_string(),
        Reason::NoMachine => texts.no_machine().to_string(),
        Reason::CannotFly(figure) => texts.cannot_fly(figure).to_string(),
        Reason::NotReached => texts.not_reached().to_string(),
        Reason::NoLanding(kind) => texts.no_landing(kind).to_string(),
        Reason::LandingComplete => texts.landing_complete().to_string(),
        Reason::ShepherdThere => texts.shepherd_there().to_string(),
        Reason::TwoQuays => texts.two_quays().to_string(),
        Reason::NoFerryThere => texts.no_ferry_there().to_string(),
        Reason::FerryNotReached => texts.ferry_not_reached().to_string(),
        Reason::FerryTurned => texts.ferry_turned().to_string(),
        Reason::SameQuays => texts.same_quays().to_string(),
        Reason::NobodyThere => texts.nobody_there().to_string(),
        Reason::SameSpace => texts.same_space().to_string(),
        Reason::NotWaiting => texts.not_waiting().to_string(),
        Reason::NothingToDo => texts.nothing_to_do().to_string(),
        Reason::NotThere => texts.not_there().to_string(),
        Reason::ScoredAnyway => texts.scored_anyway().to_string(),
        Reason::Mandatory => texts.mandatory().to_string(),
    }
}

/// The name of a piece that can be held; `None` for pieces that are only answers.
pub fn piece_name(texts: &Texts, piece: Piece) -> Option<&'static str> {
    Some(match piece {
        Piece::Figure(figure) => texts.figure(figure),
        Piece::Wizard(wizard) => texts.wizard(wizard),
        Piece::Gingerbread => texts.part(Part::Gingerbread),
        Piece::Ingot => texts.part(Part::Gold),
        Piece::Ferry => texts.part(Part::Ferries),
        Piece::Sheep => texts.part(Part::Shepherds),
        Piece::Points(_) | Piece::Circle(_) => return None,
    })
}
