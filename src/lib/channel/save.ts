import { cleanFileName } from './fileName.js';
import { LIMITS, type ToContainer } from './protocol.js';
import type { SaveRequest } from './state.js';

const MAX_WAITING = 3;
/** After more requests than that, nothing is offered until the widget has been quiet for so long (milliseconds). */
const STORM_QUIET = 5_000;
const MEDIA_TYPE = /^[\w.+-]{1,64}\/[\w.+-]{1,64}$/;

/** Why a file was not even offered to the user. */
export interface SaveRefusal {
  readonly reason: 'too-large' | 'too-many';
  readonly fileName: string;
  readonly bytes: number;
}

export interface SaveCallbacks {
  onSave?(request: SaveRequest): Promise<void> | void;
  onSaveRefused?(refusal: SaveRefusal): void;
}

/**
 * Requests to save a file, one at a time: the user is never asked twice at once, and of a storm only the first few are
 * ever asked about.
 */
export class SaveQueue {
  readonly #callbacks: SaveCallbacks;
  #waiting: SaveRequest[] = [];
  #asking = false;
  #closed = false;
  #stormAt = -Infinity;

  constructor(callbacks: SaveCallbacks) {
    this.#callbacks = callbacks;
  }

  add({ data, fileName: name, fileType }: Extract<ToContainer, { type: 'SaveToFile' }>): void {
    if (this.#inStorm()) return;
    const fileName = cleanFileName(name);
    const refuse = (reason: SaveRefusal['reason']) =>
      this.#callbacks.onSaveRefused?.({ reason, fileName, bytes: data.size });
    if (data.size > LIMITS.file) return refuse('too-large');
    if (this.#waiting.length >= MAX_WAITING) {
      this.#stormAt = performance.now();
      return refuse('too-many');
    }
    const type = MEDIA_TYPE.test(fileType) ? fileType.toLowerCase() : 'application/octet-stream';
    this.#waiting.push({ fileName, type, data });
    void this.#askNext();
  }

  close(): void {
    this.#closed = true;
    this.#waiting = [];
  }

  /** Each request in a storm makes it last; so it is the widget that ends it. */
  #inStorm(): boolean {
    const now = performance.now();
    if (now - this.#stormAt > STORM_QUIET) return false;
    this.#stormAt = now;
    return true;
  }

  async #askNext(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    for (let request = this.#waiting[0]; request && !this.#closed; request = this.#waiting[0]) {
      try {
        await this.#callbacks.onSave?.(request);
      } catch (error) {
        console.error('saveToFile', error);
      }
      this.#waiting.shift();
    }
    this.#asking = false;
  }
}
