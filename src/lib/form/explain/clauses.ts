import { OPPOSITES } from '../../ascdata/conditions/evaluate.js';
import { LANGUAGES, type MessageLanguage } from '../../language/languages.js';
import type { ConditionExplanation } from '../../ascdata/conditions/explain.js';
import type { DescribeContext } from '../../ascdata/dataTypeModel.js';
import { quoted } from '../../language/quoted.js';
import { describeUnusable, valueWord } from '../../datatypes/shared/valueText.js';
import type { FieldState } from '../field.svelte.js';
import type { EditorState } from '../state.svelte.js';
import { describe } from '../changeSummary.js';

/** How conditions are put into words, per language. `target` is a name in quotation marks, `expected` a Value in words. */
export interface ClauseWords {
  /** "“Mode” is “Now”"; by operator. */
  is(target: string, expected: string): string;
  isNot(target: string, expected: string): string;
  /** The same for a switch: on or off. */
  isState(target: string, state: string): string;
  isNotState(target: string, state: string): string;
  above(target: string, expected: string): string;
  atLeast(target: string, expected: string): string;
  below(target: string, expected: string): string;
  atMost(target: string, expected: string): string;
  /** The same for dates and times. */
  after(target: string, expected: string): string;
  notBefore(target: string, expected: string): string;
  before(target: string, expected: string): string;
  notAfter(target: string, expected: string): string;
  filled(target: string): string;
  empty(target: string): string;
  contains(target: string, expected: string): string;
  lacks(target: string, expected: string): string;
}

type Clause = Exclude<keyof ClauseWords, 'filled' | 'empty'>;

/** No operator of the contract: the opposite of `?` with a Value. */
const LACKS = '!?';

const clauses: Readonly<Record<string, Clause>> = {
  '==': 'is',
  '!=': 'isNot',
  '>': 'above',
  '>=': 'atLeast',
  '<': 'below',
  '<=': 'atMost',
  '?': 'contains',
  [LACKS]: 'lacks'
};

const stateClauses: Readonly<Record<string, Clause>> = { '==': 'isState', '!=': 'isNotState' };

/** Ordered Values written as text are dates or times. */
const timeClauses: Readonly<Record<string, Clause>> = {
  '>': 'after',
  '>=': 'notBefore',
  '<': 'before',
  '<=': 'notAfter'
};

function clauseFor(operator: string, expected: unknown): Clause | undefined {
  if (typeof expected === 'boolean' && Object.hasOwn(stateClauses, operator)) return stateClauses[operator];
  if (typeof expected === 'string' && Object.hasOwn(timeClauses, operator)) return timeClauses[operator];
  return Object.hasOwn(clauses, operator) ? clauses[operator] : undefined;
}

/**
 * A Value of the field in a sentence: texts and names are quoted. Numbers and times are not, nor is a word for what is not a text, such
 * as "empty", nor "on" in most languages ("is off"), but German needs it ("auf „aus“ steht").
 */
export function valueInSentence(
  field: Pick<FieldState, 'model' | 'element'>,
  value: unknown,
  words: DescribeContext
): string {
  const shown = describe(field, value, words);
  const isState = typeof value === 'boolean' && LANGUAGES[words.language].quotesStates;
  const isText = typeof value === 'string' || Array.isArray(value) || isState;
  return isText && !field.model.compare.order && !isEmptyWord(shown, value, words.language)
    ? quoted(shown, words.language)
    : shown;
}

/** Whether it says that there is no Value, and is not a text of the Value. */
const isEmptyWord = (shown: string, value: unknown, language: MessageLanguage): boolean =>
  shown === valueWord(language, 'empty') && !JSON.stringify(value ?? '').includes(shown);

/**
 * One condition in words: what it requires, as far as it can be read. `nameOf` names the field it tests, `valueOf` one of its Values.
 */
export function clauseWith(
  { targetId, operator, expected }: Pick<ConditionExplanation, 'targetId' | 'operator' | 'expected'>,
  state: EditorState,
  words: DescribeContext,
  texts: ClauseWords,
  nameOf: (target: FieldState) => string,
  valueOf: (target: FieldState, value: unknown) => string = (target, value) => valueInSentence(target, value, words)
): string {
  const target = targetId === undefined ? undefined : state.field(targetId);
  const name = target ? nameOf(target) : quoted(targetId ?? '?', words.language);
  if (operator === '?' && typeof expected === 'boolean') return expected ? texts.filled(name) : texts.empty(name);
  const value = target ? valueOf(target, expected) : describeUnusable(expected, words.language);
  const clause = clauseFor(operator ?? '', expected);
  return clause ? texts[clause](name, value) : `${name} ${operator ?? '?'} ${value}`;
}

/** The opposite of what a condition requires; undefined where it cannot be put into words. */
export function oppositeOf<T extends Pick<ConditionExplanation, 'operator' | 'expected' | 'problem'>>(
  found: T
): T | undefined {
  const { operator = '', expected, problem } = found;
  if (problem && problem !== 'condition-current-value') return undefined;
  if (operator === '?') {
    return typeof expected === 'boolean' ? { ...found, expected: !expected } : { ...found, operator: LACKS };
  }
  return Object.hasOwn(OPPOSITES, operator) ? { ...found, operator: OPPOSITES[operator] } : undefined;
}
