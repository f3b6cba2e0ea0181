//! The form of a new game.

use crate::context::Context;
use crate::context::clock::Clock;
use crate::context::series::series_so_far;
use crate::elements::mode::{FormPage, Mode, Venue};
use crate::elements::series::{Series, SeriesLength};
use crate::elements::table_note::{ByLink, ClockTerms, TableNote};
use crate::messages::{PlayerNames, Texts};
use crate::stage::any_session::AnySession;
use crate::stage::{AnyStage, EitherGame};
use engine::cards;
use engine::rules::{
    Edition, Event, FirstPlayer, Handicap, Module, OptionValue, OptionWord, Options, Part, Preset,
    Setup, SetupFault,
};
use engine::session::{Colour, Control, Level, Seating, Session};
use engine::table::{Kind, Randomness, Seat};

/// The players of a duel.
const DUEL: u8 = 2;

/// Why the chosen game cannot begin.
pub type FormFault = EitherGame<SetupFault, cards::SetupFault>;

/// The form of a new game, with good defaults: one person against one computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    pub kind: Kind,
    /// The kind of game apart from its rules: for children, a duel.
    mode: Mode,
    /// Whether a game that is no duel has a clock.
    pub timed: bool,
    pub terms: ClockTerms,
    /// The series that the game belongs to, and how it stands.
    series: Option<Series>,
    /// Whether persons play at one screen or by link.
    venue: Venue,
    /// By link: the seat of the person here.
    here: Seat,
    pub seating: Seating,
    /// The setup, except the number of seats.
    agreed: Setup,
    /// The boxes that chance chose last; they may have been changed since.
    pub(super) drawn: Vec<Module>,
    /// The seed as typed; empty for a random one.
    pub seed: String,
    /// The page that is shown.
    pub page: FormPage,
    /// Whether the starting points are expanded.
    pub handicap_open: bool,
}

impl Default for Form {
    fn default() -> Self {
        let seating = Seating::against(2, Level::Greedy);
        Form {
            kind: Kind::Tiles,
            mode: Mode::Standard,
            timed: false,
            terms: ClockTerms::default(),
            series: None,
            venue: Venue::default(),
            here: Seat(0),
            agreed: Setup::base(Edition::Current, seating.seats()),
            seating,
            drawn: Vec::new(),
            seed: String::new(),
            page: FormPage::default(),
            handicap_open: false,
        }
    }
}

impl Form {
    /// The form that repeats an existing game, with a random seed.
    pub fn from_session(opened: &AnySession) -> Self {
        match opened {
            AnySession::Tiles(session) => Form::of_tiles(session),
            AnySession::Cards(session) => Form::of_cards(session),
        }
    }

    /// The form that the game on the screen began with; `None` without a game.
    pub(crate) fn of_screen(cx: &Context) -> Option<Self> {
        let form = match cx.any_stage()? {
            AnyStage::Tiles(stage) => Form::of_tiles(stage.session()),
            AnyStage::Cards(stage) => Form::of_cards(stage.session()),
        };
        Some(form.in_series(series_so_far(cx)))
    }

    fn of_tiles(session: &Session) -> Self {
        Form {
            kind: Kind::Tiles,
            seating: session.seating().clone().at_one_screen(),
            agreed: Setup {
                stack: None,
                ..session.game().setup().clone()
            },
            ..Form::default()
        }
        .noted(session.table_note())
    }

    fn of_cards(session: &Session<engine::cards::Game>) -> Self {
        Form {
            kind: Kind::Cards,
            seating: session.seating().clone().at_one_screen(),
            ..Form::default()
        }
        .noted(session.table_note())
    }

    /// The form that the game on the screen began with, with the seats changed: in the tile game the player after the one who
    /// began takes the first seat and begins.
    pub(crate) fn of_screen_rotated(cx: &Context) -> Option<Self> {
        let began = match cx.any_stage()? {
            AnyStage::Tiles(stage) => first_player(stage.session()),
            AnyStage::Cards(_) => Seat(0),
        };
        Some(Form::of_screen(cx)?.rotated(began.0 + 1))
    }

