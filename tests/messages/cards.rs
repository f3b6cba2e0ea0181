//! The texts of the card game.

use engine::cards::{
    Action, Card, Croupier, Event, FLAT_POINTS, Foreseen, Game, Question, Rank, Reason, Scored,
    Setup, Source, Suit, legal,
};
use engine::table::{Measure, Party, Seat};
use engine::tiles::FeatureKind;
use page::messages::cards::{
    HandHeard, PlayerHeard, RowHeard, answer, event, event_aloud, explanation, land, question,
    refusal_text, rule_ids,
};
use page::messages::{Language, Texts, texts};

use crate::card_samples::{item, items, reasons, scored};
use crate::samples::player_names;

fn english() -> &'static Texts {
    texts(Language::English)
}

fn french() -> &'static Texts {
    texts(Language::French)
}

fn both(told: impl Fn(&Texts) -> String) -> [String; 2] {
    [told(english()), told(french())]
}

/// Plays a game of three in which everybody takes the answer that `choose` points at; `look` sees every state before the
/// action that follows, and the events of each.
fn play(
    seed: u64,
    choose: impl Fn(usize) -> usize,
    mut look: impl FnMut(&Game, Action, &[Event]),
) -> Game {
    let mut game = Game::new(Setup::new(3)).expect("a setup");
    let mut croupier = Croupier::new(seed);
    let mut step = 0;
    while let Some(asked) = game.asked() {
        step += 1;
        let action = match asked.party {
            Party::Chance => croupier.deal(&game).expect("an outcome"),
            Party::Player(_) => {
                let all = legal(&game);
                all[choose(step) % all.len()]
            }
        };
        let (before, mut events) = (game.clone(), Vec::new());
        game.apply(action, &mut events).expect("a legal action");
        look(&before, action, &events);
    }
    game
}

#[test]
fn cards_are_called_by_colour_and_kind() {
    let names = |card: Card| both(|texts| texts.card_name(card));
    let knight = Card::Character(Suit::Blue, Rank::Two);
    assert_eq!(names(knight), ["blue knight 2", "chevalier bleu 2"]);
    let farm = Card::Building(Suit::Green);
    assert_eq!(names(farm), ["green farmhouse", "ferme verte"]);
    let donkey = |texts: &Texts| texts.the_card(Card::Animal(Suit::Red));
    assert_eq!(both(donkey), ["the red donkey", "l’âne rouge"]);
    let horses = |texts: &Texts| texts.animals(Suit::Blue, 2);
    assert_eq!(both(horses), ["2 horses", "2 chevaux"]);
    let titles = |texts: &Texts| texts.row_title(Suit::Red).to_string();
    assert_eq!(both(titles), ["Red row, road", "Rangée rouge, route"]);
    assert_eq!(Suit::ALL.map(land)[0], FeatureKind::Monastery);
}

#[test]
fn every_card_has_a_name_of_its_own() {
    for language in Language::ALL {
        let mut names: Vec<String> = Card::ALL
            .map(|card| texts(language).card_name(card))
            .to_vec();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), Card::COUNT);
    }
}

#[test]
fn card_27_a_sum_of_characters_is_explained() {
    let (source, item) = items().swap_remove(0);
    let scored = scored(source, item);
    let told = |texts: &Texts| {
        event_aloud(texts, &player_names(texts), &Event::Scored(scored.clone())).unwrap_or_default()
    };
    assert_eq!(
        both(told),
        [
            "The red row brings Ana 15 points for characters (3 characters, together of value 5: 3 × 5 = 15).",
            "La rangée rouge rapporte 15 points à Ana pour ses personnages (3 personnages, de valeur 5 \
             ensemble\u{a0}: 3 × 5 = 15).",
        ]
    );
    let rules: Vec<String> = rule_ids(&scored).iter().map(ToString::to_string).collect();
    assert_eq!(rules, ["CARD-27"]);
}

