import { cleanFileName } from './fileName.js';
import { LIMITS, type ToContainer } from './protocol.js';
import type { SaveRequest } from './state.js';

const MAX_WAITING = 3;
/** After so many files in a row that the user did not want, she is not asked again. */
const MAX_DECLINED = 3;
/** After more requests than that, nothing is offered until the widget has been quiet for so long (milliseconds). */
const STORM_QUIET = 5_000;
const MEDIA_TYPE = /^[\w.+-]{1,64}\/[\w.+-]{1,64}$/;

/** Why a file was not even offered to the user; `unwanted`: she has declined those before, and neither are the next offered. */
export interface SaveRefusal {
  readonly reason: 'too-large' | 'too-many' | 'unwanted';
  readonly fileName: string;
  readonly bytes: number;
}

export interface SaveCallbacks {
  onSave?(request: SaveRequest): Promise<void> | void;
  onSaveRefused?(refusal: SaveRefusal): void;
}

/**
 * Requests to save a file, one at a time: the user is never asked twice at once, of a storm only the first few are ever
 * asked about, and a widget whose files are declined again and again is not heard any more.
 */
export class SaveQueue {
  readonly #callbacks: SaveCallbacks;
  #waiting: SaveRequest[] = [];
  #asking = false;
  #closed = false;
  #stormAt = -Infinity;
  #declined = 0;
  /** Of one that is not wanted any more, only the first request is told. */
  #told = false;

  constructor(callbacks: SaveCallbacks) {
    this.#callbacks = callbacks;
  }

  add({ data, fileName: name, fileType }: Extract<ToContainer, { type: 'SaveToFile' }>): void {
    if (this.#told || this.#inStorm()) return;
    const fileName = cleanFileName(name);
    const refuse = (reason: SaveRefusal['reason']) =>
      this.#callbacks.onSaveRefused?.({ reason, fileName, bytes: data.size });
    if (this.#declined >= MAX_DECLINED) {
      this.#told = true;
      return refuse('unwanted');
    }
    if (data.size > LIMITS.file) return refuse('too-large');
    if (this.#waiting.length >= MAX_WAITING) {
      this.#stormAt = performance.now();
      return refuse('too-many');
    }
    const type = MEDIA_TYPE.test(fileType) ? fileType.toLowerCase() : 'application/octet-stream';
    const declined = (forever = false) => (this.#declined += forever ? MAX_DECLINED : 1);
    this.#waiting.push({ fileName, type, data, declined });
    void this.#askNext();
  }

  /** The user has asked for something that a file may be the answer to. */
  wanted(): void {
    this.#declined = 0;
    this.#told = false;
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
      const before = this.#declined;
      try {
        await this.#callbacks.onSave?.(request);
      } catch (error) {
        console.error('saveToFile', error);
      }
      if (this.#declined === before) this.#declined = 0;
      this.#waiting.shift();
      if (this.#declined >= MAX_DECLINED) this.#waiting = [];
    }
    this.#asking = false;
  }
}
