import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/comparison/options.js';

const { quote } = grammarOf('de');

export default {
  NumberOfInstances: {
    on: ({ name, after }) => `${quote(name)} nimmt jetzt bis zu ${after} Einträge auf (bisher einen).`,
    changed: ({ name, before, after }) => `${quote(name)} nimmt jetzt bis zu ${after} Einträge auf (bisher ${before}).`,
    off: ({ name, before }) => `${quote(name)} nimmt jetzt nur noch einen Eintrag auf (bisher bis zu ${before}).`
  },
  MinDate: {
    on: ({ name, after }) => `${quote(name)} akzeptiert jetzt Daten ab ${after}.`,
    changed: ({ name, before, after }) => `${quote(name)} akzeptiert jetzt Daten ab ${after} (bisher ${before}).`,
    off: ({ name, before }) => `${quote(name)} hat kein frühestes Datum mehr (bisher ${before}).`
  },
  MaxDate: {
    on: ({ name, after }) => `${quote(name)} akzeptiert jetzt Daten bis ${after}.`,
    changed: ({ name, before, after }) => `${quote(name)} akzeptiert jetzt Daten bis ${after} (bisher ${before}).`,
    off: ({ name, before }) => `${quote(name)} hat kein spätestes Datum mehr (bisher ${before}).`
  }
} satisfies typeof english;
