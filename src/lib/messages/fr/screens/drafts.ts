import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/drafts.js';

const { count, either, number, quote } = grammarOf('fr');

const widgets = (n: number): string => count(n, 'widget', 'widgets');
const settings = (n: number): string => count(n, 'paramètre', 'paramètres');

export default {
  title: 'Brouillons',
  lessThanAMinute: { ahead: 'dans moins d’1 minute', past: 'il y a moins d’1 minute' },
  menu: {
    keep: (changes: number) =>
      either(
        changes,
        'Enregistrer cette modification comme brouillon…',
        `Enregistrer ces ${number(changes)} modifications comme brouillon…`
      ),
    keepHint: 'Rien n’est en ligne tant que vous ne le décidez pas.',
    nothing:
      'Modifiez d’abord quelque chose, puis enregistrez-le comme brouillon : rien n’est en ligne tant que vous ne le décidez pas.',
    ofWidget: 'Brouillons de ce widget',
    ofTemplate: 'Brouillons de ces widgets',
    loading: 'Chargement…',
    failed: 'Les brouillons n’ont pas pu être chargés.',
    again: 'Réessayer',
    all: 'Tous les brouillons et la planification'
  },
  keep: {
    title: 'Enregistrer comme brouillon',
    text: (changes: number) =>
      either(
        changes,
        'La modification passe dans le brouillon.',
        `Les ${number(changes)} modifications passent dans le brouillon.`
      ),
    name: 'Nom',
    action: 'Enregistrer comme brouillon',
    cancel: 'Annuler',
    close: 'Fermer',
    into: 'Brouillon',
    fresh: 'Nouveau brouillon',
    more: (n: number) => `et ${number(n)} de plus`,
    broken: (name: string, text: string) => `${name} : ${text}`,
    kept: 'Enregistré comme brouillon',
    plan: 'Planifier…',
    open: 'Ouvrir le brouillon',
    done: (name: string) =>
      `Enregistré dans le brouillon ${quote(name)}. La version en ligne est de nouveau affichée ici.`
  },
  states: {
    open: 'Brouillon, non planifié',
    planned: 'Brouillon, planifié',
    live: 'Brouillon, en ligne',
    ended: 'Brouillon, terminé',
    failed: 'Brouillon, pas mis en ligne'
  },
  line: {
    widgets,
    goesLive: (when: string) => `en ligne le ${when}`,
    liveUntil: (when: string) => `en ligne jusqu’au ${when}`,
    live: 'en ligne',
    ended: 'terminé',
    failed: 'pas mis en ligne',
    notPlanned: 'non planifié',
    shared: 'partagé',
    comments: (n: number) => count(n, 'commentaire', 'commentaires'),
    conflicts: (n: number) => count(n, 'conflit', 'conflits'),
    unseen: (n: number) =>
      either(n, '1 autre que vous ne pouvez pas voir', `${number(n)} autres que vous ne pouvez pas voir`)
  },
  hint: {
    from: (value: string, from: string) => `${value} à partir du ${from} :`,
    between: (value: string, from: string, until: string) => `${value} du ${from} au ${until} :`,
    until: (until: string, next: string) => `en ligne jusqu’au ${until}, puis ${next} :`,
    more: (n: number) => either(n, '1 autre brouillon planifié', `${number(n)} autres brouillons planifiés`)
  },
  list: {
    of: (template: string) => `Brouillons de ${template}`,
    planned: 'Planifiés et en ligne',
    others: 'Non planifiés',
    over: 'Terminés',
    empty: 'Aucun brouillon pour l’instant',
    emptyText:
      'Un brouillon garde des modifications sous un nom. D’autres peuvent le consulter et l’approuver ; il est mis en ligne quand vous le décidez.',
    by: (name: string) => `par ${name}`
  },
  screen: {
    label: 'Brouillon',
    skip: 'Aller au brouillon',
    breadcrumb: 'Chemin',
    widgets: 'Widgets',
    edit: 'Modifier les valeurs',
    editInTable: 'Modifier dans le tableau',
    actions: 'Actions',
    rename: 'Renommer…',
    delete: 'Supprimer',
    deleted: (name: string) => `${quote(name)} a été supprimé.`,
    undo: 'Annuler',
    gone: 'Ce brouillon a été supprimé.',
    notDone: 'Cela n’a pas fonctionné. Vérifiez la connexion, puis réessayez.',
    revoked: 'Le lien ne fonctionne plus.',
    lost: 'Connexion perdue. Ce que d’autres modifient s’affichera dès son retour.',
    naming: {
      title: 'Renommer le brouillon',
      name: 'Nom',
      save: 'Enregistrer le nom',
      cancel: 'Annuler',
      close: 'Fermer'
    },
    readOnly: 'Vous pouvez consulter et commenter ce brouillon, mais pas le modifier.'
  },
  changes: {
    title: 'Modifications',
    count: (elements: number, n: number) => `${settings(elements)} dans ${widgets(n)}`,
    live: 'En ligne',
    draft: 'Brouillon',
    none: 'Ce brouillon ne modifie encore rien.',
    in: (value: string, n: number) => `${value} dans ${number(n)}`,
    others: (n: number) => `valeur différente dans ${number(n)}`,
    template: 'du modèle',
    takeOut: (name: string) => `Retirer ${quote(name)} du brouillon`,
    left: (n: number) =>
      either(
        n,
        'Les valeurs d’un widget supprimé ont été retirées du brouillon.',
        `Les valeurs de ${number(n)} widgets supprimés ont été retirées du brouillon.`
      ),
    gone: (name: string) => `${name} n’est plus un paramètre de ce widget.`
  },
  conflict: {
    said: (by: string, value: string, widget: string, before: string) =>
      `Depuis, ${by} a enregistré ${value} dans ${widget} (avant : ${before}).`,
    somebody: 'quelqu’un',
    choice: (name: string, widget: string) => `Quelle valeur retenir pour ${name} dans ${widget} ?`,
    draft: (value: string) => `Le brouillon, ${value}`,
    live: (by: string, value: string) => `${by}, ${value}`,
    more: (n: number) => either(n, 'Afficher 1 conflit de plus', `Afficher ${number(n)} conflits de plus`),
    clash: (name: string) =>
      `${quote(name)} le modifie au même moment ; le brouillon qui commence le plus tard l’emporte.`
  },
  plan: {
    title: 'Planification',
    off: 'Retirer de la planification',
    start: 'Mise en ligne',
    time: 'heure',
    end: 'Fin',
    stays: 'Reste en ligne',
    zone: 'Fuseau horaire',
    zoneSearch: 'Ville ou région',
    noZone: 'Aucun fuseau horaire de ce nom',
    act: 'Planifier',
    change: 'Modifier la planification',
    keep: 'Conserver la planification',
    past: 'Ce moment est passé.',
    reversed: 'Il se terminerait avant sa mise en ligne.',
    lacks: {
      noDay: 'la date manque',
      badDay: 'ce n’est pas une date',
      noTime: 'l’heure manque',
      badTime: 'ce n’est pas une heure'
    },
    gap: (zone: string) => `Cette heure n’existe pas à ${zone} : les horloges sont avancées. Heures les plus proches :`,
    twice: (zone: string) =>
      `Cette heure existe deux fois à ${zone} : les horloges sont retardées. La première est retenue.`,
    back: 'À la fin, chaque paramètre redevient ce qu’il était, sauf si quelqu’un l’a enregistré entre-temps.',
    was: (when: string) => `A été en ligne ${when}.`,
    missed: (when: string) => `Était prévu ${when}.`,
    clash: (name: string, what: string, n: number) =>
      `${quote(name)} modifie aussi ${what} dans ${widgets(n)}. Le brouillon qui commence le plus tard l’emporte.`
  },
  share: {
    title: 'Partager',
    approved: (n: number, of: number) => `approuvé par ${number(n)} sur ${number(of)}`,
    make: 'Créer un lien pour les personnes sans compte',
    opens: (day: string) =>
      `Toute personne qui l’a peut consulter et commenter le brouillon jusqu’au ${day}, sans se connecter. Vous pouvez le révoquer à tout moment.`,
    link: 'Lien',
    copy: 'Copier',
    copied: 'Copié',
    guests: 'Les invités sans compte peuvent consulter et commenter',
    until: 'jusqu’au',
    revoke: 'Révoquer le lien',
    once: 'Le lien n’est affiché qu’une fois. Copiez-le maintenant, ou créez-en un autre plus tard.',
    renew: 'Nouveau lien',
    renewHint: 'Le lien ne peut plus être affiché. Un nouveau lien le remplace.',
    hint: 'Les collègues qui peuvent voir ces widgets peuvent y consulter, commenter et approuver le brouillon.',
    guestLink: 'Lien invité'
  },
  people: {
    title: 'Commentaires et approbations',
    none: 'Aucun commentaire pour l’instant.',
    on: (setting: string) => `sur ${setting}`,
    approved: 'Approuvé',
    approvedEarlier: 'État antérieur approuvé',
    asked: 'sollicité, ne l’a pas encore consulté',
    seen: 'l’a consulté',
    guest: 'invité',
    forGuests: 'Les invités peuvent aussi le lire',
    readByGuests: 'aussi pour les invités',
    done: 'Terminé',
    reopen: 'Rouvrir',
    doneBy: (name: string) => `terminé, ${name}`,
    showDone: (n: number) => either(n, 'Afficher 1 commentaire terminé', `Afficher ${number(n)} commentaires terminés`),
    hideDone: 'Masquer les commentaires terminés',
    comment: 'Commenter',
    placeholder: 'Écrire un commentaire',
    orApprove: 'Écrire un commentaire, ou simplement approuver',
    about: 'Sur',
    whole: 'tout le brouillon',
    approve: 'Approuver',
    withdraw: 'Retirer l’approbation',
    name: 'Votre nom',
    delete: 'Supprimer le commentaire'
  },
  frames: {
    label: 'Aperçu',
    widget: 'Widget',
    before: 'Widget précédent',
    after: 'Widget suivant',
    place: (at: number, of: number) => `${number(at)} sur ${number(of)}`,
    shown: 'Afficher',
    live: 'En ligne',
    both: 'Côte à côte',
    draft: 'Brouillon',
    over: 'Après la fin',
    liveNote: 'sans le brouillon',
    clocks: { start: 'À la mise en ligne', end: 'À la fin' },
    none: 'Il n’y a encore rien à montrer.'
  },
  planned: {
    title: 'Ce qui est planifié',
    of: (template: string, zone: string) => `Brouillons de ${template}, ${zone}`,
    now: 'maintenant',
    clash: (what: string, n: number) => `${what} dans ${widgets(n)} : le plus tardif l’emporte`,
    period: (from: string, until: string) => `du ${from} au ${until}`,
    since: (from: string) => `à partir du ${from}`,
    none: 'Rien n’est planifié.'
  },
  bar: {
    label: 'Mise en ligne',
    goesLive: (distance: string) => `Mise en ligne ${distance}`,
    liveNow: 'En ligne',
    ends: (distance: string) => `Fin ${distance}`,
    notPlanned: 'Non planifié',
    ended: 'Terminé',
    failed: 'Pas mis en ligne',
    conflicts: (n: number) =>
      either(n, '1 conflit : le brouillon l’emporte', `${number(n)} conflits : le brouillon l’emporte`),
    liveCounts: (n: number) =>
      either(
        n,
        '1 conflit : la valeur enregistrée l’emporte',
        `${number(n)} conflits : les valeurs enregistrées l’emportent`
      ),
    mixed: (n: number, draft: number) =>
      `${number(n)} conflits : le brouillon l’emporte pour ${number(draft)} d’entre eux`,
    settled: 'Aucun conflit',
    goLive: 'Mettre en ligne…',
    end: 'Terminer maintenant…',
    open: 'Ouvrir le brouillon'
  },
  goLive: {
    title: (name: string) => `Mettre ${quote(name)} en ligne maintenant ?`,
    text: (n: number, inN: number) =>
      `${settings(n)} dans ${widgets(inN)} ${either(n, 'change', 'changent')} aussitôt, sur chaque tableau de bord qui ${either(inN, 'le', 'les')} montre.`,
    action: 'Mettre en ligne',
    conflicts: (n: number) =>
      either(
        n,
        '1 valeur a été enregistrée depuis par quelqu’un d’autre. Le brouillon l’emporte, sauf autre choix.',
        `${number(n)} valeurs ont été enregistrées depuis par d’autres. Le brouillon l’emporte, sauf autre choix.`
      ),
    cancel: 'Annuler',
    close: 'Fermer'
  },
  end: {
    title: (name: string) => `Terminer ${quote(name)} maintenant ?`,
    text: 'Chaque paramètre redevient ce qu’il était, sauf si quelqu’un l’a enregistré entre-temps.',
    action: 'Terminer maintenant',
    cancel: 'Annuler',
    close: 'Fermer'
  },
  shared: {
    label: 'À propos de ce brouillon',
    notLive: 'Brouillon, pas en ligne',
    asks: (name: string) => `${name} vous demande de consulter ce brouillon et de l’approuver.`,
    looks: (name: string) => `${name} partage ce brouillon avec vous.`,
    goesLive: 'Mise en ligne',
    liveFrom: 'En ligne dès',
    ends: 'Fin',
    zone: 'Fuseau horaire',
    where: 'Où',
    notPlanned: 'pas encore planifié',
    whatChanges: 'Ce qui change',
    in: (name: string) => `dans ${name}`,
    comments: 'Commentaires',
    over: 'Ce lien ne fonctionne plus',
    overText: 'Il a expiré, a été révoqué ou est incomplet. Demandez-en un nouveau à qui vous l’a envoyé.',
    colleagues: 'Si vous avez un compte, connectez-vous : les collègues peuvent souvent encore voir le brouillon.',
    signIn: 'Se connecter'
  },
  editing: {
    title: 'Modification du brouillon',
    note: (name: string) => `Vous modifiez le brouillon ${quote(name)}. Ce qui est en ligne reste tel quel.`,
    back: 'Retour au brouillon',
    save: 'Enregistrer dans le brouillon',
    leaving: {
      title: 'Quitter sans enregistrer ?',
      text: 'Ce que vous avez modifié ici n’est pas encore dans le brouillon.',
      stay: 'Rester',
      leave: 'Abandonner et quitter'
    }
  }
} satisfies typeof english;
