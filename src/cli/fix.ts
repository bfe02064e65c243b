import { join } from 'node:path';
import { fixText, type RemainingFinding, type AppliedFix } from '../lib/ascdata/conditions/fixes/fixText.js';
import type { Effect } from '../lib/ascdata/conditions/fixes/fixer.js';
import { effectIn, labelIn } from '../lib/ascdata/conditions/fixes/wording.js';
import type { CompareContext } from '../lib/ascdata/dataTypeModel.js';
import { decode, parse } from '../lib/ascdata/document.js';
import type { StatesContext } from '../lib/ascdata/conditions/states/network.js';
import { fieldOf } from '../lib/ascdata/conditions/evaluate.js';
import { valueAt } from '../lib/ascdata/elements.js';
import { pointerTokens, type Finding } from '../lib/ascdata/findings.js';
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

/** Finds the fixes of the definition at a path. @throws UsageError it is inside a package */
export function fixesOf(
  path: string,
  input: Input,
  rules: SeverityRules,
  all: boolean,
  context: CompareContext & StatesContext,
  language: MessageLanguage
): Fixes {
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
  const { text: fixed, made, left } = fixText(text, registry, context, { all, ignores });
  const { data } = parse(text);
  const nameOf = ({ pointer }: Finding): string =>
    String(fieldOf(valueAt(data, `/Elements/${pointerTokens(pointer)[1]}`), 'Id') ?? '?');
  return {
    lines: [
      ...made.map((each) => madeLine(each, nameOf, language)),
      ...left.map((each) => leftLine(each, nameOf, language))
    ],
    rows: {
      fixed: made.map(({ found, label, effect }) => ({
        ...{ id: nameOf(found), code: found.code, pointer: found.pointer },
        ...{ fix: labelIn(label, language), effect: effectRow(effect) }
      })),
      left: left.map(({ found, labels, effect }) => ({
        ...{ id: nameOf(found), code: found.code, pointer: found.pointer },
        fixes: labels.map((label) => labelIn(label, language)),
        ...(effect && { effect: effectRow(effect) })
      }))
    },
    write: () => (fixed === text ? Promise.resolve() : writeWhole(file, fixed))
  };
}

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
