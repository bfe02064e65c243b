import type { signedOut as english } from '../en/signedout.js';

export const signedOut = {
  title: 'Die Anmeldung gilt nicht mehr: Die Sitzung ist beendet oder das Konto wurde gesperrt.',
  kept: 'Nichts ist verloren: Alles Eingegebene bleibt hier stehen und in diesem Browser erhalten.',
  signIn: 'In neuem Tab anmelden',
  back: 'Die Anmeldung gilt wieder. Alles ist noch da und kann gespeichert werden.'
} satisfies typeof english;
