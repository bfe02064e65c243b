import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { icons } from './scripts/lib/icons.mjs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that compute, for one that waits: roughly as long. */
const COMPUTING_EACH = 4;
const WITH_PROCESSES = /tests\/(bounds|attacks|packaging|store|pictures|jobs|openapi)\//;

/**
 * Files that wait for servers, databases and browsers take turns with those that compute, so that a processor that one of them
 * leaves idle is used by another. The waiting ones end first: one of them among the last would run while a worker has nothing.
 */
class InTurns extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waiting = sorted.filter(({ moduleId }) => WITH_PROCESSES.test(moduleId));
    const computing = sorted.filter(({ moduleId }) => !WITH_PROCESSES.test(moduleId));
    return waiting.flatMap((file) => [file, ...computing.splice(0, COMPUTING_EACH)]).concat(computing);
  }
}

export default defineConfig({
  // Rune modules (*.svelte.ts) are compiled for the browser runtime, so that state reacts outside a component too.
  plugins: [icons(), svelte()],
  resolve: {
    conditions: ['browser'],
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) }
  },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'tests/browser/**'],
    environment: 'node',
    // Only to notice what hangs: databases of their own take their time on a busy machine, and laws as often as they run.
    testTimeout: 90_000 * Number(process.env.LAW_RUNS ?? 1),
    expect: { poll: { timeout: 15_000 } },
    // One more than most machines have processors: some always wait.
    maxWorkers: 3,
    // Files share what they import: loading the server anew for each of them is a third of the time.
    isolate: false,
    sequence: { sequencer: InTurns },
    hookTimeout: 120_000,
    setupFiles: ['tests/laws.ts'],
    globalSetup: ['tests/validators.setup.ts', 'tests/built.setup.ts', 'tests/store/postgres.setup.ts']
  }
});
