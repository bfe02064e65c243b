import type { findingList as english } from '../en/findinglist.js';

export const findingList = {
  severity: { error: 'Fehler', warning: 'Warnung', info: 'Hinweis' },
  place: (line: number, column: number) => `ascData.json, Zeile ${line}, Spalte ${column}`,
  showAll: (n: number) => `Alle ${n} zeigen`,
  showFewer: 'Weniger zeigen'
} satisfies typeof english;
