// Version 1 of what a page may ask of a board (`<bastide-board>`), for those who write TypeScript.
// Each member of it says since which version of Bastide it is there.

/** How a task stands, by the words of learning platforms; no person is in it. */
export interface TaskResult {
  /** Whether anything was decided. */
  answered: boolean;
  /** Goals that were reached without the solution; `scaled` lies between 0 and 1. */
  score: { raw: number; min: 0; max: number; scaled: number };
  /** Whether all goals were reached without the solution. */
  success: boolean;
  /** Whether it is over, one way or the other. */
  completion: boolean;
  /** How often it was begun again. */
  attempts: number;
  /** How long it took, or has taken until now, since it began or began again: `PT12.34S` (ISO 8601, as in xAPI). */
  duration: string;
}

/** Points of a seat, and where they come from. */
export interface BoardScore {
  step: number;
  seat: number;
  points: number;
  /** Whether they are of the final scoring. */
  final: boolean;
  /** What is counted, how many of it at how many points each, by which rule (`CITY-02`), on which cells (`"0,-1"`). */
  items: { what: string; count: number; each: number; points: number; rule: string; tiles: string[] }[];
}

/** `element.api(1)`; everything throws an `Error` before `bastide-ready`. */
export interface BoardApi {
  /** Shows the game of a record or of a link's payload after `step` decisions; whether it could be read. Since 0.1.0. */
  load(record: string, step?: number): boolean;
  /** The record of the game as far as it was played here. Since 0.1.0. */
  record(): string | undefined;
  /** The payload of a link that carries the game. Since 0.1.0. */
  link(): string | undefined;
  /** What is on the board, for tests: no promise of version 1. Since 0.1.0. */
  state(): unknown;
  /** Breaks this board, for tests: no promise of version 1. Since 0.1.0. */
  drill(): void;
  /** What whoever is asked may do, as lines of a record. Since 0.1.0. */
  legal(): string[];
  /** Decides by a line of a record; whether it is allowed. Since 0.1.0. */
  apply(line: string): boolean;
  /** Takes the last decision back. Since 0.1.0. */
  undo(): void;
  /** Makes what was taken back again. Since 0.1.0. */
  redo(): void;
  /** Goes to the end of a turn of a replay, 0 being the beginning; whether a replay is shown. Since 0.1.0. */
  step(number: number): boolean;
  /**
   * Shows comments and marks beside what the record says, as lines of a record (`say`, `arrow`, `mark`, `label`), in place of
   * those before; none takes them away. Throws an `Error` with the line and the reason, and changes nothing then. Since 0.1.0.
   */
  annotate(lines: string | string[]): void;
  /**
   * What the strongest computer player would do for whoever is asked in front of the board, as a line for `apply`. Fails where
   * nobody is asked (`replay`, `diagram`, while a computer thinks) and when the game goes on meanwhile. Since 0.1.0.
   */
  ask(): Promise<string>;
  /**
   * The table as a picture that carries its game: a `Blob` with a PNG (the default), or the text of an SVG; `width` in pixels
   * is between 320 and 6,000, and 1,600 without one. What is marked on the board is marked in it. Since 0.1.0.
   */
  picture(wish?: { format?: "png" | "svg"; width?: number }): Promise<Blob | string>;
  /** Whether anything was decided in the task. This and what follows throws where there is no task. Since 0.1.0. */
  answered(): boolean;
  /** How many goals were reached. Since 0.1.0. */
  score(): number;
  /** How many goals there are. Since 0.1.0. */
  maxScore(): number;
  /** All of it. Since 0.1.0. */
  result(): TaskResult;
  /** Shows one more hint. Since 0.1.0. */
  hint(): boolean;
  /** Shows the solution; the task scores nothing then. Since 0.1.0. */
  showSolution(): boolean;
  /** Begins the task again. Since 0.1.0. */
  reset(): boolean;
  /** How far somebody has come with a task, in at most 4,096 bytes; none without one. Since 0.1.0. */
  getState(): string | undefined;
  /** Brings that back; whether it could. Since 0.1.0. */
  setState(state: string): boolean;
}

/** The element. Attributes are those of the README. */
export interface BastideBoard extends HTMLElement {
  api(version: 1): BoardApi;
  addEventListener<Name extends keyof BoardEvents>(
    name: Name,
    listener: (event: BoardEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** What happens, as events on the element that go up through the page. */
export interface BoardEvents {
  "bastide-ready": CustomEvent<Record<string, never>>;
  "bastide-error": CustomEvent<{ message: string }>;
  /** Who is asked; `here` is whether in front of this board, otherwise `apply` answers for them (attribute `seat`). */
  "bastide-question": CustomEvent<{ seat: number; step: number; here: boolean }>;
  "bastide-refused": CustomEvent<{ reasons: { text: string; rule?: string }[] }>;
  "bastide-action": CustomEvent<{
    step: number;
    seat?: number;
    action: string;
    scores: { seat: number; points: number }[];
  }>;
  /** Before a person decides; `preventDefault()` keeps the decision from being made. Meanwhile the board does nothing else. */
  "bastide-before-action": CustomEvent<{ step: number; seat: number; action: string }>;
  /** Points, after the `bastide-action` they come from. */
  "bastide-score": CustomEvent<BoardScore>;
  "bastide-goal": CustomEvent<TaskResult>;
  "bastide-end": CustomEvent<Record<string, never>>;
}

declare global {
  interface HTMLElementTagNameMap {
    "bastide-board": BastideBoard;
  }
}
