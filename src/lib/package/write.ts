import * as zip from '@zip.js/zip.js/lib/zip-core-native.js';
import type { PackageFile } from './files.js';
import { PACKAGE_LIMITS, exceedsRatio } from './limits.js';

/** 1 January 1980 00:00, the earliest time of a zip file: the result depends on no clock or time zone. */
const FIXED_DATE = 0x00210000;

const LEVEL = 6;

/** Formats that are already compressed; deflating them again costs time and saves nothing. */
const STORED = /\.(?:png|jpe?g|gif|webp|avif|mp[34]|m4a|webm|ogg|woff2?|zip)$/i;

/**
 * Packs files into a zip file. `newAscDataText` becomes the content of `ascData.json` (added if there is none); every other
 * file keeps its bytes, and all keep their order. Equal input gives equal bytes, on every machine: fixed dates, and one
 * compressor instead of each platform's own.
 */
export async function writePackage(files: readonly PackageFile[], newAscDataText?: string): Promise<Uint8Array> {
  const writer = newWriter();
  for (const file of withAscData(files, newAscDataText)) await add(writer, file, await levelFor(file));
  return writer.close();
}

function newWriter(): zip.ZipWriter<Uint8Array> {
  return new zip.ZipWriter(new zip.Uint8ArrayWriter(), {
    useWebWorkers: false,
    useCompressionStream: false,
    bufferedWrite: true,
    dataDescriptor: false,
    extendedTimestamp: false,
    rawLastModDate: FIXED_DATE,
    msDosCompatible: true,
    externalFileAttributes: 0,
    keepOrder: true
  });
}

function add(writer: zip.ZipWriter<Uint8Array>, file: PackageFile, level: number): Promise<zip.EntryMetaData> {
  return writer.add(file.name, new zip.Uint8ArrayReader(file.bytes), { level });
}

/** 0 also for files that would shrink so much that reading would take them for a zip bomb: we can read what we write. */
async function levelFor(file: PackageFile): Promise<number> {
  if (STORED.test(file.name)) return 0;
  if (file.bytes.length <= PACKAGE_LIMITS.ratioFromBytes) return LEVEL;
  const { uncompressedSize, compressedSize } = await add(newWriter(), file, LEVEL);
  return exceedsRatio(uncompressedSize, compressedSize, PACKAGE_LIMITS) ? 0 : LEVEL;
}

function withAscData(files: readonly PackageFile[], text: string | undefined): readonly PackageFile[] {
  if (text === undefined) return files;
  const ascData: PackageFile = { name: 'ascData.json', bytes: new TextEncoder().encode(text) };
  if (!files.some((file) => file.name === ascData.name)) return [...files, ascData];
  return files.map((file) => (file.name === ascData.name ? ascData : file));
}
