//! Handles presses and fields of assignments, and lists and results that come in.

use super::making::link_of;
use super::{Added, Assignment, Given, Item, shortened};
use crate::context::Context;
use crate::context::effects::Effect;
use crate::elements::assignment::{AssignmentField, AssignmentIntent};
use crate::elements::workshop::WayOut;
use crate::features::learn::state::{Learning, Origin, View};

/// The most bytes of pasted results.
const MOST_PASTED: usize = 1 << 20;

/// Handles a press, except for the one that needs the workshop.
pub(crate) fn press(learning: &mut Learning, cx: &mut Context, intent: AssignmentIntent) {
    match intent {
        AssignmentIntent::Make | AssignmentIntent::AddDraft => show_making(learning, cx),
        AssignmentIntent::Offer(offered) => {
            let open = &mut learning.making.offered;
            *open = (*open != Some(offered)).then_some(offered);
        }
        AssignmentIntent::Toggle(number) => toggle(learning, cx, number),
        AssignmentIntent::Remove(at) => change(learning, cx, |list| {
            if at < list.items.len() {
                list.items.remove(at);
            }
        }),
        AssignmentIntent::Raise(at) => change(learning, cx, |list| {
            if at > 0 && at < list.items.len() {
                list.items.swap(at - 1, at);
            }
        }),
        AssignmentIntent::Empty => replace(learning, cx, Assignment::default()),
        AssignmentIntent::Restore => {
            if let Some(list) = learning.making.aside.take() {
                replace(learning, cx, list);
            }
        }
        AssignmentIntent::CopyLink => {
            let link = link_of(cx, &shown_list(learning).pack());
            cx.effects.push(Effect::CopyDraft(WayOut::Link, link));
        }
        AssignmentIntent::Save => {
            let text = shown_list(learning).write();
            cx.effects
                .push(Effect::SaveText("bastide-list.txt".to_string(), text));
        }
        AssignmentIntent::Preview => {
            learning.open_assignment(cx, learning.list_in_making().clone())
        }
        AssignmentIntent::Show => learning.view = View::Given,
        AssignmentIntent::Change => {
            replace(learning, cx, shown_list(learning).clone());
            show_making(learning, cx);
        }
        AssignmentIntent::CopyResult | AssignmentIntent::SaveResult => {
            hand_in(learning, cx, intent);
        }
        AssignmentIntent::Class => learning.view = View::Class,
        AssignmentIntent::ReadResults => {
            let pasted = std::mem::take(&mut learning.class.pasted);
            learning.take_results(cx, &pasted);
        }
        AssignmentIntent::CopyTable => {
            let table = learning.class.table(cx);
            cx.effects.push(Effect::CopyDraft(WayOut::Record, table));
        }
        AssignmentIntent::ForgetResults => learning.class.reports.clear(),
    }
}

pub(crate) fn fill_in(
    learning: &mut Learning,
    cx: &mut Context,
    field: AssignmentField,
    value: &str,
) {
    match field {
        AssignmentField::Title => change(learning, cx, |list| list.title = shortened(value)),
        AssignmentField::Learner => {
            if let Some(given) = &mut learning.given {
                given.learner = shortened(value);
            }
        }
        AssignmentField::Pasted => {
            let end = value.floor_char_boundary(MOST_PASTED);
            learning.class.pasted = value[..end].to_string();
        }
    }
}

fn show_making(learning: &mut Learning, cx: &mut Context) {
    learning.view = View::Making;
    learning.origin = Origin::List;
    learning.follow_assignments(cx);
}

/// Changes the list that is being made.
fn change(learning: &mut Learning, cx: &mut Context, change: impl FnOnce(&mut Assignment)) {
    let mut progress = learning.progress().clone();
    change(&mut progress.making);
    learning.keep(cx, progress);
}

/// Begins with another list, and puts the one before aside.
fn replace(learning: &mut Learning, cx: &mut Context, list: Assignment) {
    let before = learning.list_in_making().clone();
    if !before.items.is_empty() && before != list {
        learning.making.aside = Some(before);
    }
    change(learning, cx, |making| *making = list);
}

/// Adds a lesson, or takes it out.
fn toggle(learning: &mut Learning, cx: &mut Context, number: usize) {
    let entry = learning.library().and_then(|library| library.get(number));
    let Some(item) = entry.map(|entry| Item::Lesson(entry.name())) else {
        return;
    };
    let items = &learning.list_in_making().items;
    match items.iter().position(|one| *one == item) {
        Some(at) => change(learning, cx, |list| _ = list.items.remove(at)),
        None => _ = add(learning, cx, item),
    }
}

/// Adds an entry to the list that is being made, and says so if there is no room.
fn add(learning: &mut Learning, cx: &mut Context, item: Item) -> Added {
    let mut added = Added::Nothing;
    change(learning, cx, |list| added = list.add(item));
    if added == Added::Full {
        let told = cx.texts().list_full().to_string();
        cx.announcer.say(told);
    }
    added
}

