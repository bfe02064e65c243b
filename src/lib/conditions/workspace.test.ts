import { describe, expect, it, vi } from 'vitest';
import type { AscElement } from '../ascdata/types.js';
import { editorData, services } from '../form/testing.js';
import type { OpenPort } from './analysis/analyser.svelte.js';
import { AnalysisTask } from './analysis/task.js';
import { parseAddress } from './address.js';
import { timetable } from './testingTimetable.js';
import { passesFilter } from './ruleSearch.js';
import { Workspace } from './workspace.svelte.js';

/** Answers at once, in the same thread. */
const open: OpenPort = (onanswer) => {
  const task = new AnalysisTask();
  return {
    post: ({ ticket, ...question }) => task.answer(question, (answer) => onanswer({ ...answer, ticket })),
    terminate: () => undefined
  };
};

const opened = (query = '', elements: readonly AscElement[] = timetable, port = open): Workspace => {
  const place = parseAddress(new URLSearchParams(query));
  const workspace = new Workspace(editorData({}, elements), { ...services, open: port, now: () => 5 }, place);
  workspace.start();
  return workspace;
};

const ids = (fields: readonly { readonly id: string }[]): string[] => fields.map(({ id }) => id);
const trying = (values: object): string => `try=${encodeURIComponent(JSON.stringify(values))}`;

describe('a workspace', () => {
  it('lists the rules in the order of the form, and the settings that rules read, the most read first', () => {
    const { rules, inputs, others } = opened();
    expect(ids(rules)).toHaveLength(9);
    expect(ids(rules).slice(0, 2)).toEqual(['Stop', 'RoomGroup']);
    expect(ids(inputs)).toEqual(['Shows', 'ShowDelays', 'Rows', 'ShowClock', 'Ticker']);
    expect(ids(others)).toEqual(['Title', 'Shows', 'ShowClock', 'Ticker', 'Accent']);
  });

  it('counts what appears and disappears against the stored Values, and stores nothing', () => {
    const workspace = opened();
    workspace.try('Shows', 'Notice');
    workspace.try('ShowClock', false);
    expect(ids(workspace.flipped.shown)).toEqual(['Notice']);
    expect(ids(workspace.flipped.hidden)).toEqual(['Stop', 'Rows', 'ShowDelays', 'TimeZone']);
    expect(workspace.isFlipped('Notice')).toBe(true);
    expect(workspace.form.field('Shows')!.saved).toBe('Departures');
  });

  it('starts from what was saved, where that differs from the file', () => {
    const data = editorData({ SavedValues: '{"Shows":"Notice"}' }, timetable);
    const workspace = new Workspace(data, { ...services, open });
    expect(workspace.flipped).toEqual({ shown: [], hidden: [] });
    workspace.try('Shows', 'Departures');
    expect(ids(workspace.flipped.shown)).toEqual(['Stop', 'Rows', 'ShowDelays']);
  });

  it('takes back one Value, all of them, and its own edits', () => {
    const workspace = opened();
    workspace.try('Shows', 'Notice');
    workspace.try('ShowClock', false);
    workspace.resetValue('Shows');
    expect(ids(workspace.form.changed)).toEqual(['ShowClock']);
    workspace.reset();
    expect(workspace.form.changed).toEqual([]);
    workspace.undo();
    workspace.undo();
    expect(ids(workspace.form.changed)).toEqual(['Shows', 'ShowClock']);
    workspace.redo();
    expect(ids(workspace.form.changed)).toEqual(['ShowClock']);
  });

  it('selects what the address names, else the first that is hidden, else the first rule', () => {
    expect(opened('el=Rows').selected).toBe('Rows');
    expect(opened('el=nothing').selected).toBe('RoomGroup');
    expect(
      opened(
        '',
        timetable.filter(({ Id }) => ['Title', 'Shows', 'Stop'].includes(Id))
      ).selected
    ).toBe('Stop');
    expect(opened('', timetable.slice(0, 1)).selected).toBeUndefined();
  });

  it('says all that is looked at in the address, and is opened by it as it was', () => {
    const workspace = opened(`el=TimeZone&dock=trace&view=states&${trying({ Shows: 'Notice', Gone: 1 })}`);
    expect(workspace).toMatchObject({ selected: 'TimeZone', dock: 'trace', view: 'states' });
    const again = opened(workspace.address.slice(1));
    expect(again.address).toBe(workspace.address);
    expect(again.form.field('Shows')!.value).toBe('Notice');
    expect(workspace.address).not.toContain('Gone');
  });

  it.each([
    ['Rows', { reads: 'Rows' }],
    ['Gone', 'all']
  ])('goes on in another package as it was searched, filtered and sorted, as far as that has %s', (reads, filter) => {
    const left = { view: 'rules' as const, tried: [], query: 'a', filter: { reads } };
    const sorted = { by: 'now' as const, reversed: true };
    const next = new Workspace(editorData({}, timetable), { ...services, open }, { ...left, sorted });
    expect([next.query, next.filter, next.sorted]).toEqual(['a', filter, sorted]);
  });

  it('finds what would flip the selection, for the Values tried', () => {
    const workspace = opened('el=TimeZone');
    expect(workspace.flips?.map(({ changes }) => changes)).toEqual([
      [
        { id: 'Shows', value: 'Notice' },
        { id: 'ShowClock', value: false }
      ]
    ]);
    workspace.tryFlip(workspace.flips![0]!);
    expect(workspace.form.field('TimeZone')!.hidden).toBe(true);
    expect(workspace.flips?.map(({ changes }) => changes.map(({ id }) => id))).toEqual([['ShowClock'], ['Shows']]);
    workspace.select('Title');
    expect(workspace.flips).toEqual([]);
  });

  it('filters by what is hidden, flipped, wrong, or read', () => {
    const workspace = opened(trying({ Shows: 'Notice' }));
    const found = (filter: Workspace['filter']): string[] => {
      workspace.filter = filter;
      return ids(workspace.rules.filter((field) => passesFilter(workspace, field)));
    };
    expect(found('problems')).toEqual(['RoomGroup', 'TwoColumns']);
    expect(found('flipped')).toEqual(['Stop', 'Rows', 'ShowDelays', 'Notice']);
    expect(found('hidden')).toEqual(['Stop', 'RoomGroup', 'Rows', 'ShowDelays']);
    expect(found({ reads: 'ShowClock' })).toEqual(['TimeZone']);
  });

  it('keeps what is tried when its definition changes, as far as the settings are there', () => {
    const workspace = opened(trying({ Shows: 'Notice', Ticker: true }));
    const without = timetable.filter(({ Id }) => Id !== 'Ticker');
    workspace.define(JSON.stringify({ Elements: without }));
    expect(ids(workspace.form.changed)).toEqual(['Shows']);
    expect(workspace.proof('Notice')?.claim).toBe('broken');
  });
});

