import { statSync } from 'node:fs';
import { StoreError } from './failures.js';

/**
 * Detects that files were deleted or replaced while this process has them open: later writes would go into files that nobody
 * finds again. A check takes microseconds, a save on a disk a hundred times that.
 */
export class IntactFiles {
  readonly #known: readonly (readonly [path: string, identity: string | undefined])[];

  /** @param paths of the files as they are now */
  constructor(paths: readonly string[]) {
    this.#known = paths.map((path) => [path, identityOf(path)]);
  }

  /** Whether each of them is still the same file. */
  get isIntact(): boolean {
    return this.#known.every(([path, identity]) => identityOf(path) === identity);
  }

  /** @throws StoreError `gone` */
  demand(): void {
    if (this.isIntact) return;
    const [path] = this.#known.find(([path, identity]) => identityOf(path) !== identity) ?? [''];
    throw new StoreError('gone', `${path} was deleted or replaced while the server was running`);
  }
}

/** undefined: there is none, or it cannot be reached. */
function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}