#[test]
fn several_lines_of_a_score_are_added_up() {
    let hens = item(Measure::Herd, 1, 6, vec![Card::Animal(Suit::Yellow); 2]);
    let (_, sheep) = items().swap_remove(3);
    let scored = Scored {
        points: 17,
        items: vec![hens, sheep.clone()],
        ..scored(Source::Animals, sheep)
    };
    assert_eq!(
        both(|texts| explanation(texts, &scored)),
        [
            "2 hens: 6; 4 sheep, 1 of them a joker: 11; together 17",
            "2 poules\u{a0}: 6\u{202f}; 4 moutons, dont 1 joker\u{a0}: 11\u{202f}; ensemble 17",
        ]
    );
}

#[test]
fn refusals_are_sentences_that_lead_to_a_rule() {
    for texts in [english(), french()] {
        let player_names = player_names(texts);
        for one in reasons() {
            let text = refusal_text(texts, &player_names, one);
            let begins = text.chars().next().is_some_and(char::is_uppercase);
            assert!(begins && text.ends_with(['.', '?']), "{one:?}: “{text}”");
        }
    }
}

#[test]
fn what_to_do_follows_the_round() {
    let mut met = Vec::new();
    play(
        5,
        |step| step * 7 + step / 3,
        |game, _, _| {
            let told = both(|texts| question(texts, &player_names(texts), game));
            if !met.contains(&told) {
                met.push(told);
            }
        },
    );
    let asked = |english: &str, french: &str| {
        let wanted = [english.to_string(), french.to_string()];
        assert!(met.contains(&wanted), "{english}: {met:?}");
    };
    asked(
        "Play a card face down into any row, or place your large meeple.",
        "Jouez une carte face cachée dans la rangée de votre choix, ou placez votre grand meeple.",
    );
    asked(
        "Play a card, or place your large meeple.",
        "Jouez une carte, ou placez votre grand meeple.",
    );
    asked("Play a card.", "Jouez une carte.");
    asked("Place your large meeple.", "Placez votre grand meeple.");
    asked(
        "Done? Then end your turn.",
        "C’est fait\u{202f}? Alors finissez votre tour.",
    );
}

#[test]
fn answers_are_told_apart_by_their_buttons() {
    for texts in [english(), french()] {
        for seed in 0..4 {
            play(
                seed,
                |step| step * 5 + 1,
                |game, _, _| {
                    let asked = game.asked().expect("a question");
                    if !matches!(asked.question, Question::Stray { .. } | Question::Join) {
                        return;
                    }
                    let names = legal(game).into_iter();
                    let mut names: Vec<String> = names
                        .map(|one| answer(texts, game, one).expect("a button"))
                        .collect();
                    let all = names.len();
                    names.sort();
                    names.dedup();
                    assert_eq!(names.len(), all, "{names:?}");
                },
            );
        }
    }
}

#[test]
fn a_stray_is_offered_by_name() {
    let mut met = 0;
    for seed in 0..20 {
        play(
            seed,
            |step| step * step + step,
            |game, _, _| {
                let Some(Question::Stray { card, row }) = game.asked().map(|asked| asked.question)
                else {
                    return;
                };
                let asked = question(english(), &player_names(english()), game);
                let (card, row) = (english().the_card(card), english().row_name(row));
                assert_eq!(asked, format!("10 points, or keep {card} from the {row}?"));
                let buttons = legal(game).into_iter();
                let buttons: Vec<String> = buttons
                    .filter_map(|one| answer(english(), game, one))
                    .collect();
                assert_eq!(buttons, ["10 points".to_string(), format!("Keep {card}")]);
                met += 1;
            },
        );
    }
    assert!(met > 5, "{met}");
}

/// Every name of a card in a language.
fn names(texts: &Texts) -> Vec<String> {
    Card::ALL.map(|card| texts.card_name(card)).to_vec()
}

