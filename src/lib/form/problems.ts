import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import { pointerTokens, type Finding } from '../ascdata/findings.js';
import { textOf } from '../ascdata/translations.js';
import type { FindingFormatter } from '../ascdata/findingFormatter.js';
import { modelOf } from '../datatypes/registry.js';
import type { FieldState } from './field.svelte.js';

/** A problem with a Value. Only errors block saving. */
export interface Problem {
  readonly error: boolean;
  readonly text: string;
}

/** Names of the parts of a Value. */
export interface PartWords {
  readonly from: string;
  readonly to: string;
  text(position: number): string;
}

/**
 * The problems of a field: first the page's own checks, then what only the server refused. Equal sentences appear once; if a Value has
 * several parts, the one at fault is named. An unusual spelling of a usable Value is not a problem here.
 */
export function problemsOf(
  field: FieldState,
  words: DescribeContext,
  parts: PartWords,
  say: FindingFormatter
): Problem[] {
  const findings = explained(field);
  const own = findings
    .filter(({ code }) => code !== 'value-spelling')
    .map((found) => ({
      error: found.severity === 'error',
      text: [partAt(found.pointer, field, parts), sentence(found, field, words, say)].filter(Boolean).join(': ')
    }));
  const said = new Set(findings.map((found) => found.code as string));
  const refused = field.refusals.filter(({ code }) => !said.has(code)).map(({ text }) => ({ error: true, text }));
  const texts = new Set<string>();
  return [...own, ...refused].filter(({ text }) => !texts.has(text) && texts.add(text));
}

/** The findings of a field, as its model says them. */
function explained({ element, value, findings }: FieldState): readonly Finding[] {
  if (!findings.some(({ code }) => code === 'value-type')) return findings;
  const fault = modelOf(element).explain?.(value, element);
  return fault ? [fault] : findings;
}

/** The part of a Value that a pointer leads to; undefined for the whole, or where there is only one. */
function partAt(pointer: string, { value }: FieldState, parts: PartWords): string | undefined {
  const [part] = pointerTokens(pointer);
  if (part === 'From') return parts.from;
  if (part === 'To') return parts.to;
  const isOneOfSeveral = part !== undefined && Array.isArray(value) && value.length > 1;
  return isOneOfSeveral ? parts.text(Number(part) + 1) : undefined;
}

/** The finding's sentence. A description that the author wrote (`textKey`) is shown in the language of the widget's texts. */
function sentence(found: Finding, field: FieldState, words: DescribeContext, say: FindingFormatter): string {
  const { description, textKey } = found.params;
  if (typeof description !== 'string' || typeof textKey !== 'string') return say(found);
  const translated = textOf(field.element, textKey, description, words.contentLanguage);
  return say({ code: found.code, params: { ...found.params, description: translated } });
}
