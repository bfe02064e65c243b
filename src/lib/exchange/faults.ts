import type { ExchangeTexts } from '../messages/exchange.js';

/** What can be wrong with a file. */
export type ProblemCode = keyof ExchangeTexts;

/** Why a file cannot be read. Nothing of it is imported. */
export interface ExchangeProblem {
  readonly code: ProblemCode;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1: the character in its line; in CSV the cell in its row. */
  readonly column: number;
  /** What would be accepted, literally; '' if the code is enough. */
  readonly expected: string;
  readonly found: string;
}

/** Aborts reading; internal to this folder. */
export class Fault extends Error {
  constructor(
    readonly code: ProblemCode,
    /** Offset in the text, or a line and a column. */
    readonly place: number | Pick<ExchangeProblem, 'line' | 'column'>,
    readonly named: { readonly expected?: string; readonly found?: string } = {}
  ) {
    super(code);
  }

  /** The problem, located in a text. */
  at(text: string): ExchangeProblem {
    const { code, place, named } = this;
    const at = typeof place === 'number' ? placeOf(text, place) : place;
    return { code, ...at, expected: shown(named.expected), found: shown(named.found) };
  }
}

/** Most characters of a file quoted in a problem. */
const MOST_SHOWN = 80;

function shown(text = ''): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

function placeOf(text: string, offset: number): Pick<ExchangeProblem, 'line' | 'column'> {
  let line = 1;
  let start = 0;
  for (const { index, 0: end } of text.matchAll(/\r\n|[\n\r]/g)) {
    if (index + end.length > offset) break;
    line += 1;
    start = index + end.length;
  }
  return { line, column: offset - start + 1 };
}