#[test]
fn card_17_what_lies_face_down_is_never_named() {
    let mut met = 0;
    for texts in [english(), french()] {
        let (player_names, names) = (player_names(texts), names(texts));
        play(
            3,
            |step| step * 3 + 2,
            |_, _, events| {
                for one in events {
                    if matches!(one, Event::Played { card: None, .. } | Event::Dealt(_)) {
                        let text = event(texts, &player_names, one).unwrap_or_default();
                        let named = names.iter().find(|name| text.contains(*name));
                        assert_eq!(named, None, "{text}");
                        met += 1;
                    }
                }
            },
        );
    }
    assert!(met > 100, "{met}");
}

#[test]
fn r_card_16_a_row_names_face_down_cards_to_their_owner_alone() {
    let mut met = 0;
    play(
        4,
        |step| step * 3 + 2,
        |game, _, _| {
            for suit in Suit::ALL {
                for (place, laid) in game.row(suit).laid().iter().enumerate() {
                    if !laid.is_down() {
                        continue;
                    }
                    for listener in [Some(Seat(0)), Some(Seat(1)), Some(Seat(2)), None] {
                        met += 1;
                        let seen = game.seen_by(listener);
                        let texts = english();
                        let player_names = player_names(texts);
                        let row = RowHeard::for_suit(&player_names, listener, &seen, suit);
                        let told = texts.row_text(&row);
                        let hidden = seen.row(suit).laid()[place].card.is_none();
                        let downs = told.matches("face-down").count();
                        let down = game.row(suit).laid().iter().filter(|laid| laid.is_down());
                        assert_eq!(downs, down.count(), "{told}");
                        if hidden {
                            assert!(told.contains("face-down card"), "{told}");
                        } else {
                            let name = texts.card_name(laid.card.expect("a card"));
                            assert!(told.contains(&format!("your face-down {name}")), "{told}");
                        }
                    }
                }
            }
        },
    );
    assert!(met > 100, "{met}");
}

#[test]
fn rows_hands_and_players_are_heard() {
    let mut game = Game::new(Setup::new(3)).unwrap();
    let mut croupier = Croupier::new(1);
    while !matches!(
        game.asked().map(|asked| asked.question),
        Some(Question::Turn)
    ) {
        let action = match croupier.deal(&game) {
            Some(action) => action,
            None => legal(&game)[0],
        };
        game.apply(action, &mut Vec::new()).unwrap();
    }
    let Some(Party::Player(seat)) = game.asked().map(|asked| asked.party) else {
        panic!("nobody is asked");
    };
    let card = game.player(seat).hand()[0].expect("a card");
    let row = game.claimable().next().expect("a row");
    for action in [
        Action::Play { card, row },
        Action::Confirm,
        Action::Claim(row),
    ] {
        game.apply(action, &mut Vec::new()).unwrap();
    }
    let view = game.seen_by(Some(seat));
    let told = |texts: &Texts| {
        let player_names = player_names(texts);
        let heard = RowHeard::for_suit(&player_names, Some(seat), &view, row);
        let hand = HandHeard::for_seat(texts, &view, seat);
        let player = PlayerHeard::for_seat(&player_names, &view, seat);
        [
            texts.row_heard(&heard),
            texts.hand_heard(&hand),
            texts.player_heard(&player),
        ]
        .join("\n")
    };
    assert_eq!(
        told(english()),
        "Yellow row, monastery: 3 cards, 3 claimed by Ana, none left to claim; the last one is your face-down red donkey.\n\
         You hold 4 cards: green farmer 3; green farmhouse; blue keep; building joker. Your large meeple is still to be \
         placed.\n\
         Charles: 0 points; 4 cards and the large meeple to play."
    );
    assert_eq!(
        told(french()),
        "Rangée jaune, abbaye\u{a0}: 3 cartes, 3 revendiquées par Ana, plus rien à revendiquer\u{202f}; au bout, votre âne \
         rouge, face cachée.\n\
         Vous avez 4 cartes en main\u{a0}: paysan vert 3\u{202f}; ferme verte\u{202f}; donjon bleu\u{202f}; joker \
         bâtiments. Votre grand meeple reste à placer.\n\
         Charles\u{a0}: 0 point\u{202f}; 4 cartes et le grand meeple à jouer."
    );
}

