//! Icons for buttons, drawn for this page on a grid of 24 by 24.

use crate::elements::words;
use engine::tiles::FeatureKind;

words! {
    /// An icon; its word is the drawing, as SVG path data.
    Icon {
        TurnLeft "M7 11.500h10v9H7zM5.500 3v4.500H10M5.500 7.500C8 3.500 15.500 2.500 19 8",
        TurnRight "M7 11.500h10v9H7zM18.500 3v4.500H14M18.500 7.500C16 3.500 8.500 2.500 5 8",
        Back "M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-4",
        Skip "M5 6l6 6-6 6M12 6l6 6-6 6M20 6v12",
        Done "M4.5 12.5 10 18 19.5 6.5",
        Plus "M12 5v14M5 12h14",
        Minus "M5 12h14",
        Fit "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 9h6v6H9z",
        Menu "M4 7h16M4 12h16M4 17h16",
        Close "M6 6l12 12M18 6 6 18",
        Legend "M4 5h4v4H4zM4 15h4v4H4zM12 7h8M12 17h8",
        Log "M6 4h12v16H6zM9 8h6M9 12h6M9 16h4",
        Person "M12 4a3.6 3.6 0 1 1 0 7.2A3.6 3.6 0 0 1 12 4M4.5 20c.8-4 3.6-6 7.5-6s6.700 2 7.500 6",
        Computer "M5 8h14v11H5zM12 8V4.500M9 12.500v1.500M15 12.500v1.500M9.500 16.500h5M2.500 12v4M21.500 12v4",
        Tiles "M4 8h12v12H4zM8 8V4h12v12h-4",
        Meeple "M12 3.500c1.900 0 3 1.400 3 3.100 0 .8-.3 1.500-.7 2 3.100.8 6.200 2.300 6.200 4 0 1.500-2.200 1.900-4 1.900 .7 1.500 2.300 3.900 2.300 5 0 .7-.5 1-1.300 1h-3.700L12 17.500 10.200 20.500H6.500c-.8 0-1.300-.3-1.300-1 0-1.100 1.600-3.500 2.300-5-1.800 0-4-.4-4-1.900 0-1.700 3.100-3.200 6.200-4-.4-.5-.7-1.200-.7-2 0-1.700 1.100-3.100 3-3.100z",
        Crown "M4 18h16M4.500 15 3.500 7l5 3.500L12 5l3.500 5.500 5-3.500-1 8z",
        Warning "M12 4 21 20H3zM12 10v5M12 17.500v.2",
        NewGame "M6.500 4h11A2.500 2.500 0 0 1 20 6.500v11a2.500 2.500 0 0 1-2.500 2.500h-11A2.500 2.500 0 0 1 4 17.500v-11A2.500 2.500 0 0 1 6.500 4zM12 8.500v7M8.500 12h7",
        Help "M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18",
        Settings "M4 7h8M18 7h2M15 4v6M4 12h1M11 12h9M8 9v6M4 17h9M19 17h1M16 14v6",
        Book "M12 6.500C9.500 4.800 6.800 4.500 3.500 5v13.500c3.300-.5 6-.2 8.500 1.500 2.500-1.700 5.200-2 8.500-1.500V5c-3.300-.5-6-.2-8.500 1.500zM12 6.500V20",
        /// A graduation cap.
        Learn "M2.500 9.500 12 5l9.500 4.500L12 14zM6.500 11.500V16c3 2.500 8 2.500 11 0v-4.500M21.500 9.500V15",
        Fields "M4 17c5-4 11-4 16 0M4 11c5-4 11-4 16 0M4 5.500h16v14H4zM9 9.500v9M15 9.500v9",
        Workshop "M4.500 19.500l1-4.500L15.500 5l3.500 3.500L9 18.500zM13 7.500l3.500 3.500M13 20h7",
        Eye "M2.500 12c5-8 14-8 19 0-5 8-14 8-19 0zM12 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5",
        Again "M15 6l4.5 4.5L15 15M19 10.5h-9a5 5 0 0 0 0 10h4",
        Track "M4 4h16v16H4zM4 9.3h16M4 14.6h16M9.3 4v16M14.6 4v16",
        Play "M7.5 5v14l11-7z",
        Pause "M8 5v14M16 5v14",
        First "M19 6l-7 6 7 6M6 6v12",
        Last "M5 6l7 6-7 6M18 6v12",
        Next "M9 6l6 6-6 6",
        Print "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
        Raise "M6 15l6-6 6 6",
        Before "M15 6l-6 6 6 6",
        /// Bars on a line.
        /// A leaf of a calendar.
        Day "M4 6h16v14H4zM4 10.500h16M8 3.500v4M16 3.500v4",
        Statistics "M3.500 20h17M6.500 20v-6M12 20V5M17.500 20v-10",
        Games "M4 5h16v5H4zM5.500 10v9h13v-9M10 14h4",
        Export "M12 4v11M7.500 10.500 12 15l4.500-4.500M4.500 15.500v4h15v-4",
        Import "M12 15V4M7.500 8.500 12 4l4.500 4.500M4.500 15.500v4h15v-4",
        Copy "M9 9h11v11H9zM15 9V4H4v11h5",
        Share "M8.500 10.700l7-4M8.500 13.300l7 4M18 8.200a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400zM6 14.700a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400zM18 21.200a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400z",
        Mail "M3.500 5.500h17v13h-17zM3.500 6.500 12 13l8.500-6.500",
        TurnBefore "M18 6l-6 6 6 6M11 6l-6 6 6 6",
        TurnAfter "M6 6l6 6-6 6M13 6l6 6-6 6",
        Cards "M9 4h10v13H9zM5 7.500v12.500h10",
        Chest "M4 10.500c0-3 2-5 5-5h6c3 0 5 2 5 5v8.500H4zM4 11.500h16M12 9.500v4.500",
        Animal "M12 12c2.600 0 5 2.700 5 5 0 2.200-2.500 2.200-5 1.600-2.500.6-5 .6-5-1.600 0-2.300 2.400-5 5-5zM6 9v1.500M10 5.500V7.500M14 5.500V7.500M18 9v1.500",
        City "M4 20V7h3.500v3h2.750V7h3.500v3h2.750V7H20v13zM10 20v-4.500h4V20",
        Road "M6 20 10.500 4M18 20 13.500 4M12 19v-3M12 12.500v-2.500M12 7V5.500",
        Monastery "M5 20v-7l7-4.500 7 4.500v7zM12 8.500V3M9.700 5.200h4.600M10 20v-4h4v4",
        Garden "M12 4.500a3.300 3.300 0 1 1 0 6.600 3.300 3.300 0 0 1 0-6.600M12 11v9.500M12 20.500c-.5-3-2.500-4.500-6-4.500 .5 3 2.500 4.500 6 4.500zM12 20.500c.5-3 2.500-4.500 6-4.500-.5 3-2.500 4.500-6 4.500z",
        Field "M3.500 20h17M8 20c0-5-1-8-3.500-10.500M8 20c0-6 .8-10 2.500-13.500M8 20c.3-3.500 1.500-6 4-7.500M16 20c0-4-.8-6.500-2.500-8.500M16 20c0-5 1.200-8 3.500-11",
        /// The values of cards.
        Values "M5 4h14v16H5zM5 9h14M5 14.500h14M11 4v16",
        Projector "M3 4h18M5 4v10.500h14V4M12 14.500v3M8 20.500l4-3 4 3",
        Sound "M4 9.500v5h4l5 4V5.500l-5 4zM16 9c1.500 1.800 1.500 4.200 0 6M18.500 6.500c3 3.200 3 7.800 0 11",
        /// Sounds are off.
        Muted "M4 9.500v5h4l5 4V5.500l-5 4zM16.500 9.500l5 5M21.500 9.500l-5 5",
        Clock "M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17M12 7.500V12l3 2",
        /// A person on another device.
        Remote "M7 3h10v18H7zM10.500 17.800h3",
        Flag "M6 21V4h12l-3 4.500 3 4.500H6",
        /// Two equal bars.
        Draw "M5 9.500h14M5 14.500h14",
        Hint "M9 15.500c0-2-3-3.500-3-6.500a6 6 0 0 1 12 0c0 3-3 4.500-3 6.500zM9.500 18h5M10.500 20.500h3",
    }
}

impl Icon {
    pub const fn of_feature(kind: FeatureKind) -> Icon {
        match kind {
            FeatureKind::Road => Icon::Road,
            FeatureKind::City => Icon::City,
            FeatureKind::Monastery => Icon::Monastery,
            FeatureKind::Garden => Icon::Garden,
            FeatureKind::Field => Icon::Field,
        }
    }

    /// Whether the icon is filled instead of stroked.
    pub const fn is_area(self) -> bool {
        matches!(self, Icon::Meeple)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_can_be_read_and_stays_in_its_square() {
        for &icon in Icon::ALL {
            let path = kurbo::BezPath::from_svg(icon.word()).unwrap();
            let bounds = kurbo::Shape::bounding_box(&path);
            let square = kurbo::Rect::new(1.0, 1.0, 23.0, 23.0);
            assert_eq!(square.union(bounds), square, "{icon:?}: {bounds:?}");
        }
    }
}
