import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import type { FieldState } from '../editor/field.svelte.js';
import { madeUp, revealing } from '../editor/reveal.js';
import { valueInSentence } from '../editor/conditionClauses.js';
import type { EditorState } from '../editor/state.svelte.js';
import type { Texts } from '../messages/load.js';
import type { TextRow } from './row.svelte.js';

type Changes = readonly (readonly [id: string, value: unknown])[];
type Reasons = Texts<'editorNotices'>['reasons'];

/** What brings a text into the form, for now: scratch Values that are never stored. */
export interface Way {
  readonly changes: Changes;
  /** "Mode = Countdown, Size = large". */
  readonly text: string;
}

/** Texts that may break a pattern, besides those of the field itself. */
const BREAKING = ['?', '0', 'x'];

/**
 * The smallest change of Values that shows a text in the form: its setting made visible, an entry selected, a pattern broken so that its
 * description appears. Undefined: it is shown already, or nothing shows it.
 */
export async function wayTo(
  row: TextRow,
  form: EditorState,
  words: DescribeContext,
  { reasons, example }: { readonly reasons: Reasons; readonly example: string }
): Promise<Way | undefined> {
  const field = form.field(row.key.element);
  if (!field) return undefined;
  const revealed = field.hidden ? changesFor(field, form, words, reasons) : { changes: [] };
  if (!revealed) return undefined;
  const own = await ownChange(row, field, form);
  const all: Changes = own === undefined ? revealed.changes : [...revealed.changes, [field.id, own] as const];
  const parts = all.flatMap(([id, value]) => {
    const target = form.field(id);
    const isExample = revealed.isMadeUp && target !== field;
    return target ? [`${labelIn(target)} = ${isExample ? example : valueInSentence(target, value, words)}`] : [];
  });
  return all.length === 0 ? undefined : { changes: all, text: parts.join(', ') };
}

/** What shows a hidden field; with an example, where a person would have to choose an object or write a text. */
function changesFor(
  field: FieldState,
  form: EditorState,
  words: DescribeContext,
  reasons: Reasons
): { readonly changes: Changes; readonly isMadeUp?: true } | undefined {
  const found = revealing(field, form, words, reasons);
  if (!found) return undefined;
  if ('changes' in found) return found;
  const changes = madeUp(field, form)?.map(({ id, value }) => [id, value] as const);
  return changes && { changes, isMadeUp: true };
}

const labelIn = ({ element }: FieldState): string => element.DisplayName;

/** The Value of the text's own setting that shows it. */
async function ownChange({ key }: TextRow, field: FieldState, form: EditorState): Promise<unknown> {
  if (key.kind === 'entry') return field.value === key.entry ? undefined : key.entry;
  return key.kind === 'pattern' ? breaking(field, form) : undefined;
}

/** A Value that breaks the field's pattern; undefined: the present one does, or none was found. */
async function breaking({ value, element, model }: FieldState, form: EditorState): Promise<unknown> {
  const [first] = Array.isArray(value) ? (value as { Text?: unknown }[]) : [];
  const text = typeof first?.Text === 'string' ? first.Text : '';
  const context = form.contextFor(false);
  const isBroken = async (tried: unknown): Promise<boolean> => {
    model.check(tried, element, context);
    await context.patterns.settled();
    return model.check(tried, element, context).some(({ code }) => code === 'text-pattern');
  };
  if (await isBroken(value)) return undefined;
  for (const Text of [text.replace(/\{[^{}]*\}/g, ''), ...BREAKING, `${text}x`]) {
    const tried = [{ ...first, Text }];
    if (await isBroken(tried)) return tried;
  }
  return undefined;
}
