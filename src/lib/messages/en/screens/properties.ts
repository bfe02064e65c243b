import { grammarOf } from '../../../language/grammar.js';

const { anyOf, count, either, number, quote } = grammarOf('en');

type Forms = readonly [one: string, many: string];

/** “3 to 5 digits”. @param max Infinity: no end */
function counted(min: number, max: number, [one, many]: Forms): string {
  if (min === max) return count(min, one, many);
  if (max === Infinity) return min === 0 ? `any number of ${many}` : `${number(min)} or more ${many}`;
  if (min === 0) return `at most ${count(max, one, many)}`;
  return `${number(min)} to ${number(max)} ${many}`;
}

const CHARACTER: Forms = ['character', 'characters'];

/** Classes of characters. */
const SETS: Readonly<
  Record<
    'digit' | 'notDigit' | 'wordCharacter' | 'notWordCharacter' | 'blank' | 'notBlank' | 'capital' | 'small' | 'letter',
    Forms
  >
> = {
  digit: ['digit', 'digits'],
  notDigit: ['non-digit', 'non-digits'],
  wordCharacter: ['letter, digit or _', 'letters, digits or _'],
  notWordCharacter: ['sign that is no letter, digit or _', 'signs that are no letters, digits or _'],
  blank: ['blank', 'blanks'],
  notBlank: ['character that is no blank', 'characters that are no blanks'],
  capital: ['capital letter', 'capital letters'],
  small: ['small letter', 'small letters'],
  letter: ['letter', 'letters']
};

