//! Scores in detail, and the facts about a feature.

use super::Texts;
use super::place::{Bearings, Facts, Place};
use super::spoken::row;
use engine::rules::{Figure, RobberAt, SPACES, space};
use engine::table::{Line, Measure};
use engine::tiles::FeatureKind;

impl Texts {
    /// One line: "4 tiles × 2", "−3 (witch)".
    pub fn score_line(&self, line: Line) -> String {
        let what = self.measured(line.measure, u32::from(line.count));
        match (line.measure, line.each) {
            (Measure::Witch, _) => format!("−{what}"),
            (_, 1) => what,
            (_, each) => format!("{what} × {each}"),
        }
    }

    /// Several lines: "4 tiles × 2 + 1 shield × 2", "7 tiles − 3 (witch)".
    pub(super) fn score_lines(&self, lines: &[Line]) -> String {
        let Some((&first, more)) = lines.split_first() else {
            return String::new();
        };
        let mut sum = self.score_line(first);
        for &line in more {
            sum += &match line.measure {
                Measure::Witch => format!(" − {}", self.measured(line.measure, line.count.into())),
                _ => format!(" + {}", self.score_line(line)),
            };
        }
        sum
    }

    /// A whole score: "4 tiles × 2 + 1 shield × 2 = 10".
    pub fn score_sum(&self, lines: &[Line], points: u32) -> String {
        format!("{} = {points}", self.score_lines(lines))
    }

    /// The rules behind a score: "Rules: CITY-02, CITY-03".
    pub fn by_rules(&self, rules: &[String]) -> String {
        self.by_rules_listed(rules.len() as u32, &rules.join(", "))
    }

    /// The facts about a feature: "3 tiles, 1 shield, complete".
    pub fn facts(&self, facts: &Facts) -> String {
        let mut known = vec![match facts.kind {
            FeatureKind::Field => self.completed_cities(facts.cities),
            FeatureKind::Monastery | FeatureKind::Garden => self.tiles_of_nine(facts.tiles),
            FeatureKind::Road | FeatureKind::City => self.tiles(facts.tiles),
        }];
        if facts.shields > 0 {
            known.push(self.shields(facts.shields));
        }
        if facts.complete {
            known.push(self.complete_feature(facts.kind).to_string());
        }
        known.join(", ")
    }

    /// A feature, who has the majority, and its current value: "City, 3 tiles: 3 points for Ana."
    pub fn feature_held(&self, facts: &Facts, holders: &[&str], points: u32) -> String {
        let known = self.facts(facts);
        match holders {
            [] => self.feature_free(facts.kind, &known),
            holders => self.feature_held_by(facts.kind, &known, points, holders),
        }
    }

    /// Where a figure may be placed: "knight in the city to the north: 3 tiles". For a shepherd
    /// only the place: a field open to one has no sheep (HS-04), and its cities do not matter to a
    /// shepherd.
    pub fn place(&self, place: &Place) -> String {
        let who = self.standing_as(place.figure, place.facts.kind);
        let at = format!("{who} {}", self.within(place.facts.kind, place.bearings));
        match place.figure {
            Figure::Shepherd => at,
            _ => self.labelled(&at, &self.facts(&place.facts)),
        }
    }

    /// On a feature, and where on its tile: "in the city to the north".
    pub fn within(&self, kind: FeatureKind, bearings: Bearings) -> String {
        match self.directions(bearings).as_slice() {
            [] => self.on_feature(kind).to_string(),
            directions => self.within_towards(kind, directions),
        }
    }

    /// The feature is occupied by meeples of these players.
    pub fn occupied(&self, names: &[&str]) -> String {
        let owners: Vec<String> = names.iter().map(|name| self.whose(name)).collect();
        self.occupied_by(&row(&owners))
    }

    /// Where the figures of a player stand on the score track, by their points: "Ana on 12 (62
    /// points), robber on 30". `None` for what is not in play; a robber off the track is not
    /// mentioned.
    pub fn on_track(
        &self,
        name: &str,
        score: u32,
        messenger: Option<u32>,
        robber: Option<RobberAt>,
    ) -> String {
        let far = |total: u32| total >= SPACES;
        let messenger = messenger.map(|total| {
            let at = self.on_space(space(total).into(), total, far(total));
            self.messenger_on(&at)
        });
        let robber = match robber {
            Some(RobberAt::Space(space)) => Some(self.robber_on(space.into())),
            Some(RobberAt::Spent) => Some(self.robber_goes_home().to_string()),
            Some(RobberAt::Supply) | None => None,
        };
        let more = messenger.into_iter().chain(robber);
        let more: String = more.map(|one| format!(", {one}")).collect();
        self.on_track_listed(name, space(score).into(), score, far(score), &more)
    }
}
