//! What belongs to nobody is seen on its way, and nothing is drawn when it has come.

use crate::screen::Screen;
use page::context::active_settings::SystemPreferences;
use view::scene::export::Beside;
use view::scene::{Layer, Theme};

const PLAYERS: &str =
    "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n";

/// What is done, and what moves by it.
const MOVES: [(&str, &str); 6] = [
    (
        "set gold\npart gold\nseed 1\nstack base/B base/B\nstart\ntile base/B 0,0\ntile base/B 1,0\n\
         tile base/B 0,1\ngold 1,0 1\ndrawn gold/G\nplay\nplace gold/G 1,1 r2\n",
        "ingots",
    ),
    (
        "set mage\npart mage-witch\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\ntile base/U 1,0\ntile base/E 0,1 r2\n\
         mage road EW 1,0\ndrawn mage/D\nplay\nplace mage/D 0,-1\n",
        "mage",
    ),
    (
        "set mage\npart mage-witch\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\ntile base/U 1,0\ntile base/E 0,1 r2\n\
         witch road EW 1,0\ndrawn mage/D\nplay\nplace mage/D 0,-1\n",
        "mage",
    ),
    (
        "set gingerbread\npart gingerbread\nseed 1\nstack base/B base/B\nstart\ntile base/E 0,0\n\
         tile base/B 1,0\ngingerbread city N 0,0\ndrawn gingerbread/2\nplay\nplace gingerbread/2 1,-1\npass\n",
        "gingerbread",
    ),
    (
        "set ferries\npart ferries\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\n\
         drawn ferries/3\nplay\nplace ferries/3 1,0\npass\n",
        "ferry",
    ),
    (
        "set ferries\npart ferries\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\ntile ferries/3 1,0\n\
         ferry 1,0 N W\ndrawn base/U\nplay\nplace base/U -1,0\npass\n",
        "ferry",
    ),
];

impl Screen {
    /// How often something is seen among figures, and how often on its way.
    fn seen(&self, name: &str) -> (usize, usize) {
        let list = self.app.draw(self.now);
        let on = |layer| {
            let items = list.layer(layer).iter();
            items
                .filter(|item| format!("{item:?}").contains(&format!("{name:?}")))
                .count()
        };
        (on(Layer::Figures), on(Layer::Overlay))
    }
}

#[test]
fn what_moves_is_seen_once_all_the_way_and_then_nothing_moves() {
    for (record, name) in MOVES {
        let mut screen = Screen::open(&format!("{PLAYERS}{record}"));
        screen.press("act 0");
        screen.now += 40.0;
        let (_, flying) = screen.seen(name);
        assert_eq!(flying, 1, "{name} is on its way");
        assert!(screen.app.is_moving(screen.now));
        screen.wait();
        let (there, flying) = screen.seen(name);
        assert_eq!((there > 0, flying), (true, 0), "{name} has come");
        assert!(!screen.app.is_moving(screen.now), "{name}");
    }
}

#[test]
fn without_motion_everything_is_where_it_would_end() {
    for (record, name) in MOVES {
        let record = format!("{PLAYERS}{record}");
        let mut screen = Screen::open(&record);
        screen.press("act 0");
        screen.wait();
        let mut calm = Screen::open(&record);
        calm.app.cx.set_system_preferences(SystemPreferences {
            calm: true,
            ..SystemPreferences::default()
        });
        calm.press("act 0");
        assert!(!calm.app.is_moving(calm.now), "{name}");
        let figures =
            |screen: &Screen| format!("{:?}", screen.app.draw(screen.now).layer(Layer::Figures));
        assert_eq!(figures(&calm), figures(&screen), "{name}");
    }
}

#[test]
fn exports_show_what_lies_on_tiles() {
    let (record, _) = MOVES[5];
    let screen = Screen::open(&format!("{PLAYERS}{record}"));
    let (list, _) = view::scene::export::table(
        screen.tile_stage().game(),
        &Theme::summer(),
        &[],
        100.0,
        Beside::default(),
    );
    assert!(format!("{:?}", list.layer(Layer::Figures)).contains("\"ferry\""));
}
