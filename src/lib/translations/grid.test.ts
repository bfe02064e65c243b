import { describe, expect, it } from 'vitest';
import type { TextSave, TextsBody, WidgetText } from '../api.js';
import { NO_ANSWER } from '../client/request.js';
import type { TextsClient } from './client.js';
import texts from '../messages/en/screens/translations.js';
import { TextGrid } from './grid.svelte.js';
import { workInWords } from './textFilter.js';

/** A server with one widget of a few texts; it counts requests, and waits where a test says so. */
class Texts {
  revision = 1;
  version = '1.0.0';
  reads = 0;
  /** Held up until it resolves. */
  gate: Promise<void> = Promise.resolve();
  readonly sent: TextSave[] = [];
  readonly texts = new Map<string, WidgetText>();

  constructor(...sources: string[]) {
    for (const source of sources) this.put(source, {});
  }

  put(id: string, change: Partial<WidgetText>): void {
    this.revision += 1;
    const before = this.texts.get(id) ?? { Element: id, Kind: 'name', Source: id, Text: '', State: 'toDo', Tag: '' };
    this.texts.set(id, { ...before, ...change, Tag: `${this.revision}` });
  }

  get body(): TextsBody {
    return { Language: 'de', SpotVersion: this.version, Revision: this.revision, Texts: [...this.texts.values()] };
  }

  readonly client = {
    texts: async () => {
      this.reads += 1;
      const { body } = this;
      await this.gate;
      return { ok: true, value: body };
    },
    save: async (_language: string, [text]: readonly TextSave[]) => {
      await this.gate;
      this.sent.push(text!);
      const now = this.texts.get(text!.Element)!;
      if (now.Tag !== text!.Tag)
        return { ...NO_ANSWER, status: 412, problem: { current: { ...this.body, Texts: [now] } } };
      this.put(text!.Element, { Text: text!.Text, State: text!.State });
      return {
        ok: true,
        value: { Revision: this.revision, Batch: `b${this.revision}`, Texts: [this.texts.get(text!.Element)!] }
      };
    }
  } as unknown as TextsClient;
}

const opened = (...sources: string[]) => {
  const server = new Texts(...sources);
  const grid = new TextGrid(server.body, server.client);
  return { server, grid, row: grid.rows[0]! };
};

/** Resolves on demand. */
function gate(): { promise: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open };
}

it('entries that would read the same are found before they are saved, at the one that changes', () => {
  const { server } = opened();
  for (const [Entry, Text] of [
    ['near', 'nah'],
    ['far', 'weit'],
    ['wide', 'breit']
  ] as const)
    server.texts.set(Entry, {
      Element: 'Size',
      Kind: 'entry',
      Entry,
      Source: Entry,
      Text,
      State: 'toReview',
      Tag: '1'
    });
  const grid = new TextGrid(server.body, server.client);
  const [near, , wide] = grid.rows;
  const twice = (row: typeof near, text: string) => [...grid.twiceWith(new Map([[row!.id, text]])).keys()];
  expect([twice(near, 'weit'), twice(wide, 'weit'), twice(near, 'dicht')]).toEqual([[near!.id], [wide!.id], []]);
});

