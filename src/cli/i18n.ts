import { isRecord, own } from '../lib/ascdata/elements.js';
import { textId, textKey, type TextKey } from '../lib/ascdata/texts/textKey.js';
import { widgetTexts } from '../lib/ascdata/texts/widgetTexts.js';
import { languagesOf } from '../lib/ascdata/translations.js';
import { coverageOf } from '../lib/ascdata/texts/coverage.js';
import { registry } from '../lib/datatypes/registry.js';
import type { AscElement } from '../lib/ascdata/types.js';
import type { ExchangeState, ExchangeWidget } from '../lib/exchange/types.js';
import { writeExchange } from '../lib/exchange/write.js';
import { collectUsageErrors, readDefinition, reportUsageErrors } from './definition.js';
import { jsonText, printable } from './frame.js';
import { importTexts, languageIn, named } from './i18nImport.js';
import { pathsOrHere } from './input.js';
import type { Command } from './command.js';
import type { Io } from './io.js';
import { TEXT_FORMATS } from './textFormats.js';
import { choice, readArguments, UsageError } from './usage.js';

/** `ascdata i18n`. */
export const i18nCommand: Command = { run };

const ACTIONS = ['status', 'export', 'import'] as const;

/** `ascdata i18n status|export|import`: reports on, exports and imports the texts of definitions. Returns the exit code. */
async function run(args: readonly string[], io: Io): Promise<number> {
  const [action, ...rest] = args;
  if (action === 'status') return status(rest, io);
  if (action === 'export') return exportTexts(rest, io);
  if (action === 'import') return importTexts(rest, io);
  throw new UsageError(
    `ascdata i18n takes ${ACTIONS.join(', ').replace(/, (?=[^,]*$)/, ' or ')}; see ascdata i18n --help.`
  );
}

/**
 * Prints, per file and language, how many texts are translated, which are missing, and which translations belong to no text.
 */
async function status(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, { format: { type: 'string' } });
  const format = choice('format', values.format, ['pretty', 'json']);
  const wrong: UsageError[] = [];
  for (const file of await pathsOrHere(positionals)) {
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
        io.out(jsonText({ file, languages: Object.fromEntries(languages) }));
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

/** The texts of files in one language, for translators or programs. */
async function exportTexts(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, { format: { type: 'string' }, language: { type: 'string' } });
  const format = choice('format', values.format, TEXT_FORMATS);
  const paths = await pathsOrHere(positionals);
  if (format === 'json' && paths.length > 1) {
    throw new UsageError('json holds the texts of one file. Add --format xliff12, xliff2 or csv for several.');
  }
  const definitions = await Promise.all(paths.map(readDefinition));
  const [one] = definitions;
  const known = languagesOf(one?.elements ?? []);
  const language = values.language === undefined ? onlyLanguage(known, paths[0]!) : languageIn(known, values.language);
  const widgets = definitions.map(({ data, elements }) =>
    widgetOf(isRecord(data) ? String(own(data, 'SpotIdentifier') ?? '') : '', elements, language)
  );
  io.out(writeExchange({ format, language, widgets }));
  return 0;
}

/** A package stores no reviews, so each translation counts as still to be reviewed. */
function widgetOf(id: string, elements: readonly AscElement[], language: string): ExchangeWidget {
  const missing = new Set(coverageOf(elements, language, registry).missing.map((place) => textId(textKey(place))));
  const stateOf = (key: TextKey, target: string): ExchangeState => {
    if (target !== '') return 'toReview';
    return missing.has(textId(key)) ? 'toDo' : 'inherited';
  };
  const texts = widgetTexts(elements, language, registry).map(({ source, target, ...key }) => ({
    ...{ key, source, target, comments: [] },
    state: stateOf(key, target)
  }));
  return { id, name: id, texts };
}

function onlyLanguage(languages: readonly string[], file: string): string {
  const [only] = languages;
  if (only !== undefined && languages.length === 1) return only;
  const known = languages.length === 0 ? 'It has none yet.' : `It has ${languages.join(', ')}.`;
  throw new UsageError(`Which language of ${file}? Add --language <code>. ${known}`);
}
