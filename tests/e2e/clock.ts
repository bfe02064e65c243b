import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from './server.js';

/** The environment of an App whose clock a test moves. */
export const MOVABLE_CLOCK = { NODE_OPTIONS: `--import ${new URL('movedClock.mjs', import.meta.url).href}` };

/** Puts the server's clock ahead of the real one by this; below 0: behind it. Before the first start, too. */
export function moveClock({ dataDir }: App, milliseconds: number): void {
  const file = join(dataDir, 'clock');
  // The server never reads half of it.
  writeFileSync(`${file}.new`, String(milliseconds));
  renameSync(`${file}.new`, file);
}
