import { dateInDigits, dateInWords } from './dates.js';
import type { Finding, FindingParams } from './findings.js';
import { listFormat } from '../language/formats.js';
import type { MessageLanguage } from '../language/languages.js';
import type { FindingTexts } from '../messages/findings.js';
import { numberInWords } from '../language/numbers.js';
import { plural } from '../language/plural.js';
import { isolated } from '../language/bidi.js';
import { quoted } from '../language/quoted.js';

/** Words of a language for parameters, and the text before an example. */
type Words = Readonly<Record<string, string>>;
type Form = (param: string | number, language: MessageLanguage, words: Words) => string;

/** The formats of parameters in a sentence, by the word after the colon. */
const forms: Readonly<Record<string, Form>> = {
  /** The word that the parameter names. */
  word: (param, _language, words) => (Object.hasOwn(words, param) ? words[param]! : isolated(String(param))),
  /** In quotation marks: a name. */
  quoted: (param, language) => quoted(String(param), language),
  /** Its lines, each in quotation marks. */
  eachQuoted: (param, language) =>
    String(param)
      .split('\n')
      .map((line) => quoted(line, language))
      .join(', '),
  /** How many more there are than those named before; empty if none. */
  andMore: (param, language, words) =>
    Number(param) === 0 ? '' : sentenceOf(words['and-more'] ?? '', { more: param }, language),
  /** The parts of a sum, `1 + 2`, as a list: “1 and 2”. */
  listed: (param, language) => listFormat(language, 'conjunction').format(String(param).split(' + ')),
  /** A date, or two with a slash between them. */
  date: shownExample,
  /** An invalid date, as typed. */
  digits: (param, language) => dateInDigits(String(param), language),
  /** A number that is a name (a line, a version), not an amount. */
  plain: (param) => String(param),
  /** An example of a usable Value; empty if there is none. */
  example: (param, language, words) =>
    param === '' ? '' : `${words['for-example'] ?? ''} ${shownExample(param, language)}`
};

/** People may leave out what a file needs. */
const NEEDED_IN_FILE: Readonly<Record<string, string>> = { date: 'date-in-file', range: 'range-in-file' };

/** Of Values, as a file has them: for developers. */
const inFile: Readonly<Record<string, Form>> = {
  word: (param, language, words) => forms.word!(NEEDED_IN_FILE[param] ?? param, language, words),
  date: (param) => String(param).replace(' ', 'T'),
  digits: (param) => String(param),
  example: (param, _language, words) => (param === '' ? '' : `${words['for-example'] ?? ''} ${param}`)
};

/**
 * A template as a sentence. `{name}` is replaced by the parameter (a number as the language writes it), `{name:form}` in one of
 * the {@link forms}, and `{count|file|files}` by the plural form for that number. Right-to-left text is isolated from the
 * sentence.
 * @param isInFile Values are shown as a file has them, `2026-11-20T08:30:00`, and not as people read them
 */
function sentenceOf(
  template: string,
  params: FindingParams,
  language: MessageLanguage,
  words: Words = {},
  isInFile = false
): string {
  const known = isInFile ? { ...forms, ...inFile } : forms;
  return template.replace(/\{(\w+)(?::(\w+)|\|([^}]*))?\}/g, (whole, name: string, form?: string, plurals?: string) => {
    const param = Object.hasOwn(params, name) ? params[name] : undefined;
    if (param === undefined) return whole;
    if (plurals !== undefined) return plural(Number(param), plurals.split('|'), language);
    if (form !== undefined && Object.hasOwn(known, form)) return known[form]!(param, language, words);
    return isInFile && isPartial(param) ? String(param) : shownNumber(param, language);
  });
}

/** What the sentence of a finding is made from. */
export type Said = Pick<Finding, 'code' | 'params' | 'setting'>;

/** The sentence of a finding; its code if it has none here. It begins with the setting, unless it names that anyway. */
export function findingSentence(
  { code, params, setting }: Said,
  { sentences, words }: FindingTexts,
  language: MessageLanguage,
  isInFile = false
): string {
  const text = Object.hasOwn(sentences, code) ? sentenceOf(sentences[code]!, params, language, words, isInFile) : code;
  if (!setting || Object.values(params).includes(setting.name)) return text;
  const { part } = setting;
  const place = part === undefined ? 'setting' : typeof part === 'number' ? 'setting-entry' : 'setting-member';
  return sentenceOf(words[place]!, { ...setting }, language) + text;
}

/** Not a count. */
const isPartial = (param: string | number): boolean => typeof param === 'number' && !Number.isInteger(param);

function shownNumber(param: string | number, language: MessageLanguage): string {
  return typeof param === 'number' ? numberInWords(param, language) : isolated(param);
}

function shownExample(param: string | number, language: MessageLanguage): string {
  if (typeof param === 'number') return numberInWords(param, language);
  if (!/^\d{4}-\d\d-\d\d/.test(param)) return isolated(param);
  return param
    .split('/')
    .map((date) => dateInWords(date.replace(' ', 'T'), language))
    .join(' – ');
}
