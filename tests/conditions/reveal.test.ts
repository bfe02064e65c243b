import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../laws.js';
import { elementsById } from '../../src/lib/ascdata/conditions/evaluate.js';
import { reveal, Revealer, type Reveal } from '../../src/lib/ascdata/conditions/reveal.js';
import { hiddenIds, Visibility } from '../../src/lib/ascdata/conditions/visibility.js';
import { hasErrors } from '../../src/lib/ascdata/findings.js';
import type { AscElement } from '../../src/lib/ascdata/types.js';
import { registry } from '../../src/lib/datatypes/registry.js';
import { allKinds, context, forms, smallKinds, type Form } from './forms.js';
import { reachedStates } from './reached.js';
import { RUNS } from './runs.js';

const hide = (TargetId: string, Operator: string, Value: unknown) => ({ Action: 'HIDE', TargetId, Operator, Value });
const revealIn = (elements: AscElement[], id: string, values = new Map<string, unknown>()) => {
  const byId = elementsById(elements);
  return reveal(byId.get(id)!, byId, values, registry, context);
};

describe('reveal', () => {
  /** Goes through the steps; `undefined` from the first on that a person has to give. */
  const follow = (form: Form, steps: Reveal, id: string): boolean | undefined => {
    const visibility = new Visibility(form.elements, registry, new Map(), context);
    for (const step of steps) {
      expect(visibility.isHidden(step.id), `${step.id} is shown when it is changed`).toBe(false);
      const target = form.byId.get(step.id)!;
      if (!('value' in step)) {
        expect(registry[target.DataType].humanInput, `${target.DataType} is asked for`).toBeDefined();
        return undefined;
      }
      expect(hasErrors(registry[target.DataType].check(step.value, target, context))).toBe(false);
      visibility.update(step.id, step.value);
    }
    return !visibility.isHidden(id);
  };

  it('changes settings that are shown by then, and in the end shows the element', () => {
    let revealed = 0;
    fc.assert(
      fc.property(forms({ kinds: allKinds, maxElements: 6, hostile: true }), (form) => {
        const all = new Revealer(form.byId, new Map(), registry, context);
        for (const id of hiddenIds(form.elements, registry, new Map(), context)) {
          const found = all.reveal(form.byId.get(id)!);
          expect(found, 'asked once or for many').toEqual(revealIn(form.elements, id));
          if (!found || found === 'too-far') continue;
          const shown = follow(form, found, id);
          if (shown === undefined) continue;
          expect(shown, `${id} in ${JSON.stringify(form.elements)}`).toBe(true);
          revealed += 1;
        }
      }),
      { seed: 41, numRuns: runs(300) }
    );
    expect(revealed).toBeGreaterThan(50);
  });

  it('finds a way exactly where editing what is shown ever shows the element, with the fewest steps', () => {
    const count = { ways: 0, several: 0, none: 0 };
    const kinds = smallKinds.filter(({ values }) => values.length === 2);
    fc.assert(
      fc.property(forms({ kinds, maxElements: 6, free: 1 }), (form) => {
        const states = reachedStates(form);
        for (const id of states[0]!.hidden) {
          const found = revealIn(form.elements, id);
          const shown = states.filter(({ hidden }) => !hidden.has(id));
          expect(found === undefined, `${id} in ${JSON.stringify(form.elements)}`).toBe(shown.length === 0);
          if (!found || found === 'too-far') count.none += 1;
          else {
            expect(follow(form, found, id)).not.toBe(false);
            if (found.length > 1) count.several += 1;
            expect(found.length).toBe(Math.min(...shown.map(({ edits }) => edits)));
            count.ways += 1;
          }
        }
      }),
      { seed: 42, numRuns: RUNS }
    );
    expect(Math.min(count.ways, count.several * 5, count.none), JSON.stringify(count)).toBeGreaterThan(RUNS / 20);
  });

  it('does not claim that nothing shows an element where that is too far to look', () => {
    const chain = Array.from({ length: 300 }, (_, at) =>
      flag(`f${at}`, true, ...(at === 0 ? [] : [hide(`f${at - 1}`, '==', true)]))
    );
    expect(revealIn(chain, 'f40')).toHaveLength(40);
    expect(revealIn(chain, 'f299')).toBe('too-far');
  });

  const flag = (Id: string, Value: boolean, ...Conditions: ReturnType<typeof hide>[]): AscElement => ({
    Id,
    DisplayName: Id,
    DataType: 'boolean',
    Value,
    Options: { Conditions }
  });

  it('changes nothing for a visible element', () => {
    expect(revealIn([flag('a', true)], 'a')).toEqual([]);
  });

  it('prefers a target that is itself visible', () => {
    const elements = [
      flag('a', true),
      flag('b', true, hide('a', '==', true)),
      flag('c', true, hide('b', '==', true), hide('a', '==', true))
    ];
    expect(revealIn(elements, 'c')).toEqual([{ id: 'a', value: false }]);
  });

  it('shows a hidden target first if there is no other way, and offers none that nothing shows', () => {
    const chain = (...before: ReturnType<typeof hide>[]) => [
      flag('a', true, ...before),
      flag('b', true, hide('a', '==', true)),
      flag('c', true, hide('b', '==', true))
    ];
    expect(revealIn(chain(), 'c')).toEqual([
      { id: 'a', value: false },
      { id: 'b', value: false }
    ]);
    expect(revealIn(chain(hide('a', '==', true)), 'c')).toBeUndefined();
  });

  it('prefers next the fewest other elements that appear or disappear', () => {
    const busy = ['d', 'e'].map((id) => flag(id, true, hide('a', '==', true)));
    const elements = [
      flag('a', true),
      flag('b', true),
      flag('c', true, hide('a', '==', true), hide('b', '==', true)),
      ...busy
    ];
    expect(revealIn(elements, 'c')).toEqual([{ id: 'b', value: false }]);
  });

  it('prefers next the Value nearest to the current one', () => {
    const number = {
      Id: 'n',
      DisplayName: 'n',
      DataType: 'number',
      Value: 0,
      Options: { Minimum: 0, Maximum: 90, StepSize: 5 }
    } as const;
    const elements = [number, flag('a', true, hide('n', '>', 50))];
    expect(revealIn(elements, 'a', new Map([['n', 75]]))).toEqual([{ id: 'n', value: 50 }]);
  });

  it('prefers next the default', () => {
    const list = { Id: 'l', DisplayName: 'l', DataType: 'list', Value: 'z', Items: ['x', 'y', 'z'] } as const;
    const elements = [{ ...list, Items: [...list.Items] }, flag('a', true, hide('l', '==', 'x'))];
    expect(revealIn(elements, 'a', new Map([['l', 'x']]))).toEqual([{ id: 'l', value: 'z' }]);
  });

  it('does not propose a default that breaks a rule', () => {
    const list = { Id: 'l', DisplayName: 'l', DataType: 'list', Value: 'gone', Items: ['x', 'y'] } as const;
    const elements = [{ ...list, Items: [...list.Items] }, flag('a', true, hide('l', '==', 'x'))];
    expect(revealIn(elements, 'a', new Map([['l', 'x']]))).toEqual([{ id: 'l', value: 'y' }]);
  });

  const player = { Id: 'p', DisplayName: 'p', DataType: 'player', Value: [] } as const;
  const lobby = [{ Id: 17, Name: 'Lobby' }];
  const words = (Options: Record<string, unknown> = {}, Text = ''): AscElement => ({
    Id: 't',
    DisplayName: 't',
    DataType: 'simpleText',
    Value: [{ Text }],
    Options
  });
  const asks = (target: AscElement, operator: string, expected: unknown, known: readonly unknown[] = []) => {
    const byId = elementsById([target, flag('a', true, hide(target.Id, operator, expected))]);
    const test = (pattern: string, text: string) => (new RegExp(pattern).test(text) ? 'match' : 'no-match');
    const strict = { ...context, patterns: { ...context.patterns, test } as const };
    return reveal(byId.get('a')!, byId, new Map(), registry, strict, () => known);
  };

  it.each([
    ['any object', player, '?', false],
    ['the object of an Id', player, '!=', 17],
    ['the object of a name', player, '!=', 'Lobby'],
    ['a text', words(), '?', false],
    ['a text that its pattern takes', words({ ValidationRegExp: '^[0-9]{3}$' }), '?', false],
    ['another text, where there must be one', words({ Required: true }, 'Sale'), '==', 'Sale']
  ])('asks for %s if nothing known shows the element', (_what, target, operator, expected) => {
    expect(asks(target, operator, expected)).toEqual([{ id: target.Id, operator, expected }]);
  });

  it.each([
    ['any object', player, '?', false],
    ['the object of an Id', player, '!=', 17],
    ['a text that its pattern does not take', words({ ValidationRegExp: '^[0-9]{3}$' }), '?', false],
    ['another text, where there must be one', words({ Required: true }, 'Sale'), '==', 'Sale']
  ])('makes up %s if Values are only tried out', (_what, target, operator, expected) => {
    const elements = [target as AscElement, flag('a', true, hide(target.Id, operator, expected))];
    const byId = elementsById(elements);
    const found = new Revealer(byId, new Map(), registry, context, undefined, true).reveal(byId.get('a')!);
    const changes = Array.isArray(found) ? found.filter((step) => 'value' in step) : [];
    expect(changes.map(({ id, isMadeUp }) => [id, isMadeUp])).toEqual([[target.Id, true]]);
    const tried = new Map(changes.map(({ id, value }) => [id, value]));
    expect(hiddenIds(elements, registry, tried, context).has('a')).toBe(false);
  });

  it('asks for objects if there are too many to try out', () => {
    const ids = Array.from({ length: 12 }, (_, index) => index + 1);
    const several: AscElement = { ...player, Options: { NumberOfInstances: 12 } };
    expect(asks(several, '!=', ids)).toEqual([{ id: 'p', operator: '!=', expected: ids }]);
  });

  it.each([
    ['a text that a condition names', words(), '!=', 'Sale', [{ Text: 'Sale' }]],
    ['no object', { ...player, Value: lobby }, '?', true, []],
    ['no text', words({}, 'Sale'), '?', 'Sal', [{ Text: '' }]]
  ])('sets %s without asking', (_what, target, operator, expected, value) => {
    expect(asks(target as AscElement, operator, expected)).toEqual([{ id: target.Id, value }]);
  });

  it.each([
    ['objects', player, lobby],
    ['texts', words(), [{ Text: 'Winter' }]]
  ])('proposes known %s before it asks', (_what, target, known) => {
    expect(asks(target, '?', false, [known])).toEqual([{ id: target.Id, value: known }]);
  });

  it('does not ask for a text that the rules of its element refuse', () => {
    expect(asks(words({ ValidationRegExp: '^[0-9]+$' }), '!=', 'Sale')).toBeUndefined();
    expect(asks(words({ MaxChars: 2 }), '!=', 'Sale')).toBeUndefined();
  });

  it('prefers asking at a visible target to changing a hidden one, and the other way round', () => {
    const both = [hide('p', '?', false), hide('b', '==', true)];
    const seen = [player, flag('g', true), flag('b', true, hide('g', '==', true)), flag('a', true, ...both)];
    expect(revealIn(seen, 'a')).toEqual([{ id: 'p', operator: '?', expected: false }]);
    const unseen = { ...player, Options: { Conditions: [hide('g', '==', true)] } };
    const other = [unseen, flag('g', true), flag('b', true), flag('a', true, ...both)];
    expect(revealIn(other, 'a')).toEqual([{ id: 'b', value: false }]);
  });

  it('returns nothing for an element that is always hidden', () => {
    const number: AscElement = { Id: 'n', DisplayName: 'n', DataType: 'number', Value: 1, Options: { Maximum: 9 } };
    expect(revealIn([number, flag('a', true, hide('n', '<', 10))], 'a')).toBeUndefined();
  });
});
