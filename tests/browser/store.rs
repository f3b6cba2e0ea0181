//! The saved games of a page, as they lie in its database.

use crate::browser::Browser;
use serde_json::{Value, json};

impl Browser {
    /// Runs statements of JavaScript until they call their argument.
    pub fn run_until_done(&self, script: &str) {
        self.run_async(script, vec![]);
    }

    /// A page that holds what is not saved may be left without a question.
    pub fn leave_unasked(&self) {
        let silent =
            "addEventListener('beforeunload', event => event.stopImmediatePropagation(), true)";
        self.run(silent, vec![]);
    }

    /// Runs an expression of `games`, `state` and `values`, a request to one of these two object stores; waits until all is
    /// done and returns its result. The driver brings the script: the policy of the page lets none in.
    fn in_database(&self, request: &str, values: Value) -> Value {
        let script = format!(
            "const [values, done] = arguments; const name = location.protocol === 'file:' ? 'bastide-1' : 'bastide'; \
             const open = indexedDB.open(name, 1); \
             open.onsuccess = () => {{ \
                 const transaction = open.result.transaction(['games', 'state'], 'readwrite'); \
                 const [games, state] = ['games', 'state'].map(name => transaction.objectStore(name)); \
                 const request = ({request}); \
                 transaction.oncomplete = () => {{ open.result.close(); done(request.result ?? null); }}; \
             }};"
        );
        self.run_async(&script, vec![values])
    }

    /// The text of a saved game.
    pub fn saved_as(&self, id: &str) -> Option<String> {
        let text = self.in_database("games.get(values)", id.into());
        text.as_str().map(str::to_string)
    }

    /// The name of the game that was on the screen last.
    pub fn saved_name(&self) -> Option<String> {
        let id = self.in_database("state.get('current')", Value::Null);
        id.as_str().map(str::to_string)
    }

    /// The text of the game that was on the screen last.
    pub fn saved(&self) -> String {
        let id = self.saved_name().expect("a game");
        self.saved_as(&id).expect("its text")
    }

    /// Puts a game into the database, as the one that was on the screen last; the copies beside it name no other.
    pub fn plant_save(&self, id: &str, text: &str) {
        let forget = "for (const key of Object.keys(localStorage)) if (key.endsWith('/now')) localStorage.removeItem(key)";
        self.run(forget, vec![]);
        self.in_database(
            "games.put(values.text, values.id), state.put(values.id, 'current')",
            json!({ "id": id, "text": text }),
        );
    }
}
