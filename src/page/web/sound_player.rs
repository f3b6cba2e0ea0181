//! Sounds, synthesized from a few tones; no files are loaded.

use crate::stage::sound::Sound;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::{AudioContext, OscillatorType};

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

/// The time between the starts of two sounds, in seconds.
const GAP: f64 = 0.16;

static TILE: [Tone; 2] = [
    tone(0.0, 0.09, 210.0, 90.0, 0.5),
    tone(0.0, 0.03, 900.0, 300.0, 0.12),
];
static FIGURE: [Tone; 2] = [
    tone(0.0, 0.06, 640.0, 420.0, 0.25),
    tone(0.05, 0.06, 520.0, 400.0, 0.12),
];
static POINTS: [Tone; 2] = [
    tone(0.0, 0.22, 660.0, 660.0, 0.2),
    tone(0.09, 0.3, 880.0, 880.0, 0.2),
];
static REFUSAL: [Tone; 2] = [
    tone(0.0, 0.1, 190.0, 170.0, 0.3),
    tone(0.12, 0.14, 160.0, 130.0, 0.3),
];
static END: [Tone; 4] = [
    tone(0.0, 0.3, 523.0, 523.0, 0.2),
    tone(0.14, 0.3, 659.0, 659.0, 0.2),
    tone(0.28, 0.3, 784.0, 784.0, 0.2),
    tone(0.42, 0.7, 1047.0, 1047.0, 0.2),
];

const fn tones(sound: Sound) -> &'static [Tone] {
    match sound {
        Sound::Tile => &TILE,
        Sound::Figure => &FIGURE,
        Sound::Points => &POINTS,
        Sound::Refusal => &REFUSAL,
        Sound::End => &END,
    }
}

/// The audio context, created with the first sound.
#[derive(Default)]
pub(super) struct SoundPlayer(RefCell<Option<AudioContext>>);

impl SoundPlayer {
    /// Plays sounds one after another. Without audio support, nothing is played.
    pub(super) fn play(&self, sounds: &[Sound]) {
        let mut context = self.0.borrow_mut();
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        let Some(context) = context.as_ref() else {
            return;
        };
        let _ = context.resume();
        let begin = context.current_time();
        for (place, &sound) in (0..).zip(sounds) {
            for tone in tones(sound) {
                let _ = play_tone(context, begin + GAP * f64::from(place), tone);
            }
        }
    }
}

fn play_tone(context: &AudioContext, begin: f64, tone: &Tone) -> Result<(), JsValue> {
    let (start, end) = (begin + tone.after, begin + tone.after + tone.length);
    let (voice, volume) = (context.create_oscillator()?, context.create_gain()?);
    voice.set_type(OscillatorType::Triangle);
    let pitch = voice.frequency();
    pitch.set_value_at_time(tone.from, start)?;
    pitch.exponential_ramp_to_value_at_time(tone.to, end)?;
    let loud = volume.gain();
    loud.set_value_at_time(0.0001, start)?;
    loud.exponential_ramp_to_value_at_time(tone.loud * 0.5, start + 0.008)?;
    loud.exponential_ramp_to_value_at_time(0.0001, end)?;
    voice.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    voice.start_with_when(start)?;
    voice.stop_with_when(end)
}