/// The help is written out; the rest says the points the game gives.
#[test]
fn card_35_card_37_the_help_says_the_points_of_cards_that_leave_the_game() {
    for texts in [english(), french()] {
        let points = texts.points(FLAT_POINTS.into());
        for help in [texts.how_magic(), texts.how_strays()] {
            assert!(help.contains(&points), "{help}");
        }
        assert!(
            texts
                .ask_stray(Card::Animal(Suit::Red), Suit::Blue)
                .contains(&points)
        );
    }
}

#[test]
fn cards_that_are_not_in_sight_are_called_hidden_whether_they_were_seen_or_not() {
    let told = |count| both(|texts| texts.cards_hidden(Card::Building(Suit::Yellow), count, 5));
    assert_eq!(
        told(4),
        [
            "Yellow abbey: 4 of 5 hidden",
            "Abbaye jaune\u{a0}: 4 sur 5 cachées"
        ]
    );
    assert_eq!(told(1)[1], "Abbaye jaune\u{a0}: 1 sur 5 cachée");
}

#[test]
fn what_a_claim_would_bring_is_not_told_as_nothing_while_cards_are_unknown() {
    let told = |cards, unknown| {
        both(|texts| {
            let foreseen = Foreseen {
                cards,
                unknown,
                ..Foreseen::default()
            };
            texts.foreseen(Suit::Red, &foreseen)
        })
    };
    assert_eq!(
        told(1, 1),
        [
            "Red row: 1 card you do not know; points not known yet.",
            "Rangée rouge\u{a0}: 1 carte que vous ne connaissez pas\u{202f}; des points encore inconnus."
        ]
    );
    assert_eq!(
        told(3, 1),
        [
            "Red row: 3 cards, 1 of them unknown to you; points not known yet.",
            "Rangée rouge\u{a0}: 3 cartes, dont 1 que vous ne connaissez pas\u{202f}; des points encore inconnus."
        ]
    );
    assert!(told(2, 0)[0].ends_with("no points now."));
}

#[test]
fn card_35_points_name_the_dragon_the_fairy_or_both() {
    let told = |cards: &[Card]| {
        let magic = item(Measure::Magic, cards.len() as u16, 10, cards.to_vec());
        let event = Event::Scored(scored(Source::Magic, magic));
        both(|texts| self::event(texts, &player_names(texts), &event).unwrap_or_default())
    };
    assert_eq!(
        told(&[Card::Fairy]),
        [
            "The red row brings Ana 10 points for the fairy.",
            "La rangée rouge rapporte 10 points à Ana pour la Fée."
        ]
    );
    assert_eq!(
        told(&[Card::Dragon, Card::Fairy]),
        [
            "The red row brings Ana 20 points for the dragon and the fairy.",
            "La rangée rouge rapporte 20 points à Ana pour le Dragon et la Fée."
        ]
    );
}

#[test]
fn a_turn_in_general_says_nothing_of_what_somebody_still_has() {
    let told = both(|texts| {
        refusal_text(
            texts,
            &player_names(texts),
            Reason::NotAsked(Question::Turn),
        )
    });
    assert_eq!(
        told,
        [
            "Something else comes first. A card is to be played, or a large meeple placed.",
            "Il y a autre chose à faire d’abord. Il faut jouer une carte ou placer un grand meeple."
        ]
    );
}

#[test]
fn a_covered_hand_is_told_in_the_words_of_the_tile_game() {
    let french = french();
    let cards = french.hand_covered("Ana", "V");
    assert_eq!(
        cards,
        french.covered("Ana", "V").replace("tuiles", "cartes")
    );
}
