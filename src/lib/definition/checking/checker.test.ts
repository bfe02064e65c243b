import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_PLATFORM } from '../../ascdata/defaults.js';
import { Checker, type CheckPort } from './checker.svelte.js';
import type { FileContents } from './packageCheck.js';
import type { CheckAnswer, CheckQuestion, Found, SentQuestion } from './worker.js';

const question = (source: string, files?: FileContents): CheckQuestion => ({
  ...{ source, files, settings: undefined, today: '2026-11-20' },
  ...{ platform: DEFAULT_PLATFORM, language: 'en' }
});
const found = (text: string): Found => ({
  ...{ severity: 'warning', code: 'text-required', pointer: '' },
  ...{ line: 1, column: 1, text, fix: undefined }
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Workers that answer, or break, on demand. */
function workers() {
  const ports: (CheckPort & { readonly asked: string[]; readonly files: SentQuestion['files'][] })[] = [];
  const checker = new Checker(() => {
    const asked: string[] = [];
    const files: SentQuestion['files'][] = [];
    const port = {
      ...{ asked, files, terminate: () => undefined, onmessage: null, onerror: null, onmessageerror: null },
      postMessage: (sent: SentQuestion) => void [asked.push(sent.source), files.push(sent.files)]
    };
    ports.push(port);
    return port;
  });
  const answer = (at: number, source: string): void =>
    ports[at]!.onmessage?.({ data: { source, found: [found(source)] } } as unknown as MessageEvent<CheckAnswer>);
  const breakDown = (at: number): void => ports[at]!.onerror?.({} as ErrorEvent);
  const ask = (source: string, files?: FileContents): void => {
    checker.ask(question(source, files));
    vi.runAllTimers();
  };
  return { checker, ports, answer, breakDown, ask };
}

it('of several questions only the last is answered, and its fixes fit only its text', () => {
  const { checker, ports, answer, ask } = workers();
  for (const source of ['1', '2', '3']) ask(source);
  answer(0, '1');
  expect([checker.found, ports[0]!.asked]).toEqual([undefined, ['1', '3']]);
  answer(0, '3');
  expect(checker.found).toEqual([found('3')]);
  expect(checker.checked).toBe('3');
});

it('a worker that breaks is started again with what it was asked, or with what came since', () => {
  const { checker, ports, answer, breakDown, ask } = workers();
  ask('1');
  breakDown(0);
  expect(ports[1]!.asked).toEqual(['1']);
  ask('2');
  breakDown(1);
  expect(ports[2]!.asked).toEqual(['2']);
  answer(2, '2');
  expect([checker.found, checker.hasFailed]).toEqual([[found('2')], false]);
});

it('one that breaks each time says so, and starts again when asked to', () => {
  const { checker, ports, answer, breakDown, ask } = workers();
  ask('1');
  for (const at of [0, 1, 2]) breakDown(at);
  expect([checker.hasFailed, ports.length]).toEqual([true, 3]);
  checker.again();
  answer(3, '1');
  expect([checker.found, checker.hasFailed]).toEqual([[found('1')], false]);
});

it('a text that was checked last is not checked again', () => {
  const { ports, answer, ask } = workers();
  ask('1');
  answer(0, '1');
  ask('1');
  expect(ports[0]!.asked).toEqual(['1']);
});

it('an answer about a text that was left again changes nothing', () => {
  const { checker, ports, answer, ask } = workers();
  ask('1');
  answer(0, '1');
  ask('2');
  ask('1');
  answer(0, '2');
  expect([checker.found, ports[0]!.asked]).toEqual([[found('1')], ['1', '2']]);
});

it('files are sent once to a worker, and again when they are other ones', () => {
  const { ports, answer, breakDown, ask } = workers();
  const [before, after]: FileContents[] = [[['main.js', '1']], [['main.js', '2']]];
  for (const [source, files] of [
    ['1', undefined],
    ['2', before],
    ['3', before],
    ['4', after]
  ] as const) {
    ask(source, files);
    answer(0, source);
  }
  expect(ports[0]!.files).toEqual([undefined, before, 'as before', after]);
  ask('5', after);
  breakDown(0);
  expect(ports.map(({ files }) => files.at(-1))).toEqual(['as before', after]);
});
