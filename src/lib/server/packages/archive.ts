import { writeFileSync } from 'node:fs';
import { replaceValues } from '../../ascdata/document.js';
import { writePackage } from '../../package/write.js';
import { valuesFromText } from './ownValues.js';
import { hashOf } from '../platform/store/fileStore.js';
import { lazyFile } from './diskFiles.js';
import type { Archive, Task } from './tasks.js';

/** Packs files into a zip file. Equal input gives equal bytes. */
export async function archiveTask({ files, changed, path }: Task & { readonly kind: 'archive' }): Promise<Archive> {
  const ascData = changed && replaceValues(changed.source, valuesFromText(changed.ownValues));
  const bytes = await writePackage(files.map(lazyFile), ascData);
  writeFileSync(path, bytes, { mode: 0o600 });
  return { sha256: hashOf(bytes), size: bytes.length };
}
