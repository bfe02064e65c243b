import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from './server.js';

/** The environment of an App whose clock a test moves. */
export const MOVABLE_CLOCK = { NODE_OPTIONS: `--import ${new URL('movedClock.mjs', import.meta.url).href}` };

/** Moves the server's clock ahead of the real one; below 0: behind it. Works before the first start, too. */
export function moveClock({ dataDir }: App, milliseconds: number): void {
  const file = join(dataDir, 'clock');
  // So that the server never reads a partial file.
  writeFileSync(`${file}.new`, String(milliseconds));
  renameSync(`${file}.new`, file);
}
