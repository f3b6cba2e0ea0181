//! The rule book in front of the game, opened by the page's address, keys and presses.

use crate::app::App;
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::elements::assignment::AssignmentIntent;
use crate::elements::command::Command;
use crate::elements::intent::{Intent, Target};
use crate::elements::learn::LearnIntent;
use crate::features::learn::address::{
    COURSE, LIST, MAKE, PUZZLES, RESULTS, chapter_named, place_of,
};
use crate::features::learn::assignment::{self, Assignment};
use crate::features::learn::courses::Course;
use crate::features::learn::embed::copy_lesson;
use crate::features::learn::path::go_on_with_path;
use crate::features::learn::play::{ask_for_numbers, check, choose, leave_shown, show_lesson};
use crate::features::learn::puzzles::practice::press_puzzles;
use crate::features::learn::run::{forget_search, leave_course, note_origin};
use crate::features::learn::ways::way_back;
use crate::features::learn::{Origin, View};
use engine::session::Draft;
use engine::table::Chapter;
use view::scene::tween::Millis;

impl App {
    /// Opens the book at the place in the page's address, unless it is open there.
    pub fn turn_to(&mut self, name: &str) {
        if self.learning.place_in_book(&self.cx) != place_of(name) {
            self.enter_lessons(Some(name));
        }
    }

    /// Closes the book if it is open.
    pub fn leave_lessons(&mut self, now: Millis) {
        if self.cx.dialog() == Some(Dialog::Learn) {
            self.press(Intent::Command(Command::Close), now);
        }
    }

    /// Shows the place that an address names in the book: the contents, a chapter, the puzzles, or a lesson.
    pub(super) fn open_named(&mut self, name: &str) {
        self.learning.origin = Origin::List;
        let course = name.strip_prefix(COURSE).and_then(chapter_named);
        if let Some(course) = course.and_then(Course::of) {
            return press(self, LearnIntent::Course(course.chapter));
        }
        if let Some(list) = name.strip_prefix(LIST) {
            return self.learning.open_packed(&mut self.cx, list);
        }
        if name == MAKE {
            return press(self, LearnIntent::Assignment(AssignmentIntent::Make));
        }
        let of_course = name.strip_prefix(COURSE).and_then(|rest| {
            let (course, lesson) = rest.split_once('/')?;
            Some((chapter_named(course).and_then(Course::of)?, lesson))
        });
        if let Some((course, lesson)) = of_course {
            press(self, LearnIntent::Course(course.chapter));
            return self.learning.open_lesson(&mut self.cx, lesson);
        }
        match chapter_named(name) {
            Some(chapter) => press(self, LearnIntent::Chapter(chapter)),
            None if name.is_empty() => press(self, LearnIntent::Contents),
            None if name == PUZZLES => press(self, LearnIntent::Puzzles),
            None if name == RESULTS => {
                press(self, LearnIntent::Assignment(AssignmentIntent::Class));
            }
            None => self.learning.open_lesson(&mut self.cx, name),
        }
    }
}

/// Opens the workshop with the board of the current lesson, at the tab for sharing.
pub(crate) fn draw_up_lesson(app: &mut App) {
    if let Some(draft) = app
        .learning
        .opened_entry()
        .and_then(|entry| Draft::read(&entry.text).ok())
    {
        app.drafts.open_ways_out(&mut app.cx, draft);
    }
}

impl App {
    /// Opens the rule book at a named place, or where it was last.
    pub fn enter_lessons(&mut self, name: Option<&str>) {
        if self.cx.board_mode().is_some() {
            return;
        }
        self.cx.panels.show_menu(false);
        if self.cx.dialogs.front() != Some(Dialog::Learn) {
            self.cx.dialogs.open(Dialog::Learn);
            if matches!(self.learning.origin, Origin::Box(_)) {
                self.learning.origin = Origin::List;
            }
            // The old place is no longer shown.
            if name.is_some() {
                self.learning.view = View::Contents;
            }
        }
        self.cx.effects.push_once(Effect::TellDay);
        self.learning.fetch_lessons(&mut self.cx);
        if let Some(name) = name {
            self.open_named(name);
        }
    }
}

