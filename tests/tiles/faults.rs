//! Every fault a tile file can have is reported, and all of them at once.

use engine::tiles::{Fault, read_sheet};

/// A tile that is sound, as the parts of its line.
pub const SOUND: &str = "crfr; city N; road EW; field 27 c0; field 3456";

/// No sentence.
pub const NONE: [&str; 0] = [];

/// The sentences about a file.
fn report(text: &str) -> Vec<String> {
    let text = text.to_owned().leak();
    let faults = read_sheet(text).err().unwrap_or_default();
    faults.iter().map(Fault::to_string).collect()
}

/// The sentences about the only tile of a file, given its sides and parts.
pub fn about(parts: &str) -> Vec<String> {
    let text = format!("set base 1 1 1 0\nbase/T 1 1 1 0 {parts}\n").leak();
    let faults = read_sheet(text).err().unwrap_or_default();
    faults
        .into_iter()
        .inspect(|fault| assert_eq!((fault.line, fault.tile.as_str()), (2, "base/T")))
        .map(|fault| fault.reason.to_string())
        .collect()
}

#[test]
fn a_sound_tile_has_no_fault() {
    assert_eq!(about(SOUND), NONE);
    assert_eq!(about("ffff; field 01234567; monastery"), NONE);
}

#[test]
fn the_set_line_comes_first_and_once() {
    assert_eq!(
        report(""),
        ["line 1: the file must begin with a `set` line"]
    );
    assert_eq!(
        report("base/T 1 1 1 0 ffff; field 01234567"),
        ["line 1: the file must begin with a `set` line"]
    );
    assert_eq!(
        report("# nothing\n\nset base 0 0 0 0\nset river 0 0 0 0"),
        ["line 4: there is a second `set` line"]
    );
    for line in [
        "set",
        "set bse 0 0 0 0",
        "set base 0 0 0",
        "set base 0 0 0 -1",
        "set base 0 0 0 0 x",
    ] {
        assert_eq!(
            report(line),
            [
                "line 1: a `set` line is a known set, four totals and perhaps the word `reconstructed`"
            ]
        );
    }
    assert!(read_sheet("set gingerbread 0 0 0 0 reconstructed").is_ok_and(|s| s.reconstructed));
}

#[test]
fn a_tile_begins_with_name_copies_and_sides() {
    for head in [
        "base/T",
        "base/T 1 1 1 ffff",
        "base/T 1 1 x 0 ffff",
        "base/T 1 1 1 0 fff",
        "base/T 1 1 1 0 fffx",
    ] {
        assert_eq!(
            report(&format!("set base 1 1 1 0\n{head}; field 01234567")),
            ["line 2: a tile begins with its name, four numbers of copies and four sides"]
        );
    }
}

#[test]
fn unknown_words_are_named() {
    for (part, sentence) in [
        ("castle", "there is no such part as `castle`"),
        ("castle N", "there is no such part as `castle N`"),
        ("", "there is no such part as ``"),
        ("start now", "there is no such part as `start now`"),
        ("city NX", "a `city` part cannot have `NX`"),
        ("city NN", "a `city` part cannot have `NN`"),
        ("city N gold", "a `city` part cannot have `gold`"),
        ("city N wine wheat", "a `city` part cannot have `wheat`"),
        ("road N pub", "a `road` part cannot have `pub`"),
        ("road N village house", "a `road` part cannot have `house`"),
        ("road N c", "a `road` part cannot have `c`"),
        ("field 18", "a `field` part cannot have `18`"),
        ("field 11", "a `field` part cannot have `11`"),
        ("field 1 c16", "a `field` part cannot have `c16`"),
        ("field 1 r0", "a `field` part cannot have `r0`"),
        ("river Q", "a `river` part cannot have `Q`"),
        ("split -", "a `split` part cannot have `-`"),
        ("flier NNW", "a `flier` part cannot have `NNW`"),
        ("crop-circle pig", "a `crop-circle` part cannot have `pig`"),
        ("animal pig", "a `animal` part cannot have `pig`"),
        ("decor - pig", "a `decor` part cannot have `pig`"),
        ("road-bridge r0 c0", "a `road-bridge` part cannot have `c0`"),
        (
            "river-bridge r256",
            "a `river-bridge` part cannot have `r256`",
        ),
        (
            "road-over-city r0 r1",
            "a `road-over-city` part cannot have `r1`",
        ),
    ] {
        assert_eq!(about(&format!("{SOUND}; {part}")), [sentence]);
    }
}

#[test]
fn names_are_used_once() {
    let text = format!("set base 2 2 2 0\nbase/T 1 1 1 0 {SOUND}\n# T\nbase/T 1 1 1 0 {SOUND}");
    assert_eq!(
        report(&text),
        ["line 4, base/T: line 2 has a tile of the same name"]
    );
}

#[test]
fn a_print_has_one_start_tile() {
    let start = |name, copies| format!("{name} {copies} {SOUND}; start\n");
    let set = "set base 1 1 1 0\n";
    let apart = [
        set,
        &start("base/A", "1 1 0 0"),
        &start("base/B", "0 0 1 0"),
    ]
    .concat();
    assert_eq!(report(&apart), NONE);
    let both = [
        "set base 1 2 1 0\n",
        &start("base/A", "1 1 0 0"),
        &start("base/B", "0 1 1 0"),
    ];
    assert_eq!(
        report(&both.concat()),
        ["line 3, base/B: line 2 has the start tile of the second print already"]
    );
}

#[test]
fn copies_add_up_to_the_declared_totals() {
    let text = format!("set base 2 1 0 1\nbase/T 1 1 1 0 {SOUND}");
    assert_eq!(
        report(&text),
        [
            "line 1: 1 copies in the first print, 2 declared",
            "line 1: 1 copies in the third print, 0 declared",
            "line 1: 0 copies in the winter print, 1 declared",
        ]
    );
    let text = "set base 0 0 0 0\nbase/T 0 0 0 0 ffff; field 01234567";
    assert_eq!(report(text), ["line 2, base/T: no print has a copy"]);
}

#[test]
fn drawings_are_one_for_each_copy() {
    assert_eq!(about(&format!("{SOUND}; decor pigsty")), NONE);
    assert_eq!(
        about(&format!("{SOUND}; decor - pigsty")),
        ["not one drawing for each copy of the default print"]
    );
}

#[test]
fn all_faults_of_a_file_are_reported_at_once() {
    let text = "# broken\n\
        set base 3 3 3 0\n\
        base/A 1 1 1 0 ffff; field 0123456; castle; city Q\n\
        base/B 1 1 1 0 crff; city N; field 234567; garden; monastery\n\
        base/A 2 2 2 0 rfff; road N village c3\n\
        base/C one ffff\n";
    assert_eq!(
        report(text),
        [
            "line 3, base/A: there is no such part as `castle`",
            "line 3, base/A: a `city` part cannot have `Q`",
            "line 4, base/B: more than one monastery or garden",
            "line 4, base/B: side E shows a road, but none reaches it",
            "line 4, base/B: field f0 begins at a corner of city c0, but does not name it",
            "line 5, base/A: a `road` part cannot have `c3`",
            "line 5, base/A: line 3 has a tile of the same name",
            "line 6: a tile begins with its name, four numbers of copies and four sides",
        ]
    );
}
