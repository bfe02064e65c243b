import type { Label } from './changes.js';

/**
 * What it means for people that an option is there, has another value, or is gone. `{name}` is the element's label,
 * `{before}` and `{after}` are the values in words.
 */
export interface OptionWords {
  readonly on: Label;
  /** Of an option that is there in both versions. */
  readonly changed?: Label;
  readonly off: Label;
  /** Is the option in force with this value? */
  inForce(value: unknown): boolean;
}

const isFlag = (value: unknown): boolean => value === true || value === 1;
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
const isSeveral = (value: unknown): boolean => typeof value === 'number' && value > 1;
const isActive = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'Active' in value && value.Active === true;

/** The options and fields of elements, of every DataType; Items is worded by its entries. */
export const elementOptionWords: Readonly<Record<string, OptionWords>> = {
  Minimum: {
    inForce: isGiven,
    on: { en: '“{name}” must now be at least {after}.', de: '„{name}“ muss jetzt mindestens {after} sein.' },
    changed: {
      en: '“{name}” must now be at least {after} (was {before}).',
      de: '„{name}“ muss jetzt mindestens {after} sein (bisher {before}).'
    },
    off: {
      en: '“{name}” no longer has a lower limit (was {before}).',
      de: '„{name}“ hat keine untere Grenze mehr (bisher {before}).'
    }
  },
  Maximum: {
    inForce: isGiven,
    on: { en: '“{name}” may now be at most {after}.', de: '„{name}“ darf jetzt höchstens {after} sein.' },
    changed: {
      en: '“{name}” may now be at most {after} (was {before}).',
      de: '„{name}“ darf jetzt höchstens {after} sein (bisher {before}).'
    },
    off: {
      en: '“{name}” no longer has an upper limit (was {before}).',
      de: '„{name}“ hat keine obere Grenze mehr (bisher {before}).'
    }
  },
  StepSize: {
    inForce: isGiven,
    on: { en: '“{name}” now goes in steps of {after}.', de: '„{name}“ geht jetzt in Schritten von {after}.' },
    changed: {
      en: '“{name}” now goes in steps of {after} (was {before}).',
      de: '„{name}“ geht jetzt in Schritten von {after} (bisher {before}).'
    },
    off: {
      en: '“{name}” no longer goes in steps (was {before}).',
      de: '„{name}“ geht nicht mehr in Schritten (bisher {before}).'
    }
  },
  UseRGBA: {
    inForce: isFlag,
    on: { en: '“{name}” can now be transparent.', de: '„{name}“ kann jetzt durchsichtig sein.' },
    off: { en: '“{name}” can no longer be transparent.', de: '„{name}“ kann nicht mehr durchsichtig sein.' }
  },
  MinDate: {
    inForce: isGiven,
    on: { en: '“{name}” now takes dates from {after} on.', de: '„{name}“ nimmt jetzt Daten ab {after} auf.' },
    changed: {
      en: '“{name}” now takes dates from {after} on (was {before}).',
      de: '„{name}“ nimmt jetzt Daten ab {after} auf (bisher {before}).'
    },
    off: {
      en: '“{name}” no longer has an earliest date (was {before}).',
      de: '„{name}“ hat kein frühestes Datum mehr (bisher {before}).'
    }
  },
  MaxDate: {
    inForce: isGiven,
    on: { en: '“{name}” now takes dates up to {after}.', de: '„{name}“ nimmt jetzt Daten bis {after} auf.' },
    changed: {
      en: '“{name}” now takes dates up to {after} (was {before}).',
      de: '„{name}“ nimmt jetzt Daten bis {after} auf (bisher {before}).'
    },
    off: {
      en: '“{name}” no longer has a latest date (was {before}).',
      de: '„{name}“ hat kein spätestes Datum mehr (bisher {before}).'
    }
  },
  TimeEnabled: {
    inForce: isFlag,
    on: { en: '“{name}” now includes the time of day.', de: '„{name}“ enthält jetzt auch die Uhrzeit.' },
    off: { en: '“{name}” no longer includes the time of day.', de: '„{name}“ enthält keine Uhrzeit mehr.' }
  },
  TimeZoneEnabled: {
    inForce: isFlag,
    on: { en: '“{name}” now includes the time zone.', de: '„{name}“ enthält jetzt auch die Zeitzone.' },
    off: { en: '“{name}” no longer includes the time zone.', de: '„{name}“ enthält keine Zeitzone mehr.' }
  },
  WithSeconds: {
    inForce: isFlag,
    on: { en: '“{name}” now includes the seconds.', de: '„{name}“ enthält jetzt auch die Sekunden.' },
    off: { en: '“{name}” no longer includes the seconds.', de: '„{name}“ enthält keine Sekunden mehr.' }
  },
  NumberOfInstances: {
    inForce: isSeveral,
    on: {
      en: '“{name}” now takes up to {after} entries (was one).',
      de: '„{name}“ nimmt jetzt bis zu {after} Einträge auf (bisher einen).'
    },
    changed: {
      en: '“{name}” now takes up to {after} entries (was {before}).',
      de: '„{name}“ nimmt jetzt bis zu {after} Einträge auf (bisher {before}).'
    },
    off: {
      en: '“{name}” now takes only one entry (was up to {before}).',
      de: '„{name}“ nimmt jetzt nur noch einen Eintrag auf (bisher bis zu {before}).'
    }
  },
  MultilineSize: {
    inForce: isSeveral,
    on: {
      en: 'The field of “{name}” is now {after} lines high.',
      de: 'Das Feld von „{name}“ ist jetzt {after} Zeilen hoch.'
    },
    changed: {
      en: 'The field of “{name}” is now {after} lines high (was {before}).',
      de: 'Das Feld von „{name}“ ist jetzt {after} Zeilen hoch (bisher {before}).'
    },
    off: {
      en: 'The field of “{name}” is now a single line (was {before} lines).',
      de: 'Das Feld von „{name}“ ist jetzt einzeilig (bisher {before} Zeilen).'
    }
  },
  MaxChars: {
    inForce: isGiven,
    on: {
      en: '“{name}” now takes at most {after} characters.',
      de: '„{name}“ nimmt jetzt höchstens {after} Zeichen auf.'
    },
    changed: {
      en: '“{name}” now takes at most {after} characters (was {before}).',
      de: '„{name}“ nimmt jetzt höchstens {after} Zeichen auf (bisher {before}).'
    },
    off: {
      en: '“{name}” now takes any number of characters (was {before}).',
      de: '„{name}“ nimmt jetzt beliebig viele Zeichen auf (bisher {before}).'
    }
  },
  Required: {
    inForce: isFlag,
    on: { en: '“{name}” must now be filled in.', de: '„{name}“ muss jetzt ausgefüllt sein.' },
    off: { en: '“{name}” may now be left empty.', de: '„{name}“ darf jetzt leer bleiben.' }
  },
  ValidationRegExp: {
    inForce: isGiven,
    on: {
      en: 'The text of “{name}” must now have a certain form.',
      de: 'Der Text von „{name}“ muss jetzt eine bestimmte Form haben.'
    },
    changed: {
      en: 'The text of “{name}” must now have another form than before.',
      de: 'Der Text von „{name}“ muss jetzt eine andere Form haben als bisher.'
    },
    off: {
      en: 'The text of “{name}” may now have any form.',
      de: 'Der Text von „{name}“ darf jetzt jede Form haben.'
    }
  },
  ValidationRegExpDescription: {
    inForce: isGiven,
    on: {
      en: '“{name}” now explains which form its text must have: {after}',
      de: '„{name}“ erklärt jetzt, welche Form der Text haben muss: {after}'
    },
    changed: {
      en: '“{name}” explains in other words which form its text must have: {after}',
      de: '„{name}“ erklärt mit anderen Worten, welche Form der Text haben muss: {after}'
    },
    off: {
      en: '“{name}” no longer explains which form its text must have.',
      de: '„{name}“ erklärt nicht mehr, welche Form der Text haben muss.'
    }
  },
  IncludeTemplates: {
    inForce: isFlag,
    on: { en: '“{name}” now offers templates too.', de: '„{name}“ bietet jetzt auch Vorlagen an.' },
    off: { en: '“{name}” no longer offers templates.', de: '„{name}“ bietet keine Vorlagen mehr an.' }
  }
};

