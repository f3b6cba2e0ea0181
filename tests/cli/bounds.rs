//! What is larger than any game.

use crate::{SMALL, complains};

#[test]
fn what_is_larger_than_any_game_is_refused_wherever_it_stands() {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, 1, 1);
    encoder.set_color(png::ColorType::Grayscale);
    let bomb = encoder.add_ztxt_chunk("Bastide game".into(), "a".repeat(20 << 20));
    bomb.expect("a text");
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&[0]).expect("a pixel");
    writer.finish().expect("an end");
    assert!(file.len() < 100_000, "{}", file.len());
    let path = std::env::temp_dir().join(format!("bastide-bomb-{}.png", std::process::id()));
    std::fs::write(&path, &file).expect("room on the disk");
    let name = path.to_str().expect("a path");
    complains(&["replay", name], "", "longer than that of any game");
    // One that has no end is read no further than that.
    std::fs::remove_file(&path).expect("the file is there");
    complains(
        &["task", "/dev/zero"],
        "",
        "The text is longer than that of any game.",
    );
    let text = format!("{SMALL}# {}", "x".repeat(1 << 20));
    for command in [
        &["replay", "-"][..],
        &["review", "-"],
        &["lab", "regret", "-"],
        &["link", "-"],
        &["svg", "-"],
        &["perft", "-", "1"],
    ] {
        complains(command, &text, "The text is longer than that of any game.");
    }
}
