import type { start as english } from '../en/start.js';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const start = {
  title: 'Widgets',
  intro: 'Widget wählen und Einstellungen bearbeiten, oder ein Paket hier ablegen.',
  introPlain: 'Widget wählen und Einstellungen bearbeiten.',
  search: 'Widgets suchen',
  searchPlaceholder: 'Nach Name oder SpotIdentifier suchen',
  found: (shown: number, total: number) => `${shown} von ${count(total, 'Widget', 'Widgets')}`,
  noneFound: 'Kein Widget passt.',
  clear: 'Alle zeigen',
  standard: 'Standard',
  standardHint: 'Gehört zum Produkt',
  slots: (n: number) => count(n, 'Slot', 'Slots'),
  settings: (n: number) => count(n, 'Einstellung', 'Einstellungen'),
  changed: (when: string) => `geändert ${when}`,
  actions: (name: string) => `Aktionen für ${name}`,
  variant: 'Neue Variante …',
  rename: 'Umbenennen …',
  download: 'Paket herunterladen',
  remove: 'Löschen …',
  name: 'Name',
  variantTitle: (name: string) => `Neue Variante von „${name}“`,
  variantText: 'Eine Variante ist dasselbe Widget mit eigenen Einstellungen. Sie beginnt mit den Vorgaben des Pakets.',
  variantName: (name: string) => `${name} 2`,
  create: 'Anlegen und öffnen',
  renameTitle: (name: string) => `„${name}“ umbenennen`,
  removeTitle: (name: string) => `„${name}“ löschen?`,
  removeText: 'Die gespeicherten Werte werden mitgelöscht. Das lässt sich nicht rückgängig machen.',
  removeConfirm: 'Löschen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  removed: (name: string) => `${name} wurde gelöscht.`,
  failed: 'Das hat nicht geklappt: Der Server ist nicht erreichbar. Nichts wurde geändert.',

  upload: {
    button: 'Paket hochladen',
    drop: 'Paket loslassen, um es hochzuladen',
    hint: 'Pakete sind Dateien, die auf .dash.zip enden.',
    running: (name: string) => `${name} wird hochgeladen`,
    checking: (name: string) => `${name} wird geprüft …`,
    cancel: 'Hochladen abbrechen',
    cancelled: 'Das Hochladen wurde abgebrochen. Nichts wurde gespeichert.',
    one: 'Bitte ein Paket nach dem anderen ablegen.',
    done: (name: string) => `${name} ist hochgeladen`,
    findings: 'Es ist verwendbar. Der Prüfung ist aufgefallen:',
    refused: (name: string) => `${name} wurde nicht angenommen`,
    unreachable:
      'Das Hochladen ist abgebrochen: Der Server ist nicht erreichbar. Nichts wurde gespeichert; bitte erneut versuchen.',
    open: 'Editor öffnen',
    again: 'Andere Datei wählen',
    severity: { error: 'Fehler', warning: 'Warnung', info: 'Hinweis' },
    place: (line: number, column: number) => `ascData.json, Zeile ${line}, Spalte ${column}`,
    more: (n: number) => `und ${n} weitere`
  },
  empty: {
    title: 'Noch keine Widgets',
    text: 'Ein Widget ist eine als .dash.zip gepackte Webseite; ihre Einstellungen beschreibt ascData.json.',
    askAdministrator: 'Die Administration kann eines hochladen.',
    steps: [
      'Ein Paket irgendwo auf dieser Seite ablegen oder mit der Schaltfläche wählen.',
      'Es wird geprüft; was dabei auffällt, wird hier erklärt.',
      'Dann öffnet sich der Editor mit den Einstellungen neben dem laufenden Widget.'
    ]
  }
} satisfies typeof english;
