import { defineConfig, type Project } from '@playwright/test';

const {
  CHROMIUM_PATH: chromium,
  HEADLESS_SHELL_PATH: shell,
  FIREFOX_PATH: firefox,
  WEBKIT_DRIVER_PATH: webkit,
  TEST_FULL: full
} = process.env;
/** The headless shell is the same in half the time. Without either, Playwright's own. */
const executablePath = shell || chromium || undefined;

const ISOLATED = /attacks\.spec|hostile\.spec|@isolated/;

/**
 * A page of a test is gone before code compiled to be fast, a process that draws, or one kept ready for the next page has paid
 * for itself. Only the last list of features that are off counts, so Playwright's own for pages stand in it as well.
 */
const SHORT_LIVED = [
  '--js-flags=--no-opt',
  '--in-process-gpu',
  `--disable-features=${[
    'SpareRendererForSitePerProcess',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'ThirdPartyStoragePartitioning'
  ].join()}`
];

function launchedWith(...switches: string[]) {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [...sandbox, '--disable-background-networking', '--no-first-run', ...switches];
  return { launchOptions: { executablePath, args } };
}

/**
 * What an engine does in its own way, tagged for it: layout, keys, pointers, clipboard, dates, modules that fail to load, and
 * widgets that do harm. What is the product's own code alone, as the journeys through the screens, is tried in Chromium, and in Firefox
 * by `npm run test:full`.
 */
function inFirefox(path: string): Project {
  const use = { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath: path } } as const;
  const own = /@firefox|\bbrowser\/(?:attacks|throwing)\.spec/;
  if (!full) return { name: 'firefox', grep: own, grepInvert: /@chromium|@journey/, use };
  return { name: 'firefox', grep: [own, /@journey/], grepInvert: /@chromium/, use };
}

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'browser/**/*.spec.ts'],
  globalSetup: 'tests/e2e/shared.setup.ts',
  outputDir: 'test-results/browser',
  fullyParallel: false,
  // Some tests mostly wait: for a widget that hangs, or for a count-down.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Vienna',
    viewport: { width: 1280, height: 820 },
    // No traces: their snapshots ask every frame, and wait for ever on a widget that loops.
    trace: 'off'
  },
  projects: [
    // Widgets that do harm meet what they meet in the browsers that people have: frames in processes of their own. The
    // headless shell keeps them apart only when it is told to, and everything else takes longer then.
    { name: 'isolated', grep: ISOLATED, use: launchedWith('--site-per-process') },
    // Without Playwright's own pages. It mostly waits for pages that hang: early, while others compute, and not as the last.
    ...(webkit ? [{ name: 'webkit', testMatch: 'tests/webkit/**/*.spec.ts' }] : []),
    // One file takes it over a minute. What comes last should be many short ones.
    ...(firefox ? [inFirefox(firefox)] : []),
    { name: 'shell', grepInvert: ISOLATED, use: launchedWith(...SHORT_LIVED) }
  ]
});
