import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Registers a clean-up. */
export type AtEnd = (done: () => Promise<void> | void) => void;

/** A folder that is removed after the test, or at another end. */
export function temporaryFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'ascdata-store-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
