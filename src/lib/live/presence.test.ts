import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Presence } from './presence.svelte.js';

const REST = 300;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** What was sent to the server, and its next answer. */
class Told {
  readonly moves: string[] = [];
  answer = (): Response => new Response(null, { status: 204 });

  readonly send: typeof fetch = async (url, init) => {
    const { Element } = JSON.parse(String(init?.body)) as { Element: string | null };
    this.moves.push(`${String(url)} ${Element}`);
    return this.answer();
  };
}

const tooOften = (): Response => new Response('{}', { status: 429, headers: { 'retry-after': '2' } });

describe('where a user is', () => {
  let told: Told;
  let presence: Presence;
  beforeEach(() => {
    vi.useFakeTimers();
    told = new Told();
    presence = new Presence(told.send);
    presence.turned('connected', [7]);
  });
  afterEach(() => vi.useRealTimers());

  it('is told once the focus rests, and only where it rests', async () => {
    presence.move(7, 'Title');
    presence.move(7, 'Count');
    await pass(REST);
    presence.move(7, 'Count');
    await pass(REST);
    expect(told.moves).toEqual(['/api/Widgets/7/Presence Count']);
  });

  it('is told again after a reconnect, because the server has forgotten it', async () => {
    presence.move(7, 'Title');
    await pass(REST);
    presence.turned('lost', [7]);
    presence.turned('connected', [7]);
    await pass(0);
    expect(told.moves).toEqual(['/api/Widgets/7/Presence Title', '/api/Widgets/7/Presence Title']);
  });

  it('is told as soon as the server allows it, if it was told too often', async () => {
    told.answer = tooOften;
    presence.move(7, 'Title');
    await pass(REST);
    told.answer = () => new Response(null, { status: 204 });
    await pass(1_999);
    expect(told.moves).toHaveLength(1);
    await pass(1);
    expect(told.moves).toEqual(['/api/Widgets/7/Presence Title', '/api/Widgets/7/Presence Title']);
    await pass(10_000);
    expect(told.moves).toHaveLength(2);
  });

  it('is not told any more once the page is left', async () => {
    told.answer = tooOften;
    presence.move(7, 'Title');
    await pass(REST);
    presence.stop();
    await pass(10_000);
    expect(told.moves).toHaveLength(1);
  });

  it('of the others is known by widget, until its stream is away', () => {
    const people = [{ Name: 'Anna', Element: 'Title' }];
    presence.heard({ kind: 'people', id: 7, people });
    presence.heard({ kind: 'people', id: 8, people });
    presence.turned('lost', [7]);
    expect([...presence.people]).toEqual([[8, people]]);
    presence.forget([8]);
    expect([...presence.people]).toEqual([]);
  });
});
