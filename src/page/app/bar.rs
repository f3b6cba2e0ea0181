//! The bar at the lower edge: whose turn it is, the question, and the answers, from whichever feature provides them now.

use crate::app::App;
use crate::context::active_game::TaskStage;
use crate::elements::intent::Area;
use crate::elements::mode::BoardMode;
use crate::elements::tree::Node;
use crate::features::by_link::dock::{catching_up_dock, link_dock};
use crate::features::play::cards::dock::card_dock;
use crate::features::play::dock::elsewhere;
use crate::features::play::dock::over_nodes;
use crate::features::play::dock::settled_nodes;
use crate::features::play::dock::tile_dock;
use crate::features::replay::replay_bar;
use crate::features::review::try_bar;
use crate::stage::AnyStage;
use crate::widgets::landmark;

pub(crate) fn dock_node(app: &App) -> Node {
    let dock = landmark(&app.cx, "section")
        .class("dock")
        .attr("data-area", Area::Dock.name())
        .attr("data-play", "")
        .attr("tabindex", "-1")
        .attr("aria-label", app.cx.texts().table());
    let (Some(stage), Some(player_names)) = (app.cx.any_stage(), app.cx.player_names()) else {
        return dock.flag("hidden", true);
    };
    if app.cx.board_mode() == Some(BoardMode::Diagram)
        || app.cx.active.task == Some(TaskStage::Over)
    {
        return dock.flag("hidden", true);
    }
    let dock = match app.review.as_deref() {
        None => dock,
        Some(review) => match try_bar(review, &app.cx, dock) {
            Ok(bar) => return bar,
            Err(dock) => dock,
        },
    };
    if let Some(replay) = stage.replay() {
        return match replay.catches_up() {
            true => catching_up_dock(&app.cx, dock, replay),
            false => replay_bar(&app.cx, dock, replay),
        };
    }
    let told = stage.pending().is_narrating();
    if stage.is_over() && !told {
        let class = if app.cx.active.ending {
            "over counting"
        } else {
            "over"
        };
        return dock
            .class(class)
            .children(over_nodes(&app.cx, &player_names));
    }
    if stage.is_locked() {
        return dock.class("waiting").children(elsewhere(&app.cx));
    }
    if app.cx.active.settled.is_some() {
        return dock.class("over").children(settled_nodes(&app.cx));
    }
    let dock = match told {
        true => dock,
        false => match link_dock(&app.delivery, &app.cx, dock, stage, &player_names) {
            Ok(by_link) => return by_link,
            Err(dock) => dock,
        },
    };
    match &app.cx.stage {
        None => dock,
        Some(AnyStage::Tiles(stage)) => tile_dock(&app.cx, dock, stage, &player_names),
        Some(AnyStage::Cards(stage)) => card_dock(&app.cx, dock, stage, &player_names),
    }
}