/** The options of the widget itself. */
export const widgetOptionWords: Readonly<Record<string, OptionWords>> = {
  PossibleNumbersOfSlots: {
    inForce: isGiven,
    on: {
      en: 'The widget can now be this many slots wide: {after}.',
      de: 'Das Widget kann jetzt so viele Slots breit sein: {after}.'
    },
    changed: {
      en: 'The widget can now be this many slots wide: {after} (was {before}).',
      de: 'Das Widget kann jetzt so viele Slots breit sein: {after} (bisher {before}).'
    },
    off: {
      en: 'The widget can no longer be given another width (was {before} slots).',
      de: 'Die Breite des Widgets lässt sich nicht mehr wählen (bisher {before} Slots).'
    }
  },
  PossibleNumbersOfRows: {
    inForce: isGiven,
    on: {
      en: 'The widget can now be this many rows high: {after}.',
      de: 'Das Widget kann jetzt so viele Zeilen hoch sein: {after}.'
    },
    changed: {
      en: 'The widget can now be this many rows high: {after} (was {before}).',
      de: 'Das Widget kann jetzt so viele Zeilen hoch sein: {after} (bisher {before}).'
    },
    off: {
      en: 'The widget can no longer be given another height (was {before} rows).',
      de: 'Die Höhe des Widgets lässt sich nicht mehr wählen (bisher {before} Zeilen).'
    }
  },
  HasDetailView: {
    inForce: isFlag,
    on: { en: 'The widget now has a detail view.', de: 'Das Widget hat jetzt eine Detailansicht.' },
    off: { en: 'The widget no longer has a detail view.', de: 'Das Widget hat keine Detailansicht mehr.' }
  },
  HasPrintSupport: {
    inForce: isFlag,
    on: { en: 'The widget can now be printed.', de: 'Das Widget lässt sich jetzt drucken.' },
    off: { en: 'The widget can no longer be printed.', de: 'Das Widget lässt sich nicht mehr drucken.' }
  },
  UseSingleElementUpdate: {
    inForce: isFlag,
    on: {
      en: 'The widget now learns of each changed field by itself.',
      de: 'Das Widget erfährt jetzt von jedem geänderten Feld einzeln.'
    },
    off: {
      en: 'The widget no longer learns of each changed field by itself.',
      de: 'Das Widget erfährt nicht mehr von jedem geänderten Feld einzeln.'
    }
  },
  DynamicResolution: {
    inForce: isActive,
    on: {
      en: 'Width and height of the widget can now be set freely.',
      de: 'Breite und Höhe des Widgets sind jetzt frei einstellbar.'
    },
    changed: {
      en: 'Width and height of the widget can be set within other limits than before.',
      de: 'Breite und Höhe des Widgets sind in anderen Grenzen einstellbar als bisher.'
    },
    off: {
      en: 'Width and height of the widget can no longer be set freely.',
      de: 'Breite und Höhe des Widgets sind nicht mehr frei einstellbar.'
    }
  }
};
