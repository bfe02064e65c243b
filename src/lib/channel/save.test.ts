import { expect, test } from 'vitest';
import type { ToContainer } from './protocol.js';
import { SaveQueue, type SaveRefusal } from './save.js';

const file: Extract<ToContainer, { type: 'SaveToFile' }> = {
  type: 'SaveToFile',
  data: new Blob(['1;2']),
  fileName: 'figures.csv',
  fileType: 'text/csv'
};

/** A user who answers each question with the next of these; then she wants the file. */
function asked(...answers: ('save' | 'decline' | 'never')[]) {
  const seen = { questions: 0, refusals: [] as SaveRefusal['reason'][] };
  const queue = new SaveQueue({
    onSave: ({ declined }) => {
      const answer = answers[seen.questions++] ?? 'save';
      if (answer !== 'save') declined(answer === 'never');
    },
    onSaveRefused: ({ reason }) => seen.refusals.push(reason)
  });
  const add = async () => {
    queue.add(file);
    await new Promise((done) => setImmediate(done));
  };
  return { seen, queue, add };
}

test('after three files in a row that were declined the user is not asked again, which is told once', async () => {
  const { seen, add } = asked('decline', 'decline', 'save', 'decline', 'decline', 'decline');
  for (let request = 0; request < 9; request++) await add();
  expect(seen).toEqual({ questions: 6, refusals: ['unwanted'] });
});

test('one answer is enough to be asked no more', async () => {
  const { seen, add } = asked('never');
  for (let request = 0; request < 3; request++) await add();
  expect(seen).toEqual({ questions: 1, refusals: ['unwanted'] });
});

test('who prints is asked again', async () => {
  const { seen, queue, add } = asked('never');
  await add();
  await add();
  queue.wanted();
  await add();
  expect(seen).toEqual({ questions: 2, refusals: ['unwanted'] });
});
