//! Handles presses and fields of assignments, and lists and results that come in.

use super::making::link_of;
use super::{Assignment, Given, Item, Making, shortened};
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
        AssignmentIntent::Toggle(number) => toggle(learning, number),
        AssignmentIntent::Remove(at) => change(learning, |list| {
            if at < list.items.len() {
                list.items.remove(at);
            }
        }),
        AssignmentIntent::Raise(at) => change(learning, |list| {
            if at > 0 && at < list.items.len() {
                list.items.swap(at - 1, at);
            }
        }),
        AssignmentIntent::Empty => learning.making = Making::default(),
        AssignmentIntent::CopyLink => {
            let link = link_of(cx, shown_payload(learning));
            cx.effects.push(Effect::CopyDraft(WayOut::Link, link));
        }
        AssignmentIntent::Save => {
            let text = shown_list(learning).write();
            cx.effects
                .push(Effect::SaveText("bastide-list.txt".to_string(), text));
        }
        AssignmentIntent::Preview => learning.open_assignment(cx, learning.making.list.clone()),
        AssignmentIntent::Show => learning.view = View::Given,
        AssignmentIntent::Change => {
            learning.making = Making::new(shown_list(learning).clone());
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

pub(crate) fn fill_in(learning: &mut Learning, field: AssignmentField, value: &str) {
    match field {
        AssignmentField::Title => change(learning, |list| list.title = shortened(value)),
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

fn change(learning: &mut Learning, change: impl FnOnce(&mut Assignment)) {
    learning.making.change(change);
}

/// Adds a lesson, or takes it out.
fn toggle(learning: &mut Learning, number: usize) {
    let entry = learning.library().and_then(|library| library.get(number));
    let Some(item) = entry.map(|entry| Item::Lesson(entry.name())) else {
        return;
    };
    change(learning, |list| {
        match list.items.iter().position(|one| *one == item) {
            Some(at) => _ = list.items.remove(at),
            None => _ = list.add(item),
        }
    });
}

/// The list on the screen.
fn shown_list(learning: &Learning) -> &Assignment {
    let given = learning.given.as_ref();
    let given = given.filter(|_| learning.view != View::Making);
    given.map_or(&learning.making.list, |given| &given.list)
}

fn shown_payload(learning: &Learning) -> &str {
    let given = learning.given.as_ref();
    let given = given.filter(|_| learning.view != View::Making);
    given.map_or(&learning.making.payload, |given| &given.payload)
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

    /// Shows the list that is being made in an address.
    pub(crate) fn go_on_making(&mut self, cx: &mut Context, payload: &str) {
        if self.making.payload != payload
            && let Some(list) = Assignment::unpack(payload)
        {
            self.making = Making::new(list);
        }
        show_making(self, cx);
    }

    /// Puts the tasks of the open lists into the library, and requests the puzzles if they are on a list or to choose from.
    pub(in crate::features::learn) fn follow_assignments(&mut self, cx: &mut Context) {
        let given = self.given.as_ref().map(|given| &given.list);
        let lists = given.into_iter().chain([&self.making.list]);
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

    /// Adds a task to the list that is being made. Returns whether it is one.
    pub(crate) fn add_task(&mut self, cx: &mut Context, record: &str) -> bool {
        let item = Item::Task(record.to_string());
        let is_task = item.own_entry().is_some();
        if is_task {
            change(self, |list| _ = list.add(item));
            self.follow_assignments(cx);
        }
        is_task
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
