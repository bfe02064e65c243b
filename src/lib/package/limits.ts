const MIB = 1024 * 1024;

/** Limits on a package. Each stops the reading before the memory or time it protects is spent. */
export interface PackageLimits {
  /** Bytes of the zip file itself, checked before anything is parsed. */
  readonly packedBytes: number;
  /** Files and folders. Checked in the end record before the zip reader runs, and counted again while it runs. */
  readonly entries: number;
  /** Unpacked bytes of one file: declared, and counted while inflating. */
  readonly entryBytes: number;
  /** Unpacked bytes of all files together: declared, and counted while inflating. */
  readonly totalBytes: number;
  /** A file may unpack to this many times its packed size … */
  readonly ratio: number;
  /** … unless it is below this many unpacked bytes, where no ratio does harm. */
  readonly ratioFromBytes: number;
  /** Bytes of a name (folders included) in UTF-8. */
  readonly nameBytes: number;
  /** Listed findings per code; one more says that there are others. */
  readonly findingsPerCode: number;
}

/**
 * The limits the product uses everywhere (browser, server and command), so that one package gets one verdict. 64 MiB are enough
 * for a dashboard page with a short video, and a server reading a few uploads at once stays small. The zip file may be a little
 * larger than its content: files that are allowed can be packed, even uncompressed, and read again.
 */
export const PACKAGE_LIMITS: PackageLimits = {
  packedBytes: 66 * MIB,
  entries: 2_000,
  entryBytes: 64 * MIB,
  totalBytes: 64 * MIB,
  ratio: 200,
  ratioFromBytes: MIB,
  nameBytes: 255,
  findingsPerCode: 20
};

/** Limits on searches in a package, over all its files. Nobody writes that much by hand. */
export interface SearchLimits {
  /** Characters of one file … */
  readonly fileCharacters: number;
  /** … and of all pages, style sheets and scripts together. */
  readonly characters: number;
  /** Checked addresses: of pages, of style sheets, and of imports between scripts. */
  readonly addresses: number;
}

export const SEARCH_LIMITS: SearchLimits = { fileCharacters: 4_000_000, characters: 16_000_000, addresses: 50_000 };

/** Whether a file unpacks to suspiciously more than its packed size (a zip bomb). */
export function exceedsRatio(unpacked: number, packed: number, limits: PackageLimits): boolean {
  return unpacked > limits.ratioFromBytes && unpacked > packed * limits.ratio;
}

/** A size for a person: `512 bytes`, `1.5 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < MIB) return `${Math.round(bytes / 102.4) / 10} kB`;
  return `${Math.round(bytes / (MIB / 10)) / 10} MB`;
}
