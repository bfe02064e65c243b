import { writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startApp } from '../../src/lib/server/app/start.js';
import { settingsFrom } from '../../src/lib/server/platform/settings.js';
import { moveStore } from '../../src/lib/server/platform/store/move.js';
import { openStore } from '../../src/lib/server/platform/store/openStore.js';
import { administrator } from '../rights/actors.js';

/** Tasks that tests run in separate processes. */
export async function openAndClose(folder: string): Promise<void> {
  const store = await openStore(folder);
  await store.close();
}

/** Repeatedly saves `Count` = the previous version, and writes the new version to stdout after each answer. */
export async function saveWithoutEnd(folder: string, databaseUrl: string, widget: string): Promise<void> {
  const id = Number(widget);
  // No packages are checked here.
  const place = { DATA_DIR: folder, DATABASE_URL: databaseUrl, PACKAGE_WORKER: fileURLToPath(import.meta.url) };
  const app = await startApp(settingsFrom({ ...place, DEMO: '0', WIDGETS_DIR: 'nowhere' }));
  for (;;) {
    const { Version } = await app.values.read(administrator, id);
    const saved = await app.values.save(administrator, id, {
      values: new Map([['Count', Version]]),
      matches: (v) => v === Version
    });
    writeSync(1, `${saved.Version}\n`);
  }
}

/** Moves a store and writes each step to stdout. An empty address means SQLite in the folder. */
export async function move(from: string, fromUrl: string, to: string, toUrl: string): Promise<void> {
  const source = await openStore(from, fromUrl || undefined, { use: 'read' });
  const target = await openStore(to, toUrl || undefined, { use: 'fill' });
  await moveStore(source, target, ({ of, doing, done, total }) => writeSync(1, `${of} ${doing} ${done} ${total}\n`));
}

/** Opens a store and keeps it open. An empty address means SQLite in the folder. */
export async function hold(folder: string, databaseUrl = ''): Promise<void> {
  await openStore(folder, databaseUrl || undefined);
  writeSync(1, 'open\n');
  await new Promise(() => setInterval(() => undefined, 60_000));
}
