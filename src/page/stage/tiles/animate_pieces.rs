//! Animations of pieces that belong to nobody: ingots, ferries, mage, witch and gingerbread man.

use kurbo::Point;

use crate::stage::duration;
use crate::stage::tiles::animator::{Animator, STEP};
use engine::rules::{Event, Figure, Game, Placed, Spot, Token, Wizard};
use engine::table::Seat;
use engine::tiles::{FeatureKind, Pos, SegmentId};
use view::scene::camera::centre;
use view::scene::crowd::{Who, crowd, place_for_gingerbread, place_for_wizard, place_of_figure};
use view::scene::figures::on_board::{figure_on, owner_of};
use view::scene::flight::{Cargo, Hides};
use view::scene::pieces::Deck;
use view::scene::spots::rest_on;
use view::scene::tween::{Ease, Millis, Stop, Tween};

/// How long a figure moves from one place of the board to another, in milliseconds.
const MOVE: Millis = 620.0;

/// How long the die of a flight is shown, in milliseconds.
const ROLL: Millis = 1500.0;

/// How long a drawn token is shown, in milliseconds.
const TOKEN: Millis = 1900.0;

/// The size, in CSS pixels, of a tile in proportion to pieces beside the board.
const ASIDE: f64 = 110.0;

/// Where a piece that belongs to nobody is.
fn place_of(game: &Game, who: Who) -> Option<Stop> {
    let all = crowd(game);
    let found = all.iter().find(|one| one.who == who);
    found.map(|one| Stop::Table(one.at))
}

