import { counting } from '../../../../language/count.js';
import type english from '../../../en/screens/shared/findingList.js';

const { number } = counting('de');

export default {
  severity: { error: 'Fehler', warning: 'Warnung', info: 'Hinweis' },
  place: (line: number, column: number) => `ascData.json, Zeile ${line}, Spalte ${column}`,
  showAll: (n: number) => `Alle ${number(n)} zeigen`,
  showFewer: 'Weniger zeigen'
} satisfies typeof english;
