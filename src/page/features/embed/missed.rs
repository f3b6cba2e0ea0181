//! Why a task was missed: what is missing, and what the answer achieved instead.

use super::task::TaskRun;
use crate::context::Context;
use crate::messages::{PlayerNames, Texts, cards, sentences};
use crate::sentences::goals::{goal_on_board, goal_text};
use crate::stage::AnyStage;
use engine::ai::WorstEnd;
use engine::cards::Event as CardEvent;
use engine::learn::{Aim, Clause, Goal, GoalFeature, Standing};
use engine::rules::{Event, Game, RegionId, Spot};
use engine::session::{Entry, Session};
use engine::table::{LoggedEvent, Play, Seat, SeatSet};
use engine::tiles::{FeatureKind, Pos, SegmentId};

/// The explanation of a wrong answer: a sentence for each missing goal, and what the answer achieved.
pub(super) fn reasons(cx: &Context, run: &TaskRun, reached: &[bool]) -> Vec<String> {
    let texts = cx.texts();
    let told = missing(run, reached).map(|goal| texts.goal_missing(&goal_text(texts, goal)));
    let given = given_instead(cx, texts, run, reached).into_iter();
    told.chain(given.map(Cause::told)).collect()
}

/// A sentence about an answer, with the rules behind it in words.
pub(super) struct Cause {
    pub text: String,
    /// Empty if there are none.
    pub rules: String,
}

impl Cause {
    /// Without rules.
    pub fn from_text(text: String) -> Cause {
        let rules = String::new();
        Cause { text, rules }
    }

    fn told(self) -> String {
        [self.text, self.rules].join(" ").trim_end().to_string()
    }
}

/// What prevented the missing goals and, if points were wanted, what was scored by which rules. Nothing more is shown next to the
/// goals, whose marks say which are missing.
#[inline(never)]
pub(super) fn given_instead(
    cx: &Context,
    texts: &Texts,
    run: &TaskRun,
    reached: &[bool],
) -> Vec<Cause> {
    let causes = missing(run, reached).filter_map(|goal| cause(cx, texts, run, goal));
    let mut told: Vec<Cause> = causes.map(Cause::from_text).collect();
    if missing(run, reached).any(wants_points) {
        let points = scored(cx, run);
        // If it is explained why nothing was completed, that nothing was scored goes without saying.
        let goes_without_saying = points.len() == 1 && !told.is_empty();
        told.extend(points.into_iter().filter(|_| !goes_without_saying));
    }
    told
}

/// What already keeps a goal from being reached, while the tile or the figure can still be taken back; with further turns it may
/// still be reached.
pub(super) fn wrong_so_far(cx: &Context, run: &TaskRun, reached: &[bool]) -> Option<String> {
    let open = run.told == Standing::Open && run.task.turns == 1;
    let done = Done::from_task(cx, run).filter(|_| open)?;
    let laid = done.laid()?;
    let texts = cx.texts();
    missing(run, reached).find_map(|goal| {
        let wrong = match wanted_alone(goal)? {
            Aim::Place(cell, _) if cell == laid => return Some(texts.goal_turn_it().to_string()),
            Aim::Place(..) => return Some(texts.goal_elsewhere().to_string()),
            Aim::Figure(kind) => done.figure_elsewhere(texts, GoalFeature::Any(kind))?,
            Aim::Occupy(sought) => done.figure_elsewhere(texts, sought)?,
            _ => return None,
        };
        Some(texts.goal_take_back(wrong, &goal_on_board(texts.for_eyes(), goal)))
    })
}

/// What prevented a goal, if the answer explains it.
fn cause(cx: &Context, texts: &Texts, run: &TaskRun, goal: &Goal) -> Option<String> {
    let done = Done::from_task(cx, run)?;
    match wanted_alone(goal)? {
        Aim::Complete(kind) => done.not_completed(texts, kind),
        Aim::Figure(kind) => Some(done.no_such_figure(texts, kind).to_string()),
        Aim::Occupy(sought) => Some(done.nobody_there(texts, sought).to_string()),
        Aim::Majority(sought) => done.no_majority(texts, sought).map(str::to_string),
        Aim::Place(cell, _) => Some(match done.laid()? == cell {
            true => texts.goal_turned().to_string(),
            false => texts.goal_elsewhere().to_string(),
        }),
        Aim::Home => Some(texts.goal_not_home().to_string()),
        Aim::Win => Some(run.answered(texts)),
        Aim::Lead => done.ended(texts),
        Aim::Score(_) | Aim::Find | Aim::Lay => None,
    }
}

/// The aim of a goal with only one.
pub(super) fn wanted_alone(goal: &Goal) -> Option<Aim> {
    match goal.any[..] {
        [Clause { aim, wanted: true }] => Some(aim),
        _ => None,
    }
}

