import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetSummary, WidgetUses } from '../api.js';
import type { Answer } from '../client/request.js';
import { SIGNED_OUT } from '../client/problem.js';
import t from '../messages/en/screens/widgets.js';
import type * as http from './client.js';
import { Operations } from './operations.svelte.js';
import { BulkActions } from './bulkActions.js';
import type { UsedWidget } from './operationsHost.js';
import { widgetIn } from './testing.js';

const WIDGET = widgetIn(1, { Id: 5, Name: 'Clock' });
const DELETED = { ...WIDGET, DeletedAt: '', DeletedBy: null, RestorableUntil: '' };
const BOARD = { Id: 3, Name: 'Hall', Shared: true, DeletedAt: '', DeletedBy: null, RestorableUntil: '' };
const RESTORED = { Id: 3, Name: 'Hall', Shared: true, Editable: true, Version: 1, ChangedAt: '' };
const REFUSED: Answer<never> = { ok: false, status: 403, text: 'You may not.', errorTexts: new Map() };
const AWAY: Answer<never> = { ok: false, status: 0, errorTexts: new Map() };

const UNUSED = { ...WIDGET, Id: 4 };
const NO_USES: WidgetUses = { Dashboards: [], Others: 0, Drafts: [] };

let asked: string[];
let isReached: boolean;
let answer: Answer<never> | undefined;
let takable: boolean;
let uses: WidgetUses;
/** Whether a widget is to be deleted although something shows it. */
let isAgreed: boolean;
/** What the lists show when they are read again. */
let listed: WidgetSummary[];
let operations: Operations;
beforeEach(() => {
  asked = [];
  isReached = true;
  answer = undefined;
  takable = true;
  uses = { Dashboards: [], Others: 0, Drafts: [] };
  isAgreed = false;
  listed = [WIDGET];
  const say = <T>(what: string, value: T): Promise<Answer<T>> => {
    asked.push(what);
    return Promise.resolve(answer ?? { ok: true, value });
  };
  const client = {
    renameWidget: (id: number, name: string, was?: string) =>
      say(`rename ${id} ${name}${was === undefined ? '' : ` if it is ${was}`}`, { ...WIDGET, Name: name }),
    copyWidget: (id: number, home: number | null) =>
      say(`copy ${id} to ${home}`, { ...WIDGET, Id: 9, Name: 'Clock 2' }),
    moveWidget: (id: number, home: number | null, from?: number | null) =>
      say(`move ${id} to ${home}${from === undefined ? '' : ` if it is in ${from}`}`, { ...WIDGET, GroupId: home }),
    removeWidget: (id: number, version?: number) =>
      say(`remove ${id}${version === undefined ? '' : ` of version ${version}`}`, undefined),
    restoreWidget: (id: number) => say(`restore ${id}`, WIDGET),
    purgeWidget: (id: number) => say(`purge ${id}`, undefined),
    restoreDashboard: (id: number) => say(`restore dashboard ${id}`, RESTORED),
    purgeDashboard: (id: number) => say(`purge dashboard ${id}`, undefined),
    usesOf: (id: number) => Promise.resolve({ ok: true as const, value: id === UNUSED.Id ? NO_USES : uses }),
    isReached: () => Promise.resolve(isReached)
  } satisfies Partial<typeof http>;
  const around = {
    t,
    get widgets() {
      return listed;
    },
    nameOf: (home: number | null) => `group ${home}`,
    isTakable: () => takable,
    confirmRemoval: (used: readonly UsedWidget[], count: number) => {
      asked.push(`delete ${used.map(({ widget }) => widget.Id).join()} of ${count}?`);
      return Promise.resolve(isAgreed);
    },
    purged: (id: number) => void asked.push(`forget unsaved edits of ${id}`),
    changed: () => Promise.resolve(void asked.push('read again'))
  };
  operations = new Operations(around, client as unknown as typeof http);
});

