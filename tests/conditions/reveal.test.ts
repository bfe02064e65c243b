import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { elementsById, isHidden } from '../../src/lib/ascdata/conditions/evaluate.js';
import { reveal, Revealer } from '../../src/lib/ascdata/conditions/reveal.js';
import { hiddenIds, Visibility } from '../../src/lib/ascdata/conditions/visibility.js';
import { hasErrors } from '../../src/lib/ascdata/findings.js';
import type { AscElement } from '../../src/lib/ascdata/types.js';
import { registry } from '../../src/lib/datatypes/registry.js';
import { allKinds, context, forms } from './forms.js';

// Enumerates hundreds of forms, which exceeds the default timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const hide = (TargetId: string, Operator: string, Value: unknown) => ({ Action: 'HIDE', TargetId, Operator, Value });
const revealIn = (elements: AscElement[], id: string, values = new Map<string, unknown>()) => {
  const byId = elementsById(elements);
  return reveal(byId.get(id)!, byId, values, registry, context);
};

describe('reveal', () => {
  it('returns a Value that passes its check and shows the element, or nothing if no Value does', () => {
    let revealed = 0;
    fc.assert(
      fc.property(forms({ kinds: allKinds, maxElements: 5, hostile: true }), ({ elements, kinds, byId }) => {
        const visibility = new Visibility(elements, registry, new Map(), context);
        for (const id of visibility.hiddenIds()) {
          const element = byId.get(id)!;
          const shows = (target: string, value: unknown) =>
            !isHidden(element, byId, new Map([[target, value]]), registry, context);
          const found = reveal(element, byId, new Map(), registry, context);
          if (!found) {
            elements.forEach((target, index) => {
              if (byId.get(target.Id) !== target) return;
              for (const value of kinds[index]!.values) expect(shows(target.Id, value)).toBe(false);
            });
            continue;
          }
          if ('input' in found) {
            const asked = byId.get(found.input.id)!;
            expect(registry[asked.DataType].humanInput, `${asked.DataType} is asked for`).toBeDefined();
            continue;
          }
          revealed += 1;
          expect(found.changes).toHaveLength(1);
          const [change] = found.changes;
          const target = byId.get(change!.id)!;
          const at = { ...context, hidden: visibility.isHidden(target.Id) };
          expect(shows(target.Id, change!.value)).toBe(true);
          expect(hasErrors(registry[target.DataType].check(change!.value, target, at))).toBe(false);
        }
      }),
      { seed: 41, numRuns: 300 }
    );
    expect(revealed).toBeGreaterThan(60);
  });

  const flag = (Id: string, Value: boolean, ...Conditions: ReturnType<typeof hide>[]): AscElement => ({
    Id,
    DisplayName: Id,
    DataType: 'boolean',
    Value,
    Options: { Conditions }
  });

  it('changes nothing for a visible element', () => {
    expect(revealIn([flag('a', true)], 'a')).toEqual({ changes: [] });
  });

  it('prefers a target that is itself visible', () => {
    const elements = [
      flag('a', true),
      flag('b', true, hide('a', '==', true)),
      flag('c', true, hide('b', '==', true), hide('a', '==', true))
    ];
    expect(revealIn(elements, 'c')).toEqual({ changes: [{ id: 'a', value: false }] });
  });

  it('changes a hidden target if there is no other way', () => {
    const elements = [flag('a', true), flag('b', true, hide('a', '==', true)), flag('c', true, hide('b', '==', true))];
    expect(revealIn(elements, 'c')).toEqual({ changes: [{ id: 'b', value: false }] });
  });

  it('prefers next the fewest other elements that appear or disappear', () => {
    const busy = ['d', 'e'].map((id) => flag(id, true, hide('a', '==', true)));
    const elements = [
      flag('a', true),
      flag('b', true),
      flag('c', true, hide('a', '==', true), hide('b', '==', true)),
      ...busy
    ];
    expect(revealIn(elements, 'c')).toEqual({ changes: [{ id: 'b', value: false }] });
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
    expect(revealIn(elements, 'a', new Map([['n', 75]]))).toEqual({ changes: [{ id: 'n', value: 50 }] });
  });

  it('prefers next the default', () => {
    const list = { Id: 'l', DisplayName: 'l', DataType: 'list', Value: 'z', Items: ['x', 'y', 'z'] } as const;
    const elements = [{ ...list, Items: [...list.Items] }, flag('a', true, hide('l', '==', 'x'))];
    expect(revealIn(elements, 'a', new Map([['l', 'x']]))).toEqual({ changes: [{ id: 'l', value: 'z' }] });
  });

  it('does not propose a default that breaks a rule', () => {
    const list = { Id: 'l', DisplayName: 'l', DataType: 'list', Value: 'gone', Items: ['x', 'y'] } as const;
    const elements = [{ ...list, Items: [...list.Items] }, flag('a', true, hide('l', '==', 'x'))];
    expect(revealIn(elements, 'a', new Map([['l', 'x']]))).toEqual({ changes: [{ id: 'l', value: 'y' }] });
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
    expect(asks(target, operator, expected)).toEqual({ input: { id: target.Id, operator, expected } });
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
    const changes = found && 'changes' in found ? found.changes : [];
    expect(changes.map(({ id }) => id)).toEqual([target.Id]);
    const tried = new Map(changes.map(({ id, value }) => [id, value]));
    expect(hiddenIds(elements, registry, tried, context).has('a')).toBe(false);
  });

  it('asks for objects if there are too many to try out', () => {
    const ids = Array.from({ length: 12 }, (_, index) => index + 1);
    const several: AscElement = { ...player, Options: { NumberOfInstances: 12 } };
    expect(asks(several, '!=', ids)).toEqual({ input: { id: 'p', operator: '!=', expected: ids } });
  });

  it.each([
    ['a text that a condition names', words(), '!=', 'Sale', [{ Text: 'Sale' }]],
    ['no object', { ...player, Value: lobby }, '?', true, []],
    ['no text', words({}, 'Sale'), '?', 'Sal', [{ Text: '' }]]
  ])('sets %s without asking', (_what, target, operator, expected, value) => {
    expect(asks(target as AscElement, operator, expected)).toEqual({ changes: [{ id: target.Id, value }] });
  });

  it.each([
    ['objects', player, lobby],
    ['texts', words(), [{ Text: 'Winter' }]]
  ])('proposes known %s before it asks', (_what, target, known) => {
    expect(asks(target, '?', false, [known])).toEqual({ changes: [{ id: target.Id, value: known }] });
  });

  it('does not ask for a text that the rules of its element refuse', () => {
    expect(asks(words({ ValidationRegExp: '^[0-9]+$' }), '!=', 'Sale')).toBeUndefined();
    expect(asks(words({ MaxChars: 2 }), '!=', 'Sale')).toBeUndefined();
  });

  it('prefers asking at a visible target to changing a hidden one, and the other way round', () => {
    const both = [hide('p', '?', false), hide('b', '==', true)];
    const seen = [player, flag('g', true), flag('b', true, hide('g', '==', true)), flag('a', true, ...both)];
    expect(revealIn(seen, 'a')).toEqual({ input: { id: 'p', operator: '?', expected: false } });
    const unseen = { ...player, Options: { Conditions: [hide('g', '==', true)] } };
    const other = [unseen, flag('g', true), flag('b', true), flag('a', true, ...both)];
    expect(revealIn(other, 'a')).toEqual({ changes: [{ id: 'b', value: false }] });
  });

  it('returns nothing for an element that is always hidden', () => {
    const number: AscElement = { Id: 'n', DisplayName: 'n', DataType: 'number', Value: 1, Options: { Maximum: 9 } };
    expect(revealIn([number, flag('a', true, hide('n', '<', 10))], 'a')).toBeUndefined();
  });
});
