import type { MessageLanguage } from '../language/languages.js';
import { blockedSentence, type Failure, type LogEntry, type LogNote } from '../channel/container.js';
import type { Texts } from '../messages/load.js';
import { refusalSentence } from './refusalSentence.js';

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
