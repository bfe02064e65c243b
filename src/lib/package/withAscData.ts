import { readPackage } from './read.js';
import { writePackage } from './write.js';

/** The same package with another ascData.json; undefined: it cannot be read. */
export async function withAscData(packed: Uint8Array, source: string): Promise<Uint8Array | undefined> {
  const { files } = await readPackage(packed);
  return files && writePackage(files, source);
}