describe('what is done can be undone', () => {
  it.each([
    ['rename', () => operations.rename(WIDGET, 'Watch'), 'rename 5 Watch', 'rename 5 Clock if it is Watch'],
    ['move', () => operations.move(WIDGET, 2), 'move 5 to 2', 'move 5 to 1 if it is in 2'],
    ['copy', () => operations.copy(WIDGET, 2), 'copy 5 to 2', 'remove 9 of version 1'],
    ['delete', () => operations.remove(WIDGET), 'remove 5', 'restore 5'],
    ['restore', () => operations.restore(DELETED), 'restore 5', 'remove 5 of version 1']
  ])('%s', async (_what, run, done, undone) => {
    expect(await run()).toBeUndefined();
    const text = operations.said?.text ?? '';
    expect(text).toContain('Clock');
    await operations.undo();
    expect(asked).toEqual([done, 'read again', undone, 'read again']);
    expect(operations.said).toEqual({ text: t.said.undone(text) });
  });

  it('only once', async () => {
    await operations.remove(WIDGET);
    await operations.undo();
    await operations.undo();
    expect(asked.filter((what) => what === 'restore 5')).toHaveLength(1);
  });

  it('unless it made something that may not be taken away again', async () => {
    takable = false;
    await operations.copy(WIDGET, null);
    expect([operations.said?.open, operations.said?.undoable]).toEqual(['/widgets/9', false]);
  });

  it('step by step, the newest first, and each is told', async () => {
    await operations.rename(WIDGET, 'Watch');
    await operations.remove(WIDGET);
    const [renamed, removed] = [t.said.renamed('Clock', 'Watch'), t.said.removed('Clock')];
    await operations.undo();
    expect(operations.said).toEqual({ text: `${t.said.undone(removed)} ${t.said.before(renamed)}`, undoable: true });
    await operations.undo();
    expect(operations.said).toEqual({ text: t.said.undone(renamed) });
    expect(asked.filter((what) => what !== 'read again').slice(2)).toEqual([
      'restore 5',
      'rename 5 Clock if it is Watch'
    ]);
    expect(operations.isUndoable).toBe(false);
  });

  it('even while it is not answered yet', async () => {
    const removing = operations.remove(WIDGET);
    await operations.undo();
    await removing;
    expect(asked).toEqual(['remove 5', 'read again', 'restore 5', 'read again']);
  });

  it('and is done once, however often it is asked for at once', async () => {
    await Promise.all([operations.remove(WIDGET), operations.remove(WIDGET)]);
    expect(asked).toEqual(['remove 5', 'read again']);
  });
});

describe('what is deleted for good', () => {
  it('has no way back: what was done with it before cannot be undone any more, all else can', async () => {
    await operations.rename({ ...WIDGET, Id: 6 }, 'Watch');
    await operations.rename(WIDGET, 'Watch');
    await operations.remove(WIDGET);
    asked = [];
    expect(await operations.purge(DELETED)).toBeUndefined();
    expect(operations.said).toEqual({ text: t.said.purged('Clock') });
    await operations.undo();
    expect(asked).toEqual([
      'purge 5',
      'forget unsaved edits of 5',
      'read again',
      'rename 6 Clock if it is Watch',
      'read again'
    ]);
    expect(operations.isUndoable).toBe(false);
  });

  it('stays, with its unsaved edits and the way back, when that is refused', async () => {
    await operations.remove(WIDGET);
    asked = [];
    answer = REFUSED;
    expect(await operations.purge(DELETED)).toBe('You may not.');
    expect(asked).not.toContain('forget unsaved edits of 5');
    expect(operations.isUndoable).toBe(true);
  });
});

it('a dashboard is restored with the way to it, and deleted for good', async () => {
  await operations.restoreDashboard(BOARD);
  expect(operations.said).toEqual({ text: t.said.dashboardRestored('Hall'), open: '/dashboard/3' });
  await operations.purgeDashboard(BOARD);
  expect(operations.said).toEqual({ text: t.said.purged('Hall') });
  expect(asked).toEqual(['restore dashboard 3', 'read again', 'purge dashboard 3', 'read again']);
});

describe('what is shown on a dashboard', () => {
  beforeEach(() => void (uses = { Dashboards: [], Others: 2, Drafts: [] }));

  it('is named first, with all others that are deleted together', async () => {
    expect(await operations.confirmRemoval([UNUSED, WIDGET])).toBe('cancelled');
    expect(asked).toEqual(['delete 5,4 of 2?']);
    expect(await operations.confirmRemoval([UNUSED])).toBe('agreed');
  });

  it('is deleted only once that is said and agreed to', async () => {
    expect(await operations.remove(WIDGET)).toBeUndefined();
    expect([asked, operations.said]).toEqual([['delete 5 of 1?'], undefined]);
    isAgreed = true;
    await operations.remove(WIDGET);
    expect(asked.slice(1)).toEqual(['delete 5 of 1?', 'remove 5', 'read again']);
  });

  it.each([
    ['copied', () => operations.copy(WIDGET, 2), 9],
    ['restored', () => operations.restore(DELETED), 5]
  ])('though it was just %s: undoing that asks as well, and can be asked again', async (_what, run, id) => {
    await run();
    asked.length = 0;
    await operations.undo();
    expect([asked, operations.isUndoable]).toEqual([[`delete ${id} of 1?`], true]);
    isAgreed = true;
    await operations.undo();
    expect(asked.slice(1)).toEqual([`delete ${id} of 1?`, `remove ${id} of version 1`, 'read again']);
  });
});

