import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/screens/people.js';

const { count, either, list, number, quote } = grammarOf('de');

/** What one presses in the grid of permissions. */
const letters: Readonly<Record<string, 'read' | 'write' | 'none'>> = {
  l: 'read',
  r: 'read',
  s: 'write',
  w: 'write',
  n: 'none'
};

export default {
  close: 'Schließen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  saved: 'Gespeichert.',
  unreachable:
    'Das hat nicht funktioniert: Der Server ist nicht erreichbar. Nichts wurde geändert; bitte erneut versuchen.',
  signedOut:
    'Sie sind abgemeldet, daher wurde nichts geändert. Bitte neu anmelden; alles auf dieser Seite bleibt erhalten.',
  signInAgain: 'In neuem Tab anmelden',
  never: 'nie',
  copy: 'Kopieren',
  copied: 'Kopiert',
  name: 'Name',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  passwordRule: 'Mindestens 8 Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.',

  signIn: {
    title: 'Anmelden',
    intro: 'Anmelden, um Widgets zu bearbeiten.',
    name: 'Benutzername',
    submit: 'Anmelden',
    submitting: 'Wird angemeldet …',
    company: (name: string) => `Anmelden mit ${name}`,
    or: 'oder',
    missing: 'Bitte Benutzernamen und Passwort eingeben.',
    wrong:
      'Benutzername oder Passwort ist falsch. Beim Passwort zählt die Groß- und Kleinschreibung. Ist es verloren oder das Konto gesperrt, hilft die Administration.',
    tooMany: (wait: string) => `Zu viele Versuche. Bitte ${wait} warten, dann erneut versuchen.`,
    wait: (seconds: number) =>
      seconds < 90 ? count(seconds, 'Sekunde', 'Sekunden') : count(Math.ceil(seconds / 60), 'Minute', 'Minuten'),
    again: 'Die Anmeldung ist jetzt wieder möglich.',
    unreachable:
      'Die Anmeldung hat nicht funktioniert: Der Server ist nicht erreichbar. Verbindung prüfen, dann erneut versuchen.',
    failed: {
      link: 'Dieser Anmeldelink wurde bereits verwendet oder ist zu alt. Nach einem Neustart des Produkts zeigt die Konsole einen neuen Link.',
      company:
        'Die Anmeldung über das Unternehmen ist fehlgeschlagen. Bitte erneut versuchen oder die Administration fragen, ob es hier ein Konto gibt.',
      cookies:
        'Dieser Browser hatte mehr als ein Sitzungs-Cookie für diese Adresse. Eines davon kann von einer anderen Seite dieses Hosts stammen, deshalb wurden alle gelöscht. Bitte neu anmelden. Tritt das erneut auf, die Cookies dieser Adresse im Browser löschen.'
    },
    fresh: {
      title: 'Zum ersten Mal hier?',
      text: 'Noch hat niemand ein Passwort. Die Konsole, in der das Produkt gestartet wurde, zeigt einen Link für die erste Anmeldung; danach lässt sich ein Passwort festlegen. Oder mit ADMIN_PASSWORD starten.'
    },
    done: {
      title: 'Sie sind angemeldet',
      text: 'Diesen Tab schließen und zum vorigen zurückkehren. Alles Eingegebene ist noch da; dort erneut speichern.',
      close: 'Diesen Tab schließen',
      home: 'Alle Widgets'
    }
  },

  account: {
    title: 'Mein Konto',
    role: (role: string) => `Angemeldet als ${role}`,
    environment:
      'Das ist der Schlüssel der Umgebung. Er gehört zu keinem Benutzer, daher gibt es hier weder Passwort noch Sitzungen oder Schlüssel.',
    password: {
      title: 'Passwort',
      external: 'Die Anmeldung läuft über das Unternehmen; hier gibt es kein Passwort.',
      none: 'Noch gibt es kein Passwort. Mit einem Passwort ist die Anmeldung auch ohne Link möglich.',
      current: 'Aktuelles Passwort',
      next: 'Neues Passwort',
      set: 'Passwort festlegen',
      change: 'Passwort ändern',
      done: 'Ab jetzt gilt das neue Passwort. Alle anderen Sitzungen sind beendet.',
      short: (least: number) => `Das neue Passwort braucht mindestens ${least} Zeichen.`
    },
    sessions: {
      title: 'Sitzungen',
      text: 'Browser, in denen Sie angemeldet sind. Unbekannte Sitzungen beenden und das Passwort ändern.',
      address: 'Adresse',
      since: 'Angemeldet',
      seen: 'Zuletzt aktiv',
      current: 'dieser Browser',
      end: 'Beenden',
      endOf: (device: string) => `Sitzung beenden: ${device}`,
      endOthers: 'Alle anderen beenden',
      ended: 'Die Sitzung ist beendet.',
      othersEnded: 'Alle anderen Sitzungen sind beendet.',
      onlyThis: 'Nur in diesem Browser angemeldet.'
    }
  },

  keys: {
    title: 'Schlüssel',
    text: 'Mit einem Schlüssel darf ein Skript, was dieses Konto darf, ohne das Passwort zu kennen.',
    textOf: (name: string) => `Mit einem Schlüssel darf ein Skript, was ${name} darf, ohne ein Passwort zu kennen.`,
    none: 'Noch keine Schlüssel. Am besten bekommt jedes Skript einen eigenen, damit sich jeder einzeln widerrufen lässt.',
    create: 'Neuer Schlüssel …',
    createTitle: 'Neuer Schlüssel',
    nameHint: 'Wofür ist er? Zum Beispiel „Nächtlicher Import“.',
    expires: 'Gültig für',
    expiry: { never: 'Bis zum Widerruf', days30: '30 Tage', days90: '90 Tage', year: '1 Jahr' },
    make: 'Schlüssel erstellen',
    made: (name: string) => `Schlüssel ${quote(name)} wurde erstellt`,
    once: 'Jetzt kopieren: Der Schlüssel wird nie wieder angezeigt. Wer ihn hat, darf alles, was dieses Konto darf.',
    use: 'Mit jeder Anfrage senden, als',
    stored: 'Ich habe ihn gespeichert',
    created: 'Erstellt',
    used: 'Zuletzt verwendet',
    until: 'Gültig bis',
    forever: 'bis zum Widerruf',
    expired: 'abgelaufen',
    revoke: 'Widerrufen …',
    revokeOf: (name: string) => `Schlüssel ${name} widerrufen`,
    revokeTitle: (name: string) => `Schlüssel ${quote(name)} widerrufen?`,
    revokeText:
      'Skripte mit diesem Schlüssel werden ab der nächsten Anfrage abgewiesen. Das lässt sich nicht rückgängig machen; ein neuer Schlüssel ist jederzeit möglich.',
    revokeConfirm: 'Widerrufen',
    revoked: (name: string) => `Schlüssel ${quote(name)} ist widerrufen.`,
    withPassword: {
      revoke: (n: number) => either(n, 'Auch den Schlüssel widerrufen', `Auch alle ${number(n)} Schlüssel widerrufen`),
      hint: 'Schlüssel gelten unabhängig vom Passwort und bleiben daher gültig. Auswählen, wenn jemand anderes das Passwort gekannt haben könnte; Skripte mit einem Schlüssel werden dann abgewiesen.',
      done: 'Alle Schlüssel sind widerrufen.'
    }
  },

  users: {
    title: 'Benutzer',
    search: 'Benutzer suchen',
    searchPlaceholder: 'Nach Namen suchen',
    create: 'Neuer Benutzer …',
    createTitle: 'Neuer Benutzer',
    make: 'Benutzer anlegen',
    found: (n: number) => `${number(n)} Benutzer`,
    noneFound: 'Keine Benutzer gefunden.',
    showAll: 'Alle anzeigen',
    more: 'Mehr anzeigen',
    loading: 'Wird geladen …',
    role: 'Rolle',
    roleHints: {
      administrator: 'Darf alles, auch Benutzer verwalten.',
      user: 'Sieht die Widget-Vorlagen. Über Spots und Widget-Gruppen entscheiden die Berechtigungen; die Schreibberechtigung für eine Spotgruppe schließt das Ändern ihrer Widgets ein, außerdem das einer Vorlage, wenn sie für jede Gruppe mit einer ihrer Varianten gilt.',
      location: 'Wie ein Benutzer, sieht aber nur, was unter einem Standort liegt, und kann nur dort etwas anlegen.',
      player: 'Ein Gerät: ruft die eigenen Nachrichten und Updates ab und bestätigt diese. Sonst sieht es nichts.'
    },
    boundTo: 'Standort oder Player',
    bound: {
      location: {
        label: 'Standort',
        hint: 'Zum Suchen tippen. Dieser Benutzer sieht nur, was darunter liegt, und kann nur dort etwas anlegen.',
        none: 'Keine Standorte gefunden.',
        missing: 'Bitte den Standort aus der Liste wählen.'
      },
      player: {
        label: 'Player',
        hint: 'Zum Suchen tippen. Schlüssel dieses Benutzers gelten für diesen Player.',
        none: 'Keine Player gefunden.',
        missing: 'Bitte den Player aus der Liste wählen.'
      }
    },
    seen: 'Zuletzt aktiv',
    state: 'Status',
    locked: 'Gesperrt',
    active: 'Aktiv',
    external: 'Anmeldung über das Unternehmen',
    you: 'Sie',
    passwordOptional: 'Passwort (optional)',
    passwordHint: 'Ohne Passwort ist noch keine Anmeldung möglich; es lässt sich später festlegen.',
    created: (name: string) => `${name} wurde angelegt.`,
    onlyYou: {
      title: 'Noch gibt es nur dieses Konto',
      text: 'Für jede Person, die hier arbeitet, einen Benutzer anlegen. Was Benutzer mit Spots dürfen, steht unter Berechtigungen.'
    }
  },

  user: {
    back: 'Benutzer',
    profile: 'Profil',
    profileSaved: 'Das Profil ist gespeichert.',
    languages: {
      title: 'Übersetzungen',
      text: 'Sprachen, in die dieser Benutzer Texte von Widgets übersetzt oder in denen er sie prüft. Werte und Pakete sind nicht eingeschlossen.',
      language: 'Sprache',
      level: (name) => `Berechtigung für ${name}`,
      levels: { translate: 'Übersetzen', review: 'Prüfen und veröffentlichen' },
      add: 'Hinzufügen',
      added: (name) => `${name} hinzugefügt.`,
      changed: (name) => `Berechtigung für ${name} geändert.`,
      remove: (name) => `${name} entfernen`,
      removed: (name) => `${name} entfernt.`
    },
    access: 'Zugang',
    lock: {
      title: 'Sperren',
      text: 'Gesperrte Benutzer werden sofort abgemeldet und können sich nicht mehr anmelden. Auch ihre Schlüssel gelten nicht mehr. Gelöscht wird nichts.',
      lockedText: 'Dieser Benutzer ist gesperrt und kann sich nicht anmelden. Auch seine Schlüssel gelten nicht.',
      do: 'Sperren',
      undo: 'Entsperren',
      done: (name: string) => `${name} ist gesperrt und abgemeldet.`,
      undone: (name: string) => `${name} kann sich wieder anmelden.`
    },
    password: {
      title: 'Passwort festlegen',
      text: 'Ersetzt das aktuelle Passwort. Am besten persönlich mitteilen; unter „Mein Konto“ lässt es sich ändern.',
      external: 'Die Anmeldung läuft über das Unternehmen; hier gibt es kein Passwort.',
      do: 'Passwort festlegen …',
      next: 'Neues Passwort',
      done: (name: string) => `${name} hat ein neues Passwort und ist überall abgemeldet.`
    },
    signOut: {
      title: 'Überall abmelden',
      text: 'Beendet alle Sitzungen dieses Benutzers. Schlüssel gelten weiter.',
      do: 'Überall abmelden',
      done: (name: string) => `${name} ist überall abgemeldet.`
    },
    remove: {
      title: 'Löschen',
      text: 'Löscht den Benutzer mit Berechtigungen, Schlüsseln und eigenen Dashboards endgültig. Um jemanden nur vorübergehend auszuschließen, besser sperren.',
      do: 'Löschen …',
      ask: (name: string) => `Benutzer ${quote(name)} löschen?`,
      consequences: [
        'Der Benutzer wird sofort überall abgemeldet.',
        'Berechtigungen und Schlüssel werden gelöscht; Skripte mit diesen Schlüsseln funktionieren nicht mehr.',
        'Widgets und Spots bleiben, wie sie sind.'
      ],
      final: 'Das lässt sich nicht rückgängig machen.',
      confirm: 'Benutzer löschen',
      done: (name: string) => `${name} wurde gelöscht.`
    },
    self: 'Das eigene Konto lässt sich hier weder sperren noch löschen; das kann nur jemand anderes aus der Administration.',
    permissions: 'Berechtigungen',
    permissionsAll: 'Die Administration darf alles, in jeder Spotgruppe.',
    permissionsOfPlayer: 'Ein Player braucht keine Berechtigungen. Er ruft nur ab, was für ihn bestimmt ist.',
    permissionsText: 'Was dieser Benutzer mit den Spots der einzelnen Gruppen darf.'
  },

  permissions: {
    title: 'Berechtigungen',
    intro:
      'Was Benutzer mit den Spots der einzelnen Spotgruppen dürfen, und mit den Widgets der Widget-Gruppen, die deren Berechtigungen übernehmen.',
    administrators: (n: number) =>
      either(
        n,
        'Eine Person aus der Administration darf alles und ist nicht aufgeführt.',
        `${number(n)} Personen aus der Administration dürfen alles und sind nicht aufgeführt.`
      ),
    findUsers: 'Benutzer suchen',
    widgetGroups: (names: readonly string[]) => `Widget-Gruppen: ${list(names)}`,
    findGroups: 'Spot- oder Widget-Gruppen suchen',
    users: 'Benutzer',
    groups: 'Spotgruppen',
    shown: (users: number, groups: number) =>
      `${number(users)} Benutzer × ${count(groups, 'Spotgruppe', 'Spotgruppen')}`,
    noUsersMatch: 'Keine Benutzer gefunden.',
    noGroupsMatch: 'Keine Spotgruppen gefunden.',
    level: { none: 'nichts', read: 'lesen', write: 'schreiben' },
    levelLong: { none: 'Nichts', read: 'Lesen', write: 'Schreiben' },
    letter: { read: 'L', write: 'S' },
    letters,
    legend:
      'Mit den Pfeiltasten bewegen; L, S, N für Lesen, Schreiben, Nichts; die Leertaste wechselt zwischen ihnen. In einer Überschrift gilt das für die ganze Zeile oder Spalte.',
    phoneLegend: 'Tippen auf eine Zelle wechselt zwischen Nichts, Lesen und Schreiben.',
    cell: (user: string, group: string, level: string) => `${user}, ${group}: ${level}`,
    changedFrom: (was: string) => `geändert, bisher ${was}`,
    setFor: (what: string) => `Für ${what} setzen:`,
    allShown: (users: number, groups: number) =>
      `alle angezeigten (${number(users)} Benutzer × ${count(groups, 'Spotgruppe', 'Spotgruppen')})`,
    allShownGroups: (n: number) => `alle angezeigten (${count(n, 'Spotgruppe', 'Spotgruppen')})`,
    wholeRow: (user: string, n: number) => `${user}, alle angezeigten Spotgruppen (${number(n)})`,
    wholeColumn: (group: string, n: number) => `${group}, alle angezeigten Benutzer (${number(n)})`,
    one: (user: string, group: string) => `${user}, ${group}`,
    set: (what: string, level: string) => `${what}: ${level}`,
    nothingToSet: 'Nichts geändert: Es war bereits so eingestellt.',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    undone: (n: number) => `${count(n, 'Änderung', 'Änderungen')} rückgängig gemacht.`,
    redone: (n: number) => `${count(n, 'Änderung', 'Änderungen')} wiederholt.`,
    none: 'Keine ungespeicherten Änderungen',
    changes: (n: number) => count(n, 'Änderung', 'Änderungen'),
    change: (user: string, group: string, before: string, after: string) => `${user}, ${group}: ${before} → ${after}`,
    more: (n: number) => `${number(n)} weitere`,
    discard: 'Alle verwerfen',
    saving: 'Wird gespeichert …',
    saved: (n: number) => `${count(n, 'Änderung', 'Änderungen')} gespeichert und ab sofort wirksam.`,
    leave: {
      title: 'Ohne Speichern verlassen?',
      text: (n: number) =>
        `${count(n, 'Änderung', 'Änderungen')} an Berechtigungen nicht gespeichert. Ungespeichertes geht beim Verlassen verloren.`,
      stay: 'Bleiben',
      leave: 'Verlassen und verwerfen',
      save: 'Speichern und verlassen'
    },
    noGroups: {
      title: 'Noch keine Spotgruppen',
      text: 'Berechtigungen gelten für Spotgruppen. Diese zuerst anlegen, zum Beispiel mit POST /api/SpotGroups.'
    },
    noUsers: {
      title: 'Noch keine Benutzer mit Berechtigungen',
      text: 'Die Administration darf alles. Einen Benutzer mit der Rolle „Benutzer“ oder „Standortbenutzer“ anlegen und ihm hier Berechtigungen geben.',
      create: 'Benutzer anlegen'
    }
  }
} satisfies typeof english;
