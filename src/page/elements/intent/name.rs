//! Readable names for style sheets and tests. They are written into the document and never read back.

use crate::elements::intent::{
    Area, Decision, Field, FindIntent, FocusMeaning, FormChange, GivenOut, Intent, Light,
    SavesIntent, SettleIntent, ShareIntent, Target, TaskIntent, TurnWay,
};
use crate::elements::words::switch;
use engine::link::LinkKind;
use view::scene::overlay::ClaimLayer;

impl Intent {
    pub fn name(&self) -> String {
        match self {
            Intent::Command(command) => command.name().to_string(),
            Intent::Decide(act) => format!("act {}", act.index),
            Intent::Move(act) => format!("move {}", act.index),
            Intent::Place { pos, .. } => format!("place {} {}", pos.x, pos.y),
            Intent::ChoosePiece(piece) => format!("figure {}", piece.name()),
            Intent::Hold(number) => format!("hold {number}"),
            Intent::ToRow { row, .. } => format!("to-row {}", row.name()),
            Intent::ShowClaims(layer) => match layer {
                None => "claims off".to_string(),
                Some(ClaimLayer::Fields) => "claims fields".to_string(),
                Some(ClaimLayer::Built) => "claims built".to_string(),
            },
            Intent::Start => "start".to_string(),
            Intent::PlayAgain => "again".to_string(),
            Intent::PlayAgainRotated => "again-rotated".to_string(),
            Intent::LookAtBoard => "look".to_string(),
            Intent::Settle(SettleIntent::Resign) => "resign".to_string(),
            Intent::Settle(SettleIntent::OfferDraw) => "offer-draw".to_string(),
            Intent::Settle(SettleIntent::Agree) => "agree-to-draw".to_string(),
            Intent::Settle(SettleIntent::Decline(seat)) => format!("decline-draw {}", seat.0),
            Intent::PlayOnUnsettled => "play-on-unsettled".to_string(),
            Intent::ShowScores => "scores".to_string(),
            Intent::PlayOn => "play-on".to_string(),
            Intent::BackToReplay => "back-to-replay".to_string(),
            Intent::LookBack(step) => format!("look-back {step}"),
            Intent::TryFrom(step) => format!("try-from {step}"),
            Intent::KeepTry => "keep-try".to_string(),
            Intent::Find(FindIntent::Begin(step)) => format!("find-move {step}"),
            Intent::Find(FindIntent::Show) => "show-move".to_string(),
            Intent::Find(FindIntent::Leave) => "leave-finding".to_string(),
            Intent::SkipScoring => "skip-scoring".to_string(),
            Intent::WatchScoring => "watch-scoring".to_string(),
            Intent::Turn(line) => format!("turn {line}"),
            Intent::LookAtLine(line) => format!("look-at {line}"),
            Intent::Thing(thing) => format!("thing {}", thing.word()),
            Intent::Rule(rule) => format!("rule {rule}"),
            Intent::Chapter(chapter) => format!("chapter {}", chapter.prefix()),
            Intent::Seat(seat) => format!("seat {}", seat.0),
            Intent::Form(change) => change.name(),
            Intent::Speak(language) => format!("language {}", language.code()),
            Intent::Set(change) => format!("set {} {}", change.name(), change.word()),
            Intent::Saves(saves) => saves.name(),
            Intent::Share(share) => share.name(),
            Intent::Dismiss(index) => format!("dismiss {index}"),
            Intent::GiveOut(GivenOut::Export) => "give-out export".to_string(),
            Intent::GiveOut(GivenOut::OneFile) => "give-out save-as-one-file".to_string(),
            Intent::GiveOut(GivenOut::Copy) => "give-out copy".to_string(),
            Intent::GiveOut(GivenOut::Picture) => "give-out picture".to_string(),
            Intent::GiveOut(GivenOut::SharedSave(id)) => format!("give-out share {id}"),
            Intent::GiveOut(GivenOut::All) => "give-out all".to_string(),
            Intent::GiveOut(GivenOut::Saved(id)) => format!("give-out {id}"),
            Intent::Task(TaskIntent::Hint) => "task-hint".to_string(),
            Intent::Task(TaskIntent::Again) => "task-again".to_string(),
            Intent::Task(TaskIntent::Solve) => "task-solution".to_string(),
            Intent::Workshop(intent) => intent.name(),
            Intent::Learn(intent) => intent.name(),
            Intent::Statistics(intent) => intent.name(),
            Intent::Daily(intent) => intent.name(),
            Intent::TipRead => "tip-read".to_string(),
            Intent::Reload => "reload".to_string(),
            Intent::Update => "update".to_string(),
        }
    }
}

