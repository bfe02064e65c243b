import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EditedPreview, type EditedFilesServer, type Sent } from './editedPreview.svelte.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose answers are given by the test, and what it was sent. */
function server(...answers: readonly Sent[]) {
  const sent: string[] = [];
  let count = 0;
  const put: EditedFilesServer['put'] = async (files) => {
    sent.push(JSON.stringify(Object.fromEntries(files)));
    await new Promise((done) => setTimeout(done, 100));
    return answers[count++] ?? { path: `/w/${count}/` };
  };
  const remove = async () => void sent.push('removed');
  return { sent, put, remove };
}
const main = (text: string) => new Map([['main.js', text]]);
const rest = (milliseconds = 600) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a preview of edited files', () => {
  it('gets them once typing rests, and no more often', async () => {
    const to = server();
    const preview = new EditedPreview(to, () => undefined);
    for (const text of ['a', 'ab', 'abc']) {
      preview.follow(main(text));
      await rest(300);
    }
    expect([to.sent, preview.path]).toEqual([[], undefined]);
    await rest();
    expect([to.sent, preview.path]).toEqual([['{"main.js":"abc"}'], '/w/1/']);
    preview.follow(main('abc'));
    await rest();
    expect(to.sent).toHaveLength(1);
  });

  it('keeps its path while the next is on its way, and sends what changed meanwhile after that', async () => {
    const to = server();
    const preview = new EditedPreview(to, () => undefined);
    preview.follow(main('a'));
    await rest();
    preview.follow(main('b'));
    await rest(450);
    preview.follow(main('c'));
    expect(preview.path).toBe('/w/1/');
    await rest(1_200);
    expect([to.sent.length, to.sent.at(-1), preview.path]).toEqual([3, '{"main.js":"c"}', '/w/3/']);
  });

  it('is the package’s own again once all is as saved, and ends with the page', async () => {
    const to = server();
    const preview = new EditedPreview(to, () => '{}');
    preview.follow(main('a'));
    await rest();
    expect(to.sent).toEqual(['{"main.js":"a","ascData.json":"{}"}']);
    preview.follow(new Map());
    await rest();
    expect([to.sent.at(-1), preview.path]).toEqual(['removed', undefined]);
    preview.follow(main('b'));
    await rest();
    preview.close();
    expect(to.sent.at(-1)).toBe('removed');
  });

  it('has the definition of now without another frame, and with one once a file is another', async () => {
    const to = server();
    let definition = '{}';
    const preview = new EditedPreview(to, () => definition);
    const after = async (text: string, file: string) => {
      definition = text;
      preview.follow(main(file));
      await rest();
      return [to.sent.at(-1), preview.path];
    };
    await after('{}', 'a');
    expect(await after('[]', 'a')).toEqual(['{"main.js":"a","ascData.json":"[]"}', '/w/1/']);
    expect(await after('[]', 'b')).toEqual(['{"main.js":"b","ascData.json":"[]"}', '/w/3/']);
  });

  it('has another frame with the next answer where a file was refused', async () => {
    const to = server({ path: '/w/1/' }, { problem: 'Too large.' });
    let definition = '{}';
    const preview = new EditedPreview(to, () => definition);
    for (const file of ['a', 'b']) {
      preview.follow(main(file));
      await rest();
    }
    definition = '[]';
    preview.follow(main('b'));
    await rest();
    expect([preview.path, preview.problem]).toEqual(['/w/3/', undefined]);
  });

  it('ends also where files arrive after the page was left', async () => {
    const to = server();
    const preview = new EditedPreview(to, () => undefined);
    preview.follow(main('a'));
    await rest(450);
    preview.close();
    await rest();
    expect(to.sent).toEqual(['{"main.js":"a"}', 'removed', 'removed']);
  });

  it('says why files are refused and keeps the path before, tries again later, and asks once for a path that is lost', async () => {
    const to = server({ path: '/w/1/' }, { problem: 'Too large.' }, { again: 2_000 }, { path: '/w/4/' });
    const preview = new EditedPreview(to, () => undefined);
    preview.follow(main('a'));
    await rest();
    preview.follow(main('b'));
    await rest();
    expect([preview.problem, preview.path]).toEqual(['Too large.', '/w/1/']);
    preview.follow(main('c'));
    await rest();
    expect(to.sent).toHaveLength(3);
    await rest(2_200);
    expect([preview.problem, preview.path]).toEqual([undefined, '/w/4/']);
    preview.renew();
    await rest();
    expect([to.sent.length, preview.path]).toEqual([5, '/w/5/']);
  });
});
