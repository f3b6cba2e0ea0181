//! The game on the screen, put aside while another one is tried out that nobody keeps.

use crate::context::Context;
use crate::context::active_game::ActiveGame;
use crate::elements::intent::Intent;
use crate::stage::AnyStage;
use crate::stage::any_session::AnySession;
use engine::tiles::Rotation;
use view::scene::tween::Millis;

/// What another game is tried out for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trial {
    /// A turn of it is judged.
    Turn,
    /// It is played on.
    Game,
}

/// A game that was put aside, just as it was.
#[derive(Debug)]
pub(crate) struct Aside {
    trial: Trial,
    stage: AnyStage,
    active: ActiveGame,
}

impl Context {
    /// Whether the game on the screen is thrown away afterwards: nothing about it is kept, and it leads nowhere.
    pub(crate) const fn tries_out(&self) -> bool {
        self.aside.is_some()
    }

    /// What the game on the screen is tried out for, if it is.
    pub(crate) fn trial(&self) -> Option<Trial> {
        self.aside.as_ref().map(|aside| aside.trial)
    }

    /// The game that is kept: the one that was put aside, or else the one on the screen.
    pub(crate) fn kept_stage(&self) -> Option<&AnyStage> {
        let aside = self.aside.as_ref().map(|aside| &aside.stage);
        aside.or(self.stage.as_ref())
    }

    pub(crate) fn kept_stage_mut(&mut self) -> Option<&mut AnyStage> {
        let aside = self.aside.as_mut().map(|aside| &mut aside.stage);
        aside.or(self.stage.as_mut())
    }

    /// Whether an intent is carried out here: from a game that is tried out none that leads into a replay or a game that is kept. For
    /// commands see [`Context::offers`].
    pub(crate) const fn allows(&self, intent: &Intent) -> bool {
        let leads_away = matches!(
            intent,
            Intent::PlayOn
                | Intent::TryFrom(_)
                | Intent::LookBack(_)
                | Intent::LookAtLine(_)
                | Intent::Start
                | Intent::PlayAgain
                | Intent::PlayAgainRotated
        );
        !(leads_away && self.tries_out())
    }

    /// Shows another game until [`Context::bring_back`]. It takes the place of one that is tried out already.
    pub(crate) fn try_out(&mut self, mut tried: AnySession, trial: Trial) {
        // Clocks, links and results belong to the game that is kept.
        tried.set_table_note("");
        let active = ActiveGame {
            mode: self.active.mode,
            ..ActiveGame::from_session(&tried)
        };
        let active = std::mem::replace(&mut self.active, active);
        // Before the new stage is made, which is to know that nothing of it is kept.
        if let (Some(stage), None) = (self.stage.take(), &self.aside) {
            self.aside = Some(Box::new(Aside {
                trial,
                stage,
                active,
            }));
        }
        self.put_on_stage(tried);
    }

    /// Puts a session on a new stage, as the settings want it.
    pub(crate) fn put_on_stage(&mut self, session: AnySession) {
        let stage = AnyStage::from_session(session, self.layout.clone(), self.settings.calm());
        self.stage = Some(stage);
        self.prefer();
        self.restore_view();
    }

    /// Shows the board as the last one was seen.
    fn restore_view(&mut self) {
        let (shows_all, turn) = (self.settings().shows_all, self.settings().board_turn);
        let turn = Some(turn).filter(|&turn| self.board_mode().is_none() && turn != Rotation::R0);
        let Some(stage) = self.tile_stage_mut() else {
            return;
        };
        if shows_all {
            stage.show_all();
        }
        if let Some(turn) = turn {
            stage.lay_turned(turn);
        }
    }

    /// Shows the game that was put aside, just as it was.
    pub(crate) fn bring_back(&mut self, now: Millis) {
        if let Some(aside) = self.aside.take() {
            self.active = aside.active;
            self.show_again(aside.stage, now);
        }
    }

    /// Shows a stage that was not on the screen for a while.
    pub(crate) fn show_again(&mut self, mut stage: AnyStage, now: Millis) {
        stage.set_layout(self.layout.clone(), now);
        self.stage = Some(stage);
        self.prefer();
    }
}
