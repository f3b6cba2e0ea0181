//! Sentences of whoever wrote a record: in a language, or in any.

use super::words::LineTrouble;

/// The longest sentence, in bytes.
const MOST_TEXT: usize = 1_000;

/// A sentence of whoever wrote a record, in a language or in any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The language, by its code of two letters; none for whoever has no sentence of their own.
    pub language: Option<[u8; 2]>,
    pub text: String,
}

impl Said {
    /// A sentence, in the language whose code stands before it with a colon: `fr: Fermez la ville.`
    ///
    /// # Errors
    /// It is missing, or too long.
    pub fn read(text: &str) -> Result<Said, LineTrouble> {
        // What a line cannot hold is not kept, so that what is written reads as the same again.
        let kept: String = text.chars().filter(|letter| !letter.is_control()).collect();
        let text = some_text(&kept)?;
        let spoken = text.split_once(':').and_then(|(code, rest)| {
            let code: [u8; 2] = code.as_bytes().try_into().ok()?;
            code.iter()
                .all(u8::is_ascii_lowercase)
                .then_some((code, rest))
        });
        let (language, text) = match spoken {
            Some((code, rest)) => (Some(code), some_text(rest)?),
            None => (None, text),
        };
        Ok(Said {
            language,
            text: text.to_owned(),
        })
    }

    /// As [`Said::read`] reads it.
    pub fn written(&self) -> String {
        match &self.language {
            Some([first, second]) => {
                format!(
                    "{}{}: {}",
                    char::from(*first),
                    char::from(*second),
                    self.text
                )
            }
            None => self.text.clone(),
        }
    }

    /// Of many sentences those in a language, or those for any language, or those in the language of the first.
    pub fn in_language<'a>(all: impl Iterator<Item = &'a Said>, language: &str) -> Vec<&'a Said> {
        let all: Vec<&Said> = all.collect();
        let wanted: Option<[u8; 2]> = language.as_bytes().try_into().ok();
        let first = all.first().and_then(|said| said.language);
        let choices = [wanted, None, first];
        let of = |language: Option<[u8; 2]>| -> Vec<&'a Said> {
            let those = all.iter().filter(|said| said.language == language);
            those.copied().collect()
        };
        let mut found = choices.into_iter().map(of);
        found.find(|those| !those.is_empty()).unwrap_or_default()
    }
}

/// What is said on a line.
///
/// # Errors
/// It is missing, or too long.
pub fn some_text(text: &str) -> Result<&str, LineTrouble> {
    match text.trim() {
        "" => Err(LineTrouble::Missing),
        text if text.len() > MOST_TEXT => {
            Err(LineTrouble::TooMuch(text.chars().take(20).collect()))
        }
        text => Ok(text),
    }
}
