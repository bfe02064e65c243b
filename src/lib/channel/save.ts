import { cleanFileName } from './fileName.js';
import { endingOf, offerOf } from './fileTypes.js';
import { LIMITS, type ToContainer } from './protocol.js';
import type { SaveRefusal, SaveRequest } from './state.js';

const MAX_WAITING = 3;
/** After this many refused files in a row, the user is not asked again. */
const MAX_DECLINED = 3;
/** How many refused files are reported to the user; more would annoy as much as questions. */
const MAX_TOLD = 3;
/** After more requests than that, nothing is offered until the widget has been quiet for so long (milliseconds). */
const STORM_QUIET = 5_000;

export interface SaveCallbacks {
  onSave?(request: SaveRequest): Promise<void> | void;
  onSaveRefused?(refusal: SaveRefusal): void;
}

/**
 * Requests to save a file, one at a time: the user never gets two questions at once, only the first few of a storm lead to a question,
 * and a widget whose files are declined repeatedly is ignored. Only extensions in `fileTypes.ts` are offered.
 */
export class SaveQueue {
  readonly #callbacks: SaveCallbacks;
  readonly #closing = new AbortController();
  #waiting: SaveRequest[] = [];
  #asking = false;
  #stormAt = -Infinity;
  #declined: number;
  #told = 0;
  /** For a widget that may not ask again, only the first request is reported. */
  #silenced = false;

  /** @param unwanted The user has refused further files of this widget. */
  constructor(callbacks: SaveCallbacks, unwanted = false) {
    this.#callbacks = callbacks;
    this.#declined = unwanted ? MAX_DECLINED : 0;
  }

  /** Returns why it was refused; undefined if the user is asked, or it is silently ignored. */
  add({ data, fileName: name, fileType }: Extract<ToContainer, { type: 'SaveToFile' }>): SaveRefusal | undefined {
    if (this.#silenced || this.#inStorm()) return undefined;
    const fileName = cleanFileName(name);
    const refuse = (reason: SaveRefusal['reason']) => this.#refuse(reason, fileName, data.size);
    if (this.#declined >= MAX_DECLINED) {
      this.#silenced = true;
      return refuse('unwanted');
    }
    const offer = offerOf(fileName, fileType);
    if (typeof offer === 'string') return refuse(offer);
    if (data.size > LIMITS.file) return refuse('too-large');
    if (this.#waiting.length >= MAX_WAITING) {
      this.#stormAt = performance.now();
      return refuse('too-many');
    }
    const decline = (forever = false) => (this.#declined += forever ? MAX_DECLINED : 1);
    this.#waiting.push({ fileName, ...offer, data, signal: this.#closing.signal, decline });
    void this.#askNext();
    return undefined;
  }

  /** The user requested something that may produce a file. */
  userRequested(): void {
    this.#declined = 0;
    this.#told = 0;
    this.#silenced = false;
  }

  close(): void {
    this.#closing.abort();
    this.#waiting = [];
  }

  #refuse(reason: SaveRefusal['reason'], fileName: string, bytes: number): SaveRefusal {
    const refusal: SaveRefusal = { reason, fileName, ending: endingOf(fileName), bytes };
    const isOnce = reason === 'unwanted' || reason === 'too-many';
    if (isOnce || ++this.#told <= MAX_TOLD) this.#callbacks.onSaveRefused?.(refusal);
    return refusal;
  }

  /** Each request prolongs the storm, so only the widget can end it. */
  #inStorm(): boolean {
    const now = performance.now();
    if (now - this.#stormAt > STORM_QUIET) return false;
    this.#stormAt = now;
    return true;
  }

  async #askNext(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const { signal } = this.#closing;
    for (let request = this.#waiting[0]; request && !signal.aborted; request = this.#waiting[0]) {
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
