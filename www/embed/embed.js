// A board in a frame: embed.html#mode=replay&language=fr&record=… with the names of the element's attributes. What happens is
// sent to the page around, to the origin that the address names (`host=https://example.org`) and to no other.
"use strict";
(() => {
  const EVENTS = ["ready", "error", "question", "refused", "action", "score", "goal", "end"];
  // The height of a board for its width, and the least one in pixels; where it is narrower than this, one that is answered is upright.
  const SHAPE = 3 / 4;
  const LEAST = 320;
  const NARROW = 480;
  // No higher than this part of the screen.
  const SEEN = 0.85;
  const asked = new URLSearchParams(location.hash.slice(1));
  const host = asked.get("host");
  const board = document.createElement("bastide-board");
  document.documentElement.lang = asked.get("language") || navigator.language;
  const { names } = board.constructor;
  const unknown = [];
  for (const [name, word] of asked) {
    if (names.includes(name)) board.setAttribute(name, word);
    else if (name !== "host") unknown.push(name);
  }
  const send = (message) => {
    if (parent === self || host === null) return;
    try {
      parent.postMessage(message, host);
    } catch {
      // The address names no origin.
    }
  };
  const tell = (event) => send({ subject: event.type, detail: event.detail });
  // What the page around asks of the board: a member of its interface, by name. Pages of no named origin ask in vain.
  const VERSION = 1;
  addEventListener("message", async ({ data, source, origin }) => {
    if (source !== parent || parent === self || origin !== host || data?.subject !== "bastide-call") return;
    const { id, call, takes = [] } = data;
    const answer = { subject: "bastide-answer", id };
    try {
      const api = board.api(VERSION);
      if (!Object.hasOwn(api, call)) throw new RangeError(`there is no call ${call}`);
      answer.gives = await api[call](...takes);
    } catch (error) {
      answer.error = String(error?.message ?? error);
    }
    send(answer);
  });
  // How high the frame would be best at this width: for the page around, and as learning platforms hear it (LTI, H5P).
  let width = 0;
  const size = () => {
    if (width === innerWidth || !board.hasAttribute("open")) return;
    width = innerWidth;
    const upright = width <= NARROW && (asked.has("lesson") || ["task", "play", "replay"].includes(asked.get("mode")));
    const suits = Math.min(upright ? width / SHAPE : width * SHAPE, screen.availHeight * SEEN);
    const height = Math.max(LEAST, Math.round(suits));
    send({ subject: "bastide-resize", detail: { width, height } });
    send({ subject: "lti.frameResize", height });
    send({ context: "h5p", action: "resize", scrollHeight: height });
  };
  for (const name of EVENTS) board.addEventListener(`bastide-${name}`, tell);
  addEventListener("resize", size);
  board.addEventListener("bastide-ready", size);
  document.body.append(board);
  board.complainOf(unknown);
})();
