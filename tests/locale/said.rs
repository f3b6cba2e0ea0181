//! Messages as they are said.

use locale::speech::{Argument, Edition, capital, small};

use crate::{both, compiled, speech};

const TILES: &str = "# $tiles (number)\ntiles-left = { $tiles ->|[one] { $tiles } tile|*[other] { $tiles } tiles|} left";
const TUILES: &str = "tiles-left = { $tiles ->|[0] plus de tuile|[one] { $tiles } tuile|*[other] { $tiles } tuiles|}";

const PL: &str = "language-name = Polski|language-in-english = Polish";

#[test]
fn numbers_take_the_plural_of_their_language() {
    let said = |count| both(TILES, TUILES, &[Argument::Number(count)]);
    assert_eq!(said(1), ["1 tile left", "1 tuile"]);
    assert_eq!(said(2), ["2 tiles left", "2 tuiles"]);
    assert_eq!(said(101), ["101 tiles left", "101 tuiles"]);
    // None are many in English; in French they would be one, but are said otherwise.
    assert_eq!(said(0), ["0 tiles left", "plus de tuile"]);
}

#[test]
fn a_language_with_many_plurals_has_all_of_them() {
    let polish = "tiles-left = { $tiles ->|[one] { $tiles } płytka|[few] { $tiles } płytki|*[many] { $tiles } płytek|}";
    let files = crate::files(&[
        ("en/sheet.ftl", TILES),
        ("pl/sheet.ftl", polish),
        ("pl/language.ftl", PL),
    ]);
    let compiled = locale::compile::messages(&files).expect("no faults");
    let said = |count| speech(&compiled, "pl").say(0, &[Argument::Number(count)]);
    let all = [1, 2, 5, 12, 22, 112, 1_000_022].map(said);
    let words = [
        "1 płytka",
        "2 płytki",
        "5 płytek",
        "12 płytek",
        "22 płytki",
        "112 płytek",
        "1000022 płytki",
    ];
    assert_eq!(all, words);
}

#[test]
fn names_stand_in_a_row() {
    let file = "# $names (list)\nwins = { $names } { $names ->|[one] wins|*[other] share|}.";
    let french = "wins = { $names } { $names ->|[one] gagne|*[other] gagnent|}.";
    let said = |names: &[&str]| both(file, french, &[Argument::List(names)]);
    assert_eq!(said(&["Ana"]), ["Ana wins.", "Ana gagne."]);
    assert_eq!(
        said(&["Ana", "Ben", "Cleo"]),
        ["Ana, Ben and Cleo share.", "Ana, Ben et Cleo gagnent."]
    );
}

#[test]
fn things_of_the_game_choose_the_words() {
    let file = "# $kind (FeatureKind)\n# $done (yes/no)\nname = { $kind ->|[city] City|[large-field] Field|*[other] Road|}{ $done ->|[yes] , done|*[no] {\"\"}|}";
    let said = |kind, done| {
        let compiled = compiled(file, file);
        let arguments = [Argument::Choice(kind), Argument::Choice(done)];
        // It is one of several texts: nothing is put together when it is said.
        speech(&compiled, "en").text(0, &arguments)
    };
    assert_eq!(said(0, 0), "Road");
    assert_eq!(said(1, 0), "City");
    assert_eq!(said(2, 1), "Field, done");
}

#[test]
fn editions_have_words_of_their_own() {
    let file = "shield = { $edition ->|[first] first|[older] old|*[other] new|}";
    let said = |edition| {
        let mut speech = speech(&compiled(file, file), "fr");
        speech.edition = edition;
        speech.text(0, &[])
    };
    assert_eq!(said(Edition::First), "first");
    assert_eq!(said(Edition::Winter), "old");
    assert_eq!(said(Edition::Current), "new");
}

#[test]
fn terms_bring_their_words_in_the_form_that_is_asked_for() {
    let file = "-city = { $case ->|[dative] der Stadt|*[nominative] die Stadt|}\nin-city = in { -city(case: \"dative\") }, { CAPITAL(-city) }";
    assert_eq!(both(file, file, &[])[0], "in der Stadt, Die Stadt");
}

#[test]
fn messages_refer_to_each_other() {
    let file = "# $name (text)\n# $points (number)\nearns = { $name }: { points }\n# $points (number)\npoints = { $points ->|[one] one point|*[other] { $points } points|}";
    let said = both(file, file, &[Argument::Text("Ana"), Argument::Number(7)]);
    assert_eq!(said[0], "Ana: 7 points");
}

#[test]
fn a_name_gets_its_capital_and_its_article() {
    let english = "# $name (text)\nof = of { CAPITAL($name) }";
    let french = "of = { INITIAL($name) ->|[vowel] d’{ $name }|*[other] de { $name }|}";
    assert_eq!(
        both(english, french, &[Argument::Text("élise")]),
        ["of Élise", "d’élise"]
    );
    assert_eq!(
        both(english, french, &[Argument::Text("Ben")]),
        ["of Ben", "de Ben"]
    );
}

#[test]
fn french_blanks_do_not_break() {
    let french = "asks = Est-ce « vrai » ? Oui : voilà !";
    let said = both("asks = Is it \"true\"? Yes: there!", french, &[]);
    assert_eq!(
        said[1],
        "Est-ce «\u{a0}vrai\u{a0}»\u{202f}? Oui\u{a0}: voilà\u{202f}!"
    );
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let compiled = compiled("one = one\ntwo = two", "two = deux");
    let french = speech(&compiled, "fr");
    assert_eq!(
        [0, 1].map(|message| french.text(message, &[])),
        ["one", "deux"]
    );
    assert_eq!(compiled.languages[1].missing, ["one"]);
}

#[test]
fn letters_of_europe_get_the_capitals_that_unicode_gives_them() {
    // What Unicode writes as other letters: ß, ŉ; and two that hardly begin a word.
    let apart = ['ß', 'ŉ', 'ı', 'ſ', 'µ', 'ς'];
    for letter in ['a'..='ž', 'α'..='ϋ', 'а'..='џ'].into_iter().flatten() {
        if !apart.contains(&letter) {
            let expected: String = letter.to_uppercase().collect();
            assert_eq!(capital(&letter.to_string()), expected);
            // The small one of İ is two letters.
            let back = expected.to_lowercase();
            assert!(small(&expected) == back || expected == "İ", "{expected}");
        }
    }
}
