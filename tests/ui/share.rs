//! Games given away by links, and links that come in.

use crate::embedded::board;
use crate::named::ByName;
use crate::screen::{PERSONS, Screen};
use engine::link::{Link, LinkError, LinkKind};
use engine::session::Session;
use engine::table::Recorded;
use engine::{cards, rules};
use page::app::App;
use page::context::dialogs::Dialog;
use page::context::effects::Effect;
use page::context::notices::Notice;
use page::context::surroundings::Surroundings;
use page::elements::intent::{Intent, ShareIntent, Target};
use page::elements::mode::BoardMode;
use page::elements::picture::{PictureChoice, PictureFormat};
use page::elements::tree::Node;
use page::features::embed::printed::printed_table;
use page::features::saves::import_export::tell_saved;
use page::features::share::address::{Held, is_on_screen, kept_with_address};
use page::features::share::picture::picture_format;
use page::messages::Language;

const ADDRESS: &str = "https://example.org/bastide/";

fn placed(record: &str) -> Screen {
    let mut screen = Screen::open(record);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.app.cx.set_surroundings(Surroundings {
        address: ADDRESS.to_string(),
        shares: false,
    });
    screen
}

/// The link in the dialog.
fn shown(app: &App) -> Option<String> {
    let page = app.page();
    let all = page.all();
    let mut fields = all.iter().filter(|node| node.has_class("link-text"));
    fields.next()?.get("value").map(str::to_string)
}

fn has(app: &App, class: &str) -> bool {
    app.page().all().iter().any(|node| node.has_class(class))
}

trait Classes {
    fn has_class(&self, class: &str) -> bool;
}

impl Classes for Node {
    fn has_class(&self, class: &str) -> bool {
        let classes = self.get("class").unwrap_or_default();
        classes.split(' ').any(|one| one == class)
    }
}

#[test]
fn a_game_goes_by_its_link_to_another_page() {
    let mut screen = placed(PERSONS);
    screen.press("share");
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::Share));
    let link = shown(&screen.app).expect("a link");
    assert!(
        link.starts_with(ADDRESS) && link.contains("#game="),
        "{link}"
    );
    assert!(has(&screen.app, "qr"));
    let mut other = App::new(Language::French, 1);
    other.receive_link(&link, 0.0);
    let plain = |app: &App| app.cx.record().expect("a game");
    assert_eq!(plain(&other), plain(&screen.app));
    assert_eq!(other.cx.dialog(), None);
    let asked = other.cx.take_effects();
    assert!(asked.contains(&Effect::NewSave) && asked.contains(&Effect::Save));
    // Pasted where games are opened, it does the same.
    let mut pasted = App::new(Language::English, 1);
    pasted.import(&format!("Your turn: {link}"), 0.0);
    assert_eq!(plain(&pasted), plain(&screen.app));
}

#[test]
fn the_same_deck_goes_by_a_link_into_the_form_of_a_new_game() {
    let mut screen = placed(PERSONS);
    screen.press("share");
    let whole = shown(&screen.app);
    screen.press("share-deck");
    let link = shown(&screen.app).expect("a link");
    assert_ne!(Some(&link), whole.as_ref());
    assert_eq!(Link::read(&link).expect("a link").kind, LinkKind::SameDeck);
    let mut other = App::new(Language::English, 5);
    other.receive_link(&link, 0.0);
    assert_eq!(other.cx.dialog(), Some(Dialog::NewGame));
    assert!(other.cx.record().is_none());
    assert!(other.cx.has_notice(&Notice::DeckReceived));
    other.press_named("start", 0.0);
    let text = other.cx.record().expect("a game");
    assert!(text.contains("\nseed 1\n"), "{text}");
    assert!(text.contains("Anna") && text.contains("Ben"));
}

#[test]
fn a_link_asks_before_it_takes_the_place_of_a_game() {
    let mut screen = placed(PERSONS);
    screen.press("share");
    let link = shown(&screen.app).expect("a link");
    let mut other = Screen::open(crate::screen::AGAINST);
    let before = other.app.cx.record();
    other.app.receive_link(&link, other.now);
    assert_eq!(other.app.cx.record(), before);
    assert!(other.app.cx.has_notice(&Notice::LinkOffered(link.clone())));
    other.press("open-link");
    assert_eq!(other.app.cx.record(), screen.app.cx.record());
    assert!(!other.app.cx.has_notice(&Notice::LinkOffered(link)));
}

