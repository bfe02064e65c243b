import { describe, expect, it } from 'vitest';
import { guarded, guardParameters, type RawDatabase } from '../../src/lib/server/platform/store/guardedDatabase.js';
import { openSqlite } from '../../src/lib/server/platform/store/sqlite.js';

describe('the guard in front of the binding', () => {
  it.each([
    ['true', true, 'a boolean'],
    ['undefined', undefined, 'undefined'],
    ['NaN', Number.NaN, 'NaN'],
    ['Infinity', Number.POSITIVE_INFINITY, 'Infinity'],
    ['an object', { a: 1 }, 'an object'],
    ['an array', [1], 'an array'],
    ['a Date', new Date(0), 'an object'],
    ['a symbol', Symbol('x'), 'a symbol'],
    ['a function', () => 1, 'a function'],
    ['an ArrayBuffer', new ArrayBuffer(1), 'an object']
  ])('does not let %s through', (_what, value, named) => {
    expect(() => guardParameters(['fine', value])).toThrow(`Parameter 2 of a query is ${named}`);
  });

  it('lets finite numbers, bigints, texts, null and bytes through unchanged', () => {
    const allowed = [0, -0, 1.5, -1e308, 2 ** 53, 10n ** 18n, '', 'text', '\u0000', '💡', null, new Uint8Array([1])];
    const passed = guardParameters([...allowed, Buffer.from('x')]);
    expect(allowed.every((value, index) => Object.is(passed[index], value))).toBe(true);
  });

  it.each(['all', 'run', 'iterate'] as const)('keeps a bad parameter of %s from reaching the binding', (way) => {
    const reached: unknown[] = [];
    const note = (...parameters: unknown[]) => reached.push(parameters) as never;
    const raw: RawDatabase = {
      prepare: () => ({ reader: true, all: note, run: note, iterate: note }),
      exec: note,
      close: () => undefined
    };
    const statement = guarded(raw, { commit: () => Promise.resolve() }).prepare('select ?');
    expect(() => statement[way]([true])).toThrow(TypeError);
    expect(reached).toEqual([]);
  });

  it('makes a query with a boolean fail without ending the process', async () => {
    const db = openSqlite(':memory:');
    const wrong = true as unknown as number;
    await expect(db.selectFrom('variants').select('id').where('id', '=', wrong).execute()).rejects.toThrow();
    await db.destroy();
  });
});
