import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/people.js';

const { count, either, list, number, quote } = grammarOf('fr');

/** What one presses in the grid of permissions: lecture, écriture (“modification”), aucune. */
const letters: Readonly<Record<string, 'read' | 'write' | 'none'>> = {
  l: 'read',
  r: 'read',
  m: 'write',
  w: 'write',
  a: 'none',
  n: 'none'
};

export default {
  close: 'Fermer',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  unreachable: 'Échec : le serveur est injoignable. Rien n’a été modifié ; réessayez.',
  signedOut:
    'Vous êtes déconnecté ; rien n’a donc été modifié. Reconnectez-vous ; le contenu de cette page est conservé.',
  signInAgain: 'Se connecter dans un nouvel onglet',
  never: 'jamais',
  copy: 'Copier',
  copied: 'Copié',
  name: 'Nom',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  passwordRule: 'Au moins 8 caractères. Quelques mots à la suite sont faciles à retenir et difficiles à deviner.',

  signIn: {
    title: 'Connexion',
    intro: 'Connectez-vous pour modifier des widgets.',
    name: 'Nom d’utilisateur',
    submit: 'Se connecter',
    submitting: 'Connexion…',
    company: (name) => `Se connecter avec ${name}`,
    or: 'ou',
    missing: 'Saisissez votre nom d’utilisateur et votre mot de passe.',
    wrong:
      'Le nom d’utilisateur ou le mot de passe est incorrect. Le mot de passe est sensible à la casse. S’il est perdu ou si le compte est verrouillé, un administrateur peut vous aider.',
    tooMany: (wait) => `Trop de tentatives. Attendez ${wait}, puis réessayez.`,
    wait: (seconds) =>
      seconds < 90 ? count(seconds, 'seconde', 'secondes') : count(Math.ceil(seconds / 60), 'minute', 'minutes'),
    again: 'Vous pouvez réessayer maintenant.',
    unreachable: 'Connexion impossible : le serveur est injoignable. Vérifiez le réseau, puis réessayez.',
    failed: {
      link: 'Ce lien de connexion a déjà été utilisé ou est trop ancien. Redémarrez le produit : sa console affiche un nouveau lien.',
      company:
        'La connexion d’entreprise a échoué. Réessayez, ou demandez à un administrateur si vous avez un compte ici.',
      cookies:
        'Ce navigateur avait plusieurs cookies de session pour cette adresse ; vous avez donc été déconnecté : une autre page de cet hôte a pu en créer un. Ils ont été supprimés. Reconnectez-vous. Si cela se reproduit, supprimez les cookies de cette adresse dans votre navigateur.'
    },
    fresh: {
      title: 'Première visite ?',
      text: 'Personne n’a encore de mot de passe. La console où le produit a été démarré affiche un lien qui vous connecte une fois ; définissez ensuite un mot de passe. Ou démarrez-le avec ADMIN_PASSWORD.'
    },
    done: {
      title: 'Vous êtes connecté',
      text: 'Fermez cet onglet et revenez à celui où vous travailliez. Tout ce que vous avez saisi y est encore ; enregistrez de nouveau.',
      close: 'Fermer cet onglet',
      home: 'Tous les widgets'
    }
  },

  account: {
    title: 'Mon compte',
    role: (role) => `Connecté en tant que : ${role}`,
    environment:
      'C’est la clé de l’environnement. Elle n’appartient à aucun utilisateur : il n’y a ni mot de passe, ni session, ni clé à gérer.',
    password: {
      title: 'Mot de passe',
      external: 'Vous vous connectez avec votre compte d’entreprise ; il n’y a donc pas de mot de passe ici.',
      none: 'Vous n’avez pas encore de mot de passe. Définissez-en un pour vous connecter sans lien.',
      current: 'Mot de passe actuel',
      next: 'Nouveau mot de passe',
      set: 'Définir le mot de passe',
      change: 'Changer le mot de passe',
      done: 'Votre nouveau mot de passe est défini. Toutes les autres sessions ont pris fin.',
      short: (least) => `Le nouveau mot de passe doit contenir au moins ${least} caractères.`
    },
    sessions: {
      title: 'Sessions',
      text: 'Navigateurs dans lesquels vous êtes connecté. Mettez fin aux sessions que vous ne reconnaissez pas, et changez votre mot de passe.',
      address: 'Adresse',
      since: 'Connecté',
      seen: 'Dernière activité',
      current: 'ce navigateur',
      end: 'Mettre fin',
      endOf: (device) => `Mettre fin à la session : ${device}`,
      endOthers: 'Mettre fin à toutes les autres',
      ended: 'La session a pris fin.',
      othersEnded: 'Toutes les autres sessions ont pris fin.',
      onlyThis: 'Vous n’êtes connecté qu’ici.'
    }
  },

  keys: {
    title: 'Clés API',
    text: 'Avec une clé, un script peut faire tout ce que vous pouvez faire, sans votre mot de passe.',
    textOf: (name) => `Avec une clé, un script peut faire tout ce que ${name} peut faire, sans mot de passe.`,
    none: 'Aucune clé pour l’instant. Créez-en une par script, afin de pouvoir révoquer chacune séparément.',
    create: 'Nouvelle clé…',
    createTitle: 'Nouvelle clé',
    nameHint: 'À quoi sert-elle ? Par exemple « Import nocturne ».',
    expires: 'Valable',
    expiry: { never: 'Jusqu’à révocation', days30: '30 jours', days90: '90 jours', year: '1 an' },
    make: 'Créer la clé',
    made: (name) => `La clé ${quote(name)} est créée`,
    once: 'Copiez-la maintenant : elle ne sera plus jamais affichée. Toute personne qui la détient peut faire tout ce que vous pouvez faire.',
    use: 'Envoyez-la avec chaque requête, sous la forme',
    stored: 'Je l’ai enregistrée',
    created: 'Créée',
    used: 'Dernière utilisation',
    until: 'Valable jusqu’au',
    forever: 'jusqu’à révocation',
    expired: 'expirée',
    revoke: 'Révoquer…',
    revokeOf: (name) => `Révoquer la clé ${name}`,
    revokeTitle: (name) => `Révoquer la clé ${quote(name)} ?`,
    revokeText:
      'Les scripts qui l’utilisent seront refusés dès la prochaine requête. Cette action est irréversible ; une nouvelle clé peut être créée à tout moment.',
    revokeConfirm: 'Révoquer',
    revoked: (name) => `La clé ${quote(name)} est révoquée.`,
    withPassword: {
      revoke: (n) => either(n, 'Révoquer aussi la clé', `Révoquer aussi les ${number(n)} clés`),
      hint: 'Une clé fonctionne sans le mot de passe ; un nouveau mot de passe n’y met donc pas fin. Cochez cette case si quelqu’un d’autre a pu connaître le mot de passe ; les scripts qui utilisent une clé cesseront alors de fonctionner.',
      done: 'Toutes les clés sont révoquées.'
    }
  },

  users: {
    title: 'Utilisateurs',
    search: 'Rechercher des utilisateurs',
    searchPlaceholder: 'Rechercher par nom',
    create: 'Nouvel utilisateur…',
    createTitle: 'Nouvel utilisateur',
    make: 'Créer l’utilisateur',
    found: (n) => count(n, 'utilisateur', 'utilisateurs'),
    noneFound: 'Aucun utilisateur ne correspond.',
    showAll: 'Tout afficher',
    more: 'Afficher plus',
    loading: 'Chargement…',
    role: 'Rôle',
    roleHints: {
      administrator: 'Peut tout faire, y compris gérer les utilisateurs.',
      user: 'Voit les modèles de widgets. L’accès aux spots et aux groupes de widgets dépend des autorisations ; celle de modification d’un groupe de spots vaut aussi pour ses widgets, et pour un modèle si elle couvre chaque groupe qui en a une variante.',
      location: 'Comme un utilisateur, mais ne voit que ce qui dépend d’un site et ne peut créer que là.',
      player: 'Un appareil : récupère ses propres messages et mises à jour, et les confirme. Il ne voit rien d’autre.'
    },
    boundTo: 'Site ou lecteur',
    bound: {
      location: {
        label: 'Site',
        hint: 'Saisissez du texte pour rechercher. Cet utilisateur ne voit que ce qui dépend de ce site et ne peut créer que là.',
        none: 'Aucun site ne correspond.',
        missing: 'Choisissez le site dans la liste.'
      },
      player: {
        label: 'Lecteur',
        hint: 'Saisissez du texte pour rechercher. Les clés de cet utilisateur agissent au nom de ce lecteur.',
        none: 'Aucun lecteur ne correspond.',
        missing: 'Choisissez le lecteur dans la liste.'
      }
    },
    seen: 'Dernière activité',
    state: 'État',
    locked: 'Verrouillé',
    active: 'Actif',
    external: 'Connexion d’entreprise',
    you: 'vous',
    passwordOptional: 'Mot de passe (facultatif)',
    passwordHint:
      'Sans mot de passe, l’utilisateur ne peut pas encore se connecter ainsi ; vous pourrez le définir plus tard.',
    created: (name) => `${name} a été créé.`,
    onlyYou: {
      title: 'Vous êtes le seul utilisateur',
      text: 'Créez un utilisateur pour chaque personne qui travaille ici. Ce que les utilisateurs peuvent faire avec les spots se règle sous Autorisations.'
    }
  },

  user: {
    back: 'Utilisateurs',
    profile: 'Profil',
    profileSaved: 'Le profil est enregistré.',
    languages: {
      title: 'Traductions',
      text: 'Langues dans lesquelles cet utilisateur traduit ou relit les textes des widgets. Cela ne donne accès ni aux valeurs ni aux paquets.',
      language: 'Langue',
      level: (name) => `Autorisation pour ${name}`,
      levels: { translate: 'Traduire', review: 'Relire et publier' },
      add: 'Ajouter',
      added: (name) => `Langue ajoutée : ${name}.`,
      changed: (name) => `Autorisation modifiée : ${name}.`,
      remove: (name) => `Retirer ${name}`,
      removed: (name) => `Langue retirée : ${name}.`
    },
    access: 'Accès',
    lock: {
      title: 'Verrouiller',
      text: 'Un utilisateur verrouillé est aussitôt déconnecté et ne peut plus se connecter. Ses clés cessent aussi de fonctionner. Rien n’est supprimé.',
      lockedText: 'Cet utilisateur est verrouillé : il n’a accès ni avec un mot de passe, ni avec une clé.',
      do: 'Verrouiller',
      undo: 'Déverrouiller',
      done: (name) => `${name} est verrouillé et déconnecté.`,
      undone: (name) => `${name} peut de nouveau se connecter.`
    },
    password: {
      title: 'Définir un mot de passe',
      text: 'Remplace l’actuel. Communiquez-le de vive voix ; l’utilisateur peut le changer sous Mon compte.',
      external: 'Cet utilisateur se connecte avec son compte d’entreprise ; il n’a pas de mot de passe ici.',
      do: 'Définir un mot de passe…',
      next: 'Nouveau mot de passe',
      done: (name) => `${name} a un nouveau mot de passe et est déconnecté partout.`
    },
    signOut: {
      title: 'Déconnecter partout',
      text: 'Met fin à toutes les sessions de cet utilisateur. Les clés restent valables.',
      do: 'Déconnecter partout',
      done: (name) => `${name} est déconnecté partout.`
    },
    remove: {
      title: 'Supprimer',
      text: 'Supprime définitivement l’utilisateur avec ses autorisations, ses clés et ses tableaux de bord personnels. Pour exclure quelqu’un un temps, verrouillez plutôt.',
      do: 'Supprimer…',
      ask: (name) => `Supprimer l’utilisateur ${quote(name)} ?`,
      consequences: [
        'Il est aussitôt déconnecté, partout.',
        'Ses autorisations et ses clés sont supprimées ; les scripts qui les utilisent cessent de fonctionner.',
        'Les widgets et les spots restent tels quels.'
      ],
      final: 'Cette action est irréversible.',
      confirm: 'Supprimer l’utilisateur',
      done: (name) => `${name} a été supprimé.`
    },
    self: 'C’est vous : seul un autre administrateur peut verrouiller ou supprimer ce compte.',
    permissions: 'Autorisations',
    permissionsAll: 'Les administrateurs peuvent tout faire, dans chaque groupe de spots.',
    permissionsOfPlayer: 'Un lecteur n’a besoin d’aucune autorisation. Il ne récupère que ce qui lui est destiné.',
    permissionsText: 'Ce que cet utilisateur peut faire avec les spots de chaque groupe.'
  },

  permissions: {
    title: 'Autorisations',
    intro:
      'Ce que les utilisateurs peuvent faire avec les spots de chaque groupe de spots, et avec les widgets des groupes de widgets qui en reprennent les autorisations.',
    administrators: (n) =>
      either(
        n,
        'Un administrateur peut tout faire et ne figure pas dans la liste.',
        `${number(n)} administrateurs peuvent tout faire et ne figurent pas dans la liste.`
      ),
    findUsers: 'Rechercher des utilisateurs',
    widgetGroups: (names) => `Groupes de widgets : ${list(names)}`,
    findGroups: 'Rechercher un groupe de spots ou de widgets',
    users: 'Utilisateurs',
    groups: 'Groupes de spots',
    shown: (users, groups) =>
      `${count(users, 'utilisateur', 'utilisateurs')} × ${count(groups, 'groupe de spots', 'groupes de spots')}`,
    noUsersMatch: 'Aucun utilisateur ne correspond.',
    noGroupsMatch: 'Aucun groupe de spots ne correspond.',
    level: { none: 'aucune', read: 'lecture', write: 'modification' },
    levelLong: { none: 'Aucune', read: 'Lecture', write: 'Modification' },
    letter: { read: 'L', write: 'M' },
    letters,
    legend:
      'Déplacez-vous avec les flèches ; L, M et A accordent lecture, modification ou aucune autorisation ; Espace passe de l’une à l’autre. Dans un en-tête, cela s’applique à toute la ligne ou colonne.',
    phoneLegend: 'Touchez une cellule pour passer par aucune, lecture et modification.',
    cell: (user, group, level) => `${user}, ${group} : ${level}`,
    changedFrom: (was) => `modifié, auparavant ${was}`,
    setFor: (what) => `Définir pour ${what} :`,
    allShown: (users, groups) =>
      `tout ce qui est affiché (${count(users, 'utilisateur', 'utilisateurs')} × ${count(groups, 'groupe de spots', 'groupes de spots')})`,
    allShownGroups: (n) => `tout ce qui est affiché (${count(n, 'groupe de spots', 'groupes de spots')})`,
    wholeRow: (user, n) => `${user}, ${count(n, 'groupe de spots affiché', 'groupes de spots affichés')}`,
    wholeColumn: (group, n) => `${group}, ${count(n, 'utilisateur affiché', 'utilisateurs affichés')}`,
    one: (user, group) => `${user}, ${group}`,
    set: (what, level) => `${what} : ${level}`,
    nothingToSet: 'Rien n’a changé : c’était déjà le cas.',
    undo: 'Annuler',
    redo: 'Rétablir',
    undone: (n) => `${count(n, 'modification annulée', 'modifications annulées')}.`,
    redone: (n) => `${count(n, 'modification rétablie', 'modifications rétablies')}.`,
    none: 'Aucune modification non enregistrée',
    changes: (n) => count(n, 'modification', 'modifications'),
    change: (user, group, before, after) => `${user}, ${group} : ${before} → ${after}`,
    more: (n) => `${number(n)} de plus`,
    discard: 'Tout abandonner',
    saving: 'Enregistrement…',
    saved: (n) =>
      `${count(n, 'modification enregistrée et désormais en vigueur', 'modifications enregistrées et désormais en vigueur')}.`,
    leave: {
      title: 'Quitter sans enregistrer ?',
      text: (n) =>
        `${count(n, 'modification d’autorisation non enregistrée', 'modifications d’autorisations non enregistrées')}. Elles seront perdues si vous quittez la page.`,
      stay: 'Rester',
      leave: 'Abandonner et quitter',
      save: 'Enregistrer et quitter'
    },
    noGroups: {
      title: 'Aucun groupe de spots pour l’instant',
      text: 'Les autorisations s’accordent par groupe de spots. Créez-les d’abord, par exemple avec POST /api/SpotGroups.'
    },
    noUsers: {
      title: 'Personne à qui accorder des autorisations',
      text: 'Les administrateurs peuvent tout faire. Créez un utilisateur avec le rôle Utilisateur ou Utilisateur de site, puis accordez ici des autorisations.',
      create: 'Créer un utilisateur'
    }
  }
} satisfies typeof english;
