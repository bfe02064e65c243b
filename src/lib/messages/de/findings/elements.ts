import type english from '../../en/findings/elements.js';

export default {
  'default-blank':
    'Hier ist eine Eingabe nötig, die Vorgabe ist aber leer: Jedem neuen Widget fehlt sie, bis jemand sie ausfüllt.',
  'minimum-above-maximum':
    'Die untere Grenze {minimum:date} liegt über der oberen Grenze {maximum:date}; so ist kein Wert möglich.',
  'items-duplicate': 'Der Eintrag {item:quoted} kommt in Items mehrfach vor.',
  'items-alike': 'Der Eintrag {item:quoted} liest sich wie {other:quoted}. Der Unterschied: {difference:word}.',
  'items-reserved':
    'Der Eintrag {item:quoted} ist nicht übersetzbar: In Translations bezeichnet dieser Name die Beschriftung des Elements.',
  'max-chars-zero': 'MaxChars ist 0; so lässt sich gar kein Text eingeben.',
  'pattern-invalid': 'ValidationRegExp ist kein gültiger regulärer Ausdruck. Texte werden nicht damit geprüft.',
  'pattern-too-costly':
    'Die Auswertung von ValidationRegExp dauert zu lange. Texte, für die das gilt, lassen sich nicht speichern.',
  'pattern-unanchored':
    'ValidationRegExp kann irgendwo im Text passen. Soll es den ganzen Text beschreiben, gehört ^ an den Anfang und $ an das Ende.',
  'pattern-undescribed': 'Ohne ValidationRegExpDescription erfährt niemand, welche Form der Text haben muss.',
  'time-zone-without-time': 'TimeZoneEnabled setzt TimeEnabled voraus. Eine Zeitzone lässt sich nicht eingeben.',
  'time-zone-support-off':
    'Die Zeitzonen dieser Plattform sind nicht eingerichtet. Eine Zeitzone lässt sich nicht eingeben.',

  // Its translations
  'translation-placeholder-missing':
    'Der Übersetzung von {source:quoted} in {language:quoted} fehlt {names}. Der Wert wird so nicht angezeigt.',
  'translation-placeholder-added':
    'Die Übersetzung von {source:quoted} in {language:quoted} enthält {names}, was im Text nicht vorkommt. Es erscheint so in der Anzeige.',
  'translation-twice':
    'In {language:quoted} haben {source:quoted} und {other:quoted} dieselbe Übersetzung: {target:quoted}. Die beiden sind nicht zu unterscheiden.',
  'translation-numbers':
    'Die Übersetzung von {source:quoted} in {language:quoted} nennt andere Zahlen als der Text: {target:quoted}.',
  'translation-misencoded':
    'Die Übersetzung von {source:quoted} in {language:quoted} sieht falsch kodiert aus: {target:quoted} statt {right:quoted}.',
  'translation-blank-end':
    'Die Übersetzung von {source:quoted} in {language:quoted} beginnt oder endet mit einem Leerzeichen oder Zeilenumbruch.',
  'translation-lines':
    'Die Übersetzung von {source:quoted} in {language:quoted} hat mehr Zeilen, als eine Beschriftung haben sollte.',
  'translation-same':
    '{count} {count|Übersetzung|Übersetzungen} in {language:quoted} {count|lautet|lauten} wie der Text selbst: {texts:eachQuoted}{more:andMore}. Bitte prüfen, ob das so gemeint ist.'
} as const satisfies Record<keyof typeof english, string>;
