import { grammarOf } from '../../../language/grammar.js';
import blocked from '../blocked.js';
import type english from '../../en/screens/preview.js';

const { count, either, number, quote } = grammarOf('fr');

export default {
  title: 'Aperçu',
  toolbar: 'Paramètres de l’aperçu',
  slots: 'Emplacements',
  slotCount: (n) => count(n, 'emplacement', 'emplacements'),
  rows: 'Lignes',
  rowCount: (n) => count(n, 'ligne', 'lignes'),
  view: 'Vue',
  dashboard: 'Tableau de bord',
  detail: 'Détail',
  report: 'Rapport',
  width: 'Largeur',
  height: 'Hauteur',
  range: (min, max) => (max < Infinity ? `${min} à ${max}` : `au moins ${min}`),
  play: 'Lecture',
  stop: 'Arrêt',
  reload: 'Recharger',
  reloadHint: 'Recharger le widget',
  print: 'Exporter',
  debugLog: 'Journal par-dessus le widget',
  state: {
    loading: () => 'chargement',
    live: (ms) => (ms === undefined ? 'en direct' : ms < 1 ? 'en direct, < 1 ms' : `en direct, ${Math.round(ms)} ms`),
    away: () => 'pas de connexion',
    error: () => 'erreur dans le widget',
    'init-missing': () => 'inachevé',
    'no-ready': () => 'non connecté',
    'not-responding': () => 'ne répond pas',
    flooding: () => 'arrêté',
    'blocked-navigation': () => 'arrêté',
    stopped: () => 'arrêté'
  },
  problem: {
    error: 'Erreur dans le widget. Vos paramètres sont intacts.',
    'init-missing':
      'Le widget a appelé sendReady(true), mais sendInitComplete() n’a pas suivi dans les 10 secondes. Des erreurs sont probables à la lecture.',
    'no-ready': 'Le widget n’a pas appelé sendReady(). D’ici là, il ne reçoit aucun paramètre.',
    'not-responding': 'Le widget ne répond pas. Vos paramètres sont intacts.',
    flooding:
      'Le widget a envoyé trop de messages, ou un message bien trop grand ; il a été arrêté. Vos paramètres sont intacts.',
    'blocked-navigation': 'Le widget a tenté d’ouvrir une autre page. Ce n’est pas permis ; il a donc été arrêté.',
    stopped: 'Vous avez arrêté le widget.'
  },
  slow: {
    text: 'Cette page est devenue lente. Le widget peut en être la cause.',
    stop: 'Arrêter le widget',
    leave: 'Le laisser tourner'
  },
  froze: (title: string) =>
    `Cette page s’est fermée de façon inattendue pendant l’exécution de ${quote(title)}. Le widget n’a donc pas été relancé. Votre saisie est conservée.`,
  inTurn:
    'Cette page s’est fermée de façon inattendue. Ses widgets démarrent l’un après l’autre ; celui-ci attend encore.',
  leftPage: 'Le widget a quitté sa page ou l’a remplacée ; ce qui s’affiche maintenant ne reçoit aucun paramètre.',
  target: (url) => `Cible : ${url}`,
  clock: {
    label: 'Horloge',
    hint: 'L’heure qu’il est pour le widget',
    now: 'Maintenant',
    chosen: 'Autre moment…',
    at: 'Date et heure'
  },
  trials: {
    title: 'Simuler des pannes de la plateforme',
    names: {
      slow: 'Réponse tardive',
      lost: 'Modifications perdues',
      none: 'Aucun objet',
      gone: 'Objets supprimés',
      long: 'Textes longs',
      foreign: 'Autre langue',
      offline: 'Hors ligne'
    },
    hints: {
      slow: 'La plateforme répond à sendReady() après deux secondes.',
      lost: 'Une modification sur deux n’atteint jamais le widget.',
      none: 'Les sélections ne contiennent aucun objet.',
      gone: 'Chaque objet sélectionné a été supprimé : son Id n’existe plus.',
      long: 'Chaque texte est de la longueur maximale.',
      foreign: 'Chaque texte est en arabe et se lit de droite à gauche.',
      offline: 'Les adresses externes sont injoignables.'
    },
    off: 'Tout désactiver'
  },
  replay: {
    running: (done, total) => `Lecture : ${number(done)} sur ${number(total)}. Rien n’est enregistré.`,
    done: (total) =>
      total === 0
        ? 'Le journal ne contient aucune valeur à rejouer.'
        : count(total, 'envoi rejoué.', 'envois rejoués.'),
    unknown: (ids) =>
      either(
        ids.length,
        `Cette version n’a pas le paramètre ${ids.join()}.`,
        `Cette version n’a pas les paramètres ${ids.join(', ')}.`
      ),
    back: 'Revenir aux valeurs du formulaire'
  },
  log: {
    blocked,
    title: 'Journal du canal',
    open: 'Afficher le journal du canal',
    close: 'Masquer le journal du canal',
    count: (shown, all) => `${count(shown, 'message', 'messages')}${shown === all ? '' : ` sur ${number(all)}`}`,
    filter: 'Filtrer les messages',
    kind: 'Afficher',
    kinds: { all: 'Tous les messages', toWidget: 'Vers le widget', fromWidget: 'Du widget', problems: 'Problèmes' },
    pause: 'Pause',
    resume: (missed: number) => (missed === 0 ? 'Reprendre' : `Reprendre, ${number(missed)} de plus`),
    save: 'Enregistrer',
    replay: 'Rejouer…',
    notALog: (file) => `${quote(file)} n’est pas un journal du canal. « Enregistrer » en crée un.`,
    empty: 'Aucun message pour l’instant. Modifiez un paramètre pour voir ce que reçoit le widget.',
    noMatch: 'Aucun message ne correspond au filtre.',
    time: 'Heure',
    direction: 'Sens',
    type: 'Message',
    details: 'Détails',
    toWidget: 'vers le widget',
    fromWidget: 'du widget',
    during: (event) => `dans le gestionnaire de ${event}`,
    unhandled: 'hors des gestionnaires',
    nowhere: 'Le navigateur n’indique pas où. Consultez sa console.',
    muted:
      'Les navigateurs masquent les erreurs des fichiers de script, car un widget s’exécute dans un bac à sable. Pour les voir ici, écrivez <script crossorigin src="…">, ou consultez la console du navigateur.',
    elements: (n) => count(n, 'Element', 'Elements'),
    afterData: (ms) => `${number(ms)} ms après les données`,
    ignored: {
      unread: () => 'reçu par window.postMessage, non lu',
      again: (type) => `${type} reçu une nouvelle fois`,
      unknown: (type) => `${type} n’est pas un message de ce canal`.trim()
    },
    acknowledged: (ms) => `confirmé en ${ms} ms`
  },
  saveFile: {
    title: 'Enregistrer un fichier ?',
    intro: (widget) =>
      `${widget ? `Le widget ${quote(widget)}` : 'Le widget'} veut enregistrer un fichier sur cet ordinateur.`,
    name: 'Nom',
    size: 'Taille',
    ending: 'Extension',
    kinds: { document: 'Document', data: 'Données', picture: 'Image', sound: 'Son' },
    save: 'Enregistrer le fichier',
    cancel: 'Annuler',
    never: 'Ne plus demander',
    badEnding: (name, ending) =>
      `Le widget voulait enregistrer ${quote(name)}. Seuls les documents, les données, les images et les sons peuvent être enregistrés, pas les fichiers ${ending}.`,
    noEnding: (name) =>
      `Le widget voulait enregistrer ${quote(name)}. Sans extension, son type est inconnu ; il ne peut donc pas être enregistré.`,
    badType: (name, ending) =>
      `Le widget voulait enregistrer ${quote(name)} avec un type qui ne correspond pas à ${ending} ; il ne peut donc pas être enregistré.`,
    tooLarge: (name, size) =>
      `Le widget voulait enregistrer ${quote(name)} (${size}). Les fichiers de plus de 50 Mo sont refusés.`,
    tooMany:
      'Le widget demande trop souvent d’enregistrer des fichiers. Ses demandes sont ignorées tant qu’il insiste.',
    unwanted: 'Les autres fichiers de ce widget sont ignorés jusqu’à son prochain export ou rechargement.',
    dismiss: 'Masquer'
  }
} satisfies typeof english;
