//! Pressing and filling in what stands on the page, by the readable names of elements.

use engine::rules::{Edition, OptionValue, OptionWord, Options};
use engine::table::Seat;
use engine::tiles::{Pos, TileId};
use page::app::App;
use page::elements::Command;
use page::elements::intent::{Decision, Field, FocusMeaning, FormChange, GivenOut, Intent, Light};
use page::elements::setting::SettingChange;
use page::elements::tree::Node;
use page::features::new_game::options::modules;
use page::messages::Language;

/// An app whose page is used by names.
pub trait ByName {
    /// Presses what has this name, as a person does; a command also when it has no button now, as keys do.
    fn press_named(&mut self, name: &str, now: f64);

    /// Fills in the field of this name.
    fn fill_named(&mut self, name: &str, value: &str);
}

/// What a name on the page stands for.
enum Meant {
    Press(Intent),
    Tell(Light),
    Light(Light),
    FocusMeaning(FocusMeaning),
    Dark,
}

impl ByName for App {
    fn press_named(&mut self, name: &str, now: f64) {
        let found = meant(&self.page(), name).or_else(|| unseen(self, name));
        match found {
            Some(Meant::Press(intent)) => self.press(intent, now),
            Some(Meant::Tell(light)) => self.tell_where(light, now),
            Some(Meant::Light(light)) => self.show_highlight(light, now),
            Some(Meant::FocusMeaning(near)) => self.note_focus(near, now),
            Some(Meant::Dark) => self.clear_highlight(now),
            None => panic!("nothing on the page is called {name}"),
        }
    }

    fn fill_named(&mut self, name: &str, value: &str) {
        let field = field(&self.page(), name).or_else(|| unseen_field(name));
        let field = field.unwrap_or_else(|| panic!("no field is called {name}"));
        self.fill_in(field, value);
    }
}

fn meant(page: &Node, name: &str) -> Option<Meant> {
    let all = page.all();
    let light = |name: &str| {
        let bindings = all.iter().filter_map(|node| node.bindings.as_ref());
        let mut lights = bindings.filter_map(|bindings| bindings.light);
        lights.find(|light| light.name() == name)
    };
    if name == "dark" {
        return Some(Meant::Dark);
    }
    if let Some(name) = name.strip_prefix("tell ") {
        return light(name).map(Meant::Tell);
    }
    if let Some(name) = name.strip_prefix("light ") {
        return light(name).map(Meant::Light);
    }
    let pressed =
        |node: &&&Node| node.get("data-run") == Some(name) && node.get("disabled").is_none();
    if let Some(intent) = all.iter().find(pressed).and_then(|node| node.press()) {
        return Some(Meant::Press(intent.clone()));
    }
    let bindings = all.iter().filter_map(|node| node.bindings.as_ref());
    let mut near = bindings.filter_map(|bindings| bindings.near);
    near.find(|near| near.name() == name)
        .map(Meant::FocusMeaning)
}

fn field(page: &Node, name: &str) -> Option<Field> {
    let all = page.all();
    let bindings = all.iter().filter_map(|node| node.bindings.as_ref());
    let mut fields = bindings.filter_map(|bindings| bindings.field);
    fields.find(|field| field.name() == name)
}

/// What is not on the page now, but may come from elsewhere: from a key, a host, another dialog, or an element that has
/// just gone.
fn unseen(app: &App, name: &str) -> Option<Meant> {
    let words: Vec<&str> = name.split(' ').collect();
    let number = |word: &str| word.parse::<usize>().ok();
    let seat = |word: &str| word.parse().ok().map(Seat);
    let epoch = match (app.cx.tile_stage(), app.cx.card_stage()) {
        (Some(table), _) => table.session().epoch(),
        (_, Some(table)) => table.session().epoch(),
        _ => 0,
    };
    let intent = match words[..] {
        [name] if command(name).is_some() => Intent::Command(command(name)?),
        ["start"] => Intent::Start,
        ["again"] => Intent::PlayAgain,
        ["again-rotated"] => Intent::PlayAgainRotated,
        ["scores"] => Intent::ShowScores,
        ["turn", line] => Intent::Turn(number(line)?),
        ["tip-read"] => Intent::TipRead,
        ["language", code] => Intent::Speak(Language::parse(code)?),
        ["set", setting, word] => Intent::Set(SettingChange::parse(setting, word)?),
        ["seats", count] => Intent::Form(FormChange::Seats(count.parse().ok()?)),
        ["edition", word] => {
            let mut all = Edition::ALL.into_iter();
            Intent::Form(FormChange::Edition(all.find(|one| one.name() == word)?))
        }
        ["option", option, word] => {
            let option = OptionWord::parse(option)?;
            let mut options = Options::for_edition(Edition::Current);
            option.set(&mut options, word);
            Intent::Form(FormChange::Option(OptionValue::from_options(
                option, &options,
            )))
        }
        ["box", id, on] => {
            let (module, _) = modules().find(|(_, choice)| choice.id == id)?;
            Intent::Form(FormChange::Module(*module, on == "on"))
        }
        ["act", index] => {
            let index = number(index)?;
            Intent::Decide(Decision { epoch, index })
        }
        ["hold", index] => Intent::Hold(number(index)?),
        ["rule", id] => Intent::Rule(id.parse().ok()?),
        ["seat", word] => Intent::Seat(seat(word)?),
        ["give-out", "export"] => Intent::GiveOut(GivenOut::Export),
        ["give-out", "copy"] => Intent::GiveOut(GivenOut::Copy),
        ["give-out", "save-as-one-file"] => Intent::GiveOut(GivenOut::OneFile),
        ["give-out", id] => Intent::GiveOut(GivenOut::Saved(id.into())),
        ["light", "tile", id] => return Some(Meant::Light(Light::Tile(TileId(id.parse().ok()?)))),
        ["cell", x, y] => {
            let pos = Pos::new(x.parse().ok()?, y.parse().ok()?);
            return Some(Meant::FocusMeaning(FocusMeaning::Cell(pos)));
        }
        _ => return None,
    };
    Some(Meant::Press(intent))
}

/// The same for a field.
fn unseen_field(name: &str) -> Option<Field> {
    if name == "seed" {
        return Some(Field::Seed);
    }
    let (word, seat) = name.split_once(' ')?;
    let seat = Seat(seat.parse().ok()?);
    match word {
        "seat-name" => Some(Field::SeatName(seat)),
        "seat-control" => Some(Field::SeatControl(seat)),
        _ => None,
    }
}

/// The command of this name.
pub fn command(name: &str) -> Option<Command> {
    let mut all = Command::ALL.iter().copied();
    all.find(|command| command.name() == name)
}
