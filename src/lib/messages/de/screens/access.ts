import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/access.js';

const { either, number, quote } = grammarOf('de');

export default {
  readOnly:
    'Sie können dieses Widget ansehen und seine Einstellungen ausprobieren, haben aber keine Berechtigung zum Speichern.',
  readOnlyTemplate:
    'Sie können die Einstellungen dieser Vorlage ausprobieren, haben aber keine Berechtigung, sie für alle ihre Widgets zu ändern. Für eigene Werte eine Variante erstellen.',
  forbidden:
    'Nicht gespeichert: Sie haben keine Berechtigung, dieses Widget zu ändern. Ihre Änderungen bleiben in diesem Browser; die Administration kann die Berechtigung erteilen.',
  variant: {
    open: 'Variante erstellen …',
    title: 'Variante erstellen',
    text: (count: number) =>
      count === 0
        ? 'Die Variante übernimmt alle Werte der Vorlage, bis Sie sie ändern.'
        : either(
            count,
            'Die Variante übernimmt die Werte der Vorlage; Ihre ungespeicherte Änderung wird ihr eigener Wert.',
            `Die Variante übernimmt die Werte der Vorlage; Ihre ${number(count)} ungespeicherten Änderungen werden ihre eigenen Werte.`
          ),
    name: 'Name',
    group: 'Widget-Gruppe',
    none: 'Es gibt noch keine Widget-Gruppe, in der Sie Widgets erstellen können.',
    broken: 'Einige Einstellungen sind fehlerhaft. Bitte diesen Dialog schließen und sie zuerst korrigieren.',
    unreachable: 'Der Server ist nicht erreichbar. Nichts ist verloren; bitte erneut versuchen.',
    unsaved: (name: string, why: string | undefined) =>
      `${quote(name)} wurde erstellt, aber Ihre Änderungen wurden dort nicht gespeichert${why ? `: ${why}` : '.'} Sie stehen noch hier.`,
    create: 'Variante erstellen',
    cancel: 'Abbrechen',
    close: 'Schließen'
  },
  title: 'Sie sind abgemeldet: Ihre Sitzung ist beendet, oder Ihr Konto wurde gesperrt.',
  kept: 'Nichts ist verloren: Alle Eingaben bleiben hier stehen und in diesem Browser erhalten.',
  signIn: 'In neuem Tab anmelden',
  back: 'Sie sind wieder angemeldet. Alles ist noch da; jetzt speichern.',
  stays: 'Alles auf dieser Seite bleibt erhalten. Anmelden, dann erneut versuchen.',
  tryAgain: 'Sie sind wieder angemeldet. Bitte erneut versuchen.'
} satisfies typeof english;
