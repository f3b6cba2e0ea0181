//! Sounds, synthesized from a few tones; no files are loaded. A phone vibrates with some of them.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Function;
use wasm_bindgen::prelude::*;
use web_sys::{AudioContext, Navigator, OscillatorType};

use crate::stage::sound::Sound;

/// A tone: start and length in seconds; first and last pitch in hertz; volume.
struct Tone {
    after: f64,
    length: f64,
    from: f32,
    to: f32,
    loud: f32,
}

const fn tone(after: f64, length: f64, from: f32, to: f32, loud: f32) -> Tone {
    Tone {
        after,
        length,
        from,
        to,
        loud,
    }
}

/// A note of one pitch.
const fn note(after: f64, length: f64, pitch: f32) -> Tone {
    tone(after, length, pitch, pitch, 0.2)
}

/// The time between the starts of two sounds, in seconds.
const GAP: f64 = 0.16;
/// How loud all sounds are: quiet enough for a room with others in it.
const VOLUME: f32 = 0.3;

static TILE: [Tone; 2] = [
    tone(0.0, 0.09, 210.0, 90.0, 0.5),
    tone(0.0, 0.03, 900.0, 300.0, 0.12),
];
static TURN: [Tone; 1] = [tone(0.0, 0.035, 340.0, 250.0, 0.2)];
static FIGURE: [Tone; 2] = [
    tone(0.0, 0.06, 640.0, 420.0, 0.25),
    tone(0.05, 0.06, 520.0, 400.0, 0.12),
];
/// The more points, the more of these notes.
static POINTS: [Tone; 4] = [
    note(0.0, 0.22, 660.0),
    note(0.09, 0.3, 880.0),
    note(0.18, 0.3, 1109.0),
    note(0.27, 0.4, 1319.0),
];
static CITY: [Tone; 3] = [
    note(0.0, 0.28, 392.0),
    note(0.0, 0.28, 494.0),
    note(0.1, 0.36, 587.0),
];
static REFUSAL: [Tone; 2] = [
    tone(0.0, 0.1, 190.0, 170.0, 0.3),
    tone(0.12, 0.14, 160.0, 130.0, 0.3),
];
static END: [Tone; 4] = [
    note(0.0, 0.3, 523.0),
    note(0.14, 0.3, 659.0),
    note(0.28, 0.3, 784.0),
    note(0.42, 0.7, 1047.0),
];

fn tones(sound: Sound) -> &'static [Tone] {
    match sound {
        Sound::Tile => &TILE,
        Sound::Turn => &TURN,
        Sound::Figure => &FIGURE,
        Sound::Points(0..4) => &POINTS[..1],
        Sound::Points(4..10) => &POINTS[..2],
        Sound::Points(10..20) => &POINTS[..3],
        Sound::Points(_) => &POINTS,
        Sound::City => &CITY,
        Sound::Refusal => &REFUSAL,
        Sound::End => &END,
    }
}

/// How long a phone vibrates with a sound, in milliseconds.
const fn vibration(sound: Sound) -> u32 {
    match sound {
        Sound::Tile => 14,
        Sound::Figure => 10,
        Sound::City => 24,
        Sound::Refusal => 40,
        Sound::Turn | Sound::Points(_) | Sound::End => 0,
    }
}

/// What plays sounds, created with the first of them.
#[derive(Default)]
pub(super) struct SoundPlayer(RefCell<Option<Playing>>);

struct Playing {
    context: AudioContext,
    /// When the last tone ends, in seconds of the context.
    until: Rc<Cell<f64>>,
    /// Suspends the context after the last tone: while it runs it keeps threads of the browser busy. It belongs to the browser,
    /// which may call it after the board is closed.
    rest: Function,
}

impl Playing {
    fn new() -> Option<Playing> {
        let (context, until) = (AudioContext::new().ok()?, Rc::new(Cell::new(0.0)));
        let (own, end) = (context.clone(), Rc::clone(&until));
        let rest = Closure::<dyn FnMut()>::new(move || {
            if own.current_time() >= end.get() {
                let _ = own.suspend();
            }
        });
        let rest = rest.into_js_value().unchecked_into();
        Some(Playing {
            context,
            until,
            rest,
        })
    }

    fn play(&self, sounds: &[Sound]) {
        let _ = self.context.resume();
        let begin = self.context.current_time();
        for (place, &sound) in (0..).zip(sounds) {
            for tone in tones(sound) {
                let start = begin + GAP * f64::from(place) + tone.after;
                self.until.set(self.until.get().max(start + tone.length));
                let _ = play_tone(self, start, tone);
            }
        }
    }
}

/// A board that closes takes its sounds along: browsers have few such contexts to give.
impl Drop for Playing {
    fn drop(&mut self) {
        let _ = self.context.close();
    }
}

impl SoundPlayer {
    /// Plays sounds one after another. Without audio support, and before the first press, nothing is played: browsers would hold
    /// it back and complain.
    pub(super) fn play(&self, sounds: &[Sound], navigator: &Navigator) {
        if !was_pressed(navigator) {
            return;
        }
        let mut playing = self.0.borrow_mut();
        if playing.is_none() {
            *playing = Playing::new();
        }
        if let Some(playing) = playing.as_ref() {
            playing.play(sounds);
        }
    }
}

/// Vibrates with the longest of some sounds, where there is anything that can.
pub(super) fn vibrate(sounds: &[Sound], navigator: &Navigator) {
    let length = sounds.iter().map(|&sound| vibration(sound)).max();
    let length = length.filter(|&length| length > 0 && was_pressed(navigator));
    let able = js_sys::Reflect::has(navigator, &"vibrate".into()) == Ok(true);
    if let Some(length) = length.filter(|_| able) {
        navigator.vibrate_with_duration(length);
    }
}

/// Whether anything on the page was pressed; browsers that do not say so need no asking.
fn was_pressed(navigator: &Navigator) -> bool {
    let known = js_sys::Reflect::has(navigator, &"userActivation".into()) == Ok(true);
    !known || navigator.user_activation().has_been_active()
}

fn play_tone(playing: &Playing, start: f64, tone: &Tone) -> Result<(), JsValue> {
    let (context, end) = (&playing.context, start + tone.length);
    let (voice, volume) = (context.create_oscillator()?, context.create_gain()?);
    voice.set_type(OscillatorType::Triangle);
    let pitch = voice.frequency();
    pitch.set_value_at_time(tone.from, start)?;
    pitch.exponential_ramp_to_value_at_time(tone.to, end)?;
    let loud = volume.gain();
    loud.set_value_at_time(0.0001, start)?;
    loud.exponential_ramp_to_value_at_time(tone.loud * VOLUME, start + 0.008)?;
    loud.exponential_ramp_to_value_at_time(0.0001, end)?;
    voice.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    voice.set_onended(Some(&playing.rest));
    voice.start_with_when(start)?;
    voice.stop_with_when(end)
}
