import type english from '../../en/findings/texts.js';

export default {
  'translation-placeholder-missing':
    'Il manque {names} à la traduction de {source:quoted} en {language:quoted}. La valeur ne sera pas affichée.',
  'translation-placeholder-added':
    'La traduction de {source:quoted} en {language:quoted} contient {names}, absent du texte. Il sera affiché tel quel.',
  'translation-twice':
    'En {language:quoted}, {source:quoted} a la même traduction que {other:quoted} : {target:quoted}. Impossible de les distinguer.',
  'translation-numbers':
    'La traduction de {source:quoted} en {language:quoted} comporte d’autres nombres que le texte : {target:quoted}.',
  'translation-misencoded':
    'La traduction de {source:quoted} en {language:quoted} semble mal encodée : {target:quoted} au lieu de {right:quoted}.',
  'translation-blank-end':
    'La traduction de {source:quoted} en {language:quoted} commence ou finit par une espace ou un saut de ligne.',
  'translation-lines':
    'La traduction de {source:quoted} en {language:quoted} compte plus de lignes qu’un libellé ne devrait.',
  'translation-same':
    '{count} {count|traduction|traductions} en {language:quoted} {count|est identique|sont identiques} au texte lui-même : {texts:eachQuoted}{more:andMore}. Vérifiez que c’est voulu.'
} satisfies Record<keyof typeof english, string>;
