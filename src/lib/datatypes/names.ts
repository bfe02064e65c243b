import type { MessageLanguage } from '../ascdata/findings.js';
import type { DataTypeName } from '../ascdata/types.js';

/** What an element of each DataType holds, for people who have never seen an ascData.json. */
const names: Readonly<Record<DataTypeName, Readonly<Record<MessageLanguage, string>>>> = {
  boolean: { en: 'a switch', de: 'ein Schalter' },
  number: { en: 'a number', de: 'eine Zahl' },
  color: { en: 'a color', de: 'eine Farbe' },
  date: { en: 'a date', de: 'ein Datum' },
  dateRange: { en: 'a date range', de: 'ein Zeitraum' },
  time: { en: 'a time', de: 'eine Uhrzeit' },
  list: { en: 'a list', de: 'eine Liste' },
  radiobutton: { en: 'radio buttons', de: 'eine Auswahl mit Optionsfeldern' },
  simpleText: { en: 'a text', de: 'ein Text' },
  spotGroup: { en: 'a choice of spot groups', de: 'eine Auswahl von Spotgruppen' },
  mediaGroup: { en: 'a choice of media groups', de: 'eine Auswahl von Mediengruppen' },
  location: { en: 'a choice of locations', de: 'eine Auswahl von Standorten' },
  player: { en: 'a choice of players', de: 'eine Auswahl von Playern' },
  category: { en: 'a choice of categories', de: 'eine Auswahl von Kategorien' },
  spot: { en: 'a choice of spots', de: 'eine Auswahl von Spots' },
  media: { en: 'a choice of media', de: 'eine Auswahl von Medien' },
  edition: { en: 'a choice of editions', de: 'eine Auswahl von Ausgaben' }
};

/** The DataType in words: what an element "is now". */
export function dataTypeName(name: DataTypeName, language: MessageLanguage): string {
  return names[name][language];
}
