//! The board behind a page without a game.

use page::app::backdrop;

/// It is laid by the rules as they are: whoever changes the order of legal actions lets computers lay another one.
#[test]
fn sixty_tiles_lie_there_with_figures_on_them() {
    let session = backdrop::board().expect("every decision is legal");
    assert_eq!(session.game().board().placed().len(), 60);
    assert!(session.game().standing().len() > 8);
}
