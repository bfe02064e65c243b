import type { Finding } from '../../ascdata/findings.js';
import { messageInFile } from '../../ascdata/wording.js';
import type { MessageLanguage } from '../../language/languages.js';
import type { ServerTexts } from '../../messages/server.js';
import { Refusal } from '../platform/refusal.js';

/** Names listed in a sentence. */
const MOST_NAMES = 3;

/** A change to files that are not written into the folder that the template follows. @param names of the files */
export function folderOtherFiles(folder: string, names: readonly string[]): Refusal {
  const shown = names.slice(0, MOST_NAMES);
  return new Refusal('conflict', 'folder-other-files', (t) => t.packages.folderOtherFiles(folder, shown));
}

/**
 * A file of the folder is not what a change can be made in.
 * @param line the one changed there in the same place
 */
export function folderChanged(folder: string, name: string, line?: number): Refusal {
  return new Refusal('conflict', 'folder-changed', (t) => t.packages.folderChanged(folder, name, line));
}

/** The folder holds what cannot be used, whatever is changed here. @param errors the first of which is told, with its place */
export function folderBroken(folder: string, errors: readonly Finding[]): Refusal {
  const [first] = errors;
  const why = (t: ServerTexts, language: MessageLanguage): string => {
    if (!first) return '';
    const place = first.line === undefined ? '' : t.standard.place(first.line, first.column ?? 1);
    return place + messageInFile(first, language);
  };
  return new Refusal(
    'conflict',
    'folder-broken',
    (t, language) => t.packages.folderBroken(folder, why(t, language)),
    errors
  );
}

/** Only the instance that follows a folder can write into it. */
export const folderElsewhere = (folder: string): Refusal =>
  new Refusal('conflict', 'folder-elsewhere', (t) => t.packages.folderElsewhere(folder));

/** The folder is gone, or it or something in it cannot be read. */
export const folderUnreadable = (folder: string): Refusal =>
  new Refusal('conflict', 'folder-unreadable', (t) => t.packages.folderUnreadable(folder));

/** The system does not let us write a file of the folder. @param code of the system, such as `EACCES` */
export function folderUnwritable(folder: string, name: string, code: string): Refusal {
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  return new Refusal(isFull ? 'full' : 'conflict', 'folder-unwritable', (t) =>
    isFull ? t.packages.folderFull(folder, name) : t.packages.folderUnwritable(folder, name)
  );
}
