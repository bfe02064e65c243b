import { readdir, stat } from 'node:fs/promises';
import { basename, sep } from 'node:path';
import { PACKAGE_LIMITS } from '../../package/limits.js';
import type { PackageInput, PlacedFile } from '../packages/tasks.js';
import type { FollowedFolder } from '../packages/followedFolder.js';
import type { WorkFolder } from '../packages/workFolder.js';
import { errorsOf, sortBySeverity, type Finding } from '../../ascdata/findings.js';
import { inEveryLanguage, type InEveryLanguage, type MessageLanguage } from '../../language/languages.js';
import { messageInFile } from '../../ascdata/wording.js';
import { log } from '../platform/log.js';
import type { TemplateRow } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { StartError } from '../platform/startError.js';
import type { AcceptedPackage, Packages } from '../packages/packages.js';
import { GONE_FOR_GOOD, IN_TRASH, OpenedFolder, UNREADABLE, unusable } from './openedFolder.js';
import { Refusal } from '../platform/refusal.js';
import { pageOf, standardSources, type StandardArchive, type StandardSource } from './archives.js';
import { FOR_GOOD } from '../widgets/inheritance.js';
import { isUntouched } from '../widgets/rows.js';
import { nameFor } from '../widgets/names.js';
import type { Widgets } from '../widgets/widgets.js';
import { inAllWords, inWords, serverTexts } from '../../messages/server.js';

type StandardTemplate = Pick<TemplateRow, 'id' | 'spot_identifier' | 'package_id' | 'archive_hash'>;

/** Language outcome: `none` unchanged, `kept` keeps another, `from` name in the replaced language. */
type Turn = 'none' | { readonly kept: StandardArchive } | { readonly from: string };

interface PlacingParts {
  readonly packages: Packages;
  readonly widgets: Widgets;
  readonly folder: WorkFolder;
  readonly followed: FollowedFolder;
}

/** Packages not uploaded in a browser: bundled, or given at start. */
export class PlacedPackages {
  readonly #store: Store;
  readonly #packages: Packages;
  readonly #widgets: Widgets;
  readonly #folder: WorkFolder;
  readonly #followed: FollowedFolder;

  constructor(store: Store, { packages, widgets, folder, followed }: PlacingParts) {
    this.#folder = folder;
    this.#followed = followed;
    this.#store = store;
    this.#packages = packages;
    this.#widgets = widgets;
  }

  /**
   * Installs every new `*.dash.zip` of a folder, in this language if available. Newer versions replace older ones; Values stay;
   * customised widgets keep their language.
   * @param language undefined: it is not decided yet. New ones are English then, and existing ones keep their language
   */
  async placeStandard(folder: string, language: MessageLanguage | undefined): Promise<string[]> {
    const problems: string[] = [];
    for (const source of await standardSources(folder)) {
      try {
        await this.#placeSource(source, language);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        problems.push(`The standard widget ${source[0].name} was left out: ${reasons(error)}`);
      }
    }
    return problems;
  }

  async #placeSource(source: StandardSource, language: MessageLanguage | undefined): Promise<void> {
    const wanted = inLanguage(source, language) ?? source[0];
    const hashes = source.map(({ hash }) => hash);
    const current = await this.#templates().where('archive_hash', 'in', hashes).executeTakeFirst();
    if (current?.archive_hash === wanted.hash) return;
    const turnOf = (template: StandardTemplate) => this.#turn(template, source, wanted, language);
    if (current && keeps(await turnOf(current))) return;
    const accepted = await this.#acceptStandard(wanted);
    const { spotIdentifier } = accepted;
    const present =
      current ?? (await this.#templates().where('spot_identifier', '=', spotIdentifier).executeTakeFirst());
    const turn = present ? await turnOf(present) : 'none';
    if (keeps(turn)) await this.#put(turn.kept, await this.#acceptStandard(turn.kept));
    else await this.#put(wanted, accepted, turn === 'none' ? undefined : turn.from);
  }

