import { grammarOf } from '../../language/grammar.js';

const { count } = grammarOf('en');

/** The command's texts about findings, in a terminal. */
export default {
  severity: { error: 'error', warning: 'warning', info: 'info' },
  counted: {
    error: (n: number) => count(n, 'error', 'errors'),
    warning: (n: number) => count(n, 'warning', 'warnings'),
    info: (n: number) => count(n, 'info', 'infos')
  },
  form: 'form',
  fix: 'fix',
  consequence: 'so',
  none: 'No findings'
};
