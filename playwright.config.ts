import { defineConfig } from '@playwright/test';

const root = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'browser/**/*.spec.ts'],
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
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [...(root ? ['--no-sandbox'] : []), '--disable-background-networking', '--no-first-run']
    }
  }
});
