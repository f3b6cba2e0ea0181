//! What belongs to nobody is seen on its way, and nothing is drawn when it has come.

use crate::stage::Stage;
use page::shell::System;
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

impl Stage {
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
        let mut stage = Stage::open(&format!("{PLAYERS}{record}"));
        stage.press("act 0");
        stage.now += 40.0;
        let (_, flying) = stage.seen(name);
        assert_eq!(flying, 1, "{name} is on its way");
        assert!(stage.app.is_moving(stage.now));
        stage.wait();
        let (there, flying) = stage.seen(name);
        assert_eq!((there > 0, flying), (true, 0), "{name} has come");
        assert!(!stage.app.is_moving(stage.now), "{name}");
    }
}

#[test]
fn without_motion_everything_is_where_it_would_end() {
    for (record, name) in MOVES {
        let record = format!("{PLAYERS}{record}");
        let mut stage = Stage::open(&record);
        stage.press("act 0");
        stage.wait();
        let mut calm = Stage::open(&record);
        calm.app.prefer(System {
            calm: true,
            ..System::default()
        });
        calm.press("act 0");
        assert!(!calm.app.is_moving(calm.now), "{name}");
        let figures =
            |stage: &Stage| format!("{:?}", stage.app.draw(stage.now).layer(Layer::Figures));
        assert_eq!(figures(&calm), figures(&stage), "{name}");
    }
}

#[test]
fn exports_show_what_lies_on_tiles() {
    let (record, _) = MOVES[5];
    let stage = Stage::open(&format!("{PLAYERS}{record}"));
    let (list, _) = view::scene::export::table(stage.table().game(), &Theme::summer(), &[]);
    assert!(format!("{:?}", list.layer(Layer::Figures)).contains("\"ferry\""));
}
