import type english from '../../../en/screens/shared/originFaults.js';

export default {
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
} satisfies typeof english;
