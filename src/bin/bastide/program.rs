//! An external program that plays through the engine protocol (`src/engine/ai/PROTOCOL.md`).

use std::io::{BufRead as _, BufReader, Write as _};
use std::num::NonZeroU32;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use engine::ai::protocol::{Answer, Limit, Order};
use engine::table::record::Words;
use engine::table::{Record, Seat, Secrets, Silent};

use crate::args::{Complaint, texts};
use crate::words::Worded;

/// A program may take this many times the time it was given.
const GRACE: u32 = 10;
/// Polling interval while a program is asked to end.
const LOOK: Duration = Duration::from_millis(10);
/// Most lines of output waiting to be read; a program that prints more has to wait.
const MOST_WAITING: usize = 1_000;

/// How long a program is waited for.
#[derive(Clone, Copy, Debug)]
pub struct Waits {
    /// For a reply to an order, and at least for a decision within a time limit.
    answer: Duration,
    /// For a decision without a time limit.
    decision: Duration,
    /// For it to end once asked to.
    end: Duration,
}

impl Waits {
    /// The times used in matches.
    pub const USUAL: Waits = Waits {
        answer: Duration::from_secs(60),
        decision: Duration::from_secs(600),
        end: Duration::from_secs(1),
    };

    /// This many seconds for each answer.
    pub const fn patient(seconds: NonZeroU32) -> Waits {
        let answer = Duration::from_secs(seconds.get() as u64);
        Waits {
            answer,
            decision: answer,
            end: Waits::USUAL.end,
        }
    }

    /// How long to wait for a decision within this limit.
    fn decision(self, limit: Limit) -> Duration {
        match limit {
            Limit::Time(time) => {
                let given = Duration::from_millis(time.get().into());
                self.answer.max(given * GRACE)
            }
            Limit::Free | Limit::Nodes(_) => self.decision,
        }
    }
}

/// A running program.
pub struct Program {
    child: Child,
    orders: ChildStdin,
    answers: Receiver<String>,
    limit: Limit,
    waits: Waits,
}

/// A program's fault.
pub enum ProgramFault {
    /// It does not run, or has ended.
    Gone,
    /// It did not answer in time.
    Silent,
    /// Anything else, in a sentence.
    Other(String),
}

impl ProgramFault {
    pub fn sentence(self) -> String {
        match self {
            ProgramFault::Gone => texts().program_gone().to_owned(),
            ProgramFault::Silent => texts().program_silent().to_owned(),
            ProgramFault::Other(sentence) => sentence,
        }
    }
}

impl Program {
    /// Starts a program by a command with space-separated arguments and waits until it is ready. `limit` applies to each of its
    /// decisions, `waits` to each of its answers.
    ///
    /// # Errors
    /// When it cannot be started, or does not answer as it should.
    pub fn start(command: &str, limit: Limit, waits: Waits) -> Result<Program, Complaint> {
        let mut program = Program::run(command, limit, waits)?;
        program
            .greet()
            .map_err(|fault| Complaint(texts().program_fault(command, &fault.sentence())))?;
        Ok(program)
    }

