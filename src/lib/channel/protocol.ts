/**
 * The data channel between a widget and its container, as one closed set of messages.
 *
 * Why guards are written by hand: the widget is untrusted and may send 200,000 messages at once, so a check must cost
 * next to nothing, look only at the fields it needs, and be small enough to ship inside the runtime libraries too.
 *
 * How the two find each other:
 *  1. the widget's library hands a port to `window.parent` and posts `Ready` through it. The container takes the port only
 *     if `event.source` is the window of its own frame, and never asks for the data of that message: the browser would
 *     unpack it in the page, whatever its size. `event.origin` is ignored too: for a sandboxed frame it is
 *     always the string "null".
 *  2. once the frame has loaded, the container hands one end of a fresh MessageChannel to that window (`Connect`).
 *     The library takes it only from `window.parent`, and only if `instance` is its own.
 *  3. everything else goes through this second port. Each `load` of the frame closes it, so that a port which was passed to
 *     somebody else dies with the page it was meant for.
 *
 * Data travels as JSON text: it is a snapshot at the moment of sending, it is as fast as a structured clone here, and keys
 * such as `__proto__` come through as plain keys.
 */

export const PROTOCOL = 'ascdata-widget/1';

export type View = 'dashboard' | 'detail' | 'report';

/** Upper bounds of what either side reads; longer texts are cut by the library and refused by the container. */
export const LIMITS = {
  /** characters of an identifier, a version or a file type */
  short: 256,
  /** characters of a file name as it arrives, before it is cleaned */
  fileName: 4_096,
  /** characters of one log message, or of one error */
  log: 4_000,
  /** calls that led to an error, and characters of each */
  calls: 10,
  call: 512,
  /** milliseconds before and after 1970 that a date can hold */
  instant: 8.64e15,
  /** bytes of a file to save */
  file: 50 * 1024 * 1024
} as const;

/** Widget to container, through the port handed to `window.parent`. */
export interface ReadyMessage {
  protocol: typeof PROTOCOL;
  type: 'Ready';
  /** Random per document; tells a second `Ready` of one page from the first of the next. */
  instance: string;
  /** `sendReady(true)`: the widget sends InitComplete itself. */
  delayInitComplete: boolean;
  /** Version of the library. */
  version: string;
}

/** Widget to container, in place of `Ready`: the page has loaded, and something threw before it called sendReady. */
export interface UnstartedMessage {
  protocol: typeof PROTOCOL;
  type: 'Unstarted';
  failure: Failure;
}

/** Container to widget, with the port. */
export interface ConnectMessage {
  protocol: typeof PROTOCOL;
  type: 'Connect';
  instance: string;
  view: View;
  /** Milliseconds since 1970 at which the page's clock starts; in previews only. Without it the page lives now. */
  clock?: number;
}

/** The first version of the library that takes a clock. */
const CLOCK_SINCE = [1, 1] as const;

/** Whether a library of this version uses the clock it is given. Others leave the page in the present. */
export function takesClock(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > CLOCK_SINCE[0] || (major === CLOCK_SINCE[0] && minor >= CLOCK_SINCE[1]);
}

/** The handlers of a delivery; names the event in the container's log. */
export type DeliveryHandlers = 'DataChanged' | 'SingleElementDataChanged' | 'both';

/** The event being handled when something threw; `none`: outside the handlers. */
export const HANDLED_EVENTS = [
  'DataChanged',
  'SingleElementDataChanged',
  'Play',
  'Stop',
  'PrintRequested',
  'none'
] as const;
export type HandledEvent = (typeof HANDLED_EVENTS)[number];

/** An uncaught error or rejected promise in the widget. */
export interface Failure {
  readonly during: HandledEvent;
  /** `TypeError: x is undefined` */
  readonly error: string;
  /** The calls that led there, innermost first: `draw (main.js:12:5)`. Empty if unknown. */
  readonly calls: readonly string[];
}

export type ToContainer =
  /** The handlers of delivery `seq` ran; until then the container keeps further edits and merges them. */
  | { type: 'Ack'; seq: number; delivered: DeliveryHandlers }
  | { type: 'InitComplete' }
  | { type: 'Log'; message: string; failed: boolean }
  | { type: 'Failed'; failure: Failure }
  /** The page's policy blocked this request. */
  | { type: 'Blocked'; origin: string; directive: string }
  | { type: 'SaveToFile'; data: Blob; fileName: string; fileType: string }
  | { type: 'Pong'; seq: number };