    /// With everybody moved up by so many seats, together with their starting points and the person here.
    fn rotated(mut self, by: u8) -> Self {
        let seats = self.seating.seats().max(1);
        let given = self.agreed.handicap;
        self.seating.rotate(by);
        if let Some(series) = &mut self.series {
            series.rotate(by);
        }
        for seat in (0..seats).map(Seat) {
            let before = Seat((seat.0 + by) % seats);
            self.agreed.handicap.give(seat, given.points(before));
        }
        self.here = Seat((self.here.0 + seats - by % seats) % seats);
        self.agreed.options.first_player = FirstPlayer::Seat(Seat(0));
        self
    }

    /// For another game: not of the same series, without a clock, and not a duel, so that all seats are offered again; the terms of
    /// the clock are kept.
    #[must_use]
    pub fn for_another_game(self) -> Self {
        let mode = match self.mode {
            Mode::Duel | Mode::Standard => Mode::Standard,
            Mode::Children => Mode::Children,
        };
        Form {
            mode,
            timed: false,
            series: None,
            ..self
        }
    }

    /// The length of the series that begins or goes on.
    pub fn series_length(&self) -> Option<SeriesLength> {
        self.series.as_ref().map(|series| series.length)
    }

    /// Begins a series, or plays a single game.
    pub fn choose_series(&mut self, length: Option<SeriesLength>) {
        self.series = length.map(|length| Series::new(length, self.seating.seats()));
    }

    /// Goes on with a series, or begins a new one if somebody has won it.
    #[must_use]
    pub fn in_series(self, series: Option<Series>) -> Self {
        Form {
            series: series.map(Series::next),
            ..self
        }
    }

    /// Whether the game has a clock. By link nobody sees the clock of somebody at another device.
    pub fn has_clock(&self) -> bool {
        let timed = self.timed || self.mode == Mode::Duel;
        timed && self.venue == Venue::OneScreen
    }

    /// Chooses a clock with so many minutes.
    pub const fn choose_minutes(&mut self, minutes: u8) {
        self.timed = true;
        self.terms.minutes = minutes;
    }

    /// Whether the game goes on with a computer in the seat of a person who leaves it: others play on.
    pub fn goes_on_without_one(&self) -> bool {
        self.seating.seats() > DUEL && self.seating.humans().count() > 1
    }

    /// With the part of a game's table note that belongs in the form, as the game was set up: whoever left it is back, and so is the
    /// clock.
    fn noted(self, note: &str) -> Self {
        let TableNote {
            mode,
            clock,
            by_link,
            left,
            untimed,
            deck,
            ..
        } = TableNote::read(note);
        let terms = clock.map(|clock| clock.terms).or(untimed);
        let mut form = Form {
            mode,
            timed: terms.is_some(),
            terms: terms.unwrap_or(self.terms),
            venue: by_link.map_or(Venue::OneScreen, |_| Venue::ByLink),
            here: by_link.and_then(|by_link| by_link.seat).unwrap_or_default(),
            ..self
        };
        for seat in left.iter() {
            form.seating.set_control(seat, Control::Person);
        }
        // The deck chose who begins, not the players.
        if deck.is_some() {
            form.agreed.options.first_player = form.by_edition().first_player;
        }
        form
    }

    pub const fn venue(&self) -> Venue {
        self.venue
    }

    /// Chooses the venue. By link there are at least two persons and no clock.
    pub fn choose_venue(&mut self, venue: Venue) {
        self.venue = venue;
        if venue == Venue::OneScreen {
            return;
        }
        if self.mode == Mode::Duel {
            self.choose_mode(Mode::Standard);
        }
        let seats = (0..self.seating.seats()).map(Seat);
        for seat in seats {
            if self.seating.humans().count() < 2 {
                self.seating.set_control(seat, Control::Person);
            }
        }
    }

