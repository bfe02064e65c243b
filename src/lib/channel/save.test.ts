import { expect, test, vi } from 'vitest';
import { LIMITS, type ToContainer } from './protocol.js';
import { SaveQueue } from './save.js';
import type { SaveRefusal } from './state.js';
import type { SaveRequest } from './state.js';

const file: Extract<ToContainer, { type: 'SaveToFile' }> = {
  type: 'SaveToFile',
  data: new Blob(['1;2']),
  fileName: 'figures.csv',
  fileType: 'text/csv'
};

/** A user who answers each question with the next of these, and then accepts files. */
function asked(...answers: ('save' | 'decline' | 'never')[]) {
  const seen = { questions: 0, refusals: [] as SaveRefusal['reason'][] };
  const queue = new SaveQueue({
    onSave: ({ decline }) => {
      const answer = answers[seen.questions++] ?? 'save';
      if (answer !== 'save') decline(answer === 'never');
    },
    onSaveRefused: ({ reason }) => seen.refusals.push(reason)
  });
  const add = async () => {
    queue.add(file);
    await new Promise((done) => setImmediate(done));
  };
  return { seen, queue, add };
}

test('after three declined files in a row the user is not asked again, and sees one message about it', async () => {
  const { seen, add } = asked('decline', 'decline', 'save', 'decline', 'decline', 'decline');
  for (let request = 0; request < 9; request++) await add();
  expect(seen).toEqual({ questions: 6, refusals: ['unwanted'] });
});

test('a user who declines all files is not asked again', async () => {
  const { seen, add } = asked('never');
  for (let request = 0; request < 3; request++) await add();
  expect(seen).toEqual({ questions: 1, refusals: ['unwanted'] });
});

test('a user who prints is asked again', async () => {
  const { seen, queue, add } = asked('never');
  await add();
  await add();
  queue.userRequested();
  await add();
  expect(seen).toEqual({ questions: 2, refusals: ['unwanted'] });
});

/** A user who answers a question later. */
function asking() {
  const requests: SaveRequest[] = [];
  const answers: (() => void)[] = [];
  const refusals: SaveRefusal[] = [];
  const queue = new SaveQueue({
    onSave: (request) => {
      requests.push(request);
      return new Promise<void>((resolve) => answers.push(resolve));
    },
    onSaveRefused: (refusal) => refusals.push(refusal)
  });
  const answered = async () => {
    answers.at(-1)!();
    await new Promise((done) => setImmediate(done));
  };
  return { queue, requests, refusals, answered };
}

test('the user is asked about one file at a time, with a clean name, its true ending and the type that fits it', async () => {
  const { queue, requests, answered } = asking();
  queue.add({ ...file, fileName: '../a/figures.csv', fileType: 'Text/CSV' });
  queue.add({ ...file, fileName: 'Notes.TXT', fileType: 'application/octet-stream' });
  const seen = () => requests.map(({ fileName, ending, kind, type }) => [fileName, ending, kind, type]);
  expect(seen()).toEqual([['figures.csv', 'csv', 'data', 'text/csv']]);
  await answered();
  expect(seen()[1]).toEqual(['Notes.TXT', 'TXT', 'document', 'text/plain']);
  expect(requests[0]!.data).toBe(file.data);
});

test('a file above the size limit is refused, and one exactly at the limit is offered', () => {
  const { queue, requests, refusals } = asking();
  const sized = (size: number) => Object.defineProperty(new Blob([]), 'size', { value: size });
  queue.add({ ...file, data: sized(LIMITS.file + 1) });
  queue.add({ ...file, data: sized(LIMITS.file) });
  expect(refusals).toEqual([{ reason: 'too-large', fileName: 'figures.csv', ending: 'csv', bytes: LIMITS.file + 1 }]);
  expect(requests).toHaveLength(1);
});

test('in a burst of files the user is asked about three, and about no more until 5 quiet seconds have passed', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { queue, requests, refusals, answered } = asking();
  const addAt = (now: number) => {
    clock.mockReturnValue(now);
    queue.add(file);
  };
  for (let request = 0; request < 6; request++) addAt(0);
  for (let answer = 0; answer < 3; answer++) await answered();
  addAt(4_000);
  addAt(9_000);
  expect([requests.length, refusals.map(({ reason }) => reason)]).toEqual([3, ['too-many']]);
  addAt(14_001);
  expect([requests.length, refusals.length]).toEqual([4, 1]);
  clock.mockRestore();
});

test('a user who declines all files is not asked about those already waiting', async () => {
  const { queue, requests, answered } = asking();
  for (let request = 0; request < 3; request++) queue.add(file);
  requests[0]!.decline(true);
  await answered();
  expect(requests).toHaveLength(1);
  queue.userRequested();
  queue.add(file);
  expect(requests).toHaveLength(2);
});

test('a question that fails is logged, and the next one is asked', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  let questions = 0;
  const queue = new SaveQueue({ onSave: () => Promise.reject(new Error(`no ${++questions}`)) });
  queue.add(file);
  queue.add(file);
  await new Promise((done) => setImmediate(done));
  expect(questions).toBe(2);
  expect(logged).toHaveBeenCalledWith('saveToFile', new Error('no 1'));
  logged.mockRestore();
});

test('a closed queue asks about no further file', async () => {
  const { queue, requests, answered } = asking();
  queue.add(file);
  queue.add(file);
  queue.close();
  await answered();
  queue.add(file);
  expect(requests).toHaveLength(1);
});

test('files with a wrong ending or type are not offered; the user sees three refusals, the log all of them', () => {
  const { queue, requests, refusals } = asking();
  const told = [
    queue.add({ ...file, fileName: 'figures.csv.exe' }),
    queue.add({ ...file, fileType: 'text/html' }),
    queue.add({ ...file, fileName: 'figures' }),
    queue.add({ ...file, fileName: 'page.hta' })
  ];
  expect(refusals.map(({ reason, fileName, ending }) => [reason, fileName, ending])).toEqual([
    ['ending', 'figures.csv.exe', 'exe'],
    ['type', 'figures.csv', 'csv'],
    ['ending', 'figures', '']
  ]);
  expect(told.map((refusal) => refusal?.reason)).toEqual(['ending', 'type', 'ending', 'ending']);
  expect(requests).toEqual([]);
  queue.userRequested();
  queue.add({ ...file, fileName: 'page.hta' });
  expect(refusals).toHaveLength(4);
});

test('a restarted widget whose files were declined before is not asked about until the user prints', () => {
  const requests: SaveRequest[] = [];
  const queue = new SaveQueue({ onSave: (request) => void requests.push(request) }, true);
  expect(queue.add(file)?.reason).toBe('unwanted');
  queue.userRequested();
  queue.add(file);
  expect(requests).toHaveLength(1);
});

test('an open question is aborted when the widget is gone', () => {
  const { queue, requests } = asking();
  queue.add(file);
  expect(requests[0]!.signal.aborted).toBe(false);
  queue.close();
  expect(requests[0]!.signal.aborted).toBe(true);
});
