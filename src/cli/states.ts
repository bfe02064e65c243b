import {
  expanded,
  MAX_LISTED,
  statesOf,
  type FormState,
  type FormStates
} from '../lib/ascdata/conditions/states/states.js';
import { analyse } from '../lib/ascdata/conditions/analyse.js';
import { DEFAULT_PLATFORM } from '../lib/ascdata/defaults.js';
import { isRecord, own } from '../lib/ascdata/elements.js';
import { errorsOf, type Finding, type FindingCode } from '../lib/ascdata/findings.js';
import { messageOf } from '../lib/ascdata/wording.js';
import { registry } from '../lib/datatypes/registry.js';
import { collectUsageErrors, readDefinition, reportUsageErrors } from './definition.js';
import { jsonText, printable } from './frame.js';
import { pathsOrHere } from './input.js';
import type { Command } from './command.js';
import type { Io } from './io.js';
import { choice, readArguments, numberFrom, type UsageError } from './usage.js';

/** `ascdata states`. */
export const statesCommand: Command = { run };

/** Errors of conditions that can be evaluated. */
const WHOLE: ReadonlySet<FindingCode> = new Set<FindingCode>(['conditions-lock', 'condition-self']);

/**
 * `ascdata states`: every set of hidden elements that Values can produce. Names files that cannot be read on stderr, and
 * answers for the others. Returns the exit code.
 */
async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, { format: { type: 'string' }, expand: { type: 'string' } });
  const format = choice('format', values.format, ['pretty', 'json']);
  const limit = numberFrom(1, 'expand', values.expand) ?? MAX_LISTED;
  const wrong: UsageError[] = [];
  for (const file of await pathsOrHere(positionals)) {
    await collectUsageErrors(wrong, async () => {
      const { data, elements } = await readDefinition(file);
      const context = { today: io.today, platform: DEFAULT_PLATFORM };
      const form = statesOf(elements, registry, context, { limit: Math.max(limit, MAX_LISTED) });
      const listed = expanded(form, limit).states;
      const problems = brokenConditions(data, io);
      if (format === 'json') {
        const rows = problems.map((found) => ({ code: found.code, pointer: found.pointer, message: messageOf(found) }));
        io.out(jsonText({ file, ...rowOf(form, listed), ...(rows.length > 0 && { problems: rows }) }));
      } else io.out(printed(file, form, listed, problems));
    });
  }
  return reportUsageErrors(wrong, io);
}

/** Why conditions cannot be evaluated: they hide nothing. */
function brokenConditions(data: unknown, io: Io): Finding[] {
  const elements = isRecord(data) ? own(data, 'Elements') : undefined;
  return errorsOf(analyse(elements, registry, io, undefined)).filter(({ code }) => !WHOLE.has(code));
}

/** One line of `--format json`. */
function rowOf(form: FormStates, listed: readonly FormState[]): object {
  const reason = reasonOf(form);
  return {
    complete: form.complete,
    count: numberOf(form.count),
    states: listed.map(stateRow),
    ...(form.groups.length > 1 && { components: form.groups.map(componentRow) }),
    ...(reason !== undefined && { reason })
  };
}

/** What leads to a state, in words. */
export function stateName({ set, today }: FormState): string {
  const changes = [...set].map(([id, value]) => `${id} = ${JSON.stringify(value)}`);
  return [...(today === undefined ? [] : [`on ${today}`]), ...changes].join(', ') || 'as it is';
}

/** A state as JSON. */
export function stateRow({ set, hidden, today }: FormState): object {
  return { set: Object.fromEntries(set), hidden, ...(today !== undefined && { today }) };
}

function componentRow({ settings, elements, states, complete, count }: FormStates['groups'][number]): object {
  const all = Array.from({ length: states.length }, (_, place) => stateRow(states.at(place)));
  return { settings, elements, complete, count: numberOf(count), states: all };
}

/** As a number if it is exact. */
function numberOf(count: bigint | undefined): number | string | null {
  if (count === undefined) return null;
  return count <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(count) : String(count);
}

/** Why not every state is known or listed; undefined if all are. */
function reasonOf({ complete, groups, unproved }: FormStates): string | undefined {
  if (complete) return undefined;
  const settings = (why: string): string => named(unproved.filter((each) => each.why === why).map(({ id }) => id));
  const parts = groups
    .filter((group) => !group.complete)
    .map((group) => {
      const all = group.count === undefined ? 'more than can be counted' : String(group.count);
      return `the first ${group.states.length} of ${all} states in which ${named(group.settings)} matter`;
    });
  if (unproved.some(({ why }) => why === 'values')) {
    parts.push(`rules tell more Values of ${settings('values')} apart than can be listed: tried are those they name`);
  }
  if (unproved.some(({ why }) => why === 'dates')) {
    parts.push(`rules on ${settings('dates')} name more dates than can be tried together`);
  }
  return parts.join('; ');
}

/** Some Ids in a sentence. */
function named(ids: readonly string[]): string {
  const shown = ids.slice(0, 3).join(', ');
  return ids.length > 3 ? `${shown} and ${ids.length - 3} more` : shown;
}

function printed(file: string, form: FormStates, listed: readonly FormState[], problems: readonly Finding[]): string {
  const count = form.count === undefined ? `${listed.length} or more` : String(form.count);
  const product =
    form.groups.length > 1 && form.groups.every((group) => group.count !== undefined)
      ? ` (${form.groups.map((group) => group.count).join(' × ')})`
      : '';
  const head = `${file}: ${count} ${form.count === 1n ? 'state' : 'states'}${product}`;
  const reason = reasonOf(form);
  const lines = listed.map((state) => {
    const { hidden } = state;
    return `  ${stateName(state)}: ${hidden.length > 0 ? `hidden ${hidden.join(', ')}` : 'nothing hidden'}`;
  });
  const left = form.count === undefined ? 0n : form.count - BigInt(listed.length);
  const more =
    left <= 0n
      ? []
      : [
          `  … ${left} more; --expand ${form.count! < 10_000n ? form.count : 10_000} lists ${form.count! < 10_000n ? 'them' : 'more of them'}`
        ];
  const notes = reason === undefined ? [] : [`  Not complete: ${reason}.`];
  const broken = problems.map((found) => `  Problem: ${messageOf(found)}`);
  return [head, ...lines, ...more, ...notes, ...broken].map((line) => `${printable(line)}\n`).join('');
}
