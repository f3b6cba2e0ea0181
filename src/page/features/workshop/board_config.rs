//! The configuration of an exported board on another page: its attributes, and the form to choose them.

use crate::context::Context;
use crate::context::settings::{SETTINGS, Settings};
use crate::elements::choice::{Choice, Widget};
use crate::elements::choices::{group, segment, toggle};
use crate::elements::intent::Intent;
use crate::elements::mode::BoardMode;
use crate::elements::setting::SettingChange;
use crate::elements::tree::{Node, div, el};
use crate::elements::words::switch;
use crate::elements::workshop::{BoardButton, BoardConfigChange, BoardSize, WorkshopIntent};
use crate::messages::Texts;
use crate::stage::draft::DraftStage;
use engine::session::Draft;

/// The names of settings that can be chosen here; hosts have more of them.
const CHOSEN: [&str; 4] = ["language", "theme", "aids", "minimap"];
/// The help buttons of a task.
const HELP: [BoardButton; 2] = [BoardButton::Hint, BoardButton::Solution];

/// The configuration of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BoardConfig {
    /// The chosen mode; `None` for the default: a task if there is one, otherwise a diagram.
    mode: Option<BoardMode>,
    pub size: BoardSize,
    settings: Settings,
    from_here: bool,
    interactive: bool,
    /// Which buttons it has, in the order of [`BoardButton::ALL`].
    buttons: [bool; BUTTONS],
    /// Whether the preview is shown.
    pub preview: bool,
}

const BUTTONS: usize = BoardButton::ALL.len();

impl Default for BoardConfig {
    fn default() -> Self {
        BoardConfig {
            mode: None,
            size: BoardSize::Wide,
            settings: Settings::default(),
            from_here: false,
            interactive: true,
            buttons: [true; BUTTONS],
            preview: false,
        }
    }
}

impl BoardConfig {
    pub fn change(&mut self, change: BoardConfigChange) {
        match change {
            BoardConfigChange::Mode(mode) => self.mode = Some(mode),
            BoardConfigChange::Size(size) => self.size = size,
            BoardConfigChange::Set(change) => self.settings.set(change),
            BoardConfigChange::FromHere(on) => self.from_here = on,
            BoardConfigChange::Interactive(on) => self.interactive = on,
            BoardConfigChange::Helps(on) => HELP.iter().for_each(|&button| self.show(button, on)),
            BoardConfigChange::Button(button, on) => self.show(button, on),
            BoardConfigChange::Preview(on) => self.preview = on,
        }
    }

    const fn show(&mut self, button: BoardButton, on: bool) {
        self.buttons[button as usize] = on;
    }

    const fn has(&self, button: BoardButton) -> bool {
        self.buttons[button as usize]
    }

    /// The buttons as an attribute; `None` if the board has all those of this mode.
    fn commands(&self, mode: BoardMode) -> Option<String> {
        let lacks = buttons_of(mode).iter().any(|&button| !self.has(button));
        let shown = BoardButton::ALL.iter().copied();
        // Buttons of other modes are always listed, as an absent attribute means all.
        let shown = shown.filter(|button| self.has(*button) || !buttons_of(mode).contains(button));
        let words: Vec<&str> = shown.map(BoardButton::word).collect();
        lacks.then(|| words.join(" "))
    }

    /// The mode of the board: a task only if there is one, a replay only if there are decisions.
    pub fn mode(&self, draft: &Draft) -> BoardMode {
        let (set, decided) = (is_set(draft), draft.steps() > 0);
        match self.mode {
            Some(BoardMode::Task) | None if set => BoardMode::Task,
            Some(BoardMode::Replay) | None if decided => BoardMode::Replay,
            Some(BoardMode::Play) => BoardMode::Play,
            _ => BoardMode::Diagram,
        }
    }

    /// The attributes by name and value, only those that differ from the defaults.
    pub fn attributes(&self, stage: &DraftStage) -> Vec<(&'static str, String)> {
        let mode = self.mode(stage.draft());
        let mut all = vec![("mode", mode.word().to_string())];
        // Replays count turns.
        let begins_here = mode == BoardMode::Replay && self.from_here;
        let turn = stage.turn_number().filter(|_| begins_here);
        all.extend(turn.map(|turn| ("step", turn.to_string())));
        all.extend(self.of_mode(mode));
        all
    }

    /// The attributes for a task, except its mode.
    pub fn of_task(&self) -> Vec<(&'static str, String)> {
        self.of_mode(BoardMode::Task)
    }

    fn of_mode(&self, mode: BoardMode) -> Vec<(&'static str, String)> {
        let mut all = Vec::new();
        let unasked = Settings::default();
        for setting in chosen() {
            let value = (setting.get)(&self.settings);
            if value != (setting.get)(&unasked) {
                all.push((value.name(), value.word().to_string()));
            }
        }
        if !self.interactive && mode == BoardMode::Diagram {
            all.push(("interactive", switch(false).to_string()));
        }
        all.extend(self.commands(mode).map(|words| ("commands", words)));
        all
    }
}

/// The buttons of a board in a mode.
const fn buttons_of(mode: BoardMode) -> &'static [BoardButton] {
    use BoardButton::{Again, Fields, Fit, Hint, Solution, Steps, Undo, Zoom};
    match mode {
        BoardMode::Diagram => &[Zoom, Fit, Fields],
        BoardMode::Replay => &[Zoom, Fit, Fields, Steps],
        BoardMode::Task => &[Zoom, Fit, Fields, Undo, Hint, Again, Solution],
        BoardMode::Play => &[Zoom, Fit, Fields, Undo, Hint],
    }
}

