// Brings the element <bastide-board> to a page that is made of modules. The files beside this one have to stay beside it:
// the board fetches them when it comes near to what is seen.
if (!customElements.get("bastide-board")) {
  const script = document.createElement("script");
  script.src = new URL("bastide-board.js", import.meta.url).href;
  document.head.append(script);
  await customElements.whenDefined("bastide-board");
}