/// The solver's standing in a feature that somebody else holds, best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Share {
    /// With as many figures.
    Tied,
    /// With fewer.
    Fewer,
    Nothing,
}

/// The solver's actions since the task began.
struct Done<'a> {
    session: &'a Session<Game>,
    seat: Seat,
    from: usize,
}

impl<'a> Done<'a> {
    /// Only in the tile game.
    pub(crate) fn from_task(cx: &'a Context, run: &TaskRun) -> Option<Done<'a>> {
        let Some(AnyStage::Tiles(stage)) = &cx.stage else {
            return None;
        };
        let (seat, from) = run.answered_by();
        Some(Done {
            session: stage.session(),
            seat,
            from,
        })
    }

    fn events(&self) -> impl Iterator<Item = &Event> {
        events(self.session, self.from)
    }

    /// The cell of the tile placed last.
    fn laid(&self) -> Option<Pos> {
        let placed = self.events().filter_map(|event| match event {
            Event::Placed { seat, pos, .. } if *seat == self.seat => Some(*pos),
            _ => None,
        });
        placed.last()
    }

    /// How the game ended, if it did.
    fn ended(&self, texts: &Texts) -> Option<String> {
        let game = self.session.game();
        let end = game.is_over().then(|| WorstEnd::find(game, self.seat))??;
        Some(texts.goal_ends(end.own, end.best))
    }

    /// Something was completed, but without a majority for the solver; or it is still open.
    fn not_completed(&self, texts: &Texts, wanted: FeatureKind) -> Option<String> {
        let winners = self.events().find_map(|event| match event {
            Event::Completed { kind, winners, .. } if *kind == wanted => Some(*winners),
            _ => None,
        });
        match winners {
            Some(nobody) if nobody.is_empty() => Some(texts.goal_nobodys().to_string()),
            Some(_) => Some(texts.goal_not_yours().to_string()),
            None => {
                let open = self.open(wanted)?;
                Some(texts.goal_still_open(wanted, open.into()))
            }
        }
    }

    /// How much is missing to complete a feature on the placed tile, or with the solver's figure: the least of all.
    fn open(&self, wanted: FeatureKind) -> Option<u16> {
        let (game, pos) = (self.session.game(), self.laid()?);
        let spots = (0..).map(|segment| Spot {
            pos,
            segment: SegmentId(segment),
        });
        let laid = spots.map_while(|spot| game.board().seg(spot));
        let standing = game.standing().iter();
        let own = standing.filter(|one| one.owner == self.seat);
        let segments = laid.chain(own.map(|one| one.seg));
        let regions = segments.map(|seg| game.regions().get(game.regions().region_of(seg)));
        let open = regions.filter(|region| region.kind == wanted && !region.complete());
        open.map(|region| region.open).min()
    }

    /// No figure was placed where one was wanted: on another feature of that kind, on another kind, or not at all. A feature held
    /// by somebody else can only be joined.
    fn nobody_there(&self, texts: &Texts, sought: GoalFeature) -> &'static str {
        let wanted = sought.kind();
        let same = |event: &Event| matches!(event, Event::Deployed { seat, kind, .. } if *seat == self.seat && *kind == wanted);
        let game = self.session.game();
        let held = match sought {
            GoalFeature::Any(_) => None,
            GoalFeature::This(named) => named
                .find(game.board())
                .and_then(|spot| game.region_at(spot)),
        };
        match held {
            Some(id) if !game.holders(id).is_empty() => texts.goal_no_share(),
            _ if self.events().any(same) => texts.goal_other_one(wanted),
            _ => self.no_such_figure(texts, wanted),
        }
    }

