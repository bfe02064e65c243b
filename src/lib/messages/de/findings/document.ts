import type english from '../../en/findings/document.js';

export default {
  // Bytes and text
  'file-too-large': 'Die Datei ist größer als {limit} MB. Sie wird nicht gelesen.',
  'encoding-invalid': 'Die Datei enthält Bytes, die kein gültiges {encoding} sind. Bitte als UTF-8 speichern.',
  'encoding-utf16':
    'Die Datei ist als UTF-16 gespeichert. Bitte als UTF-8 speichern; sonst kann ein Widget sie eventuell nicht lesen.',
  'json-empty': 'Die Datei ist leer.',
  'json-unexpected-end': 'Die Datei endet zu früh: Das {opener:quoted} aus Zeile {line:plain} wird nicht geschlossen.',
  'json-comma-missing': 'Vor dieser Stelle fehlt ein Komma.',
  'json-comma-extra': 'Dieses Komma ist zu viel: Danach folgt nichts mehr.',
  'json-colon-missing': 'Zwischen diesem Namen und seinem Wert fehlt ein Doppelpunkt.',
  'json-comment': 'Kommentare sind in JSON nicht erlaubt.',
  'json-name': 'Hier muss ein Name in doppelten Anführungszeichen stehen, nicht {found:quoted}.',
  'json-word':
    '{found:quoted} ist kein JSON-Wert. Texte stehen in doppelten Anführungszeichen; sonst gibt es Zahlen, true, false und null.',
  'json-number':
    '{found:quoted} ist nicht als JSON-Zahl geschrieben (keine führende Null, kein Plus; Ziffern beiderseits des Punkts).',
  'json-text-unclosed':
    'Diesem Text fehlt das schließende Anführungszeichen in seiner Zeile. Ein Zeilenumbruch im Text wird als \\n geschrieben.',
  'json-text-character': 'Das Zeichen {character} darf in einem Text nicht direkt stehen; bitte {escape} schreiben.',
  'json-text-escape':
    '{found:quoted} hat in einem JSON-Text keine Bedeutung. Der Backslash selbst wird als \\\\ geschrieben.',
  'json-extra-text': 'Die Datei sollte hier enden; es folgt {found:quoted}.',
  'json-syntax': 'Die Datei ist kein gültiges JSON: {found:quoted} darf hier nicht stehen.',
  'json-too-deep':
    'Listen und Objekte sind hier tiefer als {limit} Ebenen verschachtelt. Die Datei wird nicht gelesen.',
  'json-too-many-values': 'Die Datei hat mehr als {limit} Werte. Sie wird nicht gelesen.',
  'duplicate-key': '{key:quoted} kommt im selben Objekt zweimal vor. Nur die letzte Angabe zählt.',

  // Structure
  'missing-field': 'Hier fehlt {field:quoted}.',
  'wrong-type': '{field:quoted}: Nötig ist {expected:word}; hier steht {actual:word}.',
  'wrong-root': 'Eine ascData.json ist ein Objekt { … }; hier steht {actual:word}.',
  'out-of-range': '{field:quoted} muss {comparison:word} {limit} sein, nicht {value}.',
  'empty-text': '{field:quoted} darf nicht leer sein.',
  'line-too-long': '{field:quoted} darf höchstens {limit} Zeichen haben.',
  'line-character':
    '{field:quoted} enthält das Zeichen {character}; bitte entfernen. Nötig ist eine Zeile ohne Steuerzeichen und ohne Zeichen, die die Schreibrichtung ändern.',
  'empty-list': '{field:quoted} braucht mindestens einen Eintrag.',
  'wrong-format': '{value:quoted} ist nicht so geschrieben, wie es {field:quoted} verlangt.',
  'spot-type': 'SpotType muss „DashboardWidget“ sein, nicht {value:quoted}.',
  'unknown-data-type':
    '{value:quoted} ist kein DataType. Niemand kann dieses Element bearbeiten. DataTypes sind: {known}.',
  'unknown-data-type-similar': '{value:quoted} ist kein DataType. Ist {suggestion:quoted} gemeint?',
  'misspelt-key': '{key:quoted} ist hier nicht bekannt und bleibt ohne Wirkung. Ist {suggestion:quoted} gemeint?',
  'misplaced-key': '{key:quoted} hat hier keine Wirkung. Es gehört {place:word}.',
  'key-of-other-type': '{key:quoted} hat keine Wirkung: Elemente vom DataType {dataType} haben es nicht.',
  'element-too-large': '{field:quoted} hat mehr als {limit} Teile. Sie werden nicht einzeln geprüft.',
  'duplicate-id':
    'Die Id {id:quoted} gehört bereits zu einem anderen Element (Zeile {line:plain}). Jedes Element braucht eine eigene Id.',
  'unknown-element': 'Es gibt einen Wert für {id:quoted}, aber kein Element mit dieser Id.',

  // Rules across fields
  'resolution-conflict': 'PossibleResolutions lässt sich nicht mit einer aktiven DynamicResolution verbinden.',
  'resolution-order': '{minimum} ({low}) ist größer als {maximum} ({high}).',
  'slots-not-possible': 'NumberOfSlots ist {value}, PossibleNumbersOfSlots erlaubt aber nur: {possible}.',
  'slots-none-possible': 'PossibleNumbersOfSlots ist leer; NumberOfSlots ({value}) kommt darin also nicht vor.',
  'duplicate-entry': '{field:quoted} enthält {value} doppelt.',
  'rows-not-offered':
    '„PossibleNumbersOfRows“ enthält {value}, ein Widget ist aber 1 bis {most} Zeilen hoch. Das wird nicht angeboten.',

  // Versions
  'api-version-unknown': 'Eine ApiVersion {value:plain} gibt es nicht. Bekannt sind 1, 2 und 3.',
  'api-version-too-low': '{feature} braucht ApiVersion {needed} (Plattform {platform}), die Datei nennt aber {stated}.',
  'api-version-unsupported':
    'ApiVersion {stated} braucht Plattform {needed}, diese Plattform ist {platform}. Funktionen können fehlen, und die richtige Anzeige ist nicht gewährleistet.',
  'feature-unsupported': '{feature} braucht Plattform {needed}; diese Plattform ist {platform}, also wird es fehlen.',

  // Translations
  'translation-language': '{language:quoted} ist kein Sprachcode. Sprachcodes sehen aus wie „de“ oder „de-AT“.',
  'translation-language-twice':
    '{language:quoted} und {other:quoted} sind dieselbe Sprache. Gezeigt werden nur die Texte der einen; sie gehören zusammen.',
  'translation-incomplete':
    '{missing} von {total} {total|Text|Texten} {missing|ist|sind} nicht in {language:quoted} übersetzt: {texts:eachQuoted}{more:andMore}. Soll ein Text so bleiben, ihn selbst als Übersetzung eintragen.',
  'translation-never-shown':
    '{missing} von {total} {total|Text|Texten} {missing|ist|sind} nicht in {language:quoted} übersetzt, {missing|erscheint|erscheinen} aber bei keiner Kombination von Werten im Formular: {texts:eachQuoted}{more:andMore}.',
  'translation-stale': 'Die Übersetzung von {key:quoted} in {language:quoted} gehört zu keinem Text dieses Elements.',
  'translation-stale-alike':
    'Die Übersetzung von {key:quoted} in {language:quoted} wird nicht verwendet: Der Text ist {other:quoted}. Der Unterschied: {difference:word}.',

  // Too much to say
  'more-errors': 'Und {count} {count|weiterer Hinweis, ein Fehler|weitere Hinweise, darunter Fehler}.',
  'more-findings': 'Und {count} {count|weiterer Hinweis, kein Fehler|weitere Hinweise, kein Fehler darunter}.',

  // Which findings count
  'severity-unused': 'Die Datei hat keinen Hinweis {code:quoted}; diese Einstellung bewirkt nichts.',
  'severity-unused-element': '{element:quoted} hat keinen Hinweis {code:quoted}; diese Einstellung bewirkt nichts.'
} as const satisfies Record<keyof typeof english, string>;
