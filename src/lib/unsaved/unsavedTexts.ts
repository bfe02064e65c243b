import { isRecord } from '../ascdata/elements.js';
import type { BrowserStorage } from './unsavedValues.js';
import { TEXTS_PREFIX } from './storageKeys.js';
import { decodeKept, TabStore } from './tabStore.js';

/** Translations of a widget into one language that are typed and not saved. */
export interface UnsavedTexts {
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

const isUnsavedTexts = ({ texts }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(texts) &&
  texts.every((each) => isRecord(each) && [each.id, each.text, each.tag].every((part) => typeof part === 'string'));

/** The edits in a stored text; undefined for anything else. */
export const decodeUnsavedTexts = (text: string): UnsavedTexts | undefined => decodeKept(text, isUnsavedTexts);

/** Keeps what is typed into the texts of one widget in one language. */
export class UnsavedTextsStore extends TabStore<UnsavedTexts> {
  constructor(storage: BrowserStorage, widgetId: number, language: string, tab: string) {
    super(storage, `${TEXTS_PREFIX}${widgetId}:${language}:`, tab, isUnsavedTexts);
  }
}
