import { counting } from '../../../language/count.js';
import type english from '../../en/screens/people.js';

const { count, either, number } = counting('de');

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
    'Das hat nicht geklappt: Der Server ist nicht erreichbar. Nichts wurde geändert; bitte erneut versuchen.',
  signedOut:
    'Die Anmeldung gilt nicht mehr, daher wurde nichts geändert. Bitte neu anmelden; was auf dieser Seite steht, bleibt.',
  signInAgain: 'In neuem Tab anmelden',
  colon: ':',
  never: 'nie',
  copy: 'Kopieren',
  copied: 'Kopiert',
  name: 'Name',
  password: 'Passwort',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  passwordRule: 'Mindestens 8 Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.',

  signIn: {
    title: 'Anmelden',
    intro: 'Anmelden, um Widgets zu bearbeiten.',
    name: 'Benutzername',
    submit: 'Anmelden',
    submitting: 'Wird angemeldet …',
    company: (name: string) => `Anmelden mit ${name}`,
    or: 'oder',
    missing: 'Bitte Benutzernamen und Passwort eingeben.',
    wrong:
      'Mit diesem Benutzernamen und Passwort geht es nicht. Im Passwort zählt Groß- und Kleinschreibung. Ist es verloren oder das Konto gesperrt, hilft die Administration.',
    tooMany: (wait: string) => `Zu viele Versuche. Bitte ${wait} warten, dann erneut versuchen.`,
    wait: (seconds: number) =>
      seconds < 90 ? count(seconds, 'Sekunde', 'Sekunden') : count(Math.ceil(seconds / 60), 'Minute', 'Minuten'),
    again: 'Jetzt geht es wieder.',
    unreachable:
      'Die Anmeldung hat nicht geklappt: Der Server ist nicht erreichbar. Verbindung prüfen, dann erneut versuchen.',
    failed: {
      link: 'Dieser Anmeldelink wurde schon benutzt oder ist zu alt. Nach einem Neustart des Produkts steht ein frischer Link in der Konsole.',
      company:
        'Die Anmeldung über die Firma wurde nicht angenommen. Bitte erneut versuchen oder die Administration fragen, ob es hier ein Konto gibt.',
      cookies:
        'Dieser Browser hatte mehr als ein Sitzungs-Cookie für diese Adresse. Eines davon kann von einer anderen Seite dieses Hosts stammen, deshalb wurden alle gelöscht. Bitte neu anmelden. Kommt das wieder, im Browser die Cookies dieser Adresse löschen.'
    },
    fresh: {
      title: 'Zum ersten Mal hier?',
      text: 'Noch hat niemand ein Passwort. In der Konsole, in der das Produkt gestartet wurde, steht ein Link, der einmal anmeldet; danach lässt sich ein Passwort setzen. Oder mit ADMIN_PASSWORD starten.'
    },
    done: {
      title: 'Die Anmeldung hat geklappt',
      text: 'Diesen Tab schließen und zum vorigen zurückkehren. Alles Eingegebene ist noch da; dort erneut speichern.',
      close: 'Diesen Tab schließen',
      home: 'Alle Widgets'
    }
  },

  account: {
    title: 'Mein Konto',
    role: (role: string) => `Angemeldet als ${role}`,
    environment:
      'Das ist der Schlüssel der Umgebung. Er gehört keinem Benutzer, daher gibt es hier weder Passwort noch Sitzungen oder Schlüssel.',
    password: {
      title: 'Passwort',
      external: 'Die Anmeldung läuft über die Firma; hier gibt es kein Passwort.',
      none: 'Noch gibt es kein Passwort. Mit einem Passwort geht die Anmeldung auch ohne Link.',
      current: 'Bisheriges Passwort',
      next: 'Neues Passwort',
      set: 'Passwort setzen',
      change: 'Passwort ändern',
      done: 'Ab jetzt gilt das neue Passwort. Alle anderen Sitzungen sind beendet.',
      short: (least: number) => `Das neue Passwort braucht mindestens ${least} Zeichen.`
    },
    sessions: {
      title: 'Sitzungen',
      text: 'Browser, in denen dieses Konto angemeldet ist. Sitzungen, die nicht bekannt sind: beenden und das Passwort ändern.',
      device: 'Gerät',
      address: 'Adresse',
      since: 'Angemeldet',
      seen: 'Zuletzt gesehen',
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
    none: 'Keine Schlüssel. Am besten bekommt jedes Skript einen eigenen, dann lässt sich jeder für sich widerrufen.',
    create: 'Neuer Schlüssel …',
    createTitle: 'Neuer Schlüssel',
    nameHint: 'Wofür ist er? Zum Beispiel „Nächtlicher Import“.',
    expires: 'Gültig für',
    expiry: { never: 'Bis zum Widerruf', days30: '30 Tage', days90: '90 Tage', year: '1 Jahr' },
    make: 'Schlüssel erzeugen',
    made: (name: string) => `Schlüssel „${name}“ ist fertig`,
    once: 'Jetzt kopieren: Er wird nie wieder gezeigt, niemandem. Wer ihn hat, darf dasselbe wie dieses Konto.',
    use: 'Mit jeder Anfrage senden, als',
    stored: 'Er ist gesichert',
    created: 'Erzeugt',
    used: 'Zuletzt benutzt',
    until: 'Gültig bis',
    forever: 'bis zum Widerruf',
    expired: 'abgelaufen',
    revoke: 'Widerrufen …',
    revokeOf: (name: string) => `Schlüssel ${name} widerrufen`,
    revokeTitle: (name: string) => `Schlüssel „${name}“ widerrufen?`,
    revokeText:
      'Skripte mit diesem Schlüssel werden ab der nächsten Anfrage abgewiesen. Das lässt sich nicht rückgängig machen; ein neuer Schlüssel ist jederzeit möglich.',
    revokeConfirm: 'Widerrufen',
    revoked: (name: string) => `Schlüssel „${name}“ ist widerrufen.`,
    withPassword: {
      revoke: (n: number) => either(n, 'Auch den Schlüssel widerrufen', `Auch alle ${number(n)} Schlüssel widerrufen`),
      hint: 'Ein Schlüssel gilt auch ohne Passwort und bleibt daher gültig. Sinnvoll, wenn jemand anders das Passwort gekannt haben kann; Skripte, die einen Schlüssel verwenden, werden dann abgewiesen.',
      done: 'Alle Schlüssel sind widerrufen.'
    }
  },

  users: {
    title: 'Benutzer',
    search: 'Benutzer suchen',
    searchPlaceholder: 'Nach Namen suchen',
    create: 'Neuer Benutzer …',
    createTitle: 'Neuer Benutzer',
    make: 'Benutzer anlegen',
    found: (n: number) => `${number(n)} Benutzer`,
    noneFound: 'Kein Benutzer passt.',
    showAll: 'Alle zeigen',
    more: 'Mehr zeigen',
    loading: 'Wird geladen …',
    role: 'Rolle',
    roleHints: {
      administrator: 'Darf alles, auch Benutzer verwalten.',
      user: 'Sieht die Widget-Vorlagen. Über Spots und Widget-Gruppen entscheiden die Berechtigungen; wer in einer Spotgruppe schreiben darf, darf auch Widgets ändern.',
      location: 'Wie ein Benutzer, sieht aber nur, was unter einem Standort liegt, und legt nur dort an.',
      player: 'Ein Gerät: ruft die eigenen Nachrichten und Updates ab und bestätigt diese. Sonst sieht es nichts.'
    },
    boundTo: 'Standort oder Player',
    bound: {
      location: {
        label: 'Standort',
        hint: 'Zum Suchen tippen. Dieser Benutzer sieht, was darunter liegt, und legt dort an.',
        none: 'Kein Standort passt.',
        missing: 'Bitte den Standort aus der Liste wählen.'
      },
      player: {
        label: 'Player',
        hint: 'Zum Suchen tippen. Schlüssel dieses Benutzers gelten für diesen Player.',
        none: 'Kein Player passt.',
        missing: 'Bitte den Player aus der Liste wählen.'
      }
    },
    seen: 'Zuletzt gesehen',
    state: 'Zustand',
    locked: 'Gesperrt',
    active: 'Aktiv',
    external: 'Anmeldung über die Firma',
    you: 'dieses Konto',
    passwordOptional: 'Passwort (freiwillig)',
    passwordHint: 'Ohne Passwort ist noch keine Anmeldung möglich; es lässt sich später setzen.',
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
    access: 'Zugang',
    lock: {
      title: 'Sperren',
      text: 'Wer gesperrt ist, wird sofort abgemeldet und kommt nicht mehr herein, auch nicht mit Schlüsseln. Gelöscht wird nichts.',
      lockedText: 'Dieser Benutzer ist gesperrt und kommt weder mit Passwort noch mit Schlüsseln herein.',
      do: 'Sperren',
      undo: 'Entsperren',
      done: (name: string) => `${name} ist gesperrt und abgemeldet.`,
      undone: (name: string) => `${name} kann wieder herein.`
    },
    password: {
      title: 'Passwort setzen',
      text: 'Ersetzt das bisherige. Am besten persönlich mitteilen; unter „Mein Konto“ lässt es sich ändern.',
      external: 'Die Anmeldung läuft über die Firma; hier gibt es kein Passwort.',
      do: 'Passwort setzen …',
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
      text: 'Entfernt den Benutzer mit Berechtigungen, Schlüsseln und eigenen Dashboards, endgültig. Wer nur eine Weile draußen bleiben soll, wird besser gesperrt.',
      do: 'Löschen …',
      ask: (name: string) => `Benutzer „${name}“ löschen?`,
      consequences: [
        'Die Abmeldung gilt sofort und überall.',
        'Berechtigungen und Schlüssel werden gelöscht; Skripte mit diesen Schlüsseln funktionieren nicht mehr.',
        'Widgets und Spots bleiben, wie sie sind.'
      ],
      final: 'Das lässt sich nicht rückgängig machen.',
      confirm: 'Benutzer löschen',
      done: (name: string) => `${name} wurde gelöscht.`
    },
    self: 'Das eigene Konto lässt sich hier weder sperren noch löschen; das kann nur ein anderer Administrator.',
    permissions: 'Berechtigungen',
    permissionsAll: 'Administratoren dürfen alles, in jeder Spotgruppe.',
    permissionsOfPlayer: 'Ein Player braucht keine Berechtigungen. Er ruft nur ab, was für ihn bestimmt ist.',
    permissionsText: 'Was dieser Benutzer mit den Spots der einzelnen Gruppen darf.'
  },

  permissions: {
    title: 'Berechtigungen',
    intro: 'Was Benutzer mit den Spots der einzelnen Spotgruppen dürfen.',
    administrators: (n: number) =>
      either(
        n,
        'Ein Administrator darf alles und ist nicht aufgeführt.',
        `${number(n)} Administratoren dürfen alles und sind nicht aufgeführt.`
      ),
    findUsers: 'Benutzer suchen',
    findGroups: 'Spotgruppen suchen',
    users: 'Benutzer',
    groups: 'Spotgruppen',
    shown: (users: number, groups: number) =>
      `${number(users)} Benutzer × ${count(groups, 'Spotgruppe', 'Spotgruppen')}`,
    noUsersMatch: 'Kein Benutzer passt.',
    noGroupsMatch: 'Keine Spotgruppe passt.',
    level: { none: 'nichts', read: 'lesen', write: 'schreiben' },
    levelLong: { none: 'Nichts', read: 'Lesen', write: 'Schreiben' },
    letter: { read: 'L', write: 'S' },
    letters,
    legend:
      'Pfeiltasten bewegen; L, S, N setzen Lesen, Schreiben, Nichts; die Leertaste wechselt zwischen ihnen. In einer Überschrift gilt das für die ganze Zeile oder Spalte.',
    phoneLegend: 'Tippen auf eine Zelle wechselt zwischen Nichts, Lesen und Schreiben.',
    cell: (user: string, group: string, level: string) => `${user}, ${group}: ${level}`,
    changedFrom: (was: string) => `geändert, war ${was}`,
    setFor: (what: string) => `Setzen für ${what}:`,
    allShown: (users: number, groups: number) =>
      `alles Gezeigte (${number(users)} Benutzer × ${count(groups, 'Spotgruppe', 'Spotgruppen')})`,
    allShownGroups: (n: number) => `alles Gezeigte (${count(n, 'Spotgruppe', 'Spotgruppen')})`,
    wholeRow: (user: string, n: number) => `${user}, alle gezeigten Spotgruppen (${number(n)})`,
    wholeColumn: (group: string, n: number) => `${group}, alle gezeigten Benutzer (${number(n)})`,
    one: (user: string, group: string) => `${user}, ${group}`,
    set: (what: string, level: string) => `${what}: ${level}`,
    nothingToSet: 'Nichts geändert: Es war schon so.',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    undone: (n: number) => `${count(n, 'Änderung', 'Änderungen')} zurückgenommen.`,
    redone: (n: number) => `${count(n, 'Änderung', 'Änderungen')} wiederholt.`,
    none: 'Keine ungespeicherten Änderungen',
    changes: (n: number) => count(n, 'Änderung', 'Änderungen'),
    change: (user: string, group: string, before: string, after: string) => `${user}, ${group}: ${before} → ${after}`,
    more: (n: number) => `${number(n)} weitere`,
    discard: 'Alle verwerfen',
    saving: 'Wird gespeichert …',
    saved: (n: number) => `${count(n, 'Änderung', 'Änderungen')} gespeichert. Ab jetzt gilt es so.`,
    leave: {
      title: 'Ohne Speichern verlassen?',
      text: (n: number) =>
        `${count(n, 'Änderung', 'Änderungen')} an Berechtigungen nicht gespeichert. Beim Verlassen geht das verloren.`,
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
      text: 'Administratoren dürfen alles. Einen Benutzer mit der Rolle „Benutzer“ oder „Standortbenutzer“ anlegen und ihm hier Berechtigungen geben.',
      create: 'Benutzer anlegen'
    }
  }
} satisfies typeof english;
