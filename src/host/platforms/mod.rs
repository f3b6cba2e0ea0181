//! What other platforms need: text as markup, and SCORM 1.2 packages.

pub mod scorm;

pub mod markup {
    //! Escaping text for HTML and XML.

    /// Escapes a text for HTML and XML, between tags or in an attribute value.
    pub fn escaped(text: &str) -> String {
        let text = text.replace('&', "&amp;").replace('"', "&quot;");
        text.replace('<', "&lt;").replace('>', "&gt;")
    }

    /// The inverse of [`escaped`].
    pub fn unescaped(text: &str) -> String {
        let text = text.replace("&lt;", "<").replace("&gt;", ">");
        text.replace("&quot;", "\"").replace("&amp;", "&")
    }
}
