import { describe, expect, it } from 'vitest';
import { answerOf } from '../client/request.js';
import { aboutPlatform, Uploads } from './uploads.svelte.js';
import { isTooLarge, resultOf, type UploadResult } from './upload.js';

const file = (name: string) => new File(['x'], name);
const DONE: UploadResult = { kind: 'done', id: 1, isNew: true, findings: [] };

/** Uploads whose files are answered when the test says so. */
function held() {
  const sending = new Map<string, (result: UploadResult) => void>();
  let stored = 0;
  const uploads = new Uploads(
    () => (stored += 1),
    ({ name }, onprogress, signal) =>
      new Promise((resolve) => {
        onprogress(0.5);
        sending.set(name, resolve);
        signal.addEventListener('abort', () => resolve({ kind: 'cancelled', sent: false }));
      })
  );
  const states = () => uploads.list.map(({ name, sent, outcome }) => `${name} ${outcome?.kind ?? sent ?? 'waits'}`);
  return { uploads, states, answer: (name: string, result = DONE) => sending.get(name)!(result), stored: () => stored };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('uploads', () => {
  it('two are sent at once, the others wait', async () => {
    const { uploads, states, answer } = held();
    uploads.add(['a', 'b', 'c'].map(file));
    await settled();
    expect(states()).toEqual(['a 0.5', 'b 0.5', 'c waits']);
    answer('a');
    await settled();
    expect([states(), uploads.done, uploads.running]).toEqual([['a done', 'b 0.5', 'c 0.5'], 1, 2]);
  });

  it('one that waits is cancelled without having been sent, and the next comes in its place', async () => {
    const { uploads, states, answer } = held();
    uploads.add(['a', 'b', 'c', 'd'].map(file));
    await settled();
    uploads.list[2]!.cancel();
    answer('b');
    await settled();
    expect(states()).toEqual(['a 0.5', 'b done', 'c cancelled', 'd 0.5']);
  });

  it('one that is sent is cancelled, and nothing is stored', async () => {
    const { uploads, states, stored } = held();
    uploads.add([file('a')]);
    await settled();
    uploads.list[0]!.cancel();
    await settled();
    expect([states(), stored()]).toEqual([['a cancelled'], 0]);
  });

  it('the lists are read again after each that is stored, or may be', async () => {
    const { uploads, answer, stored } = held();
    uploads.add(['a', 'b'].map(file));
    await settled();
    answer('a');
    answer('b', { kind: 'unreachable', sent: true });
    await settled();
    expect(stored()).toBe(2);
  });

  it('a folder and a file that is too large are not sent', () => {
    const { uploads, states } = held();
    const large = Object.defineProperty(file('large'), 'size', { value: 200 * 1024 * 1024 });
    uploads.add([{ folder: 'pictures' }, large]);
    expect(states()).toEqual(['pictures folder', 'large too-large']);
    expect(isTooLarge({ size: 100 * 1024 * 1024 })).toBe(false);
  });

  it('clearing leaves what is on its way', async () => {
    const { uploads, states, answer } = held();
    uploads.add(['a', 'b'].map(file));
    await settled();
    answer('a');
    await settled();
    uploads.clear();
    expect(states()).toEqual(['b 0.5']);
  });
});

describe('an upload to a server that is busy', () => {
  const BUSY: UploadResult = { kind: 'busy', text: 'Busy.', seconds: 7 };

  /** Uploads that get these answers one after the other; `pauses` gathers how long they waited in between. */
  function answered(...answers: UploadResult[]) {
    const pauses: number[] = [];
    const pause = (milliseconds: number) => Promise.resolve(void pauses.push(milliseconds));
    const uploads = new Uploads(
      () => {},
      () => Promise.resolve(answers.shift() ?? DONE),
      pause
    );
    return { uploads, pauses };
  }

  it('is sent again after as long as the server says', async () => {
    const { uploads, pauses } = answered(BUSY, { ...BUSY, seconds: 3600 });
    uploads.add([file('a')]);
    await settled();
    expect([uploads.list[0]!.outcome, pauses]).toEqual([DONE, [7_000, 30_000]]);
  });

  it('is given up after five times, and may be tried again', async () => {
    const { uploads, pauses } = answered(BUSY, BUSY, BUSY, BUSY, BUSY);
    uploads.add([file('a')]);
    await settled();
    const [upload] = uploads.list;
    expect([upload!.outcome, upload!.isRepeatable, pauses.length]).toEqual([BUSY, true, 4]);
    uploads.again(upload!);
    await settled();
    expect(uploads.list.map(({ name, outcome }) => [name, outcome?.kind])).toEqual([['a', 'done']]);
  });

  it.each<[UploadResult, boolean]>([
    [{ kind: 'refused', text: 'Full.', places: [], isTemporary: true }, true],
    [{ kind: 'refused', text: 'Wrong.', places: [] }, false],
    [{ kind: 'unreachable', sent: false }, true],
    [{ kind: 'unreachable', sent: true }, false]
  ])('%j may be tried again: %s', async (result, isRepeatable) => {
    const { uploads } = answered(result);
    uploads.add([file('a')]);
    await settled();
    expect(uploads.list[0]!.isRepeatable).toBe(isRepeatable);
  });
});

describe('an answer of the upload', () => {
  const resultOn = async (status: number, body: string, headers = {}) =>
    resultOf(await answerOf(new Response(body, { status, headers })));

  it('that says when to ask again is no refusal', async () => {
    expect(await resultOn(503, '{"detail":"Busy."}', { 'retry-after': '5' })).toEqual({
      kind: 'busy',
      text: 'Busy.',
      seconds: 5
    });
  });

  it('of a server that has no room is a refusal that may pass', async () => {
    const full = { kind: 'refused', text: 'Full.', places: [], isTemporary: true };
    expect(await resultOn(507, '{"detail":"Full."}')).toEqual(full);
  });

  it('that is no answer is a refusal, never an error', async () => {
    expect(await resultOn(502, '<html>')).toEqual({ kind: 'refused', text: '502', places: [], isTemporary: true });
  });

  it.each([
    [201, true],
    [200, false]
  ])('%i says whether the package is new', async (status, isNew) =>
    expect(await resultOn(status, '{"Id":3,"Findings":[]}')).toEqual({ kind: 'done', id: 3, isNew, findings: [] })
  );

  it('of a refusal has its sentence and its places', async () => {
    const place = { pointer: '/Elements/0', code: 'x', detail: 'Wrong.', line: 3, column: 1 };
    const body = { detail: 'No.', errors: [place, 'nonsense'] };
    expect(await resultOn(400, JSON.stringify(body))).toEqual({ kind: 'refused', text: 'No.', places: [place] });
  });

  it('of nobody who is signed in any more says so in words for people', async () =>
    expect(await resultOn(401, '{"detail":"Authorization: Bearer"}')).toEqual({ kind: 'signed-out' }));

  it('of a refusal names the widget that could be replaced instead', async () => {
    const refused = { kind: 'refused', text: 'Taken.', places: [], widget: 7 };
    expect(await resultOn(409, '{"detail":"Taken.","widget":7}')).toEqual(refused);
  });

  it('what the platform lacks stands apart', async () => {
    const rows = ['html-lang', 'api-version-unsupported', 'feature-unsupported'].map((code) => ({ code }));
    expect(aboutPlatform(rows).map((part) => part.map(({ code }) => code))).toEqual([
      ['api-version-unsupported', 'feature-unsupported'],
      ['html-lang']
    ]);
  });
});
