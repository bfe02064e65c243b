import { join } from 'node:path';
import { decode, elementsOf, parse } from '../lib/ascdata/document.js';
import { isRecord, own } from '../lib/ascdata/elements.js';
import type { TextKey } from '../lib/ascdata/texts/textKey.js';
import { widgetTexts, withTexts } from '../lib/ascdata/texts/widgetTexts.js';
import { registry } from '../lib/datatypes/registry.js';
import { compareImport, type ComparedText, type Verdict } from '../lib/exchange/compare.js';
import { problemText } from '../lib/exchange/problemText.js';
import { readExchange } from '../lib/exchange/read.js';
import type { ExchangeFile, ExchangeText } from '../lib/exchange/types.js';
import { fileNamed, type PackageFile } from '../lib/package/files.js';
import { writePackage } from '../lib/package/write.js';
import { definitionIn } from './definition.js';
import { printable } from './frame.js';
import { readFileAt, readInput } from './input.js';
import type { Io } from './io.js';
import { TEXT_FORMATS } from './textFormats.js';
import { choice, readArguments, UsageError } from './usage.js';
import { writeWhole } from './writeWhole.js';

/** `ascdata i18n import`: writes the translations of a file into the widgets they belong to. Returns the exit code. */
export async function importTexts(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, {
    format: { type: 'string' },
    language: { type: 'string' },
    out: { type: 'string' },
    'dry-run': { type: 'boolean' },
    'take-file': { type: 'boolean' },
    remove: { type: 'boolean' }
  });
  // The content of the file determines its format.
  choice('format', values.format, TEXT_FORMATS);
  const [paths, file] = [positionals.slice(0, -1), positionals.at(-1)];
  if (paths.length === 0 || file === undefined) {
    throw new UsageError('Which files? ascdata i18n import <package.dash.zip | folder | ascData.json>... <texts>');
  }
  if (values.out !== undefined && paths.length > 1) throw new UsageError('--out takes one widget.');
  const given = await textsIn(file);
  const isTaken = takenBy({ takesFile: values['take-file'] === true, removes: values.remove === true });
  const plans = await Promise.all(
    paths.map(async (path) =>
      planOf(await editable(path, values.out), given, { file, isTaken, language: values.language })
    )
  );
  for (const plan of plans) if (!values['dry-run']) await plan.write();
  for (const plan of plans) tell(plan, values['dry-run'] === true, io);
  return plans.some(({ texts }) => texts.some((text) => isLeftOut(text, isTaken))) ? 1 : 0;
}

type IsTaken = (text: ComparedText) => boolean;

/** Whether the text of the file is used. A conflicting or removed one needs an option; otherwise ours stays. */
const takenBy =
  ({ takesFile, removes }: { readonly takesFile: boolean; readonly removes: boolean }): IsTaken =>
  ({ verdict }) =>
    verdict === 'new' ||
    verdict === 'changed' ||
    (verdict === 'conflicting' && takesFile) ||
    (verdict === 'removed' && removes);

/** Whether a text of the file is left out: it is unknown here, or conflicts with ours and ours stays. */
const isLeftOut = (text: ComparedText, isTaken: IsTaken): boolean =>
  text.verdict === 'unknown' || (text.verdict === 'conflicting' && !isTaken(text));

/** What a file does to one widget. */
interface Plan {
  readonly path: string;
  /** Of the widget. */
  readonly total: number;
  readonly texts: readonly ComparedText[];
  readonly isTaken: IsTaken;
  /** @throws UsageError it cannot be written */
  write(): Promise<void>;
}

function planOf(
  { path, text, write }: Editable,
  given: ExchangeFile,
  { file, isTaken, language: wanted }: { file: string; isTaken: IsTaken; language: string | undefined }
): Plan {
  const { data } = parse(text);
  const id = isRecord(data) ? String(own(data, 'SpotIdentifier') ?? '') : '';
  const language = wanted ?? given.language;
  if (language === '') throw new UsageError('Which language? Add --language <code>.');
  const present = widgetTexts(elementsOf(data), language, registry).map(({ source, target, ...key }) => ({
    ...{ key, source, target },
    state: target === '' ? ('toDo' as const) : ('toReview' as const)
  }));
  const texts = compareImport([{ id, texts: present }], ofWidget(given, id, file))
    .flatMap((widget) => widget.texts)
    .map(withoutState);
  const changes = texts.filter(isTaken).map(({ found }) => ({ ...found.key, target: found.target }));
  const { text: written } = withTexts(text, language, changes, registry);
  const isSame = written === text;
  return { path, total: present.length, texts, isTaken, write: () => (isSame ? Promise.resolve() : write(written)) };
}

/** A package stores no states: a text that is only reviewed in the file counts as the same. */
const withoutState = (text: ComparedText): ComparedText =>
  text.present?.target === text.found.target ? { ...text, verdict: 'same' } : text;

/** The part of a file that belongs to this widget. @throws UsageError the file has only other widgets */
function ofWidget(given: ExchangeFile, id: string, file: string): ExchangeFile {
  const { widgets } = given;
  const own =
    widgets.find((widget) => widget.id === id) ??
    (widgets.length === 1 && widgets[0]?.id === '' ? widgets[0] : undefined);
  if (own) return { ...given, widgets: [{ ...own, id }] };
  const ids = widgets.slice(0, 3).map((widget) => widget.id);
  throw new UsageError(`${file} has no texts of ${id}, only of ${ids.join(', ') || 'no widget at all'}.`);
}

