//! The tokens drawn for shepherds.

use crate::messages::Texts;
use engine::rules::Token;

impl Texts {
    /// A token was drawn for a shepherd.
    pub fn draws_token(&self, name: &str, token: Token) -> String {
        match token {
            Token::Wolf => self.draws_wolf(name),
            token => self.draws_sheep(name, token.sheep().into()),
        }
    }
}
