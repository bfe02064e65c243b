import { describe, expect, it } from 'vitest';
import type { WorkingCopy } from '../../form/workingCopy.svelte.js';
import { UnsavedRulesStore } from '../../unsaved/unsavedRules.js';
import { editorData, services } from '../../form/testing.js';
import type { AscElement } from '../../ascdata/types.js';
import { timetable } from '../testingTimetable.js';
import { Workspace } from '../workspace.svelte.js';
import { definitionChanges } from '../../ascdata/definition/changes.js';
import { withIds } from '../../ascdata/definition/renames.js';
import { afterStep } from '../../ascdata/definition/steps.js';
import { placedElements } from '../../ascdata/elements.js';
import { EditedPackage } from './editedPackage.svelte.js';
import { RuleKeeper } from './ruleKeeper.svelte.js';

const quiet = () => ({ post: () => undefined, terminate: () => undefined });

/** The timetable, where the rule of an element is another. */
function withRule(id: string, Value: unknown, elements: readonly AscElement[] = timetable): AscElement[] {
  return elements.map((element) =>
    element.Id === id
      ? {
          ...element,
          Options: { ...element.Options, Conditions: [{ Action: 'HIDE', TargetId: 'Shows', Operator: '!=', Value }] }
        }
      : element
  );
}

const sourceOf = (elements: readonly AscElement[]): string => editorData({}, elements).Source;

/** A tab in which a package is opened; `storage` is the browser's. */
function opened(storage: Map<string, string>, PackageId: number, elements: readonly AscElement[] = timetable) {
  const data = editorData({ PackageId }, elements);
  const workspace = new Workspace(data, { ...services, open: quiet });
  const keeper = new RuleKeeper(workspace, data);
  const store = new UnsavedRulesStore(
    {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, text) => void storage.set(key, text),
      removeItem: (key) => void storage.delete(key),
      key: (index) => [...storage.keys()][index] ?? null,
      get length() {
        return storage.size;
      }
    },
    data.Id,
    'tab'
  );
  keeper.start(store, () => true);
  return { workspace, keeper };
}

/** A browser in which the rule of `RoomGroup` was edited and not saved. */
function edited(): Map<string, string> {
  const storage = new Map<string, string>();
  const { workspace, keeper } = opened(storage, 1);
  workspace.edit({ source: sourceOf(withRule('RoomGroup', 'Rooms')) });
  keeper.keep();
  return storage;
}

const changed = ({ workspace }: { workspace: Workspace }): string[] => workspace.edits.changes.map(({ id }) => id);

