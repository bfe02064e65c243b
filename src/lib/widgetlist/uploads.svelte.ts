import type { DroppedItem } from '../ui/droppedFiles.js';
import { pause, retryWhileBusy } from '../client/retryWhileBusy.js';
import { Semaphore } from '../semaphore.js';
import { isTooLarge, uploadPackage, type UploadResult } from './upload.js';

/** Parallel uploads; the others wait. */
const AT_ONCE = 2;
export type UploadOutcome = UploadResult | { readonly kind: 'too-large' } | { readonly kind: 'folder' };

interface Sender {
  /** Sends a file; never rejects. */
  readonly send: typeof uploadPackage;
  readonly pause: typeof pause;
}

const waitOf = (result: UploadResult): number | undefined => (result.kind === 'busy' ? result.seconds : undefined);

/** One upload and its outcome. */
export class Upload {
  readonly id: number;
  readonly name: string;
  readonly given: DroppedItem;
  /** undefined: waiting. 0 … 1: share sent; 1: the server is checking it. */
  sent = $state<number>();
  outcome = $state.raw<UploadOutcome>();
  /** The server was busy; it is retried shortly. */
  isBusy = $state(false);
  readonly #stop = new AbortController();

  constructor(id: number, given: DroppedItem) {
    this.id = id;
    this.given = given;
    this.name = 'folder' in given ? given.folder : given.name;
  }

  /** Whether the same file could be accepted on another try. */
  get isRepeatable(): boolean {
    const { outcome } = this;
    if (outcome?.kind === 'refused') return outcome.isTemporary === true;
    return outcome?.kind === 'busy' || (outcome?.kind === 'unreachable' && !outcome.sent);
  }

  async run(slots: Semaphore, { send, pause }: Sender, file: File): Promise<void> {
    const { signal } = this.#stop;
    const end = await slots.acquire(signal);
    if (!end) return;
    // Keeps its turn while the server is busy: the others would get the same answer.
    const outcome = await retryWhileBusy(() => this.#sent(send, file), waitOf, {
      signal,
      pause,
      onbusy: (isBusy) => {
        this.isBusy = isBusy;
        if (isBusy) this.sent = undefined;
      }
    });
    end();
    const isGivenUp = outcome.kind === 'busy' && signal.aborted;
    this.outcome = isGivenUp ? { kind: 'cancelled', sent: false } : outcome;
  }

  #sent(send: Sender['send'], file: File): Promise<UploadResult> {
    this.sent = 0;
    return send(file, (part) => (this.sent = part), this.#stop.signal);
  }

  cancel(): void {
    if (this.sent === undefined) this.outcome = { kind: 'cancelled', sent: false };
    this.#stop.abort();
  }
}

/** The files dropped or chosen since the list was cleared, in order. */
export class Uploads {
  list = $state.raw<readonly Upload[]>([]);
  readonly running = $derived(this.list.filter(({ outcome }) => outcome === undefined).length);
  readonly done = $derived(this.list.filter(({ outcome }) => outcome?.kind === 'done').length);

  readonly #slots = new Semaphore(AT_ONCE);
  readonly #sender: Sender;
  readonly #onstored: () => void;
  #count = 0;

  /** `onstored` is called whenever the server may have stored something. */
  constructor(onstored: () => void, send: typeof uploadPackage = uploadPackage, wait = pause) {
    this.#onstored = onstored;
    this.#sender = { send, pause: wait };
  }

  add(files: readonly DroppedItem[]): void {
    const added = files.map((file) => this.#one(file));
    this.list = [...this.list, ...added];
  }

  /** Removes finished uploads from the list. */
  clear(): void {
    this.list = this.list.filter(({ outcome }) => outcome === undefined);
  }

  /** Retries a finished upload in its place. */
  again(upload: Upload): void {
    this.list = this.list.map((each) => (each === upload ? this.#one(upload.given) : each));
  }

  #one(file: DroppedItem): Upload {
    const upload = new Upload(this.#count++, file);
    if ('folder' in file) upload.outcome = { kind: 'folder' };
    else if (isTooLarge(file)) upload.outcome = { kind: 'too-large' };
    else void this.#start(upload, file);
    return upload;
  }

  async #start(upload: Upload, file: File): Promise<void> {
    await upload.run(this.#slots, this.#sender, file);
    const { outcome } = upload;
    if (outcome?.kind === 'done' || (outcome && 'sent' in outcome && outcome.sent)) this.#onstored();
  }
}

const ABOUT_PLATFORM = new Set(['api-version-unsupported', 'feature-unsupported']);

/** Findings about what this platform does not support, then all others. */
export function aboutPlatform<T extends { readonly code: string }>(
  findings: readonly T[]
): [platform: T[], others: T[]] {
  const platform = findings.filter(({ code }) => ABOUT_PLATFORM.has(code));
  return [platform, findings.filter(({ code }) => !ABOUT_PLATFORM.has(code))];
}
