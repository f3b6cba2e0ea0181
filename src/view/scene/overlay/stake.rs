//! What an overlay shows: which features, whose they are, and their values.

use super::ClaimLayer;
use engine::rules::{FieldScoring, Game, Harvest, RegionId, Timing};
use engine::table::SeatSet;
use engine::tiles::{FeatureKind, order};

/// A feature of interest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stake {
    pub id: RegionId,
    /// Who would score for it.
    pub holders: SeatSet,
    /// The points for each of them; `None` when there is nothing to show.
    pub points: Option<u16>,
}

/// Everything a layer shows.
pub(super) fn stakes(game: &Game, layer: ClaimLayer) -> Vec<Stake> {
    match layer {
        ClaimLayer::Built => built(game),
        ClaimLayer::Fields => match game.setup().options.field_scoring {
            FieldScoring::PerField => fields(game, |id| Some(game.value(id, Timing::Final))),
            FieldScoring::PerFieldOnce => {
                let harvests = game.harvests();
                fields(game, |id| best(game, &harvests, id))
            }
            FieldScoring::PerCity => {
                let mut stakes = fields(game, |_| None);
                stakes.extend(fed(game));
                stakes
            }
        },
    }
}

/// Roads, cities, monasteries and gardens that can still grow or have figures.
fn built(game: &Game) -> Vec<Stake> {
    let regions = game.regions().all();
    let open = regions.filter(|&(id, region)| {
        let built = region.kind != FeatureKind::Field;
        built && (!region.complete() || game.on(id).next().is_some())
    });
    let stake = |id| {
        let holders = game.majority(id);
        let points = (!holders.is_empty()).then(|| game.value(id, Timing::Final));
        Stake {
            id,
            holders,
            points,
        }
    };
    open.map(|(id, _)| stake(id)).collect()
}

/// All fields, with the seats that have the most farmers on each.
fn fields(game: &Game, points: impl Fn(RegionId) -> Option<u16>) -> Vec<Stake> {
    let regions = game.regions().all();
    let fields = regions.filter(|(_, region)| region.kind == FeatureKind::Field);
    let stake = |id| {
        let holders = game.majority(id);
        let told = |points: &u16| *points > 0 || !holders.is_empty();
        Stake {
            id,
            holders,
            points: points(id).filter(told),
        }
    };
    fields.map(|(id, _)| stake(id)).collect()
}

/// The most a field scores for one of its holders (FIELD-30), or would score for whoever takes it.
fn best(game: &Game, harvests: &[Harvest], id: RegionId) -> Option<u16> {
    let own = harvests.iter().filter(|harvest| harvest.field == id);
    let paid = own.map(|harvest| harvest.points(game));
    match game.majority(id).is_empty() {
        true => Some(game.value(id, Timing::Final)),
        false => Some(paid.max().unwrap_or(0)),
    }
}

/// The cities that score for farmers, with the seats each of them pays (FIELD-22).
fn fed(game: &Game) -> Vec<Stake> {
    let mut stakes: Vec<Stake> = Vec::new();
    for harvest in game.harvests() {
        let points = harvest.points(game);
        for &city in &harvest.cities {
            match stakes.iter_mut().find(|stake| stake.id == city) {
                Some(stake) => stake.holders = stake.holders.with(harvest.seat),
                None => stakes.push(Stake {
                    id: city,
                    holders: SeatSet::EMPTY.with(harvest.seat),
                    points: Some(points),
                }),
            }
        }
    }
    order::sort_by_key(&mut stakes, |stake| stake.id);
    stakes
}
