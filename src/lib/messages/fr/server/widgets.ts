import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/widgets.js';

const { number, quote } = grammarOf('fr');

export default {
  brandColoursChanged: 'Quelqu’un d’autre a modifié les couleurs de la marque entre-temps. Rien n’a été enregistré.',
  notFound: 'Aucun widget ne porte ce numéro. Il a peut-être été supprimé.',
  editedFilesInvalid: 'L’aperçu n’affiche pas ces fichiers, car un paquet qui les contient serait inutilisable.',
  fileNotText: (file: string) => `${quote(file)} n’est pas un fichier texte en UTF-8 et ne peut pas être modifié ici.`,
  otherVersion: (spotIdentifier: string) =>
    `Un widget avec le SpotIdentifier ${quote(spotIdentifier)} existe déjà dans une autre version. Pour le mettre à jour, choisissez-y « Remplacer le widget ».`,
  notInTrash:
    'Aucun widget de la corbeille ne porte ce numéro. Il a peut-être été restauré ou supprimé définitivement.',
  lastStandardVariant:
    'C’est la seule variante d’un widget standard ; elle ne peut pas être supprimée, car le widget ne serait plus utilisable.',
  valuesSavedMeanwhile: (name: string) =>
    `${quote(name)} n’a pas été supprimé, car des valeurs y ont été enregistrées depuis. Pour le supprimer avec ces valeurs, choisissez « Supprimer » dans son menu.`,
  renamedMeanwhile: (before: string, now: string) =>
    `${quote(before)} a été renommé ${quote(now)} entre-temps et garde ce nom.`,
  movedMeanwhile: (name: string, group: string | null) =>
    `${quote(name)} a été déplacé vers ${quote(group ?? 'Modèles de widgets')} entre-temps et y reste.`,
  savedMeanwhile: 'Quelqu’un d’autre a enregistré ce widget entre-temps. Rien n’a été écrasé.',
  valuesInvalid: 'Les valeurs n’ont pas été enregistrées, car certaines enfreignent une règle.',
  valuesMissing: 'Le contenu doit comporter « Values » : un objet avec une Value par Id d’élément.',
  cellsChanged: 'Quelqu’un d’autre a modifié certaines de ces valeurs entre-temps. Rien n’a été écrasé.',
  cellsInvalid: 'Rien n’a été enregistré, car certaines valeurs ne peuvent pas l’être.',
  cellTwice: 'La même valeur du même widget est définie deux fois.',
  momentNotFound: 'Ce moment n’existe pas dans l’historique de ce widget. Il est peut-être trop ancien.',
  tooManyNames: (most) => `${number(most)} moments de ce widget ont un nom. Retirez d’abord un de ces noms.`,
  variantTaken: (name: string) => `Ce groupe contient déjà un widget nommé ${quote(name)}.`,
  variantTwice: (name: string) => `Le nom ${quote(name)} figure deux fois dans la liste.`,
  variantsInvalid: 'Rien n’a été créé, car certains des widgets ne peuvent pas l’être.',
  variantsTooLarge: 'Ces widgets auraient ensemble trop de valeurs. Créez-en moins à la fois.',
  stepNotFound: 'Cette étape n’existe pas. Elle a peut-être déjà été annulée, ou elle est trop ancienne.',
  presetNotFound: 'Ce préréglage n’existe pas. Il a peut-être été supprimé.',
  presetTaken: (name: string) => `Il existe déjà un préréglage nommé ${quote(name)}. Choisissez un autre nom.`,
  presetEmpty: 'Un préréglage contient au moins une valeur.',
  presetInvalid: 'Le préréglage n’a pas été conservé, car certaines valeurs enfreignent une règle.',
  tooManyPresets: (most: number) => `Ce modèle a ${number(most)} préréglages. Supprimez-en un d’abord.`,
  presetsTooLarge:
    'Les préréglages de ce modèle seraient trop volumineux ensemble. Supprimez-en un ou conservez moins de valeurs.',
  presetChanged: 'Quelqu’un a modifié ce préréglage entre-temps. Rien n’a été écrasé.',
  commentNotFound: 'Ce commentaire n’existe pas sur ce widget. Il a peut-être été supprimé.',
  commentSettingUnknown: 'Le paquet de ce widget n’a pas ce paramètre.',
  tooManyComments: 'Ce widget a trop de commentaires. Supprimez-en d’abord.',
  groupOrTemplates: 'groupId et templates ne peuvent pas être combinés.',
  groupNotFound: 'Aucun groupe de widgets ne porte ce numéro. Il a peut-être été supprimé.',
  groupNotEmpty: 'Ce groupe contient encore des widgets. Déplacez-les ou supprimez-les d’abord. Rien n’a été modifié.',
  groupTaken: (name: string, isSeen: boolean) =>
    isSeen
      ? `Un groupe de widgets nommé ${quote(name)} existe déjà. Choisissez un autre nom.`
      : `Un groupe de widgets nommé ${quote(name)} existe déjà, mais vous ne pouvez pas le voir. Choisissez un autre nom.`
} satisfies typeof english;
