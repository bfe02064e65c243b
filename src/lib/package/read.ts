import * as zip from '@zip.js/zip.js/lib/zip-core-native.js';
import { hasErrors, type FindingArguments, type FindingCode } from '../ascdata/findings.js';
import type { FindingSentences } from '../messages/findings.js';
import { PackageFindings, textForMessage } from './packageFindings.js';
import { declaredEntryCount } from './endOfCentralDirectory.js';
import type { PackageContent, PackageFile } from './files.js';
import { PACKAGE_LIMITS, exceedsRatio, sizeText, type PackageLimits } from './limits.js';
import { checkNames } from './fileNames.js';
import {
  memorySource,
  SourceReader,
  unpackToMemory,
  type ByteSource,
  type Unpack,
  type UnpackedFile
} from './source.js';
import { zipFailure } from './zipErrors.js';

/** Called while inflating: unpacked bytes so far and in all, as the package declares them. */
export type PackageProgress = (doneBytes: number, totalBytes: number) => void;

/** A rule was broken; the finding is already listed and reading stops. */
class Refused extends Error {}

const UNIX_TYPE_MASK = 0o170000;
const UNIX_FILE = 0o100000;
const UNIX_FOLDER = 0o040000;

/**
 * Reads a `.dash.zip`, by default from memory into memory; no name in it ever becomes a path. Every broken rule is a finding,
 * and with an error `files` is undefined, so that no part of a suspect package is used. Folder entries are checked and left
 * out.
 *
 * zip.js in strict mode refuses whatever two readers could understand differently (checksums, prefixes, false counts,
 * overlapping data); the limits, the names and the kinds of entries are our own rules, because every reader lets some of those
 * pass. Some contradictions show only at the end of the directory: nothing is inflated before that.
 *
 * @param unpack receives the files of a package that should not be in memory as a whole
 * @throws the signal's reason when `signal` is aborted; nothing else. What `input` or `unpack` fail with is a damaged file.
 */
export async function readPackage(
  input: Uint8Array | Blob | ByteSource,
  limits: PackageLimits = PACKAGE_LIMITS,
  onProgress?: PackageProgress,
  signal?: AbortSignal,
  unpack: Unpack = unpackToMemory
): Promise<PackageContent> {
  const found = new PackageFindings(limits.findingsPerCode);
  signal?.throwIfAborted();
  const size = input instanceof Uint8Array ? input.byteLength : input.size;
  if (size > limits.packedBytes) {
    found.add('package-too-large', { size: sizeText(size), limit: sizeText(limits.packedBytes) });
    return { files: undefined, findings: found.findings };
  }
  try {
    const source = await sourceOf(input);
    const files = await readEntries(source, { limits, found, onProgress, signal, unpack });
    return { files: hasErrors(found.findings) ? undefined : files, findings: found.findings };
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof Refused)) found.take(zipFailure(error));
    return { files: undefined, findings: found.findings };
  }
}

interface Reading {
  readonly limits: PackageLimits;
  readonly found: PackageFindings;
  readonly onProgress: PackageProgress | undefined;
  readonly signal: AbortSignal | undefined;
  readonly unpack: Unpack;
}

async function sourceOf(input: Uint8Array | Blob | ByteSource): Promise<ByteSource> {
  if (input instanceof Uint8Array) return memorySource(input);
  return input instanceof Blob ? memorySource(new Uint8Array(await input.arrayBuffer())) : input;
}

async function readEntries(source: ByteSource, reading: Reading): Promise<PackageFile[]> {
  const { limits, found } = reading;
  const announced = await declaredEntryCount(source);
  if (announced === undefined) refuse(found, 'package-not-a-zip');
  if (announced > limits.entries) refuse(found, 'package-too-many-files', { limit: limits.entries });

  const reader = new zip.ZipReader(new SourceReader(source), {
    strictness: 'strict',
    // Our own name rules are stricter, and check every name before refusing.
    filenameValidation: 'tolerant',
    useWebWorkers: false
  });
  try {
    const entries = await listEntries(reader, limits, found);
    return await inflateAll(entries, reading);
  } finally {
    await reader.close().catch(() => undefined);
  }
}

