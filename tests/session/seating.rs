//! Who sits where.

use engine::rules::{Edition, Hand, Setup, SetupFault};
use engine::session::{Colour, Control, Level, NAME_LENGTH, Seating, Session};
use engine::table::Seat;

fn colours(seating: &Seating) -> Vec<Colour> {
    let mut colours: Vec<Colour> = seating
        .chairs()
        .iter()
        .map(|chair| chair.colour())
        .collect();
    colours.sort_unstable();
    colours
}

#[test]
fn no_two_seats_have_the_same_colour() {
    let mut seating = Seating::persons(4);
    let wished = seating.chairs()[3].colour();
    let old = seating.chairs()[0].colour();
    seating.set_colour(Seat(0), wished);
    assert_eq!(seating.chairs()[0].colour(), wished);
    assert_eq!(seating.chairs()[3].colour(), old);
    seating.set_colour(Seat(1), Colour::Black);
    seating.resize(6);
    assert_eq!(colours(&seating), Colour::ALL);
    seating.set_colour(Seat(9), Colour::Red);
    assert_eq!(colours(&seating), Colour::ALL);
}

#[test]
fn names_are_short_and_printable() {
    let mut seating = Seating::persons(2);
    seating.set_name(Seat(0), "  Ana\u{7}\n Maria  ");
    assert_eq!(seating.chairs()[0].name(), "Ana Maria");
    seating.set_name(Seat(0), "#\u{202e}Bob\u{2066}");
    assert_eq!(seating.chairs()[0].name(), "Bob");
    for unseen in [
        " \u{a0}\u{3000}\t",
        "\u{200b}\u{200c}\u{200d}\u{2060}\u{feff}",
        "\u{202e}\u{2066}\u{200f}\u{61c}",
        "\u{ad}\u{fe0f} \u{34f}",
        "\u{2800}\u{3164}\u{115f}",
    ] {
        seating.set_name(Seat(0), unseen);
        assert_eq!(seating.chairs()[0].name(), "", "{unseen:?}");
    }
    // What joins letters stays between letters.
    seating.set_name(Seat(0), "\u{200b}Ana \u{200b} \u{1f469}\u{200d}\u{1f33e}");
    assert_eq!(seating.chairs()[0].name(), "Ana \u{1f469}\u{200d}\u{1f33e}");
    seating.set_name(Seat(1), &"é".repeat(80));
    assert_eq!(seating.chairs()[1].name().chars().count(), NAME_LENGTH);
}

#[test]
fn chairs_fit_the_setup() {
    let setup = Setup::base(Edition::Current, 4);
    let session: Session =
        Session::new(setup, Seating::against(2, Level::Greedy), 7).expect("a game");
    assert_eq!(session.seating().seats(), 4);
    assert_eq!(session.control(Seat(1)), Control::Computer(Level::Greedy));
    assert_eq!(session.control(Seat(3)), Control::Person);
}

#[test]
fn a_setup_with_faults_makes_no_session() {
    let setup = Setup::base(Edition::Winter, 6);
    let refused = <Session>::new(setup, Seating::persons(6), 7).map(|_| ());
    assert_eq!(refused, Err(vec![SetupFault::Seats { most: 5 }]));
}

#[test]
fn words_of_records_are_read_back() {
    assert!(
        Colour::ALL
            .into_iter()
            .all(|c| Colour::parse(c.name()) == Some(c))
    );
    assert!(
        Level::ALL
            .into_iter()
            .all(|l| Level::parse(l.name()) == Some(l))
    );
    assert_eq!((Colour::parse("mauve"), Level::parse("")), (None, None));
}

#[test]
fn one_person_looks_over_nobodys_shoulder() {
    let mut setup = Setup::base(Edition::Current, 3);
    setup.options.hand = Hand::Three;
    let mut alone: Session =
        Session::new(setup.clone(), Seating::against(3, Level::Random), 5).expect("a game");
    assert_eq!(alone.observer(), Some(Seat(0)));
    let seen = alone.seen_by(alone.observer());
    assert!(seen.player(Seat(0)).hand().iter().all(Option::is_some));
    assert!(seen.player(Seat(1)).hand().iter().all(Option::is_none));
    alone.set_control(Seat(0), Control::Computer(Level::Random));
    assert_eq!(alone.observer(), None);
    let mut shared: Session = Session::new(setup, Seating::persons(3), 5).expect("a game");
    let asked = shared.asked_seat().expect("a question");
    assert_eq!(shared.observer(), Some(asked));
    shared.set_control(asked, Control::Computer(Level::Random));
    assert_eq!(shared.observer(), None, "two persons look at it");
}

#[test]
fn humans_are_told_from_computers_wherever_they_are() {
    let mut seating = Seating::persons(3);
    seating.set_control(Seat(1), Control::Remote);
    seating.set_control(Seat(2), Control::Computer(Level::Random));
    assert_eq!(seating.humans().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    let control = |seating: &Seating, seat| seating.chair(Seat(seat)).map(|chair| chair.control);
    let together = seating.at_one_screen();
    assert_eq!(control(&together, 1), Some(Control::Person));
    let computer = Control::Computer(Level::Random);
    assert_eq!(control(&together, 2), Some(computer));
    assert!(Control::Person.is_person() && Control::Person.is_human());
    assert!(!Control::Remote.is_person() && Control::Remote.is_human());
    assert!(!computer.is_person() && !computer.is_human());
}

#[test]
fn the_only_person_is_nobody_where_there_are_two_or_none() {
    let setup = Setup::base(Edition::Current, 3);
    let mut session: Session =
        Session::new(setup, Seating::against(3, Level::Random), 5).expect("a game");
    assert_eq!(session.only_person(), Some(Seat(0)));
    session.set_control(Seat(2), Control::Person);
    assert_eq!(session.only_person(), None);
    session.set_control(Seat(0), Control::Remote);
    assert_eq!(session.only_person(), Some(Seat(2)));
    session.set_control(Seat(2), Control::Remote);
    assert_eq!(session.only_person(), None);
}
