import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registry } from '../../src/lib/datatypes/registry.js';
import type { Store } from '../../src/lib/server/platform/store/store.js';
import { ask, sample, serve, TEXT_ELEMENT, upload, type Server } from './harness.js';
import { nextOf, replaced, setAsideOf, setValues, versionsOf } from './replacing.js';
import { variant } from './widgetGroups.js';

/** Only digits, or only letters. */
const digits = { ...TEXT_ELEMENT, Id: 'Code', DisplayName: 'Code', Value: [{ Text: '1' }] };
const DIGITS = { ...digits, Options: { ValidationRegExp: '^[0-9]+$', ValidationRegExpDescription: 'Digits' } };
const LETTERS = { ...digits, Options: { ValidationRegExp: '^[a-z]*$', ValidationRegExpDescription: 'Letters' } };

const transaction = new AsyncLocalStorage<string>();
let server: Server;
let id: number;
/** Values checked in a transaction, and how many outside one. */
let seen: { inside: string[]; outside: number };

beforeEach(async () => {
  server = await serve();
  id = await upload(await sample({ elements: [DIGITS] }));
  seen = { inside: [], outside: 0 };
  const { check } = registry.simpleText;
  vi.spyOn(registry.simpleText, 'check').mockImplementation((...given) => {
    const where = transaction.getStore();
    if (where === undefined) seen.outside += 1;
    else seen.inside.push(where);
    return check(...given);
  });
  const { store } = server.app;
  const { write, writeRow } = store;
  const within: Store['write'] = (work) => write((writing) => transaction.run('write', () => work(writing)));
  vi.spyOn(store, 'write').mockImplementation(within as never);
  const withinRow: Store['writeRow'] = (row, work) =>
    writeRow(row, (writing) => transaction.run('writeRow', () => work(writing)));
  vi.spyOn(store, 'writeRow').mockImplementation(withinRow as never);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await server[Symbol.asyncDispose]();
});

const text = (Text: string) => [{ Text }];

const cases: [what: string, run: () => Promise<void>][] = [
  ['saving', () => setValues(id, { Code: text('12') })],
  [
    'replacing a widget, with its deleted variants',
    async () => {
      const { Id: gone } = await variant(id, { Name: 'Gone' });
      await setValues(gone, { Code: text('12') });
      seen = { inside: [], outside: 0 };
      await ask(`/api/Widgets/${gone}`, { method: 'DELETE' });
      await replaced(id, await nextOf(id, [LETTERS]));
    }
  ],
  [
    'putting a Value back that was set aside',
    async () => {
      await setValues(id, { Code: text('12') });
      await replaced(id, await nextOf(id, [LETTERS]));
      expect((await setAsideOf(id)).Values).toHaveLength(1);
      await replaced(id, await nextOf(id, [{ ...DIGITS, Id: 'Other' }]), { mapping: [{ from: 'Code', to: null }] });
      const { Version } = await setAsideOf(id);
      const answer = await ask(`/api/Widgets/${id}/SetAside/0`, {
        method: 'POST',
        json: { ElementId: 'Other' },
        headers: { 'if-match': `"${Version}"` }
      });
      expect(answer.status).toBe(200);
    }
  ],
  [
    'restoring a version',
    async () => {
      await setValues(id, { Code: text('12') });
      await replaced(id, await nextOf(id, [LETTERS]));
      const [before] = await versionsOf(id);
      const answer = await ask(`/api/Widgets/${id}/Versions/${before?.Id}/Restore`, { method: 'POST' });
      expect(answer.status).toBe(200);
    }
  ],
  [
    'uploading where all variants are deleted',
    async () => {
      await setValues(id, { Code: text('12') });
      await ask(`/api/Widgets/${id}`, { method: 'DELETE' });
      expect(await upload(await sample({ elements: [LETTERS] }))).toBeGreaterThan(id);
    }
  ]
];

it.each(cases)('no transaction waits for patterns: %s', async (_what, run) => {
  await run();
  expect(seen.inside).toEqual([]);
  expect(seen.outside).toBeGreaterThan(0);
});

it('a Value saved between plan and transaction is planned outside the transaction, which then runs again', async () => {
  const { store } = server.app;
  const { write } = store;
  vi.mocked(store.write).mockImplementationOnce((async (work: never) => {
    await setValues(id, { Code: text('7') });
    return write(work);
  }) as never);
  const { variants } = await replaced(id, await nextOf(id, [LETTERS]));
  expect(variants[0]?.outcomes).toMatchObject([{ kind: 'setAside', value: text('7') }]);
  expect(seen.inside).toEqual([]);
});
