//! A program of somebody else that plays through the engine protocol (`src/engine/ai/PROTOCOL.md`).

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

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
        let (sender, answers) = channel();
        thread::spawn(move || {
            for line in BufReader::new(said).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
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
        program.greet().map_err(|fault| {
            Complaint::told(move |texts| texts.program_fault(&name, &fault.sentence(texts)))
        })?;
        Ok(program)
    }

    fn greet(&mut self) -> Result<(), ProgramFault> {
        self.say(&Order::Hello);
        match self.answer(PATIENCE)? {
            Answer::Name(_) => self.expect_ready(),
            other => Err(said(&other)),
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
            other => Err(said(&other)),
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
            other => Err(said(&other)),
        }
    }

    fn answer(&mut self, patience: Duration) -> Result<Answer, ProgramFault> {
        let mut fault = ProgramFault::Gone;
        let mut lines = std::iter::from_fn(|| match self.answers.recv_timeout(patience) {
            Ok(line) => Some(line),
            Err(RecvTimeoutError::Timeout) => {
                fault = ProgramFault::Silent;
                None
            }
            Err(RecvTimeoutError::Disconnected) => None,
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
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn said(answer: &Answer) -> ProgramFault {
    ProgramFault::Said(answer.to_string().trim_end().to_owned())
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
