import type { MessageLanguage } from '../language/languages.js';
import { blockedSentence, type Failure, type LogEntry, type LogNote, type SaveRefusal } from '../channel/container.js';
import type { Texts } from '../messages/load.js';
import { formatBytes } from './fileSaving.js';

/** All that browsers report of an error in a script fetched without CORS, such as a widget's own files. */
const MUTED = 'Script error.';

/** What an entry of the channel log says, in the language of the interface. `own`: the origin of the product. */
export function entryText(entry: LogEntry, texts: Texts<'preview'>, language: MessageLanguage, own: string): string {
  const { blocked, refused, failure, note, detail } = entry;
  if (failure) return failureText(failure, texts);
  if (refused) return refusalSentence(refused, texts, language);
  if (note) return noteText(note, texts);
  return blocked ? blockedSentence(blocked, own, texts.log.blocked) : detail;
}

/** The error, its place, and the call stack below. */
export function failureText({ during, error, calls }: Failure, { log }: Texts<'preview'>): string {
  const [place, ...others] = calls;
  const where = [...(place ? [place] : []), during === 'none' ? log.unhandled : log.during(during)];
  const hint = error === MUTED ? ` ${log.muted}` : !place && during === 'none' ? ` ${log.nowhere}` : '';
  return [`${error} (${where.join(', ')})${hint}`, ...others].join('\n');
}

function noteText(note: LogNote, { log }: Texts<'preview'>): string {
  return note.kind === 'ignored' ? log.ignored[note.why](note.type) : log[note.kind](note.count);
}

/** Why a widget's file was not offered, in the interface language. */
export function refusalSentence(refusal: SaveRefusal, { saveFile }: Texts<'preview'>, language: string): string {
  const { reason, fileName, ending, bytes } = refusal;
  switch (reason) {
    case 'ending':
      return ending === '' ? saveFile.noEnding(fileName) : saveFile.badEnding(fileName, `.${ending}`);
    case 'type':
      return saveFile.badType(fileName, `.${ending}`);
    case 'too-large':
      return saveFile.tooLarge(fileName, formatBytes(bytes, language));
    case 'too-many':
      return saveFile.tooMany;
    case 'unwanted':
      return saveFile.unwanted;
  }
}
