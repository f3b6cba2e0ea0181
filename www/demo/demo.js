// Writes below each board the line that shows it on any page, by the address it has here, with a button that copies it; and
// shows the last decision that the board for playing has told.
"use strict";
(() => {
  const { copy, copied, failed } = document.body.dataset;
  // Attributes that belong to the line; the others are of this page alone.
  const TAKEN = ["src", "mode", "step", "theme", "language", "width", "height", "style", "sandbox", "title"];
  const ADDRESS = "src";

  const quoted = (word) => word.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  const asked = (element, name) => {
    const word = element.getAttribute(name);
    return name === ADDRESS ? new URL(word, document.baseURI).href : word;
  };
  const lineOf = (element) => {
    const name = element.localName;
    const has = TAKEN.filter((attribute) => element.hasAttribute(attribute));
    const words = has.map((attribute) => ` ${attribute}="${quoted(asked(element, attribute))}"`);
    return `<${name}${words.join("")}>${quoted(element.textContent.trim())}</${name}>`;
  };
  const script = () => `<script src="${new URL("../bastide-board.js", document.baseURI).href}" defer></script>`;

  // The boards between a place for lines and the title above.
  const shownAbove = (place) => {
    const shown = [];
    for (let one = place.previousElementSibling; one && one.localName !== "h2"; one = one.previousElementSibling) {
      const boards = one.matches("bastide-board, iframe") ? [one] : one.querySelectorAll("bastide-board");
      shown.unshift(...boards);
    }
    return shown;
  };

  const write = (place, line) => {
    const text = document.createElement("pre");
    text.append(Object.assign(document.createElement("code"), { textContent: line }));
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: copy });
    button.addEventListener("click", async () => {
      const done = await navigator.clipboard?.writeText(line).then(() => true, () => false);
      button.textContent = done ? copied : failed;
      // What could not be copied can be by hand.
      if (!done) getSelection().selectAllChildren(text);
    });
    place.append(text, button);
  };

  for (const place of document.querySelectorAll(".line")) {
    const lines = "script" in place.dataset ? [script()] : shownAbove(place).map(lineOf);
    for (const line of lines) write(place, line);
  }

  document.getElementById("play").addEventListener("bastide-action", ({ detail }) => {
    document.getElementById("heard").textContent = `${detail.step}: ${detail.action}`;
  });
})();