/// Handles a press in the rule book.
pub(crate) fn press(app: &mut App, intent: LearnIntent) {
    // An awaited lesson is no longer wanted.
    app.learning.named = None;
    leave_course(&mut app.learning, intent);
    match intent {
        LearnIntent::Contents => {
            // It may be another day by now.
            app.cx.effects.push_once(Effect::TellDay);
            app.learning.view = View::Contents;
        }
        LearnIntent::Course(chapter) => {
            app.enter_lessons(None);
            app.learning.course = Some(chapter);
            app.learning.view = View::Course(chapter);
        }
        LearnIntent::Explain(chapter) => explain_box(app, chapter),
        LearnIntent::Chapter(chapter) => {
            app.enter_lessons(None);
            app.learning.view = View::Chapter(chapter);
        }
        LearnIntent::GoOn => {
            leave_shown(&mut app.learning, &mut app.cx);
            go_on_with_path(&mut app.learning, &mut app.cx);
        }
        LearnIntent::Lesson(number) => {
            leave_shown(&mut app.learning, &mut app.cx);
            note_origin(&mut app.learning);
            show_lesson(&mut app.learning, &mut app.cx, number);
        }
        LearnIntent::Puzzle(intent) => {
            let chance = app.next_chance();
            press_puzzles(&mut app.learning, &mut app.cx, intent, chance);
        }
        LearnIntent::Puzzles => {
            app.learning.fetch_puzzles(&mut app.cx);
            app.learning.view = View::Puzzles;
        }
        LearnIntent::Check => check(&mut app.learning, &mut app.cx),
        LearnIntent::Choose(answer) => choose(&mut app.learning, &mut app.cx, answer),
        LearnIntent::Again => {
            if let Some(opened) = &mut app.learning.opened {
                opened.again();
            }
        }
        LearnIntent::Explanation => app.learning.explain_lesson(&mut app.cx),
        LearnIntent::ReadAloud => app.learning.toggle_reading(&app.cx),
        LearnIntent::Copy(way) => copy_lesson(&mut app.learning, &mut app.cx, way),
        LearnIntent::DrawUp => draw_up_lesson(app),
        LearnIntent::SaveDone => app.learning.save_lessons_done(&mut app.cx),
        LearnIntent::BringDone => app.cx.effects.push(Effect::Import),
        LearnIntent::Forget => app.learning.forget_progress(&mut app.cx),
        LearnIntent::Remember => app.learning.remember_progress(&mut app.cx),
        LearnIntent::Sheet => app.learning.show_sheet(&app.cx),
        LearnIntent::LeaveSheet => app.learning.leave_sheet(),
        LearnIntent::Print => app.cx.effects.push(Effect::Print),
        LearnIntent::Assignment(intent) => press_assignment(app, intent),
    }
    app.note_puzzle();
}

/// Handles a key while the rule book is open: Enter submits the typed answer, Escape goes back. Returns whether it did.
pub(crate) fn learn_key(app: &mut App, key: &str) -> bool {
    match key {
        "Enter" => {
            let opened = app.learning.opened.as_ref();
            let opened = opened.filter(|opened| opened.asks_points());
            let Some(opened) = opened.filter(|_| app.learning.view == View::Lesson) else {
                return false;
            };
            match opened.is_filled_in() {
                true => press(app, LearnIntent::Check),
                false => ask_for_numbers(&mut app.learning, &mut app.cx),
            }
            true
        }
        "Escape" => match way_back(&app.learning) {
            Some(Intent::Learn(to)) => {
                press(app, to);
                true
            }
            Some(_) => false,
            None => forget_search(&mut app.learning),
        },
        _ => false,
    }
}

/// Shows the first lesson about a box in front of the dialog of a new game; its course until the lessons are there.
fn explain_box(app: &mut App, chapter: Chapter) {
    press(app, LearnIntent::Course(chapter));
    app.learning.origin = Origin::Box(chapter);
    if let Some(course) = Course::of(chapter) {
        let first = course.first_lesson();
        app.learning.open_lesson(&mut app.cx, &first);
    }
}

/// Back in the dialog of a new game, moves the focus to the box that the book has explained.
#[inline(never)]
pub(crate) fn return_to_box(app: &mut App) {
    let Origin::Box(chapter) = app.learning.origin else {
        return;
    };
    app.learning.origin = Origin::List;
    let asked = Target::Press(Intent::Learn(LearnIntent::Explain(chapter)));
    app.cx.focus.request_inside(asked);
}

/// Handles a press in a list of tasks; the task of the workshop comes from there.
fn press_assignment(app: &mut App, intent: AssignmentIntent) {
    if intent == AssignmentIntent::Show {
        leave_shown(&mut app.learning, &mut app.cx);
    }
    assignment::run::press(&mut app.learning, &mut app.cx, intent);
    if intent == AssignmentIntent::AddDraft {
        let draft = app.drafts.kept.clone().unwrap_or_default();
        if !app.learning.add_task(&mut app.cx, &draft) {
            let told = app.cx.texts().no_task_in_workshop().to_string();
            app.cx.announcer.say(told);
        }
    }
}

impl App {
    /// Takes in a list of tasks, or results of a class. Returns whether the text is one of them.
    pub(super) fn take_assignment(&mut self, text: &str) -> bool {
        if assignment::is_result(text) {
            self.enter_lessons(None);
            self.learning.take_results(&mut self.cx, text);
            return true;
        }
        let list = Assignment::read(text);
        let is_list = list.is_some();
        if let Some(list) = list {
            self.enter_lessons(None);
            self.learning.open_assignment(&mut self.cx, list);
        }
        is_list
    }

    /// While a list is being made: adds a task that was dropped, pasted or chosen. Returns whether it did.
    pub(super) fn take_task_for_list(&mut self, text: &str) -> bool {
        let makes =
            self.cx.dialogs.front() == Some(Dialog::Learn) && self.learning.view == View::Making;
        makes && self.learning.add_task(&mut self.cx, text)
    }
}
