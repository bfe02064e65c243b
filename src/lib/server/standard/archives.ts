import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageLanguage } from '../../language/languages.js';
import { readHtml } from '../../package/html.js';
import { hashOf } from '../platform/store/filestore.js';
import type { Store } from '../platform/store/store.js';

/** Of the folder in which German packages lie, by the file names of the English ones. */
const GERMAN_FOLDER = 'de';

/** The package of one standard widget in one language. */
export interface StandardArchive {
  readonly language: MessageLanguage;
  /** Below the folder of standard widgets. */
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly hash: string;
}

/** A standard widget as it lies in the folder: in English, and in German where there is that. */
export interface StandardSource {
  readonly en: StandardArchive;
  readonly de: StandardArchive | undefined;
}

/** Every `*.dash.zip` of a folder, by name. */
export async function standardSources(folder: string): Promise<StandardSource[]> {
  const [names, german] = [await archivesIn(folder), new Set(await archivesIn(join(folder, GERMAN_FOLDER)))];
  const sources: StandardSource[] = [];
  for (const name of names) {
    const en = await archive(folder, name, 'en');
    const de = german.has(name) ? await archive(folder, join(GERMAN_FOLDER, name), 'de') : undefined;
    sources.push({ en, de });
  }
  return sources;
}

async function archivesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((each) => each.endsWith('.dash.zip')).sort();
}

async function archive(folder: string, name: string, language: MessageLanguage): Promise<StandardArchive> {
  const path = join(folder, name);
  const bytes = new Uint8Array(await readFile(path));
  return { language, name, path, size: bytes.length, hash: hashOf(bytes) };
}

/** What the start page of a package says of itself. */
export interface SpokenPage {
  readonly language: MessageLanguage;
  /** '' without a title. */
  readonly title: string;
}

export async function pageOf({ db, files }: Pick<Store, 'db' | 'files'>, packageId: number): Promise<SpokenPage> {
  const { sha256 } = await db
    .selectFrom('package_files')
    .select('sha256')
    .where('package_id', '=', packageId)
    .where('name', '=', 'index.html')
    .executeTakeFirstOrThrow();
  const { tags, title } = readHtml(new TextDecoder().decode(await files.read(sha256)));
  const lang = tags.find(({ name }) => name === 'html')?.attributes.get('lang') ?? '';
  return { language: /^de\b/i.test(lang) ? 'de' : 'en', title };
}
