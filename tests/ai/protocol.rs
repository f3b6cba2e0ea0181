//! The lines of the engine protocol.

use std::num::NonZeroU32;

use engine::ai::protocol::{Answer, Limit, Order, ProtocolFault};

fn lines(text: &str) -> impl Iterator<Item = String> {
    text.lines().map(str::to_owned)
}

#[test]
fn what_a_referee_says_is_read_as_it_was_meant() {
    let some = NonZeroU32::new(250).expect("more than nothing");
    let orders = [
        Order::Hello,
        Order::Game("bastide 1\nseats 2\n".to_owned()),
        Order::Go(Limit::Free),
        Order::Go(Limit::Nodes(some)),
        Order::Go(Limit::Time(some)),
        Order::Quit,
    ];
    let text: String = orders.iter().map(Order::to_string).collect();
    let mut lines = lines(&text);
    for order in orders {
        assert_eq!(Order::read(&mut lines), Some(Ok(order)));
    }
    assert_eq!(Order::read(&mut lines), None);
}

#[test]
fn what_an_engine_says_is_read_as_it_was_meant() {
    let answers = [
        Answer::Name("Some Engine 2".to_owned()),
        Answer::Ready,
        Answer::Action("meeple road S".to_owned()),
        Answer::Fault("It rains.".to_owned()),
    ];
    let text: String = answers.iter().map(Answer::to_string).collect();
    let mut lines = lines(&text);
    for answer in answers {
        assert_eq!(Answer::read(&mut lines), Some(Ok(answer)));
    }
    assert_eq!(Answer::read(&mut lines), None);
}

#[test]
fn comments_and_blank_lines_are_passed_over() {
    let mut said = lines("# 12 choices\n\n  ready\n");
    assert_eq!(Answer::read(&mut said), Some(Ok(Answer::Ready)));
}

#[test]
fn what_means_nothing_is_told() {
    for line in [
        "go nodes",
        "go nodes 0",
        "go nodes -1",
        "go west 3",
        "go time 1 2",
        "quit now",
    ] {
        let fault = ProtocolFault::Line(line.to_owned());
        assert_eq!(Order::read(&mut lines(line)), Some(Err(fault)), "{line}");
    }
    let version = ProtocolFault::Version("2".to_owned());
    assert_eq!(
        Order::read(&mut lines("bastide-engine 2")),
        Some(Err(version))
    );
    let cut = Order::read(&mut lines("game\nbastide 1"));
    assert_eq!(cut, Some(Err(ProtocolFault::Cut)));
    for line in ["action", "engine", "ready to go", "hello"] {
        let fault = ProtocolFault::Line(line.to_owned());
        assert_eq!(Answer::read(&mut lines(line)), Some(Err(fault)), "{line}");
    }
}
