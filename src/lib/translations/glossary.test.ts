import { describe, expect, it } from 'vitest';
import type { Term } from '../api.js';
import { NO_ANSWER } from '../client/request.js';
import type { TextsClient } from './client.js';
import { Glossary, GlossaryProblem } from './glossary.svelte.js';

const slot: Term = { Term: 'slot', Translation: 'Spalte' };
const stop: Term = { Term: 'stop', Translation: 'Halt' };
const line: Term = { Term: 'line', Translation: 'Linie' };

/** A server that holds a list under a tag that counts. */
function server(terms: readonly Term[]) {
  const held = { terms, version: 1 };
  const answer = () => ({ ok: true as const, value: { Terms: [...held.terms] }, tag: String(held.version) });
  const client: Pick<TextsClient, 'glossary' | 'setGlossary'> = {
    glossary: () => Promise.resolve(answer()),
    setGlossary: (_language, wanted, tag) => {
      if (tag !== String(held.version)) return Promise.resolve({ ...NO_ANSWER, status: 412 });
      held.terms = wanted;
      held.version += 1;
      return Promise.resolve(answer());
    }
  };
  return { held, client };
}

describe('the glossary', () => {
  it('adds, changes and deletes a term', async () => {
    const { held, client } = server([slot]);
    const glossary = new Glossary(client, 'de');
    await glossary.load();
    expect(await glossary.put(undefined, stop)).toBeUndefined();
    expect(await glossary.put(stop, { ...stop, Translation: 'Haltestelle' })).toBeUndefined();
    expect(await glossary.put(slot, undefined)).toBeUndefined();
    expect(held.terms).toEqual([{ ...stop, Translation: 'Haltestelle' }]);
    expect(glossary.terms).toEqual(held.terms);
  });

  it('keeps what others did to other terms meanwhile', async () => {
    const { held, client } = server([slot, stop]);
    const glossary = new Glossary(client, 'de');
    await glossary.load();
    Object.assign(held, { terms: [slot, stop, line], version: 2 });
    expect(await glossary.put(slot, undefined)).toBeUndefined();
    expect(held.terms).toEqual([stop, line]);
  });

  it('follows the broader language where it has no term of its own', async () => {
    const lists: Record<string, Term[]> = {
      'de-AT': [{ Term: 'Slot', Translation: 'Fach' }],
      de: [slot, stop]
    };
    const client: Pick<TextsClient, 'glossary' | 'setGlossary'> = {
      ...server([]).client,
      glossary: (language) => Promise.resolve({ ok: true, value: { Terms: lists[language] ?? [] }, tag: language })
    };
    const glossary = new Glossary(client, 'de-AT');
    await glossary.load();
    expect(glossary.terms).toEqual(lists['de-AT']);
    expect(glossary.inForce).toEqual([{ Term: 'Slot', Translation: 'Fach' }, stop]);
  });

  it('leaves a term alone that somebody else changed, and says so', async () => {
    const { held, client } = server([slot]);
    const glossary = new Glossary(client, 'de');
    await glossary.load();
    const theirs = { ...slot, Translation: 'Fach' };
    Object.assign(held, { terms: [theirs], version: 2 });
    expect(await glossary.put(slot, undefined)).toBe('changed');
    expect(held.terms).toEqual([theirs]);
    expect(glossary.terms).toEqual([theirs]);
  });

  it('has a problem with a change until it is another one: then the same change may succeed', async () => {
    const { client } = server([slot, stop]);
    const glossary = new Glossary(client, 'de');
    await glossary.load();
    const words = { changed: 'Somebody changed it.', waiting: 'Not saved.' };
    const problem = new GlossaryProblem(glossary);
    const isRefused = problem.take({ ...NO_ANSWER, status: 422, text: 'slot is there twice.' }, words);
    expect([isRefused, problem.text]).toEqual([true, 'slot is there twice.']);
    await glossary.put(slot, undefined);
    expect(problem.text).toBeUndefined();
    problem.take(NO_ANSWER, words);
    expect(problem.text).toBe('Not saved.');
    expect([problem.take(undefined, words), problem.text]).toEqual([false, undefined]);
  });
});
