import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { dataOf } from '../elements.js';
import { parse } from '../parse.js';
import { changedIn, changeThere, definitionChanges } from './changes.js';
import { afterStep, type Step } from './steps.js';

type Raw = Record<string, unknown>;
interface Data {
  readonly Elements: Raw[];
  readonly [key: string]: unknown;
}

const clone = (data: Data): Data => structuredClone(data);
const read = (text: string): Data => dataOf(text) as Data;

/** What a step says, made on the data. */
function said(data: Data, step: Step): Data {
  const next = clone(data);
  const list = next.Elements;
  if (step.kind === 'add') list.splice(step.at, 0, step.element as Raw);
  if (step.kind === 'delete') list.splice(step.at, 1);
  if (step.kind === 'move') list.splice(step.to, 0, ...list.splice(step.from, 1));
  if (step.kind === 'duplicate') list.splice(step.at + 1, 0, { ...list[step.at], Id: step.id, DisplayName: step.name });
  if (step.kind === 'set' || step.kind === 'clear') {
    const [, , index, ...path] = step.pointer.split('/');
    const element = list[Number(index)]!;
    const [key = '', option] = path;
    if (step.kind === 'clear') {
      if (option === undefined) delete element[key];
      else delete (element[key] as Raw | undefined)?.[option];
      if (option !== undefined && Object.keys(element[key] ?? {}).length === 0) delete element[key];
    } else if (option === undefined) element[key] = step.value;
    else element[key] = { ...(element[key] as Raw | undefined), [option]: step.value };
  }
  return next;
}

/** The text of each element, and of each of its members, as written. */
function written(text: string): { whole: string; members: ReadonlyMap<string, string> }[] {
  const doc = parse(text);
  return doc.partsAt('/Elements').map(({ start, end, key }) => ({
    whole: text.slice(start, end),
    members: new Map(doc.partsAt(`/Elements/${key}`).map((part) => [part.key, text.slice(part.start, part.end)]))
  }));
}

const option = fc.constantFrom('Minimum', 'Maximum', 'Odd');
const value = fc.constantFrom<unknown>(1, 20, 'x', true, [1, 2], null);
const element = fc.record(
  {
    Id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    DisplayName: fc.constantFrom('Zeilen', 'Stop “1”', ''),
    DataType: fc.constantFrom('number', 'list'),
    Value: value,
    Options: fc.dictionary(option, value, { minKeys: 1, maxKeys: 3 }),
    'x-own': value
  },
  { requiredKeys: ['Id', 'DisplayName', 'DataType', 'Value'], noNullPrototype: true }
);
const definition = fc.uniqueArray(element, { maxLength: 5, selector: ({ Id }) => Id });

/** A text in some style: spelling of numbers and white space included. */
const texts = fc
  .record({
    elements: definition,
    indent: fc.constantFrom(undefined, 2, '\t'),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    mark: fc.constantFrom('', '\ufeff'),
    end: fc.constantFrom('', '\n')
  })
  .map(({ elements, indent, lineEnd, mark, end }) => {
    const json = JSON.stringify({ SpotVersion: '1.0', Elements: elements, 'x-note': 1 }, null, indent);
    return mark + json.replaceAll(/\b20\b/g, '2.0e1').replaceAll('\n', lineEnd) + end;
  });

/** Numbers from which steps are made that fit the text at that time. */
const seeds = fc.array(fc.tuple(fc.nat(5), fc.nat(), fc.nat(), option, value), { maxLength: 12 });

function stepFor(data: Data, [kind, one, other, name, to]: [number, number, number, string, unknown]): Step {
  const { length } = data.Elements;
  const fresh = `n${length}-${one}-${other}`;
  const add: Step = {
    kind: 'add',
    at: one % (length + 1),
    element: { Id: fresh, DisplayName: 'New', DataType: 'number', Value: 0 }
  };
  if (length === 0) return add;
  const at = one % length;
  const pointer = `/Elements/${at}`;
  const steps: Step[] = [
    add,
    { kind: 'duplicate', at, id: fresh, name: 'Copy' },
    { kind: 'move', from: at, to: other % length },
    { kind: 'delete', at },
    {
      kind: 'set',
      pointer: `${pointer}/${other % 2 ? `Options/${name}` : 'DisplayName'}`,
      value: other % 2 ? to : name
    },
    { kind: 'clear', pointer: `${pointer}/Options/${name}` }
  ];
  return steps[kind % steps.length]!;
}

