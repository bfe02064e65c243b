import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstCalls } from '../../package/firstCalls.js';
import { CodeCalls } from '../widget/codeCalls.svelte.js';
import { CodeWorker, type CodePort } from './codeWorker.js';
import type { CodeAnswer, CodeQuestion } from './worker.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const question = (id: string): CodeQuestion => ({ ids: [id], files: [] });

/** Workers that answer on demand, and what each was asked. */
function workers() {
  const ports: (CodePort & { readonly asked: CodeQuestion[]; isEnded: boolean })[] = [];
  const open = (): CodePort => {
    const port = {
      ...{ asked: [] as CodeQuestion[], isEnded: false, onmessage: null, onerror: null },
      postMessage: (asked: CodeQuestion) => void port.asked.push(asked),
      terminate: () => void (port.isEnded = true)
    };
    ports.push(port);
    return port;
  };
  const answer = (data: CodeAnswer, at = 0): void => ports[at]!.onmessage?.({ data } as MessageEvent<CodeAnswer>);
  return { ports, open, answer };
}

describe('code that is read beside the page', () => {
  it('is read one question at a time, and of those that wait only the last', async () => {
    const { ports, open, answer } = workers();
    const worker = new CodeWorker(open);
    const answers = ['1', '2', '3'].map((id) => worker.ask(question(id)));
    expect(ports[0]!.asked).toEqual([question('1')]);
    answer({ files: [] });
    expect(ports[0]!.asked).toEqual([question('1'), question('3')]);
    answer({ files: [] });
    expect(await Promise.all(answers)).toEqual([undefined, undefined, { files: [] }]);
  });

  it('is given up after ten seconds, with the worker, and the next question has a new one', async () => {
    const { ports, open, answer } = workers();
    const worker = new CodeWorker(open);
    const first = worker.ask(question('1'));
    vi.advanceTimersByTime(10_000);
    expect([await first, ports[0]!.isEnded]).toEqual([undefined, true]);
    const second = worker.ask(question('2'));
    answer({ files: [] }, 1);
    expect(await second).toEqual({ files: [] });
  });
});

it('the calls that switches need are looked for by the worker, in files that name one', async () => {
  const { ports, open, answer } = workers();
  const texts = { 'main.js': 'widget.registerPrintHandler(f)', 'other.js': 'let a;' };
  const list = Object.entries(texts).map(([name, text]) => ({ name, text, size: 1, locked: undefined }));
  const files = { list, load: () => Promise.resolve() };
  const calls = new CodeCalls(files, { textOf: () => undefined }, open);
  calls.look();
  expect([ports[0]!.asked.map((each) => 'files' in each && each.files), calls.isKnown]).toEqual([
    [[['main.js', texts['main.js']]]],
    false
  ]);
  const found = firstCalls(Object.entries(texts), ['registerPrintHandler']);
  answer({ calls: found });
  await Promise.resolve();
  await Promise.resolve();
  expect([calls.first, calls.isKnown]).toEqual([found, true]);
  calls.look();
  vi.advanceTimersByTime(10_000);
  await Promise.resolve();
  await Promise.resolve();
  expect([calls.first.size, calls.isKnown]).toEqual([0, false]);
});
