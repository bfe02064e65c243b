import type { RenamedEntry } from '../../ascdata/definition/pairs.js';
import type { InEveryLanguage, MessageLanguage } from '../../language/languages.js';
import type { DataTypeName } from '../../ascdata/types.js';

/**
 * The differences between two versions of a package, as plain JSON: they can be sent, stored, and worded in any language
 * (`sentences.ts`) without the packages.
 */

/** One version of a package: the content of its ascData.json, and its files as the platform keeps them. */
export interface PackageVersion {
  /** Parsed; `dataOf` gives it from the text. */
  readonly ascData: unknown;
  readonly files: readonly FileVersion[];
}

export interface FileVersion {
  /** Path inside the package, with `/`. */
  readonly name: string;
  readonly sha256: string;
  /** Bytes, unpacked. */
  readonly size: number;
}

/** The user's choice for an element: it continues under the Id `to`, or (null) under none, however similar one may look. */
export interface MappingEntry {
  readonly from: string;
  readonly to: string | null;
  /** Entries of its Items that go on under other names: Values and texts follow. */
  readonly entries?: readonly RenamedEntry[] | undefined;
}

export type Mapping = readonly MappingEntry[];

/** The same element in both versions, by Id, and how it was matched. No Id occurs twice on a side. */
export interface Pair {
  readonly before: string;
  readonly after: string;
  readonly by: 'id' | 'likeness' | 'person';
  /** As the user's choice has them. */
  readonly entries?: readonly RenamedEntry[];
}

/** A text in each language of the interface. */
export type Label = InEveryLanguage;

/** An element as people know it: from the new version if it exists there, otherwise from the old one. */
export interface ElementRef {
  readonly id: string;
  readonly name: Label;
  readonly dataType: DataTypeName;
}

/** The value at a JSON Pointer of ascData.json. */
export interface Side<T = unknown> {
  readonly pointer: string;
  readonly value: T;
  /** The value in words in each language, if the widget's author has translated it. */
  readonly read?: Readonly<Record<MessageLanguage, unknown>>;
}

/** A change of something optional: `before` is absent if it is new, `after` if it was removed. */
interface Sides<T = unknown> {
  readonly before?: Side<T>;
  readonly after?: Side<T>;
}

interface BothSides<T = unknown> {
  readonly before: Side<T>;
  readonly after: Side<T>;
}

interface OfElement {
  readonly element: ElementRef;
}

/** A Value in words, if its JSON would mean nothing to people. */
export interface DefaultSide extends Side {
  readonly words: Label;
}

/** Conditions in words: when the element is hidden. */
export interface ConditionsSide extends Side {
  readonly words: Label;
}

export type ElementChange = OfElement &
  (
    | { readonly code: 'element-added'; readonly after: Side }
    | { readonly code: 'element-removed'; readonly before: Side }
    /** Another Id. `formerName`: its label then. */
    | ({
        readonly code: 'element-renamed';
        readonly by: Pair['by'];
        readonly formerName: Label;
      } & BothSides<string>)
    | ({ readonly code: 'element-retyped' } & BothSides<DataTypeName>)
    /** `formerName`: its label then; in a language with a translation it may be the same. */
    | ({ readonly code: 'display-name-changed'; readonly formerName: Label } & BothSides<string>)
    /** Another place among the elements that both versions have. The values are places in the file, from 1. */
    | ({ readonly code: 'element-moved' } & BothSides<number>)
    /** A valid Value can now be invalid. */
    | ({ readonly code: 'rule-narrowed' } & Sides)
    /** Every valid Value still is, and more are. */
    | ({ readonly code: 'rule-widened' } & Sides)
    /**
     * An option, or another field, that does not affect the validity of Values, or belongs to a different DataType than before.
     */
    | ({ readonly code: 'option-changed' } & Sides)
    /** With the new Ids of renamed elements in the old conditions. */
    | { readonly code: 'conditions-changed'; readonly before?: ConditionsSide; readonly after?: ConditionsSide }
    | { readonly code: 'default-changed'; readonly before: DefaultSide; readonly after: DefaultSide }
    /** The texts of one language. */
    | ({ readonly code: 'translation-changed'; readonly language: string } & Sides)
  );

export type WidgetChange =
  | ({ readonly code: 'spot-identifier-changed' } & Sides)
  | ({ readonly code: 'spot-version-raised' } & Sides)
  | ({ readonly code: 'spot-version-lowered' } & Sides)
  /** It is not known which of the two is later. */
  | ({ readonly code: 'spot-version-changed' } & Sides)
  | ({ readonly code: 'api-version-changed' } & Sides)
  | ({ readonly code: 'number-of-slots-changed' } & Sides)
  | ({ readonly code: 'widget-option-changed' } & Sides)
  /** Any other field of the root. */
  | ({ readonly code: 'field-changed' } & Sides)
  /** Elements have texts of this language for the first time, or no longer any. */
  | { readonly code: 'language-added'; readonly language: string }
  | { readonly code: 'language-removed'; readonly language: string };

export type FileChange =
  | { readonly code: 'file-added'; readonly file: string; readonly after: FileVersion }
  | { readonly code: 'file-removed'; readonly file: string; readonly before: FileVersion }
  | {
      readonly code: 'file-changed';
      readonly file: string;
      readonly before: FileVersion;
      readonly after: FileVersion;
    };

export type Change = WidgetChange | ElementChange | FileChange;
export type ChangeCode = Change['code'];

export interface Comparison {
  /** The widget's own changes, then those of its elements in the new order (removed ones last), then its files by name. */
  readonly changes: readonly Change[];
  readonly pairs: readonly Pair[];
  /** Entries of the mapping without effect: an unknown Id, or one that an earlier entry used. */
  readonly unusedMapping: Mapping;
  /** false: too many elements were added and removed to match similar ones. */
  readonly likenessTried: boolean;
}
