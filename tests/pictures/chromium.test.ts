import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserFor, findChromium, NOBODY } from '../../src/lib/server/pictures/chromium.js';
import { temporaryFolder } from '../store/temporary.js';

/** Two folders in the search path; the first has a Chromium, the second its headless shell. */
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
  it('is the one CHROMIUM_PATH names, and none if that is not a program', () => {
    const { chromium, first, path } = folders();
    expect(findChromium(chromium, path)).toBe(chromium);
    expect(findChromium(first, path)).toBeUndefined();
    expect(findChromium(join(first, 'missing'), path)).toBeUndefined();
  });

  it('is the headless shell rather than a full Chromium', () => {
    const { chromium, shell, first, path } = folders();
    expect(findChromium(undefined, path)).toBe(shell);
    expect(findChromium(undefined, first)).toBe(chromium);
  });
});

describe('the browser that draws pictures of widgets', () => {
  afterEach(() => void vi.restoreAllMocks());

  /** With an existing Chromium, for the user with this number. */
  const chosenAs = (user: number, settings: { render?: boolean; renderAsRoot?: boolean } = {}) => {
    vi.spyOn(process as { getuid(): number }, 'getuid').mockReturnValue(user);
    const { chromium } = folders();
    return { chromium, ...browserFor({ render: true, renderAsRoot: false, chromium, ...settings }) };
  };

  it('runs as nobody for root, who has no sandbox, unless RENDER_AS_ROOT=1; otherwise as the server does', () => {
    const [root, asRoot, other] = [chosenAs(0), chosenAs(0, { renderAsRoot: true }), chosenAs(1000)];
    for (const { program, chromium, notices, cardsOnly } of [root, asRoot, other]) {
      expect([program, notices, cardsOnly]).toEqual([chromium, [], undefined]);
    }
    expect([root.user, asRoot.user, other.user]).toEqual([NOBODY, undefined, undefined]);
  });

  it('is none with RENDER=0, without a notice', () => {
    expect(chosenAs(0, { render: false })).toMatchObject({ program: undefined, notices: [] });
  });
});
