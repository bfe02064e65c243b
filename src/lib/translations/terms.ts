import type { Term } from '../api.js';
import { folded } from '../language/textSearch.js';

/** A word of the glossary that a text does not use although its source has it. */
export interface TermIssue {
  readonly code: 'translation-glossary';
  readonly term: string;
  readonly translation: string;
}

/** Letters by which terms are looked up. */
const START = 2;
/** Texts whose terms are kept: those of a large widget. */
const MOST_KEPT = 5_000;

interface Entry {
  readonly term: Term;
  readonly word: string;
}

/** Finds the terms that occur in texts: at the beginning of a word, so that `stop` is in `Stops`, and not in `nonstop`. */
export class Terms {
  readonly #byStart = new Map<string, Entry[]>();
  readonly #known = new Map<string, readonly Term[]>();

  constructor(terms: readonly Term[] = []) {
    for (const term of terms) {
      const word = folded(term.Term);
      const some = this.#byStart.get(word.slice(0, START)) ?? [];
      this.#byStart.set(word.slice(0, START), some);
      some.push({ term, word });
    }
  }

  /** Those that occur in a source. */
  in(source: string): readonly Term[] {
    if (this.#byStart.size === 0) return [];
    const known = this.#known.get(source);
    if (known) return known;
    if (this.#known.size >= MOST_KEPT) this.#known.clear();
    const found = this.#find(folded(source));
    this.#known.set(source, found);
    return found;
  }

  #find(text: string): Term[] {
    const found = new Set<Term>();
    for (const { index } of text.matchAll(WORD_START)) {
      for (let length = 1; length <= START; length++) {
        for (const { term, word } of this.#byStart.get(text.slice(index, index + length)) ?? []) {
          if (text.startsWith(word, index)) found.add(term);
        }
      }
    }
    return [...found];
  }
}

/** Of a glossary without any: the same object, so that nothing is checked again. */
export const NO_TERMS = new Terms();

/** Where a word begins; a term may also begin with a sign. */
const WORD_START = /(?<![\p{L}\p{Nd}])\S/gu;

/** Whether the translation of a term is in the text, also as part of a word: `Spalte` is in `Spaltenbreite`. */
export const isUsed = (term: Term, text: string): boolean => folded(text).includes(folded(term.Translation));

/** Terms of the source whose translation is not in the text. A text without a translation has none. */
export function glossaryIssues(terms: readonly Term[], text: string): TermIssue[] {
  if (text.trim() === '') return [];
  return terms
    .filter((term) => !isUsed(term, text))
    .map(({ Term: term, Translation: translation }) => ({ code: 'translation-glossary', term, translation }));
}

/** The text with an untranslated term replaced by its translation; undefined: the term does not occur. */
export function withTerm({ term, translation }: TermIssue, text: string): string | undefined {
  const literal = term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const word = new RegExp(`(?<![\\p{L}\\p{Nd}])${literal}(?![\\p{L}\\p{Nd}])`, 'iu');
  return word.test(text) ? text.replace(word, () => translation) : undefined;
}
