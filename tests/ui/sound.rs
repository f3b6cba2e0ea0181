//! What is heard and felt: on by default, one button away from silence, and never on boards of other pages.

use crate::embedded::{TOLD, board};
use crate::screen::{AGAINST, PERSONS, Screen, of_class};
use page::app::App;
use page::context::effects::Effect;
use page::context::settings::Settings;
use page::elements::icons::Icon;
use page::elements::mode::BoardMode;
use page::elements::setting::SettingChange;
use page::elements::tree::HOVER_TITLE;
use page::messages::Language;
use page::stage::sound::Sound;

/// What was heard since the last time, and whether a phone would have vibrated.
fn heard(app: &mut App) -> (Vec<Sound>, bool) {
    let effects = app.cx.take_effects();
    let felt = effects.iter().any(|one| matches!(one, Effect::Vibrate(_)));
    let sounds = effects.into_iter().filter_map(|effect| match effect {
        Effect::Sound(sounds) => Some(sounds),
        _ => None,
    });
    (sounds.flatten().collect(), felt)
}

#[test]
fn a_first_visit_is_heard_and_a_choice_of_silence_is_kept() {
    assert!(Settings::default().sound && Settings::read("pace brisk").sound);
    assert!(!Settings::read("sound off").sound);
    let mut screen = Screen::open(PERSONS);
    screen.press("sound");
    assert!(!screen.app.cx.settings().sound);
    assert!(!Settings::read(&screen.app.cx.settings().write()).sound);
    assert!(
        screen
            .app
            .cx
            .take_effects()
            .contains(&Effect::WriteSettings)
    );
    screen.app.press_key("!", screen.now);
    assert!(screen.app.cx.settings().sound);
}

#[test]
fn the_button_in_the_head_shows_whether_sounds_are_on() {
    for language in Language::ALL {
        let mut screen = Screen::open(PERSONS);
        screen.app.cx.set(SettingChange::Language(Some(language)));
        let shown = |screen: &Screen| {
            let page = screen.app.page();
            let brand = of_class(&page, "brand")[0].all();
            let button = brand
                .iter()
                .find(|node| node.get("data-run") == Some("sound"));
            let button = (*button.expect("a button")).clone();
            let drawing = button
                .all()
                .iter()
                .find_map(|node| node.get("d").map(String::from));
            let pressed = button.get("aria-pressed").map(String::from);
            let title = button.get(HOVER_TITLE).map(String::from);
            (pressed, drawing, title.unwrap_or_default())
        };
        let on = shown(&screen);
        screen.press("sound");
        let off = shown(&screen);
        assert_eq!(
            (on.0.as_deref(), off.0.as_deref()),
            (Some("true"), Some("false"))
        );
        assert_eq!(on.1.as_deref(), Some(Icon::Sound.word()));
        assert_eq!(off.1.as_deref(), Some(Icon::Muted.word()));
        assert!(on.2 != off.2 && on.2.contains('!'), "{} {}", on.2, off.2);
    }
}

#[test]
fn turning_placing_and_scoring_sound_different() {
    let mut screen = Screen::open(PERSONS);
    screen.press("turn-right");
    assert_eq!(heard(&mut screen.app).0, [Sound::Turn]);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    assert_eq!(heard(&mut screen.app).0, [Sound::Tile]);
    screen.press("skip");
    screen.press("confirm");
    screen.wait();
    screen.play_to_end();
    let all = heard(&mut screen.app).0;
    assert!(all.contains(&Sound::Figure), "{all:?}");
    assert!(
        all.iter().any(|one| matches!(one, Sound::Points(1..))),
        "{all:?}"
    );
    assert_eq!(all.last(), Some(&Sound::End), "{all:?}");
}

/// The city of the start tile is completed, but its turn has not ended yet.
const CITY: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    option first-player 1\nstack base/E base/V\nplay\nplace base/E 0,-1 r2\n";

#[test]
fn a_completed_city_is_heard() {
    let mut screen = Screen::open(CITY);
    heard(&mut screen.app);
    screen.press("skip");
    screen.press("confirm");
    let all = heard(&mut screen.app).0;
    assert!(all.contains(&Sound::City), "{all:?}");
}

#[test]
fn a_phone_vibrates_with_what_persons_do_and_not_with_computers() {
    let mut screen = Screen::open(AGAINST);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    assert_eq!(heard(&mut screen.app), (vec![Sound::Tile], true));
    screen.press("skip");
    screen.press("confirm");
    screen.wait();
    heard(&mut screen.app);
    let session = screen.tile_stage().session();
    let action = engine::ai::choose(session.game(), 1, engine::ai::Level::Greedy);
    let epoch = session.epoch();
    screen.app.answer(epoch, action, screen.now);
    screen.wait();
    let (sounds, felt) = heard(&mut screen.app);
    assert!(sounds.contains(&Sound::Tile) && !felt, "{sounds:?}");
    screen.press("sound");
    screen.press("take-back");
    assert_eq!(heard(&mut screen.app), (vec![], false));
}

#[test]
fn boards_on_other_pages_are_silent_unless_their_page_asks() {
    for mode in [BoardMode::Play, BoardMode::Diagram, BoardMode::Replay] {
        let app = board(mode, Language::English, TOLD, None);
        assert!(!app.cx.settings().sound, "{mode:?}");
        assert!(!page::features::embed::stays_on_board(&Effect::Vibrate(
            vec![]
        )));
    }
    let mut app = board(BoardMode::Play, Language::English, TOLD, None);
    app.cx.set(SettingChange::Sound(true));
    assert!(app.cx.settings().sound);
}
