import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findChromium } from '../../src/lib/server/pictures/chromium.js';
import { temporaryFolder } from '../store/temporary.js';

/** Two folders to look for programs in; the first holds a Chromium, the second its headless shell. */
function folders() {
  const place = temporaryFolder();
  const [first, second] = [join(place, 'a'), join(place, 'b')];
  for (const folder of [first, second]) mkdirSync(folder);
  const chromium = join(first, 'chromium');
  const shell = join(second, 'chromium-headless-shell');
  for (const program of [chromium, shell]) writeFileSync(program, '', { mode: 0o755 });
  return { chromium, shell, first, path: [first, second].join(delimiter) };
}

describe('the browser that draws pictures', () => {
  it('is the one CHROMIUM_PATH names, and none where that is no program', () => {
    const { chromium, first, path } = folders();
    expect(findChromium(chromium, path)).toBe(chromium);
    expect(findChromium(first, path)).toBeUndefined();
    expect(findChromium(join(first, 'missing'), path)).toBeUndefined();
  });

  it('is the headless shell before a whole Chromium, wherever they stand', () => {
    const { chromium, shell, first, path } = folders();
    expect(findChromium(undefined, path)).toBe(shell);
    expect(findChromium(undefined, first)).toBe(chromium);
  });
});