#[test]
fn a_spoilt_link_is_told_and_the_game_goes_on() {
    let mut screen = placed(PERSONS);
    screen.press("share");
    let link = shown(&screen.app).expect("a link");
    let cut = &link[..link.len() - 6];
    let newer = link.replace("#game=E", "#game=I");
    for (text, error) in [
        (cut, LinkError::Cut),
        (&newer, LinkError::Newer),
        ("#game=", LinkError::NotALink),
        ("#game=A cake", LinkError::NotALink),
    ] {
        let mut other = Screen::open(PERSONS);
        let before = other.app.cx.record();
        other.app.receive_link(text, other.now);
        assert!(other.app.cx.has_notice(&Notice::BadLink(error)), "{text}");
        assert_eq!(other.app.cx.record(), before);
        other.app.import(text, other.now);
        assert!(other.app.cx.has_notice(&Notice::BadLink(error)), "{text}");
        assert_eq!(other.app.cx.record(), before);
    }
}

#[test]
fn a_game_that_becomes_another_one_is_opened_and_that_is_said() {
    let mut screen = placed(PERSONS);
    screen.press("share");
    let link = shown(&screen.app).expect("a link");
    let mut changed = Link::read(&link).expect("a link");
    changed.outcome ^= 1;
    let mut other = App::new(Language::English, 1);
    other.receive_link(&changed.write(), 0.0);
    assert_eq!(other.cx.record(), screen.app.cx.record());
    assert!(other.cx.has_notice(&Notice::OtherOutcome));
}

#[test]
fn hands_that_are_secret_are_told_or_kept_before_a_link_is_shown() {
    let hands = PERSONS
        .replace("set base\n", "set base\noption hand 3\n")
        .replace("stack base/U base/E base/B base/K\n", "");
    let mut screen = Screen::open(&hands);
    screen.press("share");
    assert!(has(&screen.app, "warning"));
    assert_eq!(
        shown(&screen.app),
        None,
        "nobody looks at a hand of their own"
    );
    screen.press("close");
    screen.press("show-hand");
    screen.wait();
    screen.press("share");
    assert!(has(&screen.app, "warning"));
    assert!(shown(&screen.app).is_some());
}

#[test]
fn a_page_on_a_disk_says_that_its_address_opens_nowhere_else() {
    let mut screen = placed(PERSONS);
    screen.app.cx.set_surroundings(Surroundings {
        address: "file:///home/anna/bastide.html".to_string(),
        shares: false,
    });
    screen.press("share");
    assert!(!has(&screen.app, "qr"));
    assert!(shown(&screen.app).is_some());
    let page = screen.app.page().all_text();
    assert!(page.contains("lies on your device"), "{page}");
    // The file that opens everywhere comes first.
    let [file, link] = ["Save as one file", "Copy the link"].map(|label| page.find(label));
    assert!(file.is_some() && file < link, "{page}");
}

#[test]
fn a_picture_carries_its_game_with_names_that_could_break_it() {
    let screen = placed(&PERSONS.replace("Anna", "</svg><Anna & \"co\">"));
    let picture = screen.app.picture().expect("a picture").svg;
    assert_eq!(picture.matches("</svg>").count(), 1, "{picture}");
    assert!(picture.contains("<title>Bastide</title>") && picture.contains("&lt;/svg&gt;"));
    let mut other = App::new(Language::English, 1);
    other.import(&picture, 0.0);
    assert_eq!(other.cx.record(), screen.app.cx.record());
    // Where the metadata was taken out, the lines below the picture are left to be copied.
    let lines = picture.split(r#"<text x=""#).filter_map(|line| {
        let (_, told) = line.split_once("\"monospace\"")?.1.split_once('>')?;
        Some(told.split_once('<')?.0)
    });
    let link: String = lines.collect();
    assert!(link.starts_with(ADDRESS), "{link}");
    other.import(&link, 0.0);
    assert_eq!(other.cx.record(), screen.app.cx.record());
}

