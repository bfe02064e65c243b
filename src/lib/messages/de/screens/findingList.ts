import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/findingList.js';

const { number } = grammarOf('de');

export default {
  severity: { error: 'Fehler', warning: 'Warnung', info: 'Anmerkung' },
  place: (line: number, column: number) => `ascData.json, Zeile ${line}, Spalte ${column}`,
  showAll: (n: number) => `Alle ${number(n)} anzeigen`,
  showFewer: 'Weniger anzeigen'
} satisfies typeof english;
