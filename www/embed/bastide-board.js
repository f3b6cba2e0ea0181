// A board on any page:
//   <script src="…/bastide-board.js" defer></script>
//   <bastide-board record="…" mode="replay"></bastide-board>
// All boards of a page share one module, which is fetched when the first of them comes near to what is seen. Each stands in a
// shadow of its own; until it is drawn, what stands inside the element is shown. Everything else is Rust (src/page/web/embed.rs).
"use strict";
(() => {
  if (customElements.get("bastide-board")) return;
  // Where the files of a board lie, and how they may be fetched: as this script was (src/bin/builder/npm.rs has others).
  const { src: LOADER, crossOrigin: CROSS, nonce: NONCE } = document.currentScript;
  const places = () => new URL(".", LOADER).href;
  const addressOf = (path) => places() + path;

  // The parts of the module beside what shows a board (src/bin/builder/parts).
  const LATER = "board_later.wasm";
  const PLAY = "board_play.wasm";
  const CARDS = "board_cards.wasm";
  // A record that is longer, or has more than this set of tiles and its rules, runs what comes later.
  const SHORT = 2000;
  const MORE = /^\s*(set (?!base\b)|part\b|position\b)/m;
  // The attributes of few words, as the list of what boards take has them (src/host/interface/attributes.rs).
  const WORDS = {
    mode: ["diagram", "replay", "task", "play"],
    interactive: ["on", "off"],
    language: ["en", "fr", "de"],
    theme: ["system", "light", "dark", "contrast"],
    text: ["100", "125", "150", "200"],
    motion: ["system", "on", "off"],
    aids: ["on", "off"],
    minimap: ["on", "off"],
    confirm: ["figures", "always", "never"],
    pace: ["brisk", "unhurried", "instant"],
    thinking: ["normal", "quick", "long"],
    sound: ["off", "on"],
  };
  const COMMANDS = ["zoom", "fit", "fields", "steps", "undo", "hint", "again", "solution"];
  const SEATS = ["1", "2", "3", "4", "5", "6"];
  const { mode: MODES, language: LANGUAGES } = WORDS;
  // Attributes that are settings of the board, by their names there.
  const SETTINGS = Object.keys(WORDS).filter((name) => name !== "mode" && name !== "interactive");
  // Those that show a game anew, and those that are looked at for wrong words alone.
  const GAME = ["record", "lesson", "src", "step"];
  const READ = ["mode", "interactive", "seat", "commands"];
  // Those that name it for whoever does not see it.
  const NAMES = ["aria-label", "title"];
  // How far from what is seen a board is fetched.
  const NEAR = "300px";
  // The widest board that counts as narrow, in pixels.
  const NARROW = 480;
  // How long an element that was taken out may be put in again, in milliseconds, before its board is let go.
  const GONE = 2000;
  // Who lacks light or wants strong colours gets what the system says, whatever the page wishes.
  const STRONG = "(prefers-contrast: more), (forced-colors: active)";

  // The box of the element, before its style sheet is there: where it is decides whether it is fetched at all.
  const BOX = `:host { display: block; min-width: 214px; min-height: 160px; overflow: hidden }
    :host([hidden]) { display: none }
    /* As high as the element, where the page says how high that is; otherwise so that all of it is seen on the screen. The
       outline is never seen: its colour tells light from dark, and its transition that this has changed. */
    .box { position: relative; width: 100%; height: 100%; min-height: 100%; aspect-ratio: 4 / 3; max-height: 85vh;
      max-height: 85svh; overflow: hidden; outline: 0 none light-dark(#000, #fff); transition: outline-color 1ms }
    /* What is asked and what answers it take as much room on a narrow board as the table. */
    :host(:is([mode="task"], [mode="play"], [mode="replay"], [lesson])) .box.narrow { aspect-ratio: 3 / 4 }

    .frame { position: absolute; inset: 0; visibility: hidden }
    .frame.drawn { visibility: visible }
    .frame.drawn ~ slot { display: none }
    .failed { position: relative; z-index: 1; margin: 0; padding: 0.6em 0.8em; background: Canvas; color: CanvasText;
      border: 1px solid; font: 14px/1.4 system-ui, sans-serif; overflow-wrap: anywhere }
    .failed:empty { display: none }
    /* What is said of a board that is shown all the same stands above it, not on it. */
    .box:has(> .failed:not(:empty)):has(> .frame.drawn) { display: flex; flex-direction: column }
    .failed:not(:empty) + .frame.drawn { position: relative; inset: auto; flex: 1; min-height: 0 }
    ::slotted([slot="poster"]) { display: block; width: 100%; height: 100%; object-fit: contain }
    /* On paper a board is a picture, as high as it needs, on one sheet; without one, what stands inside the element. */
    @media print {
      :host { height: auto !important; min-height: 0 !important; max-height: none !important; max-width: 100% !important;
        overflow: visible !important; break-inside: avoid }
      .box { display: block !important; height: auto; min-height: 0; max-height: none; aspect-ratio: auto !important; overflow: visible }
      .box > .frame { display: none }
      .frame.drawn ~ slot { display: contents }
      .box:has(> .printed) > :not(.printed) { display: none }
      .printed svg { display: block; width: auto; height: auto; max-width: 100%; max-height: min(17cm, 85vh); margin: auto }
      .printed p { margin: 0.4em 0 0 }
    }
    @media not print { .printed { display: none } }`;

  const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

  // A style sheet belongs to a window, and is made once for each.
  const sheets = new WeakMap();
  const sheetOf = (view, css) => {
    const made = sheets.get(view) ?? new Map();
    sheets.set(view, made);
    if (!made.has(css)) {
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(css);
      made.set(css, sheet);
    }
    return made.get(css);
  };

  // Pages with Trusted Types let in what has a policy; of this one they hear in EMBED.md.
  const POLICY = "bastide-board";
  const trusted = (() => {
    const asItIs = (text) => text;
    try {
      return self.trustedTypes?.createPolicy(POLICY, { createHTML: asItIs, createScript: asItIs, createScriptURL: asItIs });
    } catch {
      // What it is needed for says so.
      return undefined;
    }
  })();

  // What the policy of the page forbade, by the address or the name of what it was.
  const forbidden = new Map();
  document.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => forbidden.set(blockedURI, effectiveDirective));

  // What could not be had, by its address.
  class Missing extends Error {
    constructor(address, told = address) {
      super(told);
      this.address = address;
    }
  }
  const MISSING = {
    en: (what) => `The board cannot be shown, because this could not be fetched: ${what}`,
    fr: (what) => `Le plateau ne peut pas être montré, car ceci n’a pas pu être chargé : ${what}`,
    de: (what) => `Der Plan kann nicht gezeigt werden, denn das hier war nicht zu bekommen: ${what}`,
  };

  // Why a browser gives nothing of another origin: as a rule the server there has not said that others may read it.
  const CLOSED = {
    en: "If it is there, its server has to send the header Access-Control-Allow-Origin.",
    fr: "S’il s’y trouve, son serveur doit envoyer l’en-tête Access-Control-Allow-Origin.",
    de: "Ist es dort, muss sein Server den Header Access-Control-Allow-Origin senden.",
  };
  const FORBIDDEN = {
    en: (rule, what) => `The security policy of this page forbids it: ${rule} has to allow ${what}.`,
    fr: (rule, what) => `La politique de sécurité de cette page l’interdit : ${rule} doit autoriser ${what}.`,
    de: (rule, what) => `Die Sicherheitsrichtlinie dieser Seite verbietet es: ${rule} muss ${what} erlauben.`,
  };
  // What the policy of the page would have to say for something that failed; none where it was not the policy.
  const wanted = (error) => {
    const { address } = error;
    if (forbidden.has(address)) return [forbidden.get(address).replace("-elem", ""), new URL(address).origin];
    if (error instanceof WebAssembly.CompileError && forbidden.has("wasm-eval")) return ["script-src", "'wasm-unsafe-eval'"];
    const sink = [...forbidden.keys()].some((name) => name.startsWith("trusted-types"));
    return sink && error instanceof TypeError ? ["trusted-types", POLICY] : undefined;
  };

  const fetched = async (address) => {
    const response = await fetch(address, CROSS === "use-credentials" ? { credentials: "include" } : {}).catch(() => {
      throw Object.assign(new Missing(address), { closed: new URL(address).origin !== origin });
    });
    if (!response.ok) throw new Missing(address, `${address} (${response.status})`);
    return response;
  };
  const ask = (path) => fetched(addressOf(path));

  // Texts that came, and those that were asked for, by their paths. What failed is asked for again.
  const had = {};
  const asked = {};
  const text = (path) =>
    (asked[path] ??= ask(path)
      .then((answer) => answer.text())
      .then(
        (told) => (had[path] = told),
        (error) => {
          delete asked[path];
          throw error;
        },
      ));

  // The same for printing, which waits for nothing: letters, or a letter for each byte.
  const textNow = (address, letters) => {
    const request = new XMLHttpRequest();
    request.open("GET", address, false);
    request.withCredentials = CROSS === "use-credentials";
    if (letters) request.overrideMimeType(`text/plain; charset=${letters}`);
    request.send();
    if (request.status !== 200 && request.status !== 0) throw new Missing(address);
    return request.responseText;
  };
  const now = (path) => (had[path] ??= textNow(addressOf(path), "utf-8"));

  // The glue is a script that names itself.
  const scripted = (how) => {
    const script = document.createElement("script");
    if (CROSS !== null) script.crossOrigin = CROSS;
    script.nonce = NONCE;
    how(script);
    document.head.append(script);
    return script;
  };
  // The script that is on its way, and who waits for it.
  let coming;
  const load = (path) =>
    new Promise((done, fail) => {
      const address = addressOf(path);
      const script = scripted((script) => {
        script.onload = done;
        script.onerror = () => fail(new Missing(address));
        script.src = trusted?.createScriptURL(address) ?? address;
      });
      coming = { script, done };
    });

  // Printing may have been faster than what was on its way.
  let running = false;
  const run = (module) => {
    if (running) return;
    wasm_bindgen.fetchFrom(places());
    wasm_bindgen.trust(trusted);
    wasm_bindgen.initSync({ module });
    running = true;
  };
  const compiled = async (path) => {
    const response = await ask(path);
    const known = response.headers.get("Content-Type")?.startsWith("application/wasm");
    return known ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
  };
  const hasGlue = () => typeof wasm_bindgen !== "undefined";
  let started;
  const start = async () => {
    const module = compiled("board.wasm");
    module.catch(() => {});
    if (!hasGlue()) await load("bastide.js");
    run(await module);
    return wasm_bindgen;
  };

  // The module, fetched once; what failed is tried again by the next board.
  const begun = () =>
    (started ??= start().catch((error) => {
      started = undefined;
      throw error;
    }));

  // The same at once, for a page that is printed before any board of it was seen.
  const begunNow = () => {
    if (!hasGlue()) {
      const glue = now("bastide.js");
      scripted((script) => (script.text = trusted?.createScript(glue) ?? glue));
      // In another document it does not run any more.
      if (coming && hasGlue()) {
        document.implementation.createHTMLDocument().adoptNode(coming.script);
        coming.done();
      }
    }
    if (!running) {
      const letters = textNow(addressOf("board.wasm"), "x-user-defined");
      run(new WebAssembly.Module(Uint8Array.from(letters, (letter) => letter.charCodeAt(0) & 0xff)));
    }
    started ??= Promise.resolve(wasm_bindgen);
    return wasm_bindgen;
  };

  // Fetches parts before the first call of what they hold, which would keep the whole page waiting. What cannot be had now is
  // asked for again by that call.
  const brought = {};
  // A call in need may have fetched one meanwhile.
  const isThere = (part) => typeof wasm_bindgen !== "undefined" && wasm_bindgen.hasPart(part);
  const bring = (...parts) =>
    Promise.all(
      parts.map((part) => {
        const here = async () => {
          const answer = ask(part);
          answer.catch(() => {});
          const module = await begun();
          await module.fetchPart(part, answer);
        };
        return (brought[part] ??= here().catch(() => delete brought[part]));
      }),
    );

  // Whether what thinks and paints is there: then what is asked of it is asked at once.
  const canPlay = () => isThere(LATER) && isThere(PLAY);

  // Everything that a record runs as soon as it is shown; what is in a link only the module can tell.
  const bringFor = async (record, language) => {
    const link = !record.trimStart().startsWith("bastide");
    if (link || record.length > SHORT || MORE.test(record)) await bring(LATER);
    const { Board } = await begun();
    if (!Board.is_of_cards(record)) return;
    // What is missing is said by three dots.
    const words = text(`messages/${language}-cards.txt`).catch(() => undefined);
    await bring(LATER, PLAY, CARDS);
    const said = await words;
    if (said !== undefined) Board.take_cards(language, said);
  };

  // What boards say in a language, and where the lessons in it are.
  const saidIn = (language) => ["", "-later"].map((ending) => `messages/${language}${ending}.txt`);
  const lessonsIn = (language) => `lessons/${language}.txt`;

  // A lesson out of the text of all: each stands under a line with `## `, its folder and its name.
  const lessonNamed = (name, language, whole) => {
    const wanted = name.trim().toLowerCase();
    for (const section of `\n${whole}`.split("\n## ").slice(1)) {
      const [path] = section.split("\n", 1);
      const known = path.toLowerCase();
      if (known === wanted || known.endsWith(`/${wanted}`)) return section.slice(path.length + 1);
    }
    throw new Error(UNKNOWN[language](name));
  };
  const UNKNOWN = {
    en: (name) => `There is no lesson “${name}”.`,
    fr: (name) => `Il n’y a pas de leçon « ${name} ».`,
    de: (name) => `Eine Lektion „${name}“ gibt es nicht.`,
  };
  const WRONG = {
    en: (name, word, words) => `${name} cannot be “${word}”: it is one of ${words}.`,
    fr: (name, word, words) => `${name} ne peut pas être « ${word} » ; il y a ${words}.`,
    de: (name, word, words) => `${name} kann nicht „${word}“ sein, nur ${words}.`,
  };
  const NO_NAME = {
    en: (name, names) => `Nothing here is called “${name}”. The names are ${names}.`,
    fr: (name, names) => `Rien ne s’appelle « ${name} » ici. Les noms sont ${names}.`,
    de: (name, names) => `„${name}“ heißt hier nichts. Die Namen sind ${names}.`,
  };
  // The word of an attribute that means nothing, with those that do; none where all is well. What is empty says nothing.
  const wrongWord = (name, value, seats = SEATS) => {
    const said = (value || "").trim();
    const among = (words, word = said) => (words.includes(word) ? undefined : [word, words.join(", ")]);
    if (said === "") return undefined;
    if (name === "commands") {
      const unknown = said.split(/\s+/).find((word) => !COMMANDS.includes(word));
      return unknown && among(COMMANDS, unknown);
    }
    if (name === "seat") return among(seats);
    if (name === "step") return /^\d+$/.test(said) ? undefined : [said, "0, 1, 2, …"];
    if (name === "language") return LANGUAGES.includes(said.split(/[-_]/)[0].toLowerCase()) ? undefined : among(LANGUAGES);
    return WORDS[name] && among(WORDS[name]);
  };
  const NOTHING = {
    en: "This board has nothing to show yet: it needs one of record, src and lesson.",
    fr: "Ce plateau n’a encore rien à montrer : il lui faut record, src ou lesson.",
    de: "Dieser Plan hat noch nichts zu zeigen: Er braucht record, src oder lesson.",
  };
  const STEPS = {
    en: (said) => `A step is a whole number from 0, not ${said}.`,
    fr: (said) => `Une étape est un nombre entier à partir de 0, et non ${said}.`,
    de: (said) => `Ein Schritt ist eine ganze Zahl ab 0, nicht ${said}.`,
  };
  // What a lesson is for, where nothing says otherwise.
  const modeOf = (lesson) => (/^\s*task\s*(#.*)?$/m.test(lesson) ? "task" : "replay");

  // What a record that explains something is called, in a language or in the one that stands for any.
  const titleOf = (record, language) => {
    const [, title = ""] = record.match(new RegExp(`^title ${language}: (.+)$`, "m")) || record.match(/^title (?!\w\w: )(.+)$/m) || [];
    return title.trim();
  };

  // The language of the page around an element, which may stand in a shadow.
  const around = (element) => {
    const page = element.closest("[lang]");
    const { host } = element.getRootNode();
    return page || !host ? page?.lang : around(host);
  };

  const spoken = (wishes) => wishes.map((wish) => (wish || "").slice(0, 2)).find((wish) => LANGUAGES.includes(wish)) || "en";

  // A picture that carries its game: the document itself, or what the browser paints of it.
  const paint = async (board, { format = "png", width = 1600 } = {}) => {
    if (format !== "png" && format !== "svg") throw new RangeError(`a picture is png or svg, not ${format}`);
    const made = board.picture(Number(width));
    if (!made) throw new Error("the board has no game");
    if (format === "svg") return made.svg;
    const source = URL.createObjectURL(new Blob([made.svg], { type: "image/svg+xml" }));
    try {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: made.width, height: made.height });
      canvas.getContext("2d").drawImage(image, 0, 0);
      const painted = await new Promise((done) => canvas.toBlob(done));
      if (!painted) throw new Error("the browser painted no picture");
      const bytes = new Uint8Array(await painted.arrayBuffer());
      return new Blob([board.carry(bytes) || bytes], { type: "image/png" });
    } finally {
      URL.revokeObjectURL(source);
    }
  };

  class BastideBoard extends HTMLElement {
    static observedAttributes = [...GAME, ...READ, ...NAMES, ...SETTINGS];
    // Those that an address of a frame may have.
    static names = [...GAME, ...READ, ...SETTINGS, "title"];

    #frame;
    #root;
    // Where it is said why there is no board.
    #failed;
    // Why there is none, and what of the attributes means nothing, by their names.
    #error = "";
    #wrong = new Map();
    #board;
    #opening;
    #language;
    // What is in the shadow around the frame, and what a print looks like.
    #box;
    #print;
    // What the board that is there is for, and whether one that is begun is still wanted.
    #kind;
    #begun = 0;
    #shown = 0;
    // Ends what is heard of the window.
    #deaf;
    // The attributes that say something else since the last frame.
    #changed = new Set();
    // The theme that the board has.
    #shade;
    // Whether the finger that is down moves the page around the board.
    #scrolls = false;
    // The mouse and the fingers that are down on it.
    #down = new Set();
    // Whether a game was brought, what it is called, and what its author says it shows.
    #loaded = false;
    #titled = "";
    #alternative = "";
    #leaving;
    // What is left of a board that was let go, should its element come back.
    #kept;

    constructor() {
      super();
      const shadow = this.attachShadow({ mode: "open" });
      this.#frame = document.createElement("div");
      this.#frame.className = "frame";
      this.#frame.part = "frame";
      this.#root = document.createElement("div");
      this.#root.id = "app";
      this.#root.className = "root";
      this.#frame.append(this.#root);
      // A picture that stands for the board, or else all that stands inside the element.
      const poster = document.createElement("slot");
      poster.name = "poster";
      poster.append(document.createElement("slot"));
      const box = (this.#box = document.createElement("div"));
      box.className = "box";
      box.addEventListener("transitionend", ({ target }) => target === box && this.#shadeIt());
      this.#failed = document.createElement("p");
      this.#failed.className = "failed";
      this.#failed.setAttribute("role", "alert");
      box.append(this.#failed, this.#frame, poster);
      const sized = ([{ contentRect }]) => {
        box.classList.toggle("narrow", contentRect.width <= NARROW);
        this.#shadeIt();
      };
      new ResizeObserver(sized).observe(this);
      shadow.append(box);
      this.#dress();
      for (const name of ["pointerenter", "focusin"]) this.addEventListener(name, () => this.#touched());
      for (const name of ["pointermove", "pointerover", "pointerout"]) this.addEventListener(name, this.#passed, true);
      this.addEventListener("touchstart", this.#held, { capture: true, passive: false });
      this.addEventListener("pointerup", this.#tapped, true);
      this.addEventListener("pointerdown", ({ pointerId }) => this.#down.add(pointerId), true);
      for (const name of ["pointerup", "pointercancel"]) this.addEventListener(name, ({ pointerId }) => this.#down.delete(pointerId), true);
      for (const name of ["keydown", "click"]) this.addEventListener(name, this.#pressed, true);
    }

    // Whether it is only looked at.
    #isStill() {
      return this.getAttribute("interactive") === "off";
    }

    // Somebody is about to have to do with the board.
    #touched() {
      if (!this.#isStill()) bring(LATER);
    }

    // A board to look at does nothing that is pressed, but lets keys through to the page around it.
    #pressed(event) {
      if (this.#isStill() && event.key !== "Tab") event.stopPropagation();
    }

    // A mouse that only passes is not waited for: the board hears of it when it can say something about it. A finger may move
    // the page.
    #passed(event) {
      const scrolls = event.type === "pointermove" && event.pointerType === "touch" && this.#scrolls;
      if (!isThere(LATER) || scrolls) event.stopPropagation();
    }

    // The style of the canvas lets each finger move the page: those that are for the board are kept here. That is one that takes
    // something up, two of them, and, as for the wheel, every one while the board has the focus. A pointer goes down before its
    // touch begins, so the board knows what it does.
    #held(event) {
      if (event.composedPath()[0].localName !== "canvas") return;
      const free = !this.shadowRoot.activeElement && event.touches.length === 1;
      // Nothing is taken up before what does that is there; to ask then would keep the page waiting for it.
      this.#scrolls = free && !(this.#board && isThere(LATER) && this.#board.state().holds);
      if (!this.#scrolls) event.preventDefault();
    }

    // Whoever taps the board gives it the focus.
    #tapped(event) {
      const canvas = event.composedPath()[0];
      if (canvas.localName !== "canvas") return;
      this.#scrolls = false;
      canvas.focus({ preventScroll: true });
    }

    // Another document has style sheets of its own.
    adoptedCallback() {
      this.#dress();
    }

    #dress() {
      const view = this.ownerDocument.defaultView;
      // A document without a window is not seen.
      if (!view) return;
      // The box goes before what it holds.
      const styles = [had["board.css"], BOX, this.#print?.styles].filter(Boolean);
      this.shadowRoot.adoptedStyleSheets = styles.map((css) => sheetOf(view, css));
    }

    connectedCallback() {
      clearTimeout(this.#leaving);
      this.#hearPrinting();
      // What was said of it before this script was there stands in the way of its properties.
      for (const name of Object.keys(this)) {
        if (!PROPERTIES.includes(name)) continue;
        const said = this[name];
        delete this[name];
        this[name] = said;
      }
      if (this.#board) return this.#board.resize();
      this.#near.observe(this);
    }

    disconnectedCallback() {
      this.#near.unobserve(this);
      this.#deaf?.abort();
      // What is dragged is let go where it came from: where the hand goes now, nobody sees.
      for (const pointerId of this.#down) {
        this.#root.querySelector("canvas")?.dispatchEvent(new PointerEvent("pointercancel", { pointerId, bubbles: true }));
      }
      this.#down.clear();
      this.#leaving = setTimeout(() => this.#close(), GONE);
    }

    // The element was taken out for good, as far as anybody can tell: its board hears nothing any more and can be forgotten.
    #close() {
      if (this.isConnected || !this.#board) return;
      try {
        this.#kept = { record: this.#board.record(), task: this.#board.task_state() };
      } catch {
        // It broke before, and cannot be asked any more.
      }
      this.#shut();
      this.#opening = undefined;
    }

    #shut() {
      if (!this.#board) return;
      try {
        this.#board.close();
        this.#board.free();
      } catch {
        // It broke before, and cannot be asked any more.
      }
      this.#board = undefined;
      this.#loaded = false;
      this.#shade = undefined;
      this.toggleAttribute("open", false);
      this.#frame.classList.remove("drawn");
      this.#root.replaceChildren();
    }

    // However often something is said before the next frame, the board follows once.
    attributeChangedCallback(name, before, value) {
      if (before === value) return;
      // What failed may be right now.
      if (!this.#opening && this.#error) this.#near.observe(this);
      if (!this.#opening) return;
      if (this.#changed.size === 0) requestAnimationFrame(() => this.#follow());
      this.#changed.add(name);
    }

    #follow() {
      if (!this.#board) return;
      const changed = [...this.#changed];
      this.#changed.clear();
      for (const name of changed) this.#check(name);
      for (const name of changed.filter((name) => name !== "theme" && SETTINGS.includes(name))) {
        this.#board.set(name, this.getAttribute(name) || "");
      }
      this.#shadeIt();
      if (changed.some((name) => NAMES.includes(name))) this.#name();
      const language = spoken([this.getAttribute("language"), this.#language]);
      if (changed.includes("language") && language !== this.#language) this.#translate(language);
      if (changed.some((name) => GAME.includes(name) || name === "mode" || name === "seat")) this.#renew();
    }

    // Shows what it is to show now, on another board where it is for something else.
    async #renew() {
      const turn = ++this.#begun;
      const kind = await this.#wanted();
      if (turn !== this.#begun || !this.#board) return;
      // A word that means nothing was told, and what is there stays.
      if (kind.join() === this.#kind || wrongWord("mode", kind[0])) return this.#show();
      this.#begin();
    }

    // Light or dark as the page around says; where that says nothing, as the system wishes.
    #shadeIt() {
      if (!this.#board) return;
      const { colorScheme, outlineColor } = getComputedStyle(this.#box);
      const says = colorScheme !== "normal" || this.ownerDocument.querySelector("meta[name=color-scheme]");
      const shown = outlineColor === "rgb(0, 0, 0)" ? "light" : "dark";
      const named = (this.getAttribute("theme") ?? "").trim();
      const said = WORDS.theme.includes(named) ? named : "system";
      const shade = said === "system" && says && !matchMedia(STRONG).matches ? shown : said;
      if (shade !== this.#shade) this.#board.set("theme", (this.#shade = shade));
    }

    // Each language has a lesson of its own. How far somebody has come with it stays.
    async #translate(language) {
      this.#language = language;
      if (this.getAttribute("lesson") === null || this.hasAttribute("record")) return;
      const task = this.#board.task_state();
      await this.#show();
      if (task) this.#board?.restore_task(task);
    }

    // Says of an attribute whose word means nothing what it may say; the board is shown as if it were not there.
    #check(name, seats) {
      const wrong = wrongWord(name, this.getAttribute(name), seats);
      this.#complain(name, wrong && WRONG[this.#speaks()](name, ...wrong).replace("….", "…"));
    }

    #complain(name, told) {
      if (this.#wrong.get(name) === told) return;
      this.#wrong.set(name, told);
      this.#tell();
      if (told) this.#err(told);
    }

    // Says of names in the address of a frame that they mean nothing.
    complainOf(names) {
      const known = [...BastideBoard.names, "host"].join(", ");
      for (const name of names) this.#complain(`?${name}`, NO_NAME[this.#speaks()](name, known));
    }

    #tell() {
      this.#failed.textContent = [this.#error, ...this.#wrong.values()].filter(Boolean).join(" ");
    }

    #err(message) {
      this.dispatchEvent(new CustomEvent("bastide-error", { bubbles: true, composed: true, detail: { message } }));
    }

    // Its language, or that of the page around it.
    #speaks() {
      return (this.#language ??= spoken([this.getAttribute("language"), around(this), ...navigator.languages]));
    }

    #name() {
      this.#board.name(this.ariaLabel || this.title || this.#titled, this.#alternative);
    }

    // What stands inside the element tells those who do not see the board what it shows.
    #inside() {
      const alt = this.querySelector("[alt]")?.alt;
      return (alt || this.textContent).trim().replace(/\s+/g, " ");
    }

    #near = new IntersectionObserver(
      (seen) => {
        if (!seen.some((one) => one.isIntersecting)) return;
        this.#near.unobserve(this);
        if (!this.#opening) this.#begin();
      },
      { rootMargin: NEAR },
    );

    #begin() {
      this.#opening = this.#open().catch((error) => {
        // Put in again it is tried again.
        this.#opening = undefined;
        this.#fail(error);
      });
    }

    async #open() {
      const turn = ++this.#begun;
      this.#language = undefined;
      const language = this.#speaks();
      // Whether it can be had does not depend on what it shows.
      begun().catch(() => {});
      const kind = await this.#wanted();
      const [mode, seat] = kind;
      const wrong = wrongWord("mode", mode);
      if (wrong) throw new Error(WRONG[language]("mode", ...wrong));
      // Which seats there are, the game says.
      for (const name of ["step", ...READ, ...SETTINGS]) if (name !== "seat") this.#check(name);
      const parts = mode === "play" ? bring(LATER, PLAY) : undefined;
      const words = Promise.all(saidIn(language).map(text));
      const [module, said] = await Promise.all([begun(), words, text("board.css"), parts]);
      // Meanwhile another one may be wanted.
      if (turn !== this.#begun) return;
      this.#shut();
      this.#dress();
      this.#kind = kind.join();
      this.#board = new module.Board(this, this.#root, mode, language, said);
      for (const name of SETTINGS) {
        if (name !== "theme" && this.hasAttribute(name)) this.#board.set(name, this.getAttribute(name));
      }
      this.#shadeIt();
      this.#name();
      if (seat) this.#board.sit(seat);
      this.toggleAttribute("open", true);
      await this.#show();
      // To be pressed is what it is for.
      if (mode === "replay" || mode === "task") bring(LATER);
      const kept = this.#kept;
      this.#kept = undefined;
      if (kept && kept.task) this.#board?.restore_task(kept.task);
      // Meanwhile it may have been taken out again, or the page may have said something else.
      if (!this.isConnected) this.disconnectedCallback();
      this.#follow();
    }

    // What a board is made for: its mode, and who alone sits there.
    async #wanted() {
      const mode = this.getAttribute("mode") || (await this.#meant());
      const seat = Number(this.getAttribute("seat"));
      return [mode, SEATS.includes(String(seat)) ? seat : 0];
    }

    // The mode of a board that names none. What is wrong with its lesson is said when that is to be shown.
    async #meant() {
      if (this.hasAttribute("record") || !this.hasAttribute("lesson")) return "diagram";
      return this.#record().then(modeOf, () => "diagram");
    }

    // Where what it is to show is: a record, null where nothing is named; a lesson out of the text at a path; or an address.
    #source() {
      const [record, lesson, source] = ["record", "lesson", "src"].map((name) => this.getAttribute(name));
      if (record !== null) return { record };
      if (lesson !== null) return { path: lessonsIn(this.#language), pick: (whole) => lessonNamed(lesson, this.#language, whole) };
      return source === null ? { record } : { address: new URL(source, this.baseURI).href };
    }

    async #record() {
      const { record, path, pick, address } = this.#source();
      if (path) return pick(await text(path));
      return address ? (await fetched(address)).text() : record;
    }

    // After how many turns or decisions it begins; none where that is not said.
    #step() {
      const step = Number.parseInt(this.getAttribute("step"), 10);
      return step >= 0 ? step : undefined;
    }

    async #show() {
      const turn = ++this.#shown;
      let record;
      try {
        // What was played on goes on.
        const kept = this.getAttribute("mode") === "play" && !this.#kept?.task ? this.#kept?.record : undefined;
        record = kept ?? (await this.#record());
      } catch (error) {
        return this.#fail(error);
      }
      if (record === null) {
        // The page may still bring one.
        if (turn === this.#shown && !this.#loaded) this.#fail(new Error(NOTHING[this.#language]));
        return;
      }
      await bringFor(record, this.#language);
      // Meanwhile another one may be wanted, or none at all.
      if (turn === this.#shown && this.#board) this.#load(record, this.#step(), this.#inside());
    }

    // Shows a game; as soon as it is drawn, it takes the place of what was shown meanwhile.
    #load(record, step, alternative = "") {
      const board = this.#board;
      this.#titled = titleOf(record, this.#language);
      this.#alternative = alternative;
      this.#name();
      const shown = board.show(record, step);
      this.#loaded = true;
      this.#error = "";
      this.#tell();
      // Who sits there, only the game knows.
      if (shown && this.hasAttribute("seat")) this.#check("seat", SEATS.slice(0, board.seats() ?? SEATS.length));
      nextFrame()
        .then(nextFrame)
        .then(() => board === this.#board && this.#frame.classList.add("drawn"));
      return shown;
    }

    async #fail(error) {
      // What a policy forbade, the browser says a little later.
      await new Promise((done) => setTimeout(done, 50));
      const told = String((error && error.message) || error);
      const language = this.#language || "en";
      const missing = error instanceof Missing ? MISSING[language](told) : told;
      const rule = wanted(error);
      const why = rule ? FORBIDDEN[language](...rule) : error.closed && CLOSED[language];
      this.#error = why ? `${missing.replace(/\.$/, "")}. ${why}` : missing;
      this.#tell();
      this.#err(this.#error);
    }

    // What prints the window that the element is in is heard there.
    #hearPrinting() {
      const view = this.ownerDocument.defaultView;
      this.#deaf = new AbortController();
      const { signal } = this.#deaf;
      view?.addEventListener("beforeprint", () => this.#takePicture(), { signal });
      view?.addEventListener("afterprint", () => this.#putPicture(), { signal });
    }

    // A picture for paper takes the place of everything in the box, whether the board was seen or not.
    #takePicture() {
      this.#putPicture();
      try {
        const made = this.#board ? this.#board.printed() : this.#unseen();
        if (!made) return;
        const source = trusted?.createHTML(made.svg) ?? made.svg;
        const { documentElement: picture } = new DOMParser().parseFromString(source, "image/svg+xml");
        const styles = picture.querySelector("style");
        styles.remove();
        // Firefox prints nothing in a shadow that is used from elsewhere: each tile gets its own.
        for (const use of picture.querySelectorAll("use")) {
          const place = picture.ownerDocument.createElementNS(use.namespaceURI, "g");
          place.setAttribute("transform", use.getAttributeNS(null, "transform"));
          place.append(picture.querySelector(use.getAttributeNS(null, "href")).cloneNode(true));
          place.firstChild.removeAttribute("id");
          use.replaceWith(place);
        }
        const told = document.createElement("p");
        told.textContent = made.text;
        const print = document.createElement("div");
        print.className = print.part = "printed";
        print.append(picture, ...(made.text ? [told] : []));
        this.#print = { print, styles: styles.textContent };
        this.#box.append(print);
        this.#dress();
      } catch (error) {
        // What stands inside the element is printed.
        console.warn(error);
      }
    }

    // What was seen before is seen again.
    #putPicture() {
      this.#print?.print.remove();
      sheets.get(this.ownerDocument.defaultView)?.delete(this.#print?.styles);
      this.#print = undefined;
      this.#dress();
    }

    // The picture of a board that nobody has come near to.
    #unseen() {
      const language = this.#speaks();
      const { Board } = begunNow();
      const { record, path, pick, address } = this.#source();
      const game = path ? pick(now(path)) : address ? textNow(address) : record;
      if (game === null) return undefined;
      const mode = this.getAttribute("mode") || (path ? modeOf(game) : "diagram");
      return Board.printed_unseen(game, this.#step(), mode, language, saidIn(language).map(now));
    }

    // Version 1 of what a host page may call; the board is there after `bastide-ready`.
    api(version) {
      if (version !== 1) throw new RangeError(`bastide-board has no api(${version})`);
      const board = () => {
        if (this.#changed.size > 0) this.#follow();
        if (!this.#board) throw new Error("the board is not ready");
        return this.#board;
      };
      const stepped = (step) => {
        if (Number.isInteger(step) && step >= 0) return step;
        throw new RangeError(STEPS[this.#speaks()](String(step)));
      };
      const task = () => {
        const found = board().task();
        if (!found) throw new Error("the board has no task");
        return found;
      };
      return {
        load: (record, step) => board() && this.#load(String(record), step === undefined ? step : stepped(step)),
        record: () => board().record(),
        link: () => board().link(),
        state: () => board().state(),
        drill: () => board().drill(),
        legal: () => board().legal(),
        apply: (line) => board().act(String(line)),
        undo: () => board().undo(false),
        redo: () => board().undo(true),
        step: (number) => board().go_to(stepped(number)),
        ask: async () => {
          if (!canPlay()) await bring(LATER, PLAY);
          return board().ask();
        },
        picture: async (wish) => {
          if (!canPlay()) await bring(LATER, PLAY);
          return paint(board(), wish);
        },
        annotate: (lines) => board().annotate(Array.isArray(lines) ? lines.join("\n") : String(lines ?? "")),
        // Tasks, by the words of learning platforms.
        answered: () => task().answered,
        score: () => task().score.raw,
        maxScore: () => task().score.max,
        result: () => task(),
        hint: () => task() && board().change_task("hint"),
        showSolution: () => task() && board().change_task("solve"),
        reset: () => task() && board().change_task("again"),
        getState: () => board().task_state(),
        setState: (state) => board().restore_task(String(state)),
      };
    }
  }

  // Each attribute is a property as well; what every element has stays what it is.
  const PROPERTIES = BastideBoard.names.filter((name) => !(name in HTMLElement.prototype));
  for (const name of PROPERTIES) {
    Object.defineProperty(BastideBoard.prototype, name, {
      enumerable: true,
      configurable: true,
      get() {
        return this.getAttribute(name) ?? "";
      },
      set(said) {
        if (said === null || said === undefined) this.removeAttribute(name);
        else this.setAttribute(name, said);
      },
    });
  }

  customElements.define("bastide-board", BastideBoard);
})();
