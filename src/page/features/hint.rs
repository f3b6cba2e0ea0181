//! A hint: what an expert would do in the place of whoever is asked, what is expected of it, and why.

use crate::app::Shell;
use crate::context::effects::Effect;
use crate::features::board::toast::put_toast_away;
use crate::features::cards::give_card_hint;
use crate::messages::{Company, Place, Texts, TileLook, capital, sentences};
use crate::stage::{AnyAction, EitherGame, TileStage};
use engine::ai::{Choice, Level, choose};
use engine::rules::{Action, Event, Game, Question};
use engine::table::record::{Ink, Label, Mark, Marked, NoteKind, Said};
use engine::table::{Asked, Party};
use view::scene::tween::Millis;

/// How many decisions after the first one are looked at for what comes of it.
const FOLLOWED: usize = 4;

/// How far a hint is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hint {
    /// Somebody waits for one about this state of the session.
    Awaited(u64),
    /// One about this state of the session is shown.
    Given(u64),
}

/// Asks an expert about the question that is open.
pub(crate) fn ask_for_hint(shell: &mut Shell, now: Millis) {
    let Some((epoch, seat)) = shell.asked_here() else {
        return;
    };
    if shell.active.hint == Some(Hint::Given(epoch)) {
        put_hint_away(shell);
        // At cards it is nothing else.
        put_toast_away(shell);
        return;
    }
    shell.active.hint = Some(Hint::Awaited(epoch));
    shell.effects.ask(Effect::Think {
        epoch,
        seat,
        level: Level::Expert,
    });
    shell.tell(shell.texts().hint_coming().to_string(), now);
}

/// A hint is about one question: it goes when that is answered.
pub(crate) fn update_hint(shell: &mut Shell, epoch: u64) {
    if let Some(Hint::Awaited(about) | Hint::Given(about)) = shell.active.hint
        && about != epoch
    {
        put_hint_away(shell);
    }
}

fn put_hint_away(shell: &mut Shell) {
    shell.active.hint = None;
    if let Some(stage) = shell.stage.tiles_mut() {
        stage.show_hint(Vec::new());
    }
}

impl Shell {
    /// Whether a hint is shown: it lies where tips do.
    pub(crate) fn gives_hint(&self) -> bool {
        matches!(self.active.hint, Some(Hint::Given(_)))
    }

    /// Takes in what an expert thinks of the choices, the best first, if somebody waits for that. Returns whether it was a hint.
    pub fn give_hint(&mut self, epoch: u64, ranked: &[(AnyAction, i32)], now: Millis) -> bool {
        if self.active.hint != Some(Hint::Awaited(epoch)) {
            return false;
        }
        self.active.hint = Some(Hint::Given(epoch));
        // Whoever thinks in advance gave that up for this.
        self.active.foreseen = None;
        match self.stage.cards() {
            Some(_) => give_card_hint(self, ranked, now),
            None => self.give_tile_hint(ranked, now),
        }
        self.follow_up(now);
        true
    }

    fn give_tile_hint(&mut self, ranked: &[(AnyAction, i32)], now: Millis) {
        let choices: Vec<Choice> = ranked.iter().filter_map(of_tiles).collect();
        let (texts, company) = (self.texts(), self.company());
        let (Some(stage), Some(company)) = (self.stage.tiles_mut(), company) else {
            return;
        };
        let (notes, heard) = advice(stage, &choices, texts, &company);
        stage.show_hint(notes);
        if let Some(first) = choices.first() {
            stage.hold_as(first.action, now);
        }
        put_toast_away(self);
        self.announcer.say(heard);
    }
}

fn of_tiles(&(action, worth): &(AnyAction, i32)) -> Option<Choice> {
    match action {
        EitherGame::Tiles(action) => Some(Choice { action, worth }),
        EitherGame::Cards(_) => None,
    }
}

/// What is said of the choices and where they are; and all of it for ears, where the tile would lie before what comes of that.
fn advice(
    stage: &TileStage,
    choices: &[Choice],
    texts: &Texts,
    company: &Company,
) -> (Vec<NoteKind>, String) {
    let best = choices.first().map_or(0, |choice| choice.worth);
    let (mut notes, mut heard) = (Vec::new(), Vec::new());
    for (number, choice) in (1..).zip(choices) {
        let why = consequences(stage.game(), choice.action, texts, company);
        let tell = |why: &str| told_choice(texts, number, best - choice.worth, why);
        heard.push(match choice.action {
            Action::Place {
                tile,
                pos,
                rotation,
            } => {
                let lies = texts.would_lie(pos, &TileLook::of(tile, rotation));
                tell(&format!("{lies} {why}"))
            }
            _ => tell(&why),
        });
        notes.push(NoteKind::Said(Said {
            language: None,
            text: tell(&why),
        }));
    }
    notes.extend(labels(choices));
    (notes, heard.join(" "))
}

