import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { CardsOnlyReason } from '../../api.js';
import type { Settings } from '../platform/settings.js';
import type { SystemUser } from './protocol.js';

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

/** `nobody`, by the number it has everywhere: it owns no files. */
export const NOBODY: SystemUser = { uid: 65_534, gid: 65_534 };

export interface BrowserChoice {
  /** undefined: cards only. */
  readonly program: string | undefined;
  /** The user it runs as; undefined: that of the server. */
  readonly user?: SystemUser | undefined;
  /** Why there are only cards, if that was not configured. */
  readonly cardsOnly?: CardsOnlyReason;
  /**
   * Sentences for the person who started the product, which works without pictures: nothing else would say why there are none.
   */
  readonly notices: readonly string[];
}

/**
 * The browser that renders pictures. Packages are untrusted code, and a browser has no sandbox as root: for root it runs as `nobody`,
 * unless configured otherwise.
 */
export function browserFor({ render, renderAsRoot, chromium }: RenderSettings): BrowserChoice {
  const program = render ? findChromium(chromium) : undefined;
  if (render && chromium !== undefined && program === undefined) {
    const notice = 'CHROMIUM_PATH names no program. There are no pictures of widgets, and cards only for spots.';
    return { program, cardsOnly: 'not-found', notices: [notice] };
  }
  const needsUser = process.getuid?.() === 0 && !renderAsRoot;
  return { program, notices: [], ...(needsUser && { user: NOBODY }) };
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
