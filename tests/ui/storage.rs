//! Saved games on a disk that fails: at every step of a game of either kind, in every way.

use engine::cards;
use engine::rules::{Edition, Setup};
use engine::session::{Seating, Session};
use engine::table::Recorded;
use page::context::notices::Notice;
use page::features::saves::refill::{Contents, Refill, STAMP, newest, refill};
use page::features::saves::writer::{Outcome, Request, Response, Writer, Written};
use page::messages::Loss;
use std::collections::BTreeMap;

/// In which way the browser fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// It says that the disk is full.
    Error,
    /// It says that the game is written, and it is not.
    SuccessThatWasNone,
    /// It answers when two more decisions have been made.
    Delay,
    /// It never answers.
    Silence,
    /// It writes, and does not answer who reads that.
    SilentReading,
    /// The connection broke; a new one works.
    Closed,
    /// The connection broke, and a new one cannot be had.
    Unreachable,
    /// The database is deleted, and made anew by the next connection.
    Deleted,
    /// It takes and shows everything, and has lost the database at the next start.
    LostAtStart,
}

const FAULTS: [Fault; 9] = [
    Fault::Error,
    Fault::SuccessThatWasNone,
    Fault::Delay,
    Fault::Silence,
    Fault::SilentReading,
    Fault::Closed,
    Fault::Unreachable,
    Fault::Deleted,
    Fault::LostAtStart,
];

/// How many decisions long the browser fails.
const FAILS_FOR: usize = 3;

/// What lies in the browser, and a page that saves there.
#[derive(Default)]
struct Browser {
    writer: Writer,
    database: BTreeMap<String, String>,
    deleted: Vec<String>,
    copies: BTreeMap<String, String>,
    known: Vec<String>,
    fault: Option<Fault>,
    broken: bool,
    late: Vec<Response>,
    /// Whether it stands on the page that games are not saved.
    told: bool,
    loss: Loss,
}

impl Browser {
    /// A browser with an older game in it.
    fn with_older() -> Browser {
        let mut browser = Browser::default();
        browser.save(
            "older",
            "bastide 1 save\nend 0\n# saved 2026-01-01T00:00:00.000Z\n",
        );
        browser
    }

    fn save(&mut self, id: &str, text: &str) {
        let (id, text) = (id.to_string(), text.to_string());
        self.copies.insert(id.clone(), text.clone());
        let request = self.writer.save(Written { id, text });
        self.carry_out(request);
    }

    fn carry_out(&mut self, request: Option<Request>) {
        let Some(request) = request else {
            return;
        };
        let reads = matches!(request, Request::ReadBack(_));
        let response = self.response(request);
        match self.fault {
            Some(Fault::Silence) => self.hear(Response::Silence),
            Some(Fault::SilentReading) if reads => self.hear(Response::Silence),
            Some(Fault::Delay) => self.late.push(response),
            _ => self.hear(response),
        }
    }

    fn hear(&mut self, response: Response) {
        let heard = self.writer.hear(response);
        match heard.outcome {
            Some(Outcome::Refused(_)) => self.told = true,
            Some(Outcome::Recovered) => self.told = false,
            None => {}
        }
        self.carry_out(heard.request);
    }

    fn response(&mut self, request: Request) -> Response {
        match request {
            Request::Write(_) if self.broken => Response::Written(Err(Notice::StorageForbidden)),
            Request::Write(save) => match self.fault {
                Some(Fault::Error) => Response::Written(Err(Notice::StorageFull)),
                Some(Fault::SuccessThatWasNone | Fault::Silence) => Response::Written(Ok(())),
                _ => {
                    self.database.insert(save.id, save.text);
                    Response::Written(Ok(()))
                }
            },
            Request::ReadBack(id) => {
                let found = self.database.get(&id).cloned();
                if found.is_some() {
                    self.known.retain(|other| *other != id);
                    self.known.push(id);
                }
                Response::Found(found)
            }
            Request::Reopen if self.fault == Some(Fault::Unreachable) => Response::Reopened(false),
            Request::Reopen => {
                self.broken = false;
                // What fills it is a writing, too.
                if !matches!(self.fault, Some(Fault::Error | Fault::SuccessThatWasNone)) {
                    self.refill();
                }
                Response::Reopened(true)
            }
        }
    }

