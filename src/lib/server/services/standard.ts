import { readFile, readdir, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { PACKAGE_LIMITS } from '../../package/limits.js';
import type { PackageInput, PlacedFile } from '../packaging/tasks.js';
import type { WorkFolder } from '../packaging/workfolder.js';
import { messageOf } from '../../ascdata/wording.js';
import { hashOf } from '../store/filestore.js';
import type { Database } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { StartError } from '../starterror.js';
import type { AcceptedPackage, Packages } from './packages.js';
import { Refusal } from './refusal.js';
import { nameFor } from './widgetnames.js';
import type { Widgets } from './widgets.js';

/** Packages that do not come through the browser: those of the product, and one named at the start. */
export class PlacedPackages {
  readonly #db: Database;
  readonly #packages: Packages;
  readonly #widgets: Widgets;
  readonly #folder: WorkFolder;

  constructor(store: Store, packages: Packages, widgets: Widgets, folder: WorkFolder) {
    this.#folder = folder;
    this.#db = store.db;
    this.#packages = packages;
    this.#widgets = widgets;
  }

  /**
   * Takes in every `*.dash.zip` of a folder that is not there yet. A newer package of the same SpotIdentifier takes the
   * place of the older one; Values stay as they are. Gives one sentence for each package that could not be used.
   */
  async placeStandard(folder: string): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    const rows = await this.#db.selectFrom('templates').select('archive_hash').execute();
    const present = new Set(rows.map((row) => row.archive_hash));
    const problems: string[] = [];
    for (const name of names.filter((each) => each.endsWith('.dash.zip')).sort()) {
      const bytes = new Uint8Array(await readFile(join(folder, name)));
      const archiveHash = hashOf(bytes);
      if (present.has(archiveHash)) continue;
      try {
        const accepted = await this.#accept({ zip: join(folder, name), size: bytes.length }, name);
        const title = accepted.title ?? nameFor(name, accepted.spotIdentifier);
        await this.#widgets.place(accepted, title, { standard: true, archiveHash });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        problems.push(`The standard widget ${name} was left out: ${reasons(error)}`);
      }
    }
    return problems;
  }

  /**
   * Takes in a package file or a folder with its unpacked content, as often as it changes. Gives the Id of the widget.
   * @throws StartError naming what is wrong with it
   */
  async open(path: string): Promise<number> {
    const found = await stat(path).catch(() => undefined);
    if (!found) throw new StartError(`There is no file or folder ${path}.`);
    const isFolder = found.isDirectory();
    try {
      const input = isFolder ? { files: await folderFiles(path) } : { zip: path, size: found.size };
      const accepted = await this.#accept(input, isFolder ? undefined : basename(path));
      return await this.#widgets.place(accepted, nameFor(basename(path), accepted.spotIdentifier), { standard: false });
    } catch (error) {
      if (error instanceof Refusal) throw new StartError(`${path} cannot be opened: ${reasons(error)}`);
      throw error;
    }
  }

  #accept(input: PackageInput, fileName: string | undefined): Promise<AcceptedPackage> {
    return this.#folder.use((folder) => this.#packages.accept('the product itself', { fileName, input, folder }));
  }
}

/** Hidden files and node_modules are no part of a widget; links are not followed. */
async function folderFiles(path: string): Promise<PlacedFile[]> {
  const files: PlacedFile[] = [];
  let total = 0;
  const visit = async (folder: string, prefix: string): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const place = folder + sep + entry.name;
      if (entry.isDirectory()) await visit(place, `${prefix}${entry.name}/`);
      if (!entry.isFile()) continue;
      total += (await stat(place)).size;
      if (total > PACKAGE_LIMITS.totalBytes || files.length >= PACKAGE_LIMITS.entries) {
        throw new StartError(`${path} holds too much for a widget package. Is it the right folder?`);
      }
      files.push({ name: prefix + entry.name, path: place });
    }
  };
  await visit(path, '');
  return files;
}

function reasons(refusal: Refusal): string {
  const said = refusal.findings.map((found) => messageOf(found, 'en'));
  return said.length > 0 ? said.join(' ') : refusal.sentence.en;
}
