import { editText } from '../ascdata/editText.js';
import { dataOf, isRecord } from '../ascdata/elements.js';
import { replaceValues } from '../ascdata/document.js';
import type { AscData, AscElement } from '../ascdata/types.js';
import { MESSAGE_LANGUAGES, type MessageLanguage } from '../language/languages.js';
import { fileNamed, type PackageFile } from '../package/files.js';
import { readPackage } from '../package/read.js';
import { writePackage } from '../package/write.js';

/** What a new widget can start from, in the order of the screens. */
export const STARTERS = ['blank', 'text-board', 'list', 'key-figure'] as const;
export type Starter = (typeof STARTERS)[number];

/** The libraries that every widget brings along, below `lib/` in its package and where the product publishes them. */
export const LIBRARY_NAMES = ['WizardBase.js', 'DashboardWidgetBase.js'] as const;

/** What a new widget is called, and known by. */
export interface NewWidget {
  /** One line. */
  readonly name: string;
  readonly identifier: string;
  /** Of its name, settings and texts. */
  readonly language: MessageLanguage;
}

const SOURCES = import.meta.glob<string>('../../../standard-widgets/starters/**/*', {
  query: '?raw',
  import: 'default',
  eager: true
});

const FOLDER = '../../../standard-widgets/starters/';
/** The language of the sources; the others have a file of texts. */
const [WRITTEN_IN] = MESSAGE_LANGUAGES;

/** A file of the starters. @throws Error there is no such one */
export const sourceOf = (path: string): string => {
  const text = SOURCES[FOLDER + path];
  if (text === undefined) throw new Error(`There is no ${path} of the starters.`);
  return text;
};

/** The files of a new widget that starts from this, without the libraries. */
export function starterFiles(starter: Starter, { name, identifier, language }: NewWidget): PackageFile[] {
  const own = (file: string): string => sourceOf(`${starter}/${file}`);
  const shared = (file: string): string => sourceOf(`shared/${file}`);
  const spoken = inLanguage(own('ascData.json'), starter, language);
  const files = {
    'index.html': own('index.html')
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace(/<title>.*<\/title>/, () => `<title>${escaped(name)}</title>`),
    'ascData.json': editText(spoken, [{ op: 'set', pointer: '/SpotIdentifier', value: identifier }]),
    'main.js': shared('start.js') + own('main.js') + shared('rest.js'),
    'style.css': shared('style.css') + own('style.css')
  };
  return Object.entries(files).map(([file, text]) => ({ name: file, bytes: new TextEncoder().encode(text) }));
}

/** The package of a new widget. @param libraries content of those in `LIBRARY_NAMES`, in their order */
export function packedStarter(
  starter: Starter,
  widget: NewWidget,
  libraries: readonly Uint8Array[]
): Promise<Uint8Array> {
  const lib = LIBRARY_NAMES.map((name, at) => ({ name: `lib/${name}`, bytes: libraries[at]! }));
  return writePackage([...starterFiles(starter, widget), ...lib]);
}

/** A package under another SpotIdentifier, otherwise as it is; undefined: it cannot be read. */
export async function copiedPackage(packed: Uint8Array, identifier: string): Promise<Uint8Array | undefined> {
  const { files = [] } = await readPackage(packed);
  const definition = fileNamed(files, 'ascData.json');
  if (!definition) return undefined;
  const source = new TextDecoder('utf-8', { ignoreBOM: true }).decode(definition.bytes);
  return writePackage(files, editText(source, [{ op: 'set', pointer: '/SpotIdentifier', value: identifier }]));
}

/** The definition with names and texts in this language, and the others as its translations. */
function inLanguage(source: string, starter: Starter, language: MessageLanguage): string {
  const spoken = SOURCES[`${FOLDER}${starter}/texts/${language}.json`];
  if (spoken === undefined) return source;
  const texts = JSON.parse(spoken) as Readonly<Record<string, string>>;
  const { Elements: elements = [] } = dataOf(source) as AscData;
  const values = elements.flatMap(({ Id, Value }) =>
    isTexts(Value) ? [[Id, Value.map(({ Text }) => ({ Text: texts[Text] ?? Text }))] as const] : []
  );
  return editText(
    replaceValues(source, new Map(values)),
    elements.flatMap((element, at) => renamed(element, `/Elements/${at}`, language))
  );
}

const isTexts = (value: unknown): value is readonly { readonly Text: string }[] =>
  Array.isArray(value) && value.every((entry) => isRecord(entry) && typeof entry.Text === 'string');

function renamed({ DisplayName, Translations = {} }: AscElement, at: string, language: MessageLanguage) {
  const { [language]: own, ...others } = Translations;
  return [
    { op: 'set' as const, pointer: `${at}/DisplayName`, value: own?.DisplayName ?? DisplayName },
    { op: 'set' as const, pointer: `${at}/Translations`, value: { [WRITTEN_IN]: { DisplayName }, ...others } }
  ];
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (char) => ESCAPES[char]!);
