import { LineIndex } from '../ascdata/lineIndex.js';
import { cutShort } from '../language/cut.js';
import type { ExchangeTexts } from '../messages/exchange.js';
import { MAX_BYTES } from './limits.js';

/** What can be wrong with a file. */
export type ProblemCode = keyof ExchangeTexts;

/** A place in a file, all counted from 1. */
export interface Place {
  readonly line: number;
  /** The character in its line. */
  readonly column?: number;
  /** In CSV, instead: the cell in its row. */
  readonly cell?: number;
}

/** Why a file cannot be read. Nothing of it is imported. */
export interface ExchangeProblem extends Place {
  readonly code: ProblemCode;
  /** What would be accepted, literally; '' if the code is enough. */
  readonly expected: string;
  readonly found: string;
}

/** Aborts reading; internal to this folder. */
export class Fault extends Error {
  constructor(
    readonly code: ProblemCode,
    /** Offset in the text, or a place. */
    readonly place: number | Place,
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
export const MOST_SHOWN = 80;

const shown = (text = ''): string => cutShort(text, MOST_SHOWN);
