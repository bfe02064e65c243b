import { grammarOf } from '../../language/grammar.js';

const { count, number, quote } = grammarOf('en');

const inBrackets = (effect: string | undefined): string => (effect === undefined ? '' : ` (${effect})`);

/** What fixes of Conditions do, and what they change. */
export default {
  write: (text: string) => `Write ${quote(text)}`,
  writeJson: (json: string) => `Write ${json}`,
  rename: (from: string, to: string) => `Rename ${quote(from)} to ${quote(to)}`,
  hideWhile: (condition: string) => `Hide while ${condition}`,
  asList: () => 'Put the condition in a list',
  keepOnly: (condition: string) => `Keep only ${condition}`,
  remove: () => 'Remove this condition',
  removeThat: (condition: string) => `Remove ${condition}`,
  removeFrom: (condition: string, element: string) => `Remove ${condition} from ${quote(element)}`,
  removeRule: (element: string) => `Remove all conditions of ${quote(element)}`,
  none: () => 'changes no visible set for values of the package or entered ones',
  otherValues: () => 'shows the same sets, for other values',
  unclear: () => 'there are too many states to say what changes',
  appears: (set: string) => `appears: ${set}`,
  vanishes: (set: string) => `vanishes: ${set}`,
  hidden: (ids: string) => `hidden ${ids}`,
  shows: (ids: string) => `shows ${ids}`,
  hides: (ids: string) => `hides ${ids}`,
  nothing: () => 'nothing hidden',
  more: (count: number) => `and ${number(count)} more`,
  moreStates: (n: number) => `and ${count(n, 'more state changes', 'more states change')}`,
  fixed: (element: string, fix: string, effect?: string) => `Fixed ${quote(element)}: ${fix}${inBrackets(effect)}`,
  choose: (element: string, fixes: string) => `Left ${quote(element)} to you, there is more than one way: ${fixes}`,
  needsAll: (element: string, fix: string, effect?: string) =>
    `Left ${quote(element)} to --fix=all: ${fix}${inBrackets(effect)}`,
  unfixable: () => 'Nothing was fixed: ascData.json must be JSON in UTF-8, with no key twice in an object.'
};
