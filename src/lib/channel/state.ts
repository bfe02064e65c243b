import type { Blocked } from './blocked.js';
import type { OfferedFile } from './fileTypes.js';
import type { Failure } from './protocol.js';

/**
 * The state of a running widget, as shown to users.
 * - loading: its page or its first data is on the way
 * - live: it shows the current data; `ms` is how long it took for the last delivery
 * - error: something in it threw, so it may show anything, or nothing. Continues like live; `Failures` says how long it counts.
 * - init-missing: sendReady(true) without sendInitComplete() within 10 s; players report errors then. Continues like live.
 * - no-ready: the page is there but never called sendReady, so it gets no data; `left`: it took the place of one that had
 * - not-responding: it does not return from a handler, or its page does not finish loading. It may recover by itself.
 * - flooding: it sent far more than any widget needs, or one message far too large, and was removed
 * - blocked-navigation: it tried to navigate to `target`, which the page around it forbids. The browser does not name every
 * target: it may be empty.
 * - stopped: the user removed it, or it was not started because it `froze` an earlier page; set by the screen that shows it, never by
 * the channel
 */
export type WidgetState =
  | { readonly name: 'loading' }
  | { readonly name: 'live'; readonly ms: number | undefined }
  | { readonly name: 'error'; readonly failure: Failure }
  | { readonly name: 'init-missing' }
  | { readonly name: 'no-ready'; readonly left?: boolean }
  | { readonly name: 'not-responding' }
  | { readonly name: 'flooding' }
  | { readonly name: 'blocked-navigation'; readonly target: string }
  | { readonly name: 'stopped'; readonly froze?: boolean };

export type WidgetStateName = WidgetState['name'];

/** The container's own note on a message: a count of Elements, milliseconds, or why it was ignored. */
export type LogNote =
  | { readonly kind: 'elements' | 'afterData'; readonly count: number }
  | { readonly kind: 'ignored'; readonly why: IgnoredReason; readonly type: string };

/** It came through `window.postMessage`, Ready came again, or it fits no message of the protocol. */
export type IgnoredReason = 'unread' | 'again' | 'unknown';

/** One line of the channel log. Once acknowledged, an entry is reported again with the same `id` and its `ms`. */
export interface LogEntry {
  readonly id: number;
  /** milliseconds since 1970 */
  readonly time: number;
  readonly direction: 'to-widget' | 'from-widget';
  /** The contract's name of the event; `Ignored` for messages outside the protocol. */
  readonly type: string;
  readonly detail: string;
  readonly bytes: number;
  readonly ms?: number;
  /** A request that was blocked; `blockedSentence` puts it into words. */
  readonly blocked?: Blocked;
  /** What threw in the widget. */
  readonly failure?: Failure;
  /** A file that was not offered to the user. */
  readonly refused?: SaveRefusal;
  /** Instead of `detail` for people to read. */
  readonly note?: LogNote;
  /** The Values the widget was sent, for a replay. */
  readonly changes?: readonly (readonly [id: string, value: unknown])[];
}

/**
 * A file the widget wants to save, of an allowed kind. Its name is clean and its extension allowed; its data is unchecked.
 */
export interface SaveRequest extends OfferedFile {
  readonly fileName: string;
  readonly data: Blob;
  /** Aborted when the widget is removed: pending questions are moot. */
  readonly signal: AbortSignal;
  /** The widget's name as the user knows it; set by the screen that shows it. */
  readonly widget?: string;
  /** Call it when the user declines the file; `forever`: and all others of this widget. */
  decline(forever?: boolean): void;
}

/** How long the container waits, in milliseconds. */
export interface Timings {
  /** for the page's `load` */
  readonly load: number;
  /** for sendReady after `load` */
  readonly ready: number;
  /** for sendInitComplete after sendReady(true) */
  readonly init: number;
  /** for an acknowledgement or an answer */
  readonly answer: number;
  /** between two pings */
  readonly ping: number;
}

export const TIMINGS: Timings = {
  load: 10_000,
  ready: 5_000,
  init: 10_000,
  answer: 4_000,
  ping: 3_000
};

/**
 * Why a file was not offered to the user: its extension is not allowed; its claimed type contradicts it; it is too large;
 * `unwanted`: the user declined the previous ones, and the next ones are not offered either.
 */
export interface SaveRefusal {
  readonly reason: 'ending' | 'type' | 'too-large' | 'too-many' | 'unwanted';
  readonly fileName: string;
  /** Without its dot, as written; '' if there is none. */
  readonly ending: string;
  readonly bytes: number;
}
