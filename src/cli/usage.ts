import { parseArgs, type ParseArgsConfig } from 'node:util';
import { mostSimilar } from '../lib/ascdata/similarWords.js';
import { MESSAGE_LANGUAGES } from '../lib/language/languages.js';

/** Wrong use of the command, or a file that cannot be read: one sentence, exit code 2. */
export class UsageError extends Error {}

export const [DEFAULT_LANGUAGE] = MESSAGE_LANGUAGES;

/** Where `ascdata dev` looks first for a port. */
export const FIRST_PORT = 3000;

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
    const [, unknown] = /^Unknown option '--([^']+)'/.exec(sentence) ?? [];
    const likely = unknown === undefined ? undefined : mostSimilar(unknown, Object.keys(options));
    const more = likely === undefined ? 'See --help.' : `Did you mean --${likely}?`;
    throw new UsageError(`${sentence.replace(/\.$/, '')}. ${more}`);
  }
}

/** The arguments, with this value for an option without one (`--fix`). */
export function withDefault(args: readonly string[], option: string, value: string): string[] {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  return args.map((arg, at) => (at < end && arg === `--${option}` ? `${arg}=${value}` : arg));
}

/** A text as one word of a command that somebody copies into a terminal. */
export function shellWord(text: string): string {
  if (/^[\w./\\:@+][\w./\\:@+-]*$/.test(text)) return text;
  return process.platform === 'win32' ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`;
}

/** One of a few words; undefined gives the first of them. */
export function choice<T extends string>(option: string, value: string | undefined, allowed: readonly [T, ...T[]]): T {
  if (value === undefined) return allowed[0];
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new UsageError(`--${option} must be ${allowed.join(' or ')}, not “${value}”.`);
  return found;
}

/** A whole number from `least` on; undefined if the option is not given. */
export function numberFrom(
  least: 0 | 1,
  option: string,
  value: string | undefined,
  most = 9_999_999
): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,7}$/.test(value) || Number(value) < least || Number(value) > most)
    throw new UsageError(`--${option} must be a number from ${least} to ${most}, not “${value}”.`);
  return Number(value);
}
