import { describe, expect, it } from 'vitest';
import type { History } from '../../src/lib/api.js';
import { onlyEngine } from '../store/engines.js';
import { ask, NUMBER_ELEMENT, sample, serverOfAll, TEXT_ELEMENT, upload, type Ask } from './harness.js';
import { nextOf, sendReplacement, setValues } from './replacing.js';
import { made, outcome, serveOn } from './things.js';
import { patch, post, variant } from './widgetGroups.js';

type Given = Record<string, unknown>;
type Outcome = Promise<[status: number, code: string]>;

/** A Value that is no longer among its Items, and an entry that is required and missing. */
const GONE = { Id: 'Mode', DisplayName: 'Mode', DataType: 'list', Value: 'Gone', Items: ['On', 'Off'] };
const MISSING = { ...TEXT_ELEMENT, Value: [{ Text: '' }], Options: { Required: true } };

const cells = (Widget: number, values: Given) =>
  Object.entries(values).map(([Element, Value]) => ({ Widget, Element, Value }));
const name = (values: Given): string => JSON.stringify(values).replaceAll(/\W/g, ' ');
const put = (Values: Given): Ask => ({ method: 'PUT', json: { Values }, headers: { 'if-match': '*' } });
const draftOf = (id: number, values: Given) => ({ Widget: id, Name: name(values), Cells: cells(id, values) });

/** The ways of saving that name the settings that they write. */
const SINGLE: Readonly<Record<string, (id: number, values: Given) => Outcome>> = {
  'the Table': (id, values) => outcome(`Widgets/${id}/Variants/Values`, post({ Cells: cells(id, values) })),
  'creating variants': (id, Values) =>
    outcome(`Widgets/${id}/Variants/Batch`, post({ Variants: [{ Name: `${id} ${name(Values)}`, Values }] })),
  'a preset': (id, Values) => outcome(`Widgets/${id}/Presets`, post({ Name: name(Values), Values })),
  'changing a preset': async (id, Values) => {
    const { Id } = await made(`Widgets/${id}/Presets`, { Name: `Of ${name(Values)}`, Values: { Count: 1 } });
    return outcome(`Widgets/${id}/Presets/${Id}`, { ...patch({ Values }), headers: { 'if-match': '*' } });
  },
  'keeping a draft': (id, values) => outcome('Drafts', post(draftOf(id, values))),
  'changing a draft': async (id, values) => {
    const { Id } = await made('Drafts', draftOf(id, { Count: 1 }));
    return outcome(`Drafts/${Id}/Values`, post({ Cells: cells(id, values) }));
  }
};

/** Those that replace all Values of a widget, with whatever it has. */
const WHOLE: Readonly<Record<string, (id: number, values: Given) => Outcome>> = {
  'saving Values': (id, values) => outcome(`Widgets/${id}/Values`, put(values)),
  'restoring a moment': async (id, values) => {
    const { Entries } = (await (await ask(`/api/Widgets/${id}/History`)).json()) as History;
    return outcome(`Widgets/${id}/Values?restores=${Entries.at(-1)!.Moment}`, put(values));
  }
};

describe('an error that was there before', () => {
  serverOfAll(() => serveOn(onlyEngine));
  let uploads = 0;

  const widget = async (old: object) =>
    upload(await sample({ identifier: `test.old${++uploads}`, elements: [old, NUMBER_ELEMENT] }));

  it.each(Object.entries(SINGLE))('blocks where its setting is written, and only there: %s', async (_, save) => {
    for (const [old, wrong, right] of [
      [GONE, { Mode: 'Lost' }, { Mode: 'On' }],
      [MISSING, { Title: [{ Text: ' ' }] }, { Title: [{ Text: 'Now' }] }]
    ] as const) {
      const id = await widget(old);
      expect((await save(id, wrong))[0]).toBe(400);
      expect((await save(id, { Count: 99 }))[0]).toBe(400);
      expect((await save(id, { Count: 4 }))[0]).toBeLessThan(300);
      expect((await save(id, right))[0]).toBeLessThan(300);
    }
  });

  it.each(Object.entries(WHOLE))('blocks a save of all Values, unless it is a missing entry: %s', async (_, save) => {
    const gone = await widget(GONE);
    const missing = await widget(MISSING);
    for (const id of [gone, missing]) await setValues(id, { Count: 2, ...(id === gone && { Mode: 'On' }) });
    expect(await save(gone, { Count: 4 })).toEqual([400, 'values-invalid']);
    expect(await save(gone, { Count: 4, Mode: 'On' })).toEqual([200, '']);
    expect(await save(missing, { Count: 4 })).toEqual([200, '']);
    expect(await save(missing, { Count: 99 })).toEqual([400, 'values-invalid']);
    expect(await save(missing, { Count: 5, Title: [{ Text: ' ' }] })).toEqual([400, 'values-invalid']);
    expect(await save(missing, { Count: 5, Title: [{ Text: 'Now' }] })).toEqual([200, '']);
    expect(await save(missing, { Count: 5, Title: [{ Text: '' }] })).toEqual([400, 'values-invalid']);
  });

  it.each([GONE, MISSING])(
    'keeps no draft of other settings from going live, and no variant from being made',
    async (old) => {
      const id = await widget(old);
      const draft = await made('Drafts', draftOf(id, { Count: 4 }));
      expect(await outcome(`Drafts/${draft.Id}/Live`, post())).toEqual([200, '']);
      expect((await variant(id, { Name: 'Graz' })).Id).toBeGreaterThan(id);
    }
  );

  it('keeps no Value from being put back; one that the put-back Value brings about does', async () => {
    const on = { Id: 'On', DisplayName: 'On', DataType: 'boolean', Value: false };
    const shown = [{ Action: 'HIDE', TargetId: 'On', Operator: '==', Value: false }];
    const title = { ...MISSING, Options: { Required: true, Conditions: shown } };
    const id = await widget(on);
    await setValues(id, { On: true });
    const mapping = [{ from: 'On', to: null }];
    const next = await nextOf(id, [on, title, GONE]);
    expect((await sendReplacement(id, next, { mapping })).status).toBe(200);
    const back = { ...post({ ElementId: 'On' }), headers: { 'if-match': '*' } };
    expect(await outcome(`Widgets/${id}/SetAside/0`, back)).toEqual([400, 'values-invalid']);
    const filled = [{ Widget: id, Element: 'Title', Value: [{ Text: 'Now' }] }];
    expect((await outcome(`Widgets/${id}/Variants/Values`, post({ Cells: filled })))[0]).toBe(200);
    expect(await outcome(`Widgets/${id}/SetAside/0`, back)).toEqual([200, '']);
  });
});
