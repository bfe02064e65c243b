import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMessageLanguage, MESSAGE_LANGUAGES, type MessageLanguage } from '../../language/languages.js';
import { readHtml } from '../../package/html.js';
import { hashOf } from '../platform/store/fileStore.js';
import type { Store } from '../platform/store/store.js';

/** The package of one standard widget in one language. */
export interface StandardArchive {
  readonly language: MessageLanguage;
  /** Below the folder of standard widgets. */
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly hash: string;
}

/** A standard widget in the folder: in English, the first, and in each other available language. */
export type StandardSource = readonly [StandardArchive, ...StandardArchive[]];

const [OWN_LANGUAGE, ...OTHERS] = MESSAGE_LANGUAGES;

/** Every `*.dash.zip` of a folder, by name, with those of the same name in the folders named after languages. */
export async function standardSources(folder: string): Promise<StandardSource[]> {
  const translated = new Map<MessageLanguage, Set<string>>();
  for (const language of OTHERS) translated.set(language, new Set(await archivesIn(join(folder, language))));
  const sources: StandardSource[] = [];
  for (const name of await archivesIn(folder)) {
    const others: StandardArchive[] = [];
    for (const [language, names] of translated) {
      if (names.has(name)) others.push(await archive(folder, join(language, name), language));
    }
    sources.push([await archive(folder, name, OWN_LANGUAGE), ...others]);
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

/** The language and title of a package's start page. */
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
  const [language] = lang.toLowerCase().split('-');
  return { language: isMessageLanguage(language) ? language : OWN_LANGUAGE, title };
}
