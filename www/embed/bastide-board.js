// A board on any page:
//   <script src="…/bastide-board.js" defer></script>
//   <bastide-board record="…" mode="replay"></bastide-board>
// All boards of a page share one module, which is fetched when the first of them comes near to what is seen. Each stands in a
// shadow of its own; until it is drawn, what stands inside the element is shown. Everything else is Rust (src/page/web/embed.rs).
"use strict";
(() => {
  if (customElements.get("bastide-board")) return;
  const BASE = new URL(".", document.currentScript.src).href;
  // The parts of the module beside what shows a board (src/bin/builder/parts/boards.txt).
  const LATER = "board_later.wasm";
  const PLAY = "board_play.wasm";
  const CARDS = "board_cards.wasm";
  // A record that is longer, or has more than this set of tiles, runs what comes later.
  const SHORT = 2000;
  const MORE = /^\s*(set (?!base\b)|position\b)/m;
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

  // The box of the element, before its style sheet is there: where it is decides whether it is fetched at all.
  const BOX = new CSSStyleSheet();
  BOX.replaceSync(`:host { display: block; min-width: 214px; min-height: 160px; overflow: hidden }
    :host([hidden]) { display: none }
    /* As high as the element, where the page says how high that is; otherwise so that all of it is seen on the screen. */
    .box { position: relative; width: 100%; height: 100%; min-height: 100%; aspect-ratio: 4 / 3; max-height: 85vh;
      max-height: 85svh; overflow: hidden }
    /* What is asked and what answers it take as much room on a narrow board as the table. */
    :host(:is([mode="task"], [mode="play"], [lesson])) .box.narrow { aspect-ratio: 3 / 4 }

    .frame { position: absolute; inset: 0; visibility: hidden }
    .frame.drawn { visibility: visible }
    .frame.drawn ~ slot { display: none }
    .failed { position: relative; z-index: 1; margin: 0; padding: 0.6em 0.8em; background: Canvas; color: CanvasText;
      border: 1px solid; font: 14px/1.4 system-ui, sans-serif; overflow-wrap: anywhere }
    .failed:empty { display: none }
    /* What is said of a board that is shown all the same stands above it, not on it. */
    .box:has(> .failed:not(:empty)):has(> .frame.drawn) { display: flex; flex-direction: column }
    .failed:not(:empty) + .frame.drawn { position: relative; inset: auto; flex: 1; min-height: 0 }
    ::slotted([slot="poster"]) { display: block; width: 100%; height: 100%; object-fit: contain }`);

  const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

  // What could not be had, by its address.
  class Missing extends Error {}
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

  const fetched = async (address) => {
    const response = await fetch(address).catch(() => {
      throw Object.assign(new Missing(address), { closed: new URL(address).origin !== origin });
    });
    if (!response.ok) throw new Missing(`${address} (${response.status})`);
    return response;
  };
  const ask = (path) => fetched(BASE + path);

  // The glue is a script that names itself.
  const load = (path) =>
    new Promise((done, fail) => {
      const script = document.createElement("script");
      script.src = BASE + path;
      script.onload = done;
      script.onerror = () => fail(new Missing(script.src));
      document.head.append(script);
    });

  let started;
  const start = async () => {
    const module = ask("board.wasm");
    module.catch(() => {});
    if (typeof wasm_bindgen === "undefined") await load("bastide.js");
    wasm_bindgen.fetchFrom(BASE);
    await wasm_bindgen({ module_or_path: module });
    return wasm_bindgen;
  };

  // The module, fetched once; what failed is tried again by the next board.
  const begun = () =>
    (started ??= start().catch((error) => {
      started = undefined;
      throw error;
    }));

  // Fetches parts before the first call of what they hold, which would keep the whole page waiting. What cannot be had now is
  // asked for again by that call.
  const brought = {};
  const there = new Set();
  const bring = (...parts) =>
    Promise.all(
      parts.map((part) => {
        const here = async () => {
          const answer = ask(part);
          answer.catch(() => {});
          const module = await begun();
          await module.fetchPart(part, answer);
          there.add(part);
        };
        return (brought[part] ??= here().catch(() => delete brought[part]));
      }),
    );

  // Whether what thinks and paints is there: then what is asked of it is asked at once.
  const canPlay = () => there.has(LATER) && there.has(PLAY);

  // Everything that a record runs as soon as it is shown; what is in a link only the module can tell.
  const bringFor = async (record, language) => {
    const link = !record.trimStart().startsWith("bastide");
    if (link || record.length > SHORT || MORE.test(record)) await bring(LATER);
    const { Board } = await begun();
    if (!Board.is_of_cards(record)) return;
    const words = text(`messages/${language}-cards.txt`).then((words) => Board.take_cards(language, words));
    // What is missing is said by three dots.
    await Promise.all([bring(LATER, PLAY, CARDS), words.catch(() => {})]);
  };

  const texts = {};
  const text = async (path) => (await ask(path)).text();
  const messages = (language) =>
    (texts[language] ??= Promise.all(["", "-later"].map((ending) => text(`messages/${language}${ending}.txt`))).catch((error) => {
      delete texts[language];
      throw error;
    }));

  // All lessons in one text for each language, fetched once for all boards: each stands under a line with `## `, its folder and
  // its name.
  const lessons = {};
  const lessonNamed = async (name, language) => {
    const whole = await (lessons[language] ??= text(`lessons/${language}.txt`).catch((error) => {
      delete lessons[language];
      throw error;
    }));
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
  // What a lesson is for, where nothing says otherwise.
  const modeOf = (lesson) => (/^\s*task\s*(#.*)?$/m.test(lesson) ? "task" : "replay");

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
    #styled;
    #shown = 0;
    // Whether the finger that is down moves the page around the board.
    #scrolls = false;
    // The mouse and the fingers that are down on it.
    #down = new Set();
    // Whether a game was brought.
    #loaded = false;
    #leaving;
    // What is left of a board that was let go, should its element come back.
    #kept;

    constructor() {
      super();
      const shadow = this.attachShadow({ mode: "open" });
      const sheet = document.createElement("link");
      sheet.rel = "stylesheet";
      sheet.href = `${BASE}board.css`;
      this.#styled = new Promise((done) => (sheet.onload = sheet.onerror = done));
      this.#frame = document.createElement("div");
      this.#frame.className = "frame";
      this.#frame.part = "frame";
      this.#root = document.createElement("div");
      this.#root.id = "app";
      this.#root.className = "root";
      this.#frame.append(this.#root);
      shadow.adoptedStyleSheets = [BOX];
      // A picture that stands for the board, or else all that stands inside the element.
      const poster = document.createElement("slot");
      poster.name = "poster";
      poster.append(document.createElement("slot"));
      const box = document.createElement("div");
      box.className = "box";
      this.#failed = document.createElement("p");
      this.#failed.className = "failed";
      this.#failed.setAttribute("role", "alert");
      box.append(this.#failed, this.#frame, poster);
      const narrow = ([{ contentRect }]) => box.classList.toggle("narrow", contentRect.width <= NARROW);
      new ResizeObserver(narrow).observe(this);
      shadow.append(sheet, box);
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
      if (!there.has(LATER) || scrolls) event.stopPropagation();
    }

    // The style of the canvas lets each finger move the page: those that are for the board are kept here. That is one that takes
    // something up, two of them, and, as for the wheel, every one while the board has the focus. A pointer goes down before its
    // touch begins, so the board knows what it does.
    #held(event) {
      if (event.composedPath()[0].localName !== "canvas") return;
      const free = !this.shadowRoot.activeElement && event.touches.length === 1;
      // Nothing is taken up before what does that is there; to ask then would keep the page waiting for it.
      this.#scrolls = free && !(this.#board && there.has(LATER) && this.#board.state().holds);
      if (!this.#scrolls) event.preventDefault();
    }

    // Whoever taps the board gives it the focus.
    #tapped(event) {
      const canvas = event.composedPath()[0];
      if (canvas.localName !== "canvas") return;
      this.#scrolls = false;
      canvas.focus({ preventScroll: true });
    }

    connectedCallback() {
      clearTimeout(this.#leaving);
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
        this.#board.close();
        this.#board.free();
      } catch {
        // It broke before, and cannot be asked any more.
      }
      this.#board = undefined;
      this.#opening = undefined;
      this.#loaded = false;
      this.toggleAttribute("open", false);
      this.#frame.classList.remove("drawn");
      this.#root.replaceChildren();
    }

    attributeChangedCallback(name, before, value) {
      if (!this.#board || before === value) return;
      this.#check(name);
      if (NAMES.includes(name)) this.#name();
      else if (SETTINGS.includes(name)) this.#board.set(name, value || "");
      else if (GAME.includes(name)) this.#show();
      if (name === "language") this.#translate(spoken([value, this.#language]));
    }

    // Each language has a lesson of its own. How far somebody has come with it stays.
    async #translate(language) {
      if (language === this.#language) return;
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
      const page = this.closest("[lang]");
      return (this.#language ??= spoken([this.getAttribute("language"), page && page.lang, ...navigator.languages]));
    }

    #name() {
      this.#board.name(this.ariaLabel || this.title);
    }

    #near = new IntersectionObserver(
      (seen) => {
        if (!seen.some((one) => one.isIntersecting)) return;
        this.#near.unobserve(this);
        this.#opening ??= this.#open().catch((error) => {
          // Put in again it is tried again.
          this.#opening = undefined;
          this.#fail(error);
        });
      },
      { rootMargin: NEAR },
    );

    async #open() {
      this.#language = undefined;
      const language = this.#speaks();
      // Whether it can be had does not depend on what it shows.
      begun().catch(() => {});
      const mode = this.getAttribute("mode") || (await this.#meant());
      const wrong = wrongWord("mode", mode);
      if (wrong) throw new Error(WRONG[language]("mode", ...wrong));
      // Which seats there are, the game says.
      for (const name of ["step", ...READ, ...SETTINGS]) if (name !== "seat") this.#check(name);
      const parts = mode === "play" ? bring(LATER, PLAY) : undefined;
      const [module, words] = await Promise.all([begun(), messages(language), parts]);
      this.#board = new module.Board(this, this.#root, mode, language, words);
      for (const name of SETTINGS) {
        if (this.hasAttribute(name)) this.#board.set(name, this.getAttribute(name));
      }
      this.#name();
      if (this.hasAttribute("seat")) this.#board.sit(Number(this.getAttribute("seat")));
      this.toggleAttribute("open", true);
      await this.#show();
      // To be pressed is what it is for.
      if (mode === "replay" || mode === "task") bring(LATER);
      const kept = this.#kept;
      this.#kept = undefined;
      if (kept && kept.task) this.#board.restore_task(kept.task);
      // Meanwhile it may have been taken out again.
      if (!this.isConnected) this.disconnectedCallback();
    }

    // The mode of a board that names none. What is wrong with its lesson is said when that is to be shown.
    async #meant() {
      const name = this.getAttribute("lesson");
      if (name === null || this.hasAttribute("record")) return "diagram";
      return lessonNamed(name, this.#language).then(modeOf, () => "diagram");
    }

    async #show() {
      const turn = ++this.#shown;
      let record = this.getAttribute("record");
      // What was played on goes on.
      if (this.#kept && !this.#kept.task && this.getAttribute("mode") === "play") record = this.#kept.record ?? record;
      const lesson = this.getAttribute("lesson");
      const source = this.getAttribute("src");
      try {
        if (record === null && lesson !== null) {
          record = await lessonNamed(lesson, this.#language);
        } else if (record === null && source !== null) {
          record = await (await fetched(new URL(source, document.baseURI).href)).text();
        }
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
      if (turn !== this.#shown || !this.#board) return;
      const step = Number.parseInt(this.getAttribute("step"), 10);
      this.#load(record, step >= 0 ? step : undefined);
    }

    // Shows a game; as soon as it is drawn, it takes the place of what was shown meanwhile.
    #load(record, step) {
      const board = this.#board;
      const shown = board.show(record, step);
      this.#loaded = true;
      this.#error = "";
      this.#tell();
      // Who sits there, only the game knows.
      if (shown && this.hasAttribute("seat")) this.#check("seat", SEATS.slice(0, board.seats() ?? SEATS.length));
      Promise.all([this.#styled, nextFrame().then(nextFrame)]).then(() => {
        if (board === this.#board) this.#frame.classList.add("drawn");
      });
      return shown;
    }

    #fail(error) {
      const told = String((error && error.message) || error);
      const language = this.#language || "en";
      const missing = error instanceof Missing ? MISSING[language](told) : told;
      this.#error = error.closed ? `${missing}. ${CLOSED[language]}` : missing;
      this.#tell();
      this.#err(this.#error);
    }

    // Version 1 of what a host page may call; the board is there after `bastide-ready`.
    api(version) {
      if (version !== 1) throw new RangeError(`bastide-board has no api(${version})`);
      const board = () => {
        if (!this.#board) throw new Error("the board is not ready");
        return this.#board;
      };
      const task = () => {
        const found = board().task();
        if (!found) throw new Error("the board has no task");
        return found;
      };
      return {
        load: (record, step) => board() && this.#load(String(record), step),
        record: () => board().record(),
        link: () => board().link(),
        state: () => board().state(),
        drill: () => board().drill(),
        legal: () => board().legal(),
        apply: (line) => board().act(String(line)),
        undo: () => board().undo(false),
        redo: () => board().undo(true),
        step: (number) => board().go_to(number),
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
