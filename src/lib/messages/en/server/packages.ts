import { grammarOf } from '../../../language/grammar.js';
import { faults } from '../screens/origins.js';

const { count, either, list, number, quote } = grammarOf('en');

export default {
  /** Refusals about packages. */
  packages: {
    busy: 'The server is busy with other packages, so nothing was done. Try again in a few seconds.',
    spotType: (type: string) => `The SpotType in ascData.json must be ${quote(type)}, the type of the spot.`,
    hasErrors: 'The package was not accepted because it has errors.',
    tooCostly: (seconds: number) =>
      `The package was not accepted: checking it takes more than ${number(seconds)} seconds or too much memory. Make ascData.json and the scripts of the start page smaller.`,
    textsTooCostly: (seconds: number) =>
      `Reading or writing this file takes more than ${number(seconds)} seconds or too much memory. Nothing was done.`,
    folderOtherFiles: (folder: string, names: readonly string[]) =>
      `This widget follows the folder ${quote(folder)}, where files differ from this package that are not written there: ${list(names.map(quote))}. Nothing was changed, because only text files of up to 1 MB that belong to the package are written. Change these files in the folder, or start the product without the folder and try again.`,
    folderChanged: (folder: string, name: string, line?: number) => {
      const what =
        line === undefined
          ? `${quote(name)} in the folder ${quote(folder)} is no longer as it was, and this change does not fit it.`
          : `In the folder ${quote(folder)}, this change and another one meet in line ${line} of ${quote(name)}.`;
      return `${what} Nothing was changed. Look at the file, reload this page and make the change again.`;
    },
    folderBroken: (folder: string, why: string) =>
      `The folder ${quote(folder)}, which this widget follows, cannot be used as it is. ${why} Nothing was changed. Correct the file there, then make the change again.`,
    folderElsewhere: (folder: string) =>
      `This widget follows the folder ${quote(folder)} on another server of this installation, and only that server can write there. Nothing was changed. Make the change in the folder, or in the page of the server that was started with it.`,
    folderUnreadable: (folder: string) =>
      `The server cannot read the folder ${quote(folder)}, which this widget follows: it is no longer there, or something in it cannot be read. Nothing was changed. Put the folder back in its place, then make the change again.`,
    folderUnwritable: (folder: string, name: string) =>
      `This widget follows the folder ${quote(folder)}, but the server may not write ${quote(name)} there. Nothing was changed. Allow it to, or make the change in the folder.`,
    folderFull: (folder: string, name: string) =>
      `This widget follows the folder ${quote(folder)}, but there is no room to write ${quote(name)} there. Nothing was changed.`
  },
  /** What is wrong with the folder of a widget that is being developed. */
  standard: {
    unusable: (why: string) => `The folder cannot be used as it is, so you see its last usable state. ${why}`,
    otherVersion: (was: string, is: string) =>
      `The folder holds version ${is} and took the place of version ${was}. To get ${was} back, start without the folder and restore it with “Replace widget …”; History shows what changed.`,
    sameVersion: (version: string) =>
      `The folder took the place of another package with the same SpotIdentifier and version, ${version}. To get that one back, start without the folder and restore it with “Replace widget …”; History shows what changed.`,
    ownIdentifier:
      'It was a standard widget. To have both, give the folder a SpotIdentifier of its own in its ascData.json.',
    setAside: (values: number, widgets: number) =>
      `${count(values, 'value', 'values')} of ${count(widgets, 'widget', 'widgets')} ${either(values, 'was', 'were')} set aside, because no setting takes ${either(values, 'it', 'them')} now. The page of the template leads to ${either(values, 'it', 'them')}.`,
    unreadable: 'It no longer exists, or cannot be read.',
    inTrash: 'This widget is in the Trash. Once restored, it follows the folder again.',
    followedElsewhere: (folder: string) =>
      `Another server of this installation follows the folder ${quote(folder)} with the same SpotIdentifier. Two would replace each other’s versions: end that server, or develop this widget under another SpotIdentifier.`,
    goneForGood: 'This widget was deleted for good. Start the product with the folder again to recreate it.',
    tooMuch: 'The folder contains too much for a widget package.',
    otherIdentifier: (before: string, after: string) =>
      `The SpotIdentifier is now ${quote(after)}, which makes this another widget. Change it back to ${quote(before)}, or restart with “npm start”.`,
    links: (names: readonly string[]) => `Links in it are not followed: ${list(names.map(quote))}.`,
    place: (line: number, column: number) => `ascData.json, line ${line}, column ${column}: `
  },
  /** Refusals about replacing a widget, and about values that were set aside. */
  replace: {
    mappingInvalid: 'The mapping does not match the two packages; each place is listed below. Nothing was changed.',
    otherWidget: (uploaded: string, present: string) =>
      `This package is for another widget: its SpotIdentifier is ${quote(uploaded)}, but the selected widget has ${quote(present)}. Nothing was changed.`,
    replacedMeanwhile: 'Somebody else replaced this widget in the meantime. Nothing was changed. Compare again.',
    valuesTooLarge: (megabytes: number, most: number) =>
      `The widgets of this template have ${number(megabytes)} MB of values, more than the ${number(most)} MB that can be replaced at once. Nothing was changed. Delete variants that nobody needs for good, or shorten their texts.`,
    valuesSavedMeanwhile: 'Values were saved after this comparison. Nothing was changed. Review the comparison again.',
    notSetAside: 'This value is no longer set aside.',
    noSuchSetting:
      'The widget has no setting with this Id. Choose another one for the value; until then it stays set aside.',
    versionGone: 'This version of the widget can no longer be restored. Only the latest ten are kept.'
  },
  origins: {
    changedMeanwhile: 'Somebody else changed the list in the meantime. Nothing was saved.',
    faults
  }
};
