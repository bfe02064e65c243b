import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/replacement.js';

const { quote } = grammarOf('fr');

export default {
  mappingInvalid:
    'La correspondance ne convient pas aux deux paquets ; chaque endroit est indiqué ci-dessous. Rien n’a été modifié.',
  otherWidget: (uploaded: string, present: string) =>
    `Ce paquet est celui d’un autre widget : son SpotIdentifier est ${quote(uploaded)}, celui du widget choisi est ${quote(present)}. Rien n’a été modifié.`,
  replacedMeanwhile: 'Quelqu’un d’autre a remplacé ce widget entre-temps. Rien n’a été modifié. Comparez de nouveau.',
  valuesSavedMeanwhile:
    'Des valeurs ont été enregistrées depuis cette comparaison. Rien n’a été modifié. Examinez de nouveau la comparaison.',
  notSetAside: 'Cette valeur n’est plus de côté.',
  noSuchSetting:
    'Le widget n’a aucun paramètre avec cet Id. Choisissez-en un autre pour la valeur ; d’ici là, elle reste de côté.',
  versionGone: 'Cette version du widget ne peut plus être restaurée. Seules les dix dernières sont conservées.'
} satisfies typeof english;
