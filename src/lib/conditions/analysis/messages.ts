import type { Flip } from '../../ascdata/conditions/states/flips.js';
import type { Unproved } from '../../ascdata/conditions/states/regions.js';
import type { RuleTest } from '../../ascdata/conditions/ruletests/format.js';
import type { TestResult } from '../../ascdata/conditions/ruletests/replay.js';
import type { Platform } from '../../ascdata/dataTypeModel.js';
import type { Finding } from '../../ascdata/findings.js';

/** What the page and the worker that analyses rules say to each other. */

/** Values as they cross the border: by Id. */
export type Entries = readonly (readonly [id: string, value: unknown])[];

/** The definition that all later questions are about. */
export interface DefinitionQuestion {
  readonly type: 'definition';
  /** ascData.json. */
  readonly source: string;
  /** ascdata.config.json of the package: how much findings count. */
  readonly settings?: string | undefined;
  /** The stored Values, where they differ from those in the file. */
  readonly stored: Entries;
  readonly today: string;
  readonly platform: Platform;
  /** Prove the rules and count the states. Absent: only answer later questions. */
  readonly prove: boolean;
}

export interface FlipsQuestion {
  readonly type: 'flips';
  readonly id: string;
  readonly tried: Entries;
}

/** Asks for the states of the group that an element belongs to. */
export interface StatesQuestion {
  readonly type: 'states';
  /** Of an element with a rule, or of a setting that rules read. */
  readonly id: string | undefined;
}

export interface TestsQuestion {
  readonly type: 'tests';
  readonly tests: readonly RuleTest[];
}

/** The source of tests: every state of the rules, or mistakes people could make in them. */
export type TestSource = 'states' | 'mistakes';

/** Makes tests that are not there yet. */
export interface MakingQuestion {
  readonly type: 'making';
  readonly from: TestSource;
  readonly existing: readonly RuleTest[];
}

export type Question = DefinitionQuestion | FlipsQuestion | StatesQuestion | TestsQuestion | MakingQuestion;

/** What is proved about the rules of a definition. */
export interface ProofAnswer {
  readonly findings: readonly Finding[];
  /** Ids that lock each other, group by group. */
  readonly locks: readonly (readonly string[])[];
  /** Ids about whose rules nothing could be claimed. */
  readonly unproved: readonly string[];
}

/** Settings and elements that no rule connects with others; they have states of their own. */
export interface CountedGroup {
  /** Ids of the settings that the rules read, in the author's order. */
  readonly settings: readonly string[];
  /** Ids of the elements that the rules hide, in the author's order. */
  readonly elements: readonly string[];
  /** undefined: not known. */
  readonly count: bigint | undefined;
  readonly complete: boolean;
}

/** How many states the form has. */
export interface CountAnswer {
  /** undefined: not known. */
  readonly count: bigint | undefined;
  readonly groups: readonly CountedGroup[];
  readonly complete: boolean;
  readonly unproved: readonly Unproved[];
}

export interface StateRow {
  /** What it changes of the stored Values. */
  readonly set: Entries;
  /** Per setting of the group, whether its Value makes no difference here. */
  readonly any: readonly boolean[];
  /** Per element of the group, whether it is hidden. */
  readonly hidden: readonly boolean[];
  /** The date on which these Values lead here. Absent: today. */
  readonly today?: string;
}

/** The states of one group, ordered by what they set; of more than can be listed those with the fewest changes. */
export interface StatesAnswer {
  /** Its place in `CountAnswer.groups`. */
  readonly group: number;
  readonly states: readonly StateRow[];
}

/** The generated tests. `tests` is undefined if there are too many states. */
export interface MakingAnswer {
  readonly type: 'making';
  readonly from: TestSource;
  readonly tests: readonly RuleTest[] | undefined;
}

export type Answer =
  | { readonly type: 'progress'; readonly done: number; readonly total: number }
  | ({ readonly type: 'proof' } & ProofAnswer)
  | ({ readonly type: 'count' } & CountAnswer)
  | { readonly type: 'flips'; readonly flips: readonly Flip[] }
  | ({ readonly type: 'states' } & StatesAnswer)
  | { readonly type: 'tests'; readonly results: readonly TestResult[] }
  | MakingAnswer;

/** `ticket`: which question it belongs to. */
export type Ticketed<T> = T & { readonly ticket: number };
