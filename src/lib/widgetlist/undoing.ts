import type { Answer, Refused } from '../client/request.js';

export interface Undoing {
  /** The items; it cannot be undone once they are deleted forever. */
  readonly widgets: readonly number[];
  /** undefined: cancelled. */
  ask(): Promise<Answer<unknown> | undefined>;
  /** Whether the lists show that it is undone. */
  isSeen(): boolean;
}

/** A finished action with its undo, if it has one. */
export interface FinishedAction {
  readonly text: string;
  readonly open?: string;
  readonly undo?: Undoing;
}

export interface Step extends FinishedAction {
  readonly undo: Undoing;
}

/** Undoes several steps at once, the newest first; a refusal does not stop the others. */
export function undoingOf(steps: readonly Step[]): Undoing {
  return {
    widgets: steps.flatMap(({ undo }) => undo.widgets),
    async ask() {
      let refused: Refused | undefined;
      for (const { undo } of [...steps].reverse()) {
        const answer = await undo.ask();
        if (!answer) continue;
        if (!answer.ok && !isFinal(answer)) return answer;
        if (!answer.ok) refused ??= answer;
      }
      return refused ?? { ok: true, value: undefined };
    },
    isSeen: () => steps.every(({ undo }) => undo.isSeen())
  };
}

/** Refused: retrying would not help, and nothing was done. */
export const isFinal = ({ status }: Refused): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 429;

/** It may have happened: the answer was lost, or a proxy gave up. */
export const isUnknown = ({ status }: Refused): boolean => status === 0 || status >= 500;
