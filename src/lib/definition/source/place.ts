const WORD = /[^\s"{}[\]:,]+/y;
const [QUOTE, BACKSLASH, LINE_END] = [34, 92, 10];

/** Where the token at a place ends: a string with its quotation marks, a bracket, a colon, a comma, or a word; the place itself: there is none. */
function tokenEnd(text: string, from: number): number {
  const code = text.charCodeAt(from);
  if (code === QUOTE) return stringEnd(text, from);
  if (MARKS.has(code)) return from + 1;
  WORD.lastIndex = from;
  return WORD.test(text) ? WORD.lastIndex : from;
}

const MARKS: ReadonlySet<number> = new Set([...'{}[]:,'].map((mark) => mark.charCodeAt(0)));

/** An open string ends with its line. */
function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code === LINE_END) return at;
    if (code === BACKSLASH && text.charCodeAt(at + 1) !== LINE_END) at += 1;
  }
  return text.length;
}

/** An object or array around a place. */
interface Frame {
  readonly isArray: boolean;
  /** Its last key, as it is written, or number so far. */
  key: string | number;
  next: 'key' | 'colon' | 'value' | 'comma';
  /** Of an object, keys and values that are texts, numbers or true and false, as they are written. Only few frames are looked into. */
  readonly scalars: (readonly [key: string, value: string])[];
  readonly keys: string[];
}

/** Nothing that is nested deeper is read. */
const MOST_DEPTH = 64;

/** What is written at a place of a text, which need not be JSON. */
export interface TextPlace {
  readonly kind: 'key' | 'value';
  /** Keys and numbers down to the object of a key, or to the value. */
  readonly path: readonly (string | number)[];
  /** The token there, or nothing between others. */
  readonly from: number;
  readonly to: number;
  /** Without quotation marks. */
  readonly token: string;
  readonly isText: boolean;
  /** The keys of the object of a key that are there already. */
  readonly keys: ReadonlySet<string>;
  /** A colon follows. */
  readonly isNamed: boolean;
  /** Something follows in the same object or list, without a comma. */
  readonly needsComma: boolean;
  /** Scalar members of the object at a depth of the path, as text. */
  readonly members: readonly ReadonlyMap<string, string>[];
}

/** Reads a text up to a place, tolerates whatever is wrong in it, and goes on to the end of the element there. */
export function placeAt(text: string, offset: number): TextPlace | undefined {
  const stack: Frame[] = [];
  let found: Found | undefined;
  for (let next = 0; next < text.length;) {
    const [from, to] = [next, tokenEnd(text, next)];
    next = Math.max(to, from + 1);
    if (to === from) continue;
    const token = text.slice(from, to);
    if (!found) {
      const isIn = holds(token, from, to, offset);
      if (isIn || from >= offset) {
        found = foundIn(stack, isIn ? { from, to, token } : { from: offset, to: offset, token: '' });
        if (!found) return undefined;
        if (!isIn) found.next = token;
      }
    } else found.next ??= token;
    take(stack, token);
    // Its DataType may come after the place.
    if (found?.next !== undefined && Math.min(stack.length, found.stack.length) < ELEMENT_DEPTH) break;
    if (stack.length > MOST_DEPTH) return undefined;
  }
  found ??= foundIn(stack, { from: offset, to: offset, token: '' });
  return found && placeOf(found);
}

/** The widget, its Elements, and one of them. */
const ELEMENT_DEPTH = 3;

interface Token {
  readonly from: number;
  readonly to: number;
  readonly token: string;
}

interface Found extends Token {
  readonly kind: TextPlace['kind'];
  readonly path: readonly (string | number)[];
  readonly stack: readonly Frame[];
  readonly keys: ReadonlySet<string>;
  next?: string;
}

/** Between the quotation marks of a string, or at a word; brackets and marks hold nothing. */
function holds(token: string, from: number, to: number, offset: number): boolean {
  if (token.startsWith('"')) return offset > from && (offset < to || (offset === to && !isClosed(token)));
  return !/^[{}[\]:,]$/.test(token) && offset >= from && offset <= to;
}

const isClosed = (token: string): boolean => /^"(?:[^"\\\n]|\\.)*"$/.test(token);

function foundIn(stack: readonly Frame[], token: Token): Found | undefined {
  const frame = stack.at(-1);
  if (!frame || frame.next === 'colon' || (frame.next === 'comma' && token.token === '')) return undefined;
  const keys = stack.map(({ key }) => (typeof key === 'string' ? textOf(key) : key));
  const outer = keys.slice(0, -1);
  const kind = frame.next === 'key' ? 'key' : 'value';
  const path = kind === 'key' ? outer : [...outer, keys.at(-1)!];
  return { ...token, kind, path, stack: [...stack], keys: new Set(frame.keys.map(textOf)) };
}

function placeOf({ kind, path, from, to, token, stack, keys, next }: Found): TextPlace {
  return {
    ...{ kind, path, from, to, keys },
    token: token.replace(/^"/, '').replace(/"$/, ''),
    isText: token.startsWith('"'),
    isNamed: next === ':',
    needsComma: next !== undefined && !/^[,:}\]]$/.test(next),
    members: stack.map(({ scalars }) => new Map(scalars.map(([key, value]) => [textOf(key), textOf(value)])))
  };
}

/** One token further. What does not fit is passed over. */
function take(stack: Frame[], token: string): void {
  const frame = stack.at(-1);
  if (token === '{' || token === '[') {
    if (frame) frame.next = 'comma';
    const isArray = token === '[';
    stack.push({ isArray, key: 0, next: isArray ? 'value' : 'key', scalars: [], keys: [] });
  } else if (token === '}' || token === ']') close(stack, token);
  else if (!frame) return;
  else if (token === ',') {
    frame.next = frame.isArray ? 'value' : 'key';
    if (typeof frame.key === 'number') frame.key += 1;
  } else if (token === ':') frame.next = 'value';
  else scalar(frame, token);
}

function scalar(frame: Frame, token: string): void {
  if (frame.next === 'value') {
    if (typeof frame.key === 'string') frame.scalars.push([frame.key, token]);
    frame.next = 'comma';
  } else if (!frame.isArray) {
    // After a value, a comma was forgotten.
    frame.key = token;
    frame.keys.push(token);
    frame.next = 'colon';
  }
}

/** A bracket closes the innermost of its kind, and what was left open in it. */
function close(stack: Frame[], token: string): void {
  const at = stack.findLastIndex(({ isArray }) => isArray === (token === ']'));
  if (at >= 0) stack.length = at;
}

function textOf(token: string): string {
  if (!token.startsWith('"')) return token;
  try {
    return JSON.parse(token) as string;
  } catch {
    return token.replace(/^"/, '').replace(/"$/, '');
  }
}
