import { describe, expect, it } from 'vitest';
import { check } from '../ascdata/check.js';
import { DATA_TYPE_NAMES } from '../ascdata/dataTypeNames.js';
import { DEFAULT_PLATFORM } from '../ascdata/defaults.js';
import type { AscElement, DataTypeName } from '../ascdata/types.js';
import { registry } from '../datatypes/registry.js';
import { ascdataSchema } from '../datatypes/schema.js';
import { structure } from '../datatypes/validators.generated.js';
import { editorData, patterns, services } from '../form/testing.js';
import { DefinitionModel } from './model.svelte.js';
import { DefinitionSchema } from './properties.js';
import { duplicateTogether, moveBy, removeTogether } from './several.js';

const schema = new DefinitionSchema(JSON.parse(JSON.stringify(ascdataSchema)));
const number = (Id: string, DisplayName: string, Options: AscElement['Options'] = {}): AscElement => ({
  ...{ Id, DisplayName, DataType: 'number', Value: 1 },
  Options
});
const rows = number('Rows', 'Rows', { Maximum: 24 });
const stop = number('Stop', 'Stop code', {
  Conditions: [{ Action: 'HIDE', TargetId: 'Rows', Operator: '==', Value: 1 }]
});

function opened(elements: readonly AscElement[] = [rows, stop], wanted?: string, api = 2): DefinitionModel {
  const data = editorData({}, elements);
  const Source = data.Source.replace('"ApiVersion":2', `"ApiVersion":${api}`);
  const names = () => ({ setting: 'New setting', entries: ['Entry 1', 'Entry 2'] });
  return new DefinitionModel({ ...data, Source }, schema, { ...services, tests: undefined }, names, wanted);
}

const ids = (model: DefinitionModel): string[] => model.placed.map(({ element }) => element.Id);
function add(model: DefinitionModel, type: DataTypeName, name?: string): void {
  model.adding = { type, name };
  model.add();
}

