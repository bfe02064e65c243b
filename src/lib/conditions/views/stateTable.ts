import type { MessageLanguage } from '../../language/languages.js';
import { numberFormat } from '../../language/formats.js';
import { numberInWords } from '../../language/numbers.js';
import { sameJson } from '../../datatypes/shared/equal.js';
import type { FieldState } from '../../form/field.svelte.js';
import type { CountedGroup, StateRow } from '../analysis/messages.js';
import type { Workspace } from '../workspace.svelte.js';

/** A column for an element that a rule hides: one of those the states differ in, or one that never changes. */
export interface Column {
  readonly field: FieldState;
  /** In `CountedGroup.elements`; undefined: it is the same in every state. */
  readonly place: number | undefined;
}

/** A state as it is listed. */
export interface ListedState {
  readonly number: number;
  readonly row: StateRow;
  /** Positions in the form of the elements that it hides. */
  readonly hidden: ReadonlySet<number>;
  readonly isStored: boolean;
  /** Whether a test expects exactly this of the group. */
  readonly isTested: boolean;
  /** Begins with another Value of the first setting than the one before. */
  readonly begins: boolean;
}

/** The states of a group as a table. */
export interface StateTable {
  readonly group: CountedGroup;
  readonly settings: readonly FieldState[];
  /** Too many settings for columns: each state lists its changes instead. */
  readonly isWide: boolean;
  readonly columns: readonly Column[];
  readonly states: readonly ListedState[];
}

/** Settings that have a column each. */
const MOST_SETTINGS = 10;

const keyOf = (hidden: readonly boolean[]): string => hidden.map(Number).join('');

/** The table of the group that the workspace looks at; undefined while it is not known. */
export function stateTable({
  states: answer,
  count,
  form,
  definition,
  storedHidden,
  tests
}: Workspace): StateTable | undefined {
  const group = answer && count?.groups[answer.group];
  if (!group) return undefined;
  const fieldsOf = (ids: readonly string[]): FieldState[] => ids.flatMap((id) => form.field(id) ?? []);
  const own = new Map(group.elements.map((id, place) => [id, place]));
  const inGroups = new Set(count.groups.flatMap(({ elements }) => elements));
  const near = new Set([...group.settings, ...group.elements]);
  const isConstant = (id: string): boolean =>
    !inGroups.has(id) &&
    (count.groups.length === 1 || (definition.reads.get(id)?.some((target) => near.has(target)) ?? false));
  const shown = [...definition.rules.keys()].filter((id) => own.has(id) || isConstant(id));
  const columns = fieldsOf(shown).map((field) => ({ field, place: own.get(field.id) }));
  const elsewhere = storedHidden.filter(({ id }) => !own.has(id)).map(({ index }) => index);
  const fields = fieldsOf(group.elements);
  const tested = new Set(
    tests.suite.tests.flatMap(({ shown, hidden }) =>
      shown === undefined && hidden ? [keyOf(group.elements.map((id) => hidden.includes(id)))] : []
    )
  );
  const first = answer.states.map((row) => valueIn(row, group, 0));
  return {
    group,
    settings: fieldsOf(group.settings),
    isWide: group.settings.length > MOST_SETTINGS,
    columns,
    states: answer.states.map((row, place) => ({
      number: place + 1,
      row,
      hidden: new Set([...elsewhere, ...fields.filter((_, at) => row.hidden[at]).map(({ index }) => index)]),
      isTested: tested.has(keyOf(row.hidden)),
      isStored: row.set.length === 0 && row.today === undefined,
      begins: place > 0 && !sameJson(first[place], first[place - 1])
    }))
  };
}

/** The Value that a state gives a setting; undefined for the stored one. */
export function valueIn({ set }: StateRow, { settings }: CountedGroup, place: number): unknown {
  return set.find(([id]) => id === settings[place])?.[1];
}

/** Whether this is what the form shows now. */
export function isCurrentState({ row }: ListedState, group: CountedGroup, workspace: Workspace): boolean {
  return group.elements.every((id, place) => workspace.form.field(id)?.hidden === row.hidden[place]);
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Larger numbers are not spelled out. */
const MOST_WRITTEN = 10n ** 12n;

/** A number of states: `1,234`, or `3.7 × 10⁴⁸`. */
export function largeNumber(count: bigint, language: MessageLanguage): string {
  if (count < MOST_WRITTEN) return numberInWords(count, language);
  const digits = String(count);
  const mantissa = Number(`${digits[0]}.${digits.slice(1, 3)}`);
  const exponent = [...String(digits.length - 1)].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');
  return `${numberFormat(language, { maximumFractionDigits: 1 }).format(mantissa)} × 10${exponent}`;
}
