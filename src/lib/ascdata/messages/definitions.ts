import type { MessageEntry } from './entry.js';

/** Rules of one element's definition. */
export const definitionMessages = {
  'default-blank': {
    severity: 'warning',
    en: 'An entry is required here, but the default is blank: nobody can save a new widget before filling it in.',
    de: 'Hier ist eine Eingabe nötig, die Vorgabe ist aber leer: Ein neues Widget lässt sich erst speichern, wenn sie ausgefüllt ist.'
  },
  'minimum-above-maximum': {
    severity: 'error',
    en: 'The lower limit {minimum:date} is above the upper limit {maximum:date}, so no value is possible.',
    de: 'Die untere Grenze {minimum:date} liegt über der oberen Grenze {maximum:date}; so ist kein Wert möglich.'
  },
  'items-duplicate': {
    severity: 'warning',
    en: 'The entry “{item}” stands in Items more than once.',
    de: 'Der Eintrag „{item}“ steht mehrfach in Items.'
  },
  'items-reserved': {
    severity: 'warning',
    en: 'The entry “{item}” cannot be translated: in Translations this name means the label of the element.',
    de: 'Der Eintrag „{item}“ ist nicht übersetzbar: In Translations bezeichnet dieser Name die Beschriftung des Elements.'
  },
  'max-chars-zero': {
    severity: 'warning',
    en: 'MaxChars is 0, so no text can be entered at all.',
    de: 'MaxChars ist 0; so lässt sich gar kein Text eingeben.'
  },
  'pattern-invalid': {
    severity: 'error',
    en: 'ValidationRegExp is not a valid regular expression. Texts are not checked against it.',
    de: 'ValidationRegExp ist kein gültiger regulärer Ausdruck. Texte werden nicht damit geprüft.'
  },
  'pattern-too-costly': {
    severity: 'warning',
    en: 'ValidationRegExp takes too long to evaluate. Texts it cannot be tested on in time cannot be saved.',
    de: 'Die Auswertung von ValidationRegExp dauert zu lange. Texte, für die das gilt, lassen sich nicht speichern.'
  },
  'pattern-unanchored': {
    severity: 'info',
    en: 'ValidationRegExp is searched anywhere in the text. To describe the whole text, begin it with ^ and end it with $.',
    de: 'ValidationRegExp wird irgendwo im Text gesucht. Soll es den ganzen Text beschreiben, gehört ^ an den Anfang und $ an das Ende.'
  },
  'pattern-undescribed': {
    severity: 'info',
    en: 'Without ValidationRegExpDescription nobody learns what form the text must have.',
    de: 'Ohne ValidationRegExpDescription erfährt niemand, welche Form der Text haben muss.'
  },
  'time-zone-without-time': {
    severity: 'warning',
    en: 'TimeZoneEnabled needs TimeEnabled. No time zone can be entered.',
    de: 'TimeZoneEnabled setzt TimeEnabled voraus. Eine Zeitzone lässt sich nicht eingeben.'
  },
  'time-zone-support-off': {
    severity: 'warning',
    en: 'The time zone support of this platform is not configured. No time zone can be entered.',
    de: 'Die Zeitzonen dieser Plattform sind nicht eingerichtet. Eine Zeitzone lässt sich nicht eingeben.'
  }
} as const satisfies Record<string, MessageEntry>;
