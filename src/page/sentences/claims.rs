//! Who holds what on the board, in words.

use crate::context::Context;
use crate::messages::OpenFeature;
use crate::messages::PlayerNames;
use crate::messages::Site;
use crate::messages::Whose;
use crate::messages::worth;
use crate::stage::TileStage;
use engine::rules::Game;
use engine::rules::RegionId;
use engine::table::Seat;
use engine::tiles::FeatureKind;
use engine::tiles::order;
use view::scene::overlay::ClaimLayer;
/// Whom an answer addresses: the seat whose view is shown, or else the active player; nobody while a hand is covered.
pub(crate) fn listener(stage: &TileStage) -> Option<Seat> {
    let active = stage.game().turn().active;
    let open = stage.covered_for().is_none();
    open.then(|| stage.observer().unwrap_or(active))
}

/// Who holds the fields, or everything else: a clause for each feature held.
pub(crate) fn claims_text(
    cx: &Context,
    stage: &TileStage,
    player_names: &PlayerNames,
    layer: ClaimLayer,
) -> String {
    let game = stage.game();
    let you = listener(stage);
    let held = game.regions().all().filter(|(id, region)| {
        let field = region.kind == FeatureKind::Field;
        field == (layer == ClaimLayer::Fields) && !game.majority(*id).is_empty()
    });
    let held = held.map(|(id, _)| open(game, id, you, player_names));
    cx.texts().held_features(&in_turn(held.collect()))
}

/// A feature with the words that describe it.
pub(crate) fn open<'a>(
    game: &Game,
    id: RegionId,
    you: Option<Seat>,
    player_names: &'a PlayerNames,
) -> OpenFeature<'a> {
    let (facts, points) = worth(game, id);
    OpenFeature {
        site: Site::from_spot(game, game.spot_of(id)),
        facts,
        whose: whose(game, id, you, player_names),
        points,
    }
}

/// Features in the order of an answer: the listener's own, those of others, unclaimed ones.
pub(crate) fn in_turn(mut all: Vec<OpenFeature>) -> Vec<OpenFeature> {
    order::sort_by_key(&mut all, |open| {
        let (nobodys, yours) = (open.whose == Whose::Nobodys, open.whose == Whose::Yours);
        (nobodys, !yours, open.site.pos)
    });
    all
}

pub(crate) fn whose<'a>(
    game: &Game,
    id: RegionId,
    you: Option<Seat>,
    player_names: &'a PlayerNames,
) -> Whose<'a> {
    Whose::from_holders(game.majority(id), you, |seat| player_names.name(seat))
}
