import type english from '../../en/findings/document.js';

export default {
  // Bytes and text
  'file-too-large': 'Le fichier dépasse {limit} Mo. Il n’est pas lu.',
  'encoding-invalid': 'Le fichier contient des octets qui ne sont pas du {encoding} valide. Enregistrez-le en UTF-8.',
  'encoding-utf16':
    'Le fichier est enregistré en UTF-16. Enregistrez-le en UTF-8 ; sinon, un widget pourrait ne pas le lire.',
  'json-empty': 'Le fichier est vide.',
  'json-unexpected-end': 'Le fichier se termine trop tôt : « {opener} » de la ligne {line:plain} n’est pas refermé.',
  'json-comma-missing': 'Il manque une virgule avant cet endroit.',
  'json-comma-extra': 'Cette virgule est de trop : rien ne la suit.',
  'json-colon-missing': 'Il manque un deux-points entre ce nom et sa valeur.',
  'json-comment': 'Les commentaires ne sont pas permis en JSON.',
  'json-name': 'Il faut ici un nom entre guillemets droits, et non « {found} ».',
  'json-word':
    '« {found} » n’est pas une valeur JSON. Les textes s’écrivent entre guillemets droits ; il y a en outre les nombres, true, false et null.',
  'json-number':
    '« {found} » n’est pas écrit comme un nombre JSON (ni zéro ni signe plus au début ; des chiffres de part et d’autre du point).',
  'json-text-unclosed':
    'Il manque à ce texte le guillemet fermant sur sa ligne. Un saut de ligne dans un texte s’écrit \\n.',
  'json-text-character': 'Le caractère {character} ne peut pas figurer tel quel dans un texte ; écrivez {escape}.',
  'json-text-escape':
    '« {found} » ne signifie rien dans un texte JSON. La barre oblique inverse elle-même s’écrit \\\\.',
  'json-extra-text': 'Le fichier devrait se terminer ici ; « {found} » suit.',
  'json-syntax': 'Le fichier n’est pas du JSON valide : « {found} » ne peut pas figurer ici.',
  'json-too-deep': 'Les listes et les objets sont imbriqués ici sur plus de {limit} niveaux. Le fichier n’est pas lu.',
  'json-too-many-values': 'Le fichier contient plus de {limit} valeurs. Il n’est pas lu.',
  'duplicate-key': '« {key} » figure deux fois dans le même objet. Seul le dernier compte.',

  // Structure
  'missing-field': 'Il manque « {field} » ici.',
  'wrong-type': '« {field} » : il faut {expected:word} ; ici se trouve {actual:word}.',
  'wrong-root': 'Un ascData.json est un objet { … } ; ici se trouve {actual:word}.',
  'out-of-range': '« {field} » doit être {comparison:word} {limit}, et non {value}.',
  'empty-text': '« {field} » ne doit pas être vide.',
  'line-too-long': '« {field} » peut avoir au plus {limit} caractères.',
  'line-character':
    '« {field} » contient le caractère {character} ; retirez-le. Il faut une seule ligne, sans caractères de contrôle ni caractères qui inversent le sens d’écriture.',
  'empty-list': '« {field} » a besoin d’au moins une entrée.',
  'wrong-format': '« {value} » n’est pas écrit comme « {field} » l’exige.',
  'spot-type': 'SpotType doit être « DashboardWidget », et non « {value} ».',
  'unknown-data-type': '« {value} » n’est pas un DataType. Personne ne peut modifier cet élément.',
  'unknown-data-type-similar': '« {value} » n’est pas un DataType. Vouliez-vous dire « {suggestion} » ?',
  'misspelt-key': '« {key} » est inconnu ici et sans effet. Vouliez-vous dire « {suggestion} » ?',
  'element-too-large': '« {field} » a plus de {limit} parties. Elles ne sont pas examinées une à une.',
  'duplicate-id': 'Un autre élément a déjà l’Id « {id} » (ligne {line:plain}). Seul le premier est utilisé.',
  'unknown-element': 'Il y a une valeur pour « {id} », mais aucun élément n’a cet Id.',

  // Rules across fields
  'resolution-conflict': 'PossibleResolutions ne peut pas être combiné avec une DynamicResolution active.',
  'resolution-order': '{minimum} ({low}) est supérieur à {maximum} ({high}).',
  'slots-not-possible': 'NumberOfSlots vaut {value}, mais PossibleNumbersOfSlots n’autorise que : {possible}.',
  'slots-none-possible': 'PossibleNumbersOfSlots est vide ; NumberOfSlots ({value}) n’en fait donc pas partie.',
  'duplicate-entry': '« {field} » cite deux fois {value}.',
  'rows-not-offered':
    '« PossibleNumbersOfRows » cite {value}, mais un widget occupe de 1 à {most} lignes. Cette hauteur n’est pas proposée.',

  // Versions
  'api-version-unknown': 'Il n’y a pas d’ApiVersion {value:plain}. On connaît 1, 2 et 3.',
  'api-version-too-low':
    '{feature} exige l’ApiVersion {needed} (plateforme {platform}), mais le fichier indique {stated}.',
  'api-version-unsupported':
    'L’ApiVersion {stated} exige la plateforme {needed} ; cette plateforme est {platform}. Des fonctions peuvent manquer, et l’affichage correct n’est pas garanti.',
  'feature-unsupported': '{feature} exige la plateforme {needed} ; cette plateforme est {platform}, il manquera donc.',

  // Translations
  'translation-language': '« {language} » n’est pas un code de langue. Les codes s’écrivent comme « de » ou « de-AT ».',
  'translation-incomplete':
    '{missing} {missing|texte|textes} sur {total} {missing|n’est pas traduit|ne sont pas traduits} en « {language} » : {texts:quoted}{more}. Un texte qui reste tel quel a besoin de lui-même comme traduction.',
  'translation-stale': 'La traduction de « {key} » en « {language} » ne correspond à aucun texte de cet élément.',

  // Too much to say
  'more-errors': 'Et {count} {count|autre remarque, une erreur|autres remarques, dont des erreurs}.',
  'more-findings': 'Et {count} {count|autre remarque, qui n’est pas une erreur|autres remarques, dont aucune erreur}.'
} as const satisfies Record<keyof typeof english, string>;