#[test]
fn the_address_holds_the_game_where_somebody_wants_that_or_nothing_is_saved() {
    let mut screen = placed(PERSONS);
    assert_eq!(
        screen.app.sharing.held_in_address(&screen.app.cx),
        Held::Nothing
    );
    screen.app.sharing.set_saving(false);
    let Held::Game(held) = screen.app.sharing.held_in_address(&screen.app.cx) else {
        panic!("nothing is saved");
    };
    assert!(is_on_screen(&screen.app.cx, &held));
    let mut other = App::new(Language::English, 1);
    assert!(!is_on_screen(&other.cx, &held));
    other.receive_link(&held, 0.0);
    assert_eq!(other.cx.record(), screen.app.cx.record());
    screen.app.sharing.set_saving(true);
    screen.press("set address on");
    screen.press("skip");
    let Held::Game(later) = screen.app.sharing.held_in_address(&screen.app.cx) else {
        panic!("somebody wants it");
    };
    assert!(later != held && !is_on_screen(&screen.app.cx, &held));
}

#[test]
fn the_same_game_further_on_goes_on_where_the_address_held_it() {
    let tiles = one_further::<rules::Game>(PERSONS);
    let cards = one_further::<cards::Game>(crate::cards::AGAINST);
    for (older, later) in [(PERSONS, tiles), (crate::cards::AGAINST, cards)] {
        let mut screen = Screen::open(&later);
        let Held::Game(held) = held_unsaved(&mut screen) else {
            panic!("nothing is saved");
        };
        let mut again = Screen::open(older);
        again.app.cx.take_effects();
        again.app.resume_from_address(&held, "", again.now);
        assert_eq!(again.app.cx.record(), screen.app.cx.record());
        assert!(!again.app.cx.has_notice(&Notice::LinkOffered(held)));
        let asked = again.app.cx.take_effects();
        assert!(asked.contains(&Effect::Save), "{asked:?}");
        assert!(
            !asked.contains(&Effect::NewSave),
            "under its own name: {asked:?}"
        );
    }
}

/// The text of a game after one more decision.
fn one_further<G: Recorded>(record: &str) -> String {
    let mut session = Session::<G>::load(record).expect("a game");
    let action = session.game().legal()[0];
    session.act(action).expect("a legal action");
    session.save()
}

/// What the address holds while nothing can be saved.
fn held_unsaved(screen: &mut Screen) -> Held {
    screen.app.sharing.set_saving(false);
    screen.app.sharing.held_in_address(&screen.app.cx)
}

#[test]
fn a_link_of_the_game_on_the_screen_is_told_as_that() {
    let mut later = placed(PERSONS);
    let Held::Game(held_later) = held_unsaved(&mut later) else {
        panic!("a game");
    };
    let mut earlier = Screen::open(PERSONS);
    let Held::Game(held_earlier) = held_unsaved(&mut earlier) else {
        panic!("a game");
    };
    let before = earlier.app.cx.record();
    earlier.app.receive_link(&held_later, earlier.now);
    assert!(
        earlier
            .app
            .cx
            .has_notice(&Notice::FurtherOffered(held_later.clone()))
    );
    assert_eq!(earlier.app.cx.record(), before, "it is asked first");
    earlier.app.cx.take_effects();
    earlier.press("open-link");
    assert_eq!(earlier.app.cx.record(), later.app.cx.record());
    assert!(!earlier.app.cx.take_effects().contains(&Effect::NewSave));
    later.app.receive_link(&held_earlier, later.now);
    assert!(
        later
            .app
            .cx
            .has_notice(&Notice::EarlierOffered(held_earlier))
    );
    later.app.receive_link(&held_later, later.now);
    assert!(later.app.cx.has_notice(&Notice::TurnKnown));
}

#[test]
fn a_record_in_the_address_of_an_open_page_asks_like_a_link() {
    let mut screen = placed(PERSONS);
    let before = screen.app.cx.record();
    screen
        .app
        .receive_record(crate::screen::AGAINST, screen.now);
    assert_eq!(screen.app.cx.record(), before);
    let offered = Notice::LinkOffered(crate::screen::AGAINST.to_string());
    assert!(screen.app.cx.has_notice(&offered));
    screen.app.cx.take_effects();
    screen.press("open-link");
    assert_ne!(screen.app.cx.record(), before);
    assert!(screen.app.cx.take_effects().contains(&Effect::NewSave));
    // What is none is told, and a page without a game opens it.
    screen
        .app
        .receive_record("bastide 1\nnothing\n", screen.now);
    let told = screen.app.page();
    assert!(
        told.all()
            .iter()
            .any(|node| node.get("class") == Some("notice"))
    );
    let mut empty = App::new(Language::English, 1);
    empty.receive_record(PERSONS, 0.0);
    assert!(empty.cx.record().is_some());
}

