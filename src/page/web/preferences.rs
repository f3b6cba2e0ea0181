//! The user's preferences: read from the system, stored in the settings, passed to style sheets.

use wasm_bindgen::JsCast;
use web_sys::Element;

use super::page::Page;
use crate::context::active_settings::SystemPreferences;
use crate::context::effects::Kept;

impl Page {
    /// Sets the attributes of the document's root for style sheets. Returns whether anything had to change.
    pub(super) fn set_root_attributes(&self) -> bool {
        let attributes = self.read(|app, _| app.cx.root_attributes());
        let whole = match self.host {
            Some(_) => Some(self.root.element.clone()),
            None => self.document.document_element(),
        };
        let (Some(attributes), Some(whole)) = (attributes, whole) else {
            return false;
        };
        let mut changed = false;
        for (name, value) in attributes {
            if whole.get_attribute(name).as_deref() != Some(value) {
                changed |= whole.set_attribute(name, value).is_ok();
            }
        }
        if changed && self.host.is_none() {
            self.set_theme_color();
        }
        changed
    }

    /// Gives the browser's own bars the colour of the table, whatever the system's colour scheme.
    fn set_theme_color(&self) {
        let tint = self.read(|app, _| app.cx.tint()).unwrap_or_default();
        let Ok(metas) = self.document.query_selector_all("meta[name=theme-color]") else {
            return;
        };
        for index in 0..metas.length() {
            let meta = metas.item(index);
            if let Some(meta) = meta.and_then(|meta| meta.dyn_into::<Element>().ok()) {
                let _ = meta.set_attribute("content", &tint);
            }
        }
    }

    /// Stores the settings.
    pub(super) fn write_settings(&self) {
        if let Some(text) = self.read(|app, _| app.cx.settings().write()) {
            self.store.local_storage.keep(Kept::Settings, &text);
        }
    }

    /// Reads the user's preferences in the system: motion, colour scheme, contrast.
    pub(super) fn read_media_queries(&self) {
        let matches = |query: &str| {
            let found = self.window.match_media(query).ok().flatten();
            found.is_some_and(|found| found.matches())
        };
        let system = SystemPreferences {
            calm: matches("(prefers-reduced-motion: reduce)"),
            dark: matches("(prefers-color-scheme: dark)"),
            contrast: matches("(prefers-contrast: more)") || matches("(forced-colors: active)"),
        };
        self.update(|app, _| app.cx.set_system_preferences(system));
    }
}
