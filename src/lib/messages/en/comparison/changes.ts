import { grammarOf } from '../../../language/grammar.js';

const { quote } = grammarOf('en');

/** What differs between two versions of a package. */
export default {
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
  apiVersion: (before: string, after: string) => `The widget now needs interface version ${after} (was ${before}).`,
  slots: (before: string, after: string) => `The widget now takes up ${after} of the three slots (was ${before}).`,
  widgetOptionChanged: 'An option of the widget changed.',
  fieldChanged: 'An entry of the widget that has no effect here changed.',
  languageAdded: (language: string) => `The widget now has texts in this language: ${language}.`,
  languageRemoved: (language: string) => `The widget no longer has texts in this language: ${language}.`,
  fileAdded: (file: string, size: string) => `The file ${file} is new (${size}).`,
  fileRemoved: (file: string, size: string) => `The file ${file} was removed (${size}).`,
  fileChanged: (file: string, before: string, after: string) => `The file ${file} changed (${after}, was ${before}).`
};
