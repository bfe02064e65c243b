import { join } from 'node:path';
import { isRecord, own } from '../lib/ascdata/elements.js';
import { textKey, type TextKey } from '../lib/ascdata/texts/textKey.js';
import { widgetTexts, withTexts, type TextChange, type WidgetText } from '../lib/ascdata/texts/widgetTexts.js';
import { decode, elementsOf, parse } from '../lib/ascdata/document.js';
import { coverageOf, languagesOf } from '../lib/ascdata/translations.js';
import { registry } from '../lib/datatypes/registry.js';
import { problemText } from '../lib/exchange/problemText.js';
import { readExchange } from '../lib/exchange/read.js';
import type { ExchangeFile, ExchangeFormat } from '../lib/exchange/types.js';
import { writeExchange } from '../lib/exchange/write.js';
import { fileNamed } from '../lib/package/files.js';
import { definitionIn, collectUsageErrors, readDefinition, reportUsageErrors } from './definition.js';
import { printable } from './frame.js';
import { readFileAt, readInput } from './input.js';
import type { Io } from './io.js';
import { choice, readArguments, UsageError } from './usage.js';
import { writeWhole } from './writeWhole.js';

const ACTIONS = ['status', 'export', 'import'] as const;
const FORMATS = ['json', 'xliff12', 'xliff2', 'csv'] as const;

/** `ascdata i18n status|export|import`: the texts of definitions, out and in. Gives the exit code. */
export async function i18nCommand(args: readonly string[], io: Io): Promise<number> {
  const [action, ...rest] = args;
  if (action === 'status') return status(rest, io);
  if (action === 'export') return exportTexts(rest, io);
  if (action === 'import') return importTexts(rest, io);
  throw new UsageError(`ascdata i18n takes ${ACTIONS.join(', ').replace(/, (?=[^,]*$)/, ' or ')}; see ascdata --help.`);
}

/** Per file and language: how many texts there are, which are missing, and which keys belong to no text. */
async function status(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, { format: { type: 'string' } });
  const format = choice('format', values.format, ['pretty', 'json']);
  if (positionals.length === 0) throw new UsageError('Which files? ascdata i18n status <file>...');
  const wrong: UsageError[] = [];
  for (const file of positionals) {
    await collectUsageErrors(wrong, async () => {
      const { elements } = await readDefinition(file);
      const rows = languagesOf(elements).map((language) => coverageOf(elements, language, registry));
      if (format === 'json') {
        const languages = rows.map(({ language, total, missing, stale }) => [
          language,
          {
            total,
            translated: total - missing.length,
            missing: missing.map(textKey),
            stale: stale.map(({ key }) => key)
          }
        ]);
        io.out(`${JSON.stringify({ file, languages: Object.fromEntries(languages) })}\n`);
        return;
      }
      io.out(`${printable(file)}: ${rows.length === 0 ? 'no translations' : ''}\n`);
      for (const { language, total, missing, stale } of rows) {
        io.out(`  ${printable(language)}: ${total - missing.length} of ${total} translated\n`);
        for (const place of missing) io.out(`    missing: ${printable(named(textKey(place)))}\n`);
        for (const { id, key } of stale) io.out(`    without a text: ${printable(`${id}, ${key}`)}\n`);
      }
    });
  }
  return reportUsageErrors(wrong, io);
}

/** A text in words: `Size, entry “very large”`. */
function named({ element, kind, entry }: TextKey): string {
  return kind === 'entry' ? `${element}, entry “${entry}”` : `${element}, ${kind}`;
}

/** The texts of a file in one language, for translators or programs. */
async function exportTexts(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, { format: { type: 'string' }, language: { type: 'string' } });
  const format = choice('format', values.format, FORMATS);
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError('Which file? ascdata i18n export <file>');
  const { data, elements } = await readDefinition(file);
  const language = values.language ?? onlyLanguage(languagesOf(elements), file);
  const texts = widgetTexts(elements, language, registry);
  const id = isRecord(data) ? String(own(data, 'SpotIdentifier') ?? '') : '';
  io.out(
    format === 'json' ? `${JSON.stringify(texts, null, 2)}\n` : writeExchange(fileOf(id, texts, language, format))
  );
  return 0;
}

/** What a package says of states is whether there is a text: nobody has reviewed it here. */
function fileOf(id: string, texts: readonly WidgetText[], language: string, format: ExchangeFormat): ExchangeFile {
  const exchanged = texts.map(({ source, target, ...key }) => ({
    ...{ key, source, target, comments: [] },
    state: target === '' ? ('toDo' as const) : ('toReview' as const)
  }));
  return { format, language, widgets: [{ id, name: id, texts: exchanged }] };
}

function onlyLanguage(languages: readonly string[], file: string): string {
  const [only] = languages;
  if (only !== undefined && languages.length === 1) return only;
  const known = languages.length === 0 ? 'It has none yet.' : `It has ${languages.join(', ')}.`;
  throw new UsageError(`Which language of ${file}? Add --language <code>. ${known}`);
}

