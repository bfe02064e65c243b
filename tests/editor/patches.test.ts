import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../laws.js';
import type { AscElement } from '../../src/lib/ascdata/types.js';
import { container, usePage } from '../../src/lib/channel/testing.js';
import { takeSaved } from '../../src/lib/form/merge.js';
import { EditorSession } from '../../src/lib/editor/session.svelte.js';
import { WidgetData } from '../../src/runtime/data.js';
import { editorData, services, text } from '../../src/lib/form/testing.js';

usePage();

const RUNS = { seed: 20261123, numRuns: runs(300) };

const list: AscElement[] = [
  { Id: 'a', DisplayName: 'A', DataType: 'simpleText', Value: text('a') },
  { Id: 'b', DisplayName: 'B', DataType: 'number', Value: 1 },
  { Id: '__proto__', DisplayName: 'C', DataType: 'boolean', Value: false },
  { Id: 'd', DisplayName: 'D', DataType: 'simpleText', Value: text('d'), Options: { NumberOfInstances: 3 } }
];
const texts = fc.constantFrom('x', 'y', 'z').map(text);
/** For `b` also unreadable Values, which the widget does not receive. */
const change: fc.Arbitrary<[id: string, value: unknown]> = fc.oneof(
  fc.tuple(fc.constantFrom('a', 'd'), texts),
  fc.tuple(fc.constant('b'), fc.constantFrom<unknown>(1, 2, '', '-')),
  fc.tuple(fc.constant('__proto__'), fc.boolean())
);
const changes = fc.array(change, { minLength: 1, maxLength: 6 });

/** One step of this or another user on the Values. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('set' as const), change }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('set several' as const), changes }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('saved elsewhere' as const), changes }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('choose' as const), choice: fc.constantFrom('mine', 'theirs') })
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const, 'discard' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('to saved' as const, 'to default' as const), id: fc.constant('a') })
  }
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function take(session: EditorSession, given: Step): void {
  const { state } = session;
  switch (given.kind) {
    case 'set':
      return state.set(...given.change);
    case 'set several':
      return state.setAll(given.changes);
    case 'saved elsewhere':
      session.overtaken = takeSaved(state, { version: state.version + 1, values: given.changes }, session.bases);
      session.taken(session.overtaken);
      return;
    case 'choose': {
      const { overtaken } = session;
      if (overtaken) session.resolve(overtaken, overtaken.conflicts.map(() => given.choice) as 'mine'[]);
      return;
    }
    case 'undo':
    case 'redo':
      return void state[given.kind]();
    case 'discard':
      return session.discard();
    case 'to saved':
    case 'to default':
      return state.reset(given.id, given.kind === 'to saved' ? 'saved' : 'default');
  }
}

/** An editor and its running widget, which has received everything. */
function open() {
  const session = new EditorSession(editorData({}, list), services);
  const { state } = session;
  const channel = container({ ascData: state.ascData, values: () => state.delivered });
  state.listen((_edited, delivered) => channel.connection.update(delivered));
  channel.live();
  const widget = new WidgetData();
  let read = 0;
  /** Reads what arrived; returns the Ids of each delivery. */
  const arrived = (): string[][] => {
    const news = channel.received.slice(read);
    read = channel.received.length;
    return news.flatMap((each) => {
      if (each.type === 'Data') widget.replace(each.json);
      if (each.type === 'Patch') widget.merge(each.json);
      return each.type === 'Patch' ? [(JSON.parse(each.json) as [string, unknown][]).map(([id]) => id)] : [];
    });
  };
  arrived();
  const known = () => list.map(({ Id }) => [Id, widget.elements[Id]?.Value]);
  const meant = () => list.map(({ Id }) => [Id, state.delivered.get(Id)]);
  return { session, ...channel, arrived, known, meant };
}

describe('a step that changes several Values', () => {
  it('reaches the widget as one Patch, whatever the step', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const { session, connection, acknowledge, arrived, known, meant } = open();
        for (const each of steps) {
          const before = new Map(meant() as [string, unknown][]);
          take(session, each);
          const changed = (meant() as [string, unknown][]).filter(
            ([id, value]) => JSON.stringify(value) !== JSON.stringify(before.get(id))
          );
          const patches = arrived();
          expect(patches.map((ids) => [...ids].sort())).toEqual(
            changed.length > 0 ? [changed.map(([id]) => id).sort()] : []
          );
          expect(known()).toEqual(meant());
          acknowledge();
        }
        connection.close();
      }),
      RUNS
    );
  });

  it('never reaches the widget in part, however late it answers', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.boolean()), { maxLength: 20 }), (steps) => {
        const { session, connection, acknowledge, arrived, known, meant } = open();
        const stood = new Set([JSON.stringify(meant())]);
        for (const [each, answers] of steps) {
          take(session, each);
          stood.add(JSON.stringify(meant()));
          if (answers) acknowledge();
          arrived();
          expect(stood).toContain(JSON.stringify(known()));
        }
        acknowledge();
        acknowledge();
        arrived();
        expect(known()).toEqual(meant());
        connection.close();
      }),
      RUNS
    );
  });

  it('lists them in the order set, and when undone, in reverse', () => {
    const { session, received, acknowledge } = open();
    session.state.setAll([
      ['d', text('x')],
      ['a', text('y')],
      ['b', 7]
    ]);
    acknowledge();
    session.state.undo();
    expect(received.flatMap((each) => (each.type === 'Patch' ? [each.json] : []))).toEqual([
      '[["d",[{"Text":"x"}]],["a",[{"Text":"y"}]],["b",7]]',
      '[["b",1],["a",[{"Text":"a"}]],["d",[{"Text":"d"}]]]'
    ]);
  });
});
