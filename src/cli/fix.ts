import { join } from 'node:path';
import { fixText, type RemainingFinding, type AppliedFix } from '../lib/ascdata/conditions/fixes/fixText.js';
import type { Effect } from '../lib/ascdata/conditions/fixes/fixer.js';
import { effectIn, fixTitle, labelIn } from '../lib/ascdata/conditions/fixes/wording.js';
import { check, type FileCheckOptions } from '../lib/ascdata/check.js';
import { decode, parse } from '../lib/ascdata/document.js';
import { editText } from '../lib/ascdata/editText.js';
import { fieldOf } from '../lib/ascdata/conditions/evaluate.js';
import { valueAt } from '../lib/ascdata/elements.js';
import { pointerTokens, withConsequences, type Finding, type Fix } from '../lib/ascdata/findings.js';
import type { SeverityRules } from '../lib/ascdata/severitySettings.js';
import { registry } from '../lib/datatypes/registry.js';
import type { MessageLanguage } from '../lib/language/languages.js';
import { fixTexts } from '../lib/messages/fixes.js';
import { fileNamed } from '../lib/package/files.js';
import { printable } from './frame.js';
import type { Input } from './input.js';
import { stateRow } from './states.js';
import { UsageError } from './usage.js';
import { writeWhole } from './writeWhole.js';

/** What --fix did, or would do with --fix=all, in words and as JSON. */
export interface Fixes {
  readonly lines: readonly string[];
  readonly rows: { readonly fixed: readonly object[]; readonly left: readonly object[] };
  /** Writes the file, if anything changed. @throws UsageError it cannot be written */
  write(): Promise<void>;
}

/** What --fix goes by. */
interface FixContext {
  readonly rules: SeverityRules;
  /** Whether fixes that change what the form is or shows are made, too. */
  readonly all: boolean;
  readonly options: FileCheckOptions;
  readonly language: MessageLanguage;
}

/** Finds the fixes of the definition at a path. @throws UsageError it is inside a package */
export async function fixesOf(
  path: string,
  input: Input,
  { rules, all, options, language }: FixContext
): Promise<Fixes> {
  if (input.kind === 'package' && input.fileName !== undefined) {
    throw new UsageError(`${path} is a package; --fix writes an ascData.json. Unpack it, then check the folder.`);
  }
  const file = input.kind === 'definition' ? path : join(path, 'ascData.json');
  const bytes = input.kind === 'definition' ? input.bytes : fileNamed(input.files ?? [], 'ascData.json')?.bytes;
  const text = bytes && readable(bytes);
  if (text === undefined) {
    return { lines: [fixTexts(language).unfixable()], rows: { fixed: [], left: [] }, write: () => Promise.resolve() };
  }
  const ignores = (found: Finding, data: unknown): boolean => rules.severityOf(found, data) === 'off';
  const { text: placed, made: moved, left: others } = await fixOthers(text, options, { all, ignores });
  const { text: fixed, made, left: remaining } = fixText(placed, registry, options, { all, ignores });
  // What has no fix is among the findings that are printed afterwards.
  const left = remaining.filter(({ labels }) => labels.length > 0);
  const { data } = parse(text);
  const nameOf = ({ pointer }: Finding): string =>
    pointer.startsWith('/Elements/')
      ? String(fieldOf(valueAt(data, `/Elements/${pointerTokens(pointer)[1]}`), 'Id') ?? '?')
      : 'ascData.json';
  const otherRow = (found: FixableFinding) => ({ id: nameOf(found), code: found.code, pointer: found.pointer });
  return {
    lines: [
      ...moved.map((found) => otherLine('fixed', found, nameOf, language)),
      ...made.map((each) => madeLine(each, nameOf, language)),
      ...others.map((found) => otherLine('needsAll', found, nameOf, language)),
      ...left.map((each) => leftLine(each, nameOf, language))
    ],
    rows: {
      fixed: [
        ...moved.map((found) => ({ ...otherRow(found), fix: fixTitle(found.fix, language) })),
        ...made.map(({ found, label, effect }) => ({
          ...{ id: nameOf(found), code: found.code, pointer: found.pointer },
          ...{ fix: labelIn(label, language), effect: effectRow(effect) }
        }))
      ],
      left: [
        ...others.map((found) => ({ ...otherRow(found), fixes: [fixTitle(found.fix, language)] })),
        ...left.map(({ found, labels, effect }) => ({
          ...{ id: nameOf(found), code: found.code, pointer: found.pointer },
          fixes: labels.map((label) => labelIn(label, language)),
          ...(effect && { effect: effectRow(effect) })
        }))
      ]
    },
    write: () => (fixed === text ? Promise.resolve() : writeWhole(file, fixed))
  };
}

