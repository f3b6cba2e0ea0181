//! A program of somebody else that plays through the engine protocol (`src/engine/ai/PROTOCOL.md`).

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use engine::ai::protocol::{Answer, Limit, Order};
use engine::table::record::Words;
use engine::table::{Record, Seat, Secrets, Silent};

use crate::args::Complaint;
use crate::words::Worded;
use page::messages::Texts;

/// How long a program may be silent that was given no time, or while it reads.
const PATIENCE: Duration = Duration::from_secs(60);
/// How many times what it was given it may take.
const GRACE: u32 = 10;
/// How long a program may take to end when it is asked to, and how often it is looked at meanwhile.
const FAREWELL: Duration = Duration::from_secs(1);
const LOOK: Duration = Duration::from_millis(10);
/// Lines of a program that wait to be read at most: whoever says more waits as well.
const MOST_WAITING: usize = 1_000;

/// A program that runs.
pub struct Program {
    child: Child,
    orders: ChildStdin,
    answers: Receiver<String>,
    limit: Limit,
}

/// What a program did wrong.
pub enum ProgramFault {
    /// It does not run, or has ended.
    Gone,
    /// It says nothing.
    Silent,
    /// It says what has no meaning here.
    Said(String),
    /// It says itself that it cannot go on, and why.
    Told(String),
    /// What it wants to do cannot be done, and why, as far as the rules say.
    Illegal(String, Complaint),
}

impl ProgramFault {
    /// In a sentence.
    pub fn sentence(self, texts: &Texts) -> String {
        match self {
            ProgramFault::Gone => texts.program_gone().to_owned(),
            ProgramFault::Silent => texts.program_silent().to_owned(),
            ProgramFault::Said(said) => texts.program_said(&said),
            ProgramFault::Told(why) => texts.program_told(&why),
            ProgramFault::Illegal(said, why) => texts.program_illegal(&said, &why.sentence(texts)),
        }
    }
}

impl Program {
    /// Starts a program by a command with its arguments, separated by blanks, and waits until it is ready; it may think
    /// about each decision as long as `limit` says.
    ///
    /// # Errors
    /// When it cannot be started, or does not answer as it should.
    pub fn start(command: &str, limit: Limit) -> Result<Program, Complaint> {
        let mut words = command.split_whitespace();
        let name = words.next().unwrap_or_default().to_owned();
        let child = Command::new(&name)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn();
        let mut child = child.map_err(|error| Complaint::about(&name, &error))?;
        let (Some(orders), Some(said)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Complaint::of_system(name));
        };
        let (sender, answers) = sync_channel(MOST_WAITING);
        thread::spawn(move || {
            for line in BufReader::new(said).split(b'\n').map_while(Result::ok) {
                // What is no text has no meaning, and is told like other things that have none.
                let line = String::from_utf8_lossy(&line);
                if sender.send(line.trim_end().to_owned()).is_err() {
                    return;
                }
            }
        });
        let mut program = Program {
            child,
            orders,
            answers,
            limit,
        };
        let command = command.to_owned();
        program.greet().map_err(|fault| {
            Complaint::told(move |texts| texts.program_fault(&command, &fault.sentence(texts)))
        })?;
        Ok(program)
    }

    fn greet(&mut self) -> Result<(), ProgramFault> {
        self.say(&Order::Hello);
        match self.answer(PATIENCE)? {
            Answer::Name(_) => self.expect_ready(),
            other => Err(said(other)),
        }
    }

    /// What it does for this seat in a game whose record ends where it is asked. It is told what the seat may know.
    ///
    /// # Errors
    /// What it did wrong.
    pub fn decide<G: Secrets + Worded>(
        &mut self,
        record: &Record<G>,
        game: &G,
        seat: Seat,
    ) -> Result<G::Action, ProgramFault> {
        // What was played can be told.
        let told = record.told_to(seat).unwrap_or_default();
        self.say(&Order::Game(told));
        self.expect_ready()?;
        self.say(&Order::Go(self.limit));
        let patience = match self.limit {
            Limit::Time(time) => PATIENCE.max(Duration::from_millis(time.get().into()) * GRACE),
            Limit::Free | Limit::Nodes(_) => PATIENCE * GRACE,
        };
        match self.answer(patience)? {
            Answer::Action(line) => action(game, &line),
            other => Err(said(other)),
        }
    }

    fn say(&mut self, order: &Order) {
        let text = order.to_string();
        let written = self.orders.write_all(text.as_bytes());
        // A program that has ended may have said why: what it said is read in any case.
        let _ = written.and_then(|()| self.orders.flush());
    }

    fn expect_ready(&mut self) -> Result<(), ProgramFault> {
        match self.answer(PATIENCE)? {
            Answer::Ready => Ok(()),
            other => Err(said(other)),
        }
    }

    fn answer(&mut self, patience: Duration) -> Result<Answer, ProgramFault> {
        let mut fault = ProgramFault::Gone;
        // Comments win no time.
        let until = Instant::now() + patience;
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
            Some(answer) => answer.map_err(|fault| ProgramFault::Said(fault.to_string())),
            None => Err(fault),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Who does not end when asked to is ended.
        self.say(&Order::Quit);
        let until = Instant::now() + FAREWELL;
        while matches!(self.child.try_wait(), Ok(None)) && Instant::now() < until {
            thread::sleep(LOOK);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What is wrong with an answer that is none to what was asked.
fn said(answer: Answer) -> ProgramFault {
    match answer {
        Answer::Fault(why) => ProgramFault::Told(why),
        other => ProgramFault::Said(other.to_string().trim_end().to_owned()),
    }
}

/// The action of a line, if it is legal.
fn action<G: Worded>(game: &G, line: &str) -> Result<G::Action, ProgramFault> {
    let illegal = |trouble| ProgramFault::Illegal(line.to_owned(), Complaint::of::<G>(trouble));
    let mut words = Words::new(line);
    let word = words.next().map_err(|trouble| illegal(trouble.into()))?;
    let action = game.read_action(word, &mut words).map_err(illegal)?;
    words.end().map_err(|trouble| illegal(trouble.into()))?;
    let tried = game.clone().apply(action, &mut Silent);
    tried.map_err(|why| illegal(why.into()))?;
    Ok(action)
}
