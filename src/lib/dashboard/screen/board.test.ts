import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DashboardBody, DashboardTile } from '../../api.js';
import { Board } from './board.svelte.js';
import { boardBody, widget } from './testing.js';

/** What the server has, and the outcome of each of the next saves: saved, saved with the answer lost, or not saved. */
let saved: DashboardBody;
let fates: ('lost-answer' | 'lost')[];
let contents: Map<string, unknown>;
const sent: DashboardTile[][] = [];

const answered = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function put(init: RequestInit): Response {
  const { Tiles } = JSON.parse(String(init.body)) as DashboardBody;
  sent.push(Tiles);
  const fate = fates.shift();
  if (fate === 'lost') throw new TypeError('Failed to fetch');
  if (new Headers(init.headers).get('if-match') !== `"${saved.Version}"`) return answered({ detail: 'Too late' }, 412);
  saved = { ...saved, Version: saved.Version + 1, Tiles };
  if (fate === 'lost-answer') throw new TypeError('Failed to fetch');
  return answered(saved);
}

beforeEach(() => {
  saved = boardBody;
  fates = [];
  sent.length = 0;
  contents = new Map();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method === 'PUT') return Promise.resolve(put(init));
    if (url === '/api/Dashboards/1') return answered(saved);
    return contents.has(url) ? answered(contents.get(url)) : answered({}, 404);
  });
});
afterEach(() => void vi.unstubAllGlobals());

const opened = () => new Board(boardBody, [widget(1, 1, 'Graz'), widget(2, 1, 'Wels')]);
const places = (board: Board) => board.layout.map(({ id, slot, row, slots }) => `${id}@${slot},${row} ${slots}`);
const savedPlaces = () => saved.Tiles.map(({ Id, Slot, Row, Slots }) => `${Id}@${Slot},${Row} ${Slots}`);
const right = (id: string, slot = 1) => ({ kind: 'move', id, slot, row: 0 }) as const;

it('a tile whose widget is in the Trash names it to whom may restore it', async () => {
  const board = new Board(boardBody, [widget(1, 1, 'Graz')]);
  const names = () => board.layout.map((tile) => board.nameOf(tile));
  await board.loadDeleted([2]);
  expect([names(), board.nameless]).toEqual([['Widget 1', undefined], [2]]);
  contents.set('/api/Widgets/Trash/2', { Id: 2, Name: 'Weather' });
  await board.loadDeleted([2]);
  expect([names(), board.nameless]).toEqual([['Widget 1', 'Weather'], []]);
});

describe('an arrangement whose answer was lost', () => {
  it('is saved when it is tried again, and nobody else is said to have arranged anything', async () => {
    fates = ['lost-answer'];
    const board = opened();
    board.do(right('t1'));
    await board.underWay;
    expect(board.saving).toBe('failed');
    await board.save();
    expect([board.saving, saved.Version, sent.length]).toEqual(['saved', 2, 2]);
    board.do(right('t1', 2));
    await board.underWay;
    expect([board.saving, savedPlaces()]).toEqual(['saved', places(board)]);
  });

  it('is gone on from, when more was arranged in the meantime', async () => {
    fates = ['lost-answer', 'lost'];
    const board = opened();
    for (const slot of [1, 2]) {
      board.do(right('t1', slot));
      await board.underWay;
    }
    board.do(right('t2'));
    await board.underWay;
    expect([board.saving, savedPlaces()]).toEqual(['saved', places(board)]);
  });

  it('is not taken for what somebody else saved', async () => {
    fates = ['lost'];
    const board = opened();
    board.do(right('t1'));
    await board.underWay;
    saved = { ...saved, Version: 2, Tiles: [] };
    await board.save();
    expect([board.saving, saved.Tiles]).toEqual(['lost', []]);
    const before = sent.length;
    board.do(right('t2'));
    await board.underWay;
    expect([board.saving, sent.length]).toEqual(['lost', before]);
  });

  it('is what somebody else saved, once a later one has arrived', async () => {
    fates = ['lost-answer'];
    const board = opened();
    board.do(right('t1'));
    await board.underWay;
    const [first] = sent;
    board.do(right('t1', 2));
    await board.underWay;
    expect(board.saving).toBe('saved');
    saved = { ...saved, Version: saved.Version + 1, Tiles: first! };
    board.do(right('t2'));
    await board.underWay;
    expect([board.saving, saved.Tiles]).toEqual(['lost', first]);
  });
});

