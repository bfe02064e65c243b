import { writeUnsaved } from '../unsaved/unsavedWriting.js';
import {
  judged,
  keyOfWidget,
  readHeld,
  readRecord,
  writtenHeld,
  writtenRecord,
  type PageRecord,
  type Verdict
} from './freezeRecord.js';

const PAGES = 'ascdata:page:';
const HELD = 'ascdata:held';
/** In the storage of the tab: the page it showed last. */
const LAST_PAGE = 'ascdata:page';
/** How long other pages have to say that they live, in milliseconds. Only asked where one left a record. */
const ROLL_CALL = 1_500;
/** How long a suspect is watched once it shows something, in milliseconds, before the next one starts. */
export const TRIAL = 1_500;
/** Pages that live this long after the last trial were not ended by a suspect; in milliseconds. */
export const CALM = 60_000;
/** How often a page notes that its thread is free, in milliseconds. */
const BEAT = 1_000;
/** A thread that was not free for this long is frozen; in milliseconds. */
export const FROZEN = 4_000;
/** Within this time after a freeze, in milliseconds, a page that is left was left because of it. */
const THAWED = 2_000;

/** What a frame is told. */
export interface Admission {
  /** It may have its frame now. */
  start(): void;
  /** Others are on trial first. */
  wait(): void;
  /** It froze a page and stays out until the user starts it. */
  hold(): void;
}

/** One frame, from its wish to start until it is gone. */
export interface Stay {
  /** Something was sent to it. */
  sent(): void;
  /** It answered all it was sent, or shows why it does not. */
  heard(): void;
  leave(): void;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The world around a page. */
export interface Surroundings {
  /** What all pages of this browser share. */
  readonly storage: Store;
  /** What this tab keeps through a reload. */
  readonly tab: Pick<Storage, 'getItem' | 'setItem'>;
  isHidden(): boolean;
  /** Milliseconds on a clock that nobody sets. */
  now(): number;
  /** Of these pages, those that live. */
  living(pages: ReadonlySet<string>): Promise<ReadonlySet<string>>;
}

interface Frame {
  readonly key: string;
  readonly admission: Admission;
  phase: 'asking' | 'waiting' | 'trial' | 'started';
  isAwaited: boolean;
}

const isPending = ({ phase, isAwaited }: Frame): boolean => phase === 'trial' || isAwaited;

/** Keeps the record of this page, and holds back what froze an earlier one. */
export class FreezeGuard {
  readonly #around: Surroundings;
  readonly #page: string;
  readonly #frames = new Set<Frame>();
  readonly #verdict: Promise<void>;
  #suspects = new Set<string>();
  #round = 0;
  #written = '';
  #isOver = false;
  #trial: ReturnType<typeof setTimeout> | undefined;
  #calm: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  /** When the thread was last seen to be free, and when it was free again after it had been frozen. */
  #freeAt: number;
  #thawedAt = -Infinity;
  #wasHidden: boolean;

