//! The dialog of a new game: one press plays, everything else may be left as it is.

use crate::ui::app::App;
use crate::ui::command::Command;
use crate::ui::drawing;
use crate::ui::icons::Icon;
use crate::ui::intent::{Field, FormChange, Intent};
use crate::ui::owner_of_colour;
use crate::ui::page::players::owner_class;
use crate::ui::tree::{Node, div, el, span};
use engine::session::{Chair, Control, Level};
use engine::table::{Kind, Seat};
use view::scene::figures::Shape;

/// How many letters of a name its field shows in large print too; longer names are written smaller there.
const SHORT: usize = 14;

impl App {
    /// The dialog.
    pub(super) fn start_dialog(&self) -> Node {
        let texts = self.texts;
        let close = self
            .shown
            .has_game()
            .then(|| self.button(Command::Close, "quiet corner"));
        let warning = self.played().filter(|table| !table.is_over());
        let card = div("card")
            .child(
                el("header")
                    .child(el("h1").text(texts.title()))
                    .child(el("p").class("subtitle").text(texts.subtitle()))
                    .child(self.button(Command::Settings, "quiet corner left"))
                    .children(close),
            )
            .child(self.games_to_play())
            .child(self.seats())
            .child(self.more())
            .children(self.form.open.then(|| self.agreed()))
            .child(
                div("go")
                    .children(self.faults_at_start())
                    .child(self.start_button()),
            )
            .children(warning.map(|_| el("p").class("hint centred").text(texts.new_game_warning())))
            .child(
                div("ways")
                    .child(self.labelled(Command::Games, "quiet"))
                    .child(self.labelled(Command::Import, "quiet"))
                    .child(self.labelled(Command::Help, "quiet")),
            )
            .child(
                el("footer")
                    .child(self.languages())
                    .child(el("p").class("small").text(texts.footer())),
            );
        el("dialog")
            .class("start")
            .key("start")
            .attr("data-modal", "")
            .attr("aria-label", texts.new_game())
            .child(card)
    }

    fn start_button(&self) -> Node {
        el("button")
            .class("button primary large")
            .attr("type", "button")
            .flag("data-first", true)
            .flag("disabled", !self.faults().is_empty())
            .run(Intent::Start)
            .child(span("label", self.texts.start()))
    }

    fn seats(&self) -> Node {
        let chairs = self.form.seating.chairs();
        let rows = (0..)
            .map(Seat)
            .zip(chairs)
            .map(|(seat, chair)| self.seat(seat, chair));
        let count = self.form.seating.seats();
        let adds = count < self.form.most_seats();
        let adds_whom = match self.form.newcomer() {
            Control::Person => self.texts.add_person(),
            Control::Computer(_) => self.texts.add_computer(),
        };
        div("seats")
            .child(
                el("ol")
                    .class("rows")
                    .attr("aria-label", self.texts.players())
                    .children(rows),
            )
            .children(adds.then(|| {
                el("button")
                    .class("link add")
                    .attr("type", "button")
                    .run(Intent::Form(FormChange::Seats(count + 1)))
                    .child(Icon::Plus.node())
                    .child(span("", adds_whom))
            }))
    }

    fn seat(&self, seat: Seat, chair: &Chair) -> Node {
        let texts = self.texts;
        let owner = owner_of_colour(chair.colour());
        let unnamed = self.unnamed(seat, chair.control);
        let leaves = self.form.seating.seats() > 2;
        let who = match chair.name() {
            "" => unnamed.clone(),
            name => name.to_string(),
        };
        let of_player = |what: &str| texts.labelled(&who, what);
        let colour = texts.labelled(texts.player_colour(), texts.colour(chair.colour()));
        el("li")
            .class("row")
            .class(owner_class(owner))
            .key(format!("row {}", seat.0))
            .child(
                el("button")
                    .class("swatch")
                    .attr("type", "button")
                    .attr("title", colour.clone())
                    .attr("aria-label", of_player(&colour))
                    .run(Intent::Form(FormChange::NextColour(seat)))
                    .child(drawing::figure(Shape::Meeple, owner)),
            )
            .child(
                el("input")
                    .class("name")
                    .class(if chair.name().chars().count() > SHORT {
                        "long"
                    } else {
                        ""
                    })
                    .attr("type", "text")
                    .attr("maxlength", engine::session::NAME_LENGTH.to_string())
                    .attr("placeholder", unnamed)
                    .attr("aria-label", of_player(texts.player_name()))
                    .attr("autocomplete", "off")
                    .attr("spellcheck", "false")
                    .field(Field::Name(seat))
                    .attr("value", chair.name()),
            )
            .child(
                self.control(Field::Control(seat), chair.control)
                    .attr("aria-label", of_player(texts.player_control())),
            )
            .children(leaves.then(|| {
                el("button")
                    .class("icon-button quiet")
                    .attr("type", "button")
                    .attr("aria-label", of_player(texts.remove_player()))
                    .attr("title", texts.remove_player())
                    .run(Intent::Form(FormChange::Leave(seat)))
                    .child(Icon::Close.node())
            }))
    }

    /// What somebody is called who chose no name.
    pub(in crate::ui) fn unnamed(&self, seat: Seat, control: Control) -> String {
        let number = u32::from(seat.0) + 1;
        match control {
            Control::Person => self.texts.player(number),
            Control::Computer(_) => self.texts.computer_player(number),
        }
    }

    /// The choice of who decides for a seat.
    pub(super) fn control(&self, field: Field, control: Control) -> Node {
        let option = |value: &'static str, text: String, chosen: bool| {
            el("option")
                .attr("value", value)
                .flag("selected", chosen)
                .text(text)
        };
        let person = option(
            "person",
            self.texts.person().to_string(),
            control.is_person(),
        );
        let levels = Level::ALL.map(|level| {
            let name = self.texts.level(level).to_string();
            option(level.name(), name, control == Control::Computer(level))
        });
        // A group, so that the name of a level is not cut where there is little room.
        let computer = el("optgroup")
            .attr("label", self.texts.computer())
            .children(levels);
        let value = match control {
            Control::Person => "person",
            Control::Computer(level) => level.name(),
        };
        el("select")
            .class("control")
            .field(field)
            .attr("value", value)
            .child(person)
            .child(computer)
    }

    fn more(&self) -> Node {
        el("button")
            .class("link more")
            .attr("type", "button")
            .state("aria-expanded", self.form.open)
            .run(Intent::Form(FormChange::More))
            .child(Icon::Menu.node())
            .child(span("", self.texts.rules_label()))
            .child(span("summary", self.summary()))
    }

    /// What is agreed besides who plays.
    fn agreed(&self) -> Node {
        match self.form.kind {
            Kind::Tiles => self.details().child(self.seed()),
            Kind::Cards => div("details choices").child(self.seed()),
        }
    }
}
