//! What is told to whoever translates.

use crate::faults;

/// The only thing that is wrong with an English message, as it is told.
fn told(english: &str) -> String {
    let faults = faults(english, "");
    assert_eq!(faults.len(), 1, "{faults:?}");
    faults[0].to_string()
}

#[test]
fn everything_wrong_is_told_and_not_the_first_thing_only() {
    let french = "two = { $name }\nthree = trois\n-word = mot\nfour = { seven }";
    let told: Vec<String> = faults("one = one\ntwo = two\nfour = four", french)
        .iter()
        .map(ToString::to_string)
        .collect();
    let expected = [
        "fr/sheet.ftl: two: the message does not take `$name`",
        "fr/sheet.ftl: four: there is no `seven`",
        "fr/sheet.ftl: three: English has no such message",
        "fr/sheet.ftl: word: no message refers to this term",
    ];
    assert_eq!(told, expected);
}

#[test]
fn each_fault_has_a_sentence() {
    let kind = "# $kind (FeatureKind)\n";
    assert!(told("one = {").contains("en/sheet.ftl: this is no Fluent"));
    assert!(told("one = a\none = b").ends_with("there is another message of this name"));
    assert!(told("# $a (thing)\none = a").ends_with("`thing` is no kind of argument"));
    assert!(told("one = { BIG(\"a\") }").ends_with("there is no function `BIG`"));
    assert!(told("one = { -none }").ends_with("there is no `-none`"));
    assert!(told("one = { one }").ends_with("`one` refers to itself"));
    assert!(told("one = a\n    .title = a").contains("attributes such as `.title`"));
    assert!(told(&format!("{kind}one = {{ $kind }}")).ends_with("choose the words for `$kind`"));
    let never = format!("{kind}one = {{ $kind ->|[sea] a|*[other] b|}}");
    assert!(told(&never).ends_with("it never is `[sea]`"));
    let some = format!("{kind}one = {{ $kind ->|[road] a|*[city] b|}}");
    assert!(told(&some).contains("say `[large-field]` too"));
    let text = "# $name (text)\none = { $name ->|[a] a|*[other] b|}";
    assert!(told(text).ends_with("`$name` cannot be chosen by"));
}

#[test]
fn a_text_alone_stays_one_in_every_language() {
    let kind = "# $kind (FeatureKind)\none = { $kind ->|[road] a|*[other] b|}";
    let french = "one = { INITIAL($name) ->|[vowel] a|*[other] b|}";
    assert_eq!(faults(kind, french).len(), 1);
}

#[test]
fn a_new_language_is_its_names_alone() {
    let with = |about| {
        let files = crate::files(&[("en/sheet.ftl", "one = one"), ("it/language.ftl", about)]);
        locale::compile::messages(&files)
    };
    let italian = with("language-name = Italiano|language-in-english = Italian");
    let messages = italian.expect("no faults");
    assert_eq!(messages.languages[2].missing, ["one"]);
    assert!(messages.rust.contains("    Italian,"));
    let told = with("language-name = Italiano").err().unwrap_or_default();
    assert_eq!(
        told[0].to_string(),
        "it/language.ftl: `language-in-english` is missing: a language names itself"
    );
}

#[test]
fn choices_are_listed_by_type() {
    let mut files = crate::files(&[("en/sheet.ftl", "one = one")]);
    files
        .0
        .insert("choices.txt".to_string(), "FeatureKind Road".to_string());
    let faults = locale::compile::messages(&files).err().unwrap_or_default();
    assert_eq!(
        faults[0].to_string(),
        "choices.txt: `FeatureKind Road` does not list the choices of a type"
    );
}
