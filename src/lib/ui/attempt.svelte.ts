/** What a dialog does when it is told to: once at a time, and with the sentence on what did not work. */
export class Attempt {
  problem = $state<string>();
  busy = $state(false);

  /** Does it, unless it is being done. `act` gives the sentence to show when it did not work. */
  async run(act: () => Promise<string | undefined>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.problem = await act();
    } finally {
      this.busy = false;
    }
  }
}
