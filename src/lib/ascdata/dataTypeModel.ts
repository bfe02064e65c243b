import type { Finding } from './findings.js';
import type { MessageLanguage } from '../language/languages.js';
import type { AscElement, DataTypeName, Operator } from './types.js';

/**
 * What a form needs of a DataType before its first field can be used. Defined in `datatypes/<folder>/form.ts`; all other code
 * uses the registry and never switches on a DataType.
 */
export interface DataTypeForm<V = unknown> {
  readonly name: DataTypeName;
  /** Lowest ApiVersion that has this DataType. */
  readonly minApiVersion: 1 | 2;
  /** Operators a condition may use when it tests an element of this type (docs/ascdata.md, Element). */
  readonly operators: readonly Operator[];

  /**
   * Reads a stored Value, leniently (docs/contract.md, Principles): the value in its one exact form, or
   * undefined if it is not a value of this type at all. Rules such as Maximum are checked elsewhere.
   */
  read(raw: unknown, element: AscElement): V | undefined;
  /** What a field shows while its Value is unusable or absent. Never stored unless the user edits. */
  empty(element: AscElement): V;
  /**
   * Every rule the Value breaks. Pointers are relative to the Value ('' or '/0/Text'). A Value that `read` refuses gives
   * exactly one finding: `value-missing` (nothing entered), `date-not-in-calendar`, `range-zone-missing`, or otherwise
   * `value-type`, which a model may explain. Rules that do not apply to hidden elements are left out when `context.hidden`.
   */
  check(raw: unknown, element: AscElement, context: CheckContext): Finding[];
  /** Whether the element has a value, in the sense of the `?` operator (docs/ascdata.md, Conditions). */
  hasValue(value: V): boolean;
  /** Whether two stored Values mean the same (typing back the old value makes a form clean again). */
  same(a: unknown, b: unknown, element: AscElement): boolean;

  /** How conditions compare. undefined from any of them: the comparison is impossible, so the condition is never met. */
  readonly compare: {
    equals?(value: V, expected: unknown, context: CompareContext): boolean | undefined;
    /** negative, 0, positive as value is before, at, after expected */
    order?(value: V, expected: unknown, context: CompareContext): number | undefined;
    /** the `?` operator with a Value that is not a boolean */
    contains?(value: V, expected: unknown, context: CompareContext): boolean | undefined;
  };
  /** The value in words, for the save bar and for reasons ("Mode is Now"). Short; not HTML. */
  describe(value: unknown, element: AscElement, context: DescribeContext): string;
  /** The limits shown beside a field. Absent: the DataType has none. */
  limits?(element: AscElement): Limits;
  /** Texts that can be translated: `key` as in Translations[language], `source` the untranslated text. */
  texts(element: AscElement): { key: string; source: string }[];
}

/** Limits of a Value that are shown beside its field. */
export interface Limits {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly step?: number | undefined;
  readonly isRequired?: boolean;
}

/** The complete model of a DataType: what a form needs, and what is needed later or by the check of packages. */
export interface DataTypeModel<V = unknown> extends DataTypeForm<V> {
  /** The type of its Values in TypeScript, for the code of a widget. */
  typeOf(element: AscElement): string;
  /** Findings on the element's own definition beyond the schema (Items, Minimum > Maximum, pattern …). Pointers relative to the element. */
  checkDefinition(element: AscElement, context: CheckContext): Finding[];

  /**
   * What exactly makes a Value unusable, at its place and with its fix: `check` of the model says it instead of `value-type`.
   * undefined: nothing more than that it is one. Absent: there never is.
   */
  explain?(raw: unknown, element: AscElement): Finding | undefined;

  /**
   * Merges both sides' edits of a Value if they changed different parts of it (entries of a list, ends of a range), without
   * losing any. undefined if a person has to choose. Absent: a Value of this type has no parts.
   */
  merge?(base: V, mine: V, theirs: V, element: AscElement): V | undefined;

  /**
   * Values that stand for every class of values conditions with these constants can tell apart, only ones a user can
   * really enter (inside Minimum/Maximum, on the StepSize, among Items …). Conditions are proved over this set; it is
   * empty if nothing can be entered, or if there are too many classes to prove anything.
   */
  candidates(element: AscElement, constants: readonly unknown[], context: CompareContext): V[];

  /** Only for DataTypes whose Values a person gives: they are requested, never made up. */
  readonly humanInput?: HumanInput<V>;
}

/** A model as the registry has it. */
export interface RegisteredModel<V = unknown> extends DataTypeModel<V> {
  /**
   * What somebody may have meant who wrote this in a file: in a Value, an option, or for conditions to compare with. Some of it may not
   * be usable there.
   */
  meant(written: unknown, element: AscElement): Meant;
}

/** What a Value in a file may mean, the likeliest first. */
export interface Meant {
  /** What it says, in another form, as conditions name it: of a Value with parts, one of them. */
  readonly read: readonly unknown[];
  /** What it says, as a whole Value of the element. */
  readonly whole: readonly unknown[];
  /** Nothing that it says, only something near. */
  readonly near: readonly unknown[];
  /** It says a whole, such as a day without a time: from the first reading to this Value. */
  readonly last?: unknown;
}

/** How people give a Value: by choosing objects of the platform, or by typing. */
export interface HumanInput<V> {
  readonly by: 'choice' | 'writing';
  /** Whether a candidate only represents something a person would choose or write. `constants`: what conditions name. */
  isStandIn(value: V, constants: readonly unknown[]): boolean;
}

