import type { Problem } from '../client/problem.js';
import { pressedKey } from './pressedKey.js';

/** Runs a dialog's action, one at a time, and keeps its error sentence. */
export class Submission {
  problem = $state<Problem>();
  busy = $state(false);

  /** Does it, unless it is being done. `act` gives what to say when it did not work. */
  async run(act: () => Promise<Problem | undefined>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.problem = await act();
    } finally {
      this.busy = false;
    }
  }
}

/** Sends the form of a field with Ctrl+Enter. */
export function submitByKey(event: KeyboardEvent & { currentTarget: HTMLInputElement | HTMLTextAreaElement }): void {
  if (pressedKey(event) !== 'ctrl Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
