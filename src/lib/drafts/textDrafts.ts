import { isRecord } from '../ascdata/elements.js';
import type { DraftStorage } from './drafts.js';
import { TEXT_DRAFTS } from './storageKeys.js';
import { decodeTabDraft, TabDraftStore } from './tabDrafts.js';

/** Translations of a widget into one language that are typed and not saved. */
export interface TextDraft {
  /** Of the widget, for telling which one it is. */
  readonly name: string;
  readonly texts: readonly {
    /** Of the text (`textId`). */
    readonly id: string;
    readonly text: string;
    /** Of the text that was edited. */
    readonly tag: string;
  }[];
}

const isTextDraft = ({ texts }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(texts) &&
  texts.every((each) => isRecord(each) && [each.id, each.text, each.tag].every((part) => typeof part === 'string'));

/** The draft in a stored text; undefined for anything else. */
export const decodeTextDraft = (text: string): TextDraft | undefined => decodeTabDraft(text, isTextDraft);

/** Keeps what is typed into the texts of one widget in one language. */
export class TextDraftStore extends TabDraftStore<TextDraft> {
  constructor(storage: DraftStorage, widgetId: number, language: string, tab: string) {
    super(storage, `${TEXT_DRAFTS}${widgetId}:${language}:`, tab, isTextDraft);
  }
}
