import { describe, expect, it } from 'vitest';
import { registry } from '../../datatypes/registry.js';
import { analyse } from './analyse.js';
import type { Models } from './evaluate.js';

const context = { today: '2026-11-20' };
const hide = (TargetId: string, Operator: string, Value: unknown) => ({ Action: 'HIDE', TargetId, Operator, Value });

describe('the analysis of conditions', () => {
  /** Counts comparisons of Values, and combinations of constants that need Values. */
  function workOn(elements: unknown[]): { evaluations: number; combinations: number } {
    const work = { evaluations: 0, combinations: 0 };
    const { number } = registry;
    const counting: Models = {
      ...registry,
      number: {
        ...number,
        candidates(element, constants, at) {
          work.combinations += constants.length ** 3;
          return number.candidates(element, constants, at);
        },
        compare: {
          equals: (value, expected, at) => (
            (work.evaluations += 1),
            number.compare.equals?.(value as number, expected, at)
          ),
          order: (value, expected, at) => (
            (work.evaluations += 1),
            number.compare.order?.(value as number, expected, at)
          )
        }
      }
    };
    analyse(elements, counting, context, 2);
    return work;
  }
  const evaluations = (elements: unknown[]) => workOn(elements).evaluations;
  const hub = { Id: 'n', DisplayName: 'n', DataType: 'number', Value: 0 };
  const many = (length: number) => Array.from({ length }, (_, i) => hide('n', '!=', i));
  const tested = (Id: string, Conditions: unknown[]) => ({ ...hub, Id, DataType: 'boolean', Options: { Conditions } });

  it('uses a proof about one element for all that are defined alike', () => {
    const ring = (length: number) =>
      Array.from({ length }, (_, i) => ({
        ...{ Id: `n${i}`, DisplayName: `Number ${i}`, DataType: 'number', Value: 0 },
        Options: { Maximum: 9, Conditions: [hide(`n${(i + 1) % length}`, '>', 5)] }
      }));
    expect(evaluations(ring(2_000)) - evaluations(ring(1_000))).toBeLessThanOrEqual(3_000);
  });

  it('examines 10,000 conditions of one element on one target only one by one', () => {
    expect(evaluations([hub, tested('a', many(10_000))])).toBeLessThan(20_000);
  });

  it('stays within the limit for a file with 2,000 elements that have 50 conditions each on one target', () => {
    const elements = Array.from({ length: 2000 }, (_, i) => tested(`a${i}`, many(50 + i).slice(i)));
    const work = workOn([hub, ...elements]);
    expect(work.evaluations).toBeLessThan(12_000_000);
    expect(work.combinations).toBeLessThan(6_000_000);
  });

  it('claims nothing where no Value can be entered, since the stored one may differ from the file', () => {
    const locked = { ...hub, Options: { Minimum: 5, Maximum: 1 } };
    for (const condition of [hide('n', '==', 0), hide('n', '>', 0)]) {
      const found = analyse([locked, tested('a', [condition])], registry, context, 2);
      expect(found.filter(({ code }) => code.startsWith('conditions-'))).toEqual([]);
    }
  });

  /** The codes of the findings on an element with these conditions, and on one that hides itself by them. */
  function claimsOf(target: object, conditions: unknown[]): Set<string> {
    const self = { ...target, Options: { Conditions: conditions } };
    const found = [[target, tested('a', conditions)], [self]].map((elements) =>
      analyse(elements, registry, context, 2)
    );
    return new Set(found.flat().flatMap(({ code }) => (code === 'condition-self' ? [] : [code])));
  }

  it('claims nothing without a proof, as with more than 64 values to tell apart', () => {
    expect(claimsOf(hub, [...many(64), hide('n', '==', 5)])).toEqual(new Set(['conditions-never-hide']));
    expect(claimsOf(hub, [...many(65), hide('n', '==', 5)])).toEqual(new Set());
    expect(claimsOf(hub, many(64))).toEqual(new Set(['conditions-lock']));
    expect(claimsOf(hub, many(65))).toEqual(new Set());
  });

  it('claims no lock that needs a Value of a setting that nothing can show', () => {
    const Options = { Conditions: [hide('n', '!=', 'x')] };
    const hidden = { Id: 'n', DisplayName: 'n', DataType: 'list', Items: ['x', 'y'], Value: '', Options };
    const found = analyse([hidden, tested('a', [hide('n', '?', true)])], registry, context, 2);
    expect(found.filter(({ code }) => code === 'conditions-lock').map(({ params }) => params.elements)).toEqual(['n']);
  });

  it('looks at the day after the one that follows the last second of a day', () => {
    const date = { ...hub, DataType: 'date', Value: '' };
    const between = [hide('n', '>', '2026-11-22T23:59:59'), hide('n', '<', 'Today')];
    expect(claimsOf(date, between)).toEqual(new Set());
  });

  it('claims nothing with Today and more than 40 dates to examine', () => {
    const date = { ...hub, DataType: 'date', Value: '' };
    const firstOf = (month: number) => new Date(Date.UTC(2027, month)).toISOString().slice(0, 19);
    const days = (count: number) => Array.from({ length: count }, (_, month) => hide('n', '!=', firstOf(month)));
    const never = [hide('n', '<', 'Today'), hide('n', '>', 'Today')];
    expect(claimsOf(date, [...days(12), ...never])).toEqual(new Set(['conditions-never-hide']));
    expect(claimsOf(date, [...days(13), ...never])).toEqual(new Set());
  });

  it('compares up to 50 conditions on one target with each other; beyond that, only the whole set', () => {
    const below = (count: number) => Array.from({ length: count }, (_, i) => hide('n', '<', i));
    const implied = (count: number) =>
      analyse([hub, tested('a', below(count))], registry, context, 2).filter(
        ({ code }) => code === 'condition-implied'
      );
    expect([implied(50).length, implied(51).length]).toEqual([49, 0]);
    const [found] = analyse([hub, tested('a', [...many(50), hide('n', '==', 5)])], registry, context, 2);
    expect(found?.params.conditions).toBe('1 + 2 + 3 + 4 + 5 + …');
  });

  it('looks for similar Ids only for the first misspelt targets', () => {
    const elements = Array.from({ length: 400 }, (_, i) => ({
      ...tested(`e${i}`, [hide(`Element ${(i + 1) % 400}`, '==', true)]),
      DisplayName: `Element ${i}`
    }));
    const similar = analyse(elements, registry, context, 2).filter(({ code }) => code.endsWith('-similar'));
    expect(similar.length).toBeGreaterThan(200);
    expect(similar.length).toBeLessThan(300);
  });
});