/// A choice by its number, the best one first, that is so many thousandths of a point worse than the best.
pub(crate) fn told_choice(texts: &Texts, number: u32, worse: i32, why: &str) -> String {
    match (number, Less::of(worse)) {
        (1, _) => texts.hint_best(why),
        (_, Less(0, 0)) => texts.hint_equal(number, why),
        (_, Less(points, tenths)) => texts.hint_other(number, points, tenths, why),
    }
}

/// The numbers of the choices on the cells where they lay a tile.
fn labels(choices: &[Choice]) -> Vec<NoteKind> {
    let labels = (1..).zip(choices).filter_map(|(number, choice): (u32, _)| {
        let Action::Place { pos, .. } = choice.action else {
            return None;
        };
        let on = Marked::Label(pos, Label::parse(&number.to_string())?);
        let ink = Ink::Plain;
        Some(NoteKind::Mark(Mark { on, ink }))
    });
    labels.collect()
}

/// By how much a choice is worse: points, and tenths of one.
#[derive(Clone, Copy)]
struct Less(u32, u32);

impl Less {
    fn of(thousandths: i32) -> Less {
        let tenths = (thousandths.max(0) as u32 + 50) / 100;
        Less(tenths / 10, tenths % 10)
    }
}

/// What comes of a choice before anything is revealed, when everything else of the turn is done as it seems best.
pub(crate) fn consequences(
    game: &Game,
    action: Action,
    texts: &Texts,
    company: &Company,
) -> String {
    let mut told = Vec::new();
    let mut after = game.clone();
    let mut next = Some(action);
    for _ in 0..=FOLLOWED {
        let Some(action) = next else {
            break;
        };
        let mut events = Vec::new();
        told.extend(figure_put(&after, action, texts));
        let _ = after.apply(action, &mut events);
        // Nobody has put the figure yet.
        events.retain(|event| !matches!(event, Event::Deployed { .. }));
        let more = events.iter();
        told.extend(more.filter_map(|event| consequence(event, texts, company)));
        next = match after.asked() {
            Some(Asked {
                party: Party::Player(_),
                question,
            }) if question != Question::Confirm => choose(&after, 0, Level::Strong),
            _ => None,
        };
    }
    match (told.is_empty(), action) {
        (false, _) => told.join(" "),
        (true, Action::Place { .. }) => texts.no_figure_put().to_string(),
        (true, _) => texts.nothing_put().to_string(),
    }
}

/// The figure that an action puts and its place, as the list of places calls it.
fn figure_put(game: &Game, action: Action, texts: &Texts) -> Option<String> {
    let Action::Deploy { figure, segment } = action else {
        return None;
    };
    let place = Place::of(game, figure, segment)?;
    Some(format!("{}.", capital(&texts.place(&place))))
}

/// What in these events says why something is done; `otherwise` where nothing does.
pub(crate) fn reasons(
    events: &[Event],
    otherwise: &str,
    texts: &Texts,
    company: &Company,
) -> String {
    let told = events.iter();
    let told = told.filter_map(|event| consequence(event, texts, company));
    let told: Vec<String> = told.collect();
    match told.is_empty() {
        true => otherwise.to_string(),
        false => told.join(" "),
    }
}

/// An event that says why something is done.
fn consequence(event: &Event, texts: &Texts, company: &Company) -> Option<String> {
    match event {
        Event::Scored(scored) => {
            let points = sentences::points(texts, company, scored);
            Some(format!(
                "{points} {}",
                sentences::explanation(texts, scored)
            ))
        }
        Event::Deployed { .. }
        | Event::TookOff { .. }
        | Event::Landed { .. }
        | Event::Conjured { .. }
        | Event::RobberPlaced { .. }
        | Event::GoodsTaken { .. }
        | Event::IngotsTaken { .. }
        | Event::FlockGuided { .. }
        | Event::FerryLaid { .. }
        | Event::FerryTurned { .. }
        | Event::DoubleTurn(_) => Some(sentences::event(texts, company, event)),
        _ => None,
    }
}