describe('what is refused', () => {
  beforeEach(() => void (answer = REFUSED));

  it('says why, and reads the lists again: what refused it is not in them', async () => {
    await operations.report(operations.move(WIDGET, 2));
    expect([operations.problem, operations.said, asked]).toEqual([
      'You may not.',
      undefined,
      ['move 5 to 2', 'read again']
    ]);
  });

  it('because the session has ended is left as it is, to be tried again after a sign-in', async () => {
    answer = undefined;
    await operations.rename(WIDGET, 'Watch');
    asked.length = 0;
    answer = { ok: false, status: 401, text: 'Authorization: Bearer <key>', errorTexts: new Map() };
    expect(await operations.rename(WIDGET, 'Alarm')).toBe(SIGNED_OUT);
    await operations.undo();
    expect([operations.problem, operations.isUndoable, asked.includes('read again')]).toEqual([
      SIGNED_OUT,
      true,
      false
    ]);
  });

  it('while undoing is not tried again, and what was done before can be undone', async () => {
    answer = undefined;
    await operations.rename(WIDGET, 'Watch');
    await operations.remove(WIDGET);
    answer = REFUSED;
    await operations.undo();
    expect([operations.problem, operations.said]).toEqual(['You may not.', undefined]);
    answer = undefined;
    await operations.undo();
    expect(operations.said).toEqual({ text: t.said.undone(t.said.renamed('Clock', 'Watch')) });
  });
});

describe('what is not answered', () => {
  const renamed = { ...WIDGET, Name: 'Watch' };
  const copied = { ...WIDGET, Id: 9, Name: 'Clock 2', GroupId: 2 };
  beforeEach(() => void (answer = AWAY));

  it.each([
    ['rename', () => operations.rename(WIDGET, 'Watch'), () => [renamed], 'rename 5 Clock if it is Watch'],
    ['move', () => operations.move(WIDGET, 2), () => [{ ...WIDGET, GroupId: 2 }], 'move 5 to 1 if it is in 2'],
    ['copy', () => operations.copy(WIDGET, 2), () => [WIDGET, copied], 'remove 9 of version 1'],
    ['delete', () => operations.remove(WIDGET), () => [], 'restore 5'],
    ['restore', () => operations.restore(DELETED), () => [WIDGET], 'remove 5 of version 1']
  ])('but done, as the lists show, can be undone: %s', async (_what, run, then, undone) => {
    const running = run();
    listed = then();
    expect([await running, operations.problem, operations.isOutdated]).toEqual([undefined, undefined, false]);
    expect([operations.said?.text, operations.said?.undoable]).toEqual([expect.stringContaining('Clock'), true]);
    answer = undefined;
    await operations.undo();
    expect(asked.filter((what) => what !== 'read again').slice(1)).toEqual([undone]);
  });

  it.each([
    ['rename', () => operations.rename(WIDGET, 'Watch')],
    ['move', () => operations.move(WIDGET, 2)],
    ['copy', () => operations.copy(WIDGET, 2)],
    ['delete', () => operations.remove(WIDGET)]
  ])('and not done is said so: %s', async (_what, run) => {
    await operations.report(run());
    expect([operations.problem, operations.said, operations.isUndoable]).toEqual([t.notDone, undefined, false]);
  });

  it('is not known until the server answers, and then the screen says what holds', async () => {
    isReached = false;
    await operations.report(operations.remove(WIDGET));
    expect([operations.problem, asked, operations.isOutdated]).toEqual([t.failed, ['remove 5'], true]);
    [isReached, listed] = [true, []];
    await operations.reloadLists();
    expect([operations.problem, operations.said, operations.isOutdated]).toEqual([
      undefined,
      { text: t.said.removed('Clock'), undoable: true },
      false
    ]);
  });

  it('is found out before anything else is undone or done', async () => {
    answer = undefined;
    await operations.rename(WIDGET, 'Watch');
    [answer, isReached] = [AWAY, false];
    await operations.report(operations.remove(renamed));
    asked.length = 0;
    await operations.undo();
    expect(await operations.move(WIDGET, 2)).toBe(t.notDone);
    expect(asked).toEqual([]);
    [answer, isReached, listed] = [undefined, true, []];
    await operations.undo();
    expect([asked, operations.said]).toEqual([['read again'], { text: t.said.removed('Watch'), undoable: true }]);
    await operations.undo();
    expect(asked.slice(1)).toEqual(['restore 5', 'read again']);
  });

  it('while undoing can be undone again, unless the lists show that it was undone', async () => {
    answer = undefined;
    await operations.rename(WIDGET, 'Watch');
    await operations.remove(renamed);
    [answer, listed] = [AWAY, []];
    await operations.undo();
    const removed = t.said.removed('Watch');
    expect([operations.problem, operations.said]).toEqual([t.notDone, { text: removed, undoable: true }]);
    listed = [renamed];
    await operations.undo();
    expect([operations.problem, operations.said?.text]).toEqual([
      undefined,
      `${t.said.undone(removed)} ${t.said.before(t.said.renamed('Clock', 'Watch'))}`
    ]);
  });

  it('of a group is left to the lists', async () => {
    expect(operations.refused(AWAY)).toBe(t.failed);
    await vi.waitFor(() => expect(operations.said).toEqual({ text: t.readAgain }));
  });
});

