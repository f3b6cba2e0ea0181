//! What players hold, beside their names, in the dialog of their seat and in the answer to the question for points.

use crate::screen::{Screen, of_class};
use engine::table::Seat;
use engine::tiles::Goods;
use page::elements::tree::Kid;
use page::messages::Language;
use page::sentences::holdings::{Holding, holdings};

/// Anna has most wine and four ingots, Ben most cloth.
const RICH: &str = "bastide 1\nset base\nset traders\nset gold\npart goods\npart gold\npart builder\npart pig\n\
    seats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\nseed 1\nstack base/B base/B\n\
    start\ntile base/D 0,0\ngoods 1 wine 3\ngoods 2 wine 1\ngoods 2 cloth 2\ningots 1 4\ndrawn base/B\n";

/// Anna's shepherd has four sheep, Ben's two more in the same field.
const FLOCKS: &str = "bastide 1\nset base\nset hills\npart shepherds\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\ntile base/B 0,1\n\
    figure 1 shepherd field 3456 0,0\nflock 1 2 2\nfigure 2 shepherd field 0 0,1\nflock 2 2\ndrawn base/B\n";

/// Ben's robber lies in wait where Anna begins.
const ROBBED: &str = "bastide 1\nset base\nset robbers\npart robbers\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\nrobber 2 0\nscore 2 5\ndrawn base/B\n";

#[test]
fn the_place_of_a_player_shows_goods_and_ingots_with_what_they_are_worth() {
    let mut screen = Screen::open(RICH);
    let held = holdings(screen.tile_stage(), Seat(0));
    let wine = Holding::Goods {
        goods: Goods::Wine,
        count: 3,
        most: true,
    };
    let ingots = Holding::Ingots {
        count: 4,
        points: 8,
    };
    assert_eq!(held, [wine, ingots]);
    let page = screen.app.page();
    let told: Vec<&str> = of_class(&page, "unseen")
        .iter()
        .filter_map(|node| match &node.kids[..] {
            [Kid::Text(text)] if text.contains('(') => Some(text.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(
        told,
        [
            "3 wine (nobody has more: 10 points at the end)",
            "4 ingots (8 points at the end)",
            "1 wine (most wine at the end: 10 points)",
            "2 cloth (nobody has more: 10 points at the end)",
        ]
    );
    screen.press("seat 1");
    let page = screen.app.page();
    let lists = of_class(&page, "told-all");
    let dialog: Vec<String> = lists.iter().map(|list| list.all_text()).collect();
    let dialog = dialog.join("; ");
    for told in ["2 cloth", "Meeples left: 7", "1 builder", "1 pig"] {
        assert!(dialog.contains(told), "{told}: {dialog}");
    }
}

#[test]
fn hs_14_a_flock_is_held_and_worth_all_sheep_of_its_field_in_both_languages() {
    let mut screen = Screen::open(FLOCKS);
    let (sheep, points) = (4, 6);
    let held = holdings(screen.tile_stage(), Seat(0));
    assert_eq!(held, [Holding::Flock { sheep, points }]);
    let told = |screen: &Screen| {
        let page = screen.app.page();
        let held = of_class(&page, "stock");
        let title = held[0].get("data-title").unwrap_or_default();
        title.split(". ").next().map(str::to_string)
    };
    let english = told(&screen);
    assert_eq!(english.as_deref(), Some("4 sheep (guided home: 6 points)"));
    screen.app.cx.speak(Language::French);
    let french = told(&screen);
    assert_eq!(
        french.as_deref(),
        Some("4 moutons (une fois rentrés\u{a0}: 6 points)")
    );
}

#[test]
fn whoever_asks_for_the_points_hears_what_everybody_holds() {
    let mut screen = Screen::open(RICH);
    screen.press("ask-scores");
    let said = screen.app.cx.said();
    assert!(
        said.contains(
            "Anna: 3 wine (nobody has more: 10 points at the end) and 4 ingots (8 points at the end)."
        ),
        "{said}"
    );
    screen.app.cx.speak(Language::French);
    screen.press("ask-scores");
    let said = screen.app.cx.said();
    assert!(
        said.contains("2 jetons de tissu (personne n’en a davantage"),
        "{said}"
    );
}

#[test]
fn builder_and_pig_in_the_supply_are_told_with_the_meeples() {
    let screen = Screen::open(RICH);
    let page = screen.app.page();
    let supply = of_class(&page, "supply")[0];
    assert_eq!(
        supply.get("aria-label"),
        Some("Meeples left: 7, 1 builder, 1 pig")
    );
    assert_eq!(of_class(&page, "special").len(), 4);
}

#[test]
fn rob_02_a_robber_on_the_track_stands_with_its_player_until_the_end() {
    let screen = Screen::open(ROBBED);
    let held = holdings(screen.tile_stage(), Seat(1));
    assert_eq!(held, [Holding::Robber { space: 0 }]);
    assert_eq!(holdings(screen.tile_stage(), Seat(0)), []);
    let page = screen.app.page();
    let stock = of_class(&page, "stock");
    assert_eq!(stock.len(), 1);
    let title = stock[0].get("data-title").unwrap_or_default();
    assert!(title.starts_with("Robber on 0. "), "{title}");
}

#[test]
fn the_list_of_players_says_how_much_somebody_may_come_to_hold_in_this_game() {
    let rooms = |record: &str| {
        let page = Screen::open(record).app.page();
        ["hold", "hold-more"].map(|class| of_class(&page, class).len())
    };
    let base = RICH.replace("part goods\npart gold\n", "");
    let base = base.replace(
        "goods 1 wine 3\ngoods 2 wine 1\ngoods 2 cloth 2\ningots 1 4\n",
        "",
    );
    assert_eq!(rooms(&base), [0, 0], "nothing is kept free");
    assert_eq!(
        rooms(ROBBED),
        [1, 0],
        "a row, before anybody holds a second thing"
    );
    assert_eq!(rooms(RICH), [0, 1], "three goods and ingots");
}
