//! The collection of cases that `bastide check --html` writes, each with a picture, what happens and what must come of it: to
//! read (`index.html`) and to run in other programs (`all.json`).

use std::path::{Path, PathBuf};

use engine::learn::{Lesson, Task, Taught};
use engine::session::Chair;
use engine::table::{Kind, Party, RuleId, Said, Seat};
use engine::{cards, rules};
use page::elements::picture::{PictureContent, PictureSize};
use page::stage::owner_of_colour;
use page::stage::picture::{Pictured, last_marks};
use serde_json::{Map, Value, json};
use view::paint::svg::{self, escaped};
use view::scene::{Look, Theme, drawing};

use crate::args::{Complaint, record, texts, write};
use crate::words::Worded;

/// Side of a tile in pixels.
const TILE: f64 = 48.0;

/// A case of the collection.
struct Case {
    /// Its folder and file: `base/ex-base-1`.
    name: String,
    lesson: Lesson,
    task: Option<Task>,
    record: String,
    svg: String,
    /// Its decisions, one line each.
    decided: Vec<String>,
    /// Points that each seat scores in them.
    points: Vec<u32>,
}

pub struct Collection {
    folder: PathBuf,
    cases: Vec<Case>,
}

impl Collection {
    /// A collection to be written into `folder`.
    pub fn new(folder: &str) -> Collection {
        Collection {
            folder: PathBuf::from(folder),
            cases: Vec::new(),
        }
    }

    /// Adds the case in a file; skips a file that cannot be read, which the check has reported.
    ///
    /// # Errors
    /// A record that cannot be played.
    pub fn add(&mut self, file: &str, text: &str) -> Result<(), Complaint> {
        let Ok(Some(lesson)) = Lesson::read(text) else {
            return Ok(());
        };
        let case = match Kind::detect(text) {
            Kind::Tiles => {
                let of = |game: &rules::Game| Look::for_edition(game.setup().edition);
                case::<rules::Game>(file, text, lesson, of)?
            }
            Kind::Cards => case::<cards::Game>(file, text, lesson, |_| Look::Summer)?,
        };
        self.cases.push(case);
        Ok(())
    }

    /// Writes `index.html`, `all.json` and a picture for each case.
    ///
    /// # Errors
    /// What cannot be written.
    pub fn write(&self) -> Result<(), Complaint> {
        // In the order of the rules they show.
        let mut cases: Vec<&Case> = self.cases.iter().collect();
        cases.sort_by_key(|case| case.lesson.rules.first().map(|rule| rule.chapter));
        let all: Vec<Value> = cases.iter().map(|case| case.json()).collect();
        let json = serde_json::to_string_pretty(&all).unwrap_or_default();
        self.put("all.json", &json)?;
        self.put("index.html", &page(&cases))?;
        for case in &self.cases {
            self.put(&format!("{}.svg", case.name), &case.svg)?;
        }
        Ok(())
    }

    fn put(&self, name: &str, text: &str) -> Result<(), Complaint> {
        write(&self.folder.join(name), text)
    }
}

fn case<G: Taught + Worded + Pictured>(
    file: &str,
    text: &str,
    lesson: Lesson,
    look: impl Fn(&G) -> Look,
) -> Result<Case, Complaint> {
    let record = record::<G>(file, text)?;
    let before = lesson.before(&record).map_err(Complaint::trouble::<G>)?;
    let theme = Theme::new(look(before.session.game()));
    let content = PictureContent {
        size: PictureSize::Tile(TILE),
        scores: false,
        claims: None,
        marks: last_marks(&before.session),
    };
    let seating = before.session.seating();
    let seats = (0..seating.seats()).map(Seat);
    let colours = seats
        .filter_map(|seat| seating.chair(seat))
        .map(Chair::colour);
    let owners: Vec<_> = colours.map(owner_of_colour).collect();
    let shown = before.session.seen_by(None);
    let (list, area) = shown.table(&theme, &owners, TILE, &content);
    let svg = svg::document(&list, area, 1.0, &drawing);
    let mut session = before.session.clone();
    let mut decided = Vec::new();
    for entry in &before.to_come {
        if matches!(entry.by, Party::Player(_)) && entry.action != G::CONFIRM {
            decided.push(session.game().action_text(entry.action));
        }
        // Random actions are refused: the session has already made them.
        let _ = session.act(entry.action);
    }
    Ok(Case {
        name: name(file),
        task: Task::read(text).ok().flatten(),
        lesson,
        record: text.to_string(),
        svg,
        decided,
        points: before.points,
    })
}

