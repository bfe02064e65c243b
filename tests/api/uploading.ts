import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '../../src/lib/server/app/app.js';
import type { Upload } from '../../src/lib/server/packages/packages.js';

/** Runs `use` with a package in a folder of the app, as a request leaves it. */
export function withPackage<T>(app: App, bytes: Uint8Array, use: (upload: Upload) => Promise<T>): Promise<T> {
  return app.packaging.folder.use(async (folder) => {
    const zip = join(folder.path, 'upload');
    await writeFile(zip, bytes);
    return use({ fileName: 'uploaded.dash.zip', input: { zip, size: bytes.length }, folder });
  });
}
