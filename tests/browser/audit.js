// What is asked of every view: run in the page by the tests of looks, never part of it.
(() => {
  "use strict";

  // An element as a person can find it again.
  const named = (element) => {
    const run = element.dataset?.run ? `[${element.dataset.run}]` : "";
    const kind = element.className?.baseVal ?? element.className;
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 32);
    return `${element.tagName.toLowerCase()}${kind ? "." + kind.replaceAll(" ", ".") : ""}${run} "${text}"`;
  };

  // What can be reached: the dialog in front, or all of the page.
  const front = () => [...document.querySelectorAll("dialog[open]")].pop() ?? document.body;

  // Only heard, as a dialog is that was closed just now, or a cell of the grid over the board, which goes where the camera goes.
  const aside = ".unseen, .said, .cells, [hidden], [data-leaving], noscript, script";

  // What is found of elements, which lie in each other, once for each question.
  const kept = [];
  const once = (find) => {
    const known = new Map();
    kept.push(known);
    return (element) => {
      if (!known.has(element)) known.set(element, find(element));
      return known.get(element);
    };
  };
  const forget = () => kept.forEach((known) => known.clear());

  const clipped = once(
    (element) => getComputedStyle(element).clipPath === "inset(50%)" || Boolean(element.parentElement && clipped(element.parentElement)),
  );

  const shown = (element) => {
    if (element.closest(aside) || !element.checkVisibility({ visibilityProperty: true }) || clipped(element)) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };

  const scrolls = (style, axis) => ["auto", "scroll"].includes(style[axis]);

  // What an element and all around it let through.
  const room = once((element) => {
    const around = element.parentElement ? room(element.parentElement) : { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const style = getComputedStyle(element);
    return style.overflowX === "visible" && style.overflowY === "visible" ? around : within(element.getBoundingClientRect(), around);
  });

  const within = (box, room) => ({
    left: Math.max(box.left, room.left),
    top: Math.max(box.top, room.top),
    right: Math.min(box.right, room.right),
    bottom: Math.min(box.bottom, room.bottom),
  });

  // The part of a box that its surroundings let through.
  const seen = (element, box = element.getBoundingClientRect(), from = element.parentElement) => within(box, room(from));

  const across = (one, two) => ({
    x: Math.min(one.right, two.right) - Math.max(one.left, two.left),
    y: Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top),
  });

  // Names that somebody typed may be longer than any place for them.
  const typed = ".player .name, .player .name *, .ask > .name, .points thead span, .saved .label, .deleted > .label";

  // What in an element reaches farthest to the right.
  const widest = (element) => {
    const right = (one) => one.getBoundingClientRect().right;
    const all = [...element.querySelectorAll("*")].sort((one, other) => right(other) - right(one));
    const first = all.find((one) => right(one) === right(all[0]) && !one.children.length) ?? all[0];
    return first ? `${first.localName}.${first.className} "${first.textContent.trim().slice(0, 30)}"` : "itself";
  };

  // Text that does not fit into its element.
  const cut = (element) => {
    if (element.matches(typed) && getComputedStyle(element).overflowX === "hidden") return null;
    const style = getComputedStyle(element);
    const wide = element.scrollWidth - element.clientWidth;
    if (element.clientWidth && wide > 1 && !scrolls(style, "overflowX")) {
      return `wider than its place by ${wide}, because of ${widest(element)}`;
    }
    const high = element.scrollHeight - element.clientHeight;
    const closed = ["hidden", "clip"].includes(style.overflowY);
    if (element.clientHeight && high > 2 && closed) return `higher than its place by ${high}`;
    return null;
  };

  // Out of the window, or sideways out of what scrolls only up and down.
  const outside = (element) => {
    const box = element.getBoundingClientRect();
    let room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let at = element; at.parentElement && getComputedStyle(at).position !== "fixed"; ) {
      // What is placed by itself is not scrolled by what it does not belong to.
      at = (getComputedStyle(at).position === "absolute" && at.offsetParent) || at.parentElement;
      const style = getComputedStyle(at);
      const [sideways, upright] = [scrolls(style, "overflowX"), scrolls(style, "overflowY")];
      if (!sideways && !upright) continue;
      const area = at.getBoundingClientRect();
      const rolls = at.scrollHeight > at.clientHeight;
      room = { ...area.toJSON(), top: rolls ? -Infinity : area.top, bottom: rolls ? Infinity : area.bottom };
      if (at.scrollWidth > at.clientWidth) [room.left, room.right] = [-Infinity, Infinity];
      break;
    }
    const by = Math.max(room.left - box.left, room.top - box.top, box.right - room.right, box.bottom - room.bottom);
    return by > 1 ? `out of sight by ${Math.round(by)}` : null;
  };

  // What lies over the rest on purpose while that is scrolled, or floats over the board for a while.
  const layer = (element) => {
    for (let at = element; at; at = at.parentElement) {
      if (["sticky", "fixed"].includes(getComputedStyle(at).position)) return at;
      if (at.matches(".notices, .refusal, .toast, .tip, .listed-places, .asks, .tooltip, .preview, .pointed, .menu.open")) return at;
    }
    return null;
  };

  const overlaps = (items) => {
    const found = [];
    items.forEach(([one, first], index) => {
      for (const [two, second] of items.slice(index + 1)) {
        const { x, y } = across(first, second);
        if (x <= 1.5 || y <= 1.5 || one.contains(two) || two.contains(one) || layer(one) !== layer(two)) continue;
        found.push(`${named(one)} overlaps ${named(two)} by ${Math.round(x)} x ${Math.round(y)}`);
      }
    });
    return found;
  };

  // The lines of text that stand in an element itself.
  const written = (element) => {
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    return texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map((box) => [element, seen(element, box, element)]);
    });
  };

  // Everything that is cut, out of sight or on top of something else.
  const crowded = () => {
    forget();
    const all = [...front().querySelectorAll("*")].filter((each) => !each.closest("svg svg, svg *") && shown(each));
    const found = [];
    for (const element of all) {
      for (const fault of [element.matches("svg, canvas, option, optgroup") ? null : cut(element), outside(element)]) {
        if (fault) found.push(`${named(element)} is ${fault}`);
      }
    }
    const pressed = all.filter((element) => element.matches("button, input, select, textarea, a, summary"));
    found.push(...overlaps(pressed.map((element) => [element, seen(element)])));
    found.push(...overlaps(all.flatMap(written)));
    return [...new Set(found)];
  };

  // Places to press of less than `least` pixels either way. The name of a player is pressed on all of its card.
  const small = (least, css) => {
    forget();
    const all = [...front().querySelectorAll(css)].filter(shown);
    return all
      .map((element) => [element, (element.closest(".player") ?? element).getBoundingClientRect()])
      .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
      .map(([element, box]) => `${named(element)} is ${Math.round(box.width)} x ${Math.round(box.height)}`);
  };

  // Until what moves by style has come to rest, but for what never does, and a frame was drawn after it.
  const rest = async () => {
    const moving = document.getAnimations().filter((each) => each.effect.getTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map((each) => each.finished));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return [];
  };

  // Everything that is wrong with text of a size, in percent of the usual one. The page is not told, which may have
  // broken: style sheets see no more of it either.
  const squeezed = async (percent) => {
    document.documentElement.dataset.text = percent;
    await rest();
    return [...crowded(), ...small(window.innerWidth < 360 ? 36 : 44, ".dock button"), ...small(24, "button, input, select, summary")];
  };

  // Lets somebody look at styles as if the page were not hidden, which has no contrast to anything; that nothing is painted
  // for it takes half the time.
  const unhidden = async (look) => {
    const styles = window.getComputedStyle;
    window.getComputedStyle = (element, ...more) => {
      const style = styles(element, ...more);
      if (element !== document.documentElement) return style;
      const told = (name) => (name === "opacity" ? "1" : style.getPropertyValue(name));
      return new Proxy(style, { get: (_, name) => (name === "getPropertyValue" ? told : name === "opacity" ? "1" : style[name]) });
    };
    return look().finally(() => (window.getComputedStyle = styles));
  };

  // The rules of axe-core that are broken, each with the elements that break it.
  const broken = async (only, more) => {
    const rules = Object.fromEntries(more.map((rule) => [rule, { enabled: true }]));
    const options = { resultTypes: ["violations"], rules };
    if (only.length) options.runOnly = { type: "rule", values: only };
    const { violations } = await unhidden(() => axe.run(document, options));
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any, all }) => {
        const { data } = [...any, ...all].find((check) => check.data) ?? {};
        const contrast = data?.contrastRatio ? ` ${data.fgColor} on ${data.bgColor}: ${data.contrastRatio}` : "";
        return `${id} (${help}): ${target.join(" ")}${contrast}`;
      }),
    );
  };

  // The keys of commands without a button.
  const keys = { close: "Escape", inspect: "i", settings: "," };

  // Presses what has a name on the page, whether it is in sight or not; settings in their dialog; the rest by its key.
  // A dialog that was closed is still in the document for a while, and its controls do nothing.
  const press = (name) => {
    const named = `[data-run='${name}']:not([data-leaving] *)`;
    const found = document.querySelector(`${named}:not([disabled])`) ?? document.querySelector(named);
    if (found) {
      found.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    } else if (name.startsWith("set ") && !document.querySelector("dialog.settings[open]")) {
      ["settings", name, "close"].forEach(press);
    } else if (keys[name]) {
      window.dispatchEvent(new KeyboardEvent("keydown", { key: keys[name], bubbles: true }));
    } else if (!name.startsWith("set ")) {
      throw new Error(`nothing on the page is called ${name}`);
    }
  };

  window.audit = { rest, squeezed, crowded, small, broken, press };
})();
