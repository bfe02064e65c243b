/** Progress of the analysis. `late`: slow enough to show it. */
export type AnalysisStatus =
  | { readonly kind: 'done' | 'cancelled' | 'failed' }
  | { readonly kind: 'working'; readonly done: number; readonly total: number; readonly late: boolean };

/** Delay before progress is shown. */
const LATE_MS = 200;

/** How far the worker is with a definition. */
export class AnalysisProgress {
  status = $state.raw<AnalysisStatus>({ kind: 'done' });
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param total rules to prove */
  begin(total: number): void {
    clearTimeout(this.#timer);
    this.status = { kind: 'working', done: 0, total, late: false };
    this.#timer = setTimeout(() => {
      if (this.status.kind === 'working') this.status = { ...this.status, late: true };
    }, LATE_MS);
  }

  advance(done: number, total: number): void {
    if (this.status.kind === 'working') this.status = { ...this.status, done, total };
  }

  end(kind: 'done' | 'cancelled' | 'failed'): void {
    this.close();
    this.status = { kind };
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
