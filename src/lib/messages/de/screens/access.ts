import type english from '../../en/screens/access.js';

export default {
  readOnly:
    'Dieses Widget darf hier angesehen und ausprobiert, aber nicht gespeichert werden: Dem Konto fehlt die Berechtigung dazu.',
  forbidden:
    'Nicht gespeichert: Dieses Widget darf hier angesehen, aber nicht geändert werden. Die Änderungen bleiben in diesem Browser; die Berechtigung kann die Administration erteilen.',
  title: 'Die Anmeldung gilt nicht mehr: Die Sitzung ist beendet oder das Konto wurde gesperrt.',
  kept: 'Nichts ist verloren: Alles Eingegebene bleibt hier stehen und in diesem Browser erhalten.',
  signIn: 'In neuem Tab anmelden',
  back: 'Die Anmeldung gilt wieder. Alles ist noch da und kann gespeichert werden.',
  stays: 'Was auf dieser Seite steht, bleibt. Anmelden, dann erneut versuchen.',
  tryAgain: 'Die Anmeldung gilt wieder. Bitte erneut versuchen.'
} satisfies typeof english;
