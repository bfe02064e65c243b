import { expect, it } from 'vitest';
import { forgetUnsaved } from './unsavedMarks.svelte.js';

it('of a widget that is gone for good its own unsaved edits and samples go, of all tabs, and nobody else’s or of another widget', () => {
  const kept = ['ascdata:user:1:draft:70:a', 'ascdata:user:2:draft:7:a', 'ascdata:user:1:size', 'draft:7:a'];
  const entries = new Set([
    'ascdata:user:1:draft:7:a',
    'ascdata:user:1:samples:7',
    kept[0]!,
    'ascdata:user:1:draft:7:b',
    ...kept.slice(1)
  ]);
  const storage = {
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries][index] ?? null,
    removeItem: (name: string) => void entries.delete(name)
  };
  forgetUnsaved(storage, 1, 7);
  expect([...entries]).toEqual(kept);
});