/** Parts of the properties of a setting. */
export default {
  rows: {
    titles: { Range: 'Range', Dates: 'Dates', Length: 'Length', Width: 'Width', Height: 'Height' } as Readonly<
      Record<string, string>
    >,
    /** Before the control of each, in a row that it shares. */
    inline: {
      Minimum: 'from',
      Maximum: 'to',
      StepSize: 'step',
      MinDate: 'from',
      MaxDate: 'to',
      MultilineSize: 'lines',
      MaxChars: 'characters',
      MinWidth: 'from',
      MaxWidth: 'to',
      MinHeight: 'from',
      MaxHeight: 'to'
    } as Readonly<Record<string, string>>,
    needs: (option: string) => `Has no effect without ${quote(option)}.`
  },
  moments: { none: 'any day', today: 'today', exact: 'a day' },
  entries: {
    title: 'Entries',
    count: (n: number) => number(n),
    entry: 'Entry',
    usedBy: 'Used by',
    nameOf: (n: number) => `Entry ${number(n)}`,
    textOf: (language: string, entry: string) => `${quote(entry)} in ${language}`,
    fresh: 'New entry',
    missing: 'missing',
    rules: (n: number) => count(n, 'rule', 'rules'),
    tests: (n: number) => count(n, 'test', 'tests'),
    widgets: (n: number) => count(n, 'widget', 'widgets'),
    taken: (entry: string) => `Another entry is called ${quote(entry)}.`,
    isNew: 'new',
    isDefault: 'default',
    drag: 'Drag to move',
    remove: (entry: string) => `Delete ${quote(entry)}`,
    dropNew: 'Drop the new entry',
    pasteHint: 'Paste several lines: one entry each',
    pasted: (n: number) => `${count(n, 'entry', 'entries')} added.`,
    leftOut: (n: number) => `${count(n, 'line', 'lines')} left out: the name is taken.`,
    moved: (entry: string, at: number, all: number) => `${entry}, ${number(at)} of ${number(all)}`,
    removed: (entry: string) => `${quote(entry)} was deleted.`,
    more: (n: number) => `and ${number(n)} more`
  },
  texts: {
    title: 'Texts',
    missing: (n: number) => `${number(n)} missing`,
    complete: 'complete',
    translations: 'Translations',
    language: 'Language',
    add: 'Add',
    entries: 'Entries',
    published: 'published',
    publishedNone: 'published without a text',
    take: 'take into the file',
    takeAll: (n: number) => `Take all ${number(n)} published texts into the file`,
    taken: (n: number) =>
      either(n, 'The published text is in the file.', `${number(n)} published texts are in the file.`),
    none: 'The file has no translations yet.'
  },
  use: {
    title: 'Used by',
    rules: 'Rules',
    tests: 'Tests',
    code: 'Code',
    noCode: 'no line names it',
    onlyNamed: 'no line surely reads it, but its Id stands in',
    showCode: 'Look for lines that read it',
    readingCode: 'Reading the files …',
    codeFailed: 'The files could not be read.',
    stored: 'Stored',
    noRule: 'no rule',
    noTest: 'no test',
    noOwn: 'no widget has a value of its own',
    hiddenWhile: 'hidden while',
    and: 'and',
    own: (own: number, all: number) =>
      either(
        all,
        `the widget has a value of its own`,
        `${number(own)} of ${number(all)} widgets have a value of their own`
      ),
    more: (n: number) => `and ${number(n)} more`,
    valueIn: (value: string, widget: string) => `${value} in ${widget}`,
    misfits: (named: readonly string[], more: number) =>
      `No longer fits: ${named.join(', ')}${more > 0 ? ` and ${number(more)} more` : ''}`,
    converted: (n: number) => `${count(n, 'stored value is', 'stored values are')} converted, nothing is lost.`,
    unchecked: (n: number) => `${count(n, 'stored value was', 'stored values were')} not checked, there are too many.`,
    accepted: (n: number, all: number) => `${number(n)} of ${count(all, 'stored text is', 'stored texts are')} accepted`
  },
  pattern: {
    title: 'Checked',
    pattern: 'Pattern',
    none: 'no pattern, any text will do',
    start: 'Start from',
    starters: { number: 'Number', time: 'Time', link: 'Link', mail: 'Email' },
    remove: 'Remove the pattern',
    pieces: 'What the pattern asks for',
    or: 'or',
    anchored: 'The whole text has to match.',
    anywhere: 'May match anywhere in the text.',
    whole: 'Whole text',
    samples: 'Samples',
    sample: (n: number) => `Sample ${number(n)}`,
    addSample: 'Sample',
    removeSample: (text: string) => `Remove ${quote(text)}`,
    verdicts: {
      match: 'accepted',
      'no-match': 'refused',
      timeout: 'took too long',
      untested: 'not tested',
      invalid: 'no pattern',
      pending: 'testing …'
    },
    words: {
      start: 'from the start',
      end: 'to the end',
      edge: 'at the edge of a word',
      within: 'not at the edge of a word',
      nothing: 'nothing',
      never: 'nothing fits',
      text: (text: string) => quote(text),
      range: (from: string, to: string) => `${quote(from)} to ${quote(to)}`,
      either: (ways: readonly string[]) => ways.join(' or '),
      characters: (min: number, max: number) => counted(min, max, CHARACTER),
      ofSets: (min: number, max: number, sets: readonly Forms[]) =>
        counted(min, max, [anyOf(sets.map(([one]) => one)), anyOf(sets.map(([, many]) => many))]),
      among: (min: number, max: number, parts: readonly string[]) => `${counted(min, max, CHARACTER)}: ${anyOf(parts)}`,
      otherThan: (min: number, max: number, parts: readonly string[]) =>
        `${counted(min, max, CHARACTER)} other than ${anyOf(parts)}`,
      times: (what: string, min: number, max: number) =>
        min === 0 && max < 2 ? `${what} or nothing` : `${what}, ${counted(min, max, ['time', 'times'])}`,
      before: (what: string) => `followed by ${what}`,
      notBefore: (what: string) => `not followed by ${what}`,
      after: (what: string) => `preceded by ${what}`,
      notAfter: (what: string) => `not preceded by ${what}`,
      again: (group: string) => `the same as in group ${group}`,
      sets: SETS
    }
  }
};
