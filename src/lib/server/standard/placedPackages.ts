import type { PlainFinding } from '../../api/findings.js';
import { MOST_FOUND } from '../../api/live.js';
import { realpath, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { copyOfFolder, linksOf, stateOfFolder } from '../packages/heldFolder.js';
import type { PackageInput } from '../packages/tasks.js';
import type { FollowedFolder } from '../packages/followedFolder.js';
import type { WorkFolder } from '../packages/workFolder.js';
import { errorsOf, sortBySeverity, type Finding } from '../../ascdata/findings.js';
import { inEveryLanguage, type MessageLanguage } from '../../language/languages.js';
import { messageInFile } from '../../ascdata/wording.js';
import { log } from '../platform/log.js';
import type { TemplateRow } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { StartError } from '../platform/startError.js';
import type { AcceptedPackage, Packages } from '../packages/packages.js';
import { asideNews, presentOf, versionNews } from './placementNews.js';
import {
  followedElsewhere,
  GONE_FOR_GOOD,
  IN_TRASH,
  OpenedFolder,
  stopped,
  UNREADABLE,
  unusable
} from './openedFolder.js';
import { Refusal } from '../platform/refusal.js';
import { pageOf, standardSources, type StandardArchive, type StandardSource } from './archives.js';
import { FOR_GOOD } from '../widgets/inheritance.js';
import { isUntouched } from '../widgets/rows.js';
import { nameFor } from '../widgets/names.js';
import type { FolderState } from '../widgets/live/stream.js';
import type { Placement } from '../replace/placement.js';
import { inAllWords, inWords, serverTexts } from '../../messages/server.js';

type StandardTemplate = Pick<TemplateRow, 'id' | 'spot_identifier' | 'package_id' | 'archive_hash'>;

/** Language outcome: `none` unchanged, `kept` keeps another, `from` name in the replaced language. */
type Turn = 'none' | { readonly kept: StandardArchive } | { readonly from: string };

interface PlacingParts {
  readonly packages: Packages;
  readonly placement: Placement;
  readonly folder: WorkFolder;
  readonly followed: FollowedFolder;
}

/** Of tasks, like a person. */
const OWNER = 'the product itself';

/** Packages not uploaded in a browser: bundled, or given at start. */
export class PlacedPackages {
  readonly #store: Store;
  readonly #packages: Packages;
  readonly #placement: Placement;
  readonly #folder: WorkFolder;
  readonly #followed: FollowedFolder;

  constructor(store: Store, { packages, placement, folder, followed }: PlacingParts) {
    this.#folder = folder;
    this.#followed = followed;
    this.#store = store;
    this.#packages = packages;
    this.#placement = placement;
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
        const { name } = source[0];
        problems.push([`The standard widget ${name} was left out:`, ...reasons(error, name)].join('\n'));
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
    await this.#placement.place(accepted, title, { standard: true, archiveHash: hash, turnedFrom });
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
    // From now on no link on the way to it is followed.
    const folder = isFolder ? { path: await realpath(path), state: '' } : undefined;
    if (folder) folder.state = await stateOfFolder(folder.path);
    try {
      const accepted = folder
        ? await this.#acceptFolder(folder.path)
        : await this.#accept({ zip: path, size: found.size }, basename(path));
      const { spotIdentifier, findings } = accepted;
      const name = basename(folder?.path ?? path);
      if (folder) await this.#claim(path, spotIdentifier, name);
      const before = await presentOf(this.#store.db, spotIdentifier);
      const id = await this.#placement.place(accepted, nameFor(name, spotIdentifier), {
        standard: false,
        following: folder && name
      });
      const after = await presentOf(this.#store.db, spotIdentifier);
      const news = versionNews(folder !== undefined, before, after);
      const placement = [news, asideNews(before, after)].flatMap((said) => (said ? [said.en] : []));
      const notices = [...placement, ...warningNotice(findings, path)];
      const variant = this.#store.db.selectFrom('variants').select('template_id').where('id', '=', id);
      const { template_id: template } = await variant.executeTakeFirstOrThrow();
      return { id, template, folder, spotIdentifier, state: { ...stateOf(findings), ...(news && { news }) }, notices };
    } catch (error) {
      await this.#followed.close();
      if (!(error instanceof Refusal)) throw error;
      const help = error.findings.some(({ code }) => code === 'package-library-missing') ? LIBRARIES_HELP : '';
      const links = folder ? await linkNames(folder.path) : [];
      const hint = links.length > 0 ? serverTexts('en').standard.links(links) : help;
      throw new StartError([`${path} cannot be opened:`, ...reasons(error, path), hint].filter(Boolean).join('\n'));
    }
  }

  /**
   * Follows the opened folder, and writes into it what is changed here; undefined for a file. `changed` fires when a problem appears or
   * disappears.
   */
  async follow(opened: OpenedPackage, changed: () => void): Promise<OpenedFolder | undefined> {
    if (opened.folder === undefined) return undefined;
    const { spotIdentifier, folder: followed } = opened;
    const take = async () => {
      const absent = await this.#absence(opened.id);
      if (absent) return absent;
      const other = await this.#followed.elsewhere(spotIdentifier);
      if (other !== undefined) return followedElsewhere(other);
      const accepted = await this.#acceptFolder(followed.path);
      if (accepted.spotIdentifier !== spotIdentifier) return otherIdentifier(opened, accepted);
      // What was written into the folder from here is in use already.
      if (!(await this.#isInUse(accepted))) await this.#placeSave(accepted, basename(followed.path));
      return stateOf(accepted.findings);
    };
    const folder = new OpenedFolder({
      name: basename(followed.path),
      since: followed.state,
      state: opened.state,
      look: () => stateOfFolder(followed.path),
      take: () => take().catch((error: unknown) => problemOf(error, followed.path)),
      changed
    });
    const exclusively = <T>(work: () => Promise<T>) => folder.exclusively(work);
    this.#followed.begin({ path: followed.path, spotIdentifier, exclusively });
    return folder;
  }

  /** Before anything of the folder is placed: it may not take the place of another one's version. */
  async #claim(path: string, spotIdentifier: string, name: string): Promise<void> {
    const other = await this.#followed.claim(spotIdentifier, name);
    if (other === undefined) return;
    throw new StartError([`${path} cannot be opened:`, serverTexts('en').standard.followedElsewhere(other)].join('\n'));
  }

  async #placeSave(accepted: AcceptedPackage, folder: string): Promise<void> {
    const { db } = this.#store;
    const before = await presentOf(db, accepted.spotIdentifier);
    await this.#placement.place(accepted, folder, { standard: false, following: folder });
    const said = asideNews(before, await presentOf(db, accepted.spotIdentifier));
    if (said) log().warn({ part: 'folder' }, said.en);
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
  async #absence(id: number): Promise<FolderState | undefined> {
    const variant = this.#store.db.selectFrom('variants').select('deleted_at').where('id', '=', id);
    const row = await variant.executeTakeFirst();
    if (!row || row.deleted_at === FOR_GOOD) return GONE_FOR_GOOD;
    return row.deleted_at === null ? undefined : IN_TRASH;
  }

  #accept(input: PackageInput, fileName: string | undefined): Promise<AcceptedPackage> {
    return this.#folder.use((folder) => this.#packages.accept(OWNER, { fileName, input, folder }));
  }

  #acceptFolder(path: string): Promise<AcceptedPackage> {
    return this.#folder.use(async (folder) => {
      const input = { files: await copyOfFolder(path, folder.path) };
      return this.#packages.accept(OWNER, { fileName: undefined, input, folder });
    });
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
  readonly id: number;
  /** The Id of that widget's template. */
  readonly template: number;
  /** Its folder, without links, and the fingerprint before it was read; undefined: it is a file. */
  readonly folder: { readonly path: string; readonly state: string } | undefined;
  readonly spotIdentifier: string;
  /** What is found in it, although it is usable. */
  readonly state: FolderState;
  /** Sentences for the person who started the product. */
  readonly notices: readonly string[];
}

