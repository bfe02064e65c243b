import { describe, expect, it, vi } from 'vitest';
import type { WidgetEvent } from '../../../api.js';
import { EventParser } from '../../../live/follow.js';
import { LiveStream, type Present } from './stream.js';

const IDS = Array.from({ length: 100 }, (_, at) => at + 1);
const at = (version: number) => new Map<number, Present>(IDS.map((id) => [id, { name: 'A', version, by: null }]));

function opened(ids: readonly number[] = IDS) {
  const [ended, cut] = [vi.fn(), vi.fn()];
  const stream = new LiveStream({ ids, told: new Map(), ended, cut });
  const reader = stream.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  return { stream, reader, ended, cut };
}

/** Everything received until the stream ends. */
async function rest(reader: ReadableStreamDefaultReader<string>): Promise<string> {
  let text = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) text += next.value;
  return text;
}

describe('a live stream', () => {
  it('sends something at once, so that its reader knows it is open', async () => {
    const { reader } = opened();
    expect((await reader.read()).value).toBe('retry: 2000\n\n');
  });

  it('says whether the folder of a widget can be used, at the start and whenever that changes', async () => {
    const { stream, reader } = opened([1]);
    const problem = { en: 'No JSON.', de: 'Kein JSON.', fr: 'No JSON.' };
    const [usable, broken] = [
      { found: [], more: 0 },
      { problem, found: [], more: 0 }
    ];
    for (const state of [usable, usable, broken, broken, usable]) {
      stream.offer(new Map([[1, { name: 'A', version: 1, by: null, folder: { name: 'mine', state } }]]));
    }
    stream.end();
    const events = new EventParser().push(await rest(reader));
    const said = events
      .filter(({ name }) => name === 'folder')
      .map(({ data }) => (JSON.parse(data) as WidgetEvent).Problem);
    expect(said).toEqual([null, problem, null]);
  });

  it('shows with a heartbeat that it is open while nothing is saved', async () => {
    const { stream, reader } = opened();
    stream.beat();
    stream.end();
    expect(await rest(reader)).toBe('retry: 2000\n\n:\n\n');
  });

  it('keeps little more than the latest state of each widget for a slow reader, and ends with the newest', async () => {
    const { stream, reader } = opened();
    for (let version = 1; version <= 1000; version++) stream.offer(at(version));
    const parser = new EventParser();
    const newest = new Map<number, number>();
    let count = 0;
    while (newest.size < IDS.length || [...newest.values()].some((version) => version !== 1000)) {
      for (const { data } of parser.push((await reader.read()).value ?? '')) {
        const { Id, Version } = JSON.parse(data) as { Id: number; Version: number };
        expect(Version).toBeGreaterThan(newest.get(Id) ?? 0);
        newest.set(Id, Version);
        count += 1;
      }
    }
    expect(count).toBeLessThan(3 * IDS.length);
  });

  it('disconnects a reader that takes nothing for two heartbeats, and not before', () => {
    const { stream, ended, cut } = opened();
    stream.beat();
    for (let version = 1; version <= 100; version++) stream.offer(at(version));
    stream.beat();
    expect([ended, cut].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    stream.beat();
    expect([ended, cut].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('does not tell of an older version that was read late', async () => {
    const { stream, reader } = opened([1]);
    stream.offer(new Map([[1, { name: 'A', version: 6, by: 'B' }]]));
    stream.offer(new Map([[1, { name: 'A', version: 5, by: 'A' }]]));
    stream.end();
    expect(new EventParser().push(await rest(reader)).map(({ id }) => id)).toEqual(['1:6']);
  });

  it('stays open while its widgets are only deleted, and ends once all are gone and one is hidden', () => {
    const { stream, ended } = opened([1, 2]);
    const one = { name: 'A', version: 1, by: null };
    stream.offer(
      new Map([
        [1, undefined],
        [2, one]
      ]),
      [1]
    );
    stream.offer(new Map([[1, one]]));
    stream.offer(
      new Map([
        [1, undefined],
        [2, undefined]
      ])
    );
    expect(ended).not.toHaveBeenCalled();
    stream.offer(new Map([[2, undefined]]), [2]);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('tells a new name once, and none at the start', async () => {
    const { stream, reader } = opened([1]);
    for (const name of ['A', 'B', 'B']) stream.offer(new Map([[1, { name, version: 1, by: null }]]));
    stream.end();
    const events = new EventParser().push(await rest(reader));
    expect(events.map(({ name, id }) => [name, id])).toEqual([
      ['now', '1:1'],
      ['named', '1:1']
    ]);
    expect(JSON.parse(events[1]!.data)).toEqual({ Id: 1, Name: 'B' });
  });

  it('tells who saved in one line, whatever characters the name has', async () => {
    const { stream, reader } = opened([1]);
    const by = 'Zoë\n\ndata: {"Id":2}';
    stream.offer(new Map([[1, { name: 'A', version: 1, by }]]));
    stream.end();
    const events = new EventParser().push(await rest(reader));
    expect(events.map(({ data }) => JSON.parse(data) as unknown)).toEqual([{ Id: 1, Version: 1, By: by }]);
  });

  it('tells its owner only once that it has ended, whoever ends it', async () => {
    const { stream, reader, ended } = opened([1]);
    await reader.cancel();
    stream.end();
    stream.offer(at(1));
    stream.beat();
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
