//! What the four colours of the card game are called.

use std::collections::BTreeSet;

use engine::cards::{Card, Suit};
use engine::tiles::FeatureKind;
use page::messages::cards::land;
use page::messages::{Language, texts};

#[test]
fn card_03_yellow_is_for_monasteries_red_for_roads_green_for_fields_blue_for_cities() {
    let lands = [
        (Suit::Yellow, FeatureKind::Monastery),
        (Suit::Red, FeatureKind::Road),
        (Suit::Green, FeatureKind::Field),
        (Suit::Blue, FeatureKind::City),
    ];
    for (suit, feature) in lands {
        assert_eq!(land(suit), feature);
        for language in Language::ALL {
            let texts = texts(language);
            let title = texts.row_title(suit).to_lowercase();
            let feature = texts.feature_name(feature).to_lowercase();
            assert!(title.contains(&feature), "{title}");
        }
    }
    assert_eq!(lands.map(|(suit, _)| suit), Suit::ALL);
}

#[test]
fn card_05_each_kind_of_animal_and_of_building_has_a_name_of_its_own() {
    for language in Language::ALL {
        let texts = texts(language);
        let animals = Suit::ALL.map(|suit| texts.animal(suit));
        let buildings = Suit::ALL.map(|suit| texts.building(suit));
        let kinds: BTreeSet<&str> = animals.into_iter().chain(buildings).collect();
        assert_eq!(kinds.len(), 2 * Suit::COUNT, "{kinds:?}");
        for suit in Suit::ALL {
            let animal = texts.card_name(Card::Animal(suit));
            assert!(animal.contains(texts.animal(suit)), "{animal}");
            let building = texts.card_name(Card::Building(suit));
            assert!(building.contains(texts.building(suit)), "{building}");
        }
    }
}

#[test]
fn r_card_02_the_kinds_of_each_colour_have_these_names() {
    let english = [
        ["monk", "hen", "abbey"],
        ["highwayman", "donkey", "inn"],
        ["farmer", "sheep", "farmhouse"],
        ["knight", "horse", "keep"],
    ];
    let french = [
        ["moine", "poule", "abbaye"],
        ["brigand", "âne", "auberge"],
        ["paysan", "mouton", "ferme"],
        ["chevalier", "cheval", "donjon"],
    ];
    for (language, names) in [(Language::English, english), (Language::French, french)] {
        let texts = texts(language);
        let kinds = Suit::ALL.map(|suit| {
            let role = texts.role(land(suit));
            [role, texts.animal(suit), texts.building(suit)]
        });
        assert_eq!(kinds, names);
    }
}
