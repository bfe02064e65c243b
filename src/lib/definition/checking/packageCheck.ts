import type { FileCheckOptions } from '../../ascdata/check.js';
import type { Finding, FindingParams } from '../../ascdata/findings.js';
import { checkPackage } from '../../package/check.js';
import { packageFromFiles, type PackageFile } from '../../package/files.js';
import { knownLibraries } from '../../package/libraries.js';
import { textForMessage } from '../../package/packageFindings.js';

/** Files by path. Of those that no check reads, the content may be empty. */
export type FileContents = readonly (readonly [path: string, content: string | Uint8Array])[];

/** A line of a file of the package. */
export interface FoundPlace {
  readonly path: string;
  readonly line: number;
  /** As the sentence writes it, at its beginning. */
  readonly text: string;
}

const LIBRARIES = knownLibraries(
  Object.values(
    import.meta.glob<unknown>('../../../../static/lib/versions.json', { eager: true, import: 'default' })
  )[0]
);

const encoder = new TextEncoder();
const PLACE = /^(.*):(\d+)$/s;

/** A package while it is edited. Its files are made ready once, and checked with each definition. */
export class PackageCheck {
  readonly #files: readonly PackageFile[];
  /** Paths, by the way sentences write them. */
  readonly #paths: ReadonlyMap<string, string>;

  /** @param contents of all of its files, by path */
  constructor(contents: FileContents) {
    this.#files = contents.map(([name, content]) => ({
      name,
      bytes: typeof content === 'string' ? encoder.encode(content) : content
    }));
    this.#paths = new Map(contents.map(([name]) => [textForMessage(name), name]));
  }

  /** What a save of the package with this definition finds. */
  async findings(source: string, options: FileCheckOptions): Promise<readonly Finding[]> {
    const files = this.#files.map((file) =>
      file.name === 'ascData.json' ? { ...file, bytes: encoder.encode(source) } : file
    );
    const { findings } = await checkPackage({ files }, { ...options, libraries: LIBRARIES });
    return [...packageFromFiles(files).findings, ...findings];
  }

  /** The line of a file that a finding is about; undefined: it names none. */
  placeOf({ place }: FindingParams): FoundPlace | undefined {
    const [text = '', file = '', line] = PLACE.exec(String(place ?? '')) ?? [];
    const path = this.#paths.get(file);
    return path === undefined ? undefined : { path, line: Number(line), text };
  }
}