    /// By link, the seat of the person here: the first person unless another one is chosen.
    pub fn here(&self) -> Seat {
        let mut humans = self.seating.humans();
        let chosen = self.seating.humans().find(|&seat| seat == self.here);
        chosen.or_else(|| humans.next()).unwrap_or_default()
    }

    pub const fn choose_here(&mut self, seat: Seat) {
        self.here = seat;
    }

    /// Sets who plays a seat. With fewer than two persons, the game is not by link.
    pub fn set_control(&mut self, seat: Seat, control: Control) {
        self.seating.set_control(seat, control);
        self.leave_links();
    }

    /// Leaves play by link with fewer than two persons.
    fn leave_links(&mut self) {
        if self.seating.humans().count() < 2 {
            self.venue = Venue::OneScreen;
        }
    }

    /// How draws are determined: by link, players keep the game on their own devices and must not be able to look ahead.
    pub const fn randomness(&self) -> Randomness {
        match self.venue {
            Venue::OneScreen => Randomness::BySeed,
            Venue::ByLink => Randomness::ByDecisions,
        }
    }

    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// Chooses the mode: children play without fields, and a duel is for two.
    pub fn choose_mode(&mut self, mode: Mode) {
        let before = self.by_edition().farmers;
        self.mode = mode;
        if self.options().farmers == before {
            self.agreed.options.farmers = self.by_edition().farmers;
        }
        if mode == Mode::Duel {
            self.venue = Venue::OneScreen;
            self.resize(DUEL);
        }
    }

    /// Chooses the game. The card game has no mode for children.
    pub fn choose_kind(&mut self, kind: Kind) {
        self.kind = kind;
        if kind == Kind::Cards && self.mode == Mode::Children {
            self.choose_mode(Mode::Standard);
        }
    }

    /// The part of the form that is stored with the game besides its rules.
    pub fn table_note(&self) -> String {
        let clock = || Clock::new(self.terms, self.seating.seats()).kept();
        let by_link = (self.venue == Venue::ByLink).then(|| ByLink {
            seat: Some(self.here()),
            given: None,
        });
        let (mode, seats) = (self.mode, self.seating.seats());
        let series = self.series.clone();
        // Whoever plays with others begins a series with them.
        let series = series.map(|series| match series.standing.len() == seats.into() {
            true => series,
            false => Series::new(series.length, seats),
        });
        TableNote {
            mode,
            clock: self.has_clock().then(clock),
            by_link,
            series,
            ..TableNote::default()
        }
        .write()
    }

    pub const fn edition(&self) -> Edition {
        self.agreed.edition
    }

    pub const fn options(&self) -> &Options {
        &self.agreed.options
    }

    /// The edition's options; for children without fields.
    pub fn by_edition(&self) -> Options {
        self.for_players(Options::for_edition(self.edition()))
    }

    /// Options adapted to the players: for children without fields.
    fn for_players(&self, options: Options) -> Options {
        Options {
            farmers: options.farmers && self.mode != Mode::Children,
            ..options
        }
    }

    pub fn set_option(&mut self, value: OptionValue) {
        value.put(&mut self.agreed.options);
    }

    /// Sets an option to a value as written in records and lists; ignores invalid values.
    pub fn set_option_word(&mut self, option: OptionWord, word: &str) {
        option.set(&mut self.agreed.options, word);
    }

    /// Whether an option differs from the edition.
    pub fn differs(&self, option: OptionWord) -> bool {
        OptionValue::from_options(option, self.options())
            != OptionValue::from_options(option, &self.by_edition())
    }

    /// How many options differ from the edition.
    pub fn changes(&self) -> usize {
        OptionWord::all()
            .filter(|&option| self.differs(option))
            .count()
    }

    /// Resets all options to the edition's.
    pub fn reset(&mut self) {
        self.agreed.options = self.by_edition();
    }