/** Writes translations of a file into the definition they belong to. */
async function importTexts(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, {
    format: { type: 'string' },
    language: { type: 'string' },
    'dry-run': { type: 'boolean' }
  });
  // What the file holds says its format.
  choice('format', values.format, FORMATS);
  const [path, file] = positionals;
  if (path === undefined || file === undefined || positionals.length > 2) {
    throw new UsageError('Which files? ascdata i18n import <folder | ascData.json> <texts>');
  }
  const { place, text } = await editable(path);
  const given = await textsIn(file, String(own(parse(text).data as object, 'SpotIdentifier') ?? ''));
  const language = values.language ?? given.language;
  if (language === '') throw new UsageError('Which language? Add --language <code>.');
  const before = widgetTexts(elementsOf(parse(text).data), language, registry);
  const { text: written, unknown } = withTexts(text, language, given.changes, registry);
  const after = widgetTexts(elementsOf(parse(written).data), language, registry);
  const changed = after.filter(({ target }, at) => target !== before[at]?.target).length;
  const removed = after.filter(({ target }, at) => target === '' && (before[at]?.target ?? '') !== '').length;
  if (written !== text && !values['dry-run']) await writeWhole(place, written);
  for (const each of unknown) io.err(`ascdata: ${printable(`${path} has no text ${named(each)}`)}\n`);
  const verb = values['dry-run'] ? 'would change' : 'changed';
  io.out(
    `${printable(path)}: ${changed} of ${after.length} texts ${verb}${removed > 0 ? ` (${removed} removed)` : ''}, ${unknown.length} unknown\n`
  );
  return unknown.length > 0 ? 1 : 0;
}

/** The text of the ascData.json at a path that can be written. @throws UsageError it is in a package, or is not there */
async function editable(path: string): Promise<{ place: string; text: string }> {
  const input = await readInput(path);
  if (input.kind === 'package' && input.fileName !== undefined) {
    throw new UsageError(`${path} is a package; import writes an ascData.json. Unpack it, then use the folder.`);
  }
  const place = input.kind === 'definition' ? path : join(path, 'ascData.json');
  const bytes = input.kind === 'definition' ? input.bytes : fileNamed(input.files ?? [], 'ascData.json')?.bytes;
  if (!bytes) throw new UsageError(`${path} holds no ascData.json that can be read.`);
  definitionIn(bytes, path);
  const { text, encoding, findings } = decode(bytes);
  if (encoding !== 'utf-8' || findings.length + parse(text).findings.length > 0) {
    throw new UsageError(`${path} cannot be changed safely: ascdata check says why.`);
  }
  return { place, text };
}

/** What a file for translators holds for one widget. */
interface GivenTexts {
  /** '' if the file does not say. */
  readonly language: string;
  readonly changes: readonly TextChange[];
}

/** The translations in a file that `export` wrote, in whatever format. @throws UsageError it holds something else */
async function textsIn(file: string, widget: string): Promise<GivenTexts> {
  const bytes = await readFileAt(file);
  if (!bytes) throw new UsageError(`${file} cannot be read: there is no such file or folder.`);
  const { text } = decode(bytes);
  return /^\s*[[{]/.test(text) ? { language: '', changes: listed(text, file) } : exchanged(text, file, widget);
}

function exchanged(text: string, file: string, widget: string): GivenTexts {
  const read = readExchange(text);
  if (!read.ok) {
    const { line, column } = read.problem;
    throw new UsageError(`${file} cannot be read: ${problemText(read.problem, 'en')} (line ${line}, column ${column})`);
  }
  const { language, widgets } = read.file;
  const own = widgets.find(({ id }) => id === widget) ?? (widgets.length === 1 && widgets[0]?.id === '' && widgets[0]);
  if (!own) {
    const ids = widgets.slice(0, 3).map(({ id }) => id);
    throw new UsageError(`${file} has no texts of ${widget}, only of ${ids.join(', ') || 'no widget at all'}.`);
  }
  return { language, changes: own.texts.map(({ key, target }) => ({ ...key, target })) };
}

/** The form of `export --format json`. */
function listed(text: string, file: string): TextChange[] {
  const { data, findings } = parse(text);
  if (!Array.isArray(data)) {
    const at = findings[0] ? ` (line ${findings[0].line}, column ${findings[0].column})` : '';
    throw new UsageError(`${file} is no list of texts${at}. ascdata i18n export --format json prints one.`);
  }
  return data.map((row: unknown, at) => {
    const change = isRecord(row) ? changeOf(row) : undefined;
    if (!change)
      throw new UsageError(`Text ${at + 1} in ${file} has no usable "element", "kind", "entry" or "target".`);
    return change;
  });
}

function changeOf(row: Record<string, unknown>): TextChange | undefined {
  const [element, kind, entry, target] = ['element', 'kind', 'entry', 'target'].map((key) => own(row, key));
  if (typeof element !== 'string' || typeof target !== 'string') return undefined;
  if (kind === 'entry') return typeof entry === 'string' ? { element, kind, entry, target } : undefined;
  return kind === 'name' || kind === 'pattern' ? { element, kind, target } : undefined;
}
