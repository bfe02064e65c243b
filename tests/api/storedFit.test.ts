import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { StoredFit } from '../../src/lib/api.js';
import { engines } from '../store/engines.js';
import { ask, NUMBER_ELEMENT, sample, serverOfAll, TEXT_ELEMENT, upload } from './harness.js';
import { replaced, setValues } from './replacing.js';
import { serveOn } from './things.js';
import { post, variant } from './widgetGroups.js';

/** An entry that is not counted by itself. */
const LONG = 'x'.repeat(300);
const LIST = { Id: 'Mode', DisplayName: 'Mode', DataType: 'list', Value: 'Now', Items: ['Now', 'Later', LONG] };
const COUNT = { ...NUMBER_ELEMENT, Options: { Minimum: 0, Maximum: 100 } };
const ELEMENTS = [TEXT_ELEMENT, COUNT, LIST];

describe.each(engines)('what a changed setting does to stored Values (%s)', (engine) => {
  const server = serverOfAll(() => serveOn(engine));
  let uploads = 0;

  /** A template and three variants. @param values of these */
  async function widgetWith(...values: Record<string, unknown>[]): Promise<{ id: number; of: string }> {
    const of = `test.fit${++uploads}`;
    const id = await upload(await sample({ identifier: of, elements: ELEMENTS }));
    for (const [at, each] of values.entries()) {
      const { Id } = await variant(id, { Name: `Variant ${at + 1}` });
      await setValues(Id, each);
    }
    return { id, of };
  }

  async function fit(id: number, ElementId: string, Element?: object, more?: object): Promise<StoredFit> {
    const question = { ElementId, ...(Element && { Element }), ...more };
    const response = await ask(`/api/Widgets/${id}/Values/Fit`, post(question));
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as StoredFit;
  }

  it('counts the widgets with a Value of their own, and those with each text', async () => {
    const { id } = await widgetWith({ Count: 24, Mode: 'Later' }, { Mode: 'Later' }, {});
    expect(await fit(id, 'Count')).toMatchObject({ Widgets: 4, Own: 1, Values: [], Misfits: 0 });
    expect(await fit(id, 'Mode')).toMatchObject({ Widgets: 4, Own: 2, Values: [{ Value: 'Later', Widgets: 2 }] });
    expect(await fit(id, 'Gone')).toMatchObject({ Widgets: 4, Own: 0, Named: [] });
  });

  it.each<[string, string, object]>([
    ['a lower limit', 'Count', { ...COUNT, Options: { Maximum: 20 } }],
    ['an entry less', 'Mode', { ...LIST, Items: ['Now'] }],
    ['another type', 'Count', { ...COUNT, DataType: 'simpleText', Value: [{ Text: '' }], Options: {} }],
    ['a type that does not exist', 'Count', { ...COUNT, DataType: 'x' }],
    ['a pattern', 'Title', { ...TEXT_ELEMENT, Options: { ValidationRegExp: '^[A-Z]+$' } }]
  ])('says of %s what a replacement would do', async (_, changed, element) => {
    const values = [{ Count: 24, Title: [{ Text: 'now' }] }, { Count: 7, Mode: 'Later' }, { Title: [{ Text: 'NOW' }] }];
    const { id, of } = await widgetWith(...values);
    const elements = ELEMENTS.map((each) => (each.Id === changed ? element : each));
    const source = JSON.stringify({ ...JSON.parse(await sourceOf(id)), SpotVersion: '2', Elements: elements });
    const said = await fit(id, changed, element);
    const isUsable = (element as { DataType: string }).DataType !== 'x';
    if (!isUsable) return expect(said).toMatchObject({ Own: 2, Misfits: 2 });
    const { variants } = await replaced(id, await sample({ identifier: of, source }), { query: '?dryRun=1' });
    const outcomes = variants.flatMap((each) => each.outcomes.filter((one) => one.id === changed));
    const ofKind = (kind: string) => outcomes.filter((each) => each.kind === kind).length;
    expect(said).toMatchObject({ Misfits: ofKind('setAside'), Converted: ofKind('converted'), Unchecked: 0 });
    expect(said.Misfits + said.Converted).toBeGreaterThan(0);
    expect(said.Named.map(({ Name }) => Name)).toEqual(
      variants
        .filter((each) => each.outcomes.some((one) => one.id === changed && one.kind === 'setAside'))
        .map(({ name }) => name)
    );
  });

  it('says of a setting with Conditions what a replacement would do', async () => {
    const hiddenBy = (TargetId: string, Value: unknown) => ({
      Conditions: [{ Action: 'HIDE', TargetId, Operator: '=', Value }]
    });
    const note = { ...TEXT_ELEMENT, Id: 'Note', Options: hiddenBy('Mode', 'Later') };
    const id = await upload(await sample({ identifier: `test.fit${++uploads}`, elements: [...ELEMENTS, note] }));
    for (const Mode of ['Now', 'Later']) {
      await setValues((await variant(id, { Name: Mode })).Id, { Mode, Note: [{ Text: 'x' }] });
    }
    const changed = { ...note, Options: { ...note.Options, ValidationRegExp: '^[A-Z]+$' } };
    const of = JSON.parse(await sourceOf(id)) as { SpotIdentifier: string };
    const source = JSON.stringify({ ...of, SpotVersion: '2', Elements: [...ELEMENTS, changed] });
    const { variants } = await replaced(id, await sample({ source }), { query: '?dryRun=1' });
    const outcomes = variants.flatMap((each) => each.outcomes.filter((one) => one.id === 'Note'));
    const expected = outcomes.filter(({ kind }) => kind === 'setAside').length;
    expect(await fit(id, 'Note', changed)).toMatchObject({ Own: 2, Misfits: expected, Unchecked: 0 });
  });

  const sourceOf = async (id: number): Promise<string> =>
    ((await (await ask(`/api/Widgets/${id}/Content`)).json()) as { Source: string }).Source;

  it('follows renamed entries as a replacement does, and nothing that is no entry', async () => {
    const { id } = await widgetWith({ Mode: 'Later' }, { Mode: LONG });
    const renamed = { ...LIST, Items: ['Now', 'Soon', LONG] };
    const Entries = [{ Before: 'Later', After: 'Soon' }];
    expect(await fit(id, 'Mode', renamed, { Entries })).toMatchObject({ Own: 2, Misfits: 0, Converted: 1 });
    expect(await fit(id, 'Mode', renamed)).toMatchObject({ Misfits: 1, Converted: 0 });
    const none = [{ Before: 'Later', After: 'Never' }];
    expect(await fit(id, 'Mode', renamed, { Entries: none })).toMatchObject({ Misfits: 1, Converted: 0 });
  });

  it('counts the widgets with a Value for any of several settings', async () => {
    const { id } = await widgetWith({ Count: 24, Mode: 'Later' }, { Mode: 'Later' }, {});
    expect(await fit(id, 'Count', undefined, { More: ['Mode', 'Gone'] })).toMatchObject({ Own: 2, Cut: false });
  });

  it('says that it did not count every one of very many texts', async () => {
    const { id } = await widgetWith({ Mode: LONG });
    expect(await fit(id, 'Mode')).toMatchObject({ Own: 1, Values: [], Cut: true });
  });

  it('names the first that do not fit, with the Value in words', async () => {
    const { id } = await widgetWith(...Array.from({ length: 25 }, (_, at) => ({ Count: 50 + at })));
    const { Misfits, Named } = await fit(id, 'Count', { ...COUNT, Options: { Maximum: 20 } });
    expect(Misfits).toBe(25);
    expect(Named).toHaveLength(20);
    expect(Named[0]).toMatchObject({ Name: 'Variant 1', Words: { en: '50', de: '50' } });
  });

  it.each<[string, object]>([
    ['no setting', { Element: COUNT }],
    ['something else than a setting', { ElementId: 'Count', Element: [1] }]
  ])('refuses %s', async (_, body) => {
    const { id } = await widgetWith();
    expect((await ask(`/api/Widgets/${id}/Values/Fit`, post(body))).status).toBe(400);
  });

  describe('is found out', () => {
    const LONG = 400_000;

    /** A template whose own Value is long, and widgets that inherit it; its answers, and how many characters the database gave for each. */
    async function counted(heirs: number, onread: () => void = () => undefined) {
      const note = { ...TEXT_ELEMENT, Options: {} };
      const id = await upload(await sample({ identifier: `test.fit${++uploads}`, elements: [note, COUNT] }));
      await setValues(id, { Title: [{ Text: 'x'.repeat(LONG) }] });
      for (let at = 0; at < heirs; at++)
        await setValues((await variant(id, { Name: `Heir ${at}` })).Id, { Count: 50 + at });
      let read = 0;
      const plugin: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        transformResult: ({ result }) => {
          onread();
          for (const row of result.rows) for (const each of Object.values(row)) read += sizeOf(each);
          return Promise.resolve(result);
        }
      };
      const { store, storedFits, people } = server.app;
      const actor = (await people.bearers.actor('u1'))!;
      const { db } = store;
      const of = async (signal?: AbortSignal) => {
        Object.assign(store, { db: db.withPlugin(plugin) });
        const question = { ElementId: 'Count', Element: COUNT };
        return storedFits.of(actor, id, question, signal).finally(() => Object.assign(store, { db }));
      };
      return { of, read: () => read };
    }
    const sizeOf = (value: unknown): number =>
      typeof value === 'string' ? value.length : value instanceof ArrayBuffer ? value.byteLength : 0;

    it('with what the widgets inherit read once', async () => {
      const { of, read } = await counted(30);
      expect(await of()).toMatchObject({ Widgets: 31, Own: 30, Misfits: 0 });
      expect(read()).toBeLessThan(3 * LONG);
    });

    it('no longer once nobody waits for the answer', async () => {
      const left = new AbortController();
      let reads = 0;
      const { of } = await counted(5, () => {
        reads += 1;
        left.abort();
      });
      await expect(of(left.signal)).rejects.toMatchObject({ code: 'upload-broken-off' });
      const atOnce = reads;
      await of();
      expect(reads - atOnce).toBeGreaterThan(atOnce + 1);
    });
  });
});