  /** @param turnedFrom the former name of the widget, if its language changes */
  async #put({ name, hash }: StandardArchive, accepted: AcceptedPackage, turnedFrom?: string): Promise<void> {
    const title = accepted.title ?? nameFor(name, accepted.spotIdentifier);
    await this.#widgets.place(accepted, title, { standard: true, archiveHash: hash, turnedFrom });
  }

  /** Whether the widget of a template changes its language: only if nobody has touched it. */
  async #turn(
    template: StandardTemplate,
    source: StandardSource,
    wanted: StandardArchive,
    language?: MessageLanguage
  ): Promise<Turn> {
    const page = await pageOf(this.#store, template.package_id);
    const kept = inLanguage(source, page.language);
    if (kept === undefined || kept === wanted) return 'none';
    const from = page.title || nameFor(wanted.name, template.spot_identifier);
    const mayTurn = language !== undefined && (await isUntouched(this.#store.db, template.id, from));
    return mayTurn ? { from } : { kept };
  }

  #templates() {
    return this.#store.db
      .selectFrom('templates')
      .select(['id', 'spot_identifier', 'package_id', 'archive_hash'])
      .where('standard', '=', 1);
  }

  #acceptStandard({ name, path, size }: StandardArchive): Promise<AcceptedPackage> {
    return this.#accept({ zip: path, size }, basename(name));
  }

  /**
   * Installs a package file, or a folder with its unpacked content. Returns the widget's Id and the package's.
   * @throws StartError naming what is wrong with it
   */
  async open(path: string): Promise<OpenedPackage> {
    const found = await stat(path).catch(() => undefined);
    if (!found) throw new StartError(`There is no file or folder ${path}.`);
    const isFolder = found.isDirectory();
    const state = isFolder ? await stateOfFolder(path) : undefined;
    try {
      const input = isFolder ? { files: await folderFiles(path) } : { zip: path, size: found.size };
      const accepted = await this.#accept(input, isFolder ? undefined : basename(path));
      const { spotIdentifier, findings } = accepted;
      const id = await this.#widgets.place(accepted, nameFor(basename(path), spotIdentifier), {
        standard: false,
        following: isFolder
      });
      return { id, state, spotIdentifier, problem: errorsInAll(findings) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const help = error.findings.some(({ code }) => code === 'package-library-missing') ? ` ${LIBRARIES_HELP}` : '';
      throw new StartError(`${path} cannot be opened: ${reasons(error)}${help}`);
    }
  }

  /**
   * Follows the opened folder, and writes into it what is changed here; undefined for a file. `changed` fires when a problem appears or
   * disappears.
   */
  follow(path: string, opened: OpenedPackage, changed: () => void): OpenedFolder | undefined {
    if (opened.state === undefined) return undefined;
    const { spotIdentifier } = opened;
    const take = async () => {
      const absent = await this.#absence(opened.id);
      if (absent) return absent;
      const accepted = await this.#accept({ files: await folderFiles(path) }, undefined);
      if (accepted.spotIdentifier !== spotIdentifier) return otherIdentifier(opened, accepted);
      // What was written into the folder from here is in use already.
      if (!(await this.#isInUse(accepted))) {
        await this.#widgets.place(accepted, basename(path), { standard: false, following: true });
      }
      return errorsInAll(accepted.findings);
    };
    const folder = new OpenedFolder({
      since: opened.state,
      problem: opened.problem,
      look: () => stateOfFolder(path),
      take: () => take().catch(problemOf),
      changed
    });
    const exclusively = <T>(work: () => Promise<T>) => folder.exclusively(work);
    this.#followed.begin({ path, spotIdentifier, files: () => folderFiles(path), exclusively });
    return folder;
  }

  async #isInUse({ spotIdentifier, hash }: AcceptedPackage): Promise<boolean> {
    const row = await this.#store.db
      .selectFrom('templates')
      .innerJoin('packages', 'packages.id', 'templates.package_id')
      .select('packages.hash')
      .where('templates.spot_identifier', '=', spotIdentifier)
      .executeTakeFirst();
    return row?.hash === hash;
  }

  /** Why a widget is not available; undefined: it is. */
  async #absence(id: number): Promise<InEveryLanguage | undefined> {
    const variant = this.#store.db.selectFrom('variants').select('deleted_at').where('id', '=', id);
    const row = await variant.executeTakeFirst();
    if (!row || row.deleted_at === FOR_GOOD) return GONE_FOR_GOOD;
    return row.deleted_at === null ? undefined : IN_TRASH;
  }

  #accept(input: PackageInput, fileName: string | undefined): Promise<AcceptedPackage> {
    return this.#folder.use((folder) => this.#packages.accept('the product itself', { fileName, input, folder }));
  }
}

