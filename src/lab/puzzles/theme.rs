//! The themes of puzzles, and what makes a position a puzzle of each.

use super::Puzzle;
use super::count::count;
use super::turns::{Turn, every_turn};
use engine::learn::{Aim, Attempt, Goal, Standing, Task};
use engine::rules::{Event, Figure, Game, Record, Spot};
use engine::session::Session;
use engine::table::{Chapter, RuleId, Seat};
use engine::tiles::FeatureKind;

/// Most ways to place the tile that may reach the goals.
const FEW_WAYS: usize = 3;
/// Fewest ways to place the tile: without a choice there is nothing to find.
pub(super) const MANY_PLACES: usize = 6;
/// Fewest points that make a puzzle.
const WORTH: u32 = 6;
/// Fewest points by which the solution beats every turn that misses the goals.
const AHEAD: u32 = 3;
/// Most turns that may win.
pub(super) const FEW_TURNS: usize = 3;

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// The most points in one turn.
    Points,
    /// A figure comes home where that is hard: the supply is empty, or the same turn has to deploy another.
    Home,
    /// A city or road held by the opponent alone is completed for points of one's own.
    Join,
    /// The tile in hand is the last of the game, and placing it well wins.
    Last,
    /// One or two tiles are to come after the one in hand, and the right turn wins whatever the opponent does.
    Endgame,
    /// Nothing to play: predict who scores what at the end of a small game.
    Count,
}

impl Theme {
    /// All themes in display order.
    pub const ALL: [Theme; 6] = [
        Theme::Points,
        Theme::Home,
        Theme::Join,
        Theme::Last,
        Theme::Count,
        Theme::Endgame,
    ];

    /// The folder of its puzzles, which is also its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Points => "points",
            Theme::Home => "home",
            Theme::Join => "join",
            Theme::Last => "last",
            Theme::Endgame => "endgame",
            Theme::Count => "count",
        }
    }

    /// The inverse of [`Theme::name`].
    pub fn parse(word: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == word)
    }

    /// The puzzle of this theme in a two-player record: its last tile is still to be placed, or, where scores are to be
    /// predicted, has just been placed. `None` if it is no such puzzle or not every turn could be tried.
    pub fn find(self, record: &Record) -> Option<Puzzle> {
        if record.setup.seats != 2 {
            return None;
        }
        match self {
            Theme::Count => count(record),
            _ => {
                let session = Session::from_record(record).ok()?;
                let turns = every_turn(&session)?;
                self.of_turns(&session, &turns)
            }
        }
    }

    /// Like [`Theme::find`] with all turns already tried; `None` for themes without a decision.
    pub fn of_turns(self, session: &Session, turns: &[Turn]) -> Option<Puzzle> {
        let ends = turns.first()?.after.asked().is_none();
        if ends != (self == Theme::Last) {
            return None;
        }
        let candidate = PuzzleCandidate::new(self, session, turns)?;
        match self {
            Theme::Points => candidate.points(),
            Theme::Home => candidate.home(),
            Theme::Join => candidate.join(),
            Theme::Last => candidate.last(),
            Theme::Endgame => candidate.endgame(),
            Theme::Count => None,
        }
    }
}

/// A position that may be a puzzle, with every possible turn.
pub(super) struct PuzzleCandidate<'a> {
    theme: Theme,
    pub(super) seat: Seat,
    pub(super) other: Seat,
    game: &'a Game,
    pub(super) turns: &'a [Turn],
    places: usize,
}