fn is_set(draft: &Draft) -> bool {
    !draft.task().trim().is_empty()
}

fn chosen() -> impl Iterator<Item = &'static Choice<SettingChange>> {
    CHOSEN
        .iter()
        .filter_map(|name| SETTINGS.iter().find(|setting| setting.id == *name))
}

pub(crate) fn board_config_node(cx: &Context, board_config: &BoardConfig, draft: &Draft) -> Node {
    let texts = cx.texts();
    let mode = board_config.mode(draft);
    let of_mode = match mode {
        BoardMode::Diagram => Some((
            BoardConfigChange::Interactive(!board_config.interactive),
            texts.board_config_interactive(),
            board_config.interactive,
        )),
        BoardMode::Task => Some((
            BoardConfigChange::Helps(!helps(board_config)),
            texts.board_config_helps(),
            helps(board_config),
        )),
        BoardMode::Replay => Some((
            BoardConfigChange::FromHere(!board_config.from_here),
            texts.board_config_from_here(),
            board_config.from_here,
        )),
        BoardMode::Play => None,
    };
    let of_mode =
        of_mode.map(|(other, label, on)| div("choice").child(toggle(offered(other), label, on)));
    div("offer choices")
        .child(modes(cx, mode, draft))
        .children(hint_of(cx, mode, draft).map(|hint| el("p").class("hint").text(hint)))
        .children(of_mode)
        .child(sizes(cx, board_config.size))
        .children(chosen().map(|setting| setting_node(cx, board_config, setting)))
        .child(buttons(cx, board_config, mode))
}

fn helps(board_config: &BoardConfig) -> bool {
    HELP.iter().any(|&button| board_config.has(button))
}

/// The choice of buttons, collapsed by default: most boards have all of them.
fn buttons(cx: &Context, board_config: &BoardConfig, mode: BoardMode) -> Node {
    let texts = cx.texts();
    let switch = |&button: &BoardButton| {
        let on = board_config.has(button);
        let other = offered(BoardConfigChange::Button(button, !on));
        div("choice").child(toggle(other, button_name(texts, button), on))
    };
    el("details")
        .class("buttons-of")
        .key("buttons")
        .child(el("summary").text(texts.board_config_buttons()))
        .children(buttons_of(mode).iter().map(switch))
}

fn button_name(texts: &Texts, button: BoardButton) -> &'static str {
    match button {
        BoardButton::Zoom => texts.button_zoom(),
        BoardButton::Fit => texts.fit(),
        BoardButton::Fields => texts.show_claims(),
        BoardButton::Steps => texts.button_steps(),
        BoardButton::Undo => texts.take_back(),
        BoardButton::Hint => texts.task_hint(),
        BoardButton::Again => texts.task_again(),
        BoardButton::Solution => texts.task_solution(),
    }
}

fn offered(change: BoardConfigChange) -> Intent {
    Intent::Workshop(WorkshopIntent::BoardConfig(change))
}

/// A hint about the mode.
fn hint_of(cx: &Context, mode: BoardMode, draft: &Draft) -> Option<&'static str> {
    let texts = cx.texts();
    match mode {
        BoardMode::Task => Some(texts.board_config_task_hint()),
        _ if !is_set(draft) || draft.steps() == 0 => Some(texts.board_config_needs()),
        _ => None,
    }
}

fn modes(cx: &Context, now: BoardMode, draft: &Draft) -> Node {
    let texts = cx.texts();
    let all = [
        (BoardMode::Diagram, texts.board_config_diagram(), true),
        (
            BoardMode::Replay,
            texts.board_config_replay(),
            draft.steps() > 0,
        ),
        (BoardMode::Task, texts.draft_task_label(), is_set(draft)),
        (BoardMode::Play, texts.board_config_play(), true),
    ];
    let mode = |(mode, label, able): (BoardMode, &str, bool)| {
        segment(
            (mode.word(), label),
            mode == now,
            offered(BoardConfigChange::Mode(mode)),
        )
        .flag("disabled", !able)
    };
    div("choice").child(group(texts.board_config_mode(), all.map(mode).into()))
}

fn sizes(cx: &Context, now: BoardSize) -> Node {
    let texts = cx.texts();
    let size = |&size: &BoardSize| {
        let label = match size.pixels() {
            None => texts.board_config_wide().to_string(),
            Some((width, height)) => format!("{width} × {height}"),
        };
        segment(
            (size.word(), &label),
            size == now,
            offered(BoardConfigChange::Size(size)),
        )
    };
    let sizes = BoardSize::ALL.iter().map(size).collect();
    let label = texts.board_config_size();
    div("choice").child(headed(label).child(group(label, sizes)))
}

/// A setting of the board, displayed like the page's settings.
fn setting_node(cx: &Context, board_config: &BoardConfig, setting: &Choice<SettingChange>) -> Node {
    let texts = cx.texts();
    let label = (setting.label)(texts);
    let now = (setting.get)(&board_config.settings);
    let set = |change: SettingChange| offered(BoardConfigChange::Set(change));
    let input = match setting.widget {
        Widget::Switch(make) => {
            let on = now == make(true);
            toggle(set(make(!on)), label, on)
        }
        Widget::Segments(values) | Widget::List(values, _) => {
            let values = values(&board_config.settings, texts).into_iter();
            let values = values
                .map(|(value, label)| segment((value.word(), &label), value == now, set(value)));
            headed(label).child(group(label, values.collect()))
        }
    };
    div("choice").key(setting.id).child(input)
}

fn headed(label: &str) -> Node {
    div("headed").child(el("span").class("label").text(label))
}
