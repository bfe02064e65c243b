import { isBlank } from '../lib/language/unseen.js';
import { join } from 'node:path';
import { decode, elementsOf, parse } from '../lib/ascdata/document.js';
import { isRecord, own } from '../lib/ascdata/elements.js';
import { severityOf } from '../lib/ascdata/severities.js';
import { canonicalLanguage, issueFinding } from '../lib/ascdata/translationRules.js';
import { languageAmong, languagesOf } from '../lib/ascdata/translations.js';
import type { TextKey } from '../lib/ascdata/texts/textKey.js';
import { widgetTexts, withTexts } from '../lib/ascdata/texts/widgetTexts.js';
import { messageInFile } from '../lib/ascdata/wording.js';
import { registry } from '../lib/datatypes/registry.js';
import { unacceptable } from '../lib/exchange/accept.js';
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
  const asked = { file, isTaken, language: wantedLanguage(values.language, given), isOnly: paths.length === 1 };
  const plans = await Promise.all(paths.map(async (path) => planOf(await editable(path, values.out), given, asked)));
  for (const plan of plans) if (!values['dry-run']) await plan.write();
  tellOfFile(given, plans, { file, io });
  for (const plan of plans) tell(plan, values['dry-run'] === true, io);
  return plans.some(({ texts }) => texts.some((text) => isLeftOut(text, isTaken) || isFaulty(text, isTaken))) ? 1 : 0;
}

/** The language to import into: the one asked for, else that of the file. @throws UsageError there is none */
function wantedLanguage(asked: string | undefined, given: ExchangeFile): string {
  // Tools write `pt_BR`.
  const language = asked ?? given.language.replaceAll('_', '-');
  if (language === '') throw new UsageError('Which language? Add --language <code>.');
  return language;
}

/** A language of a widget, however it is spelled, or another one. @throws UsageError it is no language code */
export function languageIn(known: readonly string[], language: string): string {
  const found = languageAmong(known, language) ?? canonicalLanguage(language);
  if (found !== undefined) return found;
  const meant = canonicalLanguage(language.replaceAll('_', '-'));
  throw new UsageError(`“${language}” is not a language code; codes look like ${meant ?? 'de or pt-BR'}.`);
}

const isRemoval = ({ target }: ExchangeText): boolean => isBlank(target);

type IsTaken = (text: ComparedText) => boolean;

/** Whether the text of the file is used. A conflicting or removed one needs an option; otherwise ours stays. */
const takenBy =
  ({ takesFile, removes }: { readonly takesFile: boolean; readonly removes: boolean }): IsTaken =>
  ({ verdict, found }) =>
    verdict === 'new' ||
    verdict === 'changed' ||
    (verdict === 'conflicting' && takesFile && (removes || !isRemoval(found))) ||
    (verdict === 'removed' && removes);

/** Whether a text of the file is left out: it is unknown here, lacks a part, or conflicts with ours and ours stays. */
const isLeftOut = (text: ComparedText, isTaken: IsTaken): boolean =>
  text.verdict === 'unknown' || text.verdict === 'incomplete' || (text.verdict === 'conflicting' && !isTaken(text));

/** Whether a text with an error is used. */
const isFaulty = (text: ComparedText, isTaken: IsTaken): boolean =>
  isTaken(text) && text.issues.some(({ code }) => severityOf(code) === 'error');

/** What a file does to one widget. */
interface Plan {
  readonly path: string;
  /** SpotIdentifier of the widget. */
  readonly id: string;
  readonly language: string;
  /** Whether the widget has no text in the language yet. */
  readonly isNew: boolean;
  /** The widget that the file names, if it is another one. */
  readonly assumed: string | undefined;
  /** Of the widget. */
  readonly total: number;
  readonly texts: readonly ComparedText[];
  readonly isTaken: IsTaken;
  /** @throws UsageError it cannot be written */
  write(): Promise<void>;
}

interface Asked {
  readonly file: string;
  readonly isTaken: IsTaken;
  readonly language: string;
  /** Whether there is no other widget that the file could mean. */
  readonly isOnly: boolean;
}

/** @throws UsageError the file is of another widget or language, or has a text that cannot be saved */
function planOf(
  { path, text, write }: Editable,
  given: ExchangeFile,
  { file, isTaken, isOnly, ...asked }: Asked
): Plan {
  const { data } = parse(text);
  const id = isRecord(data) ? String(own(data, 'SpotIdentifier') ?? '') : '';
  const elements = elementsOf(data);
  const known = languagesOf(elements);
  const language = languageIn(known, asked.language);
  const present = widgetTexts(elements, language, registry).map(({ source, target, ...key }) => ({
    ...{ key, source, target },
    state: target === '' ? ('toDo' as const) : ('toReview' as const)
  }));
  const ofIt = given.widgets.filter((widget) => widget.id === id);
  const compared = compareImport(
    [{ id, texts: present }],
    ofIt.length > 0 || !isOnly ? { ...given, widgets: ofIt } : given,
    language
  );
  if (!compared.some((widget) => widget.id === id)) {
    const ids = given.widgets.slice(0, 3).map((widget) => widget.id);
    throw new UsageError(`${file} has no texts of ${id}, only of ${ids.join(', ') || 'no widget at all'}.`);
  }
  const assumed = compared[0]?.assumed;
  const texts = compared.flatMap((widget) => widget.texts).map(withoutState);
  const reason = unacceptable(
    given.language,
    language,
    texts.map(({ verdict, found }) => ({ ...found, verdict }))
  );
  if (reason) throw new UsageError(`${file}: ${problemText(reason, 'en')}`);
  const changes = texts.filter(isTaken).map(({ found }) => ({ ...found.key, target: found.target }));
  const { text: written } = withTexts(text, language, changes, registry);
  const isSame = written === text;
  return {
    ...{ path, id, language, assumed, texts, isTaken },
    isNew: !known.includes(language),
    total: present.length,
    write: () => (isSame ? Promise.resolve() : write(written))
  };
}