impl FormChange {
    fn name(self) -> String {
        match self {
            FormChange::Kind(kind) => format!("game {}", kind.name()),
            FormChange::Mode(mode) => format!("mode {}", mode.word()),
            FormChange::Venue(venue) => format!("venue {}", venue.word()),
            FormChange::Here(seat) => format!("here {}", seat.0),
            FormChange::Series(length) => {
                length.map_or("single-game", |one| one.word()).to_string()
            }
            FormChange::Untimed => "untimed".to_string(),
            FormChange::Seconds(seconds) => format!("seconds {seconds}"),
            FormChange::Minutes(minutes) => format!("minutes {minutes}"),
            FormChange::TimeOver(time_over) => format!("time-over {}", time_over.word()),
            FormChange::Preset(preset) => format!("preset {}", preset.name()),
            FormChange::Edition(edition) => format!("edition {}", edition.name()),
            FormChange::Option(value) => {
                format!("option {} {}", value.option().name(), value.word())
            }
            FormChange::Part(part, on) => format!("part {} {}", part.name(), switch(on)),
            FormChange::Module(module, on) => format!("box {} {}", module.name(), switch(on)),
            FormChange::Reset => "reset".to_string(),
            FormChange::Seats(count) => format!("seats {count}"),
            FormChange::Leave(seat) => format!("leave {}", seat.0),
            FormChange::NextColour(seat) => format!("colour {}", seat.0),
            FormChange::Surprise => "surprise".to_string(),
            FormChange::Page(page) => page.word().to_string(),
            FormChange::Handicap => "handicap".to_string(),
        }
    }
}

impl ShareIntent {
    fn name(self) -> String {
        let name = match self {
            ShareIntent::Kind(LinkKind::Game) => "share-game",
            ShareIntent::Kind(LinkKind::SameDeck) => "share-deck",
            ShareIntent::Kind(LinkKind::Turn) => "share-turn",
            ShareIntent::Copy => "copy-link",
            ShareIntent::System => "share-by-system",
            ShareIntent::Picture => "picture",
            ShareIntent::ForPicture(choice) => return format!("for-picture {}", choice.word()),
            ShareIntent::SavePicture => "save-picture",
            ShareIntent::Open => "open-link",
            ShareIntent::Turn(TurnWay::Copy) => "copy-turn",
            ShareIntent::Turn(TurnWay::System) => "turn-by-system",
            ShareIntent::Turn(TurnWay::Show) => "show-turn",
            ShareIntent::Turn(TurnWay::File) => "turn-as-file",
            ShareIntent::Turn(TurnWay::Chat) => "send-turn",
            ShareIntent::Sit(seat) => return format!("sit {}", seat.0),
            ShareIntent::KeepHere => "keep-here",
            ShareIntent::TakeOther => "take-other",
        };
        name.to_string()
    }
}

impl SavesIntent {
    fn name(&self) -> String {
        match self {
            SavesIntent::Open(id) => format!("open {id}"),
            SavesIntent::Delete(id) => format!("delete {id}"),
            SavesIntent::Undelete(id) => format!("undelete {id}"),
            SavesIntent::Share(id) => format!("share {id}"),
            SavesIntent::Export(id) => format!("export-saved {id}"),
            SavesIntent::ExportAll => "export-all".to_string(),
            SavesIntent::More => "more-games".to_string(),
            SavesIntent::Read => "import-text".to_string(),
        }
    }
}

impl Light {
    pub fn name(self) -> String {
        match self {
            Light::Tooltip => "tooltip".to_string(),
            Light::Line(index) => index.to_string(),
            Light::Tile(tile) => format!("tile {}", tile.0),
        }
    }
}

impl FocusMeaning {
    pub fn name(self) -> String {
        match self {
            FocusMeaning::Cell(pos) => format!("cell {} {}", pos.x, pos.y),
            FocusMeaning::ListedPlace(index) => format!("listed-place {index}"),
            FocusMeaning::Row(row) => format!("near-row {}", row.name()),
            FocusMeaning::Held(number) => format!("near-held {number}"),
            FocusMeaning::OfferedTile(tile) => format!("near-tile {}", tile.0),
        }
    }
}

impl Field {
    pub fn name(self) -> String {
        match self {
            Field::Name(seat) => format!("name {}", seat.0),
            Field::Control(seat) => format!("control {}", seat.0),
            Field::Option(option) => format!("option {}", option.name()),
            Field::Handicap(seat) => format!("handicap {}", seat.0),
            Field::Seed => "seed".to_string(),
            Field::SeatName(seat) => format!("seat-name {}", seat.0),
            Field::SeatControl(seat) => format!("seat-control {}", seat.0),
            Field::Stop => "stop".to_string(),
            Field::Pasted => "pasted".to_string(),
            Field::Workshop(field) => field.name(),
            Field::Learn(field) => field.name(),
            Field::Statistics(field) => field.name(),
            Field::Daily(field) => field.name(),
        }
    }
}

impl Area {
    /// The value of `data-area` in the document.
    pub const fn name(self) -> &'static str {
        match self {
            Area::Dock => "dock",
            Area::Log => "log-lines",
            Area::Remaining => "remaining-list",
        }
    }
}

impl Target {
    pub fn name(&self) -> String {
        match self {
            Target::Press(intent) => intent.name(),
            Target::Area(area) => area.name().to_string(),
        }
    }
}

/// The names of decisions, separated by spaces: their indices.
pub(crate) fn indices(acts: &[Decision]) -> String {
    let all: Vec<String> = acts.iter().map(|act| act.index.to_string()).collect();
    all.join(" ")
}