const LISTED: readonly Verdict[] = ['conflicting', 'removed', 'changed', 'new'];
/** Options that make the file's text win. */
const OPTIONS: Readonly<Partial<Record<Verdict, string>>> = { conflicting: '--take-file', removed: '--remove' };

function tell({ path, total, texts, isTaken }: Plan, isDryRun: boolean, io: Io): void {
  const of = (verdict: Verdict): ComparedText[] => texts.filter((text) => text.verdict === verdict);
  for (const { found } of of('unknown')) io.err(`ascdata: ${printable(`${path} has no text ${named(found.key)}`)}\n`);
  const taken = texts.filter(isTaken);
  const removed = taken.filter(({ found }) => found.target === '').length;
  io.out(
    `${printable(path)}: ${taken.length} of ${total} texts ${isDryRun ? 'would change' : 'changed'}` +
      `${removed > 0 ? ` (${removed} removed)` : ''}, ${of('unknown').length} unknown, ${of('same').length} the same\n`
  );
  for (const verdict of LISTED) {
    for (const text of of(verdict)) io.out(`  ${printable(lineOf(text, isTaken(text)))}\n`);
  }
}

/** `conflicting: Size, name: “Größe” stays; the file has “Umfang” (--take-file)`. */
function lineOf({ verdict, found, present, isOtherSource }: ComparedText, isTaken: boolean): string {
  const start = `${verdict}: ${named(found.key)}: `;
  const end = isOtherSource ? '; made from another source' : '';
  const [ours, theirs] = [`“${present?.target ?? ''}”`, found.target === '' ? 'no text' : `“${found.target}”`];
  if (!isTaken) return `${start}${ours} stays; the file has ${theirs} (${OPTIONS[verdict] ?? ''})${end}`;
  return `${start}${present?.target ? `${ours} → ` : ''}${theirs}${end}`;
}

/** A text in words: `Size, entry “very large”`. */
export function named({ element, kind, entry }: TextKey): string {
  return kind === 'entry' ? `${element}, entry “${entry}”` : `${element}, ${kind}`;
}

/** A definition that can be written. */
interface Editable {
  readonly path: string;
  readonly text: string;
  /** @throws UsageError it cannot be written */
  write(text: string): Promise<void>;
}

/**
 * The definition at a path: of a package or folder, or the file itself. @throws UsageError it does not exist, or cannot be
 * changed
 */
async function editable(path: string, out: string | undefined): Promise<Editable> {
  const input = await readInput(path);
  const isFolder = input.kind === 'package' && input.fileName === undefined;
  if (isFolder && out !== undefined)
    throw new UsageError('--out is for a package or an ascData.json, not for a folder.');
  const files = input.kind === 'package' ? (input.files ?? []) : [];
  const bytes = input.kind === 'definition' ? input.bytes : fileNamed(files, 'ascData.json')?.bytes;
  if (!bytes) throw new UsageError(`${path} holds no ascData.json that can be read.`);
  definitionIn(bytes, path);
  const { text, encoding, findings } = decode(bytes);
  if (encoding !== 'utf-8' || findings.length + parse(text).findings.length > 0) {
    throw new UsageError(`${path} cannot be changed safely: ascdata check says why.`);
  }
  const place = out ?? (isFolder ? join(path, 'ascData.json') : path);
  const isPackage = input.kind === 'package' && !isFolder;
  return {
    path,
    text,
    write: async (written) => writeWhole(place, isPackage ? await packed(files, written) : written)
  };
}

const packed = (files: readonly PackageFile[], text: string): Promise<Uint8Array> => writePackage(files, text);

/** The translations in a file from `export`, in any format. @throws UsageError it contains something else */
async function textsIn(file: string): Promise<ExchangeFile> {
  const bytes = await readFileAt(file);
  if (!bytes) throw new UsageError(`${file} cannot be read: there is no such file or folder.`);
  const { text } = decode(bytes);
  if (/^\s*[[{]/.test(text)) {
    return { format: 'csv', language: '', widgets: [{ id: '', name: '', texts: listed(text, file) }] };
  }
  const read = readExchange(text);
  if (read.ok) return read.file;
  const { line, column } = read.problem;
  throw new UsageError(`${file} cannot be read: ${problemText(read.problem, 'en')} (line ${line}, column ${column})`);
}

/** The form of `export --format json`. */
function listed(text: string, file: string): ExchangeText[] {
  const { data, findings } = parse(text);
  if (!Array.isArray(data)) {
    const at = findings[0] ? ` (line ${findings[0].line}, column ${findings[0].column})` : '';
    throw new UsageError(`${file} is no list of texts${at}. ascdata i18n export --format json prints one.`);
  }
  return data.map((row: unknown, at) => {
    const text = isRecord(row) ? textOf(row) : undefined;
    if (text) return text;
    throw new UsageError(`Text ${at + 1} in ${file} has no usable "element", "kind", "entry" or "target".`);
  });
}

function textOf(row: Record<string, unknown>): ExchangeText | undefined {
  const [element, kind, entry, target, source] = ['element', 'kind', 'entry', 'target', 'source'].map((key) =>
    own(row, key)
  );
  if (typeof element !== 'string' || typeof target !== 'string') return undefined;
  const text = { source: typeof source === 'string' ? source : '', target, comments: [] };
  const state = target === '' ? ('toDo' as const) : ('toReview' as const);
  if (kind === 'entry')
    return typeof entry === 'string' ? { ...text, state, key: { element, kind, entry } } : undefined;
  return kind === 'name' || kind === 'pattern' ? { ...text, state, key: { element, kind } } : undefined;
}
