import type english from '../../en/screens/shell.js';

export default {
  product: 'ascData editor',
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptnavigation',
  dashboard: 'Dashboard',
  widgets: 'Widgets',
  users: 'Benutzer',
  permissions: 'Berechtigungen',
  menu: (name: string) => `Konto: ${name}`,
  find: 'Befehlspalette …',
  account: 'Mein Konto',
  signOut: 'Abmelden',
  signOutFailed: 'Die Abmeldung hat nicht funktioniert: Der Server ist nicht erreichbar.',
  unsaved: {
    title: 'Mit ungespeicherten Änderungen abmelden?',
    text: 'An diesen Widgets sind Änderungen nicht gespeichert. Beim Abmelden werden sie aus diesem Browser gelöscht:',
    discard: 'Verwerfen und abmelden',
    stay: 'Angemeldet bleiben'
  },
  unreachable: 'Der Server ist nicht erreichbar.',
  language: 'Sprache',
  theme: 'Darstellung',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  developer: 'Entwickler',
  developerHint: 'Zeigt Ids, Kanalprotokoll und externe Adressen.',
  roles: { administrator: 'Administrator', user: 'Benutzer', location: 'Standortbenutzer', player: 'Player' }
} satisfies typeof english;
