import { build } from 'vite';
import { buildLibs } from './buildLibs.mjs';
import { buildPackages } from './buildPackages.mjs';
import { buildRender } from './buildRender.mjs';
import { root, say } from './lib/setup.mjs';
import { ensureValidators } from './lib/validators.mjs';
import { packWidgets } from './packWidgets.mjs';

process.chdir(root);
process.env.NODE_ENV = 'production';

async function buildCommand() {
  await build({
    configFile: false,
    logLevel: 'error',
    // The database drivers are not bundled: one of them is a binary.
    ssr: { noExternal: true, external: ['libsql', 'pg'] },
    build: {
      ssr: 'src/cli/bin.ts',
      outDir: 'build/cli',
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'ascdata.mjs' } }
    }
  });
}

/** Notes of the tools about other people's code are shown only if the step fails. */
async function quietly(step) {
  const { log, warn } = console;
  const notes = [];
  console.log = console.warn = (...note) => void notes.push(note);
  try {
    await step();
  } catch (error) {
    for (const note of notes) console.error(...note);
    throw error;
  } finally {
    Object.assign(console, { log, warn });
  }
}

/** Validators → runtime libraries → standard widgets → app → pictures → packages → command. Each step reads what the one before made. */
export async function buildAll() {
  say('  validators');
  await ensureValidators();
  say('  runtime libraries');
  await buildLibs();
  say('  standard widgets');
  await packWidgets('build/widgets');
  say('  app');
  await quietly(() => build({ logLevel: 'error' }));
  say('  pictures');
  await buildRender();
  say('  packages');
  await buildPackages();
  say('  command');
  await buildCommand();
}
