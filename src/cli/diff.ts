import { differenceOf, MAX_TOLD, type StatesDifference } from '../lib/ascdata/conditions/states/difference.js';
import { DEFAULT_PLATFORM } from '../lib/ascdata/defaults.js';
import { registry } from '../lib/datatypes/registry.js';
import { MESSAGE_LANGUAGES, type MessageLanguage } from '../lib/language/languages.js';
import type { Change, Comparison, PackageVersion } from '../lib/package/compare/changes.js';
import { comparePackages } from '../lib/package/compare/compare.js';
import { weightOf } from '../lib/package/compare/nextVersion.js';
import { detailOf, sentenceOf } from '../lib/package/compare/sentences.js';
import { sha256 } from '../lib/package/hash.js';
import { readDefinition, type Definition } from './definition.js';
import { jsonText, printable } from './frame.js';
import type { Command } from './command.js';
import type { Io } from './io.js';
import { stateName, stateRow } from './states.js';
import { choice, readArguments, UsageError } from './usage.js';

/** `ascdata diff`. */
export const diffCommand: Command = { run };

/** `ascdata diff`: what Replace reports for two versions, and what their rules can show. Returns the exit code. */
async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, {
    format: { type: 'string' },
    language: { type: 'string' },
    'fail-on': { type: 'string' }
  });
  const failsOn = values['fail-on'] === undefined ? undefined : FAILING[choice('fail-on', values['fail-on'], FAIL_ON)];
  const format = choice('format', values.format, ['pretty', 'json']);
  const language = choice('language', values.language, MESSAGE_LANGUAGES);
  const [old, fresh, ...others] = positionals;
  if (old === undefined || fresh === undefined || others.length > 0) {
    throw new UsageError('Which two versions? ascdata diff <old> <new>');
  }
  const [before, after] = [await readDefinition(old), await readDefinition(fresh)];
  // A definition alone says nothing about files.
  const haveFiles = before.files !== undefined && after.files !== undefined;
  const [oldVersion, newVersion] = [await versionOf(before, haveFiles), await versionOf(after, haveFiles)];
  const comparison = comparePackages(oldVersion, newVersion, [], io);
  const newIds = new Map(comparison.pairs.map((pair) => [pair.before, pair.after]));
  const context = { today: io.today, platform: DEFAULT_PLATFORM };
  const conditions = differenceOf(before.elements, after.elements, newIds, registry, context);
  if (format === 'json') io.out(jsonText({ ...comparison, conditions: conditionsRow(conditions) }));
  else io.out(printed(comparison, conditions, language));
  const found = failsOn ? comparison.changes.filter(failsOn) : [];
  const named = found.map((change) => `  ${printable(sentenceOf(change, language))}\n`).join('');
  if (found.length > 0) io.err(`ascdata: --fail-on ${values['fail-on']}:\n${named}`);
  return found.length > 0 ? 1 : 0;
}

const FAIL_ON = ['set-aside', 'breaking'] as const;
const SETTING_ASIDE: readonly Change['code'][] = ['element-removed', 'element-retyped', 'rule-narrowed'];
const FAILING: Readonly<Record<(typeof FAIL_ON)[number], (change: Change) => boolean>> = {
  'set-aside': ({ code }) => SETTING_ASIDE.includes(code),
  breaking: (change) => weightOf(change) === 'breaking'
};

async function versionOf({ data, files = [] }: Definition, withFiles: boolean): Promise<PackageVersion> {
  const listed = withFiles ? files : [];
  const versions = listed.map(async ({ name, bytes }) => ({ name, sha256: await sha256(bytes), size: bytes.length }));
  return { ascData: data, files: await Promise.all(versions) };
}

function conditionsRow({ equal, complete, appear, vanish }: StatesDifference): object {
  return { equal, complete, appear: appear.map(stateRow), vanish: vanish.map(stateRow) };
}

function printed(
  { changes }: Comparison,
  { equal, complete, appear, vanish }: StatesDifference,
  language: MessageLanguage
): string {
  const changed = changes.map((change) => {
    const detail = detailOf(change);
    return `  ${sentenceOf(change, language)}${detail === '' ? '' : ` (${detail})`}`;
  });
  const states = [
    ...appear.slice(0, MAX_TOLD).map((state) => ['appears', state] as const),
    ...vanish.slice(0, MAX_TOLD).map((state) => ['vanishes', state] as const)
  ];
  const untold = appear.length + vanish.length - states.length;
  const rows = states.map(([what, state]) => {
    const { hidden } = state;
    return `  ${what}: ${hidden.length > 0 ? `hidden ${hidden.join(', ')}` : 'nothing hidden'} (${stateName(state)})`;
  });
  if (untold > 0) rows.push(`  and ${untold} ${untold === 1 ? 'other' : 'others'}`);
  const verdict = equal
    ? 'Conditions: proved equal; both show the same for values of the package and entered ones.'
    : `Conditions: ${appear.length} ${appear.length === 1 ? 'state appears' : 'states appear'}, ${vanish.length} ${vanish.length === 1 ? 'vanishes' : 'vanish'}${complete ? '.' : '; there are too many states to compare all.'}`;
  const head =
    changes.length === 0 ? 'No changes.' : `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}:`;
  return [head, ...changed, verdict, ...rows].map((line) => `${printable(line)}\n`).join('');
}
