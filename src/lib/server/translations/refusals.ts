import type { ImportBody, LanguageImportBody, PublicationBody, Term, TextsBody } from '../../api.js';
import type { Unacceptable } from '../../exchange/accept.js';
import type { ExchangeProblem } from '../../exchange/faults.js';
import { problemText } from '../../exchange/problemText.js';
import { Refusal } from '../platform/refusal.js';

export const languageNotFound = (): Refusal =>
  new Refusal('not-found', 'language-not-found', (t) => t.translations.languageNotFound);

export const languageUnusable = (): Refusal =>
  new Refusal('invalid', 'language-invalid', (t) => t.translations.languageInvalid).at('/Language');

export const languageThere = (): Refusal =>
  new Refusal('conflict', 'language-there', (t) => t.translations.languageThere);

/** It would come back with the next save of the folder that the template follows. */
export const languageInFolder = (folder: string, language: string): Refusal =>
  new Refusal('conflict', 'language-in-folder', (t) => t.translations.languageInFolder(folder, language));

export const tooManyLanguages = (): Refusal =>
  new Refusal('conflict', 'too-many-languages', (t) => t.translations.tooManyLanguages);

export const tooManyTexts = (): Refusal =>
  new Refusal('conflict', 'too-many-texts', (t) => t.translations.tooManyTexts);

/** Across all widgets. */
export const tooManyTextsInAll = (): Refusal =>
  new Refusal('conflict', 'too-many-texts-in-all', (t) => t.translations.tooManyTextsInAll);

/** `at`: indices in the request. */
export const textUnknown = (at: readonly number[]): Refusal =>
  new Refusal('invalid', 'text-unknown', (t) => t.translations.textUnknown).at(...pointers(at));

export const textTwice = (at: readonly number[]): Refusal =>
  new Refusal('invalid', 'text-twice', (t) => t.translations.textTwice).at(...pointers(at));

export const definitionTooLarge = (): Refusal =>
  new Refusal('conflict', 'definition-too-large', (t) => t.translations.definitionTooLarge);

/** `current`: the texts that have changed since. */
export const textsChanged = (current: TextsBody): Refusal =>
  new Refusal('lost-race', 'texts-changed', (t) => t.translations.textsChanged, [], { current });

/** `current`: what publishing would change now. */
export const publicationChanged = (current: PublicationBody): Refusal =>
  new Refusal('lost-race', 'publication-changed', (t) => t.translations.publicationChanged, [], { current });

export const batchNotFound = (): Refusal =>
  new Refusal('not-found', 'batch-not-found', (t) => t.translations.batchNotFound);

export const commentNotFound = (): Refusal =>
  new Refusal('not-found', 'comment-not-found', (t) => t.translations.commentNotFound);

export const tooManyComments = (): Refusal =>
  new Refusal('conflict', 'too-many-comments', (t) => t.translations.tooManyComments);

export const termTwice = (at: readonly number[]): Refusal =>
  new Refusal('invalid', 'term-twice', (t) => t.translations.termTwice).at(
    ...at.map((index) => `/Terms/${index}/Term`)
  );

export const glossaryChanged = (terms: readonly Term[]): Refusal =>
  new Refusal('lost-race', 'glossary-changed', (t) => t.translations.glossaryChanged, [], {
    current: { Terms: terms }
  });

export const textsChangeTooFast = (): Refusal =>
  new Refusal('busy', 'texts-change-too-fast', (t) => t.translations.tooFast);

/** Codes of problems that have one of their own. */
const CODES: Partial<Record<ExchangeProblem['code'], string>> = { encoding: 'file-not-utf8', text: 'text-unusable' };

/** An unreadable file: where, and what was expected there. */
export function fileBroken(problem: ExchangeProblem): Refusal {
  const { line, column, cell } = problem;
  const code = CODES[problem.code] ?? 'file-broken';
  return new Refusal('unreadable', code, (_t, language) => problemText(problem, language), [], {
    line,
    ...(cell === undefined ? { column } : { cell })
  });
}

/** A readable file of another language, or with a text that cannot be saved. */
export const fileUnacceptable = (reason: Unacceptable): Refusal =>
  new Refusal('unreadable', reason.code === 'language' ? 'file-language' : 'text-unusable', (_t, language) =>
    problemText(reason, language)
  );

/** `current`: what the file would change now. */
export const importChanged = (current: ImportBody | LanguageImportBody): Refusal =>
  new Refusal('lost-race', 'import-changed', (t) => t.translations.importChanged, [], { current });

const pointers = (at: readonly number[]): string[] => at.map((index) => `/Texts/${index}`);