    /// The largest number of players.
    pub fn most_seats(&self) -> u8 {
        match (self.mode, self.kind) {
            (Mode::Duel, _) => DUEL,
            (_, Kind::Tiles) => self.options().max_players,
            (_, Kind::Cards) => cards::Setup::SEATS.1,
        }
    }

    /// Why the game cannot begin as chosen.
    pub fn faults(&self) -> Vec<FormFault> {
        match self.kind {
            Kind::Tiles => {
                let faults = self.setup().faults().into_iter();
                faults.map(FormFault::Tiles).collect()
            }
            Kind::Cards => {
                let faults = self.card_setup().faults().into_iter();
                faults.map(FormFault::Cards).collect()
            }
        }
    }

    /// The setup of the tile game as chosen.
    pub fn setup(&self) -> Setup {
        Setup {
            seats: self.seating.seats(),
            ..self.agreed.clone()
        }
    }

    /// The setup of the card game as chosen.
    pub fn card_setup(&self) -> cards::Setup {
        cards::Setup::new(self.seating.seats())
    }

    /// Number of tiles of the game, including the start tile.
    pub fn tiles(&self) -> u32 {
        let setup = self.setup();
        let drawn = setup.drawn_tiles();
        let drawn: u32 = drawn.iter().map(|&(_, copies)| u32::from(copies)).sum();
        drawn + u32::from(setup.start_tile().is_some())
    }

    /// The current names of the players.
    pub fn player_names(&self, texts: &Texts) -> PlayerNames {
        PlayerNames::new(texts, &self.seating)
    }

    pub fn plays(&self, part: Part) -> bool {
        self.agreed.parts.has(part)
    }

    /// Adds or removes a part of the rules.
    pub fn play(&mut self, part: Part, on: bool) {
        let others = self.agreed.parts.iter().filter(|&other| other != part);
        self.agreed.parts = others.chain(on.then_some(part)).collect();
    }

    /// Whether a box is in play: its tiles, or its part if it has no tiles.
    pub fn has(&self, module: Module) -> bool {
        match module.tiles() {
            Some(set) => self.agreed.copies(set) > 0,
            None => module.playable().all(|part| self.plays(part)),
        }
    }

    /// Adds or removes a box with all its playable parts.
    pub fn put(&mut self, module: Module, on: bool) {
        if let Some(set) = module.tiles() {
            self.agreed.sets.retain(|entry| entry.set != set);
            if on {
                self.agreed = self.agreed.clone().with_set(set);
            }
        }
        for part in module.playable() {
            self.play(part, on);
        }
    }

    /// The starting points.
    pub const fn handicap(&self) -> &Handicap {
        &self.agreed.handicap
    }

    /// Sets the starting points of a seat.
    pub fn give_handicap(&mut self, seat: Seat, points: u8) {
        self.agreed.handicap.give(seat, points);
    }

    /// Chooses an edition and boxes at once, with the edition's options. Starting points are kept.
    pub fn choose_preset(&mut self, preset: Preset) {
        let handicap = self.agreed.handicap;
        self.agreed = Setup {
            handicap,
            ..self.preset_setup(preset)
        };
    }

    /// The setup of a preset for the current players.
    fn preset_setup(&self, preset: Preset) -> Setup {
        let setup = preset.setup(self.seating.seats());
        Setup {
            options: self.for_players(setup.options),
            ..setup
        }
    }

    /// The preset with exactly the chosen edition, boxes and options, if there is one.
    pub fn preset(&self) -> Option<Preset> {
        let setup = Setup {
            handicap: Handicap::NONE,
            ..self.setup()
        };
        let mut presets = Preset::ALL.into_iter();
        presets.find(|&preset| self.preset_setup(preset) == setup)
    }

