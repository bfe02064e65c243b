import { grammarOf } from '../../language/grammar.js';
import type english from '../en/command.js';

const { count } = grammarOf('de');

export default {
  severity: { error: 'Fehler', warning: 'Warnung', info: 'Anmerkung' },
  counted: {
    error: (n: number) => count(n, 'Fehler', 'Fehler'),
    warning: (n: number) => count(n, 'Warnung', 'Warnungen'),
    info: (n: number) => count(n, 'Anmerkung', 'Anmerkungen')
  },
  form: 'Form',
  fix: 'Abhilfe',
  consequence: 'Folge',
  none: 'Keine Hinweise'
} satisfies typeof english;
