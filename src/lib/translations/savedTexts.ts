import type { TextSave, WidgetText } from '../api.js';
import type { TextRow } from './row.svelte.js';

export type SavedState = TextSave['State'];

/** The widget has another package than the texts were opened with. */
export interface Replaced {
  /** Version of the new package. */
  readonly version: string;
  /** Texts whose source has changed. */
  readonly sources: number;
}

export interface Undone {
  /** Of the Undo. */
  readonly batch: string;
  /** Rows that changed here. */
  readonly rows: readonly TextRow[];
  /** All texts that changed, here and in other widgets. */
  readonly count: number;
  /** That came with them, and are gone. */
  readonly comments: number;
  /** Texts left alone because somebody changed them since. */
  readonly kept: number;
  /** Only their publication was undone. */
  readonly isPublication: boolean;
}

/** The package was replaced, and nobody saved another text. */
export const isOtherSource = (one: WidgetText, other: WidgetText): boolean =>
  one.Source !== other.Source && one.Text === other.Text;

/** The tag covers text, state and source, but not what is published. */
export const isSame = (one: WidgetText, other: WidgetText): boolean =>
  one.Tag === other.Tag && one.Unpublished === other.Unpublished;

/** A row's text as a save sends it. @param accept codes of findings to accept */
export function saveOf(
  { saved, accepted }: TextRow,
  Text: string,
  State: SavedState,
  accept: readonly string[] = []
): TextSave {
  const { Element, Kind, Entry, Tag } = saved;
  const key = { Element, Kind, ...(Entry !== undefined && { Entry }) };
  const Accept = [...new Set([...accepted, ...accept])].join(' ');
  return { ...key, Text, State, Tag, ...(accept.length > 0 && { Accept }) };
}
