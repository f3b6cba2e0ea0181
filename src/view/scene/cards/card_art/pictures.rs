//! The pictures on the cards, as text for [`super::sketch`].

use engine::cards::Suit;

macro_rules! file {
    ($name:literal) => {
        include_str!(concat!("../../../../../assets/cards/art/", $name, ".txt"))
    };
}

/// All pictures as one text, because then it can travel with the part of the module that draws them.
const ALL: &str = concat!(
    file!("abbey"),
    file!("cave"),
    file!("city"),
    file!("cloister"),
    file!("donkey"),
    file!("dragon"),
    file!("emblems"),
    file!("fairy"),
    file!("farmer"),
    file!("farmhouse"),
    file!("glade"),
    file!("hen"),
    file!("highwayman"),
    file!("horse"),
    file!("inn"),
    file!("keep"),
    file!("knight"),
    file!("meadow"),
    file!("monk"),
    file!("road"),
    file!("sheep"),
    file!("town"),
);

/// The picture of this name: what stands below the line `picture NAME`. Nothing if there is none.
pub fn picture(name: &str) -> &'static str {
    let mut pictures = ALL.split("picture ");
    let found = pictures.find_map(|picture| picture.strip_prefix(name)?.strip_prefix('\n'));
    found.unwrap_or_default()
}

/// The character of a suit.
pub fn person(suit: Suit) -> &'static str {
    picture(match suit {
        Suit::Yellow => "monk",
        Suit::Red => "highwayman",
        Suit::Green => "farmer",
        Suit::Blue => "knight",
    })
}

/// The animal of a suit.
pub fn animal(suit: Suit) -> &'static str {
    picture(match suit {
        Suit::Yellow => "hen",
        Suit::Red => "donkey",
        Suit::Green => "sheep",
        Suit::Blue => "horse",
    })
}

/// The building of a suit.
pub fn building(suit: Suit) -> &'static str {
    picture(match suit {
        Suit::Yellow => "abbey",
        Suit::Red => "inn",
        Suit::Green => "farmhouse",
        Suit::Blue => "keep",
    })
}

/// The landscape of a suit.
pub fn land(suit: Suit) -> &'static str {
    picture(match suit {
        Suit::Yellow => "cloister",
        Suit::Red => "road",
        Suit::Green => "meadow",
        Suit::Blue => "city",
    })
}
