import { describe, expect, it } from 'vitest';
import { registry } from '../../datatypes/registry.js';
import { analyse } from './analyse.js';
import type { Models } from './evaluate.js';

const context = { today: '2026-11-20' };
const hide = (TargetId: string, Operator: string, Value: unknown) => ({ Action: 'HIDE', TargetId, Operator, Value });

describe('the work is bounded', () => {
  function evaluations(elements: unknown[]): number {
    let count = 0;
    const { number } = registry;
    const counting: Models = {
      ...registry,
      number: {
        ...number,
        compare: {
          equals: (value, expected, at) => ((count += 1), number.compare.equals?.(value as number, expected, at)),
          order: (value, expected, at) => ((count += 1), number.compare.order?.(value as number, expected, at))
        }
      }
    };
    analyse(elements, counting, context, 2);
    return count;
  }
  const hub = { Id: 'n', DisplayName: 'n', DataType: 'number', Value: 0 };
  const many = (length: number) => Array.from({ length }, (_, i) => hide('n', '!=', i));
  const tested = (Id: string, Conditions: unknown[]) => ({ ...hub, Id, DataType: 'boolean', Options: { Conditions } });

  it('what is proved about one element is not proved again for those that are alike', () => {
    const ring = (length: number) =>
      Array.from({ length }, (_, i) => ({
        ...{ Id: `n${i}`, DisplayName: `Number ${i}`, DataType: 'number', Value: 0 },
        Options: { Maximum: 9, Conditions: [hide(`n${(i + 1) % length}`, '>', 5)] }
      }));
    expect(evaluations(ring(2_000)) - evaluations(ring(1_000))).toBeLessThanOrEqual(3_000);
  });

  it('10,000 conditions of one element on one target are looked at one by one only', () => {
    expect(evaluations([hub, tested('a', many(10_000))])).toBeLessThan(20_000);
  });

  it('50 each of 2,000 elements on one target: not more than is allowed for a file', () => {
    const elements = Array.from({ length: 2000 }, (_, i) => tested(`a${i}`, many(50 + i).slice(i)));
    expect(evaluations([hub, ...elements])).toBeLessThan(12_000_000);
  });

  it('no claim where nothing can be entered: what stands in the file is not all there is', () => {
    const locked = { ...hub, Options: { Minimum: 5, Maximum: 1 } };
    for (const condition of [hide('n', '==', 0), hide('n', '>', 0)]) {
      const found = analyse([locked, tested('a', [condition])], registry, context, 2);
      expect(found.filter(({ code }) => code.startsWith('conditions-'))).toEqual([]);
    }
  });

  it('no claim where no proof was made', () => {
    const contradicting = [...many(100), hide('n', '==', 5)];
    expect(analyse([hub, tested('a', contradicting)], registry, context, 2)).toEqual([]);
  });
});
