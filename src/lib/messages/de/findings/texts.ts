import type english from '../../en/findings/texts.js';

export default {
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
} satisfies Record<keyof typeof english, string>;
