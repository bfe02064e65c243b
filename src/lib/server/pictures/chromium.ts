import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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
