//! From game data to messages: each function chooses a message, and the language words it.

pub use super::grounds::{grounds, special_grounds, tie_text, worthless_text};
pub use super::modules::{event, points, refusal_text};
use super::{Facts, PlayerNames, Texts};
use engine::link::LinkError;
use engine::rules::{Game, Illegal, RecordError, RegionId, Scored, SetupFault, Timing, Trouble};
use engine::session::Seating;
use engine::table::{Line, LineTrouble, RuleId, Seat};
use engine::tiles::{Pos, catalogue};

/// The details of a score: "4 tiles × 2 + 1 shield × 2 = 10".
pub fn explanation(texts: &Texts, scored: &Scored) -> String {
    let lines: Vec<Line> = scored.items.iter().map(|item| item.line).collect();
    texts.score_sum(&lines, u32::from(scored.points))
}

/// The details and grounds of a score: "3 tiles × 2 = 6. For the majority: 2 for Anna and 1 for
/// Ben."
pub fn full_explanation(texts: &Texts, player_names: &PlayerNames, scored: &Scored) -> String {
    let sum = explanation(texts, scored);
    match grounds(texts, player_names, scored) {
        grounds if grounds.is_empty() => sum,
        grounds => format!("{sum}. {grounds}"),
    }
}

/// The rules by which points were scored, each once: "Rules: CITY-02, CITY-03".
pub fn rules(texts: &Texts, scored: &Scored) -> String {
    let rules: Vec<String> = scored.rules().iter().map(RuleId::to_string).collect();
    texts.by_rules(&rules)
}

/// The rules behind the lines of a score, each once.
pub(super) fn each_rule(lines: impl Iterator<Item = Line>) -> Vec<RuleId> {
    let mut rules = Vec::new();
    for line in lines {
        if !rules.contains(&line.rule) {
            rules.push(line.rule);
        }
    }
    rules
}

/// Why an action is refused: one sentence for each reason.
pub fn refusal_texts(texts: &Texts, player_names: &PlayerNames, illegal: &Illegal) -> Vec<String> {
    let reasons = illegal.reasons.iter();
    reasons
        .map(|&one| refusal_text(texts, player_names, one))
        .collect()
}

/// A feature, who has the majority and what decided a tie, and its current value.
pub fn feature(texts: &Texts, player_names: &PlayerNames, game: &Game, id: RegionId) -> String {
    let holders = player_names.names(game.majority(id));
    let timing = match game.regions().get(id).complete() {
        true => Timing::During,
        false => Timing::Final,
    };
    let points = u32::from(game.value(id, timing));
    let held = texts.feature_held(&Facts::for_region(game, id), &holders, points);
    match game.tie_break(&[id]) {
        Some(tie) => format!("{held} {}", tie_text(texts, player_names, tie)),
        None => held,
    }
}

/// Why a setup is impossible.
pub fn setup_fault(texts: &Texts, fault: SetupFault) -> String {
    match fault {
        SetupFault::Seats { most } => texts.wrong_seats(u32::from(most)),
        SetupFault::FirstPlayer => texts.no_first_player().to_string(),
        SetupFault::Handicap => texts.wrong_handicap(engine::rules::Handicap::MOST.into()),
        SetupFault::NoStartTile => texts.no_start_tile().to_string(),
        SetupFault::Copies(set) => texts.wrong_copies(texts.tile_set(set)),
        SetupFault::FieldCityValue => texts.wrong_city_value().to_string(),
        SetupFault::TooManyTiles => texts.too_many_tiles(engine::rules::MOST_TILES as u32),
        SetupFault::TooManyOf(tile) => texts.too_many_of_tile(catalogue().tile(tile).name),
        SetupFault::NotInPlay(set) => texts.set_not_in_play(texts.tile_set(set)),
        SetupFault::NotYet(part) => texts.not_yet(texts.part(part)),
    }
}

/// What is wrong with a link.
pub fn link_fault(texts: &Texts, error: LinkError) -> &'static str {
    match error {
        LinkError::NotALink => texts.link_empty(),
        LinkError::Cut => texts.link_cut(),
        LinkError::Altered => texts.link_altered(),
        LinkError::Newer => texts.link_newer(),
        LinkError::TooLong => texts.link_too_long(),
    }
}

/// The longest word of a text that is quoted in a sentence, in characters.
const REPEATED: usize = 40;

/// Why the text of a game cannot be read: the line, and each reason in a sentence.
pub fn record_error(texts: &Texts, error: &RecordError) -> String {
    texts.on_line(error.line, &trouble(texts, &error.trouble))
}

/// What is wrong with a line of the text of a game, for faults that any game may have.
pub fn line_trouble(texts: &Texts, trouble: &LineTrouble) -> String {
    match trouble {
        LineTrouble::NotARecord => texts.not_a_game().to_string(),
        LineTrouble::Version(version) => texts.other_version(*version),
        LineTrouble::OtherGame(kind) => texts.other_game(*kind).to_string(),
        LineTrouble::TooLong => texts.text_too_long().to_string(),
        LineTrouble::TooManyLines => texts.too_many_lines().to_string(),
        LineTrouble::NoTask => texts.no_task_set().to_string(),
        LineTrouble::TooManyNotes => texts.too_many_notes().to_string(),
        LineTrouble::Repeated(word) => texts.said_before(&shortened(word)),
        LineTrouble::Cut(decisions) => texts.save_cut(*decisions),
        LineTrouble::TooLate(word, later) => texts.said_too_late(word, later),
        LineTrouble::NoSeat(seat) => {
            texts.position_fault(engine::rules::PositionFault::NoSeat(*seat))
        }
        LineTrouble::UnknownWord(word) => texts.unknown_word(&shortened(word)),
        LineTrouble::Missing => texts.line_too_short().to_string(),
        LineTrouble::TooMuch(word) => texts.line_too_long(&shortened(word)),
        LineTrouble::Number(word) => texts.not_a_number(&shortened(word)),
    }
}

/// What is wrong with a line of the text of a game.
pub fn trouble(texts: &Texts, trouble: &Trouble) -> String {
    match trouble {
        Trouble::Line(trouble) => line_trouble(texts, trouble),
        Trouble::OptionValue(option, word) => {
            texts.unknown_value(&shortened(word), option.name(), &option.values())
        }
        Trouble::UnknownTile(word) => texts.no_such_tile(&shortened(word)),
        Trouble::Cell(word) => texts.not_a_cell(&shortened(word)),
        Trouble::FarCell(word) => {
            texts.cell_out_of_reach(&shortened(word), Pos::LIMIT.unsigned_abs().into())
        }
        Trouble::NoTileAt(pos) => texts.no_tile_there(&format!("{},{}", pos.x, pos.y)),
        Trouble::NoSuchSegment(word) => texts.no_such_part(&shortened(word)),
        Trouble::Ambiguous(word) => texts.several_parts(&shortened(word)),
        Trouble::Position(faults) => {
            let faults = faults.iter().map(|&fault| texts.position_fault(fault));
            faults.collect::<Vec<_>>().join(" ")
        }
        Trouble::Illegal(illegal) => {
            // The seating is not known yet, so players are called by number.
            let seating = Seating::persons(Seat::MOST as u8);
            let player_names = PlayerNames::new(texts, &seating);
            refusal_texts(texts, &player_names, illegal).join(" ")
        }
    }
}

/// A word, shortened for quoting.
pub(super) fn shortened(word: &str) -> String {
    match word.char_indices().nth(REPEATED) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_string(),
    }
}
