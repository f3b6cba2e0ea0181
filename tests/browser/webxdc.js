// Stands in for a messenger: its interface as webxdc specifies it, between the tabs of one browser. Who is in front of a tab
// stands in its address. A page gets no storage here, for none is promised; this file keeps the chat itself.
"use strict";
window.webxdc = (() => {
  const storage = localStorage;
  const channel = new BroadcastChannel("chat");
  const name = new URLSearchParams(location.search).get("name");
  for (const refused of ["localStorage", "indexedDB", "BroadcastChannel"]) {
    Object.defineProperty(window, refused, {
      get() {
        throw new DOMException("no", "SecurityError");
      },
    });
  }

  const updates = () => JSON.parse(storage.getItem("chat") || "[]");
  let listener = null;
  let last = 0;
  // Each message comes once to each listener, in their order, and never while the page calls.
  const deliver = async () => {
    await null;
    const all = updates();
    while (listener && last < all.length) {
      const update = all[last];
      last += 1;
      listener({ ...update, serial: last, max_serial: all.length });
    }
  };
  channel.onmessage = deliver;

  return {
    selfAddr: `${name}@example.org`,
    selfName: name,
    sendUpdate(update, description) {
      const texts = [update.info ?? "", update.summary ?? "", description];
      if (update.payload === undefined || texts.some((text) => typeof text !== "string" || text.includes("\n"))) {
        throw new TypeError("no update");
      }
      storage.setItem("chat", JSON.stringify([...updates(), update]));
      channel.postMessage("sent");
      deliver();
    },
    sendToChat(message) {
      const { file, text } = message;
      if (!file && !text) throw new TypeError("no message");
      if (file && (!file.name || !(file.blob instanceof Blob))) throw new TypeError("no file");
      window.given = [...(window.given || []), { name: file && file.name, size: file && file.blob.size, text }];
      return Promise.resolve();
    },
    setUpdateListener(heard, serial = 0) {
      listener = heard;
      last = serial;
      return deliver();
    },
  };
})();
