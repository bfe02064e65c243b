import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import type { FieldState } from '../form/field.svelte.js';
import { trialChanges, revealing } from '../form/explain/reveal.js';
import { valueInSentence, oppositeOf } from '../form/explain/clauses.js';
import { isLabelable } from '../form/inputs.js';
import type { EditorState } from '../form/state.svelte.js';
import type { Texts } from '../messages/load.js';
import type { TextRow } from './row.svelte.js';
import type { Catalogue } from '../api.js';
import { SELECTION_NAMES } from '../ascdata/dataTypeNames.js';
import type { AscElement, SelectionTypeName } from '../ascdata/types.js';
import { clauseOf } from '../form/explain/reasons.js';
import type { NameWords } from '../form/settingNames.js';

/** Sample Values with an object of the platform; empty for elements that hold no objects. */
type Examples = (element: AscElement) => Promise<readonly unknown[]>;

/** Objects to try: a condition may exclude one of them. */
const TRIED = 3;

/** Uses the first objects of the catalogue, one request per kind. A catalogue that does not answer counts as empty. */
export function examplesFrom(catalogue: Catalogue): Examples {
  const known = new Map<SelectionTypeName, Promise<readonly unknown[]>>();
  const read = async (kind: SelectionTypeName): Promise<readonly unknown[]> => {
    try {
      const { Items } = await catalogue.search({ kind, limit: TRIED });
      return Items.map(({ Id, Name, Guid }) => [{ Id, Name, ...(Guid !== undefined && { Guid }) }]);
    } catch {
      known.delete(kind);
      return [];
    }
  };
  return ({ DataType }) => {
    const kind = SELECTION_NAMES.find((name) => name === DataType);
    if (!kind) return Promise.resolve([]);
    const found = known.get(kind) ?? read(kind);
    known.set(kind, found);
    return found;
  };
}

type Changes = readonly (readonly [id: string, value: unknown])[];
type Reasons = Texts<'explanations'>['reasons'];

/** How to show a text in the form: trial Values that are never stored. */
export interface ShowingChange {
  readonly changes: Changes;
  /** "Mode = Countdown, Size = large"; empty: no Value has to change. */
  readonly text: string;
  /** No Value breaks the pattern, so its description is shown below the field anyway. */
  readonly isBelow?: true;
}

/** How trial Values are described, and the objects available for them. */
export interface Trying {
  readonly reasons: Reasons;
  /** Name for a made-up object. */
  readonly example: string;
  readonly examples: Examples;
}

/** Texts likely to break a pattern, besides the field's own. */
const BREAKING = ['?', '0', 'x'];

/**
 * The smallest change of Values that shows a text: makes its setting visible, selects an entry, or breaks a pattern so that its description
 * appears; a pattern nothing breaks shows it anyway. Undefined: it is shown already, or nothing shows it.
 */
export async function findShowingChange(
  row: TextRow,
  form: EditorState,
  words: DescribeContext,
  trying: Trying
): Promise<ShowingChange | undefined> {
  const field = form.field(row.key.element);
  if (!field) return undefined;
  const revealed: Awaited<ReturnType<typeof changesFor>> = field.hidden
    ? await changesFor(field, form, words, trying)
    : { changes: [] };
  if (!revealed) return undefined;
  const own = await ownChange(row, field, form);
  const all: Changes =
    own?.value === undefined ? revealed.changes : [...revealed.changes, [field.id, own.value] as const];
  const parts = all.flatMap(([id, value]) => {
    const target = form.field(id);
    const isExample = revealed.madeUp?.has(id) && target !== field;
    return target ? [`${labelIn(target)} = ${isExample ? trying.example : valueInSentence(target, value, words)}`] : [];
  });
  if (own && own.value === undefined) return { changes: all, text: parts.join(', '), isBelow: true };
  return all.length === 0 ? undefined : { changes: all, text: parts.join(', ') };
}

/** What shows a hidden field. Where a person would have to choose, uses an object of the catalogue, else a made-up object or text. */
async function changesFor(
  field: FieldState,
  form: EditorState,
  words: DescribeContext,
  { reasons, examples }: Pick<Trying, 'reasons' | 'examples'>
): Promise<{ readonly changes: Changes; readonly madeUp?: ReadonlySet<string> } | undefined> {
  const found = revealing(field, form, words, reasons);
  if (found === undefined || found === 'too-far') return undefined;
  if ('changes' in found) return found;
  const real = new Map([[found.ask.id, await examples(found.ask.element)]]);
  const better = revealing(field, form, words, reasons, real);
  if (typeof better === 'object' && 'changes' in better) return better;
  const changes = trialChanges(field, form);
  return (
    changes && {
      changes: changes.map(({ id, value }) => [id, value] as const),
      madeUp: new Set(changes.filter(({ isMadeUp }) => isMadeUp).map(({ id }) => id))
    }
  );
}

const labelIn = ({ element }: FieldState): string => element.DisplayName;

/** The Value of the text's own setting that shows it; without `value`: none was found. Undefined: the current one does. */
async function ownChange(
  { key }: TextRow,
  field: FieldState,
  form: EditorState
): Promise<{ value?: unknown } | undefined> {
  // A list shows the chosen entry only, radio buttons all of them.
  if (key.kind === 'entry')
    return field.value === key.entry || !isLabelable(field.element.DataType) ? undefined : { value: key.entry };
  return key.kind === 'pattern' ? breaking(field, form) : undefined;
}

/** A Value that breaks the field's pattern. */
async function breaking(
  { value, element, model }: FieldState,
  form: EditorState
): Promise<{ value?: unknown } | undefined> {
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
    if (await isBroken(tried)) return { value: tried };
  }
  return {};
}

/**
 * What shows an element, in words: one of these has to be the case. Undefined where no Values hide it: it has no Conditions, or one
 * that cannot be evaluated. Names and entries are in the language of the sources.
 */
export function showingClauses(
  id: string,
  form: EditorState,
  words: DescribeContext,
  texts: NameWords
): readonly string[] | undefined {
  const conditions = form.explain(id);
  const shown = conditions.flatMap((condition) => oppositeOf(condition) ?? []);
  if (conditions.length === 0 || shown.length < conditions.length) return undefined;
  const inSource = { ...words, contentLanguage: '' };
  return [...new Set(shown.map((condition) => clauseOf(condition, form, inSource, texts)))];
}
