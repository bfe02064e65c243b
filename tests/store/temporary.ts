import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Takes what is to be done when something is not needed any more. */
export type AtEnd = (done: () => Promise<void> | void) => void;

/** A folder that goes with the test, or at another end. */
export function temporaryFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'ascdata-store-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
