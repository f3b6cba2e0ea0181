//! Reads the open lesson aloud, sentence by sentence, with a voice of the device; `web/read_aloud.rs` speaks.

use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::learn::LearnIntent;
use crate::elements::tree::{Node, el};
use crate::features::learn::events::seen_events;
use crate::features::learn::lesson::{told, verdict_and_scores_text};
use crate::features::learn::library::Entry;
use crate::features::learn::opened::{Exercise, Opened};
use crate::features::learn::outcome::verdict_text;
use crate::features::learn::state::{Learning, View};
use crate::messages::Language;

/// What is read of the open lesson.
#[derive(Debug, Default)]
pub(crate) enum Reading {
    /// Nothing yet: it may begin by itself.
    #[default]
    Unread,
    /// The sentence at this index.
    At(Vec<String>, usize),
    /// It has ended or was stopped.
    Over,
}

/// A sentence to be spoken now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// The next sentence has another number, even if it reads the same.
    pub number: u32,
    pub text: String,
    pub language: Language,
}

impl Learning {
    /// Takes the languages for which the device has a voice of its own. Voices may come late.
    pub fn take_voices(&mut self, cx: &Context, voices: Vec<Language>) {
        self.voices = voices;
        self.read_unasked(cx);
    }

    /// What is to be spoken now; `None` if the lesson is out of sight or says nothing.
    pub fn spoken(&self, cx: &Context) -> Option<Spoken> {
        let in_sight = cx.dialogs.front() == Some(Dialog::Learn) && cx.visible;
        let text = self.sentence().filter(|_| in_sight)?.to_string();
        Some(Spoken {
            number: self.sentences_begun,
            text,
            language: cx.language(),
        })
    }

    /// The sentence that is being read.
    pub(super) fn sentence(&self) -> Option<&str> {
        match &self.opened.as_ref()?.reading {
            Reading::At(sentences, at) if self.view == View::Lesson => {
                sentences.get(*at).map(String::as_str)
            }
            _ => None,
        }
    }

    /// Goes on to the next sentence, unless the one that was spoken is no longer wanted.
    pub fn end_sentence(&mut self, number: u32) {
        let opened = self.opened.as_mut();
        let Some(opened) = opened.filter(|_| number == self.sentences_begun) else {
            return;
        };
        if let Reading::At(sentences, at) = &mut opened.reading {
            self.sentences_begun += 1;
            *at += 1;
            if *at >= sentences.len() {
                opened.reading = Reading::Over;
            }
        }
    }

    /// Stops because a sentence could not be spoken to its end.
    pub fn break_off(&mut self, number: u32) {
        if number == self.sentences_begun {
            self.stop_reading();
        }
    }

    pub fn stop_reading(&mut self) {
        if let Some(opened) = &mut self.opened {
            opened.reading = Reading::Over;
        }
    }

    /// Starts to read what the lesson says now, or stops.
    pub(crate) fn toggle_reading(&mut self, cx: &Context) {
        match self.sentence() {
            Some(_) => self.stop_reading(),
            None => self.begin_reading(cx),
        }
    }

    /// Reads by itself what has not been read yet, if the settings say so.
    pub(super) fn read_unasked(&mut self, cx: &Context) {
        let opened = self.opened.as_ref();
        let unread = opened.is_some_and(|opened| matches!(opened.reading, Reading::Unread));
        if unread && cx.settings().read_aloud && self.can_read(cx) {
            self.begin_reading(cx);
        }
    }

    /// Something else is to be read now: it stops, and goes on by itself if the settings say so.
    pub(super) fn read_anew_unasked(&mut self, cx: &Context) {
        if let Some(opened) = &mut self.opened {
            opened.reading = Reading::Unread;
        }
        self.read_unasked(cx);
    }

    fn begin_reading(&mut self, cx: &Context) {
        let sentences = texts(self, cx)
            .into_iter()
            .flat_map(|text| sentences(&text));
        let sentences: Vec<String> = sentences.collect();
        self.sentences_begun += 1;
        if let Some(opened) = self.opened.as_mut().filter(|_| !sentences.is_empty()) {
            opened.reading = Reading::At(sentences, 0);
        }
    }

    fn can_read(&self, cx: &Context) -> bool {
        self.voices.contains(&cx.language())
    }
}

/// The button that starts and stops the voice; none without a voice for the language of the page.
pub(super) fn read_aloud_button(learning: &Learning, cx: &Context) -> Option<Node> {
    let reads = learning.sentence().is_some();
    let label = match reads {
        true => cx.texts().stop_reading(),
        false => cx.texts().read_aloud(),
    };
    learning.can_read(cx).then(|| {
        el("button")
            .class("icon-button quiet corner aloud")
            .key("aloud")
            .attr("type", "button")
            .hover_title(label)
            .attr("aria-label", label)
            .run(Intent::Learn(LearnIntent::ReadAloud))
            .child(if reads { Icon::Pause } else { Icon::Sound }.node())
    })
}

/// What is on the screen to be read: the question with what belongs to it, and what is told after the answer.
fn texts(learning: &Learning, cx: &Context) -> Vec<String> {
    let (Some(opened), Some(entry)) = (&learning.opened, learning.opened_entry()) else {
        return Vec::new();
    };
    match (opened.exercise, opened.is_over()) {
        (Exercise::Show, _) => [question(cx, opened, entry), told(learning, cx)].concat(),
        (_, false) => question(cx, opened, entry),
        (Exercise::Foretell | Exercise::Choose, true) => {
            vec![verdict_and_scores_text(learning, cx)]
        }
        (Exercise::Task | Exercise::Try, true) => {
            let verdict = verdict_text(learning, cx, opened);
            [vec![verdict], told(learning, cx)].concat()
        }
    }
}

/// What is asked: comments, question, what happens, and the answers to choose from.
fn question(cx: &Context, opened: &Opened, entry: &Entry) -> Vec<String> {
    let language = cx.language().code();
    let asked = entry.asked(language);
    let rest = match opened.exercise {
        Exercise::Task | Exercise::Try => Vec::new(),
        Exercise::Show => seen_events(cx, opened),
        Exercise::Foretell => {
            let asks = cx.texts().who_scores().to_string();
            [seen_events(cx, opened), vec![asks]].concat()
        }
        Exercise::Choose => {
            let answers = entry.lesson.answers(language).into_iter();
            answers.map(|answer| answer.text.to_string()).collect()
        }
    };
    let all = opened.comments(language).into_iter();
    all.chain(asked).chain(rest).collect()
}

/// A text in sentences. A full stop behind a digit ends none: it may belong to a number.
fn sentences(text: &str) -> Vec<String> {
    let mut all = vec![String::new()];
    let mut ends = false;
    let mut before = ' ';
    for letter in text.chars() {
        if ends && letter.is_whitespace() {
            all.push(String::new());
            ends = false;
        }
        ends = match letter {
            '!' | '?' | '…' => true,
            '.' => !before.is_ascii_digit(),
            '”' | '“' | '»' | '’' | ')' => ends,
            _ => false,
        };
        before = letter;
        if let Some(last) = all.last_mut() {
            last.push(letter);
        }
    }
    let all = all.iter().map(|one| one.trim().to_string());
    all.filter(|one| !one.is_empty()).collect()
}
