import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/laws.js';
import { definitionChanges } from '../ascdata/definition/changes.js';
import { renamesIn } from '../ascdata/definition/pairs.js';
import { answers, swap } from '../../../tests/conditions/answers.js';
import { addedEntries } from '../ascdata/definition/entries.js';
import { textStep } from '../ascdata/definition/texts.js';
import { dataOf, placedElements } from '../ascdata/elements.js';
import { parse } from '../ascdata/parse.js';
import { DATA_TYPE_NAMES } from '../ascdata/dataTypeNames.js';
import { conditionOn } from '../conditions/builder/comparisons.js';
import { timetable } from '../conditions/testingTimetable.js';
import { ascdataSchema } from '../datatypes/schema.js';
import { editorData, services } from '../form/testing.js';
import type { Edited } from '../form/workingCopy.svelte.js';
import { copiedText, pasteText } from './clipboard.js';
import { codeBack, codeWith } from './code/packageCode.js';
import { CodeTicks } from './consequences/codeTicks.svelte.js';
import { retyped } from './consequences/retype.js';
import { DefinitionModel } from './model.svelte.js';
import { DefinitionSchema } from './properties.js';
import { DefinitionRules } from './rules.svelte.js';
import { duplicateTogether, hideTogether, moveBy, moveTogether, removeTogether } from './several.js';

const schema = new DefinitionSchema(JSON.parse(JSON.stringify(ascdataSchema)));

/** An ascData.json in a style of its own, which no step may change elsewhere. */
function source(lineEnd: string, indent: number | string | undefined, mark: string): string {
  const { Source } = editorData({}, timetable);
  const json = JSON.stringify({ ...(JSON.parse(Source) as object), 'x-own': [1, 2] }, null, indent);
  return mark + json.replaceAll('"Maximum": 20', '"Maximum":  2.0e1').replaceAll('\n', lineEnd);
}

/** Files beside the definition. */
const FILES = new Map([
  [
    'main.js',
    '\ufeffconst { Rows } = widget.getElementData();\r\nshow(Rows, data.Stop.Value, data["Mode"].Value);\r\n'
  ],
  ['page.html', '<p>Rows</p>\n<script>show(data.Rows.Value, data?.Mode)</script>']
]);

function opened(text: string, tests?: string): DefinitionModel {
  const names = () => ({ setting: 'New setting', entries: ['Entry 1', 'Entry 2'] });
  const data = { ...editorData({}, timetable), Source: text };
  const model = new DefinitionModel(data, schema, { ...services, tests }, names);
  model.edits.learn(FILES);
  return model;
}

/** The files with another Id of the selection in some of their lines. */
function codeUnder(model: DefinitionModel, id: string, ticks: number): Map<string, string> {
  const present = [...FILES.keys()].map((path) => [path, model.edits.textOf(path)!] as const);
  const chosen = new CodeTicks();
  const files = codeWith(present, [model.selected]);
  for (const { path, lines } of files)
    for (const [at, line] of lines.entries()) chosen.tick(path, line, ((ticks >> at) & 1) === 1);
  return chosen.textsWith(files, id);
}

type Numbers = readonly [deed: number, one: number, other: number];

