import { parseArgs, type ParseArgsConfig } from 'node:util';
import { MESSAGE_LANGUAGES } from '../lib/language/languages.js';

/** Wrong use of the command, or a file that cannot be read: one sentence, exit code 2. */
export class UsageError extends Error {}

const [DEFAULT_LANGUAGE] = MESSAGE_LANGUAGES;
const LANGUAGE_OPTION = `--language ${MESSAGE_LANGUAGES.join('|')}`;
const LANGUAGE_HELP = `      ${LANGUAGE_OPTION.padEnd(22)} language of the findings and changes; everything else is in English (default ${DEFAULT_LANGUAGE})`;

export const HELP = `ascdata - starts and checks dashboard widgets, copies stores

Usage
  ascdata init <new folder> [options]
      Writes a widget that runs at once, with the libraries. At its end, main.js lists every setting that it does not read.
      --from blank|text-board|list|key-figure
                             what it starts from (default blank)
      --name <text>          what it is called (default the name of the folder)
      --identifier <text>    its SpotIdentifier (default one made of the name)
      ${LANGUAGE_OPTION.padEnd(22)} language of its settings and texts (default ${DEFAULT_LANGUAGE})

  ascdata check <package.dash.zip | folder | ascData.json>... [options]
      Prints what is wrong, with its place. Exit code 1 if there is an error.
      --max-warnings <N>     exit code 1 also with more than N warnings in all
      --format pretty|json   default pretty; json: an array of {severity, code, pointer, line, column, message,
                             fix, consequences}; of several files one line each, {"file", "findings"}
      --platform <version>   platform version to check against, 11.0.0 to 12.0 (default 12.0)
${LANGUAGE_HELP}
      --fix                  mends findings on Conditions in the ascData.json, where there is one way and it changes nothing
                             that is shown; says what it left. json: {"fixed", "left", "findings"}
      --fix=all              also where the one way changes what is shown, and says how; and the fixes of all other findings,
                             of keys, DataTypes, Values and versions. Still leaves what has more than one way
      An ascdata.config.json beside the definition says which findings count, and why: {"findings": {code: {"severity":
      "off|info|warning|error", "reason"}}, "elements": {Id: {code: ...}}}.

  ascdata conditions <file>... [options]
      Prints which elements are hidden by their Conditions.
      --set <Id>=<json>      a Value other than the one in the file; can be repeated
      --format pretty|json   json: one line per file, {"file": ..., "hidden": [Id, ...]}

  ascdata states <file>... [options]
      Prints every set of hidden elements that Values can produce, the present one first, each with what to set for it.
      --expand <N>           list up to N of them (default 2000); where settings are independent of each other, their
                             states are counted by components and not multiplied out any further
      --format pretty|json   json: one line per file, {"file", "complete", "count", "states": [{"set", "hidden"}],
                             "components"?, "reason"?}; "today" with a state that needs another date

  ascdata why <file> <Id> [options]
      Prints why an element is hidden or shown, and the smallest changes that show or hide it, each with what else it flips.
      --set <Id>=<json>      a Value other than the one in the file; can be repeated
      --format pretty|json   json: {"id", "hidden", "conditions": [{"target", "operator", "expected", "value", "met"}],
                             "show": [[{"id", "value"}]], "hide": [[{"id", "value"}]], "effects": [{"shows", "hides"}]}

  ascdata test <folder | ascData.json>... [options]
      Replays the tests in the conditions.tests.json beside each definition: [{"name", "set": {Id: Value}, "shown"?: [Id],
      "hidden"?: [Id], "today"?}]. With "hidden" alone all others must be shown. Exit code 1 if one fails, 2 if a file
      cannot be read.
      --generate             adds the fewest tests that fail for every mistake in a rule
      --format pretty|json   json: one line per definition, {"file", "passed", "failed", "tests": [{"name", "passed",
                             "wrong"?, "gone"?, "unusable"?}]}

  ascdata diff <old> <new> [options]
      Prints what differs between two versions (packages, folders, definitions), as Replace does, and which sets of hidden
      elements appear and vanish; renamed Ids are followed.
      --fail-on set-aside|breaking
                             exit code 1, naming the changes: after which Replace may set stored Values aside (a setting is
                             gone, of another DataType, or stricter); breaking: also after which others may not work (another
                             Id of a setting or SpotIdentifier, a higher ApiVersion)
      --format pretty|json   json: the comparison with "conditions": {"equal", "complete", "appear": [{"set", "hidden"}],
                             "vanish": [...]}
${LANGUAGE_HELP}

  ascdata i18n status <file>... [--format pretty|json]
      Prints what is translated into each language of a file. json: one line per file, {"file", "languages": {code: {"total",
      "translated", "missing": [{"element", "kind": "name|entry|pattern", "entry"?}], "stale": [keys without a text]}}}

  ascdata i18n export <file>... --language <code> [--format json|xliff12|xliff2|csv]
      Prints every text with its translation. json (default, of one file): [{"element", "kind", "entry"?, "source",
      "target"}]. The language can be left out where the file has one.

  ascdata i18n import <package.dash.zip | folder | ascData.json>... <texts> [--language <code>] [options]
      Writes the translations of such a file into the widgets, and lists what is new and changed. Everything else stays as it
      is. XLIFF says its language, JSON and most CSV do not. Exit code 1 if a text is not in the definition, has an error, or
      changed here and in the file since it was exported: then the one here stays.
      --take-file            takes those texts of the file
      --remove               removes translations that are empty in the file; without it they stay
      --out <file>           writes a new package or ascData.json and leaves the old one as it is
      --dry-run              only says what would change
      --format <format>      as in export; not needed, since the content of the file says it

  ascdata backup --to <new folder>
      Copies the store that DATABASE_URL or DATA_DIR (default ./data) names, as it is at this moment, and checks the copy. A
      server may be working on it.

  ascdata restore --from <folder of a backup>
      Compares a backup with its manifest, copies it into the empty place that DATABASE_URL or DATA_DIR names, and checks it.
      No server may use that place. Broken off, it goes on where it was when it is run again.
      --without-manifest     restores a folder that has none, such as a copied data folder

  ascdata move --from <folder | postgres://...> --to <folder | postgres://...>
      Copies a whole store into an empty place and compares both. No server may use either of them. Broken off, it goes on
      where it was when it is run again.

  ascdata --help | --version

Exit codes: 0 fine, 1 an error was found or a test failed, 2 wrong use or unreadable file.
`;

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads the arguments of one command. Unknown options and options without their value throw UsageError; after `--`
 * everything is a file.
 */
export function readArguments<T extends Options>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(`${sentence.replace(/\.$/, '')}. See ascdata --help.`);
  }
}

/** The arguments, with this value for an option without one (`--fix`). */
export function withDefault(args: readonly string[], option: string, value: string): string[] {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  return args.map((arg, at) => (at < end && arg === `--${option}` ? `${arg}=${value}` : arg));
}

/** One of a few words; undefined gives the first of them. */
export function choice<T extends string>(option: string, value: string | undefined, allowed: readonly [T, ...T[]]): T {
  if (value === undefined) return allowed[0];
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new UsageError(`--${option} must be ${allowed.join(' or ')}, not “${value}”.`);
  return found;
}

/** A whole number from `least` on; undefined if the option is not given. */
export function numberFrom(least: 0 | 1, option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,7}$/.test(value) || Number(value) < least)
    throw new UsageError(`--${option} must be a number from ${least} to 9999999, not “${value}”.`);
  return Number(value);
}
