import type { TextKey } from '../../ascdata/texts/textKey.js';

export interface StoredText {
  readonly text: string;
  readonly reviewed: boolean;
  /** The source it was translated or reviewed for. */
  readonly source: string;
  readonly sourceHash: string;
  readonly accepted: readonly string[];
  /** The text as last published; null: the package's own applies. */
  readonly published: string | null;
  readonly at: string;
  readonly by: string | null;
}

/** A text with its place in the store. */
export interface KeptText extends StoredText {
  readonly key: TextKey;
  /** Revision of the template when it was saved. */
  readonly revision: number;
}

/** Stored texts of a template in one language, by hash of the key. */
export type KeptTexts = ReadonlyMap<string, KeptText>;

export interface StoredKey extends TextKey {
  /** Id of the package its element belonged to: the Id now belongs to another element. */
  readonly lost?: number;
}

/** A place with something stored: a text, or only its history and comments. */
export interface PlacedText {
  readonly language: string;
  readonly place: string;
  readonly key: StoredKey;
  readonly kept?: KeptText | undefined;
}

/** What happens to a stored text. */
export interface CarriedText {
  readonly language: string;
  readonly from: string;
  readonly to: string;
  readonly key: StoredKey;
  /** undefined: there is no text. */
  readonly before: KeptText | undefined;
  readonly after: StoredText | undefined;
}
