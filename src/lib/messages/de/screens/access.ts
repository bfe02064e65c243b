import type english from '../../en/screens/access.js';

export default {
  readOnly:
    'Sie können dieses Widget ansehen und seine Einstellungen ausprobieren, haben aber keine Berechtigung zum Speichern.',
  forbidden:
    'Nicht gespeichert: Sie haben keine Berechtigung, dieses Widget zu ändern. Ihre Änderungen bleiben in diesem Browser; die Administration kann die Berechtigung erteilen.',
  title: 'Sie sind abgemeldet: Ihre Sitzung ist beendet, oder Ihr Konto wurde gesperrt.',
  kept: 'Nichts ist verloren: Alle Eingaben bleiben hier stehen und in diesem Browser erhalten.',
  signIn: 'In neuem Tab anmelden',
  back: 'Sie sind wieder angemeldet. Alles ist noch da; jetzt speichern.',
  stays: 'Alles auf dieser Seite bleibt erhalten. Anmelden, dann erneut versuchen.',
  tryAgain: 'Sie sind wieder angemeldet. Bitte erneut versuchen.'
} satisfies typeof english;