/// The list on the screen.
fn shown_list(learning: &Learning) -> &Assignment {
    let given = learning.given.as_ref();
    let given = given.filter(|_| learning.view != View::Making);
    given.map_or(learning.list_in_making(), |given| &given.list)
}

fn hand_in(learning: &Learning, cx: &mut Context, way: AssignmentIntent) {
    let Some(text) = learning.report().map(|report| report.write()) else {
        return;
    };
    cx.effects.push(match way {
        AssignmentIntent::CopyResult => Effect::CopyDraft(WayOut::Record, text),
        _ => Effect::SaveText(result_file(learning), text),
    });
}

/// The file of a result, by the name of the learner.
fn result_file(learning: &Learning) -> String {
    let learner = learning.given.as_ref().map(|given| given.learner.as_str());
    let plain = |letter: char| {
        if letter.is_alphanumeric() {
            letter
        } else {
            '-'
        }
    };
    let learner: String = learner
        .unwrap_or_default()
        .trim()
        .chars()
        .map(plain)
        .collect();
    match learner.as_str() {
        "" => "bastide-result.txt".to_string(),
        learner => format!("bastide-result-{learner}.txt"),
    }
}

impl Learning {
    /// Shows a list that somebody was given.
    pub(crate) fn open_assignment(&mut self, cx: &mut Context, list: Assignment) {
        let learner = self.given.take().map(|given| given.learner);
        self.given = Some(Given {
            learner: learner.unwrap_or_default(),
            ..Given::new(list)
        });
        (self.view, self.course, self.origin) = (View::Given, None, Origin::Assignment);
        self.follow_assignments(cx);
    }

    /// Shows the list in an address, or one of its entries behind a `/`, from 1.
    pub(crate) fn open_packed(&mut self, cx: &mut Context, address: &str) {
        let (payload, entry) = address.split_once('/').unwrap_or((address, ""));
        let is_open = self.given.as_ref();
        if is_open.is_none_or(|given| given.payload != payload) {
            match Assignment::unpack(payload) {
                Some(list) => self.open_assignment(cx, list),
                None => self.given = None,
            }
        }
        (self.view, self.course, self.origin) = (View::Given, None, Origin::Assignment);
        let at = entry.parse::<usize>().ok().and_then(|at| at.checked_sub(1));
        let item = at.and_then(|at| self.given.as_ref()?.list.items.get(at));
        if let Some(name) = item.map(Item::name) {
            self.open_lesson(cx, &name);
        }
    }

    /// Puts the tasks of the open lists into the library, and requests the puzzles if they are on a list or to choose from.
    pub(in crate::features::learn) fn follow_assignments(&mut self, cx: &mut Context) {
        let given = self.given.as_ref().map(|given| &given.list);
        let lists = given.into_iter().chain([self.list_in_making()]);
        let items = lists.flat_map(|list| &list.items);
        let own: Vec<_> = items.filter_map(Item::own_entry).collect();
        if let Some(library) = self.library_mut() {
            library.add_own(own);
        }
        let lacks = self.given_lessons().contains(&None);
        let wanted = match self.view {
            View::Making | View::Class => true,
            _ => lacks,
        };
        if wanted {
            self.fetch_puzzles(cx);
        }
    }

    /// Adds a task to the list that is being made, and says so. Returns whether it is one.
    pub(crate) fn add_task(&mut self, cx: &mut Context, record: &str) -> bool {
        let added = add(self, cx, Item::Task(record.to_string()));
        if added == Added::There {
            self.follow_assignments(cx);
            let told = cx.texts().task_added_to_list().to_string();
            cx.announcer.say(told);
        }
        added != Added::Nothing
    }

    /// Notes an answer to the open entry of the open list.
    pub(in crate::features::learn) fn note_outcome(&mut self, cx: &mut Context, right: bool) {
        let open = self.opened.as_ref().map(|opened| opened.number);
        let at = self
            .given_lessons()
            .iter()
            .position(|&one| one.is_some() && one == open);
        let given = self
            .given
            .as_ref()
            .filter(|_| self.origin == Origin::Assignment);
        let Some((id, at)) = given.map(|given| given.id.clone()).zip(at) else {
            return;
        };
        let mut progress = self.progress().clone();
        let outcome = progress.outcome(&id, at).after(right);
        progress.note_outcome(&id, at, outcome);
        self.keep(cx, progress);
    }

    /// Takes in results, and says how many.
    pub(crate) fn take_results(&mut self, cx: &mut Context, text: &str) {
        let count = self.class.take(text);
        self.view = View::Class;
        self.follow_assignments(cx);
        let told = cx.texts().results_taken(count as u32);
        cx.announcer.say(told);
    }
}
