import type { Failure } from './protocol.js';
import type { SaveRefusal } from './state.js';
import type { IgnoredReason, LogEntry } from './state.js';

const MAX_IGNORED_LOGGED = 20;
/** The form used in a saved log. */
const IGNORED: Readonly<Record<IgnoredReason, (type: string) => string>> = {
  unread: () => 'message through window.postMessage, unread',
  again: (type) => `${type} again`,
  unknown: (type) => `${type} through a port`
};

/** Counts across all connections of the page, so that one log can hold several runs of a widget. */
let nextId = 1;

type Extra = Partial<Pick<LogEntry, 'bytes' | 'blocked' | 'failure' | 'refused' | 'note' | 'changes'>>;

export interface LogCallbacks {
  onLog?(entry: LogEntry): void;
}

/** The messages of one channel as readable entries. Text from the widget is made harmless first. */
export class EventLog {
  readonly #callbacks: LogCallbacks;
  #ignored = 0;

  constructor(callbacks: LogCallbacks) {
    this.#callbacks = callbacks;
  }

  /** Records an event for the widget. Returns its entry, for `acknowledged`. */
  sent(type: string, detail = '', extra: Extra = {}): LogEntry {
    return this.#tell('to-widget', type, detail, extra);
  }

  /** The handlers of what was sent ran, `ms` milliseconds after. `type` is the event they handled. */
  acknowledged(sent: LogEntry, type: string, ms: number): void {
    this.#callbacks.onLog?.({ ...sent, type, ms });
  }

  received(type: string, detail = '', extra: Extra = {}): void {
    this.#tell('from-widget', type, detail, extra);
  }

  /** Records a request the widget reports as blocked. It may lie, but only in its own log. */
  blocked(origin: string, directive: string): void {
    const blocked = { origin: visible(origin), directive: visible(directive) };
    this.received('Blocked', `${blocked.directive} ${blocked.origin || '(address unknown)'}`, { blocked });
  }

  /** Something in the widget threw. */
  failed({ during, error, calls }: Failure): void {
    const failure = { during, error: visible(error), calls: calls.map(visible) };
    this.received('Error', [failure.error, ...failure.calls].join(' · '), { failure });
  }

  /** A file that was refused without asking the user. */
  refused(refusal: SaveRefusal): void {
    const { reason, fileName, bytes } = refusal;
    this.received('Refused', `${fileName}: ${reason}`, { bytes, refused: refusal });
  }

  /** An ignored message: why, and its type if known. Only the first 20 are reported. */
  ignored(why: IgnoredReason, type = ''): void {
    if (++this.#ignored > MAX_IGNORED_LOGGED) return;
    this.received('Ignored', IGNORED[why](type).trim(), { note: { kind: 'ignored', why, type: visible(type) } });
  }

  #tell(direction: LogEntry['direction'], type: string, detail: string, extra: Extra): LogEntry {
    const base = { id: nextId++, time: Date.now(), direction, type, detail: visible(detail), bytes: 0 };
    const entry: LogEntry = { ...base, ...extra };
    this.#callbacks.onLog?.(entry);
    return entry;
  }
}

/**
 * Escapes control and format characters, joiners too: the log is for developers, who want to see what a widget sent. A line break becomes a
 * space.
 */
function visible(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => `\\u${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`);
}
