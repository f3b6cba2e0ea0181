// A board in a frame: embed.html#mode=replay&language=fr&record=… with the names of the element's attributes. What happens is
// sent to the page around, to the origin that the address names (`host=https://example.org`) and to no other.
"use strict";
(() => {
  const EVENTS = ["ready", "error", "question", "refused", "action", "score", "goal", "end"];
  const asked = new URLSearchParams(location.hash.slice(1));
  const host = asked.get("host");
  const board = document.createElement("bastide-board");
  for (const [name, word] of asked) {
    if (name !== "host" && /^[a-z]+$/.test(name) && !name.startsWith("on")) board.setAttribute(name, word);
  }
  const tell = (event) => {
    if (parent === self || host === null) return;
    try {
      parent.postMessage({ subject: event.type, detail: event.detail }, host);
    } catch {
      // The address names no origin.
    }
  };
  for (const name of EVENTS) board.addEventListener(`bastide-${name}`, tell);
  document.body.append(board);
})();
