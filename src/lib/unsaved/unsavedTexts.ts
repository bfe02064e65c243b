import { isRecord } from '../ascdata/elements.js';
import type { BrowserStorage } from './unsavedValues.js';
import { keysIn, TEXTS_PREFIX } from './storageKeys.js';
import { decodeKept, TabStore } from './tabStore.js';

/** Translations of a widget into one language that are typed and not saved, and comments on them that are not sent. */
export interface UnsavedTexts {
  /** Of the widget, for telling which one it is. */
  readonly name: string;
  readonly texts: readonly {
    /** Of the text (`textId`). */
    readonly id: string;
    readonly text: string;
    /** Of the text that was edited. */
    readonly tag: string;
    /** The untranslated text. Absent in edits kept before it was. */
    readonly source?: string;
  }[];
  /** By text. Absent in edits kept before comments were. */
  readonly comments?: readonly { readonly id: string; readonly text: string; readonly source?: string }[];
}

const isUnsavedTexts = ({ texts, comments = [] }: Readonly<Record<string, unknown>>): boolean =>
  areTexts(texts, ['id', 'text', 'tag']) && areTexts(comments, ['id', 'text']);

const areTexts = (list: unknown, parts: readonly string[]): boolean =>
  Array.isArray(list) && list.every((each) => isRecord(each) && parts.every((part) => typeof each[part] === 'string'));

/** The edits in a stored text; undefined for anything else. */
export const decodeUnsavedTexts = (text: string): UnsavedTexts | undefined => decodeKept(text, isUnsavedTexts);

/** How many texts and comments of a widget are kept, by their language, from all tabs. */
export function keptTexts(storage: BrowserStorage, widgetId: number): ReadonlyMap<string, number> {
  const begin = `${TEXTS_PREFIX}${widgetId}:`;
  const ids = new Map<string, Set<string>>();
  for (const key of keysIn(storage)) {
    const kept = key.startsWith(begin) ? decodeUnsavedTexts(storage.getItem(key) ?? '') : undefined;
    if (!kept) continue;
    const language = languageOf(key);
    const known = ids.get(language) ?? new Set();
    for (const { id } of kept.texts) known.add(id);
    for (const { id } of kept.comments ?? []) known.add(`comment ${id}`);
    ids.set(language, known);
  }
  return new Map([...ids].map(([language, { size }]) => [language, size]));
}

/** The language that a key of kept texts is of. */
export const languageOf = (key: string): string => key.split(':')[2] ?? '';

/** Keeps what is typed into the texts of one widget in one language. */
export class UnsavedTextsStore extends TabStore<UnsavedTexts> {
  constructor(storage: BrowserStorage, widgetId: number, language: string, tab: string) {
    super(storage, `${TEXTS_PREFIX}${widgetId}:${language}:`, tab, isUnsavedTexts);
  }
}