describe('several at once', () => {
  const [a, b, c] = [5, 6, 7].map((Id) => widgetIn(1, { Id, Name: `Clock ${Id}` })) as [
    WidgetSummary,
    WidgetSummary,
    WidgetSummary
  ];
  const several = (denied: readonly number[] = []) =>
    new BulkActions(operations, {
      t,
      nameOf: (home) => `group ${home}`,
      obstacle: (_, { Id: id }) => (denied.includes(id) ? 'readOnly' : undefined)
    });
  const done = () => asked.filter((what) => what !== 'read again');

  it('are told in one sentence, read once, and undone in one step', async () => {
    expect(await several().remove([a, b, c])).toBeUndefined();
    expect(operations.said).toEqual({ text: t.list.removed(3), undoable: true });
    expect(asked).toEqual(['remove 5', 'remove 6', 'remove 7', 'read again']);
    asked = [];
    await operations.undo();
    expect(asked).toEqual(['restore 7', 'restore 6', 'restore 5', 'read again']);
    expect(operations.isUndoable).toBe(false);
  });

  it.each([
    ['dashboards', { Dashboards: [], Others: 2, Drafts: [] }],
    ['planned drafts', { Dashboards: [], Others: 0, Drafts: [{ Id: 1, Name: 'Spring' }] }]
  ])('are asked about once if %s use some of them, and all stay if the user cancels', async (_, used) => {
    uses = used;
    expect(await several([7]).remove([a, b, c])).toBeUndefined();
    expect([asked, operations.said]).toEqual([['delete 5,6 of 2?'], undefined]);
    isAgreed = true;
    asked = [];
    await several([7]).remove([a, b, c]);
    expect(done()).toEqual(['delete 5,6 of 2?', 'remove 5', 'remove 6']);
  });

  it('leave alone what the user may not change, and say how many', async () => {
    await several([6]).move([a, b, c], 2);
    expect(done()).toEqual(['move 5 to 2', 'move 7 to 2']);
    expect(operations.said?.text).toBe(`${t.list.moved(2, 'group 2')} ${t.list.left(1)}`);
  });

  it('do not move what stands there already', async () => {
    await several().move([a, widgetIn(2, { Id: 6 })], 2);
    expect(done()).toEqual(['move 5 to 2']);
  });

  it('go on after a refusal, which is returned', async () => {
    const { remove } = operations;
    operations.remove = (widget) => {
      answer = widget.Id === 6 ? REFUSED : undefined;
      return remove.call(operations, widget);
    };
    expect(await several().remove([a, b, c])).toBe('You may not.');
    expect(operations.said?.text).toBe(t.list.removed(2));
    operations.remove = remove;
    answer = undefined;
    asked = [];
    await operations.undo();
    expect(done()).toEqual(['restore 7', 'restore 5']);
  });

  it('stop where it is not known whether one was done', async () => {
    isReached = false;
    answer = AWAY;
    await several().remove([a, b, c]);
    expect(done()).toEqual(['remove 5']);
  });

  it('can be undone while one of them is not deleted for good', async () => {
    await several().remove([{ ...WIDGET, Id: 5 }, b]);
    await operations.purge(DELETED);
    asked = [];
    await operations.undo();
    expect(done()).toEqual(['restore 6', 'restore 5']);
    expect(operations.isUndoable).toBe(false);
  });
});
