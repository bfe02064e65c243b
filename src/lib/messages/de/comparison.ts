import type english from '../en/comparison.js';
import { grammarOf } from '../../language/grammar.js';

const { list, number, quote } = grammarOf('de');

export default {
  changes: {
    added: (name: string, type: string) => `${quote(name)} ist neu: ${type}.`,
    removed: (name: string) => `${quote(name)} entfällt.`,
    byName: ' (am Namen erkannt)',
    otherId: (name: string, how: string) => `${quote(name)} bleibt dasselbe unter einer anderen Id${how}.`,
    otherName: (name: string, former: string, how: string) => `Aus ${quote(former)} wird ${quote(name)}${how}.`,
    retyped: (name: string, before: string, after: string) => `${quote(name)} ist jetzt ${after} (bisher ${before}).`,
    relabelled: (name: string, former: string) => `${quote(former)} heißt jetzt ${quote(name)}.`,
    respaced: (name: string) => `Der Name von ${quote(name)} unterscheidet sich nur in Leerzeichen.`,
    relabelledOriginal: (name: string, before: string, after: string) =>
      `${quote(name)} heißt im Original jetzt ${quote(after)} (bisher ${quote(before)}).`,
    moved: (name: string, before: string, after: string) => `${quote(name)} rückt von Position ${before} auf ${after}.`,
    hiddenNow: (name: string, after: string) => `${quote(name)} wird jetzt ausgeblendet, solange gilt: ${after}.`,
    hiddenOtherwise: (name: string, before: string, after: string) =>
      `${quote(name)} wird jetzt ausgeblendet, solange gilt: ${after} (bisher: ${before}).`,
    stillShown: (name: string) => `${quote(name)} hat andere Bedingungen und wird weiterhin immer angezeigt.`,
    alwaysShown: (name: string, before: string) =>
      `${quote(name)} wird jetzt immer angezeigt (bisher ausgeblendet, solange galt: ${before}).`,
    defaultChanged: (name: string, before: string, after: string) =>
      `Die Vorgabe von ${quote(name)} ist jetzt ${quote(after)} (bisher ${quote(before)}).`,
    translationChanged: (name: string, language: string) =>
      `${quote(name)} hat in dieser Sprache andere Texte: ${language}.`,
    optionChanged: (name: string) => `Die Optionen von ${quote(name)} haben sich geändert.`,
    items: {
      both: (name: string, added: string, gone: string) =>
        `${quote(name)} bietet jetzt auch ${added} an, aber nicht mehr ${gone}.`,
      added: (name: string, added: string) => `${quote(name)} bietet jetzt auch ${added} an.`,
      gone: (name: string, gone: string) => `${quote(name)} bietet nicht mehr an: ${gone}.`,
      order: (name: string) => `Die Einträge von ${quote(name)} stehen in anderer Reihenfolge.`
    },
    spotIdentifier: (before: string, after: string) =>
      `Das ist ein anderes Widget: ${quote(after)}, nicht ${quote(before)}.`,
    versionRaised: (before: string, after: string) => `Das Widget wechselt von Version ${before} zu ${after}.`,
    versionLowered: (before: string, after: string) =>
      `Das Widget geht von Version ${before} auf die frühere Version ${after} zurück.`,
    versionChanged: (before: string, after: string) => `Das Widget hat jetzt Version ${after} (bisher ${before}).`,
    apiVersion: (before: string, after: string) => `Das Widget braucht jetzt ApiVersion ${after} (bisher ${before}).`,
    slots: (before: string, after: string) => `Das Widget belegt jetzt ${after} der drei Slots (bisher ${before}).`,
    widgetOptionChanged: 'Eine Option des Widgets hat sich geändert.',
    fieldChanged: 'Eine Angabe des Widgets, die sich hier nicht auswirkt, hat sich geändert.',
    languageAdded: (language: string) => `Das Widget hat jetzt Texte in dieser Sprache: ${language}.`,
    languageRemoved: (language: string) => `Das Widget hat keine Texte mehr in dieser Sprache: ${language}.`,
    fileAdded: (file: string, size: string) => `Die Datei ${file} ist neu (${size}).`,
    fileRemoved: (file: string, size: string) => `Die Datei ${file} entfällt (${size}).`,
    fileChanged: (file: string, before: string, after: string) =>
      `Die Datei ${file} wurde geändert (${after}, bisher ${before}).`
  },
  conditions: {
    filled: 'hat einen Wert',
    empty: 'ist leer',
    contains: 'enthält',
    lacks: 'enthält nicht',
    and: ' und ',
    or: ' oder ',
    more: (rest: number) => `${number(rest)} weitere`,
    names: (names: readonly string[], more: number) => list(more > 0 ? [...names, `${number(more)} weitere`] : names),
    hidden: (names: string) => (names === '' ? 'Nichts ausgeblendet' : `Ausgeblendet: ${names}`),
    differs: (hidden: string, shown: string) => {
      if (hidden === '') return `Auch eingeblendet: ${shown}`;
      return shown === ''
        ? `Auch ausgeblendet: ${hidden}`
        : `Auch ausgeblendet: ${hidden}; auch eingeblendet: ${shown}`;
    },
    state: (what: string, values: readonly string[]) =>
      values.length === 0 ? `${what}, mit den Werten des Pakets` : `${what}, mit ${list(values)}`
  },
  outcomes: {
    kept: (name: string) => `${quote(name)} behält seinen Wert.`,
    keptBroken: (name: string) => `${quote(name)} behält seinen Wert, der schon bisher nicht richtig war.`,
    moved: (name: string) => `${quote(name)} übernimmt den Wert.`,
    converted: (name: string) =>
      `Der Wert von ${quote(name)} wird in eine andere Form umgewandelt; nichts geht verloren.`,
    setAside: (name: string, reasons: string) => `Der Wert von ${quote(name)} wird beiseitegelegt. ${reasons}`,
    returned: (name: string) => `${quote(name)} bekommt den beiseitegelegten Wert zurück.`,
    stillAside: (name: string, reasons: string) => `Der Wert von ${quote(name)} bleibt beiseitegelegt. ${reasons}`
  },
  widgetOptions: {
    PossibleNumbersOfSlots: {
      on: ({ after }) => `Das Widget kann jetzt so viele Slots breit sein: ${after}.`,
      changed: ({ before, after }) => `Das Widget kann jetzt so viele Slots breit sein: ${after} (bisher ${before}).`,
      off: ({ before }) => `Die Breite des Widgets lässt sich nicht mehr wählen (bisher ${before} Slots).`
    },
    PossibleNumbersOfRows: {
      on: ({ after }) => `Das Widget kann jetzt so viele Zeilen hoch sein: ${after}.`,
      changed: ({ before, after }) => `Das Widget kann jetzt so viele Zeilen hoch sein: ${after} (bisher ${before}).`,
      off: ({ before }) => `Die Höhe des Widgets lässt sich nicht mehr wählen (bisher ${before} Zeilen).`
    },
    HasDetailView: {
      on: () => 'Das Widget hat jetzt eine Detailansicht.',
      off: () => 'Das Widget hat keine Detailansicht mehr.'
    },
    HasPrintSupport: {
      on: () => 'Das Widget lässt sich jetzt drucken.',
      off: () => 'Das Widget lässt sich nicht mehr drucken.'
    },
    UseSingleElementUpdate: {
      on: () => 'Das Widget erhält jetzt jede geänderte Einstellung einzeln.',
      off: () => 'Das Widget erhält nicht mehr jede geänderte Einstellung einzeln.'
    },
    DynamicResolution: {
      on: () => 'Breite und Höhe des Widgets sind jetzt frei einstellbar.',
      changed: () => 'Für Breite und Höhe des Widgets gelten andere Grenzen als bisher.',
      off: () => 'Breite und Höhe des Widgets sind nicht mehr frei einstellbar.'
    }
  }
} satisfies typeof english;
