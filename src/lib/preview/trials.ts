import { isRecord } from '../ascdata/elements.js';
import { effectiveValue } from '../ascdata/effective.js';
import type { AscElement, Values } from '../ascdata/types.js';
import type { OpenLine } from '../channel/portLine.js';

/**
 * What a platform does on a bad day, for developers to see what their widget makes of it. Nothing of it is stored.
 *
 * - `slow`: the platform answers `sendReady` late
 * - `lost`: every second change never arrives
 * - `none`: no selection holds an object
 * - `gone`: every selected object has been deleted: its Id leads nowhere
 * - `long`: every text is as long as it may be
 */
export const TRIALS = ['slow', 'lost', 'none', 'gone', 'long'] as const;
export type Trial = (typeof TRIALS)[number];

type Trials = ReadonlySet<Trial>;

/** Milliseconds; below what the channel takes for a widget that is not connected. */
const SLOW = 2_000;
/** No object has it. */
const GONE_ID = 2_147_483_647;
/** Characters of a text without a limit of its own. */
const LONG = 2_000;
const WORDS = 'Donaudampfschifffahrtsgesellschaft Wien ';

/** A Value as the widget gets it under these trials; the same where none is about it. Its form tells what it holds. */
export function triedValue(element: AscElement, value: unknown, on: Trials): unknown {
  if (!Array.isArray(value) || !value.every(isRecord)) return value;
  if (value.every((entry) => 'Id' in entry)) {
    if (on.has('none')) return [];
    return on.has('gone') ? value.map((object) => ({ ...object, Id: GONE_ID })) : value;
  }
  if (!on.has('long') || !value.every((entry) => 'Text' in entry)) return value;
  const length = Math.min(Number(element.Options?.MaxChars ?? LONG), LONG);
  const Text = WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length);
  return value.map((instance) => ({ ...instance, Text }));
}

/** The Values of all elements under these trials. */
export function triedValues(elements: readonly AscElement[], values: Values, on: Trials): Values {
  if (on.size === 0) return values;
  return new Map(elements.map((element) => [element.Id, triedValue(element, effectiveValue(element, values), on)]));
}

/** A line over which the platform hears of a widget late. */
export const slowly =
  (open: OpenLine): OpenLine =>
  (arrived) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const line = open((arrival) => {
      if (arrival.type !== 'Ready') return arrived(arrival);
      // A page that announces itself again takes the place of the one before.
      clearTimeout(timer);
      timer = setTimeout(() => arrived(arrival), SLOW);
    });
    return {
      announced: (port) => line.announced(port),
      use: (port) => line.use(port),
      send: (message) => line.send(message),
      settled: (done) => line.settled(done),
      drop: () => line.drop(),
      close() {
        clearTimeout(timer);
        line.close();
      }
    };
  };
