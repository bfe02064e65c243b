import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/checks.js';

const { count, either, list, number, quote } = grammarOf('fr');

export default {
  problems: {
    list: 'Problèmes, les plus graves d’abord',
    line: (line: number) => `ligne ${line}`,
    so: 'Conséquence : ',
    about: 'Concerne :',
    others: (n: number) =>
      either(
        n,
        'L’autre règle peut masquer et afficher son paramètre, et aucune de ses conditions n’est superflue.',
        `Les ${number(n)} autres peuvent masquer et afficher leur paramètre, et aucune de leurs conditions n’est superflue.`
      ),
    more: (n: number) => `En afficher ${number(n)} de plus`,
    severities: { error: 'Erreur', warning: 'Avertissement', info: 'Remarque' },
    badSettings: 'Le fichier ascdata.config.json du paquet n’est pas valide et a été ignoré.'
  },
  fixes: {
    looking: (done: number, all: number) => `Recherche de corrections : ${number(done)} sur ${number(all)}…`,
    waiting: 'Recherche de corrections…',
    none: 'Aucune correction n’est proposée : modifiez ascData.json.',
    cancel: 'Annuler',
    cancelled: 'La recherche de corrections a été annulée.',
    failed: 'Les corrections n’ont pas pu être recherchées.',
    again: 'Rechercher à nouveau',
    same: 'rien de ce qui est affiché ne change pour les valeurs du paquet ou saisies',
    otherValues: 'les mêmes paramètres sont masqués ensemble, pour d’autres valeurs',
    unknown: 'calcul de ce que cela change…',
    unclear: 'il y a trop d’états pour dire tout ce qui change',
    appears: (set: string) => `nouvel état : ${set}`,
    vanishes: (set: string) => `état désormais impossible : ${set}`,
    hidden: (names: readonly string[], more: number) =>
      `masqué : ${list(more > 0 ? [...names, count(more, 'autre', 'autres')] : names)}`,
    nothingHidden: 'rien de masqué',
    moreSets: (n: number) => `et ${count(n, 'autre état change', 'autres états changent')}`,
    noRight: 'Vous pouvez tout essayer ici. Seuls les administrateurs peuvent modifier et enregistrer les règles.',
    asOf: 'Revenez à l’état actuel pour modifier les règles.',
    moved: 'La définition a changé depuis. Elle est revérifiée.',
    broken: 'ascData.json est illisible. Réparez d’abord ce fichier dans l’onglet « Définition ».',
    made: (fix: string) => `Fait : ${fix}`,
    all: 'Tout corriger…',
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
    stay: (n: number) => either(n, '1 remarque reste.', `${number(n)} remarques restent.`),
    apply: (n: number) => either(n, 'Appliquer 1 correction', `Appliquer ${number(n)} corrections`)
  },
  tests: {
    list: 'Tests, les échecs en premier',
    passed: (passed: number, all: number) => `${count(passed, 'test réussi', 'tests réussis')} sur ${number(all)}`,
    empty: 'Aucun test pour l’instant. Essayez des valeurs et conservez-les, ou ajoutez un test pour chaque état.',
    keep: 'Conserver comme test',
    keepText: (set: number, hidden: number) =>
      `Il fixe ${count(set, 'valeur', 'valeurs')} et attend que ${count(hidden, 'paramètre exactement soit masqué', 'paramètres exactement soient masqués')}.`,
    keepAction: 'Conserver',
    kept: (name: string) => `Conservé sous ${quote(name)}`,
    known: (name: string) => `Le test ${quote(name)} couvre déjà cela.`,
    name: 'Nom',
    nameless: 'Un test doit avoir un nom.',
    cancel: 'Annuler',
    asItIs: 'Tel quel',
    states: 'Ajouter un test pour chaque état',
    mistakes: 'Ajouter les tests qui détectent chaque erreur',
    mistakesHint:
      'Le moins de tests possible, dont un échoue pour chaque erreur visible dans une règle : un autre opérateur, une autre valeur ou limite, une condition de plus ou de moins.',
    making: 'Création des tests…',
    added: (n: number) => either(n, '1 test ajouté', `${number(n)} tests ajoutés`),
    nothingToAdd: 'Rien à ajouter : les tests existants couvrent tout.',
    tooManyStates: 'Il y a trop d’états pour ajouter un test à chacun.',
    passes: 'réussi',
    fails: 'échoué',
    should: (name: string, isHidden: boolean) =>
      isHidden
        ? `${quote(name)} devrait être masqué, et il est affiché.`
        : `${quote(name)} devrait être affiché, et il est masqué.`,
    notMet: (clause: string, value: string) => `${clause} : non remplie, la valeur est ${value}`,
    met: (clause: string, value: string) => `${clause} : remplie, la valeur est ${value}`,
    noCondition: 'Il n’a aucune condition.',
    gone: (ids: readonly string[]) => `Le widget n’a pas de paramètre ${list(ids.map((id) => quote(id)))}.`,
    unusable: (names: readonly string[]) => `La valeur pour ${list(names)} ne convient pas à son type.`,
    on: (day: string) => `le ${day}`,
    more: (n: number) => `Afficher ${number(n)} de plus`,
    actions: (name: string) => `Actions pour ${quote(name)}`,
    apply: 'Essayer ses valeurs',
    rename: 'Renommer…',
    renameTitle: 'Renommer le test',
    renameAction: 'Renommer',
    expectNow: 'Attendre le résultat actuel',
    remove: 'Supprimer',
    broken: (line: number | undefined) =>
      line === undefined
        ? 'Le fichier conditions.tests.json du paquet est inutilisable. Il reste tel quel, et les tests ne peuvent pas être modifiés ici.'
        : `Le fichier conditions.tests.json du paquet est inutilisable : voir sa ligne ${number(line)}. Il reste tel quel, et les tests ne peuvent pas être modifiés ici.`,
    many: (n: number) =>
      `Le paquet contient ${number(n)} tests, trop pour les exécuter ici. La commande « ascdata test » les exécute tous.`,
    noRight: 'Seuls les administrateurs peuvent modifier et enregistrer des tests.',
    covered: (covered: number, all: number) =>
      `${count(covered, 'état', 'états')} sur ${number(all)} ${either(covered, 'a', 'ont')} un test`,
    hasTest: 'a un test',
    failing: (n: number) => either(n, '1 test échoue', `${number(n)} tests échouent`),
    hiddenIn: (hidden: number, all: number) => `masqué dans ${count(hidden, 'test', 'tests')} sur ${number(all)}`,
    title: 'Tests'
  },
  save: {
    label: 'Modifications des règles et des tests',
    none: 'Aucune modification non enregistrée',
    notSaved: (n: number) => either(n, '1 modification non enregistrée', `${number(n)} modifications non enregistrées`),
    beyondRules: (n, all) => (n === all ? 'dans Définition' : `dont ${number(n)} dans Définition`),
    undo: 'Annuler la modification',
    redo: 'Rétablir la modification',
    discard: 'Abandonner',
    discardAll: (n) => either(n, 'Abandonner', `Abandonner les ${number(n)}`),
    save: 'Enregistrer comme nouvelle version…',
    write: 'Écrire dans le dossier',
    copy: 'Enregistrer comme modèle personnel…',
    copyTitle: 'Enregistrer comme modèle personnel',
    copyText: 'Le widget standard et ses variantes restent inchangés, et le produit continue de les mettre à jour.',
    copyAction: 'Enregistrer',
    ownName: (name: string) => `${name} avec ses propres règles`,
    writing: 'Écriture…',
    packing: 'Création du paquet…',
    restored: (n: number) =>
      either(
        n,
        '1 modification non enregistrée a été restaurée.',
        `${number(n)} modifications non enregistrées ont été restaurées.`
      ),
    moved:
      'Le widget a été remplacé. Vos modifications non enregistrées s’appliquent maintenant à la nouvelle version.',
    unread: 'Votre dernier texte n’était pas lisible : « Annuler » le montre de nouveau.',
    replaced: (version?: string) =>
      `Le widget a été remplacé entre-temps${version === undefined ? '' : ` : c’est maintenant la version ${version}`}. Vos modifications sont conservées. Reprenez-les dans la nouvelle version, puis enregistrez.`,
    folderMoved:
      'Le dossier du widget a été enregistré. Vos modifications non enregistrées s’appliquent maintenant à ce qu’il contient.',
    folderReplaced: (version?: string) =>
      `Le dossier du widget a été enregistré${version === undefined ? '' : ` ; il contient maintenant la version ${version}`}. Vos modifications sont conservées : appliquez-les, puis enregistrez.`,
    sameLine: ({ name, line }) =>
      `${quote(name)} a été modifié entre-temps à la ligne ${line}, comme vos modifications. Rien n’a été enregistré et vos modifications sont conservées : revenez à vos modifications pour les reprendre dans la nouvelle version.`,
    wrongVersion: (version) =>
      `${quote(version)} n’est pas une version. Une version se compose de nombres séparés par des points, comme 1.4.2 ou 2.0-beta.`,
    takeOver: 'Les reprendre',
    outdated: 'Rien n’a été enregistré : reprenez d’abord vos modifications dans la nouvelle version.',
    conflicts: 'La nouvelle version a aussi modifié ceci, donc vos modifications n’y ont pas été reprises :',
    moreConflicts: (n) => `et ${number(n)} de plus`,
    mine: 'Utiliser les miennes',
    theirs: 'Garder les autres',
    folderTheirs: 'Garder celles du dossier',
    dismiss: 'OK',
    failed: (text: string) => `Les modifications n’ont pas pu être enregistrées. ${text}`,
    full: 'Le stockage de ce navigateur est plein : enregistrez vos modifications avant de quitter la page.',
    unreachable: 'Le paquet n’a pas pu être chargé depuis le serveur. Vos modifications sont conservées.'
  },
  leave: {
    title: 'Quitter sans enregistrer les modifications ?',
    text: (n: number) =>
      either(n, '1 modification n’est pas enregistrée.', `${number(n)} modifications ne sont pas enregistrées.`),
    stay: 'Rester',
    leave: 'Abandonner et quitter',
    keep: 'Quitter en gardant les modifications'
  }
} satisfies typeof english;