impl<'a> PuzzleCandidate<'a> {
    fn new(theme: Theme, session: &'a Session, turns: &'a [Turn]) -> Option<PuzzleCandidate<'a>> {
        let seat = session.asked_seat()?;
        let places = ways(turns.iter());
        (places >= MANY_PLACES).then_some(PuzzleCandidate {
            theme,
            seat,
            other: Seat(1 - seat.0),
            game: session.game(),
            turns,
            places,
        })
    }

    /// The most points, clearly more than any other turn.
    fn points(&self) -> Option<Puzzle> {
        let most = self.turns.iter().map(|turn| turn.points(self.seat)).max()?;
        if most < WORTH {
            return None;
        }
        let puzzle = self.with(vec![Goal::single(Aim::Score(most.try_into().ok()?))])?;
        // Without a scoring alternative there is no choice to make.
        let tempting = puzzle.next[0] > 0;
        (tempting && puzzle.next[0] + AHEAD <= most).then_some(puzzle)
    }

    /// A figure that is already on the table comes home.
    fn home(&self) -> Option<Puzzle> {
        let supply = self.game.player(self.seat).supply();
        let (wanted, alone) = match supply.count(Figure::Meeple) {
            0 => (vec![Goal::single(Aim::Home)], None),
            _ => {
                let [goals, alone] = self.home_again()?;
                (goals, Some(alone))
            }
        };
        let stood = |turn: &&Turn| {
            turn.events().any(|event| {
                matches!(event, Event::Returned { seat, spot, .. } if *seat == self.seat && spot.pos != turn.laid.0)
            })
        };
        let puzzle = self.with(wanted.clone())?;
        // The goals have to be harder than bringing a figure home alone.
        let easier = alone.map_or(self.places, |alone| ways(self.reaching(&alone).into_iter()));
        let all_stood = self.reaching(&wanted).iter().all(stood);
        (all_stood && easier > puzzle.ways).then_some(puzzle)
    }

    /// The goals while meeples are left: bring one home and put one where the fewest turns can; then the first of them alone.
    fn home_again(&self) -> Option<[Vec<Goal>; 2]> {
        let kinds = [FeatureKind::City, FeatureKind::Monastery, FeatureKind::Road];
        let home = Goal::single(Aim::Home);
        let goals = kinds.map(|kind| vec![home.clone(), Goal::single(Aim::Figure(kind))]);
        let mut reached = goals.into_iter().filter_map(|goals| {
            let count = ways(self.reaching(&goals).into_iter());
            (count > 0).then_some((count, goals))
        });
        let first = reached.next()?;
        let (_, goals) = reached.fold(first, |best, one| if one.0 < best.0 { one } else { best });
        Some([goals, vec![home]])
    }

    /// A feature that only the opponent was on is completed, and scores for the solver as well or instead.
    fn join(&self) -> Option<Puzzle> {
        let kinds = [FeatureKind::City, FeatureKind::Road].into_iter();
        let found = kinds.filter_map(|kind| {
            let joining = self.turns.iter().filter(|turn| self.joins(turn, kind));
            let points = joining.map(|turn| turn.points(self.seat)).max()?;
            let goals = [Aim::Complete(kind), Aim::Score(points.try_into().ok()?)];
            (points >= WORTH).then(|| (points, kind, goals.map(Goal::single).to_vec()))
        });
        let (_, kind, goals) = found.max_by_key(|&(points, ..)| points)?;
        let joins = |turn: &&Turn| self.joins(turn, kind);
        if !self.reaching(&goals).iter().all(joins) {
            return None;
        }
        let puzzle = self.with(goals)?;
        let [own, other] = puzzle.best;
        (own >= other).then_some(Puzzle { kind, ..puzzle })
    }

    /// Whether a turn scores a feature of this kind for the solver, part of which the opponent held alone before.
    fn joins(&self, turn: &Turn, wanted: FeatureKind) -> bool {
        let completes = turn.events().any(|event| {
            matches!(event, Event::Completed { kind, winners, .. } if *kind == wanted && winners.has(self.seat))
        });
        let alone = |event: &Event| match event {
            Event::Returned { seat, spot, .. } if *seat == self.other => {
                let seg = self.game.board().seg(*spot);
                let region = seg.map(|seg| self.game.regions().region_of(seg));
                region.is_some_and(|region| {
                    self.game.regions().get(region).kind == wanted
                        && !self.game.holds(self.seat, region)
                        && self.scores_there(turn, *spot)
                })
            }
            _ => false,
        };
        completes && turn.events().any(alone)
    }

    /// Whether the solver scores for the feature that contains `spot` after the turn.
    fn scores_there(&self, turn: &Turn, spot: Spot) -> bool {
        let game = turn.after.game();
        let region = |spot| game.region_at(spot);
        let there = region(spot);
        turn.scores(self.seat)
            .any(|scored| scored.spot.and_then(region) == there)
    }

    /// Only few turns leave the solver ahead at the end of the game.
    fn last(&self) -> Option<Puzzle> {
        let goals = vec![Goal::single(Aim::Lead)];
        let winning = self.reaching(&goals).len();
        let many = self.turns.len() > FEW_TURNS * MANY_PLACES;
        (many && winning <= FEW_TURNS).then_some(())?;
        let mut puzzle = self.with(goals)?;
        let totals = |turn: &Turn| {
            let scores = turn.after.game().scores();
            [self.seat, self.other].map(|seat| scores.get(seat.index()).copied().unwrap_or(0))
        };
        let behind = self
            .turns
            .iter()
            .map(totals)
            .filter(|[own, other]| own <= other);
        puzzle.best = totals(&puzzle.solution);
        puzzle.next =
            behind.max_by_key(|&[own, other]| (i64::from(own) - i64::from(other), own))?;
        Some(puzzle)
    }

    /// Tiles to come after the one in hand.
    pub(super) fn to_come(&self) -> u16 {
        self.game.stack().left()
    }

    /// The turns that reach these goals, judged as on a board. No goal here needs a search for the winner.
    fn reaching(&self, goals: &[Goal]) -> Vec<&'a Turn> {
        self.reaching_within(goals, &mut 0)
    }

    /// The turns that reach these goals; positions searched to find out who wins are taken from `left`.
    pub(super) fn reaching_within(&self, goals: &[Goal], left: &mut u32) -> Vec<&'a Turn> {
        let task = Task {
            turns: 1,
            goals: goals.to_vec(),
            ..Task::default()
        };
        let reaches = |turn: &&Turn| {
            let attempt = Attempt {
                session: &turn.after,
                seat: self.seat,
                from: turn.from,
                found: &[],
            };
            task.judge_within(&attempt, left).standing == Standing::Solved
        };
        self.turns.iter().filter(reaches).collect()
    }

    /// A puzzle with these goals, if only few ways to place the tile reach them.
    fn with(&self, goals: Vec<Goal>) -> Option<Puzzle> {
        let reaching = self.reaching(&goals);
        self.of_reaching(goals, &reaching)
    }

    /// The same, given the turns that reach them.
    pub(super) fn of_reaching(&self, goals: Vec<Goal>, reaching: &[&Turn]) -> Option<Puzzle> {
        let ways = ways(reaching.iter().copied());
        if ways > FEW_WAYS {
            return None;
        }
        let simplest = |turn: &&&Turn| (turn.lines.len(), turn.deploys());
        let solution: &Turn = reaching.iter().min_by_key(simplest)?;
        let reaches = |turn: &&Turn| reaching.iter().any(|one| one.lines == turn.lines);
        let points = |turn: &Turn| [turn.points(self.seat), turn.points(self.other)];
        let short = self.turns.iter().filter(|turn| !reaches(turn)).map(points);
        Some(Puzzle {
            theme: self.theme,
            seat: self.seat,
            goals,
            kind: main_kind(solution, self.seat),
            places: self.places,
            ways,
            needs_figure: reaching.iter().all(|turn| turn.deploys()),
            to_come: 0,
            best: points(solution),
            next: short.max().unwrap_or_default(),
            rules: self.theme.rules(&[self.seat], solution),
            solution: solution.clone(),
        })
    }
}

