//! `bastide check`: whether lessons hold, this project's or anybody else's.

use std::fs;
use std::path::Path;

use engine::learn::{Failed, Lesson, Mismatch, Taught};
use engine::table::{Kind, RuleId};

use crate::args::{Args, Complaint, line_trouble, print, record, text, texts};
use crate::collection::Collection;
use crate::task;
use crate::words::{Worded, of_kind};

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let (mut named, mut html) = (Vec::new(), None);
    while let Some(name) = args.next(texts().usage_check())? {
        match name.as_str() {
            "" => named.push(args.value()?),
            "html" => html = Some(Collection::new(&args.value()?)),
            _ => return Err(args.unexpected(&name)),
        }
    }
    if named.is_empty() {
        return Err(Complaint::new(texts().lessons_not_named()));
    }
    let (mut count, mut failed) = (0, 0);
    for path in named {
        let before = count;
        for file in files(&path)? {
            // A folder may hold other records as well.
            let Some(lines) = check(&file)? else {
                continue;
            };
            count += 1;
            failed += u32::from(!lines.is_empty());
            print(&lines.concat())?;
            if let Some(collection) = html.as_mut().filter(|_| lines.is_empty()) {
                collection.add(&file, &text(&file)?)?;
            }
        }
        if count == before {
            return Err(Complaint(texts().lesson_missing(&path)));
        }
    }
    if let Some(collection) = html {
        collection.write()?;
    }
    match failed {
        0 => print(&format!("{}\n", texts().lessons_hold(count))),
        _ => Err(Complaint(texts().lessons_fail(failed, count))),
    }
}

/// The files a path stands for: itself, or all below the folder that end in `.txt`, sorted by path.
pub fn files(path: &str) -> Result<Vec<String>, Complaint> {
    if !Path::new(path).is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let unreadable = |error| Complaint::about(path, &error);
    let entries = fs::read_dir(path).map_err(unreadable)?;
    let entries: Result<Vec<_>, _> = entries.collect();
    let mut entries = entries.map_err(unreadable)?;
    entries.sort_by_key(fs::DirEntry::path);
    let mut files = Vec::new();
    for entry in entries {
        let below = entry.path().to_string_lossy().into_owned();
        // Do not follow links to folders: they may lead back here.
        if entry.file_type().map_err(unreadable)?.is_dir() {
            files.extend(self::files(&below)?);
        } else if below.ends_with(".txt") {
            files.push(below);
        }
    }
    Ok(files)
}

/// What is wrong with the lesson in a file, one line each; `None` if it has no lesson.
fn check(file: &str) -> Result<Option<Vec<String>>, Complaint> {
    let text = text(file)?;
    let lesson = match Lesson::read(&text) {
        Ok(Some(lesson)) => lesson,
        Ok(None) => return Ok(None),
        Err(error) => return Ok(Some(vec![told(line_trouble(file, error))])),
    };
    let failed = of_kind!(Kind::detect(&text), G => failing::<G>(&lesson, file, &text));
    let (failed, open) = match failed {
        Ok(failed) => failed,
        Err(complaint) => return Ok(Some(vec![told(complaint)])),
    };
    let lines = failed.iter();
    let lines = lines.map(|failed| format!("{file}:{}: {}\n", failed.line, sentence(failed)));
    let unsolved = task::check(file, &text).err().map(told);
    let open = open.map(|question| format!("{}\n", texts().lesson_left_open(file, question)));
    Ok(Some(lines.chain(open).chain(unsolved).collect()))
}

/// Every claim that fails, and what the record leaves undecided though the lesson asks for points.
fn failing<G: Taught + Worded>(
    lesson: &Lesson,
    file: &str,
    text: &str,
) -> Result<(Vec<Failed>, Option<&'static str>), Complaint> {
    let record = record::<G>(file, text)?;
    let failed = lesson.check(&record).map_err(Complaint::trouble::<G>)?;
    let open = lesson.left_open(&record).map_err(Complaint::trouble::<G>)?;
    Ok((failed, open))
}

fn told(Complaint(sentence): Complaint) -> String {
    format!("{sentence}\n")
}

/// What is true instead of a failed claim.
fn sentence(failed: &Failed) -> String {
    let texts = texts();
    let claim = failed.claim.to_string();
    match &failed.mismatch {
        Mismatch::Told(told) => texts.lesson_told(&claim, told),
        Mismatch::NothingTold => texts.lesson_nothing_told(&claim),
        Mismatch::ToldMore(told) => texts.lesson_told_more(&claim, told),
        Mismatch::NoDecision => texts.lesson_no_decision(&claim),
        Mismatch::Allowed => texts.lesson_allowed(&claim),
        Mismatch::RefusedBy(rules) if rules.is_empty() => texts.lesson_refused_by_none(&claim),
        Mismatch::RefusedBy(rules) => {
            let rules: Vec<String> = rules.iter().map(RuleId::to_string).collect();
            texts.lesson_refused_by(&claim, &rules.join(", "))
        }
        Mismatch::NotOffered => texts.lesson_not_offered(&claim),
        Mismatch::OfferedToo(line) => texts.lesson_offered_too(&claim, line),
        Mismatch::Asks(Some(seat)) => texts.lesson_asks(&claim, u32::from(seat.0) + 1),
        Mismatch::Asks(None) => texts.lesson_asks_nobody(&claim),
        Mismatch::Points(points) => {
            let points: Vec<String> = points.iter().map(u32::to_string).collect();
            texts.lesson_points(&claim, &points.join(" "))
        }
        Mismatch::Absent => texts.lesson_absent(&claim),
        Mismatch::Present(line) => texts.lesson_present(&claim, line),
    }
}
