// `npm run pack`: the packages `ascdata` and `ascdata-editor`, as they would be published, in build/npm/.
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProduct, fail, root, run, say } from './lib/setup.mjs';

await ensureProduct();
const { buildKit } = await import('./buildKit.mjs');
const { stageEditor } = await import('./stageEditor.mjs');
const { ensureValidators } = await import('./lib/validators.mjs');
const target = join(root, 'build/npm');
const staged = await mkdtemp(join(tmpdir(), 'ascdata-pack-'));
try {
  await ensureValidators();
  await buildKit(join(staged, 'ascdata'));
  await stageEditor(join(staged, 'ascdata-editor'));
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const name of ['ascdata', 'ascdata-editor']) {
    const isPacked = await run('npm', ['pack', '--silent', '--pack-destination', target, join(staged, name)]);
    if (!isPacked) fail(`${name} could not be packed; the lines above say why.`);
  }
} finally {
  await rm(staged, { recursive: true, force: true });
}
for (const name of await readdir(target)) {
  const { size } = await stat(join(target, name));
  say(`build/npm/${name}  ${(size / 1e6).toFixed(2)} MB`);
}
