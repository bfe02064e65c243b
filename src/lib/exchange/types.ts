import type { TextKey } from '../ascdata/texts/textKey.js';

/** The formats that are written. XLIFF 2.1 and 2.2 are read as `xliff2`. */
export const EXCHANGE_FORMATS = ['xliff12', 'xliff2', 'csv'] as const;
export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number];

/** The formats that are read: also a list of texts, without their states, for programs. */
export type ReadFormat = ExchangeFormat | 'json';

/**
 * `inherited`: without a text of its own, and not to do: a broader language has one, or the source may stay. `outdated`: reviewed, but
 * its source has changed since.
 */
export const EXCHANGE_STATES = ['toDo', 'inherited', 'toReview', 'reviewed', 'outdated'] as const;
export type ExchangeState = (typeof EXCHANGE_STATES)[number];

/** One text in a file for translators. */
export interface ExchangeText {
  readonly key: TextKey;
  readonly source: string;
  /** '' without a translation. */
  readonly target: string;
  readonly state: ExchangeState;
  /** Whether the target lacks a part of the source: a segment that is not translated yet. */
  readonly isIncomplete?: boolean;
  /** Where the text appears, in words. Absent rather than ''. */
  readonly where?: string;
  /** None of them is ''. */
  readonly comments: readonly string[];
  /** The result of {@link exportMark} at export. A writer adds it where absent. */
  readonly hash?: string;
}

/** The texts of one widget, in the order of its form. */
export interface ExchangeWidget {
  /** '' if a CSV file or a list does not say. */
  readonly id: string;
  readonly name: string;
  readonly texts: readonly ExchangeText[];
}

/** A file for translators: the texts of one widget or of many, in one language. */
export interface ExchangeFile {
  readonly format: ReadFormat;
  /** The language that is translated into; '' if the file does not say. */
  readonly language: string;
  /** The language that is translated from, if the file names another one than that of authors. */
  readonly otherSource?: string;
  /** Ids are unique, and keys within a widget. */
  readonly widgets: readonly ExchangeWidget[];
}
