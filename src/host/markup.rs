//! Texts as documents write them.

/// A text as HTML and XML write it, between tags and as the value of an attribute.
pub fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('"', "&quot;");
    text.replace('<', "&lt;").replace('>', "&gt;")
}