  /** @param page the id of this page, new with each load */
  constructor(around: Surroundings, page: string) {
    this.#around = around;
    this.#page = page;
    this.#freeAt = around.now();
    this.#wasHidden = around.isHidden();
    this.#verdict = this.#judge().then(({ held, suspects, round }) => {
      if (held.size > 0) this.#hold(held);
      this.#suspects = new Set(suspects);
      this.#round = round;
    });
  }

  /** A frame wants to start. @param path `/w/<token>/` */
  enter(path: string, admission: Admission): Stay {
    const frame: Frame = { key: keyOfWidget(path), admission, phase: 'asking', isAwaited: false };
    this.#frames.add(frame);
    this.#beat ??= setInterval(() => this.#seenFree(), BEAT);
    void this.#verdict.then(() => this.#frames.has(frame) && this.#admit(frame));
    return {
      sent: () => {
        // What was typed leads to what is sent, and may be the last thing this thread does.
        queueMicrotask(writeUnsaved);
        frame.isAwaited = true;
        this.#write();
      },
      heard: () => this.#heard(frame),
      leave: () => {
        this.#frames.delete(frame);
        if (frame.phase === 'trial') this.#next();
        this.#write();
      }
    };
  }

  /** The user starts one that was held back. */
  release(path: string): void {
    const key = keyOfWidget(path);
    this.#suspects.delete(key);
    const held = this.#held();
    if (held.some((each) => each.key === key)) {
      this.#keep(
        HELD,
        writtenHeld(
          held.filter((each) => each.key !== key),
          [],
          Date.now()
        )
      );
    }
  }

  /** The page was hidden or shown. */
  visibilityChanged(): void {
    if (this.#isFrozen()) return;
    this.#wasHidden = this.#around.isHidden();
    this.#freeAt = this.#around.now();
    this.#write();
  }

  /**
   * The page is left: in an orderly way, so nothing froze it. Firefox ends the loop of a frozen page that is closed or reloaded, which
   * then says goodbye as well; its record stays.
   */
  end(): void {
    clearInterval(this.#beat);
    this.#beat = undefined;
    this.#isOver = true;
    if (this.#isFrozen() && [...this.#frames].some(isPending)) return;
    this.#written = '';
    this.#keep(PAGES + this.#page, undefined);
  }

  /** The page is shown again after it was left. */
  resume(): void {
    this.#isOver = false;
    this.#freeAt = this.#around.now();
    this.#beat ??= setInterval(() => this.#seenFree(), BEAT);
    this.#write();
  }

  #seenFree(): void {
    const now = this.#around.now();
    if (now - this.#freeAt > FROZEN) this.#thawedAt = now;
    this.#freeAt = now;
    if (!this.#isFrozen() && this.#wasHidden !== this.#around.isHidden()) this.visibilityChanged();
  }

  /** Whether the thread is free only now, or has only just been. Timers of hidden pages are late in any case. */
  #isFrozen(): boolean {
    const now = this.#around.now();
    return !this.#wasHidden && (now - this.#freeAt > FROZEN || now - this.#thawedAt < THAWED);
  }

  async #judge(): Promise<Verdict> {
    const { storage, tab } = this.#around;
    const records = new Map<string, PageRecord | undefined>();
    let last: string | null = null;
    try {
      last = tab.getItem(LAST_PAGE);
      for (let index = 0; index < storage.length; index += 1) {
        const name = storage.key(index) ?? '';
        if (name.startsWith(PAGES)) records.set(name.slice(PAGES.length), readRecord(storage.getItem(name)));
      }
      tab.setItem(LAST_PAGE, this.#page);
    } catch {
      // A browser that forbids its storage keeps no records.
    }
    // The page that this tab showed before is gone for certain.
    const others = new Set([...records.keys()].filter((page) => page !== last));
    const living = others.size === 0 ? others : await this.#around.living(others);
    const gone = [...records].filter(([page]) => !living.has(page));
    for (const [page] of gone) this.#keep(PAGES + page, undefined);
    return judged(gone.flatMap(([, record]) => record ?? []));
  }

  #admit(frame: Frame): void {
    if (this.#held().some(({ key }) => key === frame.key)) {
      this.#frames.delete(frame);
      return frame.admission.hold();
    }
    if (!this.#suspects.has(frame.key)) return this.#start(frame, 'started');
    frame.phase = 'waiting';
    frame.admission.wait();
    if (!this.#has('trial')) this.#next();
  }

  #start(frame: Frame, phase: 'trial' | 'started'): void {
    frame.phase = phase;
    frame.isAwaited = true;
    this.#write();
    frame.admission.start();
  }

  #heard(frame: Frame): void {
    frame.isAwaited = false;
    this.#write();
    if (frame.phase === 'trial') this.#trial ??= setTimeout(() => this.#acquit(frame), TRIAL * 2 ** this.#round);
  }

  #acquit(frame: Frame): void {
    this.#suspects.delete(frame.key);
    frame.phase = 'started';
    this.#next();
    this.#write();
  }

  #next(): void {
    clearTimeout(this.#trial);
    this.#trial = undefined;
    const next = [...this.#frames].find(({ phase }) => phase === 'waiting');
    if (next) return this.#start(next, 'trial');
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => {
      this.#round = 0;
      this.#write();
    }, CALM);
  }

  #has(phase: Frame['phase']): boolean {
    return [...this.#frames].some((frame) => frame.phase === phase);
  }

  #held(): ReturnType<typeof readHeld> {
    try {
      return readHeld(this.#around.storage.getItem(HELD), Date.now());
    } catch {
      return [];
    }
  }

  #hold(keys: ReadonlySet<string>): void {
    this.#keep(HELD, writtenHeld(this.#held(), keys, Date.now()));
  }

  /** Written at once: the widget that gets the thread next may never give it back. */
  #write(): void {
    const running = [...this.#frames].filter(({ phase }) => phase === 'trial' || phase === 'started');
    const pending = running.filter(isPending);
    const keys = (frames: readonly Frame[]) => frames.map(({ key }) => key);
    const record = {
      hidden: this.#around.isHidden(),
      isTrial: this.#has('trial'),
      round: this.#round,
      running: keys(running),
      pending: keys(pending)
    };
    const text = running.length === 0 ? '' : writtenRecord(record);
    if (this.#isOver || text === this.#written) return;
    this.#written = text;
    this.#keep(PAGES + this.#page, text || undefined);
  }

  #keep(name: string, text: string | undefined): void {
    try {
      if (text === undefined) this.#around.storage.removeItem(name);
      else this.#around.storage.setItem(name, text);
    } catch {
      // Without room nothing is held back, as without this record.
    }
  }
}

let ofPage: FreezeGuard | undefined;

/** The guard of this page. */
export function pageGuard(): FreezeGuard {
  if (ofPage) return ofPage;
  const page = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
  const guard = new FreezeGuard(
    {
      storage: localStorage,
      tab: sessionStorage,
      isHidden: () => document.hidden,
      now: () => performance.now(),
      living: rollCall(page)
    },
    page
  );
  document.addEventListener('visibilitychange', () => guard.visibilityChanged());
  addEventListener('pagehide', () => guard.end());
  addEventListener('pageshow', ({ persisted }) => persisted && guard.resume());
  return (ofPage = guard);
}

/** Pages answer each other; one that is frozen, or gone, does not. */
function rollCall(own: string): Surroundings['living'] {
  const channel = new BroadcastChannel(PAGES);
  const heard = new Set<string>();
  let told = (): void => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'who') return channel.postMessage(own);
    heard.add(String(data));
    told();
  };
  return (pages) =>
    new Promise((resolve) => {
      const done = (): void => resolve(heard);
      const timer = setTimeout(done, ROLL_CALL);
      told = () => {
        if (![...pages].every((page) => heard.has(page))) return;
        clearTimeout(timer);
        done();
      };
      channel.postMessage('who');
    });
}
