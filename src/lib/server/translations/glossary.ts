import type { GlossaryBody, Term } from '../../api.js';
import { canonicalLanguage } from '../../ascdata/translationRules.js';
import type { Actor } from '../platform/authorization/actor.js';
import { demand } from '../authorization/can.js';
import { hashOf } from '../platform/store/fileStore.js';
import { insertMany } from '../platform/store/insertMany.js';
import { nameKey } from '../platform/store/searchKeys.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { glossaryChanged, languageNotFound, termTwice } from './refusals.js';

/** The agreed terms: one list per language, for all widgets. */
export class Glossary {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Sorted by term. @throws Refusal language-not-found for an invalid code */
  async of(actor: Actor, asked: string): Promise<Term[]> {
    demand(actor, 'glossary.read');
    return termsOf(this.#store.db, languageFrom(asked));
  }

  /**
   * Replaces the list.
   * @returns it as stored
   * @throws Refusal language-not-found, not-allowed, term-twice; glossary-changed with the `current` list
   */
  async replace(
    actor: Actor,
    asked: string,
    { Terms: terms }: GlossaryBody,
    matches: (tag: string) => boolean
  ): Promise<Term[]> {
    const language = languageFrom(asked);
    demand(actor, 'glossary.write', { language });
    const rows = terms.map(({ Term: term, Translation: translation }) => ({
      language,
      term_key: nameKey(term),
      term,
      translation
    }));
    const first = new Map([...rows.entries()].reverse().map(([at, { term_key }]) => [term_key, at]));
    const twice = rows.flatMap(({ term_key }, at) => (first.get(term_key) === at ? [] : [at]));
    if (twice.length > 0) throw termTwice(twice);
    return this.#store.write(async (writing) => {
      const current = await termsOf(writing, language);
      if (!matches(glossaryTag(current))) throw glossaryChanged(current);
      await writing.deleteFrom('glossary').where('language', '=', language).execute();
      await insertMany(this.#store, writing, 'glossary', COLUMNS, rows);
      return termsOf(writing, language);
    });
  }
}

const COLUMNS = ['language', 'term_key', 'term', 'translation'] as const;

/** Changes whenever the list does. */
export const glossaryTag = (terms: readonly Term[]): string =>
  hashOf(JSON.stringify(terms.map(({ Term, Translation }) => [Term, Translation]))).slice(0, 32);

async function termsOf(db: Database, language: string): Promise<Term[]> {
  const rows = await db
    .selectFrom('glossary')
    .select(['term', 'translation'])
    .where('language', '=', language)
    .orderBy('term_key')
    .execute();
  return rows.map(({ term, translation }) => ({ Term: term, Translation: translation }));
}

function languageFrom(text: string): string {
  const language = canonicalLanguage(text);
  if (language === undefined) throw languageNotFound();
  return language;
}
