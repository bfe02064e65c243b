import { beforeEach, describe, expect, it } from 'vitest';
import type { TextSave, TextsSaved, UndoableBatch } from '../../src/lib/api.js';
import { onlyEngine } from '../store/engines.js';
import { adminSession, ask, sample, serverOfEach, upload, userWith } from './harness.js';
import { serveOn } from './things.js';
import { ELEMENTS, textClient } from './texts.js';

type Person = 'rita' | 'rosa' | 'tom';

/** Reviewed, saved to review, undone (the last batch of all), or: is only a translator from now on. */
type Step = `${Person} ${'reviews' | 'saves' | 'undoes' | 'translates'}`;

const STEPS: [what: string, steps: Step[], text: [text: string, state: string]][] = [
  ['a reviewer’s own, undone and redone', ['rita reviews', 'rita undoes', 'rita undoes'], ['text 0', 'reviewed']],
  [
    'a former reviewer’s own, by an undo of the undo',
    ['rita reviews', 'rita undoes', 'rita translates', 'rita undoes'],
    ['text 0', 'toReview']
  ],
  [
    'a former reviewer’s own, by an undo of a save over it',
    ['rita reviews', 'rita saves', 'rita translates', 'rita undoes'],
    ['text 0', 'toReview']
  ],
  [
    'somebody else’s that a former reviewer took back',
    ['tom saves', 'rosa reviews', 'rita undoes', 'rita translates', 'rita undoes'],
    ['text 1', 'toReview']
  ],
  [
    'somebody else’s, over which a translator saved',
    ['rita reviews', 'tom saves', 'tom undoes'],
    ['text 0', 'reviewed']
  ],
  [
    'somebody else’s, undone, redone and undone by a translator',
    ['rita reviews', 'tom saves', 'tom undoes', 'tom undoes', 'tom undoes'],
    ['text 0', 'reviewed']
  ]
];

describe('a review that Undo brings back', () => {
  serverOfEach(() => serveOn(onlyEngine));
  let id: number;
  let people: Record<Person, { readonly id: number; readonly key: string }>;
  const { textOf, edited, put, undone } = textClient(() => id);

  async function mayAs(person: Person, Level: 'translate' | 'review'): Promise<void> {
    const options = { method: 'PUT', json: { Languages: [{ Language: 'de', Level }] }, as: await adminSession() };
    expect((await ask(`/api/Users/${people[person].id}/Languages`, options)).status).toBe(200);
  }

  beforeEach(async () => {
    id = await upload(await sample({ elements: ELEMENTS }));
    people = { rita: await userWith(), rosa: await userWith(), tom: await userWith() };
    await mayAs('rita', 'review');
    await mayAs('rosa', 'review');
    await mayAs('tom', 'translate');
  });

  it.each(STEPS)('is one that its person may give, or stood before: %s', async (_what, steps, [text, state]) => {
    let batch = '';
    for (const [turn, step] of steps.entries()) {
      const [person, deed] = step.split(' ') as [Person, string];
      const { key: as } = people[person];
      if (deed === 'translates') await mayAs(person, 'translate');
      else {
        const State: TextSave['State'] = deed === 'reviews' ? 'reviewed' : 'toReview';
        const response =
          deed === 'undoes'
            ? await undone(batch, { as })
            : await put([edited(await textOf('Title'), `text ${turn}`, { State })], { as });
        expect([step, response.status]).toEqual([step, 200]);
        batch = ((await response.json()) as TextsSaved).Batch;
      }
    }
    const { Text, State } = await textOf('Title');
    expect([Text, State]).toEqual([text, state]);
  });

  it('as one to review is told apart when the person looks for what can be undone', async () => {
    const { key: as } = people.rita;
    await put([edited(await textOf('Title'), 'Kopf', { State: 'reviewed' })], { as });
    await put([edited(await textOf('Title'), 'Überschrift')], { as });
    await mayAs('rita', 'translate');
    const response = await ask(`/api/Widgets/${id}/Texts/de/Undo`, { as });
    const { Batches } = (await response.json()) as { Batches: UndoableBatch[] };
    const done = [];
    for (const { Batch } of Batches) {
      const undo = (await (await undone(Batch, { as })).json()) as { Kept: number };
      done.push(undo.Kept);
    }
    expect(done).toEqual([0]);
  });
});