function inLanguage(source: StandardSource, language: MessageLanguage | undefined): StandardArchive | undefined {
  return source.find((archive) => archive.language === language);
}

function keeps(turn: Turn): turn is { readonly kept: StandardArchive } {
  return typeof turn === 'object' && 'kept' in turn;
}

/** The package named at the start, as installed. */
export interface OpenedPackage {
  /** Of its widget. */
  readonly id: number;
  /** Fingerprint of its folder before it was read; undefined: it is a file. */
  readonly state: string | undefined;
  readonly spotIdentifier: string;
  /** Its problem, although it is usable. */
  readonly problem: InEveryLanguage | undefined;
}

const LIBRARIES_HELP =
  'The libraries lie in static/lib of this product: copy them to where index.html loads them from.';

const TOO_MUCH: InEveryLanguage = inAllWords((t) => t.standard.tooMuch);

function otherIdentifier(opened: OpenedPackage, now: Pick<OpenedPackage, 'spotIdentifier'>): InEveryLanguage {
  const [before, after] = [opened.spotIdentifier, now.spotIdentifier];
  return unusable(inAllWords((t) => t.standard.otherIdentifier(before, after)));
}

/** Why a folder cannot be used, for the widget's developer. */
function problemOf(error: unknown): InEveryLanguage {
  if (error instanceof Refusal && error.kind !== 'busy') {
    return unusable(inEveryLanguage((language) => reasons(error, language)));
  }
  if (error instanceof StartError) return unusable(TOO_MUCH);
  log().warn({ part: 'folder', err: error }, 'the folder named at the start was not taken in');
  return UNREADABLE;
}

/** Changes when a file of the folder does. */
async function stateOfFolder(path: string): Promise<string> {
  const files = await folderFiles(path);
  const states = files.map(async (file) => {
    const { size, mtimeMs } = await stat(file.path);
    return `${file.name} ${size} ${mtimeMs}`;
  });
  return (await Promise.all(states)).join('\n');
}

/** Hidden files and node_modules are not part of a widget; links are not followed. */
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

/** Maximum number of errors listed. */
const MOST_REASONS = 3;

function placeOf({ line, column }: Finding, language: MessageLanguage): string {
  if (line === undefined) return '';
  return serverTexts(language).standard.place(line, column ?? 1);
}

function reasons(refusal: Refusal, language: MessageLanguage = 'en'): string {
  return errorsIn(refusal.findings, language) || inWords(refusal.sentence, language);
}

/** The first errors, a line each; '' where there are none. */
function errorsIn(findings: readonly Finding[], language: MessageLanguage): string {
  return errorsOf(sortBySeverity(findings))
    .slice(0, MOST_REASONS)
    .map((found) => placeOf(found, language) + messageInFile(found, language))
    .join('\n');
}

/** The errors of a usable package, in each language. */
function errorsInAll(findings: readonly Finding[]): InEveryLanguage | undefined {
  const found = inEveryLanguage((language) => errorsIn(findings, language));
  return found.en === '' ? undefined : inAllWords((texts, language) => texts.standard.checkFound(found[language]));
}
