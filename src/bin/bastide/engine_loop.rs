//! `bastide engine`: the computer players, driven by another program (`src/engine/ai/PROTOCOL.md`).

use std::io::{self, BufRead as _};
use std::time::{Duration, Instant};

use engine::ai::Strategy as _;
use engine::ai::protocol::{Answer, Limit, Order};
use engine::ai::{Carryover, Contender, Level, Progress, Thinker, think_on};
use engine::rules::Action;
use engine::table::{Kind, Party, Record, Secrets};
use engine::{cards, rules};

use crate::args::{Args, Complaint, print, record_of, replayed, texts};
use crate::player::Own;
use crate::words::Worded;

/// Positions searched between two looks at the clock.
const SLICE: u32 = 200;
/// Positions searched to estimate how long one takes.
const TRIAL: u32 = 2_000;

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let named = args.values(1, texts().usage_engine())?.pop();
    let own = Own::parse(named.as_deref().unwrap_or(Level::Expert.name()))?;
    let mut lines = io::stdin().lock().lines().map_while(Result::ok);
    let (mut game, mut kept) = (None, None);
    while let Some(order) = Order::read(&mut lines) {
        let answers = match order {
            Ok(Order::Hello) => {
                let name = format!("Bastide {}", own.words);
                vec![Answer::Name(name), Answer::Ready]
            }
            Ok(Order::Game(text)) => vec![match read(&text, &own) {
                Ok(read) => {
                    game = Some(read);
                    Answer::Ready
                }
                Err(complaint) => {
                    game = None;
                    Answer::Fault(complaint.0)
                }
            }],
            Ok(Order::Go(limit)) => vec![match &game {
                Some(decide) => match decide(limit, &mut kept) {
                    Some(line) => Answer::Action(line),
                    None => Answer::Fault(texts().engine_nobody_asked().to_owned()),
                },
                None => Answer::Fault(texts().engine_without_game().to_owned()),
            }],
            Ok(Order::Quit) => return Ok(()),
            Err(fault) => vec![Answer::Fault(fault.to_string())],
        };
        for answer in answers {
            print(&answer.to_string())?;
        }
    }
    Ok(())
}

/// A game as far as the engine was told about it: the line of a player's action within a limit, with what it kept from its previous
/// decision; `None` if nobody is asked.
type Told = Box<dyn Fn(Limit, &mut Option<Carryover>) -> Option<String>>;

/// The game of a record, if this player can play it.
fn read(text: &str, own: &Own) -> Result<Told, Complaint> {
    let (kind, player) = (Kind::detect(text), own.player.clone());
    own.check(kind)?;
    Ok(match kind {
        Kind::Tiles => {
            let game: rules::Game = told(text)?;
            Box::new(move |limit, kept| {
                let action = decide_tiles(&game, &player, limit, kept);
                action.map(|action| game.action_text(action))
            })
        }
        // In the card game a decision takes a few milliseconds, so it needs no limit.
        Kind::Cards => {
            let game: cards::Game = told(text)?;
            Box::new(move |_, _| Some(game.action_text(player.choose(&game, 0)?)))
        }
    })
}

fn told<G: Secrets + Worded>(text: &str) -> Result<G, Complaint> {
    let record = record_of("game", Record::<G>::read_redacted(text))?;
    Ok(replayed(&record)?.0)
}

fn decide_tiles(
    game: &rules::Game,
    player: &Contender,
    limit: Limit,
    kept: &mut Option<Carryover>,
) -> Option<Action> {
    match limit {
        Limit::Time(time) => {
            let time = Duration::from_millis(time.get().into());
            in_time(game, player, time, kept)
        }
        Limit::Free | Limit::Nodes(_) => {
            let player = player.clone().limited(limit);
            think_on(game, 0, &player, kept).map(|thought| thought.action)
        }
    }
}

/// A player's action within a thinking time.
fn in_time(
    game: &rules::Game,
    player: &Contender,
    time: Duration,
    kept: &mut Option<Carryover>,
) -> Option<Action> {
    let began = Instant::now();
    let Party::Player(seat) = game.asked()?.party else {
        return None;
    };
    let seen = game.seen_by(Some(seat));
    let mut thinker = Thinker::with_player(seen.clone(), 0, player)?;
    if let Progress::Done(action) = thinker.step(TRIAL) {
        *kept = thinker.carryover();
        return Some(action);
    }
    // Extrapolate from the time taken so far how many positions fit into `time`.
    let share = time.as_secs_f64() / began.elapsed().as_secs_f64().max(f64::MIN_POSITIVE);
    let budget = (f64::from(thinker.nodes()) * share).min(f64::from(u32::MAX / 4));
    let player = player.clone();
    let plan = player.plan.for_budget(budget as u32);
    let thinker = Thinker::with_player(seen, 0, &Contender { plan, ..player })?;
    let mut thinker = thinker.with_carryover(kept.take());
    loop {
        let decided = match thinker.step(SLICE) {
            Progress::Done(action) => Some(action),
            Progress::Thinking if began.elapsed() < time => None,
            Progress::Thinking => thinker.best_so_far(),
        };
        if decided.is_some() {
            *kept = thinker.carryover();
            return decided;
        }
    }
}