describe('a new setting', () => {
  it.each(DATA_TYPE_NAMES)('of the type %s has no error', async (type) => {
    const model = opened([], undefined, 1);
    add(model, type);
    const options = { registry, structure, patterns, platform: DEFAULT_PLATFORM, today: '2026-11-20' };
    const { findings } = await check(model.edits.source, options);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it.each([
    ['time', 'WithSeconds', '00:00', '00:00:00'],
    ['color', 'UseRGBA', '#000000', 'rgba(0,0,0,1)']
  ] as const)(
    'of the type %s has its default in the form that %s asks for, in the same step',
    (type, key, plain, exact) => {
      const model = opened([rows], 'Rows');
      add(model, type);
      const option = model.list.properties.find((each) => each.key === key)!;
      model.set(option, true);
      expect(model.valueAt('/Value')).toBe(exact);
      model.undo();
      expect([model.valueAt('/Value'), model.valueAt(option.at)]).toEqual([plain, undefined]);
    }
  );

  it('comes behind the selection, is shown before it is there, and is one step', () => {
    const model = opened([rows, stop], 'Rows');
    model.adding = { type: 'boolean', name: undefined };
    expect(model.shown.map(({ element }) => element.Id)).toEqual(['Rows', 'NewSetting', 'Stop']);
    model.follow();
    expect(model.form.field('NewSetting')).toBeDefined();
    expect(model.edits.dirty).toBe(false);
    model.add();
    expect([ids(model), model.selected]).toEqual([['Rows', 'NewSetting', 'Stop'], 'NewSetting']);
    model.undo();
    expect(model.edits.dirty).toBe(false);
  });

  it('has an Id that follows its name until somebody edits it, or a rule names it', () => {
    const model = opened();
    add(model, 'number');
    for (const name of ['', 'R', 'Rows', 'Rows shown']) model.rename(name);
    expect(model.selected).toBe('RowsShown');
    expect([model.setId('Rows'), model.setId('a\nb')]).toEqual([false, false]);
    expect(model.setId('Shown')).toBe(true);
    model.rename('Lines');
    expect(model.selected).toBe('Shown');
    const [condition] = stop.Options!.Conditions!;
    const named = { at: '/Options/Conditions', order: [] };
    model.select('Rows');
    model.set(named, [{ ...condition, TargetId: 'Shown' }]);
    model.select('Shown');
    expect(model.setId('Other')).toBe(false);
  });
});

describe('what is selected', () => {
  it.each([
    ['the first setting', undefined, 'Rows'],
    ['the setting that the address names', 'Stop', 'Stop'],
    ['the widget itself, if the address names it', '', ''],
    ['the first setting, if there is none of that name', 'Gone', 'Rows']
  ])('is %s', (_, wanted, expected) => expect(opened([rows, stop], wanted).selected).toBe(expected));

  it('is fresh after it was added, also under another name, until it is left', () => {
    const model = opened([rows, stop], 'Rows');
    model.adding = { type: 'color', name: undefined };
    model.add();
    model.rename('Paper');
    expect([model.selected, model.fresh]).toEqual(['Paper', 'Paper']);
    model.select('Stop');
    model.select('Paper');
    expect(model.fresh).toBeUndefined();
  });

  it('is what a step back changed', () => {
    const model = opened([rows, stop], 'Rows');
    const maximum = schema.ofElement('number').properties.find(({ key }) => key === 'Maximum')!;
    model.set(maximum, 20, 'typing');
    model.set(maximum, 2, 'typing');
    model.select('Stop');
    const [change] = model.undo();
    expect([change!.at, change!.after, model.selected]).toEqual(['/Options/Maximum', '2', 'Rows']);
    expect(model.edits.dirty).toBe(false);
  });

  it('stays the same setting while it moves, and is its neighbour once it is deleted', () => {
    const model = opened([rows, stop], 'Rows');
    expect(moveBy(model, -1)).toBeUndefined();
    expect([moveBy(model, 1), ids(model), model.selected]).toEqual([{ from: 2, count: 1 }, ['Stop', 'Rows'], 'Rows']);
    model.duplicate();
    expect([ids(model), model.selection?.element.DisplayName]).toEqual([['Stop', 'Rows', 'Rows2'], 'Rows 2']);
    model.remove();
    expect(model.selected).toBe('Rows');
  });

  it('is a new setting again that the address names, once the kept edits are here', () => {
    const before = opened();
    add(before, 'number', 'Delay');
    const selectedWith = (wanted?: string): string => {
      const after = opened([rows, stop], wanted);
      after.edit({ source: before.edits.source });
      return after.selected;
    };
    expect(['Delay', 'Stop', undefined].map(selectedWith)).toEqual(['Delay', 'Stop', 'Rows']);
  });
});

describe('another Id of a saved setting', () => {
  const tests = '[{ "name": "Few", "set": { "Rows": 1 }, "hidden": ["Stop"] }]';
  const withTests = (): DefinitionModel => {
    const model = opened([rows, stop], 'Rows');
    model.edit({ tests });
    return model;
  };

  it('goes with rules, tests and code in one step, and is one change of its own', () => {
    const model = withTests();
    expect(model.uses).toEqual({ rules: [{ id: 'Stop', count: 1 }], tests: ['Few'], languages: [] });
    const before = model.edits.now;
    expect(model.renameEverywhere('MaxRows', new Map([['main.js', 'd.MaxRows']]))).toBe(true);
    expect([model.selected, model.savedId, model.isNew('MaxRows')]).toEqual(['MaxRows', 'Rows', false]);
    expect(model.edits.tests).toBe(tests.replace('"Rows"', '"MaxRows"'));
    expect(model.edits.changes).toEqual([{ id: 'MaxRows', at: '/Id', before: '"Rows"', after: '"MaxRows"' }]);
    expect(model.edits.renames).toEqual([{ from: 'Rows', to: 'MaxRows' }]);
    expect(model.undo()).toEqual([{ id: 'Rows', at: '/Id', before: '"Rows"', after: '"MaxRows"' }]);
    expect([model.edits.now, model.selected]).toEqual([before, 'Rows']);
  });

  it('is one pair however often it is renamed, none once it is back, and gone with its setting', () => {
    const model = withTests();
    const { source } = model.edits;
    for (const id of ['MaxRows', 'Lines']) model.renameEverywhere(id);
    expect(model.edits.renames).toEqual([{ from: 'Rows', to: 'Lines' }]);
    model.renameEverywhere('Rows');
    expect([model.edits.source, model.edits.tests, model.edits.renames]).toEqual([source, tests, []]);
    model.renameEverywhere('Lines');
    model.remove();
    expect(model.edits.renames).toEqual([]);
  });

  it.each([
    ['', 'empty'],
    ['Stop', 'taken'],
    ['a\nb', 'unusable'],
    ['Rows', undefined],
    ['MaxRows', undefined]
  ])('%j is refused as %s', (id, problem) => {
    expect(withTests().idProblem(id)).toBe(problem);
  });

  it('is refused where a test sets a Value under it, too', () => {
    const model = opened([rows, stop], 'Rows');
    model.edit({ tests: tests.replace('1 }', '1, "MaxRows": 2 }') });
    expect([model.idProblem('MaxRows'), model.renameEverywhere('MaxRows')]).toEqual(['tests', false]);
  });

  it('goes along with entries that are renamed', () => {
    const list: AscElement = { Id: 'L', DisplayName: 'L', DataType: 'list', Value: 'a', Items: ['a', 'b'] };
    const model = opened([list], 'L');
    model.renameItem(0, 'x');
    model.renameEverywhere('M');
    model.removeItem(1, 'x');
    const entries = [
      { before: 'a', after: 'x' },
      { before: 'b', after: 'x' }
    ];
    expect(model.edits.renames).toEqual([{ from: 'L', to: 'M', entries }]);
  });
});

describe('what was renamed is forgotten once it is gone', () => {
  const list: AscElement = { Id: 'L', DisplayName: 'L', DataType: 'list', Value: 'a', Items: ['a', 'b'] };
  const renamed = (): DefinitionModel => {
    const model = opened([list, rows], 'L');
    model.renameItem(0, 'x');
    return model;
  };
  const items = { at: '/Items', order: [] };

  it('and does not come back with another entry of its name', () => {
    const model = renamed();
    model.set(items, ['a', 'b']);
    expect(model.edits.renames).toEqual([]);
    model.set(items, ['a', 'b', 'x']);
    expect(model.edits.renames).toEqual([]);
    model.undo();
    model.undo();
    expect(model.edits.renames).toHaveLength(1);
  });

  it('with its type', () => {
    const model = renamed();
    model.set({ at: '/DataType', order: [] }, 'number');
    model.set(items, undefined);
    expect(model.edits.renames).toEqual([]);
  });

  it('and does not come back with another setting of its Id', () => {
    const model = renamed();
    model.renameEverywhere('M');
    model.edits.type('ascData.json', model.edits.source.replace('"Id":"M"', '"Id":"N"'));
    model.edits.read();
    model.select('Rows');
    model.rename('Lines');
    expect(model.edits.renames).toEqual([]);
  });
});

describe('a step that changes nothing', () => {
  const maximum = schema.ofElement('number').properties.find(({ key }) => key === 'Maximum')!;

  it.each([
    ['in a definition as it was saved', () => undefined],
    ['once something was renamed', (model: DefinitionModel) => void model.renameEverywhere('MaxRows')]
  ])('%s is none, and leaves what can be made again', (_, before) => {
    const model = opened([rows, stop], 'Rows');
    before(model);
    model.set(maximum, 20);
    model.undo();
    model.set(maximum, 24);
    expect(model.edits.canRedo).toBe(true);
  });

  it('is none for the definition of the package, once an Id is back', () => {
    const model = opened([rows, stop], 'Rows');
    for (const id of ['MaxRows', 'Rows']) model.renameEverywhere(id);
    const { now } = model.edits;
    model.discardEdits();
    expect(model.edits.now).toBe(now);
  });
});

describe('in a text that cannot be read', () => {
  it.each<[string, (model: DefinitionModel) => unknown]>([
    ['a setting is not added', (model) => add(model, 'number')],
    ['a name is not given', (model) => model.rename('Lines')],
    ['an Id is not given', (model) => expect(model.setId('Lines')).toBe(false)],
    ['a setting is not copied', (model) => model.duplicate()],
    ['a setting is not deleted', (model) => model.remove()],
    ['several are not copied', (model) => duplicateTogether(model)],
    ['several are not deleted', (model) => removeTogether(model)]
  ])('%s, and the selection stays', (_, deed) => {
    const model = opened([rows], 'Rows');
    add(model, 'number', 'Delay');
    model.edits.type('ascData.json', '{');
    deed(model);
    expect([model.edits.source, model.selected, model.marks.all]).toEqual(['{', 'Delay', []]);
  });
});

describe('an entry of a list', () => {
  const shows: AscElement = {
    ...{ Id: 'Shows', DisplayName: 'Shows', DataType: 'list', Value: 'Rooms', Items: ['Departures', 'Rooms'] },
    Translations: { de: { DisplayName: 'Zeigt', Rooms: 'Räume' } }
  };
  const ruled = number('Rows', 'Rows', {
    Conditions: [{ Action: 'HIDE', TargetId: 'Shows', Operator: '==', Value: 'Rooms' }]
  });
  const expected = { rules: [{ id: 'Rows', count: 1 }], tests: [], languages: ['de'] };

  it('is renamed with all that uses it, as one step', () => {
    const model = opened([shows, ruled], 'Shows');
    expect(model.usesOfItem(1)).toEqual(expected);
    expect([model.renameItem(1, 'Departures'), model.edits.dirty]).toEqual([false, false]);
    expect(model.renameItem(1, 'Places')).toBe(true);
    expect(model.usesOfItem(1)).toEqual(expected);
    expect(model.selection?.element).toMatchObject({ Value: 'Places', Translations: { de: { Places: 'Räume' } } });
    model.undo();
    expect(model.edits.dirty).toBe(false);
  });

  it('goes for another one, as one step', () => {
    const model = opened([shows, ruled], 'Shows');
    model.removeItem(1, 'Departures');
    expect(model.selection?.element).toMatchObject({ Value: 'Departures', Items: ['Departures'] });
    expect(model.usesOfItem(0).rules).toEqual(expected.rules);
    // It has nothing to take back itself.
    expect([model.savedItem('Departures'), model.savedText('de', 'Departures')]).toEqual(['Departures', '']);
    model.undo();
    expect(model.edits.dirty).toBe(false);
  });

  it('and its translations are told as in the package, under the name that it has now', () => {
    const model = opened([shows, ruled], 'Shows');
    model.renameItem(1, 'Places');
    model.make([{ kind: 'set', pointer: `${model.base}/Items/0`, value: 'Departures from here' }]);
    expect(['DisplayName', 'Places', 'Departures from here'].map((key) => model.savedText('de', key))).toEqual([
      ...['Zeigt', 'Räume', undefined]
    ]);
    expect([model.savedItem('Places'), model.savedItem('Departures')]).toEqual(['Rooms', 'Departures']);
  });

  it('that was deleted comes back with its translations, and the others in their order, as one step', () => {
    const model = opened([shows, ruled], 'Shows');
    const { source } = model.edits;
    model.removeItem(1);
    model.takeBackEntries();
    expect(JSON.parse(model.edits.source)).toEqual(JSON.parse(source));
    model.undo();
    expect(model.selection?.element.Items).toEqual(['Departures']);
  });
});

describe('what is tried in the form', () => {
  const shows: AscElement = { Id: 'Shows', DisplayName: 'Shows', DataType: 'list', Value: 'a', Items: ['a', 'b'] };
  const tried = (id: string, value: unknown, model = opened([rows, shows], id)): DefinitionModel => {
    model.form.set(id, value);
    return model;
  };

  it('stays while the definition changes', () => {
    const model = tried('Rows', 5);
    model.rename('Lines');
    model.follow();
    expect(model.form.field('Rows')).toMatchObject({ value: 5, saved: 1 });
  });

  it('stays with a setting of another Id, and comes back with its Id before', () => {
    const model = tried('Rows', 5);
    model.renameEverywhere('MaxRows');
    model.follow();
    expect(model.form.field('MaxRows')!.value).toBe(5);
    model.undo();
    model.follow();
    expect(model.form.field('Rows')!.value).toBe(5);
  });

  it('stays with a new setting whose Id follows its name', () => {
    const model = opened();
    add(model, 'number');
    model.follow();
    tried('NewSetting', 5, model);
    model.rename('Delay');
    model.follow();
    expect(model.form.field('Delay')!.value).toBe(5);
  });

  it('stays with an entry of another name', () => {
    const model = tried('Shows', 'b');
    model.renameItem(1, 'x');
    model.follow();
    expect(model.form.field('Shows')!.value).toBe('x');
  });

  it('goes with its setting', () => {
    const model = tried('Rows', 5);
    model.remove();
    model.follow();
    expect(model.form.changed).toEqual([]);
  });
});

it('what was typed and taken back leaves the form as it is', () => {
  const model = opened([rows], 'Rows');
  const { form } = model;
  model.rename('Rows!');
  model.rename('Rows');
  model.follow();
  expect(model.form).toBe(form);
});
