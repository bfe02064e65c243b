import type { Term } from '../api.js';
import { fallbackLanguages } from '../ascdata/translations.js';
import type { Refused } from '../client/request.js';
import { folded } from '../language/textSearch.js';
import type { TextsClient } from './client.js';

/** The agreed terms of one language, for all widgets. */
export class Glossary {
  terms: readonly Term[] = $state.raw([]);
  /** Own terms, then those of broader languages for sources without one: `de-AT` falls back to `de`. */
  readonly inForce: readonly Term[] = $derived.by(() => firstOfEach([...this.terms, ...this.#broader]));
  #broader: readonly Term[] = $state.raw([]);
  #tag = '';
  readonly #client: Pick<TextsClient, 'glossary' | 'setGlossary'>;
  readonly #language: string;

  constructor(client: Pick<TextsClient, 'glossary' | 'setGlossary'>, language: string) {
    this.#client = client;
    this.#language = language;
  }

  async load(): Promise<void> {
    const [, ...broader] = fallbackLanguages(this.#language);
    const [own, ...others] = await Promise.all([this.#language, ...broader].map((each) => this.#client.glossary(each)));
    if (own?.ok) this.#take(own.value.Terms, own.tag);
    this.#broader = others.flatMap((answer) => (answer.ok ? answer.value.Terms : []));
  }

  /**
   * Adds a term (no `before`), changes or deletes one (no `after`). Keeps other people's changes to other terms.
   * @returns undefined: saved; 'changed': somebody else changed the same term
   */
  async put(before: Term | undefined, after: Term | undefined): Promise<undefined | 'changed' | Refused> {
    const saved = await this.#send(before, after);
    if (saved?.status !== 412) return saved;
    await this.load();
    const isThere = before === undefined || this.terms.some((term) => isSame(term, before));
    return isThere ? this.#send(before, after) : 'changed';
  }

  async #send(before: Term | undefined, after: Term | undefined): Promise<Refused | undefined> {
    const kept = before ? this.terms.filter((term) => !isSame(term, before)) : this.terms;
    const terms = after ? [...kept, after] : kept;
    const answer = await this.#client.setGlossary(this.#language, terms, this.#tag);
    if (!answer.ok) return answer;
    this.#take(answer.value.Terms, answer.tag);
    return undefined;
  }

  #take(terms: readonly Term[], tag = ''): void {
    this.terms = terms;
    this.#tag = tag;
  }
}

/** Why the glossary refused a change, for as long as it is as it was then. */
export class GlossaryProblem {
  readonly #glossary: Pick<Glossary, 'terms'>;
  #said: { readonly text: string; readonly terms: readonly Term[] } | undefined = $state.raw();

  constructor(glossary: Pick<Glossary, 'terms'>) {
    this.#glossary = glossary;
  }

  /** In words; undefined: none. */
  get text(): string | undefined {
    return this.#said?.terms === this.#glossary.terms ? this.#said?.text : undefined;
  }

  /** What `put` has answered. @returns whether it was refused */
  take(
    refused: Awaited<ReturnType<Glossary['put']>>,
    words: { readonly changed: string; readonly waiting: string }
  ): boolean {
    if (refused === undefined) this.#said = undefined;
    else {
      const text = refused === 'changed' ? words.changed : (refused.text ?? words.waiting);
      this.#said = { text, terms: this.#glossary.terms };
    }
    return refused !== undefined;
  }

  /** Something else is tried. */
  forget(): void {
    this.#said = undefined;
  }
}

/** Case does not distinguish terms. */
function firstOfEach(terms: readonly Term[]): Term[] {
  const first = new Map([...terms].reverse().map((term) => [folded(term.Term), term]));
  return terms.filter((term) => first.get(folded(term.Term)) === term);
}

const isSame = (one: Term, other: Term): boolean => one.Term === other.Term && one.Translation === other.Translation;