type FixableFinding = Finding & { readonly fix: Fix };

/** A fix may allow another one, such as an option moved into its place and then renamed. */
const MAX_ROUNDS = 10;

/** Makes the fixes of findings that are not about Conditions, where all are to be made. They change what a setting is. */
async function fixOthers(
  text: string,
  options: FileCheckOptions,
  { all, ignores }: { readonly all: boolean; readonly ignores: (found: Finding, data: unknown) => boolean }
): Promise<{ text: string; made: FixableFinding[]; left: FixableFinding[] }> {
  const made: FixableFinding[] = [];
  let fixed = text;
  for (let round = 0; ; round++) {
    const { findings } = await check(fixed, options);
    const { data } = parse(fixed);
    const fixable = withConsequences(findings).filter((each): each is FixableFinding => {
      return each.fix !== undefined && !OF_CONDITIONS.test(each.pointer) && !ignores(each, data);
    });
    if (!all || fixable.length === 0 || round === MAX_ROUNDS) return { text: fixed, made, left: fixable };
    // Several may move into the same new object, with one edit: one for each object in a round.
    const byObject = new Map(fixable.map((found) => [objectOf(found), found]));
    made.push(...byObject.values());
    fixed = editText(
      fixed,
      [...byObject.values()].flatMap(({ fix }) => fix.edits)
    );
  }
}

const OF_CONDITIONS = /^\/Elements\/\d+\/Options\/Conditions(?:\/|$)/;

/** The element, or the root. */
const objectOf = ({ pointer }: Finding): string => /^\/Elements\/\d+/.exec(pointer)?.[0] ?? '';

/** The text of these bytes, if writing it gives the same bytes; undefined otherwise, or if it is not JSON. */
function readable(bytes: Uint8Array): string | undefined {
  const { text, encoding, findings } = decode(bytes);
  const { data, findings: problems } = parse(text);
  return encoding === 'utf-8' && data !== undefined && findings.length + problems.length === 0 ? text : undefined;
}

type NameOf = (found: Finding) => string;

function madeLine({ found, label, effect }: AppliedFix, nameOf: NameOf, language: MessageLanguage): string {
  const sentence = fixTexts(language).fixed(nameOf(found), labelIn(label, language), effectText(effect, language));
  return printable(`${sentence} [${found.code}]`);
}

function otherLine(
  sentence: 'fixed' | 'needsAll',
  found: FixableFinding,
  nameOf: NameOf,
  language: MessageLanguage
): string {
  return printable(`${fixTexts(language)[sentence](nameOf(found), fixTitle(found.fix, language))} [${found.code}]`);
}

function leftLine({ found, labels, effect }: RemainingFinding, nameOf: NameOf, language: MessageLanguage): string {
  const texts = fixTexts(language);
  const fixes = labels.map((label) => labelIn(label, language)).join(' | ');
  const sentence =
    effect === undefined
      ? texts.choose(nameOf(found), fixes)
      : texts.needsAll(nameOf(found), fixes, effectText(effect, language));
  return printable(`${sentence} [${found.code}]`);
}

const effectText = (effect: Effect, language: MessageLanguage): string => effectIn(effect, language).join('; ');

function effectRow(effect: Effect): object | 'none' {
  if (effect === 'none') return effect;
  const { equal, complete, appear, vanish } = effect;
  return { equal, complete, appear: appear.map(stateRow), vanish: vanish.map(stateRow) };
}
