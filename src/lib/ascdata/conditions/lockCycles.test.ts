import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { closedComponents } from './lockCycles.js';

describe('groups that no edge leaves', () => {
  const graph = fc.integer({ min: 1, max: 7 }).chain((size) => {
    const node = fc.array(fc.nat(size - 1), { maxLength: 3 });
    return fc.array(node, { minLength: size, maxLength: size });
  });

  it('are exactly the sets of nodes that reach each other and no other node', () => {
    fc.assert(
      fc.property(graph, (edges) => {
        const reach = edges.map((_, from) => {
          const seen = new Set([from]);
          for (const node of seen) for (const next of edges[node]!) seen.add(next);
          return seen;
        });
        const closed = [...edges.keys()].filter((node) => [...reach[node]!].every((other) => reach[other]!.has(node)));
        const expected = new Set(closed.map((node) => [...reach[node]!].sort().join()));
        const found = closedComponents(edges).map((members) => members.sort().join());
        expect(found.toSorted()).toEqual([...expected].sort());
      }),
      { seed: 61, numRuns: runs(500) }
    );
  });
});
