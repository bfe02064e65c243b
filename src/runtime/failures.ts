import { LIMITS, type Failure, type HandledEvent } from '../lib/channel/protocol.js';

/** The location of this library's code; the build puts all of it on one line. */
const OWN_LINE = lineOf(addressIn(new Error().stack || '')[1]);

/** A call within a library of ours: by its class, as Chromium names it, or by its file. */
const OWN_CLASS = /^(?:Wizard|DashboardWidget)Base\./;
const OWN_FILE = /\/(?:Wizard|DashboardWidget)Base\.js(?:\?|:\d)/;

/** What Firefox says of an error whose place it keeps to itself. */
const NOWHERE = /:0:0$/;

/**
 * What was thrown, in words, and where in the package.
 * @param place where the browser says it was, as `https://…/main.js:12:5`; '' if it does not: for a script that does not even parse
 */
export function failureOf(during: HandledEvent, thrown: unknown, place = ''): Failure {
  const calls = callsOf(thrown);
  const isKnown = addressIn(place)[1] !== '' && !NOWHERE.test(place);
  if (calls.length === 0 && isKnown && lineOf(place) !== OWN_LINE) calls.push(written(['', place]));
  return { during, error: described(thrown).slice(0, LIMITS.log), calls };
}

/**
 * Reports errors outside the handlers, and rejected promises that nobody awaits. The browser tells a page like this one
 * where only if the script is in the page itself.
 */
export function watchUncaught(tell: (thrown: unknown, place?: string) => void): void {
  window.addEventListener('error', (event) => {
    // Chromium reports this when a layout needs another pass. Nothing failed.
    if (/^ResizeObserver loop/.test(event.message)) return;
    const place = `${event.filename}:${event.lineno}:${event.colno}`;
    tell(event.error === null || event.error === undefined ? event.message : event.error, place);
  });
  window.addEventListener('unhandledrejection', (event) => tell(event.reason));
}

/**
 * Calls back with the first error of a page that has loaded without announcing itself: a script that does not parse, or that throws
 * before sendReady.
 */
export function watchStart(isAnnounced: () => boolean, tell: (failure: Failure) => void): void {
  let first: Failure | undefined;
  let isTold = false;
  const check = (): void => {
    if (!first || isTold || document.readyState !== 'complete' || isAnnounced()) return;
    isTold = true;
    tell(first);
  };
  watchUncaught((thrown, place) => {
    first = first || failureOf('none', thrown, place);
    check();
  });
  window.addEventListener('load', check);
}

/** Anything can be thrown, even what cannot be converted to a text. */
function described(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return typeof thrown;
  }
}

/**
 * The calls that led to an error, as `draw (main.js:12:5)`, without those of this library that called the handler, nor what Firefox
 * says below them: where the page once created the library.
 */
function callsOf(thrown: unknown): string[] {
  let stack: unknown;
  try {
    stack = thrown instanceof Error && thrown.stack;
  } catch {
    return [];
  }
  if (typeof stack !== 'string') return [];
  const theirs: string[] = [];
  for (const call of stack.split(/\n/).map(addressIn)) {
    if (call[1] === '') continue;
    if (!isOwn(call)) theirs.push(written(call).slice(0, LIMITS.call));
    else if (theirs.length > 0) break;
  }
  return theirs.slice(0, LIMITS.calls);
}

const isOwn = ([name, address]: readonly [string, string]): boolean =>
  lineOf(address) === OWN_LINE || OWN_CLASS.test(name) || OWN_FILE.test(address);

/**
 * Name and address of a line of a stack: `at draw (https://…/main.js:12:5)` in Chromium, `draw@https://…` elsewhere. A function without
 * a name has none, although Firefox calls it `draw/<`.
 */
function addressIn(line: string): readonly [name: string, address: string] {
  const at = line.search(/(?:https?|file|blob):/);
  if (at < 0) return ['', ''];
  const name = line
    .slice(0, at)
    .replace(/[@(]$/, '')
    .trim()
    .replace(/^at\b ?/, '');
  const address = /^\S+:\d+:\d+/.exec(line.slice(at));
  return [/<$/.test(name) ? '' : name.trim(), address ? address[0] : ''];
}

/** What matters of an address is the file in the package. */
function written([name, address]: readonly [string, string]): string {
  const base = new URL('.', location.href).href;
  const path = address.indexOf(base) === 0 ? address.slice(base.length) : address;
  const query = path.search(/[?#]/);
  const place = query < 0 ? path : path.slice(0, query) + path.slice(lineOf(lineOf(path)).length);
  return name === '' ? place : `${name} (${place})`;
}

function lineOf(address: string): string {
  return address.replace(/:\d+$/, '');
}
