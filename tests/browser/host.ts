// A page that uses a board as its types say; it is compiled and never run.
import type { BastideBoard, BoardApi, TaskResult } from "../../www/embed/bastide-board.d.ts";

const board: BastideBoard = document.createElement("bastide-board");
board.setAttribute("mode", "task");

const told: string[] = [];
board.addEventListener("bastide-action", (event) => {
  const { step, action, scores } = event.detail;
  told.push(`${step}: ${action}, ${scores.map(({ seat, points }) => `${seat}: ${points}`).join(", ")}`);
});
board.addEventListener("bastide-refused", (event) => told.push(...event.detail.reasons.map(({ text }) => text)));
board.addEventListener("bastide-goal", (event) => grade(event.detail));
board.addEventListener("bastide-ready", () => play(board.api(1)));

function grade({ score, success, completion, attempts }: TaskResult): number {
  return success && completion && attempts === 0 ? score.max : score.raw;
}

function play(api: BoardApi): void {
  const [line] = api.legal();
  if (line !== undefined && !api.apply(line)) api.undo();
  const kept: string | undefined = api.getState();
  if (kept !== undefined && api.setState(kept)) api.showSolution();
}

// @ts-expect-error There is one version so far.
board.api(2);
// @ts-expect-error A step is a number.
board.api(1).step("first");
document.body.append(board);