/** A package stores no states: a text that is only reviewed in the file counts as the same. */
const withoutState = (text: ComparedText): ComparedText =>
  text.present?.target === text.found.target ? { ...text, verdict: 'same', issues: [] } : text;

const LISTED: readonly Verdict[] = ['conflicting', 'removed', 'incomplete', 'changed', 'new'];
/** Why ours stays: without an option that makes the file's text win, or because that is half a text. */
const REASONS: Readonly<Partial<Record<Verdict, string>>> = {
  conflicting: '--take-file',
  removed: '--remove',
  incomplete: 'not all of its segments are translated'
};

/** Texts of the file that are not used, in the sum of all. */
const STAYING = { conflicting: 'conflicting', removed: 'not removed', incomplete: 'incomplete' } as const;

/** Most other widgets of a file that are named. */
const MOST_NAMED = 10;

/** Says what concerns the whole file: that it is translated from another language, and the widgets that none of the plans is for. */
function tellOfFile(
  { otherSource, widgets }: ExchangeFile,
  plans: readonly Plan[],
  { file, io }: { readonly file: string; readonly io: Io }
): void {
  if (otherSource !== undefined)
    io.out(
      `${printable(`${file} is translated from ${otherSource}, not from English: where its source differs, its text is conflicting.`)}\n`
    );
  const further = plans.some(({ assumed }) => assumed !== undefined)
    ? []
    : widgets.filter((widget) => !plans.some(({ id }) => id === widget.id));
  if (further.length === 0) return;
  const names = further.slice(0, MOST_NAMED).map(({ id, name }) => name || id);
  if (further.length > names.length) names.push('…');
  const count = `${further.length} more widget${further.length === 1 ? '' : 's'}`;
  io.out(`${printable(`${file} also has texts of ${count}, which are left out: ${names.join(', ')}`)}\n`);
}

function tell({ path, language, isNew, assumed, total, texts, isTaken }: Plan, isDryRun: boolean, io: Io): void {
  const of = (verdict: Verdict): ComparedText[] => texts.filter((text) => text.verdict === verdict);
  for (const { found } of of('unknown')) io.err(`ascdata: ${printable(`${path} has no text ${named(found.key)}`)}\n`);
  if (assumed) io.out(`${printable(`${path} has all the texts of ${assumed}, which the file names.`)}\n`);
  const taken = texts.filter(isTaken);
  const removed = taken.filter(({ found }) => found.target === '').length;
  const kept = (['conflicting', 'removed', 'incomplete'] as const)
    .map((verdict) => ({ verdict, count: of(verdict).filter((text) => !isTaken(text)).length }))
    .map(({ verdict, count }) => (count > 0 ? `${count} ${STAYING[verdict]}, ` : ''))
    .join('');
  io.out(
    `${printable(path)}, ${language}${isNew ? ' (a new language)' : ''}: ` +
      `${taken.length} of ${total} texts ${isDryRun ? 'would change' : 'changed'}` +
      `${removed > 0 ? ` (${removed} removed)` : ''}, ${kept}${of('unknown').length} unknown, ${of('same').length} the same\n`
  );
  const left = leftOut(texts.filter(({ present }) => present));
  if (left) io.out(`  left out, because ascData.json cannot hold them: ${left}\n`);
  for (const verdict of LISTED) {
    for (const text of of(verdict)) {
      io.out(`  ${printable(lineOf(text, isTaken(text)))}\n`);
      for (const line of issuesOf(text, language)) io.out(`    ${printable(line)}\n`);
    }
  }
}

/** The comments and reviews of a file, in words; '' without any. */
function leftOut(texts: readonly ComparedText[]): string {
  const comments = texts.reduce((sum, { found }) => sum + found.comments.length, 0);
  const reviews = texts.filter(({ found }) => found.state === 'reviewed').length;
  const counted = (n: number, what: string) => (n === 0 ? [] : [`${n} ${what}${n === 1 ? '' : 's'}`]);
  return [...counted(comments, 'comment'), ...counted(reviews, 'review')].join(' and ');
}

/** What is found in a text of the file, each with its severity. */
function issuesOf({ found: { source, target }, present, issues }: ComparedText, language: string): string[] {
  const text = { source: present?.source ?? source, target };
  return issues.map((issue) => {
    const found = issueFinding(issue, text, language);
    return `${found.severity}: ${messageInFile(found, 'en')}`;
  });
}

/** `conflicting: Size, name: “Größe” stays; the file has “Umfang” (--take-file)`. */
function lineOf({ verdict, found, present, isOtherSource }: ComparedText, isTaken: boolean): string {
  const start = `${verdict}: ${named(found.key)}: `;
  const end = isOtherSource ? '; made from another source' : '';
  const [ours, theirs] = [`“${present?.target ?? ''}”`, isRemoval(found) ? 'no text' : `“${found.target}”`];
  const reason = `${REASONS[verdict] ?? ''}${verdict === 'conflicting' && isRemoval(found) ? ' --remove' : ''}`;
  if (!isTaken) return `${start}${ours} stays; the file has ${theirs} (${reason})${end}`;
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
  const read = readExchange(bytes);
  if (read.ok) return read.file;
  const { line, column, cell } = read.problem;
  const place = cell === undefined ? `column ${column}` : `cell ${cell}`;
  throw new UsageError(`${file} cannot be read: ${problemText(read.problem, 'en')} (line ${line}, ${place})`);
}
