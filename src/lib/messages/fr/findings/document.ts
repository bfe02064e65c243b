import type english from '../../en/findings/document.js';

export default {
  // Bytes and text
  'file-too-large': 'Le fichier dépasse {limit} Mo. Il n’est pas lu.',
  'encoding-invalid': 'Le fichier contient des octets qui ne sont pas du {encoding} valide. Enregistrez-le en UTF-8.',
  'encoding-utf16':
    'Le fichier est enregistré en UTF-16. Enregistrez-le en UTF-8 ; sinon, un widget pourrait ne pas le lire.',
  'json-empty': 'Le fichier est vide.',
  'json-unexpected-end': 'Le fichier se termine trop tôt : {opener:quoted} de la ligne {line:plain} n’est pas refermé.',
  'json-comma-missing': 'Il manque une virgule avant cet endroit.',
  'json-comma-extra': 'Cette virgule est de trop : rien ne la suit.',
  'json-colon-missing': 'Il manque un deux-points entre ce nom et sa valeur.',
  'json-comment': 'Les commentaires ne sont pas permis en JSON.',
  'json-name': 'Il faut ici un nom entre guillemets droits, et non {found:quoted}.',
  'json-word':
    '{found:quoted} n’est pas une valeur JSON. Les textes s’écrivent entre guillemets droits ; il y a en outre les nombres, true, false et null.',
  'json-number':
    '{found:quoted} n’est pas écrit comme un nombre JSON (ni zéro ni signe plus au début ; des chiffres de part et d’autre du point).',
  'json-text-unclosed':
    'Il manque à ce texte le guillemet fermant sur sa ligne. Un saut de ligne dans un texte s’écrit \\n.',
  'json-text-character': 'Le caractère {character} ne peut pas figurer tel quel dans un texte ; écrivez {escape}.',
  'json-text-escape':
    '{found:quoted} ne signifie rien dans un texte JSON. La barre oblique inverse elle-même s’écrit \\\\.',
  'json-extra-text': 'Le fichier devrait se terminer ici ; {found:quoted} suit.',
  'json-syntax': 'Le fichier n’est pas du JSON valide : {found:quoted} ne peut pas figurer ici.',
  'json-too-deep': 'Les listes et les objets sont imbriqués ici sur plus de {limit} niveaux. Le fichier n’est pas lu.',
  'json-too-many-values': 'Le fichier contient plus de {limit} valeurs. Il n’est pas lu.',
  'duplicate-key': '{key:quoted} figure deux fois dans le même objet. Seul le dernier compte.',

  // Structure
  'missing-field': 'Il manque {field:quoted} ici.',
  'wrong-type': '{field:quoted} : il faut {expected:word} ; ici se trouve {actual:word}.',
  'wrong-root': 'Un ascData.json est un objet { … } ; ici se trouve {actual:word}.',
  'out-of-range': '{field:quoted} doit être {comparison:word} {limit}, et non {value}.',
  'empty-text': '{field:quoted} ne doit pas être vide.',
  'line-too-long': '{field:quoted} peut avoir au plus {limit} caractères.',
  'line-character':
    '{field:quoted} contient le caractère {character} ; retirez-le. Il faut une seule ligne, sans caractères de contrôle ni caractères qui changent le sens d’écriture.',
  'empty-list': '{field:quoted} a besoin d’au moins une entrée.',
  'wrong-format': '{value:quoted} n’est pas écrit comme {field:quoted} l’exige.',
  'spot-type': 'SpotType doit être « DashboardWidget », et non {value:quoted}.',
  'unknown-data-type':
    '{value:quoted} n’est pas un DataType. Personne ne peut modifier cet élément. Les DataTypes sont : {known}.',
  'unknown-data-type-similar': '{value:quoted} n’est pas un DataType. Vouliez-vous dire {suggestion:quoted} ?',
  'misspelt-key': '{key:quoted} est inconnu ici et sans effet. Vouliez-vous dire {suggestion:quoted} ?',
  'misplaced-key': '{key:quoted} n’a aucun effet ici. Sa place est {place:word}.',
  'key-of-other-type': '{key:quoted} n’a aucun effet : les éléments de DataType {dataType} n’en ont pas.',
  'element-too-large': '{field:quoted} a plus de {limit} parties. Elles ne sont pas examinées une à une.',
  'duplicate-id':
    'Un autre élément a déjà l’Id {id:quoted} (ligne {line:plain}). Chaque élément doit avoir son propre Id.',
  'unknown-element': 'Il y a une valeur pour {id:quoted}, mais aucun élément n’a cet Id.',

  // Rules across fields
  'resolution-conflict': 'PossibleResolutions ne peut pas être combiné avec une DynamicResolution active.',
  'resolution-order': '{minimum} ({low}) est supérieur à {maximum} ({high}).',
  'slots-not-possible': 'NumberOfSlots vaut {value}, mais PossibleNumbersOfSlots n’autorise que : {possible}.',
  'slots-none-possible': 'PossibleNumbersOfSlots est vide ; NumberOfSlots ({value}) n’en fait donc pas partie.',
  'duplicate-entry': '{field:quoted} contient deux fois {value}.',
  'rows-not-offered':
    '« PossibleNumbersOfRows » contient {value}, mais un widget occupe de 1 à {most} lignes. Cette hauteur n’est pas proposée.',

  // Versions
  'api-version-unknown': 'Il n’y a pas d’ApiVersion {value:plain}. Versions connues : 1, 2 et 3.',
  'api-version-too-low':
    '{feature} exige l’ApiVersion {needed} (plateforme {platform}), mais le fichier indique {stated}.',
  'api-version-unsupported':
    'L’ApiVersion {stated} exige la plateforme {needed} ; cette plateforme est {platform}. Des fonctions peuvent manquer, et l’affichage correct n’est pas garanti.',
  'feature-unsupported':
    '{feature} exige la plateforme {needed} ; cette plateforme est {platform} ; cette fonction manquera donc.',

  // Translations
  'translation-language':
    '{language:quoted} n’est pas un code de langue. Les codes s’écrivent comme « de » ou « de-AT ».',
  'translation-language-twice':
    '{language:quoted} et {other:quoted} sont la même langue. Seuls les textes de l’une sont affichés ; réunissez-les.',
  'translation-incomplete':
    '{missing} {missing|texte|textes} sur {total} {missing|n’est pas traduit|ne sont pas traduits} en {language:quoted} : {texts:eachQuoted}{more:andMore}. Pour garder un texte tel quel, saisissez-le comme sa propre traduction.',
  'translation-never-shown':
    '{missing} {missing|texte|textes} sur {total} {missing|n’est pas traduit|ne sont pas traduits} en {language:quoted}, mais aucune combinaison de valeurs ne {missing|le|les} fait apparaître dans le formulaire : {texts:eachQuoted}{more:andMore}.',
  'translation-stale': 'La traduction de {key:quoted} en {language:quoted} ne correspond à aucun texte de cet élément.',
  'translation-stale-alike':
    'La traduction de {key:quoted} en {language:quoted} n’est pas utilisée : le texte est {other:quoted}. La différence : {difference:word}.',

  // Too much to say
  'more-errors': 'Et {count} {count|autre remarque, une erreur|autres remarques, dont des erreurs}.',
  'more-findings': 'Et {count} {count|autre remarque, qui n’est pas une erreur|autres remarques, dont aucune erreur}.',

  // Which findings count
  'severity-unused': 'Le fichier ne donne lieu à aucune remarque {code:quoted} ; ce paramètre est sans effet.',
  'severity-unused-element':
    '{element:quoted} ne donne lieu à aucune remarque {code:quoted} ; ce paramètre est sans effet.'
} as const satisfies Record<keyof typeof english, string>;
