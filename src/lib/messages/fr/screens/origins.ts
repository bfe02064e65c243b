import { grammarOf } from '../../../language/grammar.js';
import faults from './shared/originFaults.js';
import type english from '../../en/screens/origins.js';

const { either, number } = grammarOf('fr');

export default {
  nothing: 'Aucune connexion externe',
  reaches: (hosts) => `Adresses externes : ${hosts}`,
  more: (n) => `et ${number(n)} de plus`,
  open: 'Adresses externes…',
  title: 'Adresses externes',
  what: 'Un widget n’accède qu’à ses propres fichiers. Il peut aussi accéder à ces serveurs, pour les données, les images, le son et la vidéo, les polices et les feuilles de style.',
  meaning:
    'Il peut leur envoyer ce qu’il affiche : n’indiquez que des serveurs de confiance. La liste vaut pour tous les widgets de ce modèle, à chaque chargement. Les images des spots sont créées sans aucun accès au réseau.',
  browsers:
    'Chrome et Edge, à partir de la version 152, l’imposent pour toutes les connexions. Firefox, Safari et les versions antérieures l’imposent pour tout ce qu’un widget charge, mais n’empêchent pas un widget malveillant d’envoyer des données par WebRTC, conçu pour les appels, ou dans les noms des serveurs qu’il recherche. Dans ces navigateurs, n’ouvrez que des widgets de sources fiables.',
  none: 'La liste est vide.',
  address: (position) => `Adresse ${position}`,
  example: 'https://api.example.com',
  add: 'Ajouter une adresse',
  remove: (position) => `Retirer l’adresse ${position}`,
  save: 'Enregistrer la liste',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  close: 'Fermer',
  changed: 'Non enregistré : quelqu’un d’autre a modifié la liste entre-temps.',
  changedTo: 'Elle contient maintenant ces adresses :',
  changedToNone: 'Elle est maintenant vide.',
  saveAnyway: 'Si vous enregistrez de nouveau, elle sera remplacée par la liste ci-dessus.',
  addMissing: (n) =>
    either(n, 'Ajouter ci-dessus l’adresse manquante', `Ajouter ci-dessus les ${number(n)} adresses manquantes`),
  unknown:
    'La connexion a été interrompue avant la réponse. On ne sait pas si la liste a été enregistrée ; cela sera vérifié dès que le serveur répondra.',
  notSaved: 'Non enregistré : la connexion a été interrompue. La liste reste ici ; réessayez.',
  tooMany: (most: number) => `${number(most)} adresses au plus sont possibles.`,
  faults
} satisfies typeof english;
