import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/translations.js';

const { anyOf, count, either, list, number, quote } = grammarOf('de');

/** Texts and comments; what there is none of is left out. */
const parts = (n: number, comments: number): string =>
  list([
    ...(n > 0 || comments === 0 ? [count(n, 'Text', 'Texte')] : []),
    ...(comments > 0 ? [count(comments, 'Kommentar', 'Kommentare')] : [])
  ]);

const times = (n: number): string => ['gar nicht', 'einmal', 'zweimal'][n] ?? `${number(n)}-mal`;

export default {
  title: 'Übersetzungen',
  skip: 'Zu den Texten',
  languages: {
    unknown: 'Keine Sprache hat diesen Namen oder Code.',
    only: (names) => `Sie können hinzufügen, was Sie prüfen: ${list(names)}.`,
    add: 'Sprache hinzufügen',
    addMore: 'Sprache hinzufügen …',
    addIt: 'Hinzufügen',
    label: 'Sprachen',
    left: (n) => `noch ${number(n)}`,
    unsaved: (n) => `${number(n)} nicht gespeichert`,
    toReview: (n) => `${number(n)} zu prüfen`,
    done: 'Fertig',
    meter: (reviewed, all) => `${number(reviewed)} von ${number(all)} Texten geprüft`,
    none: 'Noch keine Sprachen',
    noneHint:
      'Eine Übersetzung zeigt die Namen von Einstellungen und die Einträge von Listen in einer anderen Sprache.',
    more: (n) => `${number(n)} weitere`,
    choose: 'Sprache'
  },
  search: { label: 'Texte suchen', placeholder: 'Text oder Id' },
  filter: {
    label: 'Anzeigen',
    all: 'Alle',
    toDo: 'Zu übersetzen',
    toReview: 'Zu prüfen',
    outdated: 'Ausgangstext geändert',
    findings: 'Hinweise',
    comments: 'Kommentare'
  },
  kinds: { name: 'Name', entry: 'Eintrag', pattern: 'Eingabe\u00ADhinweis' },
  columns: { kind: 'Art', source: 'Englisch', state: 'Stand' },
  states: {
    toDo: 'Zu übersetzen',
    toReview: 'Zu prüfen',
    reviewed: 'Geprüft',
    outdated: 'Ausgangstext geändert',
    inherited: 'Übernommen'
  },
  grid: 'Texte',
  empty: {
    title: 'Keine Texte gefunden.',
    in: {
      toDo: (language) => `${language}: Es ist nichts mehr zu übersetzen.`,
      toReview: (language) => `${language}: Es ist nichts zu prüfen.`,
      outdated: (language) => `${language}: Kein Ausgangstext hat sich geändert.`,
      findings: (language) => `${language}: Es gibt keine Hinweise.`,
      comments: (language) => `${language}: Es gibt keine Kommentare.`
    },
    leftIn: (work, language) => `${language}: ${work}`,
    left: (languages) => `${languages.join(' · ')}`,
    text: (n) => either(n, 'Das Widget hat 1 Text.', `Das Widget hat ${number(n)} Texte.`),
    all: 'Alle Texte anzeigen'
  },
  neverShown: (n) =>
    `Nie angezeigt: ${either(n, 'Dieser Text erscheint', `Diese ${number(n)} Texte erscheinen`)} bei keiner Kombination von Werten im Formular. ` +
    either(n, 'Er zählt nicht mit.', 'Sie zählen nicht mit.'),
  lost: {
    title: 'Ohne Einstellung',
    text: (n) =>
      either(n, 'Dieser Text gehört zu einer Einstellung', 'Diese Texte gehören zu Einstellungen') +
      ', die es im Widget nicht mehr gibt. ' +
      either(n, 'Mit einer früheren Version kommt er zurück.', 'Mit einer früheren Version kommen sie zurück.')
  },
  noTexts: 'Dieses Widget hat keine Texte zum Übersetzen.',
  row: {
    edit: (source) => `Übersetzung von ${quote(source)}`,
    review: 'Geprüft',
    accept: 'Trotzdem übernehmen',
    acceptErrors: 'Mit Fehlern übernehmen',
    pressAgain: 'Dieser Text hat einen Fehler. Ein zweites Mal drücken, um ihn zu übernehmen.',
    comments: (n) => count(n, 'Kommentar', 'Kommentare'),
    still: 'Stimmt noch',
    save: 'Speichern, weiter',
    next: 'Weiter',
    locked: (language, people) =>
      people.length === 0
        ? `${language} können Sie ansehen, aber nicht ändern. Zum Übersetzen hat noch niemand die Berechtigung; die Administration vergibt sie.`
        : `${language} können Sie ansehen, aber nicht ändern. Für die Übersetzung zuständig: ${list(people)}.`,
    reserved: (entry) =>
      `In Translations bezeichnet ${quote(entry)} den Namen der Einstellung, deshalb lässt sich dieser Eintrag nicht übersetzen. Wer das Widget entwickelt, muss ihn umbenennen.`,
    place: {
      name: (id) => `Name von ${id}`,
      entry: (id) => `Eintrag von ${id}`,
      pattern: (id) => `Meldung von ${id}`
    },
    shownWhen: (place, conditions) => `${place}, sichtbar, wenn ${anyOf(conditions)}`,
    by: (who, when) => `${who}, ${when}`,
    wasHere: 'Beim Öffnen dieser Seite war der Ausgangstext ein anderer. Der Unterschied ist markiert.',
    wasSaved: 'Der Text wurde für einen anderen Ausgangstext gespeichert. Der Unterschied ist markiert.',
    was: 'Geprüft wurde der Text für einen anderen Ausgangstext. Der Unterschied ist markiert.',
    saving: 'Wird gespeichert …',
    waiting: 'Noch nicht gespeichert: Der Server ist nicht erreichbar.',
    noFindings: 'Keine Hinweise',
    theirsAndSource: (who) =>
      `Der Ausgangstext hat sich geändert, und ${who} hat inzwischen einen anderen Text gespeichert:`,
    sourceNew: 'Der Ausgangstext hat sich geändert, weil das Widget ersetzt wurde.',
    sourceTyped:
      'Der Ausgangstext hat sich geändert, weil das Widget ersetzt wurde. Ihr Text ist noch nicht gespeichert.',
    theirs: (who) => `${who} hat inzwischen einen anderen Text gespeichert:`,
    somebody: 'Jemand anderes',
    mine: 'Meinen behalten',
    take: 'Den anderen übernehmen',
    theirReview: (who) => `${who} hat diesen Text inzwischen geprüft:`,
    theirRemoval: (who) => `${who} hat den Text inzwischen entfernt.`,
    theirState: (who, state) => `${who} hat den Status dieses Textes inzwischen auf ${quote(state)} gesetzt:`,
    revokes: '„Meinen behalten“ hebt die Prüfung auf.',
    choose: 'Nicht gespeichert: Erst einen der beiden Texte wählen.',
    conflict: 'Nicht gespeichert: einen von zwei Texten wählen',
    unsent: 'Kommentar nicht gesendet',
    notSaved: 'Nicht gespeichert'
  },
  findings: {
    placeholderMissing: (names) => `Fehlt: ${names}`,
    placeholderAdded: (names) => `Nicht im Ausgangstext: ${names}`,
    twice: (other) => `Gleiche Übersetzung wie ${quote(other)}`,
    numbers: (source, target) =>
      `Andere Zahlen: hier ${target === '' ? 'keine' : target}, im Ausgangstext ${source === '' ? 'keine' : source}`,
    numberCounts: (counts) =>
      list(
        counts.map((each) => `${each.text} steht hier ${times(each.target)}, im Ausgangstext ${times(each.source)}`)
      ),
    put: (number) => `${number} einsetzen`,
    encode: 'Beheben',
    takeOut: (name) => `${name} entfernen`,
    misencoded: (right) => `Sieht falsch kodiert aus: ${quote(right)}?`,
    blankEnd: 'Leerzeichen am Anfang oder Ende',
    lines: 'Drei Zeilen oder mehr',
    glossary: (term, translation) => `Glossar: ${quote(term)} heißt ${quote(translation)}`,
    glossaryShort: (translation) => `Glossar: ${translation}`,
    missing: 'Noch nicht übersetzt: Angezeigt wird der englische Text',
    missingUnseen: 'Noch nicht übersetzt',
    same: 'Gleich wie der Ausgangstext',
    insert: (name) => `${name} einfügen`,
    cutOff: (width) => `Bei ${width} px abgeschnitten`,
    accepted: (finding) => `${finding}: trotzdem übernommen`,
    trim: 'Entfernen'
  },
  about: {
    glossary: 'Glossar',
    memory: 'Gleicher Ausgangstext in anderen Widgets',
    take: (widget, digit) => `Diesen Text von ${widget} übernehmen (Alt ${digit})`,
    comment: 'Kommentar',
    addComment: 'Kommentieren',
    send: 'Senden',
    removeComment: (text) => `Kommentar ${quote(text)} löschen`,
    undo: 'Rückgängig machen',
    history: 'Verlauf',
    noHistory: 'Hier wurde noch nichts gespeichert.',
    reviewedInProduct: 'Die Übersetzer des Produkts haben diesen Text geprüft. Hier wurde noch nichts gespeichert.',
    kinds: {
      save: 'gespeichert',
      undo: 'zurückgesetzt auf',
      review: 'geprüft',
      publish: 'veröffentlicht',
      withdraw: 'Veröffentlichung rückgängig gemacht',
      replace: 'in die neue Version übernommen'
    },
    bring: 'Wieder verwenden'
  },
  form: {
    inField: 'Im Eingabefeld:',
    lines: (width, n) => `${width} px: ${count(n, 'Zeile', 'Zeilen')}`,
    cutOff: (width) => `${width} px: abgeschnitten`,
    title: 'Formular',
    width: 'Breite',
    language: 'Sprache des Formulars',
    source: 'Englisch',
    pseudo: 'Pseudo',
    rtl: 'Von rechts nach links',
    note: 'Mit den gespeicherten Werten. Ein Klick auf einen Text öffnet ihn links. Einstellungen lassen sich ausprobieren, nichts wird gespeichert.',
    shown: (changes) => `Eingeblendet mit ${changes}. Nichts wird gespeichert.`,
    reset: 'Zurücksetzen',
    show: (changes) => `Einblenden: ${changes}`,
    example: 'ein Beispiel',
    below: 'Jeder Wert passt zu diesem Muster. Der Hinweis wird hier nur zur Ansicht eingeblendet.',
    never: 'Allein durch Ändern von Werten lässt sich diese Einstellung nicht einblenden.'
  },
  status: {
    lost: (n) =>
      either(
        n,
        'Die Einstellung eines eingegebenen Textes gibt es nicht mehr:',
        'Die Einstellungen eingegebener Texte gibt es nicht mehr:'
      ),
    useFor: (source) => `Für ${quote(source)} verwenden`,
    dismiss: 'Schließen',
    replaced: (version, sources) =>
      `Das Widget wurde durch ${version} ersetzt${sources === 0 ? '' : `, ${count(sources, 'Ausgangstext ist', 'Ausgangstexte sind')} anders`}. Ihre Eingaben bleiben erhalten.`,
    reload: 'Anzeigen',
    place: (at, all) => `${number(at)} von ${number(all)}`,
    before: 'Voriger Text',
    after: 'Nächster Text',
    saved: 'Alles gespeichert',
    unsaved: (n) => either(n, '1 Text ist noch nicht gespeichert', `${number(n)} Texte sind noch nicht gespeichert`),
    unsavedIn: (language, n) => `${language}: ${number(n)} nicht gespeichert`,
    unsent: (n) => either(n, '1 Kommentar ist noch nicht gesendet', `${number(n)} Kommentare sind noch nicht gesendet`),
    unpublished: (n) =>
      either(n, '1 Text weicht vom Veröffentlichten ab', `${number(n)} Texte weichen vom Veröffentlichten ab`),
    undo: 'Letztes Speichern rückgängig machen',
    undoStep: 'Letzten Schritt rückgängig machen',
    undoOf: {
      publication: (n) => `Veröffentlichung von ${count(n, 'Text', 'Texten')} rückgängig machen`,
      import: (n) => `Import von ${count(n, 'Text', 'Texten')} rückgängig machen`,
      change: (n) => `Änderung von ${count(n, 'Text', 'Texten')} rückgängig machen`
    },
    redo: 'Wiederholen',
    redone: (n, kept) =>
      `${count(n, 'Text', 'Texte')} wiederhergestellt${kept > 0 ? `; ${either(kept, '1 wurde seitdem geändert und bleibt', `${number(kept)} wurden seitdem geändert und bleiben`)}` : ''}`,
    byButton: 'Der letzte Schritt betrifft mehrere Texte oder ihre Veröffentlichung: dafür ist seine Schaltfläche da',
    undoTyping: 'Eingabe rückgängig machen',
    takenBack: 'Ihre Eingabe ist zurückgenommen',
    undone: (n, comments) => `${parts(n, comments)} rückgängig gemacht`,
    undoneBut: (n, comments, kept) =>
      `${parts(n, comments)} rückgängig gemacht; ${either(kept, '1 wurde seitdem geändert und bleibt', `${number(kept)} wurden seitdem geändert und bleiben`)}`,
    withdrawn: (n) => `Veröffentlichung von ${count(n, 'Text', 'Texten')} rückgängig gemacht`,
    withdrawnBut: (n, kept) =>
      `Veröffentlichung von ${count(n, 'Text', 'Texten')} rückgängig gemacht; ${either(kept, '1 wurde seitdem erneut veröffentlicht und bleibt', `${number(kept)} wurden seitdem erneut veröffentlicht und bleiben`)}`,
    nothing: 'Es gibt nichts rückgängig zu machen: keine Ihrer letzten Speicherungen besteht noch',
    next: (language) => `Weiter mit ${language}`,
    finished: (language) => `${language} ist fertig.`,
    failed: 'Die Texte konnten nicht geladen werden.',
    failedHint: 'Der Server war nicht erreichbar oder hat abgelehnt.',
    again: 'Erneut versuchen'
  },
  publish: {
    open: 'Veröffentlichen …',
    title: (language) => `${language} veröffentlichen?`,
    text: (n, folder) =>
      either(n, '1 Text ändert sich', `${number(n)} Texte ändern sich`) +
      ' überall, wo das Widget angezeigt, bearbeitet oder heruntergeladen wird. ' +
      (folder === undefined
        ? 'Das Paket bleibt, wie es hochgeladen wurde.'
        : `Dieses Widget folgt dem Ordner ${quote(folder)}: Die Texte werden auch in dessen ascData.json geschrieben.`),
    notReviewed: (n) => either(n, '1 davon ist nicht geprüft.', `${number(n)} davon sind nicht geprüft.`),
    withFindings: (n) => either(n, '1 davon hat Hinweise.', `${number(n)} davon haben Hinweise.`),
    onlyReviewed: 'Nur geprüfte Texte',
    unsaved: (n) =>
      either(
        n,
        '1 Text ist noch nicht gespeichert und fehlt hier.',
        `${number(n)} Texte sind noch nicht gespeichert und fehlen hier.`
      ),
    noneReviewed: 'Keiner der geänderten Texte ist geprüft.',
    none: 'Nichts zu veröffentlichen: Alle Texte sind aktuell.',
    do: (n) => either(n, '1 Text veröffentlichen', `${number(n)} Texte veröffentlichen`),
    done: (n) => either(n, '1 Text veröffentlicht', `${number(n)} Texte veröffentlicht`),
    changed: 'Inzwischen hat jemand einen Text gespeichert. Das ist die aktuelle Liste.',
    cancel: 'Abbrechen'
  },
  import: {
    open: 'Importieren …',
    title: (language) => `Texte importieren: ${language}`,
    intro: 'XLIFF oder CSV, höchstens 10 MB. Sie sehen, was sich ändert, bevor etwas gespeichert wird.',
    begin: 'Texte importieren',
    which: 'In welcher Sprache sind die Texte der Datei? Diese Sprache wird dem Widget hinzugefügt.',
    goOn: 'Weiter',
    choose: 'Datei wählen',
    other: 'Andere Datei wählen',
    read: (file, n) => `${quote(file)}: ${count(n, 'Text', 'Texte')}. Noch ist nichts geändert.`,
    place: (line, column) => `Zeile ${number(line)}, Spalte ${number(column)}:`,
    cell: (line, cell) => `Zeile ${number(line)}, Zelle ${number(cell)}:`,
    fileLanguage: (code) => `Die Datei nennt eine andere Sprache: ${code}.`,
    scope: 'Importieren in',
    thisWidget: 'Dieses Widget',
    allWidgets: 'Alle Widgets',
    assumed: (named: string, name?: string) =>
      `${name === undefined ? 'Dieses Widget' : quote(name)} hat alle Texte von ${quote(named)}, das die Datei nennt.`,
    otherWidget: (names) =>
      `Diese Datei gehört zu einem anderen Widget: ${names.map(quote).join(', ')}. Sie enthält keine Texte für dieses Widget.`,
    faulty: (n) =>
      either(n, '1 Text für den Import hat einen Fehler.', `${number(n)} Texte für den Import haben Fehler.`),
    misencoded: (n) =>
      either(n, '1 Text sieht', `${number(n)} Texte sehen`) +
      ' falsch kodiert aus. Bitte die Datei als UTF-8 speichern und erneut wählen.',
    further: (names, n) =>
      `Die Datei enthält auch Texte ${either(n, 'eines anderen Widgets, die ausgelassen werden', `von ${number(n)} anderen Widgets, die ausgelassen werden`)}: ${names.map(quote).join(', ')}${n > names.length ? '\u00A0…' : '.'}`,
    intoAll: 'In alle Widgets importieren',
    otherSourceLanguage: (language) =>
      `Die Datei ist nicht aus dem Englischen übersetzt, sondern ${/^\S+sch$/.test(language) ? `aus dem ${language}en` : `aus: ${language}`}. Wo der Ausgangstext abweicht, bleibt der Text hier, wenn Sie nicht den der Datei wählen.`,
    others: (names) => `Ausgelassen, weil es sie hier nicht gibt: ${names.map(quote).join(', ')}.`,
    toReview: 'Alle Texte zur Prüfung vormerken',
    groups: {
      conflicting: {
        title: (n) => `${number(n)} widersprüchlich`,
        hint: 'Text, Ausgangstext oder Prüfung hier seit dem Export geändert, oder anderswo exportiert; was hier ist, bleibt, wenn Sie nicht den Text der Datei übernehmen'
      },
      removed: {
        title: (n) => `${number(n)} ohne Text in der Datei`,
        hint: 'hier gibt es einen Text; er bleibt, wenn Sie ihn nicht entfernen'
      },
      incomplete: {
        title: (n) => `${number(n)} unvollständig`,
        hint: 'die Datei hat nur einen Teil der Übersetzung; was hier ist, bleibt'
      },
      unknown: { title: (n) => `${number(n)} unbekannt`, hint: 'das Widget hat keinen solchen Text' },
      changed: { title: (n) => `${number(n)} geändert`, hint: 'die Datei hat einen anderen Text oder Stand' },
      new: { title: (n) => `${number(n)} neu`, hint: 'hier gibt es noch keinen Text' },
      commented: { title: (n) => `${number(n)} mit neuem Kommentar`, hint: 'der Text ist derselbe' }
    },
    here: 'Hier:',
    inFile: 'In der Datei:',
    noText: 'kein Text',
    reviewedBy: (who) => `Von ${who} geprüft`,
    reviewedSince: (who) => `Seit dem Export von ${who} geprüft`,
    choice: (source) => `Text für ${quote(source)}`,
    ours: 'Vorhandenen behalten',
    theirs: 'Text der Datei übernehmen',
    remove: 'Entfernen',
    leftOut: 'Wird ausgelassen',
    use: 'Verwenden für …',
    useLabel: (text) => `${quote(text)} verwenden für`,
    useNone: 'Keine Texte gefunden.',
    used: (source) => `Verwendet für ${quote(source)}`,
    leave: 'Auslassen',
    withComments: 'Kommentare der Datei übernehmen',
    otherSource: 'Nach einem anderen Ausgangstext übersetzt',
    same: (n) => either(n, '1 Text ist gleich.', `${number(n)} Texte sind gleich.`),
    undo: 'Der ganze Import lässt sich auf einmal rückgängig machen.',
    do: (n, comments) => `${parts(n, comments)} importieren`,
    done: (n, comments) => `${parts(n, comments)} importiert`,
    changedSince: 'Inzwischen hat jemand einen Text gespeichert. Das ändert die Datei jetzt.',
    cancel: 'Abbrechen'
  },
  export: {
    open: 'Exportieren …',
    title: (language) => `Texte exportieren: ${language}`,
    formats: { xliff2: 'XLIFF 2.0', xliff12: 'XLIFF 1.2', csv: 'CSV' },
    hints: {
      xliff2: 'Für heutige Übersetzungsprogramme.',
      xliff12: 'Für Programme, die XLIFF 2.0 nicht lesen.',
      csv: 'Für Tabellenprogramme.'
    },
    scope: 'Texte von',
    thisWidget: 'Dieses Widget',
    allWidgets: 'Alle Widgets',
    do: 'Exportieren',
    cancel: 'Abbrechen'
  },
  more: 'Mehr',
  glossary: {
    open: 'Glossar …',
    title: (language) => `Glossar: ${language}`,
    intro: 'So werden Wörter übersetzt, in allen Widgets. Ein Begriff steht neben jedem Text, der ihn enthält.',
    readOnly: (language) => `So werden Wörter übersetzt, in allen Widgets. Ändern können das Prüfer für ${language}.`,
    list: 'Begriffe',
    none: 'Keine Begriffe',
    search: 'Begriffe suchen',
    term: 'Begriff',
    translation: 'Übersetzung',
    add: 'Begriff hinzufügen',
    addIt: 'Hinzufügen',
    save: 'Speichern',
    cancel: 'Abbrechen',
    close: 'Schließen',
    edit: (term) => `${quote(term)} bearbeiten`,
    remove: (term) => `${quote(term)} löschen`,
    removed: (term) => `${quote(term)} wurde gelöscht.`,
    undo: 'Rückgängig',
    changed: 'Jemand hat diesen Begriff inzwischen geändert. So sieht das Glossar jetzt aus.'
  },
  replace: {
    open: 'Ersetzen …',
    title: (language) => `Suchen und Ersetzen: ${language}`,
    find: 'Suchen',
    by: 'Ersetzen durch',
    caseExact: 'Groß- und Kleinschreibung beachten',
    wholeWord: 'Nur ganze Wörter',
    intro: 'Sie sehen, was sich ändert, bevor etwas gespeichert wird. Geänderte Texte sind dann zu prüfen.',
    changes: (n, left) =>
      either(n, '1 Text ändert sich', `${number(n)} Texte ändern sich`) +
      (left > 0 ? `, ${either(left, '1 bleibt, wie er ist.', `${number(left)} bleiben, wie sie sind.`)}` : '.'),
    emptied: 'Kein Text bleibt übrig: wieder zu übersetzen',
    list: 'Änderungen',
    do: (n) => either(n, 'In 1 Text ersetzen', `In ${number(n)} Texten ersetzen`),
    done: (n) => either(n, '1 Text ersetzt', `${number(n)} Texte ersetzt`),
    changed: 'Jemand hat inzwischen einen Text gespeichert. Das ändert sich jetzt.',
    cancel: 'Abbrechen'
  },
  removal: {
    open: (language) => `${language} entfernen …`,
    title: (language) => `${language} entfernen?`,
    text: 'Die Texte werden nirgends mehr angezeigt und nicht mehr heruntergeladen. Wenn Sie die Sprache innerhalb von 30 Tagen wieder hinzufügen, sind alle Texte wieder da.',
    do: 'Entfernen',
    cancel: 'Abbrechen',
    close: 'Schließen',
    done: (language) => `${language} wurde entfernt.`,
    undo: 'Rückgängig'
  },
  keys: {
    title: 'Tastenkürzel',
    close: 'Schließen',
    save: 'Speichern, nächster offener Text',
    review: 'Geprüft, stimmt noch oder trotzdem übernommen, weiter',
    newLine: 'Neue Zeile',
    move: 'Voriger, nächster Text',
    take: 'Text aus anderen Widgets übernehmen',
    comment: 'Kommentieren',
    show: 'Im Formular einblenden',
    leave: 'Text verlassen',
    search: 'Suchen',
    finding: 'Nächster Hinweis',
    undo: 'Letztes Speichern rückgängig machen',
    redo: 'Wiederholen',
    help: 'Alle Tastenkürzel'
  }
} satisfies typeof english;
