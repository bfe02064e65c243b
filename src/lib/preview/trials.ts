import { isRecord } from '../ascdata/elements.js';
import { effectiveValue } from '../ascdata/effective.js';
import type { AscElement, Values } from '../ascdata/types.js';
import type { OpenTransport } from '../channel/transport.js';

/**
 * Platform failures to simulate, so that developers see how their widget copes. Nothing is stored.
 *
 * - `slow`: the platform answers `sendReady` late
 * - `lost`: every second change never arrives
 * - `none`: no selection holds an object
 * - `gone`: every selected object has been deleted: its Id no longer exists
 * - `long`: every text has the maximum length
 * - `foreign`: every text is in another language, written from right to left
 * - `offline`: no external address can be reached
 */
export const TRIALS = ['slow', 'lost', 'none', 'gone', 'long', 'foreign', 'offline'] as const;
export type Trial = (typeof TRIALS)[number];

type Trials = ReadonlySet<Trial>;

/** Milliseconds; less than the channel's timeout for a widget that never connects. */
const SLOW = 2_000;
/** An Id that no object has. */
const GONE_ID = 2_147_483_647;
/** Characters for a text without MaxChars. */
const LONG = 2_000;
const WORDS = 'Donaudampfschifffahrtsgesellschaft Wien ';
const FOREIGN = 'مرحبا بكم في متحف المدينة، الطابق الثاني 12 ';

/** A Value as the widget gets it under these trials; unchanged if none applies. Its form shows what it holds. */
export function triedValue(element: AscElement, value: unknown, on: Trials): unknown {
  if (!Array.isArray(value) || !value.every(isRecord)) return value;
  if (value.every((entry) => 'Id' in entry)) {
    if (on.has('none')) return [];
    return on.has('gone') ? value.map((object) => ({ ...object, Id: GONE_ID })) : value;
  }
  if (!(on.has('long') || on.has('foreign')) || !value.every((entry) => 'Text' in entry)) return value;
  const longest = Math.min(Number(element.Options?.MaxChars ?? LONG), LONG);
  return value.map((instance) => ({ ...instance, Text: triedText(String(instance['Text']), longest, on) }));
}

/** A text in place of another: as long as that one, unless `long` is on. */
function triedText(text: string, longest: number, on: Trials): string {
  const words = on.has('foreign') ? FOREIGN : WORDS;
  const length = on.has('long') ? longest : text.length;
  return words.repeat(Math.ceil(length / words.length)).slice(0, length);
}

/** The Values of all elements under these trials. */
export function triedValues(elements: readonly AscElement[], values: Values, on: Trials): Values {
  if (on.size === 0) return values;
  return new Map(elements.map((element) => [element.Id, triedValue(element, effectiveValue(element, values), on)]));
}

/** A line that delivers the widget's announcement late. */
export const slowly =
  (open: OpenTransport): OpenTransport =>
  (arrived) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const transport = open((incoming) => {
      if (incoming.type !== 'Ready') return arrived(incoming);
      // A page that announces itself again replaces the previous one.
      clearTimeout(timer);
      timer = setTimeout(() => arrived(incoming), SLOW);
    });
    return {
      announced: (port) => transport.announced(port),
      use: (port) => transport.use(port),
      send: (message) => transport.send(message),
      settled: (done) => transport.settled(done),
      drop: () => transport.drop(),
      close() {
        clearTimeout(timer);
        transport.close();
      }
    };
  };