/** Everything that the tab does to a definition, each as one step. */
const deeds: readonly ((model: DefinitionModel, one: number, other: number) => void)[] = [
  (model, one) => {
    model.adding = { type: DATA_TYPE_NAMES[one % DATA_TYPE_NAMES.length]!, name: undefined };
    model.add();
  },
  (model, one) => model.rename(`Name ${one % 5}`),
  (model, one) => void model.setId(`Id${one}`),
  (model, one, other) => {
    const { properties } = model.list;
    const property = properties[one % properties.length];
    if (property?.kind === 'number') model.set(property, other % 2 === 0 ? other % 40 : undefined);
    if (property?.kind === 'flag') model.set(property, other % 2 === 0 || undefined);
    if (property?.kind === 'text') model.set(property, `text ${other}`);
  },
  (model) => model.duplicate(),
  (model) => model.remove(),
  (model, one) => void moveBy(model, one % 2 === 0 ? 1 : -1),
  (model, one) => void moveTogether(model, one % (model.placed.length + 1)),
  (model) => model.marks.all.length > 0 && removeTogether(model),
  (model) => model.selection && duplicateTogether(model),
  (model, one) => {
    const target = model.placed[one % Math.max(1, model.placed.length)]?.element;
    if (target && model.selection) hideTogether(model, conditionOn(target, { today: services.today }));
  },
  (model, one, other) => {
    if (!model.selection) return;
    const rules = new DefinitionRules(model, () => undefined);
    const { conditions } = rules;
    const target = model.placed[one % model.placed.length]!.element;
    const next = conditionOn(target, { today: services.today });
    rules.set(other % 3 === 0 ? conditions.slice(1) : [...conditions, next]);
  },
  (model) => void pasteText(model, copiedText(model) ?? ''),
  (model, one, other) => void model.renameEverywhere(`Other${one}`, codeUnder(model, `Other${one}`, other)),
  // Back to the Id of the package, with the code.
  (model) => {
    const { selected, savedId, edits } = model;
    if (savedId === undefined) return;
    const edited = [...edits.files].map(([path, text]) => [path, edits.originals.get(path) ?? '', text] as const);
    model.renameEverywhere(savedId, new Map(codeBack(edited, savedId, selected)));
  },
  ({ edits }, one, other) => {
    const path = [...FILES.keys(), 'fresh.css'][one % 3]!;
    edits.type(path, `${edits.textOf(path) ?? ''}/* ${other} */\n`, other % 2 === 0 ? path : undefined);
  },
  (model, one) => {
    const { selection, schema: known, checkContext: context, newEntries: entries } = model;
    const type = DATA_TYPE_NAMES[one % DATA_TYPE_NAMES.length]!;
    if (selection) model.retype(retyped(selection.element, selection.index, type, { schema: known, context, entries }));
  },
  (model, one, other) => {
    const { selection, base } = model;
    if (!selection?.element.Items) return;
    const { Items } = selection.element;
    const at = one % Items.length;
    const added = [{ entry: `Entry ${one}`, texts: new Map([['de', `Eintrag ${one}`]]) }];
    if (other % 4 === 0) model.make(addedEntries(selection.element, base, at, added));
    else if (other % 4 === 1) model.removeItem(at, Items[at + 1]);
    else model.renameItem(at, `Named ${other}`);
  },
  (model, one, other) => {
    const { selection, base } = model;
    const text = {
      language: ['de', 'fr', 'pt-BR'][one % 3]!,
      key: 'DisplayName',
      text: other % 4 === 0 ? '' : `Text ${other}`
    };
    if (selection) model.make([textStep(selection.element, base, text, ['DisplayName'])]);
  },
  // What somebody types into the source.
  ({ edits }, one, other) => {
    const commas = [...edits.source.matchAll(/[,[]\s*"/g)];
    const { index } = commas[one % commas.length]!;
    const version = edits.source.replace(/("SpotVersion"\s*:\s*")/, `$1${other}.`);
    const blank = `${edits.source.slice(0, index + 1)} ${edits.source.slice(index + 1)}`;
    edits.type('ascData.json', other % 2 === 0 ? version : blank);
    edits.read();
  }
];

function choose(model: DefinitionModel, one: number, other: number): void {
  const ids = model.placed.map(({ element }) => element.Id);
  model.select(ids[one % (ids.length + 1)] ?? '');
  if (other % 2 === 0) model.marks.extendTo(ids[other % Math.max(1, ids.length)] ?? '', ids);
}

const style = fc.tuple(
  fc.constantFrom('\n', '\r\n'),
  fc.constantFrom<number | string | undefined>(2, '\t', undefined),
  fc.constantFrom('', '\ufeff')
);
const numbers = fc.tuple(fc.nat(deeds.length + 1), fc.nat(1000), fc.nat(1000));

it('is, after any steps and as many steps back, byte for byte what it was, and again what it became', () => {
  fc.assert(
    fc.property(style, fc.array(numbers, { maxLength: 40 }), (written, all) => {
      const start = source(...written);
      const model = opened(start);
      for (const [deed, one, other] of all as readonly Numbers[]) {
        choose(model, one, other);
        const before = model.edits.source;
        if (deed === deeds.length) model.undo();
        else if (deed > deeds.length) model.redo();
        else deeds[deed]!(model, one, other);
        const { source: after, changes, dirty } = model.edits;
        // What the step left says what the model shows, in the same style.
        expect(placedElements(dataOf(after))).toEqual(model.placed);
        // With another Id, what only follows it is no change of its own.
        if (model.edits.renames.length === 0) expect(changes).toEqual(definitionChanges(start, after));
        expect(dirty).toBe(after !== start || model.edits.files.size > 0);
        expect(renamesIn(start, after, model.edits.renames)).toEqual(model.edits.renames);
        if (written[0] === '\r\n') expect(after.replaceAll('\r\n', '')).not.toContain('\n');
        if (before === after) continue;
        expect(model.placed.some(({ element }) => element.Id === model.selected) || model.selected === '').toBe(true);
      }
      const end = model.edits.source;
      while (model.edits.canRedo) model.redo();
      const last = model.edits.source;
      while (model.edits.canUndo) model.undo();
      expect([model.edits.source, model.edits.files.size, model.edits.renames]).toEqual([start, 0, []]);
      while (model.edits.canRedo) model.redo();
      expect(model.edits.source).toBe(last);
      if (!all.some(([deed]) => deed >= deeds.length)) expect(last).toBe(end);
    }),
    { seed: 37, numRuns: runs(25) }
  );
});

describe('in a definition as widgets have it', () => {
  const samples = new URL('../../../tests/samples/', import.meta.url);
  const real = readdirSync(samples).filter((name) => name.startsWith('real-'));

  /** Each element by its content: as it is written. */
  function writtenIn(text: string): ReadonlyMap<string, string> {
    const doc = parse(text);
    const { Elements } = doc.data as { Elements: readonly unknown[] };
    return new Map(
      Elements.map((element, at) => {
        const { offset, length } = doc.locate(`/Elements/${at}`)!;
        return [JSON.stringify(element), text.slice(offset, offset + length)];
      })
    );
  }

  it.each(real)('of %s, every setting that an edit leaves alone stays as written', (name) => {
    const start = readFileSync(new URL(`${name}/ascData.json`, samples), 'utf8');
    const edit = fc.tuple(fc.nat(deeds.length - 2), fc.nat(1000), fc.nat(1000));
    fc.assert(
      fc.property(fc.array(edit, { minLength: 20, maxLength: 20 }), (edits) => {
        const model = opened(start);
        let before = writtenIn(start);
        for (const [deed, one, other] of edits) {
          choose(model, one, other);
          deeds[deed]!(model, one, other);
          const after = writtenIn(model.edits.source);
          const kept = [...before].filter(([content]) => after.has(content));
          expect(kept.map(([content]) => after.get(content))).toEqual(kept.map(([, text]) => text));
          before = after;
        }
      }),
      { seed: 41, numRuns: runs(3) }
    );
  });

  it.each(real)('of %s, every evaluation, test and text answers after a rename as before', (name) => {
    const start = readFileSync(new URL(`${name}/ascData.json`, samples), 'utf8');
    const lists = placedElements(dataOf(start)).flatMap(({ element }) => (element.Items ? [element] : []));
    const tests = lists.map(({ Id, Items }) => ({ name: `With ${Id}`, set: { [Id]: Items!.at(-1) }, hidden: [] }));
    const edit = fc.tuple(fc.nat(deeds.length - 1), fc.nat(1000), fc.nat(1000));
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 6 }), fc.nat(), fc.nat(), (all, one, other) => {
        const model = opened(start, JSON.stringify(tests));
        for (const [deed, ...numbers] of all) {
          choose(model, ...numbers);
          deeds[deed]!(model, ...numbers);
        }
        const elements = model.placed.map(({ element }) => element);
        const { Id, Items = [] } = elements[one % elements.length]!;
        const values = [...new Set(elements.flatMap((each) => each.Items ?? []))];
        const told = () => ({ source: model.edits.source, tests: model.edits.tests });
        const before = answers(told(), values);
        model.select(Id);
        if (!model.renameEverywhere('Fresh')) return;
        expect(answers(told(), values, swap('Fresh', Id))).toEqual(before);
        const entry = Items[other % Items.length];
        if (entry === undefined || Items.indexOf(entry) !== Items.lastIndexOf(entry)) return;
        if (!model.renameItem(Items.indexOf(entry), 'Fresh entry')) return;
        const called = (id: string, value: string) => (id === 'Fresh' && value === entry ? 'Fresh entry' : value);
        expect(answers(told(), values, swap('Fresh', Id), called)).toEqual(before);
      }),
      { seed: 41, numRuns: runs(6) }
    );
  });

  /** What a state holds: without renames, as without any. */
  const held = (state: Edited): Edited => ({ ...state, renames: state.renames ?? [] });

  it.each(real)('of %s, forty edits are taken back, and made again, each to the byte', (name) => {
    const start = readFileSync(new URL(`${name}/ascData.json`, samples), 'utf8');
    const elements = placedElements(dataOf(start)).map(({ element }) => element);
    expect(elements.length).toBeGreaterThanOrEqual(40);
    const tests = elements.map(({ Id, Value }) => ({ name: `With ${Id}`, set: { [Id]: Value }, hidden: [] }));
    const edit = fc.tuple(fc.nat(deeds.length - 1), fc.nat(1000), fc.nat(1000));
    fc.assert(
      fc.property(fc.infiniteStream(edit), (stream) => {
        const model = opened(start, JSON.stringify(tests, null, 2));
        const states = [model.edits.now];
        for (const [deed, one, other] of stream) {
          choose(model, one, other);
          deeds[deed]!(model, one, other);
          if (model.edits.now === states.at(-1)) continue;
          expect(held(model.edits.now)).not.toEqual(held(states.at(-1)!));
          states.push(model.edits.now);
          if (states.length > 40) break;
        }
        for (const state of states.slice(0, -1).reverse()) {
          model.undo();
          expect(model.edits.now).toEqual(state);
        }
        expect(model.edits.source).toBe(start);
        expect(model.edits.canUndo).toBe(false);
        for (const state of states.slice(1)) {
          model.redo();
          expect(model.edits.now).toEqual(state);
        }
      }),
      { seed: 40, numRuns: runs(3) }
    );
  });
});
