import type english from '../en/blocked.js';

export default {
  kinds: {
    'connect-src': 'une requête vers',
    'img-src': 'une image de',
    'media-src': 'du son ou de la vidéo de',
    'font-src': 'une police de',
    'style-src': 'une feuille de style de',
    'script-src': 'un script de',
    'frame-src': 'une page dans un cadre de',
    'form-action': 'un formulaire vers'
  },
  other: 'quelque chose de',
  unknown: '(adresse inconnue)',
  sentence: (kind: string, origin: string, why: string) => `Bloqué : ${kind} ${origin}. ${why}`,
  own: 'Aucun widget ne peut accéder à ce produit lui-même.',
  notHttps: 'Seules les adresses https peuvent être autorisées.',
  notListed:
    'Cette adresse, ou celle vers laquelle elle redirige, ne figure pas dans la liste des adresses externes auxquelles ce widget peut accéder. Un administrateur peut l’ajouter.',
  never: 'Cela ne fonctionne qu’avec les fichiers du widget lui-même, quelle que soit sa liste d’adresses externes.'
} satisfies typeof english;
