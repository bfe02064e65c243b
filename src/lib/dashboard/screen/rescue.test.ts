import { describe, expect, it } from 'vitest';
import { rescueOf, type Looked } from './rescue.js';

const looked = (more: Partial<Looked>): Looked => ({ silent: [], fresh: [], answering: 0, all: 3, ...more });
const rescue = (more: Partial<Looked>, lastBlind = Number.NEGATIVE_INFINITY) => rescueOf(looked(more), lastBlind, 1e6);

describe('widgets that do not answer', () => {
  it('are left alone while others answer: they have a process of their own', () => {
    expect(rescue({ silent: ['a', 'b'], answering: 1 })).toBeUndefined();
  });
  it('are left alone where there are no others', () => {
    expect(rescue({ silent: ['a'], fresh: ['a'], all: 1 })).toBeUndefined();
  });
  it('are freed of the one that hangs before it showed anything', () => {
    expect(rescue({ silent: ['a', 'b'], fresh: ['c'] })).toEqual({ stopped: ['c'], turns: [] });
    expect(rescue({ silent: ['c'], fresh: ['c'] })).toEqual({ stopped: ['c'], turns: [] });
  });
  it('of which several showed nothing yet: those are tried one after the other', () => {
    expect(rescue({ silent: ['a', 'b'], fresh: ['b', 'c'] })).toEqual({ stopped: [], turns: ['b', 'c'] });
  });
  it('that had all been running start afresh, once in a minute', () => {
    expect(rescue({ silent: ['a', 'b'] })).toEqual({ stopped: [], turns: [] });
    expect(rescue({ silent: ['a', 'b'] }, 1e6 - 59_000)).toBeUndefined();
  });
});
