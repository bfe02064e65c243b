import type { PlainFinding, Present, WidgetEvent } from '../api.js';

/** What is to be known about the folder that a widget is opened from. */
export interface FolderNews {
  /** Without its path. */
  readonly name: string;
  /** Why it cannot be used; null: it can. */
  readonly problem: NonNullable<WidgetEvent['Problem']> | null;
  /** What the check finds in it, the first ones, errors first. */
  readonly found: readonly PlainFinding[];
  /** How many further ones there are. */
  readonly more: number;
  /** Which other version it took the place of when it was opened. */
  readonly news?: WidgetEvent['News'];
}

/** A draft that went live or ended: what was saved then is nobody's save. */
export interface SavedDraft {
  readonly name: string;
  readonly isOver: boolean;
}

/**
 * Events of the live stream on a widget: `now` comes first, `saved` after each save, `named` for a new name, `folder` if it is opened
 * from a folder, `texts` after texts were saved or published, `presets` and `drafts` after those of its template changed, `comments`
 * after those on its settings did, `people` for the others who have it open.
 */
export type LiveEvent =
  | { kind: 'now' | 'saved'; id: number; version: number; by: string | null; draft?: SavedDraft | undefined }
  | { kind: 'named'; id: number; name: string }
  | { kind: 'folder'; id: number; folder: FolderNews }
  | { kind: 'texts'; id: number; revision: number; published: number }
  | { kind: 'presets' | 'drafts' | 'comments' | 'moments'; id: number; revision: number }
  | { kind: 'people'; id: number; people: readonly Present[] }
  | { kind: 'gone'; id: number };

/** Events that carry nothing but a revision. */
const REVISIONS = [
  ['presets', 'Presets'],
  ['drafts', 'Drafts'],
  ['comments', 'Comments'],
  ['moments', 'Moments']
] as const;

function folderOf({ Folder = '', Problem = null, Found = [], More = 0, News: news }: WidgetEvent): FolderNews {
  return { name: Folder, problem: Problem, found: Found, more: More, ...(news && { news }) };
}

/** The event as the screens know it; undefined: none of ours. */
export function liveEventOf(name: string, event: WidgetEvent): LiveEvent | undefined {
  const { Id: id, Version: version, By: by = null, Name, Texts, Published: published = 0, People } = event;
  if (name === 'gone') return { kind: name, id };
  if (name === 'named' && Name !== undefined) return { kind: name, id, name: Name };
  if (name === 'folder') return { kind: name, id, folder: folderOf(event) };
  if (name === 'texts' && Texts !== undefined) return { kind: name, id, revision: Texts, published };
  if (name === 'people' && People) return { kind: name, id, people: People };
  if ((name === 'now' || name === 'saved') && version !== undefined) {
    const draft = event.Draft && { name: event.Draft.Name, isOver: event.Draft.Ended };
    return { kind: name, id, version, by, ...(draft && { draft }) };
  }
  for (const [kind, member] of REVISIONS) {
    const revision = event[member];
    if (name === kind && revision !== undefined) return { kind, id, revision };
  }
  return undefined;
}