/// In how many ways these turns place the tile.
fn ways<'a>(turns: impl Iterator<Item = &'a Turn>) -> usize {
    let mut ways = Vec::new();
    for turn in turns {
        if !ways.contains(&turn.laid) {
            ways.push(turn.laid);
        }
    }
    ways.len()
}

/// The kind of feature that scores most for a seat in a turn.
fn main_kind(turn: &Turn, seat: Seat) -> FeatureKind {
    let game = turn.after.game();
    let most = turn.scores(seat).max_by_key(|scored| scored.points);
    let seg = most.and_then(|scored| game.board().seg(scored.spot?));
    seg.map_or(FeatureKind::Field, |seg| game.region(seg).kind)
}

impl Theme {
    /// The rules that score for these seats in a turn, and those the theme is about.
    pub(super) fn rules(self, seats: &[Seat], turn: &Turn) -> Vec<RuleId> {
        let scored = seats.iter().flat_map(|&seat| turn.scores(seat));
        let items = scored.flat_map(|scored| &scored.items);
        let rule = RuleId::rule;
        let of_theme: &[RuleId] = match self {
            Theme::Points => &[rule(Chapter::Sco, 1)],
            Theme::Home => &[rule(Chapter::Sco, 5)],
            Theme::Join => &[rule(Chapter::Sco, 2), rule(Chapter::Sco, 3)],
            Theme::Last | Theme::Endgame | Theme::Count => {
                &[rule(Chapter::End, 3), rule(Chapter::End, 4)]
            }
        };
        let mut rules: Vec<RuleId> = items.map(|item| item.line.rule).collect();
        rules.extend(of_theme);
        rules.sort_unstable();
        rules.dedup();
        rules
    }
}
