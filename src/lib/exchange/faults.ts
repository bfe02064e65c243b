import { LineIndex } from '../ascdata/sourceText.js';
import { cutShort } from '../language/cut.js';
import type { ExchangeTexts } from '../messages/exchange.js';
import { MAX_BYTES } from './limits.js';

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
    const at = typeof place === 'number' ? new LineIndex(text).at(place) : place;
    return { code, ...at, expected: shown(named.expected), found: shown(named.found) };
  }
}

/** A file that is too large, or would be with its inline codes written out. @param at offset in the text */
export const tooLarge = (at = 0): Fault => new Fault('bytes', at, { expected: `${MAX_BYTES / 1024 ** 2} MB` });

/** Most characters of a file quoted in a problem. */
const MOST_SHOWN = 80;

const shown = (text = ''): string => cutShort(text, MOST_SHOWN);