impl Animator<'_> {
    /// Animates what an event does to a piece that belongs to nobody. Returns when the next event may start.
    pub(super) fn animate_piece(&mut self, event: &Event, time: Millis) -> Millis {
        match *event {
            Event::IngotPlaced { seat, pos } => self.bring_ingot(seat, pos, time),
            Event::IngotsTaken { seat, pos, count } => self.take_ingots(seat, pos, count, time),
            Event::Conjured {
                seat, wizard, spot, ..
            } => self.move_wizard(seat, wizard, spot, time),
            Event::WizardLeft { wizard, .. } => self.leave_board(Who::Wizard(wizard), time),
            Event::GingerbreadMoved { seat, spot } => self.move_gingerbread(seat, spot, time),
            Event::GingerbreadLeft => self.leave_board(Who::Gingerbread, time),
            Event::FerryLaid { seat, pos, quays } => self.bring_ferry(seat, pos, quays, time),
            Event::FerryTurned { pos, quays, .. } => self.swing_ferry(pos, quays, time),
            Event::Rolled { cells, .. } => self.roll_die(cells, time),
            Event::TokenDrawn { seat, token, spot } => self.draw_token(seat, token, spot, time),
            Event::Landed {
                seat,
                figure,
                kind,
                spot,
            } => self.come_down(seat, (figure, kind), spot, time),
            Event::FlightFailed { seat, figure } => self.turn_back(seat, figure, time),
            Event::First(_)
            | Event::TurnBegan { .. }
            | Event::PartBegan(_)
            | Event::Drew { .. }
            | Event::HandShown { .. }
            | Event::Removed { .. }
            | Event::TileHidden(_)
            | Event::Placed { .. }
            | Event::DoubleTurn(_)
            | Event::RobberPlaced { .. }
            | Event::Deployed { .. }
            | Event::TookOff { .. }
            | Event::FlockGuided { .. }
            | Event::Passed(_)
            | Event::Completed { .. }
            | Event::Scored(_)
            | Event::GoodsTaken { .. }
            | Event::IngotsRemoved(_)
            | Event::Returned { .. }
            | Event::RobberFollowed { .. }
            | Event::RobberReturned(_)
            | Event::MessageRead { .. }
            | Event::GingerbreadStayed(_)
            | Event::NoMessage { .. }
            | Event::CircleIdle(_)
            | Event::CircleChosen { .. }
            | Event::TurnEnded(_)
            | Event::FinalScoring
            | Event::MessengerAdded { .. }
            | Event::Won(_) => time,
        }
    }

    /// The centre of the tile where a flight starts.
    fn airfield(&self) -> Option<Point> {
        let placed = self.before.placed_now().or(self.game.placed_now());
        placed.map(|placed| centre(placed.pos))
    }

    /// The die falls next to the flying machine.
    fn roll_die(&mut self, cells: u8, time: Millis) -> Millis {
        let Some(at) = self.airfield() else {
            return time;
        };
        let stop = Stop::Table(at);
        let tween = Tween::new(time, ROLL, Ease::Out);
        self.fly(Cargo::Die(cells), (stop, stop), tween, Hides::Nothing);
        time + ROLL * 0.8
    }

    /// A token is drawn from the bag above its shepherd, who may already be gone if it was a wolf.
    fn draw_token(&mut self, seat: Seat, token: Token, spot: Spot, time: Millis) -> Millis {
        let who = (seat, Figure::Shepherd);
        let there = |game| place_of_figure(game, spot, who);
        let at = there(self.before).or_else(|| there(self.game));
        let stop = Stop::Table(at.unwrap_or_else(|| centre(spot.pos)));
        let tween = Tween::new(time, TOKEN, Ease::Out);
        self.fly(Cargo::Token(token), (stop, stop), tween, Hides::Nothing);
        time + TOKEN * 0.8
    }

    /// A meeple flies from the flying machine to where it lands.
    fn come_down(
        &mut self,
        seat: Seat,
        (figure, kind): (Figure, FeatureKind),
        spot: Spot,
        time: Millis,
    ) -> Millis {
        let owner = owner_of(&self.owners, seat);
        let cargo = Cargo::Figure(figure_on(figure, kind, owner));
        let from = self.airfield().map_or(self.home(seat), Stop::Table);
        let from = self.dropped_or(from);
        let there = place_of_figure(self.game, spot, (seat, figure));
        let to = Stop::Table(there.unwrap_or_else(|| centre(spot.pos)));
        let tween = Tween::new(time, MOVE, Ease::InOut);
        self.fly(cargo, (from, to), tween, Hides::Figure(spot))
    }

    /// A meeple returns home from a flight.
    fn turn_back(&mut self, seat: Seat, figure: Figure, time: Millis) -> Millis {
        let Some(at) = self.airfield() else {
            return time;
        };
        let cargo = Cargo::Figure(figure_on(
            figure,
            FeatureKind::City,
            owner_of(&self.owners, seat),
        ));
        let way = (Stop::Table(at), self.home(seat));
        let tween = Tween::new(time, MOVE, Ease::InOut);
        self.fly(cargo, way, tween, Hides::Nothing)
    }

    /// Where a piece was dropped, or else this stop.
    fn dropped_or(&mut self, stop: Stop) -> Stop {
        self.animation.dropped.take().unwrap_or(stop)
    }

    fn placed_on(&self, pos: Pos) -> Option<Placed> {
        let board = self.game.board();
        board.get(pos).map(|index| *board.at(index))
    }

    fn rest(&self, pos: Pos) -> Stop {
        let placed = self.placed_on(pos);
        Stop::Table(placed.map_or_else(|| centre(pos), |placed| rest_on(&placed)))
    }

    fn bring_ingot(&mut self, seat: Seat, pos: Pos, time: Millis) -> Millis {
        let way = (self.dropped_or(self.home(seat)), self.rest(pos));
        let tween = Tween::new(time, STEP, Ease::Out);
        self.fly(Cargo::Ingots(1), way, tween, Hides::Ingot(pos))
    }

    fn take_ingots(&mut self, seat: Seat, pos: Pos, count: u8, time: Millis) -> Millis {
        let way = (self.dropped_or(self.rest(pos)), self.home(seat));
        let tween = Tween::new(time, MOVE, Ease::InOut);
        self.fly(Cargo::Ingots(count), way, tween, Hides::Nothing);
        time + 60.0
    }

    /// A neutral piece moves from its old place, or from the side of the player who moves it.
    fn move_to(&mut self, who: Who, seat: Seat, to: Stop, hides: Hides, time: Millis) -> Millis {
        let length = match self.animation.dropped.is_some() {
            true => STEP,
            false => MOVE,
        };
        let before = place_of(self.before, who);
        let from = self.dropped_or(before.unwrap_or_else(|| self.home(seat)));
        let cargo = Cargo::Figure(who.drawn(FeatureKind::City, &[]));
        let tween = Tween::new(time, length, Ease::InOut);
        self.fly(cargo, (from, to), tween, hides)
    }

    fn move_wizard(&mut self, seat: Seat, wizard: Wizard, spot: Spot, time: Millis) -> Millis {
        let place = place_for_wizard(self.game, spot);
        let to = Stop::Table(place.unwrap_or_else(|| centre(spot.pos)));
        let who = Who::Wizard(wizard);
        self.move_to(who, seat, to, Hides::Wizard(wizard), time)
    }

    fn move_gingerbread(&mut self, seat: Seat, spot: Spot, time: Millis) -> Millis {
        let place = place_for_gingerbread(self.game, spot);
        let to = Stop::Table(place.unwrap_or_else(|| centre(spot.pos)));
        self.move_to(Who::Gingerbread, seat, to, Hides::Gingerbread, time)
    }

    /// A neutral piece returns to its place beside the board.
    fn leave_board(&mut self, who: Who, time: Millis) -> Millis {
        let Some(from) = place_of(self.before, who) else {
            return time;
        };
        let aside = Stop::Screen(self.layout.dock.center(), ASIDE);
        let cargo = Cargo::Figure(who.drawn(FeatureKind::City, &[]));
        let tween = Tween::new(time, MOVE, Ease::InOut);
        self.fly(cargo, (from, aside), tween, Hides::Nothing);
        time + 60.0
    }

    fn bring_ferry(&mut self, seat: Seat, pos: Pos, quays: [SegmentId; 2], time: Millis) -> Millis {
        let Some(placed) = self.placed_on(pos) else {
            return time;
        };
        let Some(deck) = Deck::between(&placed, quays) else {
            return time;
        };
        let deck = deck.around(&placed);
        let way = (self.dropped_or(self.home(seat)), Stop::Table(centre(pos)));
        let tween = Tween::new(time, STEP, Ease::Out);
        self.fly(Cargo::Ferry(deck, deck), way, tween, Hides::Ferry(pos))
    }

    fn swing_ferry(&mut self, pos: Pos, quays: [SegmentId; 2], time: Millis) -> Millis {
        let board = self.before.board();
        let old = board.get(pos).and_then(|lake| board.ferry(lake));
        let ends = old.map(|ferry| ferry.quays).zip(self.placed_on(pos));
        let decks = ends.and_then(|(old, placed)| {
            let deck = |quays| Deck::between(&placed, quays).map(|deck| deck.around(&placed));
            Some((deck(old)?, deck(quays)?))
        });
        let Some((from, to)) = decks else {
            return time;
        };
        let stop = Stop::Table(centre(pos));
        let tween = Tween::new(
            time,
            self.preferences.duration(duration::TURN * 2.0),
            Ease::InOut,
        );
        self.fly(
            Cargo::Ferry(from, to),
            (stop, stop),
            tween,
            Hides::Ferry(pos),
        )
    }
}
