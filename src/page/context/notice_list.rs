//! The notices shown at the top of the page.

use crate::context::Context;
use crate::context::notices::Notice;
use crate::context::saved::Saved;

/// The notices shown, the oldest first, without duplicates.
#[derive(Debug, Default)]
pub struct Notices(Vec<Notice>);

impl Notices {
    /// Adds a notice. Of those about saving, only the last one is kept.
    pub fn add(&mut self, notice: Notice) {
        if is_of_saving(&notice) && !self.has(&notice) {
            self.forget_storage();
        }
        if !self.has(&notice) {
            self.0.push(notice);
        }
    }

    pub fn has(&self, notice: &Notice) -> bool {
        self.0.contains(notice)
    }

    pub fn all(&self) -> &[Notice] {
        &self.0
    }

    pub fn retain(&mut self, stays: impl FnMut(&Notice) -> bool) {
        self.0.retain(stays);
    }

    /// Removes notices about a text or a link that was imported.
    pub fn forget_import(&mut self) {
        self.retain(|notice| {
            !matches!(
                notice,
                Notice::NotOpened(_)
                    | Notice::GamesBrought(_)
                    | Notice::LinkOffered(_)
                    | Notice::FurtherOffered(_)
                    | Notice::EarlierOffered(_)
                    | Notice::NoGameInPicture
                    | Notice::ChatGame(_)
                    | Notice::ChatDecided
                    | Notice::DeckReceived
                    | Notice::BadLink(_)
                    | Notice::OtherOutcome
                    | Notice::TurnKnown
                    | Notice::TurnOlder
                    | Notice::PlayedTwice(_)
                    | Notice::DrawDeclined(_)
            )
        });
    }

    /// Removes notices about texts to export.
    pub fn forget_giving_out(&mut self) {
        self.retain(|notice| {
            !matches!(
                notice,
                Notice::GivesAway(_) | Notice::Covered(_) | Notice::GamesWithheld(_)
            )
        });
    }

    /// Removes notices about another game than the one being opened.
    pub fn forget_game(&mut self) {
        self.forget_giving_out();
        self.forget_import();
    }

    /// Removes notices that saving failed.
    pub fn forget_storage(&mut self) {
        self.retain(|notice| !is_of_saving(notice));
    }

    /// Removes the notice at an index, if there is one.
    pub fn dismiss(&mut self, index: usize) {
        if index < self.0.len() {
            self.0.remove(index);
        }
    }
}

/// Whether it is about saving having failed.
const fn is_of_saving(notice: &Notice) -> bool {
    matches!(
        notice,
        Notice::StorageFull | Notice::StorageForbidden | Notice::StorageFails
    )
}

impl Context {
    /// Shows a notice.
    pub fn add_notice(&mut self, notice: Notice) {
        if notice == Notice::StorageForbidden && self.is_kept_in_chat() {
            return;
        }
        self.notices.add(notice);
    }

    /// Says that the page started without a saved game that failed to open.
    pub fn leave_out(&mut self, saved: &Saved) {
        self.add_notice(Notice::LeftOut {
            id: saved.id.clone(),
            title: saved.title(self.texts()),
        });
    }

    pub fn has_notice(&self, notice: &Notice) -> bool {
        self.notices.has(notice)
    }

    /// Removes notices about storage: the game is being saved again.
    pub fn saves_again(&mut self) {
        self.notices.forget_storage();
    }
}
