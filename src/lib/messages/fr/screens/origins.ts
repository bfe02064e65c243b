import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/origins.js';

const { either, number } = grammarOf('fr');
/** What is wrong with an entry of the list, for the person who wrote it. */
export const faults = {
  'origin-not-https': 'Elle doit commencer par https://, par exemple https://api.example.com.',
  'origin-characters':
    'Elle contient des caractères qu’aucune adresse de ce genre ne comporte, ou elle est trop longue.',
  'origin-wildcard': 'Chaque serveur est indiqué par son nom complet ; * n’est pas possible.',
  'origin-user': 'Elle ne peut contenir ni nom d’utilisateur ni mot de passe.',
  'origin-path': 'Seul le serveur est indiqué : retirez ce qui suit son nom.',
  'origin-address': 'Un serveur est indiqué par son nom, pas par son adresse IP.',
  'origin-local': 'localhost est un ordinateur différent pour chaque personne qui regarde le widget.',
  'origin-own': 'C’est le serveur de ce produit ; aucun widget ne peut y accéder.',
  'origin-unreadable':
    'Ce n’est pas l’adresse d’un serveur. Exemples : https://api.example.com ou https://api.example.com:8443.',
  'origin-twice': 'Ce serveur figure déjà dans la liste.'
};

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
