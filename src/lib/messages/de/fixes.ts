import { grammarOf } from '../../language/grammar.js';
import type english from '../en/fixes.js';

const { count, number, quote } = grammarOf('de');

const inBrackets = (effect: string | undefined): string => (effect === undefined ? '' : ` (${effect})`);

export default {
  write: (text: string) => `${quote(text)} schreiben`,
  writeJson: (json: string) => `${json} schreiben`,
  rename: (from: string, to: string) => `${quote(from)} in ${quote(to)} umbenennen`,
  hideWhile: (condition) => `Ausblenden, solange ${condition}`,
  asList: () => 'Die Bedingung in eine Liste setzen',
  keepOnly: (condition: string) => `Nur ${condition} behalten`,
  remove: () => 'Diese Bedingung entfernen',
  removeThat: (condition: string) => `${condition} entfernen`,
  removeFrom: (condition: string, element: string) => `${condition} aus ${quote(element)} entfernen`,
  removeRule: (element: string) => `Alle Bedingungen von ${quote(element)} entfernen`,
  none: () => 'ändert bei Werten des Pakets und bei eingegebenen keinen sichtbaren Zustand',
  otherValues: () => 'dieselben Zustände, aber bei anderen Werten',
  unclear: () => 'zu viele Zustände, um zu sagen, was sich ändert',
  appears: (set: string) => `neu: ${set}`,
  vanishes: (set: string) => `entfällt: ${set}`,
  hidden: (ids: string) => `ausgeblendet ${ids}`,
  shows: (ids) => `zeigt ${ids}`,
  hides: (ids) => `blendet ${ids} aus`,
  nothing: () => 'nichts ausgeblendet',
  more: (count: number) => `und ${number(count)} weitere`,
  moreStates: (n: number) => `und ${count(n, 'weiterer Zustand ändert sich', 'weitere Zustände ändern sich')}`,
  fixed: (element: string, fix: string, effect?: string) => `${quote(element)} behoben: ${fix}${inBrackets(effect)}`,
  choose: (element: string, fixes: string) => `${quote(element)} bleibt, es gibt mehrere Möglichkeiten: ${fixes}`,
  needsAll: (element: string, fix: string, effect?: string) =>
    `${quote(element)} bleibt ohne --fix=all: ${fix}${inBrackets(effect)}`,
  unfixable: () =>
    'Nichts wurde behoben: ascData.json muss JSON in UTF-8 sein, ohne doppelte Schlüssel in einem Objekt.'
} satisfies typeof english;