export type ToWidget =
  /** The whole ascData content with the current Values. */
  | { type: 'Data'; seq: number; json: string }
  /** JSON of `[[Id, Value], …]`: what changed since the last delivery, merged by the library into its copy. */
  | { type: 'Patch'; seq: number; json: string }
  | { type: 'Play' }
  | { type: 'Stop' }
  | { type: 'PrintRequested' }
  | { type: 'Ping'; seq: number };

type Fields = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isSequence = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isInstant = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= LIMITS.instant;
const isText = (value: unknown, limit: number): value is string => typeof value === 'string' && value.length <= limit;
const isHandled = (value: unknown): value is HandledEvent => HANDLED_EVENTS.some((each) => each === value);
const isCalls = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= LIMITS.calls && value.every((call) => isText(call, LIMITS.call));
const isDelivered = (value: unknown): value is DeliveryHandlers =>
  value === 'DataChanged' || value === 'SingleElementDataChanged' || value === 'both';

/** The announcement of a library, reduced to its fields. undefined if it does not have this form. */
export function asAnnouncement(value: unknown): ReadyMessage | UnstartedMessage | undefined {
  if (!isObject(value) || value.protocol !== PROTOCOL) return undefined;
  if (value.type === 'Unstarted') {
    const failure = asFailure(value.failure);
    return failure && { protocol: PROTOCOL, type: 'Unstarted', failure };
  }
  if (value.type !== 'Ready') return undefined;
  const { instance, delayInitComplete, version } = value;
  const fits =
    isText(instance, LIMITS.short) && typeof delayInitComplete === 'boolean' && isText(version, LIMITS.short);
  return fits ? { protocol: PROTOCOL, type: 'Ready', instance, delayInitComplete, version } : undefined;
}

/** Whether this is the container's answer to the `Ready` of `instance`. */
export function isConnect(value: unknown, instance: string): value is ConnectMessage {
  return (
    isObject(value) &&
    value.protocol === PROTOCOL &&
    value.type === 'Connect' &&
    value.instance === instance &&
    (value.view === 'dashboard' || value.view === 'detail' || value.view === 'report') &&
    (value.clock === undefined || isInstant(value.clock))
  );
}

/**
 * A message a widget may send through its port, reduced to its fields: anything else in it is dropped.
 * undefined if it does not have this form. Sizes are part of the form.
 */
export function asToContainer(value: unknown): ToContainer | undefined {
  if (!isObject(value)) return undefined;
  const { type, seq, delivered, message, failed, origin, directive, data, fileName, fileType } = value;
  switch (type) {
    case 'Ack':
      return isSequence(seq) && isDelivered(delivered) ? { type, seq, delivered } : undefined;
    case 'Pong':
      return isSequence(seq) ? { type, seq } : undefined;
    case 'InitComplete':
      return { type };
    case 'Log':
      return isText(message, LIMITS.log) && typeof failed === 'boolean' ? { type, message, failed } : undefined;
    case 'Failed':
      return asFailed(asFailure(value.failure));
    case 'Blocked':
      return isText(origin, LIMITS.short) && isText(directive, LIMITS.short) ? { type, origin, directive } : undefined;
    case 'SaveToFile':
      return data instanceof Blob && isText(fileName, LIMITS.fileName) && isText(fileType, LIMITS.short)
        ? { type, data, fileName, fileType }
        : undefined;
    default:
      return undefined;
  }
}

const asFailed = (failure: Failure | undefined): ToContainer | undefined => failure && { type: 'Failed', failure };

function asFailure(value: unknown): Failure | undefined {
  if (!isObject(value)) return undefined;
  const { during, error, calls } = value;
  const fits = isHandled(during) && isText(error, LIMITS.log) && isCalls(calls);
  return fits ? { during, error, calls: calls.slice() } : undefined;
}

/** Whether this is a message a container sends through the port. */
export function isToWidget(value: unknown): value is ToWidget {
  if (!isObject(value)) return false;
  switch (value.type) {
    case 'Data':
    case 'Patch':
      return isSequence(value.seq) && typeof value.json === 'string';
    case 'Ping':
      return isSequence(value.seq);
    case 'Play':
    case 'Stop':
    case 'PrintRequested':
      return true;
    default:
      return false;
  }
}
