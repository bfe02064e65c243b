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
  /** Why there are cards only, where nobody asked for that. */
  readonly cardsOnly?: CardsOnlyReason;
  /** Sentences for the person who started the product: it works without pictures, so nothing else would say why there are none. */
  readonly notices: readonly string[];
}

const CARDS_ONLY = 'There are no pictures of widgets, and cards only for spots';

/**
 * The browser that pictures are made with. None as root, unless told otherwise: packages are programs of strangers, and for
 * root a browser has no sandbox to keep them in.
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
 * The browser to render with: the one that is named (`CHROMIUM_PATH`), else Chromium's headless shell, else the first Chromium or Chrome of
 * the system.
 * undefined: there is none, also when the named one is not there, since that is what the person asked for.
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
