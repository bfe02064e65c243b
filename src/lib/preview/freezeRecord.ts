import { isRecord } from '../ascdata/elements.js';

/**
 * Where a browser runs widgets in the page's own thread, one in an endless loop freezes the page, and nothing in it can say so. So each
 * page writes down, outside itself, which widgets run and which ones it waits for. The next page reads what a frozen one left.
 *
 * Pure: the texts come from a storage that anybody at this browser can write, and nothing here reads a clock for a verdict.
 */
export interface PageRecord {
  /** A hidden page sleeps, and a sleeping one may be ended at any time: its end proves nothing. */
  readonly hidden: boolean;
  /** Whether a widget was on trial, alone with those that had passed theirs. */
  readonly isTrial: boolean;
  /** How many pages in a row ended while none of their widgets was waited for. */
  readonly round: number;
  /** Widgets that have a frame. */
  readonly running: readonly string[];
  /** Of these: started, or sent something, and not heard since. */
  readonly pending: readonly string[];
}

/** What pages that ended without a word tell about their widgets. */
export interface Verdict {
  /** Froze a page: they stay out until the user starts them. */
  readonly held: ReadonlySet<string>;
  /** One of them may have: they start one by one, so that the next page to freeze names it. */
  readonly suspects: ReadonlySet<string>;
  /** A widget on trial is watched twice as long after each further round. */
  readonly round: number;
}

/** A widget that froze a page. `at`: milliseconds since 1970. */
interface Held {
  readonly key: string;
  readonly at: number;
}

const FORMAT = 1;
const KEY = /^[\w.]{1,40}$/;
/** Frames of one page that are written down. */
const MOST_FRAMES = 100;
export const MOST_ROUNDS = 3;
const MOST_HELD = 50;
const HELD_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/**
 * Names a widget with its package, and nothing that opens it: the first two parts of its token. With another package it is another
 * widget, which may be mended.
 * @param path `/w/<token>/`
 */
export const keyOfWidget = (path: string): string => /^\/w\/(\w+\.\w+)\./.exec(path)?.[1] ?? 'unknown';

export function writtenRecord(record: PageRecord): string {
  const { running, pending } = record;
  const some = { running: running.slice(0, MOST_FRAMES), pending: pending.slice(0, MOST_FRAMES) };
  return JSON.stringify({ format: FORMAT, ...record, ...some });
}

/** The record in a stored text; undefined for anything else. */
export function readRecord(text: string | null): PageRecord | undefined {
  const raw = parsed(text);
  if (!isRecord(raw) || raw.format !== FORMAT || typeof raw.hidden !== 'boolean') return undefined;
  const { hidden, isTrial, round, running, pending } = raw;
  if (typeof isTrial !== 'boolean') return undefined;
  if (typeof round !== 'number' || !Number.isInteger(round) || round < 0 || round > MOST_ROUNDS) return undefined;
  return areKeys(running) && areKeys(pending) ? { hidden, isTrial, round, running, pending } : undefined;
}

/** @param records of pages that are gone and never said goodbye */
export function judged(records: readonly PageRecord[]): Verdict {
  const verdicts = records.filter(({ hidden }) => !hidden).map(judgedAlone);
  const held = new Set(verdicts.flatMap((each) => [...each.held]));
  const suspects = verdicts.flatMap((each) => [...each.suspects]).filter((key) => !held.has(key));
  return { held, suspects: new Set(suspects), round: Math.max(0, ...verdicts.map(({ round }) => round)) };
}

function judgedAlone({ running, pending, isTrial, round }: PageRecord): Verdict {
  const [asked, all] = [new Set(pending), new Set(running)];
  // The only one that was waited for had the thread, unless a timer of one that was heard had it: then all are tried, once.
  const isProven = all.size === 1 || isTrial || round > 0;
  if (asked.size === 1 && isProven) return { held: asked, suspects: new Set(), round: 0 };
  if (asked.size === 1) return { held: new Set(), suspects: all, round: 1 };
  if (asked.size > 1) return { held: new Set(), suspects: asked, round };
  // Not waited for, so perhaps no widget at all. One that was alone each time is not believed twice.
  if (all.size === 1 && round > 0) return { held: all, suspects: new Set(), round: 0 };
  return { held: new Set(), suspects: all, round: all.size === 0 ? 0 : Math.min(round + 1, MOST_ROUNDS) };
}

/** The widgets that are held back, the latest last. @param now milliseconds since 1970 */
export function readHeld(text: string | null, now: number): readonly Held[] {
  const raw = parsed(text);
  if (!Array.isArray(raw)) return [];
  const held = raw.slice(-MOST_HELD).filter(isHeld);
  // Also those of a clock that was ahead: at worst a page freezes once more.
  return held.filter(({ at }) => Math.abs(now - at) < HELD_MILLISECONDS);
}

export function writtenHeld(held: readonly Held[], keys: Iterable<string>, now: number): string {
  const more = new Set(keys);
  const others = held.filter(({ key }) => !more.has(key));
  return JSON.stringify([...others, ...Array.from(more, (key) => ({ key, at: now }))].slice(-MOST_HELD));
}

function isHeld(raw: unknown): raw is Held {
  return isRecord(raw) && isKey(raw.key) && typeof raw.at === 'number';
}

function areKeys(raw: unknown): raw is string[] {
  return Array.isArray(raw) && raw.length <= MOST_FRAMES && raw.every(isKey);
}

const isKey = (raw: unknown): raw is string => typeof raw === 'string' && KEY.test(raw);

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
