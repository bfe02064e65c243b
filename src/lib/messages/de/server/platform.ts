import type english from '../../en/server/platform.js';
import { grammarOf } from '../../../language/grammar.js';

const { count, number, quote } = grammarOf('de');

export default {
  platform: {
    notAllowed: 'Dafür fehlt Ihnen die Berechtigung. Es wurde nichts geändert.',
    nameUnusable: (most: number) =>
      `Ein Name ist eine Zeile mit 1 bis ${number(most)} Zeichen, von denen mindestens eines sichtbar ist. Steuerzeichen und Zeichen, die die Schreibrichtung ändern, sind nicht erlaubt.`,
    noPictureNow: 'Das Bild lässt sich gerade nicht erzeugen. Gleich erneut versuchen.',
    storageFull:
      'Der Speicherplatz dieser Installation ist voll. Es wurde nichts gespeichert. Nicht mehr benötigte Widgets löschen oder Updates zurückziehen, oder den Betreiber des Servers um mehr Speicherplatz bitten.'
  },
  http: {
    unknownPath: 'Unter dieser Adresse gibt es nichts.',
    unusableAddress: 'Die Adresse ist beschädigt: Sie enthält ein Prozentzeichen, das für kein Zeichen steht.',
    wrongMethod: 'Diese Adresse unterstützt diese Methode nicht.',
    foreignOrigin: 'Diese Anfrage kam von einer anderen Website. Es wurde nichts geändert.',
    wrongType: (expected: string) => `Der Inhalt muss als ${expected} gesendet werden.`,
    encoded: (encoding: string) =>
      `Content-Encoding ist ${quote(encoding)}. Der Inhalt muss ohne Kodierung gesendet werden.`,
    notUtf8: 'Der Inhalt ist kein gültiges UTF-8.',
    notAnObject: 'Der Inhalt muss ein JSON-Objekt sein.',
    repeatedKey: (key: string) =>
      `${quote(key)} kommt in einem Objekt des Inhalts zweimal vor. Es wurde nichts ausgeführt.`,
    damagedForm: 'Der Upload ist beschädigt: Er ist kein lesbares multipart/form-data.',
    oneFileExpected: (count: number) => `Erwartet wird genau eine Datei, gesendet wurden ${number(count)}.`,
    tooLarge: (size: string) =>
      `Die Anfrage ist größer als ${size} und wurde deshalb nicht gelesen. Es wurde nichts geändert.`,
    tooManyValues: (limit: number) =>
      `Die Anfrage enthält mehr als ${number(limit)} JSON-Werte und wurde deshalb nicht gelesen. Es wurde nichts geändert.`,
    brokenOff: 'Der Upload wurde vorzeitig abgebrochen. Es wurde nichts gespeichert.',
    tooSlow: 'Der Upload kam zu langsam an und wurde beendet. Es wurde nichts gespeichert.',
    unusableValue:
      'Die Anfrage enthält einen Wert, der sich nicht speichern lässt, etwa eine zu große Zahl. Es wurde nichts gespeichert.',
    ifMatchMissing:
      'Zum Speichern muss If-Match die bearbeitete Version nennen, damit keine fremden Änderungen überschrieben werden.',
    timeZoneUnknown: 'Time-Zone ist keine IANA-Zeitzone.',
    ifMatchInvalid: 'If-Match muss die Version in Anführungszeichen enthalten, genau wie in ETag.',
    noSuchPart: 'Diesen Teil hat die Datei nicht.',
    cursorInvalid: 'Dieser cursor stammt nicht von diesem Server. Der richtige steht im Link-Header der vorigen Seite.',
    idAlone: (other: string) => `id und ${other} lassen sich nicht kombinieren. Eines von beiden weglassen.`,
    notSignedIn:
      'Dafür ist eine Anmeldung nötig: mit einer Sitzung oder mit einem Schlüssel als „Authorization: Bearer <Schlüssel>“.',
    sessionNeeded:
      'Mit einem Schlüssel geht das nicht. Schlüssel, Passwörter, das Entsperren, die Rolle Administrator, mehr Berechtigungen für Benutzer mit Zugang und die Berechtigungen des Benutzers, dem der Schlüssel gehört, erfordern eine angemeldete Person: unter „Benutzer“ oder „Mein Konto“ oder über diese API mit einer Sitzung.',
    sessionAmbiguous:
      'Der Browser hat mehr als ein Sitzungs-Cookie gesendet. Keines davon gilt, denn eines könnte von einer anderen Seite dieses Hosts stammen. Alle wurden gelöscht. Bitte neu anmelden. Tritt das erneut auf, die Cookies dieser Adresse im Browser löschen.',
    tooManyWrongKeys: (seconds: number) =>
      `Von dieser Netzwerkadresse kamen zu viele falsche Schlüssel. Ein Schlüssel, der von hier noch nie verwendet wurde, ist in ${count(seconds, 'Sekunde', 'Sekunden')} wieder möglich.`,
    tooManyRequests: (seconds: number) =>
      `Zu viele Anfragen. In ${count(seconds, 'Sekunde', 'Sekunden')} erneut versuchen.`,
    tooManyStreams:
      'Dieser Benutzer hat zu viele Live-Streams offen. Einen davon schließen oder mehrere Widgets in einem Stream verfolgen.',
    stopping: 'Der Server wird gerade beendet. Gleich erneut versuchen.',
    busy: 'Der Server ist ausgelastet. Es wurde nichts gespeichert; gleich erneut versuchen.',
    diskFull:
      'Die Festplatte des Servers ist voll, daher wurde nichts gespeichert. Alles zuvor Gespeicherte ist sicher.',
    databaseAway: 'Die Datenbank antwortet nicht, daher wurde nichts gespeichert. Bitte bald erneut versuchen.',
    storeGone:
      'Der Datenordner des Servers wurde im laufenden Betrieb gelöscht oder ersetzt, daher lässt sich nichts speichern. Bitte dem Betreiber des Servers melden: Der Ordner muss zurück an seinen Platz, oder ein Backup muss wiederhergestellt und der Server neu gestartet werden.',
    storeUnwritable:
      'Der Server kann nicht in seinen Datenordner schreiben, daher wurde nichts gespeichert. Bitte dem Betreiber des Servers melden. Alles zuvor Gespeicherte ist sicher.',
    storeDamaged:
      'Die Datenbank des Servers ist beschädigt, daher wurde nichts gespeichert. Bitte dem Betreiber des Servers melden: Ein Backup muss wiederhergestellt werden.',
    contentUnreadable:
      'Der Server kann eine gespeicherte Datei nicht lesen. Bitte dem Betreiber des Servers melden: Die Datei fehlt, oder der Zugriff darauf wird verweigert.',
    internal: 'Auf dem Server ist etwas schiefgegangen. Diese Anfrage hat nichts gespeichert.'
  },
  pages: {
    outage: 'Zurzeit nicht verfügbar',
    outageRetry: 'Diese Seite versucht es von selbst erneut.',
    notFound: 'Nicht gefunden',
    badRequest: 'Ungültige Anfrage',
    internal: 'Interner Fehler'
  },
  apiDocs: {
    title: 'HTTP-API',
    says: 'Wer angemeldet ist, kann hier jede Operation direkt ausprobieren: mit den eigenen Berechtigungen und mit echten Daten. Skripte geben unter „Authorize“ einen Schlüssel an.',
    document: 'OpenAPI-Dokument',
    home: 'Zurück zu den Widgets',
    licence: 'Lizenz des API-Explorers unten',
    scripts: 'Diese Seite braucht JavaScript. Das OpenAPI-Dokument lässt sich auch ohne lesen.'
  },
  validation: {
    body: 'Der Inhalt passt nicht zu dieser Operation; jede Stelle steht unten.',
    query: (names: string) => `Nicht verwendbare Parameter der Adresse: ${names}.`,
    givenTwice: 'Darf nur einmal angegeben werden.',
    missing: 'Fehlt.',
    type: (types: string) => `Muss vom Typ ${types} sein.`,
    minimum: (limit: number) => `Muss mindestens ${number(limit)} sein.`,
    maximum: (limit: number) => `Darf höchstens ${number(limit)} sein.`,
    minLength: (limit: number) => `Braucht mindestens ${number(limit)} Zeichen.`,
    maxLength: (limit: number) => `Darf höchstens ${number(limit)} Zeichen haben.`,
    minItems: (limit: number) => `Braucht mindestens ${count(limit, 'Eintrag', 'Einträge')}.`,
    maxItems: (limit: number) => `Darf höchstens ${count(limit, 'Eintrag', 'Einträge')} haben.`,
    uniqueItems: 'Enthält Doppelte.',
    allowed: (allowed: string) => `Erlaubt: ${allowed}.`,
    unfit: 'Hat nicht die erwartete Form.',
    dateTime: 'Muss ein Datum mit Uhrzeit sein, etwa 2026-11-21T08:00:00Z.',
    line: 'Darf keine Steuerzeichen, keine beschädigten Zeichen und keine Zeichen enthalten, die die Schreibrichtung ändern.',
    typed: 'Darf keine Steuerzeichen und keine beschädigten Zeichen enthalten.',
    name: 'Ein Name ist eine Zeile mit mindestens einem sichtbaren Zeichen. Steuerzeichen und Zeichen, die die Schreibrichtung ändern, sind nicht erlaubt.'
  }
} satisfies typeof english;