    /// Who has as many figures, or more, where the majority was wanted; of all such features the one that comes closest.
    fn no_majority(&self, texts: &Texts, sought: GoalFeature) -> Option<&'static str> {
        let game = self.session.game();
        let named = match sought {
            GoalFeature::Any(_) => None,
            GoalFeature::This(named) => {
                let spot = named.find(game.board())?;
                Some(game.region_at(spot)?)
            }
        };
        let meant = game.regions().all().filter(|(id, region)| match named {
            Some(named) => *id == named,
            None => region.kind == sought.kind(),
        });
        let scored = self.won(sought.kind());
        let nearest = meant.filter_map(|(id, _)| self.share(id, &scored)).min()?;
        Some(match nearest {
            Share::Tied => texts.goal_tied(),
            Share::Fewer => texts.goal_fewer(),
            Share::Nothing => texts.goal_no_share(),
        })
    }

    /// The completed features of a kind and who had their majority; their figures have already been returned.
    fn won(&self, wanted: FeatureKind) -> Vec<(RegionId, SeatSet)> {
        let won = self.events().filter_map(|event| match event {
            Event::Completed {
                kind,
                winners,
                spot,
            } if *kind == wanted => Some((self.session.game().region_at(*spot)?, *winners)),
            _ => None,
        });
        won.collect()
    }

    /// The solver's standing in a feature that somebody else holds; `None` if nobody else does.
    fn share(&self, id: RegionId, won: &[(RegionId, SeatSet)]) -> Option<Share> {
        let (game, seat) = (self.session.game(), self.seat);
        let known = won.iter().find(|(region, _)| *region == id);
        let winners = known.map_or_else(|| game.majority(id), |(_, winners)| *winners);
        if winners.without(seat).is_empty() {
            return None;
        }
        Some(match (winners.has(seat), game.holds(seat, id)) {
            (true, _) => Share::Tied,
            (false, true) => Share::Fewer,
            (false, false) => Share::Nothing,
        })
    }

    /// On what the figure stands instead of where it was wanted; `None` while none was put anywhere.
    fn figure_elsewhere(&self, texts: &Texts, sought: GoalFeature) -> Option<&'static str> {
        let wanted = sought.kind();
        let put = self.events().find_map(|event| match event {
            Event::Deployed { seat, kind, .. } if *seat == self.seat => Some(*kind),
            _ => None,
        });
        put.map(|kind| match kind == wanted {
            true => texts.goal_other_one(wanted),
            false => texts.goal_other_figure(kind),
        })
    }

    /// Another feature was occupied, or none.
    fn no_such_figure(&self, texts: &Texts, wanted: FeatureKind) -> &'static str {
        let elsewhere = self.events().find_map(|event| match event {
            Event::Deployed { seat, kind, .. } if *seat == self.seat && *kind != wanted => {
                Some(*kind)
            }
            _ => None,
        });
        let told = elsewhere.map(|kind| texts.goal_other_figure(kind));
        told.unwrap_or(texts.goal_no_figure())
    }
}

fn missing<'a>(run: &'a TaskRun, reached: &'a [bool]) -> impl Iterator<Item = &'a Goal> {
    let goals = run.goals().iter().zip(reached);
    goals
        .filter(|(_, reached)| !**reached)
        .map(|(goal, _)| goal)
}

fn wants_points(goal: &Goal) -> bool {
    let points = |aim| matches!(aim, Aim::Score(_) | Aim::Lead);
    goal.any.iter().any(|clause| points(clause.aim))
}

/// The solver's points since the task began, item by item.
fn scored(cx: &Context, run: &TaskRun) -> Vec<Cause> {
    let texts = cx.texts();
    let (seat, from) = run.answered_by();
    let Some(player_names) = cx.player_names() else {
        return Vec::new();
    };
    let items: Vec<(u16, Cause)> = match &cx.stage {
        None => Vec::new(),
        Some(AnyStage::Tiles(stage)) => events(stage.session(), from)
            .filter_map(|event| tile_item(texts, &player_names, event, seat))
            .collect(),
        Some(AnyStage::Cards(stage)) => events(stage.session(), from)
            .filter_map(|event| card_item(texts, &player_names, event, seat))
            .collect(),
    };
    let points = items.iter().map(|(points, _)| u32::from(*points)).sum();
    let head = Cause::from_text(texts.task_scored(points));
    [head]
        .into_iter()
        .chain(items.into_iter().map(|(_, item)| item))
        .collect()
}

fn events<G: Play>(session: &Session<G>, from: usize) -> impl Iterator<Item = &G::Event> {
    let entries = session.entries().iter().skip(from);
    entries.flat_map(|entry: &Entry<G>| &entry.events)
}

/// A seat's points from an event of the tile game, with their parts and rules; `None` if there are none.
fn tile_item(
    texts: &Texts,
    player_names: &PlayerNames,
    event: &Event,
    seat: Seat,
) -> Option<(u16, Cause)> {
    let Event::Scored(scored) = event else {
        return None;
    };
    let parts = [
        sentences::points(texts, player_names, scored),
        sentences::full_explanation(texts, player_names, scored),
    ];
    let cause = Cause {
        text: parts.join(" "),
        rules: sentences::rules(texts, scored),
    };
    (scored.seat == seat).then_some((scored.points, cause))
}

/// The same in the card game.
fn card_item(
    texts: &Texts,
    player_names: &PlayerNames,
    event: &CardEvent,
    seat: Seat,
) -> Option<(u16, Cause)> {
    let points = event.points().filter(|points| points.seat == seat)?;
    let text = cards::event(texts, player_names, event)?;
    Some((points.points, Cause::from_text(text)))
}