    /// The seed: a typed number as it is, a typed text hashed, and `chance` if nothing is typed.
    pub fn seed(&self, chance: u64) -> u64 {
        let typed = self.seed.trim();
        if typed.is_empty() {
            return chance;
        }
        typed.parse().unwrap_or_else(|_| {
            let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
            typed.bytes().fold(0xCBF2_9CE4_8422_2325, mix)
        })
    }

    /// Who plays an added seat: the same kind of player as in the last one.
    pub fn newcomer(&self) -> Control {
        let last = self.seating.chairs().last().map(|chair| chair.control);
        last.unwrap_or_default()
    }

    /// Sets the number of seats; an added one is a computer like the last one. Removing the first player resets that choice.
    pub fn resize(&mut self, seats: u8) {
        let before = self.seating.seats();
        let seats = seats.clamp(2, self.most_seats());
        if matches!(self.options().first_player, FirstPlayer::Seat(first) if first.0 >= seats) {
            self.agreed.options.first_player = self.by_edition().first_player;
        }
        for seat in (seats..before).map(Seat) {
            self.agreed.handicap.give(seat, 0);
        }
        let newcomer = self.newcomer();
        self.seating.resize(seats);
        self.leave_links();
        for seat in (before..seats).map(Seat) {
            self.seating.set_control(seat, newcomer);
        }
    }

    /// Removes a player, unless only two are left. The choice of the first player is reset unless that seat stays where it is.
    pub fn leave(&mut self, seat: Seat) {
        if self.seating.seats() <= 2 || seat.0 >= self.seating.seats() {
            return;
        }
        self.seating.remove(seat);
        if self.here > seat {
            self.here = Seat(self.here.0 - 1);
        }
        self.leave_links();
        self.agreed.handicap.remove(seat);
        if matches!(self.options().first_player, FirstPlayer::Seat(first) if first >= seat) {
            self.agreed.options.first_player = self.by_edition().first_player;
        }
    }

    /// Chooses the edition. Options that followed the old edition follow the new one. If the new one seats fewer players, the
    /// others stay, which is a fault until the user decides.
    pub fn choose_edition(&mut self, edition: Edition) {
        let changed: Vec<OptionValue> = OptionWord::all()
            .filter(|&option| self.differs(option))
            .map(|option| OptionValue::from_options(option, self.options()))
            .collect();
        let old = Setup::base(self.edition(), 2);
        self.agreed.edition = edition;
        self.reset();
        for value in changed {
            value.put(&mut self.agreed.options);
        }
        for entry in Setup::base(edition, 2).sets {
            self.agreed
                .sets
                .retain(|kept| old.copies(kept.set) == 0 && kept.set != entry.set);
            self.agreed = self.agreed.clone().with_set(entry.set);
        }
    }

    /// Gives a seat the next free colour, in the order of all colours.
    pub fn next_colour(&mut self, seat: Seat) {
        let Some(own) = self.seating.chair(seat).map(|chair| chair.colour()) else {
            return;
        };
        let taken = |colour: &Colour| {
            self.seating
                .chairs()
                .iter()
                .any(|chair| chair.colour() == *colour)
        };
        let from = Colour::ALL
            .iter()
            .position(|&colour| colour == own)
            .unwrap_or(0);
        let after =
            (1..Colour::ALL.len()).map(|step| Colour::ALL[(from + step) % Colour::ALL.len()]);
        if let Some(next) = after.into_iter().find(|colour| !taken(colour)) {
            self.seating.set_colour(seat, next);
        }
    }
}

