import { grammarOf } from '../../../language/grammar.js';
import findingList from './findingList.js';
import type english from '../../en/screens/editorNotices.js';

const { count, either, list, number, quote } = grammarOf('fr');

const unsaved = (n: number): string => count(n, 'modification non enregistrée', 'modifications non enregistrées');

type Counts = Readonly<Record<'error' | 'warning' | 'info', number>>;

const counted = ({ error, warning, info }: Counts): string =>
  list([
    ...(error > 0 ? [count(error, 'erreur', 'erreurs')] : []),
    ...(warning > 0 ? [count(warning, 'avertissement', 'avertissements')] : []),
    ...(info > 0 ? [count(info, 'remarque', 'remarques')] : [])
  ]);

export default {
  undone: (labels) => `Annulé : ${labels}`,
  redone: (labels) => `Rétabli : ${labels}`,
  drafts: 'Brouillons',
  tabs: {
    label: 'Vues du widget',
    conditions: 'Conditions',
    translations: 'Traductions',
    definition: 'Définition',
    table: 'Tableau',
    variants: (n: number) => count(n, 'variante', 'variantes'),
    history: 'Historique',
    problems: (n) => count(n, 'problème', 'problèmes'),
    unsaved: 'non enregistré',
    unsavedElsewhere: 'Tout est enregistré ici. Non enregistré :',
    alsoUnsaved: 'Non enregistré non plus :',
    unsavedIn: (view, n) => `${view} (${number(n)})`
  },
  saved: (name) => `${name} a enregistré ce widget.`,
  draftLive: (name: string) => `Brouillon ${quote(name)} mis en ligne.`,
  draftEnded: (name: string) => `Fin du brouillon ${quote(name)}.`,
  you: 'Vous avez enregistré ce widget dans un autre onglet ou navigateur.',
  somebody: 'Ce widget a été enregistré ailleurs.',
  followed: (labels) => `Actualisé ici : ${labels}.`,
  merged: (labels) => `Vos modifications et les siennes sont réunies dans ${labels}.`,
  both: (labels) => `Modifié des deux côtés : ${labels}. Votre version reste en place jusqu’à votre choix.`,
  folder: 'Le dossier du widget a été enregistré.',
  bothFolder: (labels: string) =>
    `Modifié dans le formulaire et dans le dossier : ${labels}. La valeur du formulaire reste en place jusqu’à votre choix.`,
  kept: 'Vos modifications non enregistrées sont intactes.',
  choose: 'Choisir',
  replaced:
    'Ce widget a été remplacé par une autre version. Ouvrez-la pour continuer ; d’ici là, rien ne peut être enregistré.',
  folderSaved: 'Le dossier du widget a été enregistré. Ouvrez cette version pour la voir ici.',
  folderFound: (counts: Counts) => `La vérification a trouvé ${counted(counts)}.`,
  draftFound: (counts: Counts) => `Avec vos modifications non enregistrées, la vérification trouve ${counted(counts)}.`,
  folderMore: (more: number) => `(et ${number(more)} de plus)`,
  found: findingList,
  reload: 'Ouvrir la nouvelle version',
  setAside: (n) =>
    either(
      n,
      'Une valeur a été mise de côté lors du remplacement de ce widget.',
      `${number(n)} valeurs ont été mises de côté lors du remplacement de ce widget.`
    ),
  setAsideIn: (values: number, widgets: number) =>
    `${either(values, 'Une valeur', `${number(values)} valeurs`)} de ${count(widgets, 'variante', 'variantes')} ${either(values, 'est mise', 'sont mises')} de côté, car plus aucun paramètre ne ${either(values, 'l’accepte', 'les accepte')}.`,
  look: (n) => either(n, 'L’examiner', 'Les examiner'),
  gone: 'Ce widget a été supprimé, ou vous n’y avez plus accès. Il ne peut pas être enregistré ; copiez ce que vous voulez garder.',
  toTrash: 'Ouvrir la corbeille',
  reachable: 'Le serveur est de nouveau joignable. Vos modifications sont encore là, mais pas encore enregistrées.',
  lost: 'Aucune connexion au serveur.',
  comments: {
    comment: 'Commenter…',
    count: (n) => count(n, 'commentaire', 'commentaires'),
    unsent: 'Commentaire non envoyé',
    on: (setting) => `Commentaires sur ${setting}`,
    all: 'Commentaires sur les paramètres',
    menu: (n) => (n === 0 ? 'Commentaires' : `Commentaires (${number(n)})`),
    gone: (id) => `${quote(id)}, que le paquet n’a plus`,
    somebody: 'Quelqu’un',
    failed: 'Le serveur est injoignable. Rien n’a été modifié.',
    close: 'Fermer'
  },
  people: {
    here: (names) => `Également ici : ${list(names)}`,
    in: (setting) => `dans ${setting}`,
    at: (names) => either(names.length, `${list(names)} modifie ce paramètre`, `${list(names)} modifient ce paramètre`)
  },
  overtaken: {
    saved: (name) => `${name} a enregistré ce widget`,
    you: 'Vous avez enregistré ce widget dans un autre onglet ou navigateur',
    somebody: 'Ce widget a été enregistré ailleurs',
    draftLive: (name: string) => `Brouillon ${quote(name)} mis en ligne`,
    draftEnded: (name: string) => `Fin du brouillon ${quote(name)}`,
    folder: 'Le dossier du widget a été enregistré',
    missing: 'Choisissez d’abord une valeur pour chaque paramètre.',
    conflicts: 'Ces paramètres ont été modifiés des deux côtés. Choisissez la valeur à retenir :',
    folderConflicts:
      'Ces paramètres ont été modifiés dans le formulaire et dans le dossier. Choisissez la valeur à retenir :',
    mine: 'La mienne',
    theirs: 'L’autre',
    inForm: 'Dans le formulaire',
    inFolder: 'Dans le dossier',
    followed: 'Ces paramètres ont aussi été modifiés ; votre page affiche maintenant leurs nouvelles valeurs :',
    merged:
      'Des parties différentes de ces paramètres ont été modifiées des deux côtés ; ils réunissent les deux modifications :',
    nothing: 'Rien de ce que vous avez modifié n’a été touché.',
    save: 'Enregistrer maintenant',
    later: 'Continuer à modifier'
  },
  folderValue: {
    says: (value: string) => `Dans le dossier : ${value}. C’est la valeur enregistrée qui compte.`,
    use: 'Utiliser celle du dossier'
  },
  moments: {
    chooseDate: 'Choisir une date',
    chooseTime: 'Choisir une heure',
    format: (form) => `Format : ${form}`,
    forms: { moment: 'jj/mm/aaaa, hh:mm:ss', day: 'jj/mm/aaaa', time: 'hh:mm', exactTime: 'hh:mm:ss' }
  },
  noElements: 'Ce widget n’a aucun paramètre. Il n’y a rien à modifier ici ; l’aperçu le montre tel qu’il est.',
  hidden: {
    vanished: (name) => `${name} est maintenant masqué à cause d’un autre paramètre. Sa valeur est conservée.`,
    summary: (n) => `${count(n, 'paramètre', 'paramètres')} ${either(n, 'masqué', 'masqués')}`,
    more: (n) => `En afficher ${number(n)} de plus`
  },
  why: {
    inConditions: 'Essayer des valeurs dans Conditions',
    title: (name) => `Quand ${name} est-il affiché ?`,
    rule: 'Il est masqué tant que toutes ces conditions sont remplies :',
    always: 'Toujours : il n’a aucune condition.',
    unreadable: 'Une condition illisible',
    met: 'remplie',
    notMet: 'non remplie',
    now: (value) => `maintenant : ${value}`,
    visible: 'Il est donc affiché.',
    hidden: 'Il est donc masqué.'
  },
  menu: {
    resetSaved: 'Revenir à la valeur enregistrée',
    resetDefault: 'Revenir à la valeur par défaut du paquet',
    inherit: 'Reprendre la valeur du modèle',
    copyId: 'Copier l’Id',
    copied: (id) => `Id ${id} copié`,
    compare: 'Comparer dans toutes les variantes',
    why: 'Quand est-ce affiché ?',
    copy: 'Copier des paramètres…',
    paste: 'Coller des paramètres…'
  },
  clipboard: {
    close: 'Fermer',
    cancel: 'Annuler',
    setting: 'Paramètre',
    before: 'Maintenant',
    after: 'Collé',
    copyTitle: 'Copier des paramètres',
    all: 'Tous les paramètres',
    copy: (n) => `Copier ${count(n, 'paramètre', 'paramètres')}`,
    copied: (n) => `${count(n, 'paramètre copié', 'paramètres copiés')}. À coller dans un autre widget.`,
    copyYourself: 'Le navigateur ne l’a pas permis. Copiez ce texte vous-même et collez-le dans l’autre widget.',
    text: 'Paramètres copiés sous forme de texte',
    pasteTitle: 'Coller des paramètres',
    pasteHere: 'Appuyez ici sur Ctrl+V pour coller ce que vous avez copié dans un autre widget.',
    changes: (n) => `${count(n, 'paramètre change', 'paramètres changent')}.`,
    nothing: 'Rien ne changerait.',
    same: (n) => `${either(n, `${number(n)} a déjà cette valeur`, `${number(n)} ont déjà ces valeurs`)}.`,
    refusals: (n) => `${either(n, `${number(n)} est refusé`, `${number(n)} sont refusés`)}.`,
    refusedTitle: 'Refusés',
    more: (n) => `et ${count(n, 'autre', 'autres')}`,
    apply: (n) => `Appliquer ${count(n, 'modification', 'modifications')}`,
    applied: (n) => `${count(n, 'paramètre collé', 'paramètres collés')}. Rien n’est encore enregistré.`,
    refused: {
      unknown: 'Ce widget n’a aucun paramètre avec cet Id.',
      twice: 'Le texte le nomme deux fois ; le premier compte.',
      type: (theirs, ours) => `Son type est ${quote(theirs)} là-bas et ${quote(ours)} ici.`,
      invalid: 'Sa valeur n’est pas admise ici.'
    },
    unreadable: {
      empty: 'Le presse-papiers ne contient aucun paramètre.',
      foreign:
        'Ce texte ne contient aucun paramètre. Choisissez d’abord « Copier des paramètres… » dans un autre widget.',
      newer: 'Ce texte a été copié depuis une version plus récente du produit.',
      large: 'Ce texte est trop long : plus de 1 Mo.',
      many: 'Ce texte contient plus de 2 000 paramètres.'
    }
  },
  reach: {
    title: (widgets: number) => `Enregistrer le modèle de ${count(widgets, 'widget', 'widgets')} ?`,
    lead: 'Ces paramètres changent dans chaque widget qui n’a pas de valeur propre :',
    shownIn: (widgets: number, all: number) => `${number(widgets)} sur ${count(all, 'widget', 'widgets')}`,
    invalid: (widgets: number) =>
      either(
        widgets,
        'Un widget aurait une valeur non valide',
        `${number(widgets)} widgets auraient des valeurs non valides`
      ),
    unchecked: (widgets: number) =>
      either(
        widgets,
        'Un autre n’a pas été vérifié.',
        `${number(widgets)} autres n’ont pas été vérifiés, car ils sont trop nombreux.`
      ),
    cancel: 'Annuler'
  },
  hiddenItem: {
    show: (change) => `Pour l’afficher : ${change}`,
    cannot: 'Aucun paramètre de ce widget ne permet de l’afficher.',
    shown: (name) => `${name} est maintenant affiché.`
  },
  review: {
    revert: 'Annuler',
    revertOf: (label) => `Annuler la modification de ${label}`,
    discardAll: 'Abandonner toutes les modifications',
    title: 'Modifications depuis le dernier enregistrement',
    setting: 'Paramètre',
    before: 'Enregistré',
    after: 'Maintenant',
    close: 'Fermer'
  },
  errors: {
    title: (n) =>
      either(
        n,
        'Non enregistré : un paramètre est à corriger',
        `Non enregistré : ${number(n)} paramètres sont à corriger`
      ),
    also: (n) => `et ${number(n)} de plus`,
    hiddenField: 'masqué'
  },
  notices: {
    restored: (n, time) => `${unsaved(n)} de ${time} ${either(n, 'restaurée', 'restaurées')}.`,
    lost: (n) =>
      either(
        n,
        'Une modification non enregistrée concerne un paramètre que ce widget n’a plus. Elle revient avec le paramètre :',
        `${number(n)} modifications non enregistrées concernent des paramètres que ce widget n’a plus. Elles reviennent avec les paramètres :`
      ),
    discard: 'Abandonner les modifications',
    forget: 'Supprimer les modifications sans paramètre',
    dismiss: 'Masquer le message',
    unkept:
      'Ce navigateur ne peut pas conserver les modifications non enregistrées : elles seront perdues à la fermeture de la page. Enregistrez sans tarder.',
    unreachable:
      'Non enregistré : le serveur est injoignable. Rien n’est perdu, vos modifications sont conservées dans ce navigateur. Vérifiez la connexion, puis enregistrez de nouveau.',
    gone: 'Non enregistré : ce widget a été supprimé. Vos modifications sont encore là ; copiez ce que vous voulez garder.',
    failed: (text) => `Non enregistré : ${text}`,
    again: 'Enregistrer de nouveau'
  },
  unsent: {
    comment: 'Le commentaire n’est pas encore envoyé.',
    plan: 'La modification du plan n’est pas encore appliquée.',
    dryRun: 'L’essai n’est pas encore appliqué.',
    stay: 'Rester',
    leave: 'Abandonner et quitter'
  },
  leave: {
    text: (n) => `${unsaved(n)}. Ce navigateur ${either(n, 'la', 'les')} conserve jusqu’à votre retour.`,
    stay: 'Rester',
    leave: 'Abandonner et quitter',
    keep: 'Quitter en gardant les modifications',
    save: 'Enregistrer et quitter'
  },
  closing: {
    text: (n) => `${unsaved(n)}. Ce navigateur peut ${either(n, 'la', 'les')} conserver.`,
    stay: 'Continuer à modifier',
    leave: 'Abandonner et fermer',
    keep: 'Fermer en gardant les modifications',
    save: 'Enregistrer et fermer'
  },
  keys: {
    title: 'Raccourcis clavier',
    save: 'Enregistrer',
    undo: 'Annuler',
    redo: 'Rétablir',
    search: 'Rechercher des paramètres',
    next: 'Erreur suivante',
    actions: 'Actions du paramètre',
    drafts: 'Brouillons',
    help: 'Cette liste',
    close: 'Fermer'
  }
} satisfies typeof english;
