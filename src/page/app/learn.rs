//! The rule book in front of the game: opened by an address, by keys and by presses.

use crate::app::Shell;
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::elements::command::Command;
use crate::elements::intent::Intent;
use crate::elements::learn::LearnIntent;
use crate::features::learn::address::{COURSE, chapter_named, place_of};
use crate::features::learn::courses::Course;
use crate::features::learn::embed::copy_lesson;
use crate::features::learn::play::{ask_for_numbers, check, choose, leave_shown, show_lesson};
use crate::features::learn::run::{forget_search, leaves_course, note_origin, remember};
use crate::features::learn::ways::way_back;
use crate::features::learn::{PUZZLES, View};
use engine::session::Draft;
use view::scene::tween::Millis;

impl Shell {
    /// Opens the book at what the address names, unless it is open there.
    #[inline(never)]
    pub fn turn_to(&mut self, name: &str) {
        if self.learning.place_in_book(&self.cx) != place_of(name) {
            self.enter_lessons(Some(name));
        }
    }

    /// Closes the book, where it is open.
    #[inline(never)]
    pub fn leave_lessons(&mut self, now: Millis) {
        if self.cx.dialog() == Some(Dialog::Learn) {
            self.press(Intent::Command(Command::Close), now);
        }
    }

    /// Shows what an address names in the book: the contents, a chapter, the puzzles, or a lesson.
    pub(super) fn open_named(&mut self, name: &str) {
        let course = name.strip_prefix(COURSE).and_then(chapter_named);
        if let Some(course) = course.and_then(Course::of) {
            return press(self, LearnIntent::Course(course.chapter));
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
            None => self.learning.open_lesson(&mut self.cx, name),
        }
    }
}

/// Opens the workshop with what the opened lesson shows and asks, at the ways out.
pub(crate) fn draw_up_lesson(shell: &mut Shell) {
    if let Some(draft) = shell
        .learning
        .opened_entry()
        .and_then(|entry| Draft::read(&entry.text).ok())
    {
        shell.drafts.open_ways_out(&mut shell.cx, draft);
    }
}

impl Shell {
    /// Opens the rule book: at what an address names there, or where it was left.
    pub fn enter_lessons(&mut self, name: Option<&str>) {
        if self.cx.board_mode().is_some() {
            return;
        }
        self.cx.panels.show_menu(false);
        if self.cx.dialogs.front() != Some(Dialog::Learn) {
            self.cx.dialogs.open(Dialog::Learn);
            // What was open before is no longer on the screen.
            if name.is_some() {
                self.learning.view = View::Contents;
            }
        }
        self.learning.fetch_lessons(&mut self.cx);
        if let Some(name) = name {
            self.open_named(name);
        }
    }
}

/// Does what is pressed.
pub(crate) fn press(shell: &mut Shell, intent: LearnIntent) {
    // What was waited for is not wanted any more.
    shell.learning.named = None;
    if leaves_course(intent) {
        shell.learning.course = None;
    }
    match intent {
        LearnIntent::Contents => shell.learning.view = View::Contents,
        LearnIntent::Course(chapter) => {
            shell.learning.course = Some(chapter);
            shell.learning.view = View::Course(chapter);
        }
        LearnIntent::Chapter(chapter) => {
            shell.enter_lessons(None);
            shell.learning.view = View::Chapter(chapter);
        }
        LearnIntent::Lesson(number) => {
            leave_shown(&mut shell.learning, &mut shell.cx);
            note_origin(&mut shell.learning);
            show_lesson(&mut shell.learning, &mut shell.cx, number);
        }
        LearnIntent::Puzzles => {
            shell.learning.fetch_puzzles(&mut shell.cx);
            shell.learning.view = View::Puzzles;
        }
        LearnIntent::Check => check(&mut shell.learning, &mut shell.cx),
        LearnIntent::Choose(answer) => choose(&mut shell.learning, &mut shell.cx, answer),
        LearnIntent::Again => {
            if let Some(opened) = &mut shell.learning.opened {
                opened.again();
            }
        }
        LearnIntent::Copy(way) => copy_lesson(&mut shell.learning, &mut shell.cx, way),
        LearnIntent::DrawUp => draw_up_lesson(shell),
        LearnIntent::SaveDone => shell.learning.save_lessons_done(&mut shell.cx),
        LearnIntent::BringDone => shell.cx.effects.ask(Effect::Import),
        LearnIntent::Forget => {
            shell.learning.forgotten = std::mem::take(&mut shell.learning.done);
            shell.learning.keep_lessons_done(&mut shell.cx);
        }
        LearnIntent::Remember => remember(&mut shell.learning, &mut shell.cx),
    }
}

/// Takes in a key while the rule book is open: Enter gives the answer that was typed, Escape leads back by one. Returns
/// whether it meant any of that.
#[inline(never)]
pub(crate) fn learn_key(shell: &mut Shell, key: &str) -> bool {
    match key {
        "Enter" => {
            let opened = shell.learning.opened.as_ref();
            let opened = opened.filter(|opened| opened.asks_points());
            let Some(opened) = opened.filter(|_| shell.learning.view == View::Lesson) else {
                return false;
            };
            match opened.is_filled_in() {
                true => check(&mut shell.learning, &mut shell.cx),
                false => ask_for_numbers(&mut shell.learning, &mut shell.cx),
            }
            true
        }
        "Escape" => match way_back(&shell.learning) {
            Some(to) => {
                press(shell, to);
                true
            }
            None => forget_search(&mut shell.learning),
        },
        _ => false,
    }
}
