import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import {
  afterSilence,
  afterWatch,
  isWaiting,
  NO_RECOVERY,
  RARE,
  withAnother,
  withFirst,
  withNew,
  without
} from './hangRecovery.js';
import type { Recovery, Silence } from './hangRecovery.js';

const silence = (more: Partial<Silence> = {}): Silence => {
  const running = more.running ?? ['a', 'b', 'c'];
  return { running, shown: new Set(running), answered: new Set(running), asked: [], now: 1e6, ...more };
};
const recovery = (more: Partial<Recovery>): Recovery => ({ ...NO_RECOVERY, ...more });

describe('widgets that are all silent', () => {
  it('all start afresh together the first time', () => {
    expect(afterSilence(NO_RECOVERY, silence()).queue).toEqual([['a', 'b', 'c']]);
  });

  it('start one by one the second time, those that answer before those that never did', () => {
    const first = afterSilence(NO_RECOVERY, silence());
    const second = afterSilence(first, silence({ answered: new Set(['b', 'c']) }));
    expect(second).toMatchObject({ queue: [['b'], ['c'], ['a']], stopped: [] });
  });

  it('start one by one after a first time that all got over, and all together where that was long ago', () => {
    const calm = afterWatch(afterSilence(NO_RECOVERY, silence({ now: 0 })), 10_000);
    expect(afterSilence(calm, silence({ now: 30_000 })).queue).toEqual([['a'], ['b'], ['c']]);
    expect(afterSilence(calm, silence({ now: 10_000 + RARE })).queue).toEqual([['a', 'b', 'c']]);
  });

  it('start without the one on trial, which stays out; the others of whom nothing happened start together', () => {
    const tried = recovery({ queue: [['c'], ['d']], patience: 1 });
    expect(afterSilence(tried, silence())).toMatchObject({ stopped: ['c'], queue: [['a', 'b'], ['d']] });
  });

  it('start one by one after those that had shown something, where some had not', () => {
    const seen = silence({ shown: new Set(['b']) });
    expect(afterSilence(NO_RECOVERY, seen)).toMatchObject({ stopped: [], queue: [['b'], ['a'], ['c']] });
  });

  it('blame nobody on trial before it was tried without those that cannot answer', () => {
    const tried = recovery({ queue: [['c'], ['d']], patience: 1 });
    const seen = silence({ answered: new Set(['c']) });
    expect(afterSilence(tried, seen)).toMatchObject({ stopped: [], queue: [['c'], ['d'], ['a'], ['b']] });
  });

  it('are freed of the one that twice did not answer what it was asked', () => {
    const first = afterSilence(NO_RECOVERY, silence({ asked: ['b'] }));
    expect(first).toMatchObject({ stopped: [], queue: [['a', 'c'], ['b']] });
    const calm = afterWatch(afterWatch(first, 0), 0);
    expect(afterSilence(calm, silence({ asked: ['b'] }))).toMatchObject({ stopped: ['b'], queue: [['a', 'c']] });
  });

  it('do not blame the one that was asked once another has hung on trial', () => {
    const tried = recovery({ queue: [['c']], stopped: ['x', 'b'], doubtful: ['b'], patience: 1 });
    const seen = silence({ running: ['a', 'c'] });
    expect(afterSilence(tried, seen)).toMatchObject({ stopped: ['x', 'c'], queue: [['a'], ['b']], doubtful: [] });
  });
});

describe('during a trial', () => {
  const tried = recovery({ queue: [['a'], ['b']], stopped: ['x'], patience: 1 });

  it('what comes near waits for its turn', () => {
    const next = withNew(tried, 'new');
    expect(next.queue).toEqual([['a'], ['b'], ['new']]);
    expect(withNew(next, 'new')).toBe(next);
    expect(['a', 'b', 'new'].map((id) => isWaiting(next, id))).toEqual([false, true, true]);
  });

  it('one that is out and is reloaded is tried alone after the others', () => {
    expect(withAnother(tried, 'x')).toMatchObject({ stopped: [], queue: [['a'], ['b'], ['x']] });
    expect(withAnother(tried, 'b')).toBe(tried);
  });

  it('the next has its turn when the one on trial is gone', () => {
    expect(without(tried, 'a').queue).toEqual([['b']]);
  });

  it('one that is reloaded while all are silent is the first to start, without all the others', () => {
    const next = withFirst(NO_RECOVERY, 'b', { running: ['a', 'b', 'c'], now: 0 });
    expect(next).toMatchObject({ patience: 1, queue: [['b'], ['a'], ['c']] });
  });
});

/** A widget, and how many milliseconds after its start it hangs its process. */
interface Widget {
  /** Whether it has the library, so that it answers. */
  readonly answers: boolean;
  readonly hangs: number | undefined;
}

const WATCH = 10_000;
const UNTIL_SEEN = 8_000;

/**
 * Simulates a dashboard in one process until nothing more happens; returns which widgets are removed, and how often all were
 * silent.
 */
function play(widgets: readonly Widget[]): { stopped: string[]; silences: number; isCalm: boolean } {
  const ids = widgets.map((_, index) => String(index));
  const of = (id: string) => widgets[Number(id)]!;
  let state = NO_RECOVERY;
  let silences = 0;
  let now = 0;
  let started = new Map<string, number>();
  const startDue = () => {
    for (const id of ids) {
      if (!state.stopped.includes(id) && !isWaiting(state, id) && !started.has(id)) started.set(id, now);
    }
  };
  for (let steps = 0; steps < 2_000; steps++) {
    startDue();
    const hung = Math.min(...[...started].map(([id, at]) => at + (of(id).hangs ?? Infinity)));
    const watched = state.queue.length > 0 ? now + WATCH * Math.max(1, state.patience) : Infinity;
    const seen = hung + UNTIL_SEEN;
    if (hung === Infinity && watched === Infinity)
      return { stopped: [...state.stopped].sort(), silences, isCalm: true };
    // Nobody says anything: those without the library never do, and nobody knows.
    const speakers = [...started.keys()].filter((id) => of(id).answers);
    if (watched < seen || speakers.length === 0) {
      if (watched === Infinity) return { stopped: [...state.stopped].sort(), silences, isCalm: true };
      now = watched;
      state = afterWatch(state, now);
      continue;
    }
    now = seen;
    silences += 1;
    const alive = (id: string) => started.get(id)! < hung;
    const shown = new Set([...started.keys()].filter(alive));
    state = afterSilence(state, {
      running: [...started.keys()],
      shown,
      answered: new Set([...shown].filter((id) => of(id).answers)),
      asked: [],
      now
    });
    started = new Map();
  }
  return { stopped: [...state.stopped].sort(), silences, isCalm: false };
}

const widget = fc.record({
  answers: fc.boolean(),
  hangs: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 50_000 }) }
  )
});
/** Without one that answers and does not hang, nobody sees anything. */
const dashboard = fc
  .array(widget, { minLength: 1, maxLength: 9 })
  .map((others): Widget[] => [...others, { answers: true, hangs: undefined }]);

describe('whichever widgets of a dashboard hang, and whenever', () => {
  it('in the end those are out and no other is, after a bounded number of silences', () => {
    fc.assert(
      fc.property(dashboard, (widgets) => {
        const { stopped, silences, isCalm } = play(widgets);
        const guilty = widgets.flatMap(({ hangs }, index) => (hangs === undefined ? [] : [String(index)]));
        expect([isCalm, stopped]).toEqual([true, guilty.sort()]);
        expect(silences).toBeLessThan(20 + 12 * widgets.length);
      }),
      { seed: 20261127, numRuns: runs(500) }
    );
  });
});
