// `npm run dev`: the app with hot reload. Libraries and standard widgets come from the last build.
import { spawn } from 'node:child_process';
import { ensureProduct, root, tool } from './lib/setup.mjs';

await ensureProduct();
const { ensureValidators } = await import('./lib/validators.mjs');
await ensureValidators();
const vite = spawn(tool('vite'), ['dev', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
vite.on('exit', (code) => process.exit(code ?? 1));
