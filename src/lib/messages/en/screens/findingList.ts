import { grammarOf } from '../../../language/grammar.js';

const { number } = grammarOf('en');

/** What a check says about a package, in a list. */
export default {
  severity: { error: 'Error', warning: 'Warning', info: 'Note' },
  place: (line: number, column: number) => `ascData.json, line ${line}, column ${column}`,
  showAll: (n: number) => `Show all ${number(n)}`,
  showFewer: 'Show fewer'
};
