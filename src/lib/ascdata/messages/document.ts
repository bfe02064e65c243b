import type { MessageEntry } from './entry.js';

/** Findings on ascData.json as a text and as a structure. */
export const documentMessages = {
  // Bytes and text
  'file-too-large': {
    severity: 'error',
    en: 'The file is larger than {limit} MB. It is not read.',
    de: 'Die Datei ist größer als {limit} MB. Sie wird nicht gelesen.'
  },
  'encoding-invalid': {
    severity: 'error',
    en: 'The file contains bytes that are not valid {encoding}. Save it as UTF-8.',
    de: 'Die Datei enthält Bytes, die kein gültiges {encoding} sind. Bitte als UTF-8 speichern.'
  },
  'encoding-utf16': {
    severity: 'warning',
    en: 'The file is saved as UTF-16. Save it as UTF-8; a widget may not be able to read it otherwise.',
    de: 'Die Datei ist als UTF-16 gespeichert. Bitte als UTF-8 speichern; sonst kann ein Widget sie eventuell nicht lesen.'
  },
  'json-empty': {
    severity: 'error',
    en: 'The file is empty.',
    de: 'Die Datei ist leer.'
  },
  'json-unexpected-end': {
    severity: 'error',
    en: 'The file ends too early: the “{opener}” of line {line:plain} is not closed.',
    de: 'Die Datei endet zu früh: Das „{opener}“ aus Zeile {line:plain} wird nicht geschlossen.'
  },
  'json-comma-missing': {
    severity: 'error',
    en: 'A comma is missing before this place.',
    de: 'Vor dieser Stelle fehlt ein Komma.'
  },
  'json-comma-extra': {
    severity: 'error',
    en: 'This comma is too much: nothing follows it.',
    de: 'Dieses Komma ist zu viel: Danach folgt nichts mehr.'
  },
  'json-colon-missing': {
    severity: 'error',
    en: 'A colon is missing between this name and its value.',
    de: 'Zwischen diesem Namen und seinem Wert fehlt ein Doppelpunkt.'
  },
  'json-comment': {
    severity: 'error',
    en: 'Comments are not allowed in JSON.',
    de: 'Kommentare sind in JSON nicht erlaubt.'
  },
  'json-name': {
    severity: 'error',
    en: 'A name in double quotation marks is needed here, not “{found}”.',
    de: 'Hier muss ein Name in doppelten Anführungszeichen stehen, nicht „{found}“.'
  },
  'json-word': {
    severity: 'error',
    en: '“{found}” is not a JSON value. Texts stand in double quotation marks; besides there are numbers, true, false and null.',
    de: '„{found}“ ist kein JSON-Wert. Texte stehen in doppelten Anführungszeichen; sonst gibt es Zahlen, true, false und null.'
  },
  'json-number': {
    severity: 'error',
    en: '“{found}” is not written as a JSON number (no leading zero or plus sign; digits on both sides of the point).',
    de: '„{found}“ ist nicht als JSON-Zahl geschrieben (keine führende Null, kein Plus; Ziffern beiderseits des Punkts).'
  },
  'json-text-unclosed': {
    severity: 'error',
    en: 'This text has no closing quotation mark on its line. A line break inside a text is written \\n.',
    de: 'Diesem Text fehlt das schließende Anführungszeichen in seiner Zeile. Ein Zeilenumbruch im Text wird als \\n geschrieben.'
  },
  'json-text-character': {
    severity: 'error',
    en: 'The character {character} must not stand in a text as it is; write {escape}.',
    de: 'Das Zeichen {character} darf in einem Text nicht direkt stehen; bitte {escape} schreiben.'
  },
  'json-text-escape': {
    severity: 'error',
    en: '“{found}” means nothing in a JSON text. A backslash itself is written \\\\.',
    de: '„{found}“ hat in einem JSON-Text keine Bedeutung. Der Backslash selbst wird als \\\\ geschrieben.'
  },
  'json-extra-text': {
    severity: 'error',
    en: 'The file should end here; “{found}” follows.',
    de: 'Die Datei sollte hier enden; es folgt „{found}“.'
  },
  'json-syntax': {
    severity: 'error',
    en: 'The file is not valid JSON: “{found}” cannot stand here.',
    de: 'Die Datei ist kein gültiges JSON: „{found}“ darf hier nicht stehen.'
  },
  'json-too-deep': {
    severity: 'error',
    en: 'Lists and objects are nested more than {limit} deep here. The file is not read.',
    de: 'Listen und Objekte sind hier tiefer als {limit} Ebenen verschachtelt. Die Datei wird nicht gelesen.'
  },
  'json-too-many-values': {
    severity: 'error',
    en: 'The file has more than {limit} values. It is not read.',
    de: 'Die Datei hat mehr als {limit} Werte. Sie wird nicht gelesen.'
  },
  'duplicate-key': {
    severity: 'error',
    en: '“{key}” stands twice in the same object. Only the last one counts.',
    de: '„{key}“ steht zweimal im selben Objekt. Nur die letzte Angabe zählt.'
  },

  // Structure
  'missing-field': {
    severity: 'error',
    en: '“{field}” is missing here.',
    de: 'Hier fehlt „{field}“.'
  },
  'wrong-type': {
    severity: 'error',
    en: '“{field}” must be {expected:word}; here it is {actual:word}.',
    de: '„{field}“: Nötig ist {expected:word}; hier steht {actual:word}.'
  },
  'wrong-root': {
    severity: 'error',
    en: 'An ascData.json is an object { … }; here it is {actual:word}.',
    de: 'Eine ascData.json ist ein Objekt { … }; hier steht {actual:word}.'
  },
  'out-of-range': {
    severity: 'error',
    en: '“{field}” must be {comparison:word} {limit}, not {value}.',
    de: '„{field}“ muss {comparison:word} {limit} sein, nicht {value}.'
  },
  'empty-text': {
    severity: 'error',
    en: '“{field}” must not be empty.',
    de: '„{field}“ darf nicht leer sein.'
  },
  'line-too-long': {
    severity: 'error',
    en: '“{field}” may have at most {limit} characters.',
    de: '„{field}“ darf höchstens {limit} Zeichen haben.'
  },
  'line-character': {
    severity: 'error',
    en: '“{field}” holds the character {character}; remove it. It has to be one line, without control characters or any that turn the writing direction.',
    de: '„{field}“ enthält das Zeichen {character}; bitte entfernen. Nötig ist eine Zeile ohne Steuerzeichen und ohne Zeichen, die die Schreibrichtung umkehren.'
  },
  'empty-list': {
    severity: 'error',
    en: '“{field}” needs at least one entry.',
    de: '„{field}“ braucht mindestens einen Eintrag.'
  },
  'wrong-format': {
    severity: 'error',
    en: '“{value}” is not written as “{field}” has to be.',
    de: '„{value}“ ist nicht so geschrieben, wie es „{field}“ verlangt.'
  },
  'spot-type': {
    severity: 'error',
    en: 'SpotType must be “DashboardWidget”, not “{value}”.',
    de: 'SpotType muss „DashboardWidget“ sein, nicht „{value}“.'
  },
  'unknown-data-type': {
    severity: 'error',
    en: '“{value}” is not a DataType. Nobody can edit this element.',
    de: '„{value}“ ist kein DataType. Niemand kann dieses Element bearbeiten.'
  },
  'unknown-data-type-similar': {
    severity: 'error',
    en: '“{value}” is not a DataType. Is “{suggestion}” meant?',
    de: '„{value}“ ist kein DataType. Ist „{suggestion}“ gemeint?'
  },
  'misspelt-key': {
    severity: 'warning',
    en: '“{key}” is not known here and has no effect. Is “{suggestion}” meant?',
    de: '„{key}“ ist hier nicht bekannt und bleibt ohne Wirkung. Ist „{suggestion}“ gemeint?'
  },
  'element-too-large': {
    severity: 'error',
    en: '“{field}” has more than {limit} parts. They are not looked at one by one.',
    de: '„{field}“ hat mehr als {limit} Teile. Sie werden nicht einzeln geprüft.'
  },
  'duplicate-id': {
    severity: 'error',
    en: 'Another element has the Id “{id}” already (line {line:plain}). Only the first one is used.',
    de: 'Die Id „{id}“ gehört schon einem anderen Element (Zeile {line:plain}). Nur das erste wird verwendet.'
  },
  'unknown-element': {
    severity: 'error',
    en: 'There is a value for “{id}”, but there is no element with this Id.',
    de: 'Es gibt einen Wert für „{id}“, aber kein Element mit dieser Id.'
  },

  // Rules across fields
  'resolution-conflict': {
    severity: 'error',
    en: 'PossibleResolutions cannot be combined with an active DynamicResolution.',
    de: 'PossibleResolutions lässt sich nicht mit einer aktiven DynamicResolution verbinden.'
  },
  'resolution-order': {
    severity: 'error',
    en: '{minimum} ({low}) is greater than {maximum} ({high}).',
    de: '{minimum} ({low}) ist größer als {maximum} ({high}).'
  },
  'slots-not-possible': {
    severity: 'error',
    en: 'NumberOfSlots is {value}, but PossibleNumbersOfSlots allows only: {possible}.',
    de: 'NumberOfSlots ist {value}, PossibleNumbersOfSlots erlaubt aber nur: {possible}.'
  },
  'slots-none-possible': {
    severity: 'error',
    en: 'PossibleNumbersOfSlots is empty, so NumberOfSlots ({value}) is not among them.',
    de: 'PossibleNumbersOfSlots ist leer; NumberOfSlots ({value}) kommt darin also nicht vor.'
  },
  'duplicate-entry': {
    severity: 'warning',
    en: '“{field}” names {value} twice.',
    de: '„{field}“ nennt {value} doppelt.'
  },
  'rows-not-offered': {
    severity: 'warning',
    en: '“PossibleNumbersOfRows” names {value}, but a widget lies 1 to {most} rows high. It is not offered.',
    de: '„PossibleNumbersOfRows“ nennt {value}, ein Widget liegt aber 1 bis {most} Zeilen hoch. Das wird nicht angeboten.'
  },

  // Versions
  'api-version-unknown': {
    severity: 'error',
    en: 'There is no ApiVersion {value:plain}. Known are 1, 2 and 3.',
    de: 'Eine ApiVersion {value:plain} gibt es nicht. Bekannt sind 1, 2 und 3.'
  },
  'api-version-too-low': {
    severity: 'warning',
    en: '{feature} needs ApiVersion {needed} (platform {platform}), but the file states {stated}.',
    de: '{feature} braucht ApiVersion {needed} (Plattform {platform}), die Datei nennt aber {stated}.'
  },
  'api-version-unsupported': {
    severity: 'warning',
    en: 'ApiVersion {stated} needs platform {needed}; this platform is {platform}. Functions may be missing, and correct display is not guaranteed.',
    de: 'ApiVersion {stated} braucht Plattform {needed}, diese Plattform ist {platform}. Funktionen können fehlen, und die richtige Anzeige ist nicht gewährleistet.'
  },
  'feature-unsupported': {
    severity: 'warning',
    en: '{feature} needs platform {needed}; this platform is {platform}, so it will be missing.',
    de: '{feature} braucht Plattform {needed}; diese Plattform ist {platform}, also wird es fehlen.'
  },

  // Translations
  'translation-language': {
    severity: 'warning',
    en: '“{language}” is not a language code. Codes look like “de” or “de-AT”.',
    de: '„{language}“ ist kein Sprachcode. Sprachcodes sehen aus wie „de“ oder „de-AT“.'
  },
  'translation-incomplete': {
    severity: 'info',
    en: '{missing} of {total} texts are not translated into “{language}”: {texts:quoted}{more}. A text that stays as it is needs itself as its translation.',
    de: '{missing} von {total} Texten sind nicht in „{language}“ übersetzt: {texts:quoted}{more}. Ein Text, der so bleiben soll, braucht sich selbst als Übersetzung.'
  },
  'translation-stale': {
    severity: 'info',
    en: 'The translation of “{key}” into “{language}” belongs to no text of this element.',
    de: 'Die Übersetzung von „{key}“ in „{language}“ gehört zu keinem Text dieses Elements.'
  },

  // Too much to say
  'more-errors': {
    severity: 'error',
    en: 'And {count} more {count|finding, an error|findings, errors among them}.',
    de: 'Und {count} {count|weiterer Befund, ein Fehler|weitere Befunde, darunter Fehler}.'
  },
  'more-findings': {
    severity: 'info',
    en: 'And {count} more {count|finding, not an error|findings, none of them an error}.',
    de: 'Und {count} {count|weiterer Befund, kein Fehler|weitere Befunde, kein Fehler darunter}.'
  }
} as const satisfies Record<string, MessageEntry>;
