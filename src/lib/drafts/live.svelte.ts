import { follow, type LiveEvent, type LiveState } from '../live/follow.js';
import { LossNotice } from '../live/lossNotice.svelte.js';

/** Widgets per stream. */
const MOST_FOLLOWED = 200;
/** What changes what the screen shows. */
const NEWS: ReadonlySet<LiveEvent['kind']> = new Set(['saved', 'drafts', 'named', 'texts', 'gone']);
/** Saves come in bursts. */
const REST_MILLISECONDS = 250;

/** Follows what others do to a draft and its widgets. */
export class DraftUpdates {
  /** The stream has been silent for some seconds. */
  lost = $state(false);
  readonly #notice = new LossNotice((lost) => (this.lost = lost));
  readonly #stop: () => void;

  /** @param onnews something may have changed: reload */
  constructor(ids: readonly number[], onnews: () => void) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before: LiveState | undefined;
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(onnews, REST_MILLISECONDS);
    };
    const followed = follow({
      ids: [...new Set(ids)].slice(0, MOST_FOLLOWED),
      onevent: ({ kind }) => NEWS.has(kind) && soon(),
      onstate: (state) => {
        if (state === 'connected' && before !== undefined && before !== 'connected') soon();
        before = state;
        this.#notice.turned(state);
      }
    });
    this.#stop = () => {
      clearTimeout(timer);
      followed.close();
      this.#notice.stop();
    };
  }

  stop(): void {
    this.#stop();
  }
}
