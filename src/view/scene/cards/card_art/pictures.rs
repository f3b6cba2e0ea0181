//! The pictures on the cards, as text for [`super::sketch`].

use engine::cards::Suit;

macro_rules! picture {
    ($name:literal) => {
        include_str!(concat!("../../../../../assets/cards/art/", $name, ".txt"))
    };
}

pub const DRAGON: &str = picture!("dragon");
pub const FAIRY: &str = picture!("fairy");
/// The land of the dragon.
pub const CAVE: &str = picture!("cave");
/// The land of the fairy.
pub const GLADE: &str = picture!("glade");
/// The town on the back.
pub const TOWN: &str = picture!("town");
/// The signs, one a line: its name and its shape.
pub const EMBLEMS: &str = picture!("emblems");

/// The character of a suit.
pub const fn person(suit: Suit) -> &'static str {
    match suit {
        Suit::Yellow => picture!("monk"),
        Suit::Red => picture!("highwayman"),
        Suit::Green => picture!("farmer"),
        Suit::Blue => picture!("knight"),
    }
}

/// The animal of a suit.
pub const fn animal(suit: Suit) -> &'static str {
    match suit {
        Suit::Yellow => picture!("hen"),
        Suit::Red => picture!("donkey"),
        Suit::Green => picture!("sheep"),
        Suit::Blue => picture!("horse"),
    }
}

/// The building of a suit.
pub const fn building(suit: Suit) -> &'static str {
    match suit {
        Suit::Yellow => picture!("abbey"),
        Suit::Red => picture!("inn"),
        Suit::Green => picture!("farmhouse"),
        Suit::Blue => picture!("keep"),
    }
}

/// The landscape of a suit.
pub const fn land(suit: Suit) -> &'static str {
    match suit {
        Suit::Yellow => picture!("cloister"),
        Suit::Red => picture!("road"),
        Suit::Green => picture!("meadow"),
        Suit::Blue => picture!("city"),
    }
}