    /// Starts it without sending it anything.
    fn run(command: &str, limit: Limit, waits: Waits) -> Result<Program, Complaint> {
        let mut words = command.split_whitespace();
        let name = words.next().unwrap_or_default().to_owned();
        let child = Command::new(&name)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn();
        let mut child = child.map_err(|error| Complaint::about(&name, &error))?;
        let (Some(orders), Some(said)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Complaint(name));
        };
        let (sender, answers) = sync_channel(MOST_WAITING);
        thread::spawn(move || {
            for line in BufReader::new(said).split(b'\n').map_while(Result::ok) {
                // Invalid UTF-8 is reported like any other meaningless line.
                let line = String::from_utf8_lossy(&line);
                if sender.send(line.trim_end().to_owned()).is_err() {
                    return;
                }
            }
        });
        Ok(Program {
            child,
            orders,
            answers,
            limit,
            waits,
        })
    }

    fn greet(&mut self) -> Result<(), ProgramFault> {
        self.say(&Order::Hello);
        match self.answer(self.waits.answer)? {
            Answer::Name(_) => self.expect_ready(),
            other => Err(said(other)),
        }
    }

    /// Its action for this seat in a game whose record ends where the seat is asked. It is told only what the seat may know.
    ///
    /// # Errors
    /// Its fault.
    pub fn decide<G: Secrets + Worded>(
        &mut self,
        record: &Record<G>,
        game: &G,
        seat: Seat,
    ) -> Result<G::Action, ProgramFault> {
        // A game that has been played can always be told.
        let told = record.redacted_for(seat).unwrap_or_default();
        self.say(&Order::Game(told));
        self.expect_ready()?;
        self.say(&Order::Go(self.limit));
        match self.answer(self.waits.decision(self.limit))? {
            Answer::Action(line) => action(game, &line),
            other => Err(said(other)),
        }
    }

    fn say(&mut self, order: &Order) {
        let text = order.to_string();
        let written = self.orders.write_all(text.as_bytes());
        // A program that has ended may have said why, so its output is read even if writing fails.
        let _ = written.and_then(|()| self.orders.flush());
    }

    fn expect_ready(&mut self) -> Result<(), ProgramFault> {
        match self.answer(self.waits.answer)? {
            Answer::Ready => Ok(()),
            other => Err(said(other)),
        }
    }

    fn answer(&mut self, time: Duration) -> Result<Answer, ProgramFault> {
        let mut fault = ProgramFault::Gone;
        // Comments do not extend the deadline.
        let until = Instant::now() + time;
        let mut lines = std::iter::from_fn(|| {
            let left = until.saturating_duration_since(Instant::now());
            match self.answers.recv_timeout(left) {
                Ok(line) => Some(line),
                Err(RecvTimeoutError::Timeout) => {
                    fault = ProgramFault::Silent;
                    None
                }
                Err(RecvTimeoutError::Disconnected) => None,
            }
        });
        let answer = Answer::read(&mut lines);
        match answer {
            Some(answer) => answer
                .map_err(|fault| ProgramFault::Other(texts().program_said(&fault.to_string()))),
            None => Err(fault),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Kill it if it does not end when asked to.
        self.say(&Order::Quit);
        let until = Instant::now() + self.waits.end;
        while matches!(self.child.try_wait(), Ok(None)) && Instant::now() < until {
            thread::sleep(LOOK);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The fault of an answer that does not fit the question.
fn said(answer: Answer) -> ProgramFault {
    ProgramFault::Other(match answer {
        Answer::Fault(why) => texts().program_told(&why),
        other => texts().program_said(other.to_string().trim_end()),
    })
}

/// The action on a line, if it is legal.
fn action<G: Worded>(game: &G, line: &str) -> Result<G::Action, ProgramFault> {
    let illegal = |trouble: G::Trouble| {
        ProgramFault::Other(texts().program_illegal(line, &G::trouble(&trouble)))
    };
    let mut words = Words::new(line);
    let word = words.next().map_err(|trouble| illegal(trouble.into()))?;
    let action = game.read_action(word, &mut words).map_err(illegal)?;
    words.end().map_err(|trouble| illegal(trouble.into()))?;
    let tried = game.clone().apply(action, &mut Silent);
    tried.map_err(|why| illegal(why.into()))?;
    Ok(action)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::{Path, PathBuf};

    /// Long enough on any machine for something that is sure to happen.
    const LONG: Duration = Duration::from_secs(60);

    /// Starts the program of a command with these waiting times.
    fn run(command: &str, answer: Duration, end: Duration) -> Program {
        let waits = Waits {
            answer,
            decision: answer,
            end,
        };
        let started = Program::run(command, Limit::Free, waits);
        started.ok().expect("it starts")
    }

    #[test]
    fn whoever_says_nothing_but_comments_is_silent_in_the_end() {
        let mut chatty = run("yes #", Duration::from_millis(50), Duration::ZERO);
        let (tell, silent) = sync_channel(1);
        thread::spawn(move || tell.send(matches!(chatty.greet(), Err(ProgramFault::Silent))));
        assert_eq!(silent.recv_timeout(LONG), Ok(true));
    }

    #[test]
    fn whoever_has_ended_is_not_waited_for() {
        let mut gone = run("true", LONG, LONG);
        assert!(matches!(gone.greet(), Err(ProgramFault::Gone)));
    }

    #[test]
    fn a_decision_is_waited_for_ten_times_as_long_as_it_may_take_and_a_minute_at_least() {
        let number = |number| NonZeroU32::new(number).expect("more than nothing");
        let time = |waits: Waits, time| waits.decision(Limit::Time(number(time))).as_secs();
        let usual = Waits::USUAL;
        assert_eq!((time(usual, 1_000), time(usual, 30_000)), (60, 300));
        assert_eq!(usual.decision(Limit::Free).as_secs(), 600);
        // `patient` replaces the waiting time for answers.
        let patient = Waits::patient(number(5));
        assert_eq!((time(patient, 100), time(patient, 1_000)), (5, 10));
        assert_eq!(patient.decision(Limit::Nodes(number(9))).as_secs(), 5);
    }

    /// A folder with a program that, when asked to end, writes a file and waits for another one before it ends.
    fn slow_to_end(name: &str) -> (PathBuf, String) {
        let name = format!("bastide-program-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a folder");
        let script = folder.join("engine.sh");
        let lines = format!(
            "cd {}\nwhile read order && [ \"$order\" != quit ]; do :; done\n\
             touch asked\nuntil [ -e may ]; do sleep 0.01; done\ntouch ended\n",
            folder.display()
        );
        std::fs::write(&script, lines).expect("a script");
        (folder, format!("sh {}", script.display()))
    }

    /// Waits for a file; returns false if the match goes on without it.
    fn comes(file: &Path, goes_on: &thread::JoinHandle<()>) -> bool {
        while !file.exists() && !goes_on.is_finished() {
            thread::sleep(LOOK);
        }
        file.exists()
    }

    #[test]
    fn a_match_waits_for_a_program_that_is_asked_to_end() {
        let (folder, command) = slow_to_end("slow");
        let program = run(&command, LONG, LONG);
        let goes_on = thread::spawn(move || drop(program));
        assert!(
            comes(&folder.join("asked"), &goes_on),
            "it was not waited for"
        );
        assert!(!goes_on.is_finished());
        std::fs::write(folder.join("may"), "").expect("a file");
        goes_on.join().expect("no panic");
        assert!(folder.join("ended").exists());
        std::fs::remove_dir_all(&folder).expect("the folder is ours");
    }

    #[test]
    fn a_program_that_does_not_end_is_ended() {
        let (folder, command) = slow_to_end("never");
        drop(run(&command, LONG, Duration::from_millis(50)));
        assert!(!folder.join("ended").exists());
        std::fs::remove_dir_all(&folder).expect("the folder is ours");
    }
}
