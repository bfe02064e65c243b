import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRANTS, Matrix, requestOf, type Cell, type Grant } from './matrix.svelte.js';

const overview = () => ({
  SpotGroups: [
    { Id: 10, Name: 'Canteen' },
    { Id: 11, Name: 'Entrance' }
  ],
  Users: [
    { Id: 1, Name: 'Anna', Role: 'user' as const, Read: [10], Write: [] },
    { Id: 2, Name: 'Ben', Role: 'location' as const, Read: [], Write: [11] }
  ]
});

const CELLS: readonly Cell[] = [1, 2].flatMap((user) => [10, 11].map((group) => ({ user, group })));
const grantsOf = (matrix: Matrix): Grant[] => CELLS.map((cell) => matrix.grant(cell));

describe('the permissions being edited', () => {
  it('start as saved, with no permission where none is listed', () => {
    expect(grantsOf(new Matrix(overview()))).toEqual(['read', 'none', 'none', 'write']);
  });

  it('list each change with the level before and after, in the order of users and groups', () => {
    const matrix = new Matrix(overview());
    matrix.set([{ user: 2, group: 10 }], 'read');
    matrix.set([{ user: 1, group: 10 }], 'none');
    expect(matrix.changes).toEqual([
      { user: 1, group: 10, before: 'read', after: 'none' },
      { user: 2, group: 10, before: 'none', after: 'read' }
    ]);
    expect(requestOf(matrix.changes)).toEqual([
      { UserId: 1, SpotGroupId: 10, Level: null },
      { UserId: 2, SpotGroupId: 10, Level: 'read' }
    ]);
  });

  it('take no undo step for a level that is set already', () => {
    const matrix = new Matrix(overview());
    expect(matrix.set([{ user: 1, group: 10 }], 'read')).toBe(0);
    expect(matrix.canUndo).toBe(false);
  });

  it('are undone together where they were set together', () => {
    const matrix = new Matrix(overview());
    expect(matrix.set(CELLS, 'write')).toBe(3);
    expect(matrix.undo()).toBe(3);
    expect(matrix.changes).toEqual([]);
    expect(matrix.redo()).toBe(3);
    expect(grantsOf(matrix)).toEqual(['write', 'write', 'write', 'write']);
  });

  it('count as unchanged after a save, and as changed again after undo', () => {
    const matrix = new Matrix(overview());
    matrix.set([{ user: 1, group: 11 }], 'write');
    matrix.markSaved(matrix.changes);
    expect(matrix.changes).toEqual([]);
    matrix.undo();
    expect(matrix.changes).toEqual([{ user: 1, group: 11, before: 'write', after: 'none' }]);
  });

  it('keep an edit that was made during the save', () => {
    const matrix = new Matrix(overview());
    matrix.set([{ user: 1, group: 11 }], 'read');
    const sent = matrix.changes;
    matrix.set([{ user: 1, group: 11 }], 'write');
    matrix.markSaved(sent);
    expect(matrix.changes).toEqual([{ user: 1, group: 11, before: 'read', after: 'write' }]);
  });

  it('are as saved again once every step is undone, and discarding can be undone too', () => {
    const step = fc.tuple(fc.subarray([...CELLS]), fc.constantFrom(...GRANTS));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const matrix = new Matrix(overview());
        const before = grantsOf(matrix);
        for (const [cells, grant] of steps) matrix.set(cells, grant);
        const edited = grantsOf(matrix);
        if (matrix.discard() > 0) matrix.undo();
        expect(grantsOf(matrix)).toEqual(edited);
        while (matrix.canUndo) matrix.undo();
        expect(grantsOf(matrix)).toEqual(before);
        while (matrix.canRedo) matrix.redo();
        expect(matrix.changes.length).toBeLessThanOrEqual(CELLS.length);
      }),
      { seed: 3 }
    );
  });
});
