import { describe, expect, it } from 'vitest';
import { changedValues } from './cells.js';

/** Values that can only be looked up. */
class Unlisted extends Map<string, unknown> {
  override [Symbol.iterator](): never {
    throw new Error('All Values were read.');
  }
  override entries = this[Symbol.iterator];
  override keys = this[Symbol.iterator];
  override forEach = this[Symbol.iterator];
}

function unlisted(values: Readonly<Record<string, unknown>>): Unlisted {
  const made = new Unlisted();
  for (const [id, value] of Object.entries(values)) made.set(id, value);
  return made;
}

describe('the Values of changed elements', () => {
  it('are the own ones, otherwise inherited ones, and no other Value is looked at', () => {
    const changes = ['Own', 'Both', 'Inherited', 'Neither'].map((element) => ({ widget: 1, element }));
    const own = unlisted({ Own: 1, Both: 2, Unchanged: 3 });
    const inherited = unlisted({ Both: 4, Inherited: 5, AlsoUnchanged: 6 });
    expect([...changedValues({ changes, own }, inherited)]).toEqual([
      ['Own', 1],
      ['Both', 2],
      ['Inherited', 5]
    ]);
  });
});
