import { counting } from '../../../language/count.js';
import type english from '../../en/screens/editorNotices.js';

const { either, number } = counting('de');

export default {
  saved: (name: string) => `${name} hat dieses Widget gespeichert.`,
  you: 'Mit diesem Konto in einem anderen Tab oder Browser gespeichert.',
  somebody: 'Dieses Widget wurde anderswo gespeichert.',
  followed: (labels: string) => `Hier jetzt zu sehen: ${labels}.`,
  merged: (labels: string) => `Beide Änderungen stehen jetzt in ${labels}.`,
  both: (labels: string) => `Auf beiden Seiten geändert: ${labels}. Die Werte hier gelten, bis gewählt ist.`,
  kept: 'Die ungespeicherten Änderungen hier sind unberührt.',
  choose: 'Wählen',
  dismiss: 'Meldung ausblenden',
  replaced:
    'Dieses Widget wurde durch eine andere Version ersetzt. Sie zu öffnen führt weiter; bis dahin lässt sich nichts speichern.',
  reload: 'Neue Version öffnen',
  setAside: (count: number) =>
    either(
      count,
      'Ein Wert wurde beiseitegelegt, als dieses Widget ersetzt wurde.',
      `${number(count)} Werte wurden beiseitegelegt, als dieses Widget ersetzt wurde.`
    ),
  look: 'Ansehen',
  gone: 'Dieses Widget wurde gelöscht oder ist für dieses Konto nicht mehr sichtbar. Es lässt sich nicht speichern; was bleiben soll, vorher kopieren.',
  toTrash: 'Im Papierkorb nachsehen',
  reachable: 'Der Server ist wieder erreichbar. Die Änderungen stehen noch hier und sind noch nicht gespeichert.',
  lost: 'Keine Verbindung zum Server.',

  overtaken: {
    title: 'Jemand anderes hat dieses Widget gespeichert',
    conflicts: 'Diese Einstellungen wurden auf beiden Seiten geändert. Welcher Wert soll gelten?',
    mine: 'Meiner',
    theirs: 'Der andere',
    followed: 'Außerdem dort geändert; diese Seite zeigt jetzt diese Werte:',
    merged: 'Hier wurden auf beiden Seiten verschiedene Teile geändert; beide Änderungen sind enthalten:',
    nothing: 'Keine der eigenen Änderungen ist betroffen.',
    save: 'Jetzt speichern',
    later: 'Weiter bearbeiten'
  },
  moments: {
    chooseDate: 'Datum auswählen',
    chooseTime: 'Uhrzeit auswählen',
    format: (form: string) => `Format: ${form}`,
    forms: { moment: 'TT.MM.JJJJ, hh:mm:ss', day: 'TT.MM.JJJJ', time: 'hh:mm', exactTime: 'hh:mm:ss' }
  },
  why: {
    title: (name: string) => `Wann wird ${name} angezeigt?`,
    rule: 'Ausgeblendet, wenn zugleich:',
    always: 'Immer: Es gibt keine Bedingungen.',
    unreadable: 'Eine unlesbare Bedingung',
    met: 'trifft zu',
    notMet: 'trifft nicht zu',
    now: (value: string) => `jetzt: ${value}`,
    visible: 'Also wird es angezeigt.',
    hidden: 'Also ist es ausgeblendet.'
  }
} satisfies typeof english;