/**
 * What a DataType knows about two versions of an element. Each lives in `datatypes/<folder>/changes.ts`, apart from the model:
 * packages are compared on the server and in the command, or long after a form is open.
 */
export interface DataTypeChanges<V = unknown> {
  /**
   * The rules for its Value that differ between two versions of an element; none if the same Values are valid. For each Value that is
   * valid in only one version, one of them narrows or widens.
   */
  ruleChanges(before: AscElement, after: AscElement, context: CompareContext): RuleChange[];
  /** The options of its schema: a comparison says that one came, changed or went. */
  readonly optionInEffect: OptionsInEffect;
  /** The form for converting a Value to another DataType with the same form; absent: none. */
  readonly neutral?: NeutralForm<V>;
}

/** When each option is in force, by its value. Items has no entry: a comparison names added and removed entries. */
export type OptionsInEffect = Readonly<Record<string, (value: unknown) => boolean>>;

/**
 * One rule for Values that differs between two versions of an element. It can narrow and widen at once (a different pattern).
 */
export interface RuleChange {
  /** Relative to the element: `/Options/MaxChars`, `/Items`. */
  readonly pointer: string;
  /** Whether a Value that was valid before can be invalid now. */
  readonly narrows: boolean;
  /** Whether a Value that was invalid before can be valid now. */
  readonly widens: boolean;
}

/**
 * A Value as a neutral text, so that DataTypes convert without knowing each other: `text` is what a person would type,
 * `interval` two dates in ISO 8601 (`…/…`). The caller converts back to detect losses, and checks the result: `from` only gives
 * the right form.
 */
export interface NeutralForm<V> {
  readonly kind: 'text' | 'interval';
  /** undefined: this Value has no such form (several texts, an open end). */
  toText(value: V, element: AscElement): string | undefined;
  /** undefined: the text is not a Value of this element. */
  fromText(text: string, element: AscElement): V | undefined;
}

/**
 * What a typed or pasted text means as a Value. The Value has the right form; whether the element's rules allow it is for
 * `check` to say.
 */
export type Reading<V = unknown> =
  | ({ readonly kind: 'value' } & Way<V>)
  /** More than one meaning: what this language of the interface writes so comes first. A person has to choose. */
  | { readonly kind: 'ambiguous'; readonly ways: readonly [Way<V>, Way<V>, ...Way<V>[]] }
  /**
   * No meaning; `near`: what a person may have meant, the likeliest first, each by the convention it follows; `says`: what the text
   * says that no Value of the element can, for a check to explain; `isLess`: what is near leaves out a part of what the text says.
   */
  | {
      readonly kind: 'unread';
      readonly near: readonly Way<V>[];
      readonly says?: unknown;
      readonly isLess?: boolean;
    };

/** One way to read a text. */
export interface Way<V = unknown> {
  readonly value: V;
  /**
   * The convention it follows (`day-first`, `decimal-comma`), so that one answer serves a whole column. undefined: the text is written
   * alike under all of them.
   */
  readonly by?: string | undefined;
}

/** How Values are typed and pasted. Each lives in `datatypes/<folder>/typed.ts`, where a DataType has its own. */
export interface TypedText<V = unknown> {
  /** @param words the language of the interface, and of the widget's texts */
  read(text: string, element: AscElement, words: DescribeContext): Reading<V>;
  /**
   * As a screen shows it, in full. Read in the same language, its first meaning is the same Value. Absent: as `describe` of the form.
   */
  write?(value: V, element: AscElement, words: DescribeContext): string;
  /** Values that the element's rules allow instead of one that they do not, the nearest first. */
  nearest?(value: V, element: AscElement): V[];
}

/** The instant for checking date rules, so that `Today` means the same everywhere in one run. */
export interface CompareContext {
  /** The current date in the user's time zone, `YYYY-MM-DD`. */
  readonly today: string;
}

/** `untested`: the caller has used up its time for patterns. */
export type PatternVerdict = 'match' | 'no-match' | 'invalid' | 'timeout' | 'untested' | 'pending';

/**
 * Tests untrusted patterns within a time limit. `pending` means not known yet. Once `settled` resolves, the requested tests
 * have an answer, and asking again about a pending one gives an answer or progress. `settled` waits only for the caller's own
 * tests. Patterns longer than 1,000 and texts longer than 10,000 characters count as `timeout`.
 */
export interface PatternTester {
  test(pattern: string, text: string): PatternVerdict;
  settled(): Promise<void>;
}

export interface Platform {
  /** 11.0.0 … 12.0 */
  readonly version: string;
  /** IANA zone that zone entry starts from. */
  readonly timeZone: string;
  /** Whether the platform's time zone support is configured. */
  readonly timeZonesEnabled: boolean;
}

export interface CheckContext extends CompareContext {
  readonly hidden: boolean;
  readonly patterns: PatternTester;
  readonly platform: Platform;
}

export interface DescribeContext {
  /** Language of the interface (words such as "on", "empty"; number and date formats). */
  readonly language: MessageLanguage;
  /** Language of the widget's own texts (list entries), e.g. `de-AT`. */
  readonly contentLanguage: string;
  /** Nothing is shortened: every entry on its own line. */
  readonly isUnabridged?: boolean;
}
