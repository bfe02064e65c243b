import type { Effect } from '../../ascdata/conditions/fixes/fixer.js';
import type { StatesDifference } from '../../ascdata/conditions/states/difference.js';
import type { Platform } from '../../ascdata/dataTypeModel.js';
import type { Edit } from '../../ascdata/editText.js';
import type { Finding, FixLabel } from '../../ascdata/findings.js';

/** What the page and the workers that look for fixes say to each other. A worker answers one question. */

export interface Definition {
  /** ascData.json. */
  readonly source: string;
  /** ascdata.config.json; undefined: none. */
  readonly settings: string | undefined;
  readonly today: string;
  readonly platform: Platform;
}

/** Looks for what mends each finding. */
export interface SearchQuestion extends Definition {
  readonly type: 'search';
  /** Position in `Elements` of the element whose findings come first. */
  readonly first: number | undefined;
}

/** A finding and the chosen remedy. */
export interface ChosenFix {
  readonly key: string;
  readonly remedy: number;
}

/** Works out what fixing everything would come to. */
export interface PlanQuestion extends Definition {
  readonly type: 'plan';
  /** Whether to include fixes that change what is shown. */
  readonly all: boolean;
  readonly picks: readonly ChosenFix[];
}

export type FixQuestion = SearchQuestion | PlanQuestion;

/** A way to mend a finding. */
export interface OfferedFix {
  readonly label: FixLabel;
  readonly edits: readonly Edit[];
  /** undefined: it changes what is shown; how is not known yet. */
  readonly effect: Effect | undefined;
}

/** A fix of a plan. */
export interface PlannedFix {
  /** What it is about, at the pointer of what it changes in the text that is edited. */
  readonly at: Pick<Finding, 'code' | 'pointer'>;
  readonly label: FixLabel;
  readonly effect: Effect;
}

export interface Plan {
  /** ascData.json with all of them. */
  readonly text: string;
  readonly made: readonly PlannedFix[];
  /** Their combined effect on what is shown. */
  readonly effect: StatesDifference;
  /** Findings that stay, with a remedy or without. */
  readonly left: number;
}

export type FixAnswer =
  | { readonly type: 'progress'; readonly done: number; readonly total: number }
  | { readonly type: 'fixes'; readonly key: string; readonly fixes: readonly OfferedFix[] }
  | { readonly type: 'searched' }
  | ({ readonly type: 'plan' } & Plan);

/** What a finding is known by, in one definition. */
export const keyOf = ({ code, pointer }: Pick<Finding, 'code' | 'pointer'>): string => `${code} ${pointer}`;
