import { defineConfig } from '@playwright/test';

const { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: shell } = process.env;

const ISOLATED = /attacks\.spec|hostile\.spec|@isolated/;

/** How a Chromium at this path is started; without one, Playwright's own. */
function launchedFrom(path: string | undefined) {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [...sandbox, '--disable-background-networking', '--no-first-run'];
  return { launchOptions: { executablePath: path || undefined, args } };
}

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'browser/**/*.spec.ts'],
  globalSetup: 'tests/e2e/filled.setup.ts',
  outputDir: 'test-results/browser',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Vienna',
    viewport: { width: 1280, height: 820 },
    // No traces: their snapshots ask every frame, and wait for ever on a widget that loops.
    trace: 'off'
  },
  projects: [
    // Widgets that do harm meet the browser that people have, with its processes kept apart.
    { name: 'isolated', grep: ISOLATED, use: launchedFrom(chromium) },
    // Everything else is the same in the headless shell, and there in half the time.
    { name: 'shell', grepInvert: ISOLATED, use: launchedFrom(shell || chromium) }
  ]
});
