import type { Given } from '../ui/dropped.js';
import { Turns } from '../ui/turns.js';
import { isTooLarge, uploadPackage, type UploadResult } from './upload.js';

/** So many are sent at the same time; the others wait. */
const AT_ONCE = 2;

export type UploadOutcome = UploadResult | { readonly kind: 'too-large' } | { readonly kind: 'folder' };

/** A file on its way to the server, and what came of it. */
export class Upload {
  readonly id: number;
  readonly name: string;
  /** undefined: waits. 0 … 1 of it is sent; 1: the server checks it. */
  sent = $state<number>();
  outcome = $state.raw<UploadOutcome>();
  readonly #stop = new AbortController();

  constructor(id: number, name: string) {
    this.id = id;
    this.name = name;
  }

  /** @param send sends the file; never rejects */
  async run(turns: Turns, send: typeof uploadPackage, file: File): Promise<void> {
    const { signal } = this.#stop;
    const end = await turns.take(signal);
    if (!end) return;
    this.sent = 0;
    const outcome = await send(file, (part) => (this.sent = part), signal);
    end();
    this.outcome = outcome;
  }

  cancel(): void {
    if (this.sent === undefined) this.outcome = { kind: 'cancelled', sent: false };
    this.#stop.abort();
  }
}

/** The files that were dropped or chosen since the list was cleared, in their order. */
export class Uploads {
  list = $state.raw<readonly Upload[]>([]);
  readonly running = $derived(this.list.filter(({ outcome }) => outcome === undefined).length);
  readonly done = $derived(this.list.filter(({ outcome }) => outcome?.kind === 'done').length);

  readonly #turns = new Turns(AT_ONCE);
  readonly #send: typeof uploadPackage;
  readonly #onstored: () => void;
  #count = 0;

  /** `onstored` is called when the server may have stored something. */
  constructor(onstored: () => void, send: typeof uploadPackage = uploadPackage) {
    this.#onstored = onstored;
    this.#send = send;
  }

  add(files: readonly Given[]): void {
    const added = files.map((file) => this.#one(file));
    this.list = [...this.list, ...added];
  }

  /** Takes those that are over out of the list. */
  clear(): void {
    this.list = this.list.filter(({ outcome }) => outcome === undefined);
  }

  #one(file: Given): Upload {
    const upload = new Upload(this.#count++, 'folder' in file ? file.folder : file.name);
    if ('folder' in file) upload.outcome = { kind: 'folder' };
    else if (isTooLarge(file)) upload.outcome = { kind: 'too-large' };
    else void this.#start(upload, file);
    return upload;
  }

  async #start(upload: Upload, file: File): Promise<void> {
    await upload.run(this.#turns, this.#send, file);
    const { outcome } = upload;
    if (outcome?.kind === 'done' || (outcome && 'sent' in outcome && outcome.sent)) this.#onstored();
  }
}
