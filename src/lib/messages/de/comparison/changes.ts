import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/comparison/changes.js';

const { quote } = grammarOf('de');

export default {
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
  apiVersion: (before: string, after: string) =>
    `Das Widget braucht jetzt Schnittstellenversion ${after} (bisher ${before}).`,
  slots: (before: string, after: string) => `Das Widget belegt jetzt ${after} der drei Slots (bisher ${before}).`,
  widgetOptionChanged: 'Eine Option des Widgets hat sich geändert.',
  fieldChanged: 'Eine Angabe des Widgets, die sich hier nicht auswirkt, hat sich geändert.',
  languageAdded: (language: string) => `Das Widget hat jetzt Texte in dieser Sprache: ${language}.`,
  languageRemoved: (language: string) => `Das Widget hat keine Texte mehr in dieser Sprache: ${language}.`,
  fileAdded: (file: string, size: string) => `Die Datei ${file} ist neu (${size}).`,
  fileRemoved: (file: string, size: string) => `Die Datei ${file} entfällt (${size}).`,
  fileChanged: (file: string, before: string, after: string) =>
    `Die Datei ${file} wurde geändert (${after}, bisher ${before}).`
} satisfies typeof english;
