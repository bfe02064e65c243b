import type { TextKey } from '../../ascdata/texts/textKey.js';

/** A text as somebody saved it. */
export interface StoredText {
  readonly text: string;
  readonly reviewed: boolean;
  /** It was translated or reviewed against. */
  readonly source: string;
  readonly sourceHash: string;
  readonly accepted: readonly string[];
  /** What is handed out since the last publication; null: what the package says. */
  readonly published: string | null;
  readonly at: string;
  readonly by: string | null;
}

/** The same in the store. */
export interface KeptText extends StoredText {
  readonly key: TextKey;
  /** Of the template when it was saved. */
  readonly revision: number;
}

/** What is stored of the texts of a template in one language, by hash of the key. */
export type KeptTexts = ReadonlyMap<string, KeptText>;

/** Which text a stored one is. */
export interface StoredKey extends TextKey {
  /** Id of the package in which its element was: another element has its Id now. */
  readonly lost?: number;
}

/** A place of which something is stored: a text, or only what was done to it and said about it. */
export interface PlacedText {
  readonly language: string;
  readonly place: string;
  readonly key: StoredKey;
  readonly kept?: KeptText | undefined;
}

/** What becomes of a stored text. */
export interface CarriedText {
  readonly language: string;
  readonly from: string;
  readonly to: string;
  readonly key: StoredKey;
  /** undefined: there is no text. */
  readonly before: KeptText | undefined;
  readonly after: StoredText | undefined;
}
