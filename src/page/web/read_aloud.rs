//! Speaks the sentences of a lesson, with voices that are on the device: nothing is sent anywhere.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice, Window};

use super::dom::after_delay;
use super::page::Page;
use crate::features::learn::aloud::Spoken;
use crate::messages::Language;

/// The voice of the page.
#[derive(Default)]
pub(super) struct Voice {
    /// Whether the page hears of voices that come late.
    listens: Cell<bool>,
    /// Whether a sentence is marked on the board of the lesson.
    lights: Cell<bool>,
    speaking: RefCell<Option<Speaking>>,
}

/// The sentence that is being spoken. Browsers may drop an utterance that nobody holds, and never end it.
struct Speaking {
    spoken: Spoken,
    utterance: SpeechSynthesisUtterance,
    _heard: [Closure<dyn FnMut()>; 2],
}

/// A browser tells of the end of an utterance that was cancelled, too, some of them late.
impl Drop for Speaking {
    fn drop(&mut self) {
        self.utterance.set_onend(None);
        self.utterance.set_onerror(None);
    }
}

impl Page {
    /// Speaks what the lesson has to say now, or falls silent.
    pub(super) fn follow_reading(self: &Rc<Self>) {
        let Some(synthesis) = synthesis(&self.window) else {
            return;
        };
        if !self.voice.listens.replace(true) {
            self.hear_voices(&synthesis);
        }
        let wanted = self.read(|app, _| app.learning.spoken(&app.cx)).flatten();
        let spoken = self.voice.speaking.try_borrow();
        let spoken = spoken.map(|speaking| speaking.as_ref().map(|one| one.spoken.clone()));
        let Ok(spoken) = spoken else {
            return;
        };
        if spoken == wanted {
            // Read to its end, with nothing more to say.
            if wanted.is_none() && self.voice.lights.get() {
                self.light_sentence(None);
            }
            return;
        }
        // Dropped before the browser is told, so that nothing is heard of it any more.
        if self.voice.speaking.take().is_some() {
            synthesis.cancel();
        }
        let text = wanted.as_ref().map(|wanted| wanted.text.clone());
        match wanted {
            Some(wanted) => self.speak(&synthesis, wanted),
            // Out of sight it does not go on by itself later.
            None => _ = self.update(|app, _| app.learning.stop_reading()),
        }
        self.light_sentence(text);
    }

    /// Marks the sentence on the board of the lesson that is being read, or none.
    fn light_sentence(&self, text: Option<String>) {
        self.voice.lights.set(text.is_some());
        let shown = self.lessons.shown.try_borrow();
        if let Some(shown) = shown.as_ref().ok().and_then(|shown| shown.as_ref()) {
            shown.board.light_sentence(text);
        }
    }

    /// Takes the voices there are, and those that come late.
    fn hear_voices(self: &Rc<Self>, synthesis: &SpeechSynthesis) {
        let page = Rc::clone(self);
        let heard = Closure::<dyn FnMut()>::new(move || page.take_voices());
        synthesis.set_onvoiceschanged(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
        // The app is not changed while the document is patched for it.
        let page = Rc::clone(self);
        after_delay(&self.window, 0, move || page.take_voices());
    }

    fn take_voices(self: &Rc<Self>) {
        let Some(synthesis) = synthesis(&self.window) else {
            return;
        };
        let voices = Language::ALL.into_iter();
        let voices = voices.filter(|&language| voice(&synthesis, language).is_some());
        let voices: Vec<Language> = voices.collect();
        self.change(|app, _| app.learning.take_voices(&app.cx, voices));
    }

    fn speak(self: &Rc<Self>, synthesis: &SpeechSynthesis, spoken: Spoken) {
        let utterance = SpeechSynthesisUtterance::new_with_text(&spoken.text);
        let (Ok(utterance), Some(voice)) = (utterance, voice(synthesis, spoken.language)) else {
            return;
        };
        utterance.set_lang(&voice.lang());
        utterance.set_voice(Some(&voice));
        let (page, number) = (Rc::clone(self), spoken.number);
        let ended = Closure::<dyn FnMut()>::new(move || {
            page.voice.speaking.take();
            page.change(|app, _| app.learning.end_sentence(number));
        });
        let page = Rc::clone(self);
        let failed = Closure::<dyn FnMut()>::new(move || {
            page.change(|app, _| app.learning.break_off(number));
        });
        utterance.set_onend(Some(ended.as_ref().unchecked_ref()));
        utterance.set_onerror(Some(failed.as_ref().unchecked_ref()));
        synthesis.speak(&utterance);
        self.voice.speaking.replace(Some(Speaking {
            spoken,
            utterance,
            _heard: [ended, failed],
        }));
    }
}

/// The browser's speech; some browsers have none.
fn synthesis(window: &Window) -> Option<SpeechSynthesis> {
    let synthesis = js_sys::Reflect::get(window, &"speechSynthesis".into()).ok()?;
    synthesis.is_object().then(|| synthesis.unchecked_into())
}

/// A voice on the device for a language, the one set as default if there are several.
fn voice(synthesis: &SpeechSynthesis, language: Language) -> Option<SpeechSynthesisVoice> {
    let voices = synthesis.get_voices();
    let voices = voices.iter().map(JsCast::unchecked_into);
    let fits = |voice: &SpeechSynthesisVoice| {
        voice.local_service() && Language::parse(&voice.lang()) == Some(language)
    };
    let fitting: Vec<SpeechSynthesisVoice> = voices.filter(fits).collect();
    let default = fitting.iter().find(|voice| voice.default());
    default.or(fitting.first()).cloned()
}
