import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/drafts.js';

const { count, either, number, quote } = grammarOf('de');

const widgets = (n: number): string => count(n, 'Widget', 'Widgets');
const settings = (n: number): string => count(n, 'Einstellung', 'Einstellungen');

export default {
  title: 'Entwürfe',
  lessThanAMinute: { ahead: 'in weniger als 1 Minute', past: 'vor weniger als 1 Minute' },
  menu: {
    keep: (changes: number) =>
      either(
        changes,
        'Diese Änderung als Entwurf speichern …',
        `Diese ${number(changes)} Änderungen als Entwurf speichern …`
      ),
    keepHint: 'Geht erst live, wenn Sie es möchten.',
    nothing: 'Erst etwas ändern, dann als Entwurf speichern: Er geht erst live, wenn Sie es möchten.',
    ofWidget: 'Entwürfe dieses Widgets',
    ofTemplate: 'Entwürfe dieser Widgets',
    loading: 'Wird geladen …',
    failed: 'Die Entwürfe konnten nicht geladen werden.',
    again: 'Erneut versuchen',
    all: 'Alle Entwürfe und Planungen'
  },
  keep: {
    title: 'Als Entwurf speichern',
    text: (changes: number) =>
      either(
        changes,
        'Die Änderung wird in den Entwurf verschoben.',
        `Die ${number(changes)} Änderungen werden in den Entwurf verschoben.`
      ),
    name: 'Name',
    action: 'Als Entwurf speichern',
    cancel: 'Abbrechen',
    close: 'Schließen',
    into: 'Entwurf',
    fresh: 'Neuer Entwurf',
    more: (n: number) => `und ${number(n)} weitere`,
    broken: (name: string, text: string) => `${name}: ${text}`,
    kept: 'Als Entwurf gespeichert',
    plan: 'Planen …',
    open: 'Entwurf öffnen',
    done: (name: string) => `Im Entwurf ${quote(name)} gespeichert. Hier ist wieder zu sehen, was live ist.`
  },
  states: {
    open: 'Entwurf, nicht geplant',
    planned: 'Entwurf, geplant',
    live: 'Entwurf, live',
    ended: 'Entwurf, beendet',
    failed: 'Entwurf, nicht live gegangen'
  },
  line: {
    widgets,
    goesLive: (when: string) => `geht am ${when} live`,
    liveUntil: (when: string) => `live bis ${when}`,
    live: 'live',
    ended: 'beendet',
    failed: 'nicht live gegangen',
    notPlanned: 'nicht geplant',
    shared: 'geteilt',
    comments: (n: number) => count(n, 'Kommentar', 'Kommentare'),
    conflicts: (n: number) => count(n, 'Konflikt', 'Konflikte'),
    unseen: (n: number) => `${number(n)} weitere, die Sie nicht sehen dürfen`
  },
  hint: {
    from: (value: string, from: string) => `${value} ab ${from}:`,
    between: (value: string, from: string, until: string) => `${value} von ${from} bis ${until}:`,
    until: (until: string, next: string) => `live bis ${until}, danach ${next}:`,
    more: (n: number) => either(n, '1 weiterer Entwurf ist geplant', `${number(n)} weitere Entwürfe sind geplant`)
  },
  list: {
    of: (template: string) => `Entwürfe von ${template}`,
    planned: 'Geplant und live',
    others: 'Nicht geplant',
    over: 'Beendet',
    empty: 'Noch keine Entwürfe',
    emptyText:
      'Ein Entwurf bewahrt Änderungen unter einem Namen auf. Andere können ihn ansehen und freigeben; er geht live, wenn Sie es möchten.',
    by: (name: string) => `von ${name}`
  },
  screen: {
    label: 'Entwurf',
    skip: 'Zum Entwurf springen',
    breadcrumb: 'Pfad',
    widgets: 'Widgets',
    edit: 'Werte bearbeiten',
    editInTable: 'In der Tabelle bearbeiten',
    actions: 'Aktionen',
    rename: 'Umbenennen …',
    delete: 'Löschen',
    deleted: (name: string) => `${quote(name)} wurde gelöscht.`,
    undo: 'Rückgängig',
    gone: 'Dieser Entwurf wurde gelöscht.',
    notDone: 'Das hat nicht funktioniert. Bitte die Verbindung prüfen und erneut versuchen.',
    revoked: 'Der Link funktioniert nicht mehr.',
    lost: 'Verbindung unterbrochen. Was andere ändern, erscheint, sobald sie wieder da ist.',
    naming: {
      title: 'Entwurf umbenennen',
      name: 'Name',
      save: 'Namen speichern',
      cancel: 'Abbrechen',
      close: 'Schließen'
    },
    readOnly: 'Sie können diesen Entwurf ansehen und kommentieren, aber nicht ändern.'
  },
  changes: {
    title: 'Änderungen',
    count: (elements: number, n: number) => `${settings(elements)} in ${widgets(n)}`,
    live: 'Live',
    draft: 'Entwurf',
    none: 'Dieser Entwurf ändert noch nichts.',
    in: (value: string, n: number) => `${value} in ${number(n)}`,
    others: (n: number) => either(n, 'anders in 1', `anders in ${number(n)}`),
    template: 'von der Vorlage',
    takeOut: (name: string) => `${quote(name)} aus dem Entwurf nehmen`,
    left: (n: number) =>
      either(
        n,
        'Die Werte eines gelöschten Widgets wurden aus dem Entwurf entfernt.',
        `Die Werte von ${number(n)} gelöschten Widgets wurden aus dem Entwurf entfernt.`
      ),
    gone: (name: string) => `${name} ist keine Einstellung dieses Widgets mehr.`
  },
  conflict: {
    said: (by: string, value: string, widget: string, before: string) =>
      `Inzwischen hat ${by} in ${widget} ${value} gespeichert (vorher ${before}).`,
    somebody: 'jemand',
    choice: (name: string, widget: string) => `Welcher Wert gilt für ${name} in ${widget}?`,
    draft: (value: string) => `Der Entwurf, ${value}`,
    live: (by: string, value: string) => `${by}, ${value}`,
    more: (n: number) => either(n, '1 weiteren Konflikt zeigen', `${number(n)} weitere Konflikte zeigen`),
    clash: (name: string) =>
      `${quote(name)} ändert dieselbe Einstellung zur selben Zeit; es gilt der Entwurf, der später beginnt.`
  },
  plan: {
    title: 'Planung',
    off: 'Planung aufheben',
    start: 'Geht live',
    time: 'Uhrzeit',
    end: 'Endet',
    stays: 'Bleibt live',
    zone: 'Zeitzone',
    zoneSearch: 'Stadt oder Region',
    noZone: 'Keine Zeitzone mit diesem Namen',
    act: 'Planen',
    change: 'Planung ändern',
    keep: 'Planung beibehalten',
    past: 'Dieser Zeitpunkt ist vorbei.',
    reversed: 'Er würde enden, bevor er live geht.',
    lacks: { noDay: 'Datum fehlt', badDay: 'kein Datum', noTime: 'Uhrzeit fehlt', badTime: 'keine Uhrzeit' },
    gap: (zone: string) =>
      `Diese Uhrzeit gibt es in ${zone} nicht: Die Uhren werden vorgestellt. Die nächsten Uhrzeiten:`,
    twice: (zone: string) =>
      `Diese Uhrzeit gibt es in ${zone} zweimal: Die Uhren werden zurückgestellt. Es gilt die erste.`,
    back: 'Am Ende gilt für jede Einstellung wieder, was vorher galt, außer jemand hat sie inzwischen gespeichert.',
    was: (when: string) => `War live ${when}.`,
    missed: (when: string) => `War geplant ${when}.`,
    clash: (name: string, what: string, n: number) =>
      `${quote(name)} ändert auch ${what} in ${widgets(n)}. Es gilt der Entwurf, der später beginnt.`
  },
  share: {
    title: 'Teilen',
    approved: (n: number, of: number) => `Freigaben: ${number(n)} von ${number(of)}`,
    make: 'Link für Personen ohne Konto erstellen',
    opens: (day: string) =>
      `Wer ihn hat, kann den Entwurf ohne Anmeldung bis ${day} ansehen und kommentieren. Der Link lässt sich jederzeit widerrufen.`,
    link: 'Link',
    copy: 'Kopieren',
    copied: 'Kopiert',
    guests: 'Auch ohne Konto: zum Ansehen und Kommentieren',
    until: 'bis',
    revoke: 'Link widerrufen',
    once: 'Der Link wird nur einmal angezeigt. Bitte jetzt kopieren oder später einen neuen erstellen.',
    renew: 'Neuer Link',
    renewHint: 'Der Link lässt sich nicht erneut anzeigen. Ein neuer ersetzt ihn.',
    hint: 'Wer diese Widgets sehen darf, kann den Entwurf dort ansehen, kommentieren und freigeben.',
    guestLink: 'Gastlink'
  },
  people: {
    title: 'Kommentare und Freigaben',
    none: 'Noch keine Kommentare.',
    on: (setting: string) => `zu ${setting}`,
    approved: 'Freigegeben',
    approvedEarlier: 'Früheren Stand freigegeben',
    asked: 'angefragt, noch nicht angesehen',
    seen: 'hat ihn angesehen',
    guest: 'Gast',
    forGuests: 'Auch Gäste können das lesen',
    readByGuests: 'auch für Gäste',
    done: 'Erledigt',
    reopen: 'Wieder öffnen',
    doneBy: (name: string) => `erledigt, ${name}`,
    showDone: (n: number) => either(n, '1 erledigten Kommentar zeigen', `${number(n)} erledigte Kommentare zeigen`),
    hideDone: 'Erledigte Kommentare ausblenden',
    comment: 'Kommentieren',
    placeholder: 'Kommentar schreiben',
    orApprove: 'Kommentar schreiben oder einfach freigeben',
    about: 'Zu',
    whole: 'dem ganzen Entwurf',
    approve: 'Freigeben',
    withdraw: 'Freigabe zurücknehmen',
    name: 'Ihr Name',
    delete: 'Kommentar löschen'
  },
  frames: {
    label: 'Vorschau',
    widget: 'Widget',
    before: 'Voriges Widget',
    after: 'Nächstes Widget',
    place: (at: number, of: number) => `${number(at)} von ${number(of)}`,
    shown: 'Anzeigen',
    live: 'Live',
    both: 'Nebeneinander',
    draft: 'Entwurf',
    over: 'Nach dem Ende',
    liveNote: 'ohne den Entwurf',
    clocks: { start: 'Wenn er live geht', end: 'Wenn er endet' },
    none: 'Hier gibt es noch nichts zu sehen.'
  },
  planned: {
    title: 'Was geplant ist',
    of: (template: string, zone: string) => `Entwürfe von ${template}, ${zone}`,
    now: 'jetzt',
    clash: (what: string, n: number) => `${what} in ${widgets(n)}: Es gilt der spätere Entwurf`,
    period: (from: string, until: string) => `von ${from} bis ${until}`,
    since: (from: string) => `ab ${from}`,
    none: 'Nichts ist geplant.'
  },
  bar: {
    label: 'Live gehen',
    goesLive: (distance: string) => `Geht ${distance} live`,
    liveNow: 'Live',
    ends: (distance: string) => `Endet ${distance}`,
    notPlanned: 'Nicht geplant',
    ended: 'Beendet',
    failed: 'Nicht live gegangen',
    conflicts: (n: number) => either(n, '1 Konflikt: der Entwurf gilt', `${number(n)} Konflikte: der Entwurf gilt`),
    liveCounts: (n: number) =>
      either(n, '1 Konflikt: der gespeicherte Wert gilt', `${number(n)} Konflikte: die gespeicherten Werte gelten`),
    mixed: (n: number, draft: number) => `${number(n)} Konflikte: bei ${number(draft)} davon gilt der Entwurf`,
    settled: 'Keine Konflikte',
    goLive: 'Jetzt live schalten …',
    end: 'Jetzt beenden …',
    open: 'Entwurf öffnen'
  },
  goLive: {
    title: (name: string) => `${quote(name)} jetzt live schalten?`,
    text: (n: number, inN: number) =>
      `${settings(n)} in ${widgets(inN)} ${either(n, 'ändert', 'ändern')} sich sofort, auf jedem Dashboard, das ${either(inN, 'es', 'sie')} zeigt.`,
    action: 'Jetzt live schalten',
    conflicts: (n: number) =>
      either(
        n,
        '1 Wert wurde inzwischen von jemand anderem gespeichert. Der Entwurf gilt, sofern nichts anderes gewählt ist.',
        `${number(n)} Werte wurden inzwischen von anderen gespeichert. Der Entwurf gilt, sofern nichts anderes gewählt ist.`
      ),
    cancel: 'Abbrechen',
    close: 'Schließen'
  },
  end: {
    title: (name: string) => `${quote(name)} jetzt beenden?`,
    text: 'Für jede Einstellung gilt wieder, was vorher galt, außer jemand hat sie inzwischen gespeichert.',
    action: 'Jetzt beenden',
    cancel: 'Abbrechen',
    close: 'Schließen'
  },
  shared: {
    label: 'Über diesen Entwurf',
    notLive: 'Entwurf, nicht live',
    asks: (name: string) => `${name} bittet Sie, das anzusehen und freizugeben.`,
    looks: (name: string) => `${name} teilt diesen Entwurf mit Ihnen.`,
    goesLive: 'Geht live',
    liveFrom: 'Live ab',
    ends: 'Endet',
    zone: 'Zeitzone',
    where: 'Wo',
    notPlanned: 'noch nicht geplant',
    whatChanges: 'Was sich ändert',
    in: (name: string) => `in ${name}`,
    comments: 'Kommentare',
    over: 'Dieser Link funktioniert nicht mehr',
    overText:
      'Er ist abgelaufen, wurde widerrufen oder ist unvollständig. Wer ihn geschickt hat, kann einen neuen erstellen.',
    colleagues: 'Mit einem Konto lässt sich der Entwurf nach dem Anmelden oft noch ansehen.',
    signIn: 'Anmelden'
  },
  editing: {
    title: 'Entwurf bearbeiten',
    note: (name: string) => `Sie bearbeiten den Entwurf ${quote(name)}. Was live ist, bleibt, wie es ist.`,
    back: 'Zurück zum Entwurf',
    save: 'Im Entwurf speichern',
    leaving: {
      title: 'Ohne Speichern verlassen?',
      text: 'Was hier geändert wurde, steht noch nicht im Entwurf.',
      stay: 'Bleiben',
      leave: 'Verlassen und verwerfen'
    }
  }
} satisfies typeof english;
