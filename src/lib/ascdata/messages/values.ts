import type { MessageEntry } from './entry.js';

/** Rules a Value can break, of every DataType. */
export const valueMessages = {
  // Form
  'value-type': {
    severity: 'error',
    en: 'This value cannot be used. It must be {expected:word}{example:example}.',
    de: 'Dieser Wert ist nicht verwendbar. Nötig ist {expected:word}{example:example}.'
  },
  'value-missing': {
    severity: 'error',
    en: 'A value is missing here.',
    de: 'Hier fehlt ein Wert.'
  },
  'value-spelling': {
    severity: 'info',
    en: 'This value means {exact} and is written like that when it is saved.',
    de: 'Dieser Wert bedeutet {exact} und wird beim Speichern so geschrieben.'
  },

  // number
  'number-below-minimum': {
    severity: 'error',
    en: 'The number must be at least {minimum}.',
    de: 'Die Zahl muss mindestens {minimum} sein.'
  },
  'number-above-maximum': {
    severity: 'error',
    en: 'The number must be at most {maximum}.',
    de: 'Die Zahl darf höchstens {maximum} sein.'
  },
  'number-off-step': {
    severity: 'error',
    en: 'The number must be reached from {base} in steps of {step}. Nearest: {nearest}.',
    de: 'Die Zahl muss von {base} aus in Schritten von {step} erreichbar sein. Am nächsten liegt {nearest}.'
  },

  // date and dateRange
  'date-not-in-calendar': {
    severity: 'error',
    en: 'This date or time does not exist: {date:digits}.',
    de: 'Dieses Datum oder diese Uhrzeit gibt es nicht: {date:digits}.'
  },
  'date-before-minimum': {
    severity: 'error',
    en: 'The date must not be before {minimum:date}.',
    de: 'Das Datum darf nicht vor dem {minimum:date} liegen.'
  },
  'date-after-maximum': {
    severity: 'error',
    en: 'The date must not be after {maximum:date}.',
    de: 'Das Datum darf nicht nach dem {maximum:date} liegen.'
  },
  'range-order': {
    severity: 'error',
    en: 'The end must not be before the start.',
    de: 'Das Ende darf nicht vor dem Anfang liegen.'
  },
  'range-without-time': {
    severity: 'error',
    en: 'This range has dates only, but a time is saved with this one. Enter the date again.',
    de: 'Dieser Zeitraum hat nur Tage, gespeichert ist aber eine Uhrzeit. Bitte den Tag neu eingeben.'
  },
  'range-zone-missing': {
    severity: 'error',
    en: 'This is no moment in a time zone: the clocks skip it, or it was saved without a zone. Choose or enter another time.',
    de: 'Das ist kein Zeitpunkt in einer Zeitzone: Die Uhren überspringen ihn, oder er wurde ohne Zone gespeichert. Bitte eine andere Zeit wählen oder eingeben.'
  },

  // list and radiobutton
  'choice-not-in-items': {
    severity: 'error',
    en: '“{value}” is not one of the choices. Choose another entry.',
    de: '„{value}“ steht nicht zur Auswahl. Bitte einen anderen Eintrag wählen.'
  },

  // simpleText and selections
  'text-too-long': {
    severity: 'error',
    en: 'The text has {count} {count|character|characters}; at most {maximum} {maximum|is|are} possible.',
    de: 'Der Text hat {count} Zeichen, möglich {maximum|ist|sind} höchstens {maximum}.'
  },
  'text-required': {
    severity: 'error',
    en: 'An entry is necessary here.',
    de: 'Hier ist eine Eingabe nötig.'
  },
  'text-pattern': {
    severity: 'error',
    en: '{description}',
    de: '{description}'
  },
  'text-pattern-undescribed': {
    severity: 'error',
    en: 'The text does not have the form that is required here.',
    de: 'Der Text hat nicht die Form, die hier verlangt wird.'
  },
  'text-pattern-timeout': {
    severity: 'error',
    en: 'It took too long to check whether this text has the required form. Shorten or change it.',
    de: 'Die Prüfung, ob dieser Text die verlangte Form hat, dauerte zu lange. Bitte kürzen oder ändern.'
  },
  'text-pattern-untested': {
    severity: 'error',
    en: 'There was no time left to check whether this text has the required form. Wait a moment, then save again.',
    de: 'Es blieb keine Zeit zu prüfen, ob dieser Text die verlangte Form hat. Bitte kurz warten und erneut speichern.'
  },
  'too-many-instances': {
    severity: 'error',
    en: 'There are {count} {count|entry|entries}; at most {maximum} {maximum|is|are} possible.',
    de: 'Es {count|ist|sind} {count} {count|Eintrag|Einträge}; möglich {maximum|ist|sind} höchstens {maximum}.'
  }
} as const satisfies Record<string, MessageEntry>;
