import { grammarOf } from '../../language/grammar.js';
import type { OptionTexts } from '../optionTexts.js';

const { list, number, quote } = grammarOf('en');

export default {
  /** What differs between two versions of a package. */
  changes: {
    added: (name: string, type: string) => `${quote(name)} is new: ${type}.`,
    removed: (name: string) => `${quote(name)} was removed.`,
    byName: ' (recognised by its name)',
    otherId: (name: string, how: string) => `${quote(name)} stays the same under another Id${how}.`,
    otherName: (name: string, former: string, how: string) => `${quote(former)} becomes ${quote(name)}${how}.`,
    retyped: (name: string, before: string, after: string) => `${quote(name)} is now ${after} (was ${before}).`,
    relabelled: (name: string, former: string) => `${quote(former)} is now called ${quote(name)}.`,
    respaced: (name: string) => `The name of ${quote(name)} differs only in its spaces.`,
    relabelledOriginal: (name: string, before: string, after: string) =>
      `The original label of ${quote(name)} is now ${quote(after)} (was ${quote(before)}).`,
    moved: (name: string, before: string, after: string) => `${quote(name)} moved from position ${before} to ${after}.`,
    hiddenNow: (name: string, after: string) => `${quote(name)} is now hidden while ${after}.`,
    hiddenOtherwise: (name: string, before: string, after: string) =>
      `${quote(name)} is now hidden while ${after} (was: while ${before}).`,
    stillShown: (name: string) => `${quote(name)} has other conditions, and is still always shown.`,
    alwaysShown: (name: string, before: string) => `${quote(name)} is now always shown (was hidden while ${before}).`,
    defaultChanged: (name: string, before: string, after: string) =>
      `The default of ${quote(name)} is now ${quote(after)} (was ${quote(before)}).`,
    translationChanged: (name: string, language: string) =>
      `${quote(name)} has different texts in this language: ${language}.`,
    optionChanged: (name: string) => `The options of ${quote(name)} changed.`,
    items: {
      both: (name: string, added: string, gone: string) =>
        `${quote(name)} now also offers ${added}, and no longer ${gone}.`,
      added: (name: string, added: string) => `${quote(name)} now also offers ${added}.`,
      gone: (name: string, gone: string) => `${quote(name)} no longer offers ${gone}.`,
      order: (name: string) => `The entries of ${quote(name)} are in a different order.`
    },
    spotIdentifier: (before: string, after: string) => `This is another widget: ${quote(after)}, not ${quote(before)}.`,
    versionRaised: (before: string, after: string) => `The widget goes from version ${before} to ${after}.`,
    versionLowered: (before: string, after: string) =>
      `The widget goes back from version ${before} to the earlier version ${after}.`,
    versionChanged: (before: string, after: string) => `The widget now has version ${after} (was ${before}).`,
    apiVersion: (before: string, after: string) => `The widget now needs ApiVersion ${after} (was ${before}).`,
    slots: (before: string, after: string) => `The widget now takes up ${after} of the three slots (was ${before}).`,
    widgetOptionChanged: 'An option of the widget changed.',
    fieldChanged: 'An entry of the widget that has no effect here changed.',
    languageAdded: (language: string) => `The widget now has texts in this language: ${language}.`,
    languageRemoved: (language: string) => `The widget no longer has texts in this language: ${language}.`,
    fileAdded: (file: string, size: string) => `The file ${file} is new (${size}).`,
    fileRemoved: (file: string, size: string) => `The file ${file} was removed (${size}).`,
    fileChanged: (file: string, before: string, after: string) => `The file ${file} changed (${after}, was ${before}).`
  },
  /** When an element is hidden, as `Mode = Now and Title is empty`. */
  conditions: {
    filled: 'has a value',
    empty: 'is empty',
    contains: 'contains',
    lacks: 'does not contain',
    and: ' and ',
    or: ' or ',
    more: (rest: number) => `${number(rest)} more`,
    names: (names: readonly string[], more: number) => list(more > 0 ? [...names, `${number(more)} more`] : names),
    hidden: (names: string) => (names === '' ? 'Nothing hidden' : `Hidden: ${names}`),
    differs: (hidden: string, shown: string) => {
      if (hidden === '') return `Also shown: ${shown}`;
      return shown === '' ? `Also hidden: ${hidden}` : `Also hidden: ${hidden}; also shown: ${shown}`;
    },
    state: (what: string, values: readonly string[]) =>
      values.length === 0 ? `${what}, with the values of the package` : `${what}, with ${list(values)}`
  },
  /** What happens to a stored Value when its package is replaced. */
  outcomes: {
    kept: (name: string) => `${quote(name)} keeps its value.`,
    keptBroken: (name: string) => `${quote(name)} keeps its value, which was already wrong before.`,
    moved: (name: string) => `The value moves to ${quote(name)}.`,
    converted: (name: string) => `The value of ${quote(name)} is converted to another form; nothing is lost.`,
    setAside: (name: string, reasons: string) => `The value of ${quote(name)} is set aside. ${reasons}`,
    returned: (name: string) => `${quote(name)} gets its set-aside value back.`,
    stillAside: (name: string, reasons: string) => `The value of ${quote(name)} stays set aside. ${reasons}`
  },
  /** Options of the widget itself that were added, changed or removed. */
  widgetOptions: {
    PossibleNumbersOfSlots: {
      on: ({ after }) => `The widget can now be this many slots wide: ${after}.`,
      changed: ({ before, after }) => `The widget can now be this many slots wide: ${after} (was ${before}).`,
      off: ({ before }) => `The width of the widget can no longer be changed (was ${before} slots).`
    },
    PossibleNumbersOfRows: {
      on: ({ after }) => `The widget can now be this many rows high: ${after}.`,
      changed: ({ before, after }) => `The widget can now be this many rows high: ${after} (was ${before}).`,
      off: ({ before }) => `The height of the widget can no longer be changed (was ${before} rows).`
    },
    HasDetailView: {
      on: () => 'The widget now has a detail view.',
      off: () => 'The widget no longer has a detail view.'
    },
    HasPrintSupport: {
      on: () => 'The widget can now be printed.',
      off: () => 'The widget can no longer be printed.'
    },
    UseSingleElementUpdate: {
      on: () => 'The widget now receives each changed setting separately.',
      off: () => 'The widget no longer receives each changed setting separately.'
    },
    DynamicResolution: {
      on: () => 'The width and height of the widget can now be set freely.',
      changed: () => 'The limits for the width and height of the widget changed.',
      off: () => 'The width and height of the widget can no longer be set freely.'
    }
  } satisfies Readonly<Record<string, OptionTexts>>
};