#[test]
fn a_tab_that_saves_nothing_knows_after_a_reload_whose_seat_is_here() {
    let record = PERSONS.replacen("option", "table by-link 1\noption", 1);
    let mut screen = Screen::open(&record);
    screen.app.sharing.set_saving(false);
    let Held::Game(held) = screen.app.sharing.held_in_address(&screen.app.cx) else {
        panic!("nothing is saved");
    };
    let kept = kept_with_address(&screen.app.cx);
    assert_eq!(kept, "by-link 1");
    let mut again = App::new(Language::English, 1);
    again.resume_from_address(&held, &kept, 0.0);
    assert_eq!(kept_with_address(&again.cx), kept);
    // Whoever gets the link is asked.
    let mut other = App::new(Language::English, 1);
    other.receive_link(&held, 0.0);
    assert_eq!(kept_with_address(&other.cx), "");
}

#[test]
fn covered_hands_do_not_get_into_the_address() {
    let hands = PERSONS
        .replace("set base\n", "set base\noption hand 3\n")
        .replace("stack base/U base/E base/B base/K\n", "");
    let mut screen = Screen::open(&hands);
    screen.app.sharing.set_saving(false);
    assert_eq!(
        screen.app.sharing.held_in_address(&screen.app.cx),
        Held::AsItIs
    );
    screen.press("show-hand");
    screen.wait();
    assert!(matches!(
        screen.app.sharing.held_in_address(&screen.app.cx),
        Held::Game(_)
    ));
}

#[test]
fn a_picture_has_the_width_the_points_and_the_owners_that_are_chosen() {
    let mut screen = placed(PERSONS);
    screen.press("share");
    assert!(
        !screen
            .app
            .page()
            .all()
            .iter()
            .any(|node| node.get("data-key") == Some("picture-width"))
    );
    screen.press("picture");
    let plain = screen.app.picture().expect("a picture");
    assert!(plain.size.0 == 1600 && plain.svg.contains(">Anna</text>"));
    for choice in ["800", "off", "fields", "svg"] {
        screen.press(&format!("for-picture {choice}"));
    }
    let chosen = screen.app.picture().expect("a picture");
    assert_eq!(chosen.size.0, 800);
    // Whose colour is whose is told all the same.
    assert!(chosen.svg.contains(">Anna</text>") && chosen.svg != plain.svg);
    screen.press("for-picture nobody");
    let bare = screen.app.picture().expect("a picture");
    assert!(!bare.svg.contains(">Anna</text>"));
    assert!(bare.metadata.description.contains("Anna"));
    assert_eq!(picture_format(&screen.app.cx).word(), "svg");
    screen.press("save-picture");
    assert!(screen.app.cx.take_effects().contains(&Effect::SavePicture));
}

#[test]
fn a_picture_of_the_card_game_opens_it() {
    let mut app = App::new(Language::English, 1);
    app.import(
        "bastide 1\ngame cards\nseats 2\nplayer 1 blue person Anna\nplayer 2 red greedy\nseed 1\n",
        0.0,
    );
    app.cx.set_surroundings(Surroundings {
        address: ADDRESS.to_string(),
        shares: false,
    });
    let picture = app.picture().expect("a picture");
    assert!(
        picture.svg.contains(">Anna</text>"),
        "{}",
        picture.metadata.description
    );
    let mut other = App::new(Language::English, 1);
    other.import(&picture.svg, 0.0);
    assert_eq!(other.cx.record(), app.cx.record());
}

#[test]
fn a_picture_shows_what_a_replay_shows_and_goes_on_from_there() {
    let mut screen = placed(PERSONS);
    let now = screen.app.picture().expect("a picture");
    screen.press("replay");
    screen.press("first-step");
    let then = screen.app.picture().expect("a picture");
    assert!(then.svg.matches("<use").count() < now.svg.matches("<use").count());
    let mut other = App::new(Language::English, 1);
    other.import(&then.svg, 0.0);
    let (short, long) = (other.cx.record(), screen.app.cx.record());
    assert!(short.map(|text| text.len()) < long.map(|text| text.len()));
}