describe('the proof', () => {
  it('is known of every rule, and counts the states', () => {
    const workspace = opened();
    expect(ids(workspace.problems)).toEqual(['RoomGroup', 'TwoColumns']);
    expect(workspace.proof('RoomGroup')).toMatchObject({ verdict: 'problem', claim: 'always' });
    expect(workspace.proof('TwoColumns')).toMatchObject({ verdict: 'problem', claim: 'never' });
    expect(workspace.proof('Stop')).toMatchObject({ verdict: 'sound' });
    expect(workspace.count?.count).toBe(12n);
    expect(workspace.countText).toBe('12');
    expect(workspace.status).toEqual({ kind: 'done' });
  });

  it('that takes long says how far it is, and can be cancelled; what was known stays', () => {
    vi.useFakeTimers();
    try {
      const ended = vi.fn();
      const slow: OpenPort = (onanswer) => ({
        post: ({ ticket }) => onanswer({ type: 'progress', done: 4, total: 9, ticket }),
        terminate: ended
      });
      const workspace = opened('', timetable, slow);
      expect(workspace.status).toEqual({ kind: 'working', done: 4, total: 9, late: false });
      vi.advanceTimersByTime(200);
      expect(workspace.status).toEqual({ kind: 'working', done: 4, total: 9, late: true });
      workspace.cancel();
      expect(workspace.status).toEqual({ kind: 'cancelled' });
      expect(ended).toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  it('says where it failed, and leaves everything else working', () => {
    const workspace = opened('', timetable, (_onanswer, onbroken) => ({
      post: onbroken,
      terminate: () => undefined
    }));
    expect(workspace.status).toEqual({ kind: 'failed' });
    workspace.try('Shows', 'Notice');
    expect(workspace.form.field('Stop')!.hidden).toBe(true);
  });
});

describe('the states', () => {
  it('are listed by what they set; a Value that makes no difference is any', () => {
    const { states, count } = opened();
    const [group] = count!.groups;
    expect(group!.settings).toEqual(['Shows', 'ShowDelays', 'ShowClock', 'Ticker']);
    expect(states!.states).toHaveLength(12);
    expect(states!.states[0]).toMatchObject({ set: [], any: [false, false, true, false] });
    expect(states!.states.at(-1)!.set.map(([id]) => id)).toEqual(['Shows', 'ShowDelays', 'ShowClock']);
  });

  it('that is chosen is reached from the present Values, and no setting is changed without need', () => {
    const workspace = opened(trying({ ShowClock: false, Ticker: true, Rows: 2 }));
    const rooms = workspace.states!.states.find(({ set }) => set.some(([, value]) => value === 'Rooms'))!;
    workspace.apply(rooms);
    const { elements } = workspace.count!.groups[0]!;
    expect(elements.map((id) => workspace.form.field(id)!.hidden)).toEqual(rooms.hidden);
    expect(new Map(workspace.place.tried)).toEqual(
      new Map<string, unknown>([
        ['Shows', 'Rooms'],
        ['Rows', 2],
        ['ShowClock', false]
      ])
    );
    expect(workspace.trace[0]!.deed).toBe('state');
  });

  it('of settings that no rule joins are those of the group of the selection', () => {
    const twice = ['A', 'B'].flatMap((letter) =>
      timetable.map((element) => ({
        ...element,
        Id: element.Id + letter,
        Options: {
          ...element.Options,
          Conditions: element.Options?.Conditions?.map((each) => ({ ...each, TargetId: each.TargetId + letter })) ?? []
        }
      }))
    );
    const workspace = opened('el=StopB', twice);
    expect(workspace.count!.count).toBe(144n);
    expect(workspace.states).toMatchObject({ group: 1 });
    workspace.select('RowsA');
    expect(workspace.states).toMatchObject({ group: 0 });
    workspace.select('RoomGroupB');
    expect(workspace.states).toMatchObject({ group: 0 });
  });
});

describe('the trace', () => {
  it('has the edits, the newest first, each with what it flipped; typing is one', () => {
    const workspace = opened();
    workspace.try('Shows', 'Notice');
    workspace.try('Rows', 1, 'typing');
    workspace.try('Rows', 18, 'typing');
    expect(workspace.trace).toMatchObject([
      { number: 2, deed: 'try', changes: [{ id: 'Rows', before: 8, after: 18 }], shown: [], hidden: [] },
      { number: 1, deed: 'try', changes: [{ id: 'Shows' }], hidden: ['Stop', 'Rows', 'ShowDelays'] }
    ]);
  });

  it('shows everything as it was, undoes nothing, and takes no edit meanwhile', () => {
    const workspace = opened('el=Stop');
    workspace.try('Shows', 'Notice');
    workspace.try('ShowClock', false);
    workspace.show(workspace.trace[1]);
    expect(ids(workspace.form.changed)).toEqual(['Shows']);
    workspace.try('Ticker', true);
    expect(workspace.trace).toHaveLength(2);
    workspace.show();
    expect(ids(workspace.form.changed)).toEqual(['Shows', 'ShowClock']);
    workspace.undo();
    expect(ids(workspace.form.changed)).toEqual(['Shows']);
  });

  it('keeps the last 200 edits', () => {
    const workspace = opened();
    for (let edit = 0; edit < 205; edit++) workspace.try('Rows', (edit % 19) + 1);
    expect(workspace.trace).toHaveLength(200);
    expect(workspace.trace[0]!.number).toBe(205);
  });
});
