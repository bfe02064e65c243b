import { grammarOf } from '../../language/grammar.js';
import type english from '../en/command.js';

const { count } = grammarOf('fr');

export default {
  severity: { error: 'erreur', warning: 'avertissement', info: 'remarque' },
  counted: {
    error: (n: number) => count(n, 'erreur', 'erreurs'),
    warning: (n: number) => count(n, 'avertissement', 'avertissements'),
    info: (n: number) => count(n, 'remarque', 'remarques')
  },
  form: 'forme',
  fix: 'correction',
  consequence: 'conséquence',
  none: 'Aucune remarque'
} satisfies typeof english;
