import { describe, expect, it } from 'vitest';
import type { CataloguePage } from '../../api.js';
import { Pages } from './pages.svelte.js';

interface Call {
  offset: number;
  signal: AbortSignal;
  answer(total?: number): void;
  fail(): void;
}

function recorded(): { pages: Pages; calls: Call[] } {
  const calls: Call[] = [];
  const pages = new Pages(
    (offset, limit, signal) =>
      new Promise<CataloguePage>((resolve, reject) => {
        const items = Array.from({ length: limit }, (_, index) => ({ Id: offset + index, Name: `#${offset + index}` }));
        const answer = (total = 100_000) => resolve({ Total: total, Offset: offset, Items: items });
        calls.push({ offset, signal, answer, fail: () => reject(new Error('lost')) });
        signal.addEventListener('abort', () => reject(signal.reason));
      })
  );
  return { pages, calls };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('pages of a long list', () => {
  it('fetches only the pages that are looked at, each once', async () => {
    const { pages, calls } = recorded();
    void pages.ensureLoaded(0, 8);
    void pages.ensureLoaded(95, 105);
    void pages.ensureLoaded(0, 8);
    calls.forEach((call) => call.answer());
    await settled();
    expect(calls.map((call) => call.offset)).toEqual([0, 100]);
    expect(pages.total).toBe(100_000);
    expect(pages.at(104)?.Id).toBe(104);
    expect(pages.at(99_999)).toBeUndefined();
  });

  it('aborts what was scrolled past before it arrived', async () => {
    const { pages, calls } = recorded();
    void pages.ensureLoaded(0, 8);
    void pages.ensureLoaded(50_000, 50_008);
    void pages.ensureLoaded(99_990, 99_999);
    expect(calls.map((call) => call.signal.aborted)).toEqual([true, true, false]);
    calls[2]?.answer();
    await settled();
    expect(pages.at(99_999)?.Id).toBe(99_999);
    expect(pages.failed).toBe(false);
  });

  it('says when a page could not be loaded, and fetches it again on demand', async () => {
    const { pages, calls } = recorded();
    void pages.ensureLoaded(0, 8);
    calls[0]?.fail();
    await settled();
    expect(pages.failed).toBe(true);
    void pages.ensureLoaded(0, 8);
    expect(calls).toHaveLength(1);
    void pages.retry();
    calls[1]?.answer(3);
    await settled();
    expect(pages.failed).toBe(false);
    expect(pages.total).toBe(3);
  });

  it('an answer after stop changes nothing', async () => {
    const { pages, calls } = recorded();
    void pages.ensureLoaded(0, 8);
    pages.stop();
    calls[0]?.answer();
    await settled();
    expect(pages.total).toBeUndefined();
    expect(pages.failed).toBe(false);
  });
});
