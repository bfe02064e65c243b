import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { CardsOnlyReason } from '../../api.js';
import type { Settings } from '../platform/settings.js';

/** The headless shell first: it has no window to draw, and a picture takes half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe'
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
];

export interface BrowserChoice {
  /** undefined: cards only. */
  readonly program: string | undefined;
  /** Why there are only cards, if that was not configured. */
  readonly cardsOnly?: CardsOnlyReason;
  /**
   * Sentences for the person who started the product, which works without pictures: nothing else would say why there are none.
   */
  readonly notices: readonly string[];
}

const CARDS_ONLY = 'There are no pictures of widgets, and cards only for spots';

/**
 * The browser that renders pictures. None as root, unless configured: packages are untrusted code, and a browser has no sandbox
 * as root.
 */
export function browserFor({ render, renderAsRoot, chromium }: RenderSettings): BrowserChoice {
  const program = render ? findChromium(chromium) : undefined;
  if (render && chromium !== undefined && program === undefined) {
    return { program, cardsOnly: 'not-found', notices: [`CHROMIUM_PATH names no program. ${CARDS_ONLY}.`] };
  }
  if (program === undefined || renderAsRoot || process.getuid?.() !== 0) return { program, notices: [] };
  const why = `${CARDS_ONLY}: the server runs as root, for whom a browser has no sandbox.`;
  const what = 'Run it as an ordinary user; RENDER_AS_ROOT=1 renders without the sandbox, RENDER=0 ends this message.';
  return { program: undefined, cardsOnly: 'root', notices: [`${why} ${what}`] };
}

type RenderSettings = Pick<Settings, 'render' | 'renderAsRoot' | 'chromium'>;

/**
 * The browser to render with: the configured one (`CHROMIUM_PATH`), otherwise Chromium's headless shell, otherwise the first
 * Chromium or Chrome of the system. undefined: there is none; a configured one that is missing is not replaced.
 */
export function findChromium(named: string | undefined, path = process.env.PATH ?? ''): string | undefined {
  if (named !== undefined) return isProgram(named) ? named : undefined;
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...PLACES].find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
