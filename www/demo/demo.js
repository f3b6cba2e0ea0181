// Shows the last decision that the board has told.
"use strict";
document.getElementById("play").addEventListener("bastide-action", ({ detail }) => {
  document.getElementById("heard").textContent = `${detail.step}: ${detail.action}`;
});
