import { counting } from '../../../language/count.js';
import type { findingList as english } from '../en/findinglist.js';

const { number } = counting('de');

export const findingList = {
  severity: { error: 'Fehler', warning: 'Warnung', info: 'Hinweis' },
  place: (line: number, column: number) => `ascData.json, Zeile ${line}, Spalte ${column}`,
  showAll: (n: number) => `Alle ${number(n)} zeigen`,
  showFewer: 'Weniger zeigen'
} satisfies typeof english;