const LIBRARIES_HELP =
  'The libraries lie in static/lib of this product: copy them to where index.html loads them from.';

function otherIdentifier(opened: OpenedPackage, now: Pick<OpenedPackage, 'spotIdentifier'>): FolderState {
  const [before, after] = [opened.spotIdentifier, now.spotIdentifier];
  return stopped(unusable(inAllWords((t) => t.standard.otherIdentifier(before, after))));
}

/** Links named in a message. */
const MOST_LINKS = 3;

/** The first links in a folder: what seems to be missing may be behind one. */
const linkNames = async (path: string): Promise<string[]> =>
  (await linksOf(path).catch((): string[] => [])).slice(0, MOST_LINKS);

/** Why a folder cannot be used, for the widget's developer. */
async function problemOf(error: unknown, path: string): Promise<FolderState> {
  if (error instanceof Refusal && error.kind !== 'busy') {
    const { found, more } = stateOf(error.findings);
    const links = await linkNames(path);
    const why = inEveryLanguage((language) =>
      [
        found.length > 0 ? '' : inWords(error.sentence, language),
        links.length > 0 ? serverTexts(language).standard.links(links) : ''
      ]
        .join(' ')
        .trim()
    );
    return { problem: unusable(why), found, more };
  }
  if (error instanceof StartError) return stopped(unusable(inAllWords((t) => t.standard.tooMuch)));
  log().warn({ part: 'folder', err: error }, 'the folder named at the start was not taken in');
  return UNREADABLE;
}

/** Maximum number of findings listed. */
const MOST_REASONS = 20;

function placeOf({ line, column }: Finding): string {
  return line === undefined ? '' : serverTexts('en').standard.place(line, column ?? 1);
}

/** The errors, a line each, and how to see those that are not listed; otherwise the sentence of the refusal. */
function reasons(refusal: Refusal, path: string): string[] {
  const errors = errorsOf(refusal.findings);
  if (errors.length === 0) return [inWords(refusal.sentence, 'en')];
  return listOf(errors, path);
}

/** What the check finds in a usable package, other than notes: one notice, if any. */
function warningNotice(findings: readonly Finding[], path: string): string[] {
  const found = sortBySeverity(findings.filter(({ severity }) => severity !== 'info'));
  return found.length === 0 ? [] : [[`The check of ${path} found:`, ...listOf(found, path)].join('\n')];
}

function listOf(findings: readonly Finding[], path: string): string[] {
  const listed = findings.slice(0, MOST_REASONS).map((found) => `- ${placeOf(found)}${messageInFile(found, 'en')}`);
  const more = findings.length - listed.length;
  return more > 0 ? [...listed, `- and ${more} more: “ascdata check ${path}” lists all`] : listed;
}

/** What is said of a folder with these findings. */
function stateOf(findings: readonly Finding[]): FolderState {
  const all = sortBySeverity(findings);
  const found = all.slice(0, MOST_FOUND).map((each): PlainFinding => {
    const { severity, code, pointer, line, column } = each;
    const text = inEveryLanguage((language) => messageInFile(each, language));
    return { severity, code, pointer, text, ...(line !== undefined && { line, column: column ?? 1 }) };
  });
  return { found, more: all.length - found.length };
}