/// Who began a tile game.
fn first_player(session: &Session) -> Seat {
    if let FirstPlayer::Seat(seat) = session.game().setup().options.first_player {
        return seat;
    }
    let told = session.log().iter().find_map(|line| match line.event {
        Event::First(seat) => Some(seat),
        _ => None,
    });
    told.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_can_be_played() {
        assert!(Form::default().setup().faults().is_empty());
    }

    #[test]
    fn a_seed_is_a_number_a_text_or_chance() {
        let seed = |text: &str| {
            let form = Form {
                seed: text.to_string(),
                ..Form::default()
            };
            form.seed(7)
        };
        assert_eq!(seed(" 42 "), 42);
        assert_eq!(seed("  "), 7);
        assert_ne!(seed("castle"), seed("village"));
        assert_eq!(seed("castle"), seed("castle"));
    }

    #[test]
    fn colours_go_round_among_those_nobody_has() {
        let mut form = Form::default();
        let other = form.seating.chairs()[1].colour();
        let mut seen = Vec::new();
        for _ in 0..5 {
            form.next_colour(Seat(0));
            seen.push(form.seating.chairs()[0].colour());
        }
        assert!(!seen.contains(&other));
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 5);
    }

    #[test]
    fn anybody_can_leave_and_those_behind_move_up() {
        let mut form = Form::default();
        form.resize(4);
        for (seat, name) in (0..).map(Seat).zip(["Ana", "Bob", "Cleo", "Dan"]) {
            form.seating.set_name(seat, name);
        }
        form.set_option(OptionValue::FirstPlayer(FirstPlayer::Seat(Seat(3))));
        form.leave(Seat(1));
        let names = |form: &Form| -> Vec<String> {
            let chairs = form.seating.chairs().iter();
            chairs.map(|chair| chair.name().to_string()).collect()
        };
        assert_eq!(names(&form), ["Ana", "Cleo", "Dan"]);
        assert_eq!(form.options().first_player, FirstPlayer::Random);
        form.leave(Seat(0));
        form.leave(Seat(0));
        assert_eq!(names(&form), ["Cleo", "Dan"], "a game has two players");
    }

    #[test]
    fn points_to_begin_with_stay_with_their_player() {
        let mut form = Form::default();
        form.resize(4);
        form.give_handicap(Seat(2), 10);
        form.give_handicap(Seat(3), 25);
        form.leave(Seat(0));
        assert_eq!(
            form.handicap().given().collect::<Vec<_>>(),
            [(Seat(1), 10), (Seat(2), 25)]
        );
        form.choose_preset(Preset::Winter);
        assert_eq!(form.preset(), Some(Preset::Winter));
        form.resize(2);
        assert_eq!(form.handicap().given().collect::<Vec<_>>(), [(Seat(1), 10)]);
        assert!(form.setup().faults().is_empty());
    }

    #[test]
    fn an_edition_with_fewer_seats_sends_nobody_away_by_itself() {
        let mut form = Form::default();
        form.resize(6);
        form.choose_edition(Edition::First2001);
        assert_eq!(form.seating.seats(), 6);
        let fault = SetupFault::Seats { most: 5 };
        assert_eq!(form.setup().faults(), [fault]);
        let mut smaller = form.clone();
        smaller.resize(5);
        assert!(smaller.setup().faults().is_empty());
        form.set_option(OptionValue::MaxPlayers(6));
        assert!(form.setup().faults().is_empty());
    }

    #[test]
    fn cards_are_for_as_many_as_their_setup_says() {
        let (least, most) = cards::Setup::SEATS;
        let mut form = Form::default();
        form.resize(most + 1);
        form.kind = Kind::Cards;
        let fault = FormFault::Cards(cards::SetupFault::Seats);
        assert_eq!(form.faults(), [fault]);
        for seats in least..=most {
            form.resize(seats);
            assert_eq!(form.faults(), []);
        }
    }

    #[test]
    fn who_should_begin_and_leaves_does_not_begin() {
        let mut form = Form::default();
        form.resize(3);
        form.set_option(OptionValue::FirstPlayer(FirstPlayer::Seat(Seat(2))));
        form.resize(4);
        assert_eq!(form.options().first_player, FirstPlayer::Seat(Seat(2)));
        form.resize(2);
        assert_eq!(form.options().first_player, FirstPlayer::Random);
        assert!(form.setup().faults().is_empty());
    }
}
