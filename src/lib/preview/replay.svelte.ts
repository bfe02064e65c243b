import { isRecord } from '../ascdata/elements.js';
import type { LogEntry } from '../channel/container.js';

/** The form of a saved channel log (docs/channel.md). */
const VERSION = 1;
/** Characters of a saved log; twice what the log keeps. */
export const LONGEST_LOG = 16_000_000;
/** Longest pause between two steps of a replay, in milliseconds. */
const LONGEST_PAUSE = 1_000;

/** One delivery to the widget. */
export interface ReplayStep {
  /** Pause before it, in milliseconds. */
  readonly pause: number;
  readonly changes: readonly (readonly [id: string, value: unknown])[];
}

/** The channel log as a file: JSON with its version and entries. */
export function savedLog(entries: readonly LogEntry[]): string {
  return JSON.stringify({ channelLog: VERSION, entries }, null, 2);
}

/** The deliveries in a saved log, with the pauses between them; undefined if the text is not a saved log. */
export function replaySteps(text: string): ReplayStep[] | undefined {
  const log = parsed(text);
  if (!isRecord(log) || log['channelLog'] !== VERSION || !Array.isArray(log['entries'])) return undefined;
  const sent = log['entries'].filter(isDelivery);
  return sent.map(({ changes, time }, index) => {
    const waited = time - (sent[index - 1]?.time ?? time);
    return { changes, pause: Math.min(Math.max(waited, 0), LONGEST_PAUSE) };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Sent = LogEntry & Required<Pick<LogEntry, 'changes'>>;

function isDelivery(entry: unknown): entry is Sent {
  if (!isRecord(entry) || typeof entry['time'] !== 'number') return false;
  const { changes } = entry;
  return Array.isArray(changes) && changes.every(isChange);
}

const isChange = (pair: unknown): boolean => Array.isArray(pair) && pair.length === 2 && typeof pair[0] === 'string';

type Changes = ReplayStep['changes'];

/** Sends the deliveries of a saved log to a widget again, at the pace they had. Nothing is stored. */
export class Replay {
  /** Deliveries in the log; undefined: nothing has been replayed. */
  total = $state<number>();
  done = $state(0);
  /** Ids in the log that this widget does not have. */
  unknown = $state.raw<ReadonlySet<string>>(new Set());
  readonly #send: (changes: Changes) => void;
  readonly #has: (id: string) => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param has whether the widget has a setting with this Id */
  constructor(send: (changes: Changes) => void, has: (id: string) => boolean) {
    this.#send = send;
    this.#has = has;
  }

  get isRunning(): boolean {
    return this.total !== undefined && this.done < this.total;
  }

  start(steps: readonly ReplayStep[]): void {
    this.stop();
    this.total = steps.length;
    this.done = 0;
    this.unknown = new Set(steps.flatMap(({ changes }) => changes.map(([id]) => id)).filter((id) => !this.#has(id)));
    this.#next(steps);
  }

  /** Ends the replay; the Values sent stay in the widget until it is reloaded. */
  stop(): void {
    clearTimeout(this.#timer);
    this.total = undefined;
  }

  #next(steps: readonly ReplayStep[]): void {
    const step = steps[this.done];
    if (!step) return;
    this.#timer = setTimeout(() => {
      this.#send(step.changes.filter(([id]) => this.#has(id)));
      this.done += 1;
      this.#next(steps);
    }, step.pause);
  }
}