describe('a step of a definition', () => {
  it('makes the text say what it says, and touches nothing that it does not name', () => {
    fc.assert(
      fc.property(texts, seeds, (start, all) => {
        let text = start;
        for (const seed of all) {
          const step = stepFor(read(text), seed);
          const [before, data] = [written(text), read(text)];
          text = afterStep(text, step);
          expect(read(text)).toEqual(said(data, step));
          const after = written(text);
          const touched = 'pointer' in step ? Number(step.pointer.split('/')[2]) : -1;
          const kept = before.filter((_, at) => at !== touched && !(step.kind === 'delete' && at === step.at));
          const isNew = (at: number): boolean =>
            at === touched ||
            (step.kind === 'add' && at === step.at) ||
            (step.kind === 'duplicate' && at === step.at + 1);
          const stayed = after.filter((_, at) => !isNew(at)).map(({ whole }) => whole);
          if (step.kind === 'move') expect(stayed.sort()).toEqual(kept.map(({ whole }) => whole).sort());
          else expect(stayed).toEqual(kept.map(({ whole }) => whole));
          if (touched < 0) continue;
          const member = (step as { pointer: string }).pointer.split('/')[3];
          for (const [key, was] of before[touched]!.members) {
            if (key !== member) expect(after[touched]!.members.get(key)).toBe(was);
          }
        }
      }),
      { seed: 37, numRuns: runs(40) }
    );
  });

  it('is undone to the byte by the step back', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (text, one, other) => {
        const { length } = read(text).Elements;
        fc.pre(length > 0);
        const [from, to] = [one % length, other % length];
        const moved = afterStep(text, { kind: 'move', from, to });
        expect(afterStep(moved, { kind: 'move', from: to, to: from })).toBe(text);
        const copied = afterStep(text, { kind: 'duplicate', at: from, id: 'copy', name: 'Copy' });
        expect(afterStep(copied, { kind: 'delete', at: from + 1 })).toBe(text);
      }),
      { seed: 38, numRuns: runs(30) }
    );
  });

  it('puts a new member where its schema has it, in the indentation around it', () => {
    const lines = ['{', '  "Elements": [', '    {', '      "Id": "a",', '      "Options": { "StepSize": 1 }', '    }'];
    const text = [...lines, '  ]', '}'].join('\n');
    const order = ['Minimum', 'Maximum', 'StepSize'];
    const pointer = '/Elements/0/Options/Maximum';
    expect(afterStep(text, { kind: 'set', pointer, value: 20, order })).toBe(
      text.replace('{ "StepSize"', '{ "Maximum": 20, "StepSize"')
    );
  });

  it.each(['/Elements/0/Options/Minimum', '/Elements/0/Options/Conditions', '/Elements/0/Other/x'])(
    'that clears %s, which is not there, changes nothing',
    (pointer) => {
      const text = '{ "Elements": [{ "Id": "a", "Options": { "Maximum": 24 } }] }';
      expect(afterStep(text, { kind: 'clear', pointer })).toBe(text);
    }
  );

  it('refuses a text that is not JSON', () => {
    expect(() => afterStep('{', { kind: 'delete', at: 0 })).toThrow('not valid JSON');
  });
});

describe('the changes of a definition', () => {
  it('make of the old one what the new one says', () => {
    fc.assert(
      fc.property(texts, seeds, (start, all) => {
        let text = start;
        for (const seed of all) text = afterStep(text, stepFor(read(text), seed));
        const { source, conflicts } = changedIn(start, definitionChanges(start, text));
        expect(conflicts).toEqual([]);
        expect(read(source)).toEqual(read(text));
      }),
      { seed: 39, numRuns: runs(40) }
    );
  });

  const base = JSON.stringify({
    SpotVersion: '1',
    Elements: [
      { Id: 'a', Options: { Minimum: 1 } },
      { Id: 'b', DisplayName: 'B' }
    ]
  });
  const limit: Step = { kind: 'set', pointer: '/Elements/0/Options/Minimum', value: 2 };

  it.each<[string, Step, Step, Step | undefined]>([
    ['join those of somebody else at other places', limit, { kind: 'delete', at: 1 }, undefined],
    ['wait where somebody else changed the same place', limit, { ...limit, value: 3 } as Step, limit],
    ['wait where somebody else removed the element', limit, { kind: 'delete', at: 0 }, limit]
  ])('%s', (_, mine, theirs, conflict) => {
    const changes = definitionChanges(base, afterStep(base, mine));
    const { source, conflicts } = changedIn(afterStep(base, theirs), changes);
    expect(conflicts).toEqual(conflict ? changes : []);
    if (!conflict) expect(definitionChanges(afterStep(base, theirs), source)).toEqual(changes);
  });

  it.each<[string, Step, object]>([
    ['what it has there', { ...limit, value: 3 } as Step, { at: '/Options/Minimum', before: '1', after: '3' }],
    ['that its element is gone', { kind: 'delete', at: 0 }, { at: '', before: '{}' }]
  ])('are told of another one: %s', (_, theirs, told) => {
    const [change] = definitionChanges(base, afterStep(base, limit));
    expect(changeThere(afterStep(base, theirs), change!)).toEqual({ id: 'a', ...told });
  });
});