describe('rules that are not saved', () => {
  it('come back with the package they were edited in, and nothing is kept once they are taken back', () => {
    const storage = edited();
    const again = opened(storage, 1);
    expect(changed(again)).toEqual(['RoomGroup']);
    expect(again.keeper.notice).toEqual({ kind: 'restored', count: 1 });
    again.keeper.discard();
    expect([storage.size, changed(again), again.keeper.notice]).toEqual([0, [], undefined]);
    again.workspace.undoEdit();
    expect(changed(again)).toEqual(['RoomGroup']);
  });

  it('stay when the first step after they came back is undone', () => {
    const { workspace } = opened(edited(), 1);
    workspace.undoEdit();
    expect(workspace.edits.changes.map(({ id }) => id)).toEqual(['RoomGroup']);
    workspace.edit({ tests: '[]' });
    workspace.undoEdit();
    expect([workspace.edits.changes.length, workspace.edits.tests]).toEqual([1, undefined]);
  });

  it('go on with their steps after a look at another view, of which nobody is told', () => {
    const storage = new Map<string, string>();
    const tests = '[]';
    const { workspace, keeper } = opened(storage, 11);
    workspace.edit({ source: sourceOf(withRule('RoomGroup', 'Rooms')) });
    workspace.edit({ tests });
    workspace.undoEdit();
    keeper.keep();
    keeper.leave();
    const again = opened(storage, 11);
    expect([changed(again), again.keeper.notice]).toEqual([['RoomGroup'], undefined]);
    again.workspace.redoEdit();
    expect(again.workspace.edits.tests).toBe(tests);
    for (let steps = 2; steps > 0; steps -= 1) again.workspace.undoEdit();
    expect([again.workspace.edits.dirty, again.workspace.edits.canUndo]).toEqual([false, false]);
  });

  it('of another tab come without the steps of this one, and are told', () => {
    const storage = edited();
    opened(new Map(), 1).keeper.leave();
    const { workspace, keeper } = opened(storage, 1);
    expect([workspace.edits.canUndo, keeper.notice?.kind]).toEqual([false, 'restored']);
  });

  it('are told as restored once, and not again after a look at another view', () => {
    const storage = edited();
    const { keeper } = opened(storage, 1);
    expect(keeper.notice?.kind).toBe('restored');
    keeper.leave();
    expect(opened(storage, 1).keeper.notice).toBeUndefined();
  });

  it('come back beside a text that is no JSON, told as when it last was', () => {
    const storage = edited();
    const { workspace, keeper } = opened(storage, 1);
    const broken = workspace.edits.source.slice(0, -1);
    workspace.edit({ source: broken });
    keeper.keep();
    const before = workspace.edits;
    const { edits } = opened(storage, 1).workspace;
    expect([edits.source, edits.isBroken]).toEqual([broken, true]);
    expect(edits.readable.data).toEqual(before.readable.data);
    expect([edits.changes, edits.count]).toEqual([before.changes, before.count]);
  });

  it('are made in a package that replaced it, beside what is new there', () => {
    const other = opened(edited(), 2, withRule('Stop', 'Rooms'));
    expect(changed(other)).toEqual(['RoomGroup']);
    expect(other.keeper.notice).toEqual({ kind: 'moved', conflicts: [], hasUnread: false });
    expect(definitionChanges(sourceOf(timetable), other.workspace.edits.source).map(({ id }) => id)).toEqual([
      'Stop',
      'RoomGroup'
    ]);
  });

  it('of a setting that somebody else removed bring it back as it was edited, if they are chosen', () => {
    const before = timetable.find(({ Id }) => Id === 'RoomGroup')!;
    const other = opened(
      edited(),
      2,
      timetable.filter(({ Id }) => Id !== 'RoomGroup')
    );
    other.keeper.settle(true);
    const elements = placedElements(JSON.parse(other.workspace.edits.source)).map(({ element }) => element);
    expect(elements.at(-1)).toMatchObject({ ...before, Options: { Conditions: [{ Value: 'Rooms' }] } });
    expect(elements).toHaveLength(timetable.length);
  });

  it('wait for a choice where somebody else changed the same rule; until then they are kept', () => {
    const storage = edited();
    const before = new Map(storage);
    const other = opened(storage, 2, withRule('RoomGroup', 'Notice'));
    expect(changed(other)).toEqual([]);
    other.keeper.keep();
    expect(storage).toEqual(before);
    other.keeper.settle(true);
    expect(changed(other)).toEqual(['RoomGroup']);
    expect(other.workspace.edits.source).toContain('"Rooms"');
  });

  it('are forgotten where the new package has them already', () => {
    const storage = edited();
    const other = opened(storage, 2, withRule('RoomGroup', 'Rooms'));
    other.keeper.keep();
    expect(other.keeper.notice).toBeUndefined();
    expect(storage.size).toBe(0);
  });
});

describe('edits of rules', () => {
  it('are seen at once, undone and redone, and keep what is tried', () => {
    const { workspace } = opened(new Map(), 1);
    workspace.try('Shows', 'Rooms');
    expect(workspace.form.field('RoomGroup')!.hidden).toBe(true);
    workspace.edit({ source: sourceOf(withRule('RoomGroup', 'Rooms')) });
    expect(workspace.form.field('RoomGroup')!.hidden).toBe(false);
    expect(workspace.form.canUndo).toBe(false);
    workspace.undoEdit();
    expect(workspace.form.field('RoomGroup')!.hidden).toBe(true);
    expect(workspace.form.field('Shows')!.value).toBe('Rooms');
    workspace.redoEdit();
    workspace.discardEdits();
    expect(workspace.edits.dirty).toBe(false);
    workspace.undoEdit();
    expect(workspace.edits.dirty).toBe(true);
  });
});

