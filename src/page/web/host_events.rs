//! The events of a board for its host page.

use super::host_element::HostElement;
use super::page::Page;
use crate::app::App;
use host::details::{Event, Nothing};
use view::scene::tween::Millis;

impl Page {
    /// Keeps the record of the game, in case the board panics.
    pub(super) fn keep_record(&self) {
        let record = self.read(|app, _| app.cx.record()).flatten();
        if let Some((host, record)) = self.host.as_ref().zip(record) {
            host.panic_handler.keep(record);
        }
    }

    /// Tells the host page about new decisions, each before the next one that follows automatically.
    pub(super) fn tell_host(&self) {
        if let Some(host) = &self.host {
            self.tell_all(host);
        }
    }

    fn tell_all(&self, host: &HostElement) {
        self.tell_news(host);
        while self.read(|app, _| app.embedding.goes_on_unasked(&app.cx)) == Some(true)
            && self.update(|app, now| app.go_on_unasked(now)) == Some(true)
        {
            self.tell_news(host);
        }
    }

    fn tell_news(&self, host: &HostElement) {
        let news = self.update(|app, now| news_of(app, host, now));
        let (told, asides) = news.unwrap_or_default();
        if !told.is_empty() {
            self.keep_record();
        }
        for event in told.iter().chain(&asides) {
            host.tell(event);
        }
    }
}

/// Events about new decisions and their results; then about the question, refusals, and the state of the task.
fn news_of(app: &mut App, host: &HostElement, now: Millis) -> (Vec<Event>, Vec<Event>) {
    let told = app.embedding.take_reports(&mut app.cx);
    let mut asides = Vec::new();
    if !told.is_empty() && app.cx.is_over() {
        asides.push(Event::End(Nothing {}));
    }
    asides.extend(app.embedding.take_refusal(&mut app.cx).map(Event::Refused));
    asides.extend(
        app.embedding
            .take_question(&mut app.cx)
            .map(Event::Question),
    );
    let report = app.embedding.task_report(&app.cx);
    if host.is_news(report.as_ref()) {
        asides.extend(app.embedding.task_result(&app.cx, now).map(Event::Goal));
    }
    (told, asides)
}
