import { defineConfig } from '@playwright/test';

const { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: shell } = process.env;

/** How a Chromium at this path is started; without one, Playwright's own. */
function launchedFrom(path: string | undefined) {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [...sandbox, '--disable-background-networking', '--no-first-run'];
  return { launchOptions: { executablePath: path || undefined, args } };
}

export default defineConfig({
  testDir: 'tests',
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
    // Hostile widgets meet the browser that people have, with its processes kept apart.
    { name: 'browser', testMatch: 'browser/**/*.spec.ts', use: launchedFrom(chromium) },
    // Screens are the same in the headless shell, and there in half the time.
    { name: 'screens', testMatch: 'e2e/**/*.spec.ts', use: launchedFrom(shell || chromium) }
  ]
});
