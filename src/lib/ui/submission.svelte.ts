import type { Problem } from '../client/problem.js';

/** What a dialog does when it is told to: once at a time, and with the sentence on what did not work. */
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
