import { grammarOf } from '../../language/grammar.js';
import type { OptionTexts } from '../optionTexts.js';
import type english from '../en/dataTypes.js';

const { quote } = grammarOf('de');

/** Options that several DataTypes have. */
const NumberOfInstances = {
  on: ({ name, after }) => `${quote(name)} nimmt jetzt bis zu ${after} Einträge auf (bisher einen).`,
  changed: ({ name, before, after }) => `${quote(name)} nimmt jetzt bis zu ${after} Einträge auf (bisher ${before}).`,
  off: ({ name, before }) => `${quote(name)} nimmt jetzt nur noch einen Eintrag auf (bisher bis zu ${before}).`
} satisfies OptionTexts;
const MinDate = {
  on: ({ name, after }) => `${quote(name)} akzeptiert jetzt Daten ab ${after}.`,
  changed: ({ name, before, after }) => `${quote(name)} akzeptiert jetzt Daten ab ${after} (bisher ${before}).`,
  off: ({ name, before }) => `${quote(name)} hat kein frühestes Datum mehr (bisher ${before}).`
} satisfies OptionTexts;
const MaxDate = {
  on: ({ name, after }) => `${quote(name)} akzeptiert jetzt Daten bis ${after}.`,
  changed: ({ name, before, after }) => `${quote(name)} akzeptiert jetzt Daten bis ${after} (bisher ${before}).`,
  off: ({ name, before }) => `${quote(name)} hat kein spätestes Datum mehr (bisher ${before}).`
} satisfies OptionTexts;

export default {
  boolean: { label: 'ein Schalter', options: {} },
  number: {
    label: 'eine Zahl',
    options: {
      Minimum: {
        on: ({ name, after }) => `${quote(name)} muss jetzt mindestens ${after} sein.`,
        changed: ({ name, before, after }) => `${quote(name)} muss jetzt mindestens ${after} sein (bisher ${before}).`,
        off: ({ name, before }) => `${quote(name)} hat keine Untergrenze mehr (bisher ${before}).`
      },
      Maximum: {
        on: ({ name, after }) => `${quote(name)} darf jetzt höchstens ${after} sein.`,
        changed: ({ name, before, after }) => `${quote(name)} darf jetzt höchstens ${after} sein (bisher ${before}).`,
        off: ({ name, before }) => `${quote(name)} hat keine Obergrenze mehr (bisher ${before}).`
      },
      StepSize: {
        on: ({ name, after }) => `${quote(name)} ändert sich jetzt in Schritten von ${after}.`,
        changed: ({ name, before, after }) =>
          `${quote(name)} ändert sich jetzt in Schritten von ${after} (bisher ${before}).`,
        off: ({ name, before }) => `${quote(name)} ändert sich nicht mehr in Schritten (bisher ${before}).`
      }
    }
  },
  color: {
    label: 'eine Farbe',
    options: {
      UseRGBA: {
        on: ({ name }) => `${quote(name)} kann jetzt transparent sein.`,
        off: ({ name }) => `${quote(name)} kann nicht mehr transparent sein.`
      }
    }
  },
  date: {
    label: 'ein Datum',
    options: {
      MinDate,
      MaxDate
    }
  },
  dateRange: {
    label: 'ein Zeitraum',
    options: {
      MinDate,
      MaxDate,
      TimeEnabled: {
        on: ({ name }) => `${quote(name)} enthält jetzt auch die Uhrzeit.`,
        off: ({ name }) => `${quote(name)} enthält keine Uhrzeit mehr.`
      },
      TimeZoneEnabled: {
        on: ({ name }) => `${quote(name)} enthält jetzt auch die Zeitzone.`,
        off: ({ name }) => `${quote(name)} enthält keine Zeitzone mehr.`
      }
    }
  },
  time: {
    label: 'eine Uhrzeit',
    options: {
      WithSeconds: {
        on: ({ name }) => `${quote(name)} enthält jetzt auch die Sekunden.`,
        off: ({ name }) => `${quote(name)} enthält keine Sekunden mehr.`
      }
    }
  },
  list: { label: 'eine Liste', options: {} },
  radiobutton: { label: 'eine Auswahl mit Optionsfeldern', options: {} },
  simpleText: {
    label: 'ein Text',
    options: {
      NumberOfInstances,
      MultilineSize: {
        on: ({ name, after }) => `Das Eingabefeld von ${quote(name)} ist jetzt ${after} Zeilen hoch.`,
        changed: ({ name, before, after }) =>
          `Das Eingabefeld von ${quote(name)} ist jetzt ${after} Zeilen hoch (bisher ${before}).`,
        off: ({ name, before }) => `Das Eingabefeld von ${quote(name)} ist jetzt einzeilig (bisher ${before} Zeilen).`
      },
      MaxChars: {
        on: ({ name, after }) => `${quote(name)} darf jetzt höchstens ${after} Zeichen haben.`,
        changed: ({ name, before, after }) =>
          `${quote(name)} darf jetzt höchstens ${after} Zeichen haben (bisher ${before}).`,
        off: ({ name, before }) => `${quote(name)} darf jetzt beliebig viele Zeichen haben (bisher ${before}).`
      },
      Required: {
        on: ({ name }) => `${quote(name)} muss jetzt ausgefüllt sein.`,
        off: ({ name }) => `${quote(name)} darf jetzt leer bleiben.`
      },
      ValidationRegExp: {
        on: ({ name }) => `Der Text von ${quote(name)} muss jetzt eine bestimmte Form haben.`,
        changed: ({ name }) => `Der Text von ${quote(name)} muss jetzt eine andere Form haben.`,
        off: ({ name }) => `Der Text von ${quote(name)} darf jetzt jede Form haben.`
      },
      ValidationRegExpDescription: {
        on: ({ name, after }) => `${quote(name)} hat jetzt eine Meldung: ${after}`,
        changed: ({ name, after }) => `Die Meldung von ${quote(name)} hat sich geändert: ${after}`,
        off: ({ name }) => `${quote(name)} hat keine Meldung mehr.`
      }
    }
  },
  spotGroup: {
    label: 'eine Auswahl von Spotgruppen',
    options: {
      NumberOfInstances,
      IncludeTemplates: {
        on: ({ name }) => `${quote(name)} bietet jetzt auch Vorlagen an.`,
        off: ({ name }) => `${quote(name)} bietet keine Vorlagen mehr an.`
      }
    }
  },
  mediaGroup: { label: 'eine Auswahl von Mediengruppen', options: { NumberOfInstances } },
  location: { label: 'eine Auswahl von Standorten', options: { NumberOfInstances } },
  player: { label: 'eine Auswahl von Playern', options: { NumberOfInstances } },
  category: { label: 'eine Auswahl von Kategorien', options: { NumberOfInstances } },
  spot: { label: 'eine Auswahl von Spots', options: { NumberOfInstances } },
  media: { label: 'eine Auswahl von Medien', options: { NumberOfInstances } },
  edition: { label: 'eine Auswahl von Ausgaben', options: { NumberOfInstances } }
} satisfies typeof english;