describe('edits of the definition', () => {
  const limit = { kind: 'set', pointer: '/Elements/0/DisplayName', value: 'Shows what' } as const;

  it('are one step while one control is typed into', () => {
    const { workspace } = opened(new Map(), 1);
    const { edits } = workspace;
    for (const value of ['S', 'Sh', 'Show'])
      edits.edit({ source: afterStep(edits.source, { ...limit, value }) }, 'name');
    edits.seal();
    edits.edit({ source: afterStep(edits.source, limit) }, 'name');
    edits.undo();
    expect(edits.source).toContain('"Show"');
    edits.undo();
    expect(edits.dirty).toBe(false);
  });

  it('are made beside other edits in a package that replaced it', () => {
    const storage = new Map<string, string>();
    const { workspace, keeper } = opened(storage, 1);
    workspace.edit({ source: afterStep(workspace.edits.source, limit) });
    keeper.keep();
    const other = opened(storage, 2, withRule('RoomGroup', 'Notice'));
    expect(other.workspace.edits.source).toContain('"Shows what"');
    expect(other.workspace.edits.count).toBe(1);
  });
});

describe('another Id', () => {
  const renamed = [{ from: 'Shows', to: 'View' }];
  const withId = (edits: WorkingCopy) => ({
    source: withIds({ source: edits.source, tests: undefined }, new Map([['Shows', 'View']])).source,
    renames: renamed
  });

  it('comes back with what follows it, also in rules that somebody changed meanwhile', () => {
    const storage = new Map<string, string>();
    const { workspace, keeper } = opened(storage, 1);
    workspace.edit(withId(workspace.edits));
    keeper.keep();
    for (const [packageId, elements] of [
      [1, timetable],
      [2, withRule('RoomGroup', 'Notice')]
    ] as const) {
      const { edits } = opened(storage, packageId, elements).workspace;
      expect([edits.count, edits.renames]).toEqual([1, renamed]);
      expect(edits.source).not.toContain('"TargetId":"Shows"');
    }
  });

  it('waits where the setting is gone', () => {
    const storage = new Map<string, string>();
    const { workspace, keeper } = opened(storage, 1);
    workspace.edit(withId(workspace.edits));
    keeper.keep();
    const other = opened(
      storage,
      2,
      timetable.filter(({ Id }) => Id !== 'Shows')
    );
    expect(other.workspace.edits.renames).toEqual([]);
    expect(other.keeper.notice).toMatchObject({ kind: 'moved', conflicts: [{ id: 'View', at: '/Id' }] });
  });
});

