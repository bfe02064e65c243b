import { describe, expect, it } from 'vitest';
import { PersonalStorage } from '../../unsaved/personalStorage.js';
import { memoryStorage } from '../../unsaved/testing.js';
import { Samples } from './samples.svelte.js';

const ANNA = { id: 1, key: Buffer.alloc(32, 7).toString('base64url') };

describe('the samples of patterns', () => {
  it('are there again for their author, and nobody can read them in the browser', () => {
    const shared = memoryStorage();
    new Samples(new PersonalStorage(shared, ANNA), 7).set('Title', ['Gehälter']);
    expect(new Samples(new PersonalStorage(shared, ANNA), 7).of('Title')).toEqual(['Gehälter']);
    expect(JSON.stringify([...shared.items])).not.toContain('Geh');
    const other = { ...ANNA, key: Buffer.alloc(32, 8).toString('base64url') };
    expect(new Samples(new PersonalStorage(shared, other), 7).of('Title')).toEqual([]);
  });

  it('are at most 20 of 500 characters for each setting', () => {
    const samples = new Samples(undefined, 7);
    samples.set('Title', Array<string>(30).fill('x'.repeat(501)));
    expect(samples.of('Title')).toEqual(Array(20).fill('x'.repeat(500)));
  });

  it('take a bounded part of the browser’s storage: those tried longest ago go', () => {
    const shared = memoryStorage();
    const texts = Array<string>(20).fill('x'.repeat(500));
    let clock = 0;
    for (let widget = 1; widget <= 40; widget++) {
      const samples = new Samples(shared, widget, () => ++clock);
      for (let at = 0; at < 50; at++) samples.set(`Setting ${at}`, texts);
    }
    const kept = [...shared.items];
    expect(kept.map(([name]) => name)).toEqual(Array.from({ length: 20 }, (_, at) => `samples:${at + 21}`));
    for (const [, text] of kept) expect(text.length).toBeLessThan(25_000);
    const last = new Samples(shared, 40);
    expect([last.of('Setting 49').length, last.of('Setting 0').length]).toEqual([20, 0]);
  });

  it.each(['', '{', 'null', '{"Title":["a"]}', '{"at":1,"samples":[["Title",[1]]]}', '{"at":1,"samples":{}}'])(
    'are none where something else is kept: %s',
    (text) => {
      const shared = memoryStorage();
      shared.setItem('samples:7', text);
      expect(new Samples(shared, 7).of('Title')).toEqual([]);
    }
  );
});
