import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const WITH_PROCESSES = /tests\/(attacks|packaging|store|pictures|jobs|openapi)\//;

/** First what starts servers, databases and browsers: a long file among the last would run while a worker has nothing. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): number => Number(WITH_PROCESSES.test(moduleId));
    return sorted.sort((a, b) => isLong(b) - isLong(a));
  }
}

export default defineConfig({
  // Rune modules (*.svelte.ts) are compiled for the browser runtime, so that state reacts outside a component too.
  plugins: [svelte()],
  resolve: {
    conditions: ['browser'],
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) }
  },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'tests/browser/**'],
    environment: 'node',
    // Only to notice what hangs: databases of their own take their time on a busy machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    // Files share what they import: loading the server anew for each of them is a third of the time.
    isolate: false,
    sequence: { sequencer: LongFirst },
    hookTimeout: 60_000,
    globalSetup: ['tests/built.setup.ts', 'tests/store/postgres.setup.ts']
  }
});
