import type { Platform } from '../../ascdata/dataTypeModel.js';
import type { Finding } from '../../ascdata/findings.js';
import type { ComparedText, Verdict as TextVerdict } from '../../exchange/compare.js';
import type { ExchangeProblem } from '../../exchange/faults.js';
import type { ExchangeFile, ExchangeWidget, ReadFormat } from '../../exchange/types.js';
import type { TextKey } from '../../ascdata/texts/textKey.js';
import type { KnownLibraries } from '../../package/check.js';
import type { InEveryLanguage } from '../../language/languages.js';
import type { FileVersion, Mapping } from '../../package/compare/changes.js';
import type { MergedText } from '../../package/mergeText.js';
import type { SettingName } from './settingNames.js';
import type { Pieces } from './textPieces.js';

/** A type whose spots carry a package. It is also the SpotType of the package's ascData.json. */
export type PackageSpotType = 'Wizard' | 'DashboardWidget';

/** A file on the disk that is a file of a package. */
export interface PlacedFile {
  /** In the package. */
  readonly name: string;
  readonly path: string;
}

/** A package as input: packed, or as its files. */
export type PackageInput = { readonly zip: string; readonly size: number } | { readonly files: readonly PlacedFile[] };

/** The worker's tasks. It reads and writes files only, so that no package is in memory as a whole. */
export type Task =
  | {
      readonly kind: 'check';
      readonly input: PackageInput;
      readonly fileName: string | undefined;
      /** Of the spot it is for. */
      readonly type: PackageSpotType;
      /** The folder for the files of a packed one. */
      readonly folder: string;
    }
  | {
      readonly kind: 'archive';
      readonly files: readonly PlacedFile[];
      readonly changed: ChangedData | undefined;
      /** The path for the zip file. */
      readonly path: string;
    }
  | RulesTask
  | NeverShownTask
  | NamesTask
  | OverlayTask
  | ValuesTask
  | MergeTask
  | DifferencesTask
  | ReadTextsTask
  | WriteTextsTask;

/** Lists what the settings of a definition are called. */
export interface NamesTask {
  readonly kind: 'names';
  /** Text of an ascData.json. */
  readonly source: string;
}

export interface Named {
  readonly names: readonly SettingName[];
}

/** Merges texts over a definition. */
export interface OverlayTask {
  readonly kind: 'overlay';
  /** Text of an ascData.json. */
  readonly source: string;
  /** By language: JSON text of `OverlaidText[]`. */
  readonly texts: readonly (readonly [language: string, json: string])[];
  /** Languages to leave out. */
  readonly without: readonly string[];
}

/** A definition with texts merged over it. */
export interface Overlaid {
  readonly definition: string;
}

/** Puts Values into a definition. */
export interface ValuesTask extends ChangedData {
  readonly kind: 'values';
}

