import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/download.js';

const { quote } = grammarOf('de');

export default {
  title: (name: string) => `${quote(name)} herunterladen`,
  uploaded: 'Das Paket der Vorlage',
  uploadedHint: 'Ohne die hier gespeicherten Werte.',
  now: 'Wie es jetzt ist',
  nowHint:
    'Mit den gespeicherten Werten als Vorgaben, für den Einsatz anderswo. Dieses Widget damit zu ersetzen, ändert nichts.',
  unsaved: 'Ungespeicherte Änderungen sind nicht enthalten.',
  download: 'Herunterladen',
  cancel: 'Abbrechen',
  close: 'Schließen'
} satisfies typeof english;