describe('edits of other files', () => {
  const PAGE = '\uFEFF<p>one</p>\r\n<p>two</p>\r\n';

  it('come back to the byte, with what they were before', () => {
    const storage = new Map<string, string>();
    const { workspace, keeper } = opened(storage, 1);
    workspace.edits.learn([['index.html', PAGE]]);
    workspace.edits.type('index.html', PAGE.replace('two', '2'));
    keeper.keep();
    for (const packageId of [1, 2]) {
      const { edits } = opened(storage, packageId).workspace;
      expect([edits.count, edits.files.get('index.html'), edits.originals.get('index.html')]).toEqual([
        1,
        PAGE.replace('two', '2'),
        PAGE
      ]);
    }
  });

  it('come back broken as they were left, and everything else stays as it last could be read', () => {
    const storage = new Map<string, string>();
    const { workspace, keeper } = opened(storage, 1);
    workspace.edits.type('ascData.json', '{ "Elements": [');
    keeper.keep();
    const again = opened(storage, 1).workspace;
    expect([again.edits.source, again.edits.isBroken, again.edits.count]).toEqual(['{ "Elements": [', true, 1]);
    expect(again.form.elements.length).toBe(workspace.form.elements.length);
  });

  it('are one step back in a package that replaced it where they cannot be read, and are kept until that is told', () => {
    const storage = new Map<string, string>();
    const { workspace, keeper } = opened(storage, 1);
    workspace.edit({ source: sourceOf(withRule('RoomGroup', 'Rooms')) });
    workspace.edits.type('ascData.json', '{ "Elements": [ mine');
    workspace.edits.read();
    keeper.keep();
    for (const time of ['first', 'again']) {
      const { workspace: after, keeper: kept } = opened(storage, 2);
      expect([time, after.edits.changes.map(({ id }) => id), kept.notice]).toEqual([
        time,
        ['RoomGroup'],
        { kind: 'moved', conflicts: [], hasUnread: true }
      ]);
      kept.keep();
      after.undoEdit();
      expect(after.edits.source).toBe('{ "Elements": [ mine');
    }
  });

  it('are kept as what differs from the package, and come back from a whole text as well', () => {
    const storage = edited();
    const [[key, text]] = [...storage] as [[string, string]];
    expect(text.length).toBeLessThan(sourceOf(timetable).length);
    const source = sourceOf(withRule('RoomGroup', 'Rooms'));
    storage.set(key, JSON.stringify({ ...(JSON.parse(text) as object), source }));
    expect(opened(storage, 1).workspace.edits.source).toBe(source);
  });

  it('that the browser has no room for are told', () => {
    const { workspace, keeper } = opened(new Map(), 1);
    const full = () => {
      throw new DOMException('full');
    };
    const storage = { getItem: () => null, setItem: full, removeItem: () => undefined, key: () => null, length: 0 };
    keeper.start(new UnsavedRulesStore(storage, 7, 'tab'), () => true);
    workspace.edits.type('index.html', 'x');
    keeper.keep();
    expect([keeper.isFull, keeper.isKept]).toEqual([true, false]);
  });
});

it('an edited package of which saving breaks says so, and is saved when it is tried again', async () => {
  const { workspace } = opened(new Map(), 1);
  workspace.edit({ source: sourceOf(withRule('RoomGroup', 'Rooms')) });
  const edited = new EditedPackage(workspace, editorData({}, timetable), undefined, async () => undefined);
  await edited.save(
    () => Promise.reject(new TypeError('not loaded')),
    () => undefined
  );
  expect([edited.saving, edited.keeper.notice]).toEqual([false, { kind: 'failed', text: undefined }]);
  let isSaved = false;
  await edited.save(
    (_edited, ondone) => (ondone(), Promise.resolve(undefined)),
    () => void (isSaved = true)
  );
  expect(isSaved).toBe(true);
});

it('edits of a package that was replaced are not saved before they are applied to the new one', async () => {
  const { workspace } = opened(new Map(), 1);
  const edited = new EditedPackage(workspace, editorData({}, timetable), undefined, async () => undefined);
  edited.watch.replaced = true;
  expect(edited.isOutdated).toBe(false);
  workspace.edit({ source: sourceOf(withRule('RoomGroup', 'Rooms')) });
  const saved: unknown[] = [];
  await edited.save(
    (all) => (saved.push(all), Promise.resolve(undefined)),
    () => undefined
  );
  expect([edited.isOutdated, saved]).toEqual([true, []]);
});

it.each([
  ['of a package alone are compared', undefined, 1],
  ['of a folder are not', { name: 'mine', problem: null, found: [], more: 0 }, 0]
])('edits that came back %s', async (_, folder, times) => {
  const { workspace } = opened(new Map(), 1);
  workspace.edit({ source: sourceOf(withRule('RoomGroup', 'Rooms')) });
  const edited = new EditedPackage(workspace, editorData({}, timetable), undefined, async () => undefined);
  edited.watch.folder = folder;
  let compared = 0;
  await edited.compareAgain(async () => void compared++);
  expect(compared).toBe(times);
});
