// Plays a gesture on the board, a step a frame, and returns how long each frame kept the page busy, in milliseconds: from
// the first call of the frame, through all that the page does in it and the browser's own painting, until the browser
// hears the next message; and how much of that the page itself takes: its handlers, and its own callback of the frame with
// all calls of the canvas. arguments: the gesture, and places on the page, [x, y], that it leads through.
const [gesture, places] = arguments;
const board = document.querySelector("#board");

const pointer = (kind, [x, y], buttons) =>
  board.dispatchEvent(
    new PointerEvent(kind, { pointerId: 1, pointerType: "mouse", isPrimary: true, button: 0, buttons, clientX: x, clientY: y, bubbles: true, cancelable: true }),
  );
const wheel = ([x, y], deltaY) =>
  board.dispatchEvent(new WheelEvent("wheel", { clientX: x, clientY: y, deltaY, bubbles: true, cancelable: true }));

// From place to place, each stretch in so many steps.
const way = (steps) =>
  places.slice(1).flatMap(([x, y], index) => {
    const [left, top] = places[index];
    const at = (step) => [left + ((x - left) * step) / steps, top + ((y - top) * step) / steps];
    return Array.from({ length: steps }, (_, step) => at(step + 1));
  });

const gestures = {
  // Nearer until it gets no nearer, and back.
  zoom: () => [
    ...Array.from({ length: 70 }, () => () => wheel(places[0], -40)),
    ...Array.from({ length: 70 }, () => () => wheel(places[0], 40)),
  ],
  // The pointer goes down at the first place and along the others.
  drag: () => [
    () => pointer("pointerdown", places[0], 1),
    ...way(30).map((at) => () => pointer("pointermove", at, 1)),
  ],
  // What is held is let go, and comes to rest.
  drop: () => [
    () => pointer("pointerup", places[0], 0),
    ...Array.from({ length: 50 }, () => () => {}),
  ],
};

return new Promise((done) => {
  const steps = gestures[gesture]();
  const whole = [];
  const page = [];
  let own = 0;
  // The page asks for frames through the window, and so its callbacks are timed; those of this script are not.
  const request = window.requestAnimationFrame;
  window.requestAnimationFrame = (call) =>
    request.call(window, (time) => {
      const begun = performance.now();
      call(time);
      own += performance.now() - begun;
    });
  const heard = new MessageChannel();
  let start = 0;
  heard.port1.onmessage = () => {
    whole.push(performance.now() - start);
    page.push(own);
    own = 0;
    if (whole.length < steps.length) return;
    window.requestAnimationFrame = request;
    done({ whole, page });
  };
  let next = 0;
  const frame = () => {
    start = performance.now();
    // Asked for before the step, so that the next frame begins here too.
    if (next + 1 < steps.length) request.call(window, frame);
    const begun = performance.now();
    steps[next++]();
    own += performance.now() - begun;
    heard.port2.postMessage(null);
  };
  request.call(window, frame);
});