    /// The browser begins or ends to fail.
    fn set(&mut self, fault: Option<Fault>) {
        self.fault = fault;
        self.broken = matches!(
            fault,
            Some(Fault::Closed | Fault::Unreachable | Fault::Deleted)
        );
        if let Some(Fault::Deleted | Fault::LostAtStart) = fault {
            self.database.clear();
        }
        for response in std::mem::take(&mut self.late) {
            self.hear(response);
        }
    }

    fn refill(&mut self) {
        let list = |games: &BTreeMap<String, String>| games.clone().into_iter().collect();
        let copies = Contents {
            games: list(&self.copies),
            ..Contents::default()
        };
        let there = Contents {
            games: list(&self.database),
            deleted: self.deleted.clone(),
            ..Contents::default()
        };
        let plan: Refill = refill(&copies, &there, &self.known);
        self.database.extend(plan.to_database.games);
        self.copies.extend(plan.to_copy);
        self.copies.retain(|id, _| !plan.to_drop.contains(id));
        (self.known, self.loss) = (plan.known, plan.loss);
    }

    /// The page is closed and comes up again.
    fn start_again(&mut self) {
        self.writer = Writer::default();
        (self.fault, self.broken) = (None, false);
        self.refill();
    }
}

/// What is saved after each of the first decisions of a game.
fn states<G: Recorded>(mut session: Session<G>) -> Vec<String> {
    let mut states = Vec::new();
    while states.len() < 24 {
        let actions = session.game().legal();
        let Some(&action) = actions.get(states.len() % actions.len().max(1)) else {
            break;
        };
        session.act(action).expect("a legal action");
        let minute = states.len();
        let text = session.save();
        states.push(format!("{text}{STAMP}2026-03-09T12:{minute:02}:00.000Z\n"));
    }
    states
}

fn games() -> [Vec<String>; 2] {
    let tiles = Setup::base(Edition::Current, 2);
    let tiles: Session =
        Session::new(tiles, Seating::persons(2), 7).expect("a setup without faults");
    let of_cards = cards::Setup::new(2);
    let of_cards: Session<cards::Game> =
        Session::new(of_cards, Seating::persons(2), 7).expect("a setup without faults");
    [states(tiles), states(of_cards)]
}

/// Plays a game in which the browser fails for a while from one decision on, and looks after each that what is not written
/// is told or on its way.
fn play(states: &[String], fault: Fault, from: usize) -> Browser {
    let mut browser = Browser::with_older();
    for (step, text) in states.iter().enumerate() {
        if step == from {
            browser.set(Some(fault));
        } else if step == from + FAILS_FOR {
            browser.set(None);
        }
        browser.save("game", text);
        let written = browser.database.get("game") == Some(text);
        let waits = browser.writer.unwritten().any(|save| save.text == *text);
        let failing = format!("{fault:?} from {from} at {step}");
        assert!(written || waits, "{failing}: nobody has it");
        assert!(
            written || browser.told || !browser.late.is_empty(),
            "{failing}: nothing is told"
        );
    }
    browser
}

#[test]
fn at_whatever_step_the_browser_fails_nothing_is_lost_in_silence() {
    for states in games() {
        assert_eq!(states.len(), 24);
        let last = states.last().expect("a state");
        for fault in FAULTS {
            for from in 0..states.len() - FAILS_FOR - 1 {
                let mut browser = play(&states, fault, from);
                assert!(!browser.told, "{fault:?} from {from}: it works again");
                assert!(!browser.writer.has_unsaved());
                if fault == Fault::LostAtStart {
                    browser.database.clear();
                }
                browser.start_again();
                assert_eq!(
                    browser.database.get("game"),
                    Some(last),
                    "{fault:?} from {from}"
                );
                assert!(
                    browser.database.contains_key("older"),
                    "{fault:?} from {from}"
                );
            }
        }
    }
}

#[test]
fn a_page_that_is_closed_while_the_browser_fails_comes_back_with_the_last_decision() {
    for states in games() {
        for fault in FAULTS {
            for from in 0..states.len() - 1 {
                let mut browser = play(&states[..=from], fault, from);
                browser.start_again();
                let last = states.get(from);
                assert_eq!(browser.database.get("game"), last, "{fault:?} at {from}");
                assert!(
                    browser.database.contains_key("older"),
                    "{fault:?} at {from}"
                );
            }
        }
    }
}

