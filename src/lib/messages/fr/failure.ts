import { grammarOf } from '../../language/grammar.js';
import type english from '../en/failure.js';

const { quote } = grammarOf('fr');

export default {
  missing: {
    title: 'Il n’y a rien ici',
    text: 'L’adresse est erronée, ou le widget a été supprimé. La liste des widgets montre ce qui existe.'
  },
  trash: {
    title: (name) => `${quote(name)} est dans la corbeille`,
    widget: (by) => (by === null ? 'Ce widget a été supprimé.' : `${by} a supprimé ce widget.`),
    dashboard: (by) => (by === null ? 'Ce tableau de bord a été supprimé.' : `${by} a supprimé ce tableau de bord.`),
    until: (day) => `Il peut être restauré jusqu’au ${day}.`,
    askWidget: 'Toute personne autorisée à le supprimer peut le restaurer.',
    askDashboard: 'Un administrateur peut le restaurer.',
    open: 'Ouvrir la corbeille',
    dashboards: 'Tableau de bord'
  },
  forbidden: {
    title: 'Cette page ne vous est pas accessible',
    text: 'Vous n’avez pas l’autorisation de voir cette page. Un administrateur peut vous l’accorder.'
  },
  broken: {
    title: 'Un problème est survenu',
    text: 'La page n’a pas pu être affichée. Rien de ce que vous avez enregistré n’est perdu. Réessayez ; si le problème persiste, le journal du serveur en indique la cause.'
  },
  part: {
    missing: 'Une partie de cette page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez la page.',
    offline: 'Pas de connexion au serveur. Cette page reste ouverte ; continuez dès que la connexion est rétablie.',
    reload: 'Recharger la page',
    updated: 'L’éditeur a été mis à jour. Rechargez cette page pour utiliser la nouvelle version.',
    later: 'Plus tard'
  },
  home: 'Tous les widgets',
  again: 'Réessayer'
} satisfies typeof english;
