import type english from '../../en/findings/elements.js';

export default {
  'default-blank':
    'Une saisie est obligatoire ici, mais la valeur par défaut est vide : elle manque à chaque nouveau widget tant que personne ne l’a remplie.',
  'minimum-above-maximum':
    'La limite inférieure {minimum:date} dépasse la limite supérieure {maximum:date} ; aucune valeur n’est donc possible.',
  'items-duplicate': 'L’entrée {item:quoted} figure plusieurs fois dans Items.',
  'items-alike': 'L’entrée {item:quoted} se lit comme {other:quoted}. La différence : {difference:word}.',
  'items-reserved':
    'L’entrée {item:quoted} ne peut pas être traduite : dans Translations, ce nom désigne le libellé de l’élément.',
  'max-chars-zero': 'MaxChars vaut 0 ; aucun texte ne peut donc être saisi.',
  'pattern-invalid':
    'ValidationRegExp n’est pas une expression régulière valide. Les textes ne sont pas vérifiés avec elle.',
  'pattern-too-costly':
    'L’évaluation de ValidationRegExp prend trop de temps. Les textes qu’elle ne peut pas tester à temps ne peuvent pas être enregistrés.',
  'pattern-unanchored':
    'ValidationRegExp est recherchée n’importe où dans le texte. Pour décrire le texte entier, commencez-la par ^ et terminez-la par $.',
  'pattern-undescribed': 'Sans ValidationRegExpDescription, personne ne sait quelle forme le texte doit avoir.',
  'time-zone-without-time': 'TimeZoneEnabled exige TimeEnabled. Aucun fuseau horaire ne peut être saisi.',
  'time-zone-support-off':
    'Les fuseaux horaires ne sont pas configurés sur cette plateforme. Aucun fuseau horaire ne peut être saisi.',

  // Its translations
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
} as const satisfies Record<keyof typeof english, string>;
