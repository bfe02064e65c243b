import type { failure as english } from '../en/failure.js';

export const failure = {
  missing: {
    title: 'Hier ist nichts',
    text: 'Die Adresse stimmt nicht, oder das Widget wurde gelöscht. Die Liste der Widgets zeigt, was es gibt.'
  },
  forbidden: {
    title: 'Kein Zugang',
    text: 'Diese Seite darf mit diesem Konto nicht angezeigt werden. Das Recht dazu kann die Administration geben.'
  },
  broken: {
    title: 'Etwas ist schiefgegangen',
    text: 'Die Seite konnte nicht angezeigt werden. Nichts Gespeichertes ist verloren. Bitte erneut versuchen; bleibt es so, nennt das Protokoll des Servers den Grund.'
  },
  home: 'Alle Widgets',
  again: 'Erneut versuchen'
} satisfies typeof english;