describe('a widget that is replaced by one of another size', () => {
  const replaced = async (board: Board, slots: number) => {
    contents.set('/api/Widgets/1/Content', { ...widget(1, 2, 'Graz', slots), PackageId: 2 });
    await board.renew(1);
  };

  it('has that size at once, the others make room, and the next change is saved with it', async () => {
    const board = opened();
    await replaced(board, 2);
    expect(places(board)).toEqual(['t1@0,0 2', 't2@0,1 1']);
    expect([board.saving, sent]).toEqual(['saved', []]);
    board.do(right('t1'));
    await board.underWay;
    expect([board.saving, savedPlaces()]).toEqual(['saved', ['t2@0,0 1', 't1@1,0 2']]);
  });

  it('is tried to be saved again, where the arrangement was refused before', async () => {
    fates = ['lost'];
    const board = opened();
    board.do(right('t1'));
    await board.underWay;
    expect(board.saving).toBe('failed');
    await replaced(board, 2);
    await board.underWay;
    expect([board.saving, savedPlaces()]).toEqual(['saved', places(board)]);
  });

  it('keeps it when something is taken back, and what leads nowhere any more is no step', async () => {
    const board = opened();
    board.do(right('t1'));
    board.do(right('t1', 2));
    await replaced(board, 2);
    expect(places(board)).toEqual(['t2@0,0 1', 't1@1,0 2']);
    expect(board.undo()).toBe(true);
    expect([places(board), board.canUndo]).toEqual([['t1@0,0 2', 't2@0,1 1'], false]);
    expect(board.redo()).toBe(true);
    expect(places(board)).toEqual(['t2@0,0 1', 't1@1,0 2']);
  });
});

describe('a widget that is added', () => {
  it('is not, when it was given up while it was on its way', async () => {
    contents.set('/api/Widgets/3/Content', widget(3, 1, 'Linz'));
    const board = opened();
    const given = new AbortController();
    const adding = board.add(3, given.signal);
    given.abort();
    expect([await adding, board.layout.length]).toEqual([undefined, 2]);
    expect((await board.add(3))?.ok).toBe(true);
    expect(board.layout.length).toBe(3);
  });
});

describe('a dashboard that somebody else arranged first', () => {
  it('is arranged as here, over what they saved, where that is chosen', async () => {
    const board = opened();
    saved = { ...saved, Version: 2, Tiles: [] };
    board.do(right('t2'));
    await board.underWay;
    expect([board.saving, saved.Tiles]).toEqual(['lost', []]);
    await board.resolve('mine');
    expect([board.saving, saved.Version, savedPlaces()]).toEqual(['saved', 3, places(board)]);
    expect(places(board)).toEqual(['t1@0,0 1', 't2@1,0 1']);
  });

  it('is taken over with what runs in it, also a widget that was deleted here and is restored by now', async () => {
    const board = opened();
    board.markDeleted(1);
    saved = { ...saved, Version: 2 };
    board.do(right('t2'));
    await board.underWay;
    contents.set('/api/Widgets/1/Content', widget(1, 3, 'Linz'));
    await board.resolve('theirs');
    expect([board.saving, places(board), board.versionOf(1)]).toEqual(['saved', ['t1@0,0 1', 't2@0,1 1'], 3]);
  });
});

describe('the widgets that are followed', () => {
  it('are all that lie there, also one that is deleted; none where none ever was there', () => {
    const board = opened();
    board.markDeleted(1);
    expect(board.widgetIds).toEqual([1, 2]);
    expect(new Board(boardBody, []).widgetIds).toEqual([]);
  });
});
