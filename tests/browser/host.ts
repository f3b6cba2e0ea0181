// A page that uses a board as its types say; it is compiled beside them and never run.
import type { BastideBoard, BoardApi, BoardAttributes, BoardEvents, BoardScore, PictureWish, TaskResult } from "./bastide-board.d.ts";

const board: BastideBoard = document.createElement("bastide-board");
board.mode = "task";

const told: string[] = [];
board.addEventListener("bastide-action", (event) => {
  const { step, action, scores } = event.detail;
  told.push(`${step}: ${action}, ${scores.map(({ seat, points }) => `${seat}: ${points}`).join(", ")}`);
});
board.addEventListener("bastide-refused", (event) => told.push(...event.detail.reasons.map(({ text }) => text)));
board.addEventListener("bastide-before-action", (event) => {
  if (event.detail.action.startsWith("meeple")) event.preventDefault();
});
board.addEventListener("bastide-score", (event) => told.push(...explain(event.detail)));
board.addEventListener("bastide-goal", (event) => grade(event.detail));
board.addEventListener("bastide-ready", () => play(board.api(1)));

function grade({ score, success, completion, attempts }: TaskResult): number {
  return success && completion && attempts === 0 ? score.max : score.raw;
}

function explain({ final, items }: BoardScore): string[] {
  return items.map(({ count, each, rule, tiles }) => `${count} x ${each} by ${rule} on ${tiles.join(" ")}${final ? ", at the end" : ""}`);
}

async function paint(api: BoardApi, wish: PictureWish = { format: "png", width: 800 }): Promise<number> {
  const painted = await api.picture(wish);
  return typeof painted === "string" ? painted.length : painted.size;
}

function play(api: BoardApi): void {
  const [line] = api.legal();
  if (line !== undefined && !api.apply(line)) api.undo();
  const kept: string | undefined = api.getState();
  if (kept !== undefined && api.setState(kept)) api.showSolution();
}

// Events go up through the page, and are known by their names there too.
document.addEventListener("bastide-goal", ({ detail }) => grade(detail));
const heard = ({ detail }: BoardEvents["bastide-score"]): number => detail.points;
board.addEventListener("bastide-score", heard);
board.removeEventListener("bastide-score", heard);
const attributes: BoardAttributes = { mode: "replay", src: "game.txt" };

// @ts-expect-error There is no such mode.
attributes.mode = "replays";
// @ts-expect-error There is one version so far.
board.api(2);
// @ts-expect-error A step is a number.
board.api(1).step("first");
// @ts-expect-error A picture is a PNG or an SVG.
paint(board.api(1), { format: "gif" });
// @ts-expect-error The least score is no less than 0.
const low: TaskResult["score"]["min"] = -1;
document.body.append(board);
