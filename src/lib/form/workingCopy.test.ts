import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WorkingCopy, type Edited } from './workingCopy.svelte.js';

const saved = { source: '\uFEFF{ "Elements": [ ] ,\r\n"x" : 1.0 }\r\n', tests: undefined };
const PAGE = '<p>one</p>\r\n';

function opened(): WorkingCopy {
  const edits = new WorkingCopy(saved);
  edits.learn([['index.html', PAGE]]);
  return edits;
}

describe('a working copy', () => {
  it('undoes and redoes any edits of any files to the byte', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 });
    const path = fc.constantFrom('ascData.json', 'conditions.tests.json', 'index.html', 'main.js');
    const deed = fc.oneof(
      fc.record({ path, text, typing: fc.constantFrom(undefined, 'a', 'b') }),
      fc.constantFrom('undo' as const, 'redo' as const, 'seal' as const)
    );
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
        const edits = opened();
        const passed: Edited[] = [edits.now];
        for (const each of deeds) {
          if (typeof each === 'string') edits[each]();
          else edits.type(each.path, each.text, each.typing);
          passed.push(edits.now);
        }
        const last = edits.now;
        while (edits.canUndo) {
          edits.undo();
          expect(passed).toContainEqual(edits.now);
        }
        expect([edits.now, edits.dirty, edits.count]).toEqual([edits.saved, false, 0]);
        while (edits.canRedo) edits.redo();
        // What was undone before the end is redone, too: it is the last text or a later one.
        expect(passed).toContainEqual(edits.now);
        if (!deeds.includes('undo')) expect(edits.now).toEqual(last);
      })
    );
  });

  it('counts a file that differs, and none that is again as in the package', () => {
    const edits = opened();
    edits.type('index.html', '<p>1</p>');
    expect([edits.count, edits.textOf('index.html')]).toEqual([1, '<p>1</p>']);
    edits.type('index.html', PAGE);
    expect([edits.count, edits.dirty]).toEqual([0, false]);
  });

  it('stays at the last readable state while ascData.json is typed, and while it is not JSON', () => {
    const edits = opened();
    edits.type('ascData.json', '{ "x": 2 }');
    expect(edits.readable.source).toBe(saved.source);
    expect(edits.read()).toBe(true);
    expect([edits.readable.data, edits.changes.length]).toEqual([{ x: 2 }, 1]);
    edits.type('ascData.json', '{ "x": ');
    expect([edits.read(), edits.isBroken, edits.readable.data]).toEqual([false, true, { x: 2 }]);
    edits.undo();
    expect([edits.isBroken, edits.source]).toEqual([false, '{ "x": 2 }']);
  });

  it('takes a fix only while its text is the one that it was found in, and can be read', () => {
    const edits = opened();
    const fix = { edits: [{ op: 'set', pointer: '/x', value: 7 }] } as const;
    expect(edits.fixed(fix, saved.source)).toBe(saved.source.replace('1.0', '7'));
    edits.type('ascData.json', '{ "x": 2 }');
    expect(edits.fixed(fix, saved.source)).toBeUndefined();
    edits.type('ascData.json', '{ "x": ');
    expect(edits.fixed(fix, '{ "x": ')).toBeUndefined();
  });

  it('that was broken when it was opened counts its text as one change', () => {
    const edits = new WorkingCopy({ source: '{ "Elements": [{ "Id": "a", "DataType": "number" ', tests: undefined });
    expect([edits.isBroken, edits.dirty, edits.count]).toEqual([true, false, 0]);
    expect(edits.readable.data).toEqual({ Elements: [{ Id: 'a', DataType: 'number' }] });
    edits.edit({ source: '{ "a": 1 }' });
    expect([edits.isBroken, edits.count]).toEqual([false, 1]);
  });
});
