// Finds the browsers of the tests. Node's own modules only, except to ask Playwright for its download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail, run, say, tool } from './setup.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
];

function onPath(name) {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  const found = spawnSync(finder, [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.split('\n')[0].trim() : undefined;
}

function system() {
  return NAMES.map(onPath).find(Boolean) ?? PLACES.find((place) => existsSync(place));
}

/** Chromium without its window, lighter on the machine: Debian has a separate package. undefined: not installed. */
export function headlessShell() {
  return process.env.HEADLESS_SHELL_PATH ?? onPath('chromium-headless-shell');
}

/** undefined: not installed, and what is tried in Firefox is left out. */
export function firefox() {
  return process.env.FIREFOX_PATH ?? ['firefox-esr', 'firefox'].map(onPath).find(Boolean);
}

/** Safari's engine, driven without Playwright, on Xvfb's screen. undefined: one of both is not installed. */
export function webkitDriver() {
  const driver = process.env.WEBKIT_DRIVER_PATH ?? onPath('WebKitWebDriver');
  return onPath('Xvfb') && driver;
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function isRoot() {
  return process.getuid?.() === 0;
}

/**
 * The path of a Chromium to test with: CHROMIUM_PATH, else a system one, else Playwright's own download, else Debian's
 * package when root. Ends the process with one sentence when there is none.
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, but there is no such file.`);
  const present = system() ?? (await playwrights());
  if (present) return present;
  say('No Chromium found. Downloading the one Playwright brings …');
  if (await run(tool('playwright'), ['install', 'chromium'])) {
    const downloaded = await playwrights();
    if (downloaded) return downloaded;
  }
  if (isRoot() && onPath('apt-get')) {
    say('That did not work. Installing Debian’s package …');
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    if (await run('apt-get', ['update', '-q'], quiet)) {
      const packages = ['chromium', 'chromium-headless-shell'];
      await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], quiet);
    }
    const installed = system();
    if (installed) return installed;
  }
  return fail('The browser tests need a Chromium: install one, or set CHROMIUM_PATH to its program file.');
}
