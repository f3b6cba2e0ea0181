//! What is this? A note about the place somebody points at, after a short rest; gone at the next action.

pub use crate::stage::tiles::tooltip::{Note, Preview, Subject};

use crate::elements::intent::{Area, Target};
use crate::messages::{Site, sentences};
use crate::shell::Shell;
use crate::shell::announce::queries::claims_told;
use crate::shell::announce::survey::lying_on;
use crate::shell::board::dock::capital;
use crate::shell::panels::remaining_nodes::unseen_in_all;
use crate::stage::TileStage;
use crate::stage::tiles::tooltip::inspect;
use engine::rules::FieldScoring;
use view::scene::overlay::Realm;
use view::scene::tween::Millis;

impl Shell {
    /// Shows who holds the fields, then the roads and cities, then nothing again; says which.
    pub(in crate::shell) fn show_claims(&mut self, now: Millis) {
        let Some(table) = self.shown.tiles_mut().filter(|table| table.shows_aids()) else {
            self.announcer.say(self.texts.aids_off().to_string());
            return;
        };
        let claims = table.show_next_claims();
        let by_city = table.game().setup().options.field_scoring == FieldScoring::PerCity;
        let text = match claims {
            Some(Realm::Fields) if by_city => self.texts.claims_by_city(),
            Some(Realm::Fields) => self.texts.claims_fields(),
            Some(Realm::Built) => self.texts.claims_built(),
            None => self.texts.claims_hidden(),
        };
        self.tell(text.to_string(), now);
        let table = self.shown.tiles().zip(self.company());
        let held =
            table.and_then(|(table, company)| Some(claims_told(self, table, &company, claims?)));
        self.announcer.add(&held.unwrap_or_default());
    }

    /// Opens the list of the tiles still to come in the place of the log, or closes it.
    pub(in crate::shell) fn toggle_remaining(&mut self) {
        let opens = self.settings.aids && !self.panels.remaining();
        self.panels.show_remaining(opens);
        self.light(None);
        match self.shown.tiles() {
            Some(_) if !self.settings.aids => self.announcer.say(self.texts.aids_off().to_string()),
            Some(table) if self.panels.remaining() => {
                self.announcer.say(unseen_in_all(self, table));
                self.focus_on(Target::Area(Area::Remaining));
            }
            Some(_) => self.focus_on_stop(),
            None => {}
        }
    }

    /// Puts the note away. Returns whether there was one.
    pub(in crate::shell) fn put_note_away(&mut self) -> bool {
        let table = self.shown.tiles_mut();
        table.is_some_and(TileStage::put_note_away)
    }

    /// Shows a note about the next feature on the board, or about the one before, and says what it says.
    pub(in crate::shell) fn inspect(&mut self, back: bool) {
        if !self.settings.aids {
            self.announcer.say(self.texts.aids_off().to_string());
            return;
        }
        let Some(table) = self.shown.tiles_mut() else {
            return;
        };
        inspect(table, back);
        let subject = table.note().map(|note| note.subject);
        if let (Some(Subject::Feature(id)), Some(company)) = (subject, self.company())
            && let Some(table) = self.shown.tiles()
        {
            let game = table.game();
            let place = self.texts.site(Site::of(game, game.spot_of(id)));
            let mut text = sentences::feature(self.texts, &company, game, id);
            let board = game.board();
            let at = board.get(game.spot_of(id).pos);
            let lying = at.map(|at| lying_on(self, game, board.at(at)));
            for lying in lying.into_iter().flatten() {
                text = format!("{text} {lying}");
            }
            self.announcer
                .say(self.texts.labelled(&capital(&place), &text));
        }
    }
}
