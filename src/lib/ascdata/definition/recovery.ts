import { DATA_TYPES } from '../dataTypeNames.js';
import { parse } from '../parse.js';

/** An element of a text that is not JSON. */
export interface FoundElement {
  readonly id: string;
  /** Where it begins and ends in the text. */
  readonly span: readonly [from: number, to: number];
  readonly fields: Readonly<Record<string, string>>;
}

/** What tells an element, as the text has it. */
const FIELDS: ReadonlySet<string> = new Set(['Id', 'DisplayName', 'DataType']);
/** A string, which ends with its line at the latest, or a bracket. */
const TOKENS = /"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g;
const VALUE = /\s*:\s*("(?:[^"\\\n]|\\.)*")/y;

interface Open {
  readonly sign: '{' | '[';
  readonly start: number;
  readonly fields: Record<string, string>;
}

/** The elements that can be told in a text, in its order, whatever is wrong with it: objects with an Id and a DataType. Of two with one Id, the first. */
export function elementsFound(text: string): FoundElement[] {
  const open: Open[] = [];
  const found = new Map<string, FoundElement>();
  const close = ({ start, fields }: Open, end: number): void => {
    const { Id, DataType } = fields;
    if (!Id || DataType === undefined || !Object.hasOwn(DATA_TYPES, DataType)) return;
    const known = found.get(Id);
    if (!known || known.span[0] > start) found.set(Id, { id: Id, span: [start, end], fields });
  };
  const opened = { '{': 0, '[': 0 };
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    const last = open.at(-1);
    if (token === '{' || token === '[') {
      open.push({ sign: token, start: index, fields: {} });
      opened[token] += 1;
    } else if (token === '}' || token === ']') {
      const sign = token === '}' ? '{' : '[';
      // What a bracket is missing for ends with what is around it.
      const at = opened[sign] > 0 ? open.findLastIndex((each) => each.sign === sign) : open.length;
      for (const each of open.splice(at)) {
        opened[each.sign] -= 1;
        close(each, index + 1);
      }
    } else if (last?.sign === '{') {
      VALUE.lastIndex = index + token.length;
      const key = stringIn(token);
      const value = key !== undefined && FIELDS.has(key) && !Object.hasOwn(last.fields, key) ? VALUE.exec(text) : null;
      const written = value && stringIn(value[1]!);
      if (typeof written === 'string') last.fields[key!] = written;
    }
  }
  for (const each of open) close(each, text.length);
  return [...found.values()].sort((a, b) => a.span[0] - b.span[0]);
}

function stringIn(token: string): string | undefined {
  if (!token.includes('\\')) return token.length > 1 && token.endsWith('"') ? token.slice(1, -1) : undefined;
  try {
    return JSON.parse(token) as string;
  } catch {
    return undefined;
  }
}

/** A definition of the elements that can be told in a text that is not JSON: each whole, or, where it cannot be read, by its name and type. */
export function recovered(text: string): string {
  const elements = elementsFound(text).map(({ span, fields }) => {
    const written = text.slice(...span);
    return parse(written).data === undefined ? JSON.stringify(fields) : written;
  });
  return `{"Elements":[${elements.join(',')}]}`;
}
