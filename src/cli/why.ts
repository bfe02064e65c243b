import { existsSync } from 'node:fs';
import { explain } from '../lib/ascdata/conditions/explain.js';
import { elementsById, type ElementsById } from '../lib/ascdata/conditions/evaluate.js';
import { flipsOf, type Flip } from '../lib/ascdata/conditions/states/flips.js';
import { Visibility } from '../lib/ascdata/conditions/visibility.js';
import { DEFAULT_PLATFORM } from '../lib/ascdata/defaults.js';
import { registry } from '../lib/datatypes/registry.js';
import { readElements } from './definition.js';
import { jsonText, printable } from './frame.js';
import { pathsOrHere } from './input.js';
import type { Command } from './command.js';
import type { Io } from './io.js';
import { demandIds, demandValues, likelyId, settingsIn } from './settings.js';
import { choice, readArguments, UsageError } from './usage.js';

/** `ascdata why`. */
export const whyCommand: Command = { run };

/** The command's answer for an element. */
interface Why {
  readonly id: string;
  readonly hidden: boolean;
  readonly conditions: readonly {
    readonly target: string | null;
    readonly operator: string | null;
    readonly expected: unknown;
    readonly value: unknown;
    readonly met: boolean;
    /** Why it cannot be evaluated. */
    readonly problem?: string;
  }[];
  /** The ways to show it; none if it is shown. */
  readonly show: readonly Flip['changes'][];
  readonly hide: readonly Flip['changes'][];
  /** What else each of these ways shows and hides, in the same order. */
  readonly effects: readonly Pick<Flip, 'shows' | 'hides'>[];
}

/** `ascdata why`: why an element is hidden or shown, and what would change that. Returns the exit code. */
async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, {
    set: { type: 'string', multiple: true },
    format: { type: 'string' }
  });
  const format = choice('format', values.format, ['pretty', 'json']);
  const [id, ...before] = positionals.toReversed();
  const isFile = before.length === 0 && id !== undefined && existsSync(id);
  if (id === undefined || before.length > 1 || isFile) {
    throw new UsageError('Which element? ascdata why [file] <Id>');
  }
  const [file = ''] = await pathsOrHere(before);
  const settings = settingsIn(values.set);
  const elements = await readElements(file);
  demandIds([{ elements }], settings);
  demandValues(elements, settings, file, io);
  const byId = elementsById(elements);
  const element = byId.get(id);
  if (!element) throw new UsageError(`${file} has no element with the Id ${id}.${likelyId(id, byId.keys())}`);
  const hidden = new Visibility(elements, registry, settings, io).isHidden(id);
  const context = { today: io.today, platform: DEFAULT_PLATFORM };
  const flips = flipsOf(id, elements, registry, context, { values: settings });
  const changes = flips.map((flip) => flip.changes);
  const why: Why = {
    id,
    hidden,
    conditions: explain(element, byId, settings, registry, io).map((each) => ({
      target: each.targetId ?? null,
      operator: each.operator ?? null,
      expected: each.expected ?? null,
      value: each.value ?? null,
      met: each.met,
      ...(each.problem && { problem: each.problem })
    })),
    show: hidden ? changes : [],
    hide: hidden ? [] : changes,
    effects: flips.map(({ shows, hides }) => ({ shows, hides }))
  };
  io.out(format === 'json' ? jsonText(why) : printed(why, byId));
  return 0;
}

function printed(why: Why, byId: ElementsById): string {
  const name = byId.get(why.id)!.DisplayName;
  const called = name === why.id ? why.id : `${name} (${why.id})`;
  const conditions = why.conditions.map(({ target, operator, expected, value, met, problem }) => {
    const read = problem === undefined ? `it is ${JSON.stringify(value)}` : `cannot be evaluated: ${problem}`;
    return `  ${met ? 'met    ' : 'not met'}  ${target ?? '?'} ${operator ?? '?'} ${JSON.stringify(expected)}; ${read}`;
  });
  const ways = [...why.show, ...why.hide].map((changes, at) => {
    const set = changes.map(({ id, value }) => `${id} = ${JSON.stringify(value)}`).join(', then ');
    const { shows, hides } = why.effects[at]!;
    const also = [
      ...(shows.length > 0 ? [`also shows ${shows.join(', ')}`] : []),
      ...(hides.length > 0 ? [`also hides ${hides.join(', ')}`] : [])
    ];
    return `  ${set}: ${also.join('; ') || 'changes nothing else'}`;
  });
  const [shown, other] = why.hidden ? ['hidden', 'shown'] : ['shown', 'hidden'];
  const head = `${called} is ${shown}${reasonOf(why)}`;
  const change = ways.length > 0 ? `It would be ${other} with:` : `No Values make it ${other}.`;
  return [head, ...conditions, change, ...ways].map((line) => `${printable(line)}\n`).join('');
}

function reasonOf({ hidden, conditions }: Why): string {
  if (conditions.length === 0) return ': it has no conditions.';
  const [count, unmet] = [conditions.length, conditions.filter(({ met }) => !met).length];
  if (count === 1) return `: its condition is ${hidden ? '' : 'not '}met.`;
  if (hidden) return `: all ${count} conditions are met.`;
  if (unmet === count) return `: none of its ${count} conditions is met.`;
  return `: ${unmet} of its ${count} conditions ${unmet === 1 ? 'is' : 'are'} not met.`;
}