describe('texts in work', () => {
  it('counts a text that is missing under To do, and not among the findings', () => {
    const { server } = opened('Title');
    server.put('Count', { Source: 'Up to {max}', Text: 'Bis zu', State: 'toReview' });
    const grid = new TextGrid(server.body, server.client);
    expect([grid.count('toDo'), grid.count('toReview'), grid.count('findings')]).toEqual([1, 1, 1]);
    grid.search('', 'findings');
    expect(grid.shown.map(({ source }) => source)).toEqual(['Up to {max}']);
  });

  it('show the blanks that a page does not, except in a description, which has lines', () => {
    const { row } = opened('Closed');
    expect(row.inWords('Closed ')).toBe('Closed␣');
    const { grid, server } = opened('Hint');
    server.put('Hint', { Kind: 'pattern' });
    const [hint] = new TextGrid(server.body, server.client).rows;
    expect([grid.rows[0]?.inWords(' a  b'), hint?.inWords('a \n\nb')]).toEqual(['␣a␣␣b', 'a \n\nb']);
  });

  it('counts, shows and filters a text that a broader language covers as inherited, not as to do', () => {
    const { server } = opened('Title', 'Size');
    server.put('Size', { Fallback: 'Größe' });
    const grid = new TextGrid(server.body, server.client);
    expect([grid.left, grid.count('toDo'), grid.counts.inherited, grid.rows[1]?.state]).toEqual([1, 1, 1, 'inherited']);
  });

  it('that are saved again while their save runs are sent once more, the last as it was typed last', async () => {
    const { server, grid, row } = opened('Mode');
    const { promise, open } = gate();
    server.gate = promise;
    grid.type(row, 'Art');
    const first = grid.save(row, 'toReview');
    grid.type(row, 'Betriebsart');
    const second = grid.save(row, 'toReview');
    open();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(server.texts.get('Mode')?.Text).toBe('Betriebsart');
    expect([server.sent.length, row.dirty, row.status]).toEqual([2, false, 'saved']);
  });

  it('are undone one by one: two presses at once undo two saves, after the save that runs', async () => {
    const { server, grid, row } = opened('Mode');
    const undone: string[] = [];
    Object.assign(server.client, {
      undo: (_language: string, batch: string) => {
        undone.push(batch);
        return Promise.resolve({ ok: true, value: { Texts: [], Kept: 0, Revision: server.revision } });
      },
      undoable: () => Promise.resolve({ ok: true, value: { Batches: undone.length < 3 ? [{ Batch: 'former' }] : [] } })
    });
    grid.type(row, 'Art');
    await grid.save(row, 'toReview');
    grid.type(row, 'Betriebsart');
    void grid.save(row, 'toReview');
    await Promise.all([grid.undo(), grid.undo(), grid.undo()]);
    expect([undone, await grid.undo()]).toEqual([['b4', 'b3', 'former'], undefined]);
  });

  it('from before the page was loaded are named as what they were, as far as it is known of how many texts', async () => {
    const { server, grid } = opened('Mode');
    const Batches = [
      { Batch: 'one', Count: 1 },
      { Batch: 'several', Count: 3 },
      { Batch: 'published', Count: 1, Publication: true },
      { Batch: 'inAll', Count: 2, InAll: true },
      { Batch: 'comments', Count: 0 }
    ];
    Object.assign(server.client, { undoable: () => Promise.resolve({ ok: true, value: { Batches } }) });
    await grid.rememberFormer();
    expect(grid.batches.map(({ batch, step }) => [batch, step?.kind, step?.count])).toEqual([
      ['comments', 'change', 0],
      ['inAll', 'change', 0],
      ['published', 'publication', 1],
      ['several', 'change', 3],
      ['one', undefined, undefined]
    ]);
  });

  it('that are left while their save runs are not sent twice, and stay reviewed', async () => {
    const { server, grid, row } = opened('Mode', 'Size');
    grid.type(row, 'Art');
    const saving = grid.save(row, 'reviewed');
    await grid.leave(row);
    await saving;
    await grid.follow(server.revision);
    expect([server.sent.length, row.saved.State]).toEqual([1, 'reviewed']);
  });

  it('are not read again for what was saved here, however the events come', async () => {
    const { server, grid, row } = opened('Mode', 'Size');
    grid.type(row, 'Art');
    await grid.save(row, 'toReview');
    await grid.follow(server.revision);
    grid.type(row, 'Betriebsart');
    const saving = grid.save(row, 'toReview');
    await Promise.all([saving, grid.follow(server.revision + 1)]);
    expect(server.reads).toBe(0);
  });

  it('follow what others save, also in between two saves of one’s own', async () => {
    const { server, grid, row } = opened('Mode', 'Size');
    server.put('Size', { Text: 'Größe', State: 'toReview' });
    grid.type(row, 'Art');
    await grid.save(row, 'toReview');
    await grid.follow(server.revision);
    expect([server.reads, grid.rows[1]?.text]).toEqual([1, 'Größe']);
  });

  describe('that somebody else saves while a person types', () => {
    const typed = (text = 'Modusx') => {
      const server = new Texts('Mode');
      server.put('Mode', { Text: 'Modus', State: 'toReview' });
      const grid = new TextGrid(server.body, server.client);
      const row = grid.rows[0]!;
      grid.type(row, text);
      const hear = (change: Partial<WidgetText>) => {
        server.put('Mode', change);
        return grid.follow(server.revision);
      };
      return { grid, row, hear };
    };

    it('show a review at once, and no longer once the edit is taken back', async () => {
      const { grid, row, hear } = typed();
      await hear({ State: 'reviewed' });
      expect([row.text, row.status, row.theirs?.State]).toEqual(['Modusx', 'conflict', 'reviewed']);
      grid.type(row, 'Modus');
      expect([row.status, row.saved.State, grid.count('toReview')]).toEqual(['saved', 'reviewed', 0]);
    });

    it('show another text at once, before anything is saved, and the newest of several', async () => {
      const { row, hear } = typed();
      await hear({ Text: 'Art' });
      await hear({ Text: 'Betriebsart' });
      expect([row.status, row.theirs?.Text, row.text]).toEqual(['conflict', 'Betriebsart', 'Modusx']);
    });

    it.each(['Modus', 'Art'])('have theirs once the edit is taken back, or the same: %s', async (text) => {
      const { grid, row, hear } = typed();
      await hear({ Text: 'Art', State: 'reviewed' });
      grid.type(row, text);
      expect([row.text, row.saved.State, row.status, row.theirs]).toEqual(['Art', 'reviewed', 'saved', undefined]);
    });

    it('no longer conflict once the other text is undone', async () => {
      const { row, hear } = typed();
      await hear({ Text: 'Art' });
      await hear({ Text: 'Modus' });
      expect([row.text, row.status, row.theirs]).toEqual(['Modusx', 'saved', undefined]);
    });

    it('still conflict with an edit restored from before, whatever else is saved', async () => {
      const { grid, row, hear } = typed('Modus');
      grid.restore([{ id: row.id, text: 'Alt', tag: 'older' }]);
      await hear({ State: 'reviewed' });
      expect([row.text, row.status, row.theirs?.State]).toEqual(['Alt', 'conflict', 'reviewed']);
    });
  });

  it.each([
    ['translate', 'Left', 'Old'],
    ['review', 'Checked', 'Left']
  ] as const)('lead who may %s to what that person can finish', (Level, first, second) => {
    const server = new Texts('Checked', 'Left', 'Seen', 'Old');
    for (const id of ['Checked', 'Seen']) server.put(id, { Text: id, State: 'toReview' });
    server.put('Old', { Text: 'Alt', State: 'outdated' });
    const grid = new TextGrid({ ...server.body, Level }, server.client);
    expect([grid.current?.source, grid.next()?.source, grid.upcoming(1)[0]?.source]).toEqual([first, second, second]);
    server.put('Left', { Text: 'x', State: 'toReview' });
    server.put('Old', { State: 'reviewed' });
    const done = new TextGrid({ ...server.body, Level }, server.client);
    expect([done.current?.source, done.next()?.source]).toEqual(['Checked', 'Left']);
  });

  it('are never set back by an answer from before a save', async () => {
    const { server, grid, row } = opened('Mode', 'Size');
    server.put('Size', { Text: 'Größe', State: 'toReview' });
    const { promise, open } = gate();
    server.gate = promise;
    const following = grid.follow(server.revision);
    await Promise.resolve();
    await Promise.resolve();
    server.gate = Promise.resolve();
    grid.type(row, 'Art');
    const saving = grid.save(row, 'toReview');
    open();
    await Promise.all([saving, following]);
    await grid.follow(server.revision);
    expect(grid.rows.map(({ text, saved }) => [text, saved.Text])).toEqual([
      ['Art', 'Art'],
      ['Größe', 'Größe']
    ]);
  });

  describe('of a package that is replaced', () => {
    const replace = (server: Texts): void => {
      server.version = '2.0.0';
      server.put('Mode', { Source: 'Display mode' });
    };

    it('have the new source, and the grid says how many', async () => {
      const { server, grid, row } = opened('Mode', 'Size');
      replace(server);
      await grid.follow(server.revision);
      expect([row.source, row.formerSource, grid.replaced]).toEqual([
        'Display mode',
        'Mode',
        { version: '2.0.0', sources: 1 }
      ]);
    });

    it('have the new source also where something is typed, which stays and can be saved', async () => {
      const { server, grid, row } = opened('Mode');
      grid.type(row, 'Betriebsart');
      replace(server);
      await grid.follow(server.revision);
      expect([row.source, row.text, row.dirty]).toEqual(['Display mode', 'Betriebsart', true]);
      expect(await grid.save(row, 'toReview')).toBe(true);
      expect([row.formerSource, server.texts.get('Mode')?.Text]).toEqual([undefined, 'Betriebsart']);
    });

    it('are no conflict of two people: a save shows the new source, and nothing is saved for it unseen', async () => {
      const { server, grid, row } = opened('Mode');
      grid.type(row, 'Betriebsart');
      replace(server);
      expect(await grid.save(row, 'reviewed')).toBe(false);
      expect([row.status, row.theirs, row.source, row.text]).toEqual([
        'saved',
        undefined,
        'Display mode',
        'Betriebsart'
      ]);
      expect(server.texts.get('Mode')?.Text).toBe('');
    });

    it('and in which somebody saved another text are a conflict', async () => {
      const { server, grid, row } = opened('Mode');
      grid.type(row, 'Betriebsart');
      replace(server);
      server.put('Mode', { Text: 'Art', State: 'toReview' });
      expect(await grid.save(row, 'toReview')).toBe(false);
      expect([row.status, row.theirs?.Text]).toEqual(['conflict', 'Art']);
    });
  });
});

it('the filter of comments shows the texts that somebody has commented on', () => {
  const { grid } = opened('one', 'two');
  grid.comments = new Map([[grid.rows[1]!.id, 2]]);
  grid.search('', 'comments');
  expect([grid.count('comments'), grid.shown.map(({ source }) => source)]).toEqual([1, ['two']]);
});

it.each([
  [{ left: 3, toReview: 116 }, '3 left'],
  [{ left: 0, toReview: 119 }, '119 to review'],
  [{ left: 0, toReview: 0 }, '0 left']
])('what is left is to translate, or else to review: %o', (work, expected) => {
  expect(workInWords(work, texts.languages)).toBe(expected);
});