#[test]
fn a_record_that_stops_before_chance_speaks_opens_without_a_warning() {
    // What a page saves goes on to a question to somebody; a record written by hand may stop anywhere.
    let begun = "bastide 1\nset base\nseats 2\noption first-player 1\nseed 5\n";
    let closed = format!("{begun}play\ndraw base/E\nplace 0,-1 r2\npass\nconfirm\n");
    let cards = "bastide 1\ngame cards\nseats 2\nseed 5\n";
    let tiles = [begun, &closed].map(|text| {
        let record = rules::Record::read(text).unwrap_or_else(|error| panic!("{error}"));
        Link::from_record(&record, LinkKind::Game).expect("its actions can be played")
    });
    let record = cards::Record::read(cards).unwrap_or_else(|error| panic!("{error}"));
    let cards = Link::from_record(&record, LinkKind::Game).expect("its actions can be played");
    for link in tiles.into_iter().chain([cards]) {
        let mut app = App::new(Language::English, 1);
        app.receive_link(&link.write(), 0.0);
        assert!(app.cx.record().is_some(), "{}", link.text);
        assert!(!app.cx.has_notice(&Notice::OtherOutcome), "{}", link.text);
    }
}

#[test]
fn a_button_says_for_a_while_that_it_has_copied_and_is_called_as_before() {
    let mut screen = placed(PERSONS);
    screen.press("share");
    let button = |screen: &Screen| {
        let page = screen.app.page();
        let all = page.all();
        let copy = all
            .iter()
            .find(|node| node.get("data-run") == Some("copy-link"));
        let copy = copy.expect("a button");
        (copy.all_text(), copy.get("aria-label").map(str::to_string))
    };
    let plain = button(&screen);
    let copies = |screen: &mut Screen| {
        screen.press("copy-link");
        let before = screen.app.cx.announcements();
        screen
            .app
            .sharing
            .set_link_copied(&mut screen.app.cx, true, 1_000.0);
        assert_eq!(screen.app.cx.announcements(), before + 1);
        let (text, name) = button(screen);
        assert!(text.starts_with("Copied"), "{text}");
        assert_eq!(name.as_deref(), Some("Copy the link"));
    };
    copies(&mut screen);
    assert_eq!(screen.app.next_tick_at(), Some(5_000.0));
    screen.app.tick(5_000.0);
    assert_eq!(button(&screen), plain);
    // Whatever else is done, it is over.
    copies(&mut screen);
    screen.press("share-deck");
    screen.press("share-game");
    assert_eq!(button(&screen), plain);
}

#[test]
fn what_a_file_is_called_is_said_in_front_of_the_dialog_until_something_else_is_done() {
    let mut screen = placed(PERSONS);
    screen.press("share");
    tell_saved(&mut screen.app.cx, "bastide-anna.html", 0.0);
    assert_eq!(screen.app.cx.said(), "Saved as bastide-anna.html");
    let shown = |screen: &Screen| has(&screen.app, "toast");
    assert!(shown(&screen));
    screen.press("picture");
    assert!(!shown(&screen));
    tell_saved(&mut screen.app.cx, "bastide-anna.png", 0.0);
    assert!(shown(&screen));
    screen.app.tick(60_000.0);
    assert!(!shown(&screen));
}

#[test]
fn what_can_be_chosen_for_a_picture_has_the_focus_as_it_opens() {
    let mut screen = placed(PERSONS);
    screen.press("share");
    let _ = screen.app.cx.take_focus_request();
    screen.press("picture");
    let request = screen.app.cx.take_focus_request().expect("a request");
    let first = ShareIntent::ForPicture(PictureChoice::Format(PictureFormat::Png));
    assert_eq!(request.target, Target::Press(Intent::Share(first)));
    assert!(request.inside);
    screen.press("picture");
    assert_eq!(screen.app.cx.take_focus_request(), None);
}

#[test]
fn a_picture_keeps_its_width_whatever_is_marked_beside_the_tiles() {
    let width = |lines: &str| {
        let record = format!("bastide 1\nseats 2\nstack base/E base/V\nplay\n{lines}");
        let app = board(BoardMode::Replay, Language::English, &record, Some(0));
        let svg = printed_table(&app.cx).expect("a picture");
        let (_, rest) = svg.split_once("viewBox=\"").expect("a view box");
        let mut numbers = rest.split([' ', '"']).map(|word| word.parse::<f64>());
        numbers.nth(2).expect("a width").expect("a number")
    };
    let plain = width("");
    for lines in ["mark tile 1,0\n", "arrow 0,0 3,0\n"] {
        assert!(
            (width(lines) - plain).abs() < 3.0,
            "{lines}: {}",
            width(lines)
        );
    }
}
