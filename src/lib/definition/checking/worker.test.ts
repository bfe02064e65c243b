import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_PLATFORM } from '../../ascdata/defaults.js';
import type { CheckAnswer, CheckQuestion } from './worker.js';

/** The worker, with what it posted. */
async function started() {
  const posted: CheckAnswer[] = [];
  const scope = {
    postMessage: (answer: CheckAnswer) => void posted.push(answer),
    onmessage: undefined as ((event: { data: Partial<CheckQuestion> }) => Promise<void>) | undefined
  };
  vi.stubGlobal('self', scope);
  await import('./worker.js');
  const base = { settings: undefined, today: '2026-11-20', platform: DEFAULT_PLATFORM, language: 'en' } as const;
  return { posted, ask: (question: Partial<CheckQuestion>) => scope.onmessage!({ data: { ...base, ...question } }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the worker answers what it found, and breaks where the check throws', async () => {
  const { posted, ask } = await started();
  await ask({ source: '{' });
  expect(posted).toMatchObject([{ source: '{', found: [{ severity: 'error', line: 1 }] }]);
  await ask({});
  expect(() => vi.runAllTimers()).toThrow(TypeError);
  expect(posted).toHaveLength(1);
});
