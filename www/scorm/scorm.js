// A task on a learning platform that knows SCORM 1.2: how far somebody has come is kept there, and so is the grade. Without
// a platform around the page nothing is kept.
"use strict";
(() => {
  const board = document.querySelector("bastide-board");
  document.documentElement.lang = board.getAttribute("language") || navigator.language;

  // The platform has put its interface into a window around this one, or into the one that has opened it.
  const above = (frame) => {
    for (let next = frame; next; next = next === next.parent ? null : next.parent) {
      try {
        if (next.API) return next.API;
      } catch {
        // A window of somebody else.
        return null;
      }
    }
    return null;
  };
  const platform = above(parent) || above(opener);
  if (!platform || String(platform.LMSInitialize("")) !== "true") return;

  const get = (name) => String(platform.LMSGetValue(`cmi.${name}`) ?? "");
  const set = (name, value) => platform.LMSSetValue(`cmi.${name}`, String(value));

  const begun = Date.now();
  const time = () => {
    const seconds = Math.round((Date.now() - begun) / 1000);
    const two = (number) => String(number).padStart(2, "0");
    return `${two(Math.floor(seconds / 3600)).padStart(4, "0")}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  };

  // A task that was solved once stays so, and the best grade counts.
  let passed = get("core.lesson_status") === "passed";
  let best = Number.parseFloat(get("core.score.raw")) || 0;
  if (!passed) set("core.lesson_status", "incomplete");

  const keep = () => {
    const task = board.api(1);
    const { score, success, completion } = task.result();
    passed = passed || success;
    best = Math.max(best, Math.round(score.scaled * 100));
    set("core.score.min", 0);
    set("core.score.max", 100);
    set("core.score.raw", best);
    set("core.lesson_status", passed ? "passed" : completion ? "failed" : "incomplete");
    set("suspend_data", task.getState() || "");
    platform.LMSCommit("");
  };

  const begin = () => {
    const state = get("suspend_data");
    if (state) board.api(1).setState(state);
    for (const name of ["action", "goal"]) board.addEventListener(`bastide-${name}`, keep);
  };
  board.addEventListener("bastide-ready", begin, { once: true });

  addEventListener("pagehide", () => {
    set("core.session_time", time());
    set("core.exit", passed ? "" : "suspend");
    platform.LMSFinish("");
  }, { once: true });
})();
