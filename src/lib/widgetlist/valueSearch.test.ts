import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundInValues } from '../api.js';
import type { Answer } from '../client/request.js';
import { ValueSearch } from './valueSearch.svelte.js';

let asked: string[];
let answer: (value: Answer<FoundInValues>) => void;
let search: ValueSearch;
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  search = new ValueSearch((text) => {
    asked.push(text);
    return new Promise((resolve) => (answer = resolve));
  });
});
afterEach(() => vi.useRealTimers());

const found = (Id: number, Complete = true): Answer<FoundInValues> => ({
  ok: true,
  value: { Items: [{ Id, ElementId: 'Title', Excerpt: 'Café' }], Names: [], Complete }
});
const rest = () => vi.advanceTimersByTimeAsync(250);

describe('a search in Values', () => {
  it('asks once typing rests, and shows what was found', async () => {
    search.search('ca');
    search.search('caf');
    await rest();
    expect(asked).toEqual(['caf']);
    answer(found(3, false));
    await rest();
    expect([[...search.found], search.isCut]).toEqual([[[3, 'Café']], true]);
  });

  it('never asks for a single character, nor twice for the same', async () => {
    for (const text of ['c', ' c ', 'ca', 'ca ']) search.search(text);
    await rest();
    search.search('ca');
    await rest();
    expect(asked).toEqual(['ca']);
  });

  it('drops an answer that comes after another text was typed', async () => {
    search.search('caf');
    await rest();
    const late = answer;
    search.search('lobby');
    late(found(3));
    await rest();
    expect([...search.found]).toEqual([]);
    answer(found(4));
    await rest();
    expect([...search.found.keys()]).toEqual([4]);
  });

  it('says that it could not look, until it looks again', async () => {
    search.search('caf');
    await rest();
    answer({ ok: false, status: 0, errorTexts: new Map() });
    await rest();
    expect(search.isFailed).toBe(true);
    search.search('cafe');
    expect(search.isFailed).toBe(false);
  });
});
