import type { Finding } from '../findings.js';
import { parse } from '../parse.js';
import { applySplices, type Splice } from '../textStyle.js';

/** What makes a text readable again: a comma where one is missing, or without the comma or comment that is one too many. */
export interface Repair {
  readonly kind: 'add-comma' | 'remove-comma' | 'remove-comment';
  /** The text with it. */
  readonly text: string;
}

const COMMENT = /(?:\/\*[^]*?(?:\*\/|$)|\/\/[^\n\r]*|#[^\n\r]*)/y;

/** The repair of a text that is not JSON; undefined: there is none that gets past the place where reading stopped. */
export function repairOf(text: string): Repair | undefined {
  const [problem] = parse(text).findings;
  const at = problem && offsetOf(text, problem);
  const repair = at === undefined ? undefined : repairAt(text, problem!.code, at);
  if (!repair) return undefined;
  const doc = parse(repair.text);
  if (doc.data !== undefined) return repair;
  const next = doc.findings[0] && offsetOf(repair.text, doc.findings[0]);
  return next !== undefined && next > at! ? repair : undefined;
}

function repairAt(text: string, code: Finding['code'], at: number): Repair | undefined {
  const made = (kind: Repair['kind'], splice: Splice): Repair => ({ kind, text: applySplices(text, [splice]) });
  if (code === 'json-comma-missing') {
    const end = text.slice(0, at).trimEnd().length;
    return made('add-comma', { offset: end, length: 0, content: ',' });
  }
  if (code === 'json-comma-extra') return made('remove-comma', { offset: at, length: 1, content: '' });
  if (code !== 'json-comment') return undefined;
  COMMENT.lastIndex = at;
  const length = COMMENT.exec(text)?.[0].length ?? 0;
  return made('remove-comment', { offset: at, length, content: '' });
}

/** A finding names a line and a column. */
function offsetOf(text: string, { line, column }: Finding): number | undefined {
  if (line === undefined || column === undefined) return undefined;
  const ends = /\r\n|\n|\r/g;
  for (let at = 1; at < line; at++) ends.exec(text);
  const start = line === 1 ? (text.startsWith('\uFEFF') ? 1 : 0) : ends.lastIndex;
  return start + column - 1;
}
