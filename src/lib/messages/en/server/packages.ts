import { grammarOf } from '../../../language/grammar.js';

const { list, number, quote } = grammarOf('en');

/** Refusals about packages. */
export default {
  busy: 'The server is busy with other packages, so nothing was done. Try again in a few seconds.',
  spotType: (type: string) => `The SpotType in ascData.json must be ${quote(type)}, the type of the spot.`,
  hasErrors: 'The package was not accepted because it has errors.',
  tooCostly: (seconds: number) =>
    `The package was not accepted: checking it takes more than ${number(seconds)} seconds or too much memory. Make ascData.json and the scripts of the start page smaller.`,
  textsTooCostly: (seconds: number) =>
    `Reading or writing this file takes more than ${number(seconds)} seconds or too much memory. Nothing was done.`,
  folderOtherFiles: (folder: string, names: readonly string[]) =>
    `This widget follows the folder ${quote(folder)}, where other files differ from this package: ${list(names.map(quote))}. Nothing was changed. Change these files in the folder, or start the product without the folder and try again.`,
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
};