/** Reads the whole directory and applies every rule that needs no content. */
async function listEntries(
  reader: zip.ZipReader<unknown>,
  limits: PackageLimits,
  found: PackageFindings
): Promise<zip.FileEntry[]> {
  const names: string[] = [];
  const files: zip.FileEntry[] = [];
  let declared = 0;
  for await (const entry of reader.getEntriesGenerator()) {
    if (names.length >= limits.entries) refuse(found, 'package-too-many-files', { limit: limits.entries });
    names.push(entry.filename);
    checkEntry(entry, limits, found);
    declared += entry.uncompressedSize;
    if (!entry.directory) files.push(entry);
  }
  if (declared > limits.totalBytes) found.add('package-total-too-large', { limit: sizeText(limits.totalBytes) });
  if (files.length === 0) found.add('package-empty');
  for (const each of checkNames(names, limits)) found.take(each);
  if (hasErrors(found.findings)) throw new Refused();
  return files;
}

function checkEntry(entry: zip.Entry, limits: PackageLimits, found: PackageFindings): void {
  const file = textForMessage(entry.filename);
  if (entry.encrypted) found.add('package-encrypted');
  if (isSpecial(entry)) found.add('package-special-file', { file });
  if (entry.uncompressedSize > limits.entryBytes) {
    found.add('package-file-too-large', { file, limit: sizeText(limits.entryBytes) });
  } else if (exceedsRatio(entry.uncompressedSize, entry.compressedSize, limits)) {
    found.add('package-compression-ratio', { file, ratio: limits.ratio });
  }
}

/** Symbolic links, devices, pipes and sockets, by the Unix mode, whatever system the entry claims to come from. */
function isSpecial(entry: zip.Entry): boolean {
  const type = (entry.externalFileAttributes >>> 16) & UNIX_TYPE_MASK;
  if (entry.symlink) return true;
  return type !== 0 && type !== UNIX_FILE && !(type === UNIX_FOLDER && entry.directory);
}

async function inflateAll(
  entries: readonly zip.FileEntry[],
  { limits, found, onProgress, signal, unpack }: Reading
): Promise<PackageFile[]> {
  const totalBytes = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const files: PackageFile[] = [];
  let done = 0;
  for (const entry of entries) {
    signal?.throwIfAborted();
    const file = textForMessage(entry.filename);
    const unpacked = unpack(entry.filename);
    const sink = new CountingSink(unpacked, (bytes) => {
      if (bytes > limits.entryBytes) {
        refuse(found, 'package-file-too-large', { file, limit: sizeText(limits.entryBytes) });
      }
      if (exceedsRatio(bytes, entry.compressedSize, limits)) {
        refuse(found, 'package-compression-ratio', { file, ratio: limits.ratio });
      }
      if (done + bytes > limits.totalBytes) {
        refuse(found, 'package-total-too-large', { limit: sizeText(limits.totalBytes) });
      }
      if (bytes > entry.uncompressedSize) refuse(found, 'package-file-damaged', { file });
      onProgress?.(done + bytes, totalBytes);
    });
    try {
      await inflate(entry, sink, found, signal);
    } catch (error) {
      unpacked.abort();
      throw error;
    }
    files.push(unpacked.end());
    done += entry.uncompressedSize;
  }
  return files;
}

async function inflate(
  entry: zip.FileEntry,
  sink: CountingSink,
  found: PackageFindings,
  signal: AbortSignal | undefined
): Promise<void> {
  try {
    await entry.getData(sink.stream, { checkCrc32: true, checkOverlappingEntry: true, useWebWorkers: false, signal });
  } catch (error) {
    signal?.throwIfAborted();
    // Our own refusal may arrive wrapped by a stream; it is already listed.
    if (!(error instanceof Refused || sink.refused)) found.take(zipFailure(error, textForMessage(entry.filename)));
    throw new Refused();
  }
  if (sink.count !== entry.uncompressedSize)
    refuse(found, 'package-file-damaged', { file: textForMessage(entry.filename) });
}

/** Passes on inflated bytes, and stops the stream as soon as `check` rejects their number. */
class CountingSink {
  count = 0;
  refused = false;
  readonly stream: WritableStream<Uint8Array>;

  constructor(unpacked: UnpackedFile, check: (bytes: number) => void) {
    this.stream = new WritableStream<Uint8Array>({
      write: (chunk) => {
        this.count += chunk.length;
        try {
          check(this.count);
        } catch (error) {
          this.refused = true;
          throw error;
        }
        unpacked.write(chunk);
      }
    });
  }
}

function refuse<Code extends FindingCode>(
  found: PackageFindings,
  code: Code,
  ...params: FindingArguments<FindingSentences[Code]>
): never {
  found.add(code, ...params);
  throw new Refused();
}
