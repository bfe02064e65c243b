import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/checks.js';

const { count, either, list, number } = grammarOf('fr');

export default {
  problems: {
    list: 'Problèmes, les plus graves d’abord',
    line: (line: number) => `ligne ${line}`,
    so: 'Conséquence : ',
    about: 'Concerne :',
    others: (n: number) =>
      either(
        n,
        'L’autre règle peut masquer et afficher son réglage, a besoin de chaque condition et ne masque rien définitivement.',
        `Les ${number(n)} autres peuvent masquer et afficher leur réglage, ont besoin de chaque condition et ne masquent rien définitivement.`
      ),
    more: (n: number) => `En afficher ${number(n)} de plus`,
    severities: { error: 'Erreur', warning: 'Avertissement', info: 'Remarque' },
    badSettings:
      'Le fichier ascdata.config.json du paquet est inutilisable. Tous les constats comptent comme d’habitude.'
  },
  fixes: {
    looking: (done: number, all: number) => `Recherche de corrections : ${number(done)} sur ${number(all)} …`,
    waiting: 'Recherche de corrections …',
    none: 'Aucune correction n’est proposée : modifiez ascData.json.',
    cancel: 'Annuler',
    cancelled: 'La recherche de corrections a été annulée.',
    failed: 'Les corrections n’ont pas pu être recherchées.',
    again: 'Rechercher à nouveau',
    same: 'rien de ce qui est affiché ne change',
    otherValues: 'les mêmes réglages sont masqués ensemble, pour d’autres valeurs',
    unknown: 'calcul de ce que cela change …',
    unclear: 'il y a trop d’états pour dire tout ce qui change',
    appears: (set: string) => `nouveau : ${set}`,
    vanishes: (set: string) => `n’existe plus : ${set}`,
    hidden: (names: readonly string[], more: number) =>
      `masqué : ${list(more > 0 ? [...names, count(more, 'autre', 'autres')] : names)}`,
    nothingHidden: 'rien de masqué',
    moreSets: (n: number) => `et ${count(n, 'autre état', 'autres états')}`,
    noRight: 'Vous pouvez tout essayer ici. Seuls les administrateurs peuvent modifier et enregistrer les règles.',
    asOf: 'Revenez à l’état actuel pour modifier les règles.',
    made: (fix: string) => `Fait : ${fix}`,
    all: (n: number) => `Tout corriger (${number(n)}) …`,
    title: 'Corriger tous les problèmes',
    close: 'Fermer',
    scope: 'Quelles corrections',
    safe: 'Seulement celles qui ne changent rien de ce qui est affiché',
    changing: 'Aussi celles qui changent ce qui est affiché',
    several: 'Plusieurs possibilités : choisissez-en une, ou laissez',
    leave: 'Laisser tel quel',
    planned: (n: number) => either(n, '1 correction', `${number(n)} corrections`),
    together: 'Le tout',
    nothing: 'Rien ne peut être corrigé ainsi.',
    stay: (n: number) => either(n, '1 constat reste.', `${number(n)} constats restent.`),
    apply: (n: number) => either(n, 'Faire 1 correction', `Faire ${number(n)} corrections`)
  },
  save: {
    label: 'Modifications des règles',
    none: 'Aucune règle non enregistrée',
    notSaved: (n: number) =>
      either(n, '1 modification de règles, non enregistrée', `${number(n)} modifications de règles, non enregistrées`),
    undo: 'Annuler la modification des règles',
    redo: 'Rétablir la modification des règles',
    discard: 'Abandonner',
    save: 'Enregistrer comme nouvelle version …',
    packing: 'Création du paquet …',
    restored: (n: number) =>
      either(
        n,
        '1 règle que vous aviez modifiée sans l’enregistrer est de retour.',
        `${number(n)} règles que vous aviez modifiées sans les enregistrer sont de retour.`
      ),
    moved:
      'Le widget a été remplacé. Ce que vous aviez modifié sans l’enregistrer se trouve maintenant dans sa nouvelle version.',
    replaced: (version: string) =>
      `Le widget a été remplacé entre-temps : c’est maintenant la version ${version}. Vos modifications sont conservées. Reprenez-les dans la nouvelle version, puis enregistrez.`,
    takeOver: 'Les reprendre',
    conflicts: (names: readonly string[]) =>
      `Ces règles ne sont plus telles que vous les avez modifiées : ${list(names)}. Elles sont comme dans la nouvelle version.`,
    mine: 'Prendre les miennes',
    theirs: 'Garder les autres',
    dismiss: 'OK',
    failed: (text: string) => `Les règles n’ont pas pu être enregistrées. ${text}`,
    unreachable: 'Le paquet n’a pas pu être chargé depuis le serveur. Vos modifications sont conservées.'
  },
  leave: {
    title: 'Quitter sans enregistrer les règles ?',
    text: (n: number) =>
      either(
        n,
        '1 modification de règles n’est pas enregistrée.',
        `${number(n)} modifications de règles ne sont pas enregistrées.`
      ),
    stay: 'Rester',
    leave: 'Abandonner et quitter',
    keep: 'Garder comme brouillon et quitter'
  }
} satisfies typeof english;
