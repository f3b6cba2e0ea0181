//! The words around the card game are its own.

use super::{AGAINST, open};
use crate::stage::{Stage, of_class};

#[test]
fn what_both_games_share_is_told_without_tiles() {
    let mut stage = open(AGAINST);
    stage.press("settings");
    let page = stage.app.page();
    let settings = of_class(&page, "settings")[0].all_text();
    for hint in ["what fits where", "what is played"] {
        assert!(settings.contains(hint), "{settings}");
    }
    stage.press("close");
    stage.press("new-game");
    for press in ["game cards", "more"] {
        stage.press(press);
    }
    let form = of_class(&stage.app.page(), "start")[0].all_text();
    assert!(form.contains("the same game again"), "{form}");
}