/** Makes a change in another version of a text, as `mergeText`. */
export interface MergeTask {
  readonly kind: 'merge';
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Lists what two packages differ in. */
export interface DifferencesTask {
  readonly kind: 'differences';
  readonly before: ComparedSide;
  readonly after: ComparedSide;
  /** Elements with another Id in the later one. */
  readonly mapping: Mapping;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly most: number;
}

export interface ComparedSide {
  /** Text of ascData.json. */
  readonly source: string;
  readonly files: readonly FileVersion[];
}

export interface Differences {
  /** A sentence each, as Replace says it. */
  readonly texts: readonly InEveryLanguage[];
  /** Of all, listed or not. */
  readonly count: number;
}

/** Compares what two definitions can show. */
export interface RulesTask {
  readonly kind: 'rules';
  /** Text of an ascData.json, as `after`. */
  readonly before: string;
  readonly after: string;
  /** Old and new Ids of the elements that both have. */
  readonly newIds: readonly (readonly [before: string, after: string])[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Finds the elements that no Values bring into the form. */
export interface NeverShownTask {
  readonly kind: 'neverShown';
  /** Text of an ascData.json. */
  readonly source: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

export interface NeverShown {
  /** Of elements. */
  readonly ids: readonly string[];
}

/** Reads a file for translators, and compares it with the texts of the widgets here. */
export interface ReadTextsTask {
  readonly kind: 'readTexts';
  readonly path: string;
  /** Of each widget the `PresentText`s. */
  readonly present: readonly { readonly id: string; readonly texts: Pieces }[];
  /** That the texts are imported into. */
  readonly language: string;
  /** Whether texts that are reviewed in the file become reviewed here; otherwise they are to be reviewed. */
  readonly mayReview: boolean;
}

/** What a file brings for one text. */
export interface ReadText {
  readonly key: TextKey;
  readonly verdict: TextVerdict;
  /** In the file, as `target`. */
  readonly source: string;
  readonly target: string;
  /** The state of the text if the file's is used. */
  readonly state: ComparedText['state'];
  readonly isOtherSource: boolean;
  readonly isReviewedSince: boolean;
  readonly isAsExported: boolean;
  /** JSON text of `ImportedText.Findings`, '' for none. */
  readonly findings: string;
  /** As they can be saved here; the first ones if there are very many. */
  readonly comments: readonly string[];
}

/** What a file brings for one widget. */
export interface ReadWidget<Texts = readonly ReadText[]> {
  /** SpotIdentifier: of the widget here, else as in the file. */
  readonly id: string;
  readonly name: string;
  /** As in a comparison. */
  readonly assumed?: string;
  /** In the order of the file; only the first unknown ones. */
  readonly texts: Texts;
  /** All of them. */
  readonly unknown: number;
}

/** What a file brings, or why it cannot be read. */
export type ReadTexts =
  | {
      readonly kind: 'read';
      readonly format: ReadFormat;
      /** '' if the file does not say. */
      readonly language: string;
      /** As in the file. */
      readonly otherSource: string | undefined;
      readonly widgets: readonly ReadWidget<Pieces>[];
    }
  | { readonly kind: 'broken'; readonly problem: ExchangeProblem };

/** Creates a file for translators. */
export interface WriteTextsTask {
  readonly kind: 'writeTexts';
  /** Of each widget the `ExchangeText`s. */
  readonly file: Omit<ExchangeFile, 'widgets'> & {
    readonly widgets: readonly (Omit<ExchangeWidget, 'texts'> & { readonly texts: Pieces })[];
  };
}

export interface WrittenTexts {
  /** UTF-8. */
  readonly content: Uint8Array<ArrayBuffer>;
}

/** A set of hidden elements, with Values that lead to it. */
export interface ShownState {
  readonly set: readonly (readonly [id: string, value: unknown])[];
  readonly hidden: readonly string[];
  /** What sets it apart from the most similar set of the other definition. Absent: nothing but what only this one has. */
  readonly hides?: readonly string[];
  readonly shows?: readonly string[];
  /** The date on which they do. Absent: today. */
  readonly today?: string | undefined;
}

/** Which sets of hidden elements only one of two definitions has. */
export interface RulesDifference {
  /** Whether it is proved that both show the same sets of settings. */
  readonly equal: boolean;
  readonly complete: boolean;
  /** Of the new definition, with its Ids; the first ones told. */
  readonly appear: { readonly count: number; readonly first: readonly ShownState[] };
  /** Of the old one. */
  readonly vanish: { readonly count: number; readonly first: readonly ShownState[] };
}

/** An ascData.json that is not the one among the files. */
export interface ChangedData {
  /** Its text in the package. */
  readonly source: string;
  /** JSON text of the Values that replace those in it. */
  readonly ownValues: string;
}

export interface CheckedFile extends PlacedFile {
  readonly sha256: string;
  /** bytes */
  readonly size: number;
}

/** A package that passed every check. */
export interface CheckedPackage {
  /** Hash of names and contents, sorted by name: independent of how and when the zip file was packed. */
  readonly hash: string;
  readonly spotIdentifier: string;
  readonly spotVersion: string;
  readonly numberOfSlots: number;
  readonly elementCount: number;
  /** That it is translated into, in order of first use. */
  readonly languages: readonly string[];
  /** Text of ascData.json. */
  readonly source: string;
  /** What the start page calls itself; undefined where it has no title. */
  readonly title: string | undefined;
  readonly files: readonly CheckedFile[];
  /** All findings that do not prevent using the package. */
  readonly findings: Finding[];
}

export type Verdict =
  | { readonly kind: 'sound'; readonly checked: CheckedPackage }
  | { readonly kind: 'invalid'; readonly findings: readonly Finding[] }
  | { readonly kind: 'spot-type-differs' };

export interface Archive {
  readonly sha256: string;
  /** bytes */
  readonly size: number;
}

/** What the worker checks against, passed when it starts. */
export interface WorkerSettings {
  readonly platform: Platform;
  readonly libraries: KnownLibraries;
}

export type TaskResult =
  | Verdict
  | Archive
  | RulesDifference
  | NeverShown
  | Overlaid
  | MergedText
  | Differences
  | Named
  | ReadTexts
  | WrittenTexts;

/** `failure`: of the disk, for example. An error loses its code on the way between threads. */
export type Reply =
  | { readonly result: TaskResult }
  | { readonly failure: { readonly message: string; readonly code: string } };
