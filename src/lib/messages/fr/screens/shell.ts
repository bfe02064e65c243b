import type english from '../../en/screens/shell.js';

export default {
  product: 'ascData editor',
  skip: 'Aller au contenu',
  navigation: 'Navigation principale',
  dashboard: 'Tableau de bord',
  widgets: 'Widgets',
  users: 'Utilisateurs',
  permissions: 'Autorisations',
  menu: (name) => `Compte : ${name}`,
  find: 'Palette de commandes…',
  account: 'Mon compte',
  signOut: 'Se déconnecter',
  signOutFailed: 'Vous êtes toujours connecté : le serveur est injoignable.',
  unsaved: {
    title: 'Se déconnecter sans enregistrer ?',
    text: 'Ces widgets ont des modifications non enregistrées. La déconnexion les supprime de ce navigateur :',
    discard: 'Abandonner et se déconnecter',
    stay: 'Rester connecté'
  },
  unreachable: 'Le serveur est injoignable.',
  language: 'Langue',
  theme: 'Apparence',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  developer: 'Développeur',
  developerHint: 'Affiche les Id, le journal du canal et les adresses externes.',
  roles: {
    administrator: 'Administrateur',
    user: 'Utilisateur',
    location: 'Utilisateur de site',
    player: 'Lecteur'
  }
} satisfies typeof english;