/// Folder and name of a file, without extension.
fn name(file: &str) -> String {
    let path = Path::new(file).with_extension("");
    let last = |path: &Path| {
        path.file_name()
            .map(|name| name.to_string_lossy().into_owned())
    };
    let parts = [path.parent().and_then(last), last(&path)];
    parts.into_iter().flatten().collect::<Vec<_>>().join("/")
}

impl Case {
    fn claims(&self) -> Vec<String> {
        let expected = self.lesson.expected.iter();
        expected
            .map(|expected| expected.claim.to_string())
            .collect()
    }

    fn goals(&self) -> Vec<String> {
        let goals = self.task.iter().flat_map(|task| &task.goals);
        goals.map(ToString::to_string).collect()
    }

    fn rules(&self) -> Vec<String> {
        self.lesson.rules.iter().map(RuleId::to_string).collect()
    }

    fn json(&self) -> Value {
        let asked = self.task.as_ref().map(|task| said(&task.ask));
        json!({
            "name": self.name,
            "example": self.lesson.example.map(|example| example.to_string()),
            "rules": self.rules(),
            "title": said(&self.lesson.title),
            "picture": format!("{}.svg", self.name),
            "decided": self.decided,
            "scored": self.points,
            "expected": self.claims(),
            "asked": asked,
            "goals": self.goals(),
            "record": self.record,
        })
    }

    /// Its section of the page.
    fn section(&self) -> String {
        let texts = texts();
        let language = texts.language().code();
        let title = escaped(self.lesson.title(language).unwrap_or(&self.name));
        let asked = self.task.as_ref().and_then(|task| task.asked(language));
        let asked = asked.map(|asked| format!("<p>{}</p>", escaped(asked)));
        let name = escaped(&self.name);
        format!(
            "<section id=\"{name}\"><h2><a href=\"#{name}\">{title}</a></h2><p class=\"rules\">{name}: {}</p>\
             <img src=\"{name}.svg\" alt=\"\" loading=\"lazy\">{}{}{}{}\
             <details><summary>{}</summary><pre>{}</pre></details></section>\n",
            self.rules().join(" "),
            asked.unwrap_or_default(),
            list(texts.collection_goals(), &self.goals()),
            list(texts.collection_decided(), &self.decided),
            list(texts.collection_given(), &self.claims()),
            texts.collection_record(),
            escaped(&self.record),
        )
    }
}

/// A text by language code; text without a language is English.
fn said(all: &[Said]) -> Value {
    let mut by_language: Map<String, Value> = Map::new();
    for said in all {
        let language = said
            .language
            .map(|code| String::from_utf8_lossy(&code).into_owned());
        let text = by_language.entry(language.unwrap_or_else(|| "en".into()));
        text.or_insert_with(|| json!(said.text));
    }
    Value::Object(by_language)
}

fn list(heading: &str, lines: &[String]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let lines: String = (lines.iter())
        .map(|line| format!("<li><code>{}</code></li>", escaped(line)))
        .collect();
    format!("<h3>{heading}</h3><ul>{lines}</ul>")
}

fn page(cases: &[&Case]) -> String {
    let texts = texts();
    let sections: String = cases.iter().map(|case| case.section()).collect();
    format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{title}</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><style>{STYLE}</style></head>\n\
         <body><h1>{title}</h1><p>{} <a href=\"all.json\">all.json</a></p>\n<main>{sections}</main></body></html>\n",
        texts.language().code(),
        texts.collection_intro(cases.len() as u32),
        title = texts.collection_title(),
    )
}

const STYLE: &str = "body{font:16px/1.45 system-ui,sans-serif;margin:1rem auto;max-width:80rem;padding:0 1rem;color:#222;\
    background:#faf8f3}main{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr));gap:1rem}\
    section{background:#fff;border:1px solid #ddd6c6;border-radius:8px;padding:.8rem;min-width:0}h2{font-size:1.05rem;margin:0}\
    h2 a{color:inherit;text-decoration:none}h3{font-size:.9rem;margin:.6rem 0 0}.rules{color:#665;font-size:.8rem;margin:.2rem 0}\
    img{max-width:100%;height:auto;max-height:22rem;display:block}ul{margin:.2rem 0;padding-left:1.1rem}code{font-size:.8rem;\
    overflow-wrap:anywhere}pre{overflow:auto;font-size:.75rem}@media print{main{display:block}section{break-inside:avoid;\
    margin-bottom:1rem}pre{overflow:visible;white-space:pre-wrap}}";