#[test]
fn a_database_that_comes_back_empty_is_noticed_and_filled_again() {
    let [states, _] = games();
    let mut browser = play(&states, Fault::Closed, 0);
    browser.database.clear();
    browser.start_again();
    assert_eq!(browser.loss, Loss { back: 2, gone: 0 });
    browser.start_again();
    assert_eq!(browser.loss, Loss::default(), "once is enough");
    browser.database.clear();
    browser.copies.remove("older");
    browser.start_again();
    assert_eq!(browser.loss, Loss { back: 1, gone: 1 });
    // One that was saved before the places were compared hides nothing.
    browser.known.push("older".to_string());
    browser.start_again();
    assert_eq!(browser.loss, Loss { back: 0, gone: 1 });
}

const FIRST: &str = "bastide 1\n# saved 2026-03-09T12:00:00.000Z\n";
const SECOND: &str = "bastide 1\n# saved 2026-03-09T12:01:00.000Z\n";

#[test]
fn of_a_database_and_a_copy_the_newer_text_is_opened() {
    let text = |text: &str| Some(text.to_string());
    assert_eq!(newest(text(FIRST), text(SECOND)), text(SECOND));
    assert_eq!(newest(text(SECOND), text(FIRST)), text(SECOND));
    assert_eq!(newest(None, text(FIRST)), text(FIRST));
    assert_eq!(newest(text(FIRST), None), text(FIRST));
}

#[test]
fn what_waits_of_one_game_is_written_though_another_is_saved() {
    let mut browser = Browser::default();
    browser.set(Some(Fault::Delay));
    browser.save("one", FIRST);
    browser.save("one", SECOND);
    browser.save("other", FIRST);
    assert_eq!(browser.writer.text("one").as_deref(), Some(SECOND));
    while !browser.late.is_empty() {
        browser.set(None);
    }
    assert_eq!(
        browser.database.get("one").map(String::as_str),
        Some(SECOND)
    );
    assert!(browser.database.contains_key("other"));
}

#[test]
fn a_game_that_is_deleted_while_it_is_written_keeps_nobody_waiting() {
    let mut browser = Browser::default();
    browser.set(Some(Fault::Delay));
    browser.save("one", FIRST);
    browser.save("other", FIRST);
    let next = browser.writer.forget("one");
    let Some(Request::Write(next)) = next else {
        panic!("{next:?}");
    };
    assert_eq!(next.id, "other");
    assert_eq!(browser.writer.text("one"), None);
}

#[test]
fn what_another_tab_has_written_since_is_no_failure() {
    let mut writer = Writer::default();
    let (id, text) = ("one".to_string(), FIRST.to_string());
    writer.save(Written { id, text });
    writer.hear(Response::Written(Ok(())));
    let heard = writer.hear(Response::Found(Some(SECOND.to_string())));
    assert_eq!((heard.request, heard.outcome), (None, None));
    assert_eq!(writer.unwritten().count(), 0);
}

#[test]
fn a_deleted_game_does_not_come_back_from_a_copy_that_stayed() {
    let mut browser = Browser::with_older();
    browser.save("game", "bastide 1\n# saved 2026-03-09T12:00:00.000Z\n");
    browser.database.remove("older");
    browser.deleted.push("older".to_string());
    browser.start_again();
    assert_eq!(browser.loss, Loss::default());
    assert!(!browser.database.contains_key("older") && !browser.copies.contains_key("older"));
}

#[test]
fn what_could_not_be_written_is_written_when_it_works_again() {
    let mut browser = Browser::with_older();
    browser.set(Some(Fault::Error));
    browser.save("first", "bastide 1\n# saved 2026-03-09T12:00:00.000Z\n");
    browser.writer.begin_game();
    browser.set(None);
    browser.save("second", "bastide 1\n# saved 2026-03-09T12:01:00.000Z\n");
    assert!(browser.database.contains_key("first"));
    assert!(!browser.told && !browser.writer.has_unsaved());
}

#[test]
fn copies_take_no_more_room_than_they_may() {
    let text = |day: u32| {
        format!(
            "{}{STAMP}2026-03-{day:02}T12:00:00.000Z\n",
            "#\n".repeat(100_000)
        )
    };
    let mut browser = Browser::default();
    for day in 10..20 {
        browser.save(&format!("{day}"), &text(day));
    }
    browser.start_again();
    let copied: Vec<&str> = browser.copies.keys().map(String::as_str).collect();
    assert_eq!(copied, ["16", "17", "18", "19"]);
    assert_eq!(browser.database.len(), 10);
}
