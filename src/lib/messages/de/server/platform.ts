import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/platform.js';

const { number } = grammarOf('de');

export default {
  notAllowed: 'Dafür fehlt Ihnen die Berechtigung. Es wurde nichts geändert.',
  nameUnusable: (most: number) =>
    `Ein Name ist eine Zeile mit 1 bis ${number(most)} Zeichen, von denen mindestens eines sichtbar ist. Steuerzeichen und Zeichen, die die Schreibrichtung ändern, sind nicht erlaubt.`,
  noPictureNow: 'Das Bild lässt sich gerade nicht erzeugen. Gleich erneut versuchen.',
  storageFull:
    'Der Speicherplatz dieser Installation ist voll. Es wurde nichts gespeichert. Nicht mehr benötigte Widgets löschen oder Updates zurückziehen, oder den Betreiber des Servers um mehr Speicherplatz bitten.'
} satisfies typeof english;
