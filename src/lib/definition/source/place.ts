/** A token of a text: a string with its quotation marks, a bracket, a colon, a comma, or a word. An open string ends with its line. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"?|[{}[\]:,]|[^\s"{}[\]:,]+/g;

/** An object or array around a place. */
interface Frame {
  readonly isArray: boolean;
  /** Its last key or number so far. */
  key: string | number;
  next: 'key' | 'colon' | 'value' | 'comma';
  /** Members that are texts, numbers or true and false, as they are written. */
  readonly scalars: Map<string, string>;
  readonly keys: Set<string>;
}

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
  /** Scalar members of the object or array at a depth of the path, as text. */
  readonly members: readonly ReadonlyMap<string, string>[];
}

/** Reads a text up to a place, tolerates whatever is wrong in it, and goes on to the end of the element there. */
export function placeAt(text: string, offset: number): TextPlace | undefined {
  const stack: Frame[] = [];
  let found: Found | undefined;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [token] = match;
    const [from, to] = [match.index, match.index + token.length];
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
  const outer = stack.slice(0, -1).map(({ key }) => key);
  const kind = frame.next === 'key' ? 'key' : 'value';
  const path = kind === 'key' ? outer : [...outer, frame.key];
  return { ...token, kind, path, stack: [...stack], keys: new Set(frame.keys) };
}

function placeOf({ kind, path, from, to, token, stack, keys, next }: Found): TextPlace {
  return {
    ...{ kind, path, from, to, keys },
    token: token.replace(/^"/, '').replace(/"$/, ''),
    isText: token.startsWith('"'),
    isNamed: next === ':',
    needsComma: next !== undefined && !/^[,:}\]]$/.test(next),
    members: stack.map(({ scalars }) => scalars)
  };
}

/** One token further. What does not fit is passed over. */
function take(stack: Frame[], token: string): void {
  const frame = stack.at(-1);
  if (token === '{' || token === '[') {
    if (frame) frame.next = 'comma';
    const isArray = token === '[';
    stack.push({ isArray, key: 0, next: isArray ? 'value' : 'key', scalars: new Map(), keys: new Set() });
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
    frame.scalars.set(String(frame.key), textOf(token));
    frame.next = 'comma';
  } else if (!frame.isArray) {
    // After a value, a comma was forgotten.
    frame.key = textOf(token);
    frame.keys.add(frame.key);
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
