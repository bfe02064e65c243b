import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import { quoted } from '../language/quoted.js';
import { clauseWith, oppositeOf, type ClauseWords } from './explain/clauses.js';
import type { FieldState } from './field.svelte.js';
import type { EditorState } from './state.svelte.js';
import { labelOf } from './changeSummary.js';

/** How fields with the same label are told apart, in one language. */
export interface NameWords extends ClauseWords {
  /** "if “Mode” is “Forecast”": when this field is shown. */
  onlyIf(clause: string): string;
  withId(id: string): string;
  and(clauses: readonly string[]): string;
}

/** The fields of each label, by the language of the labels. */
const groups = new WeakMap<EditorState, Map<string, ReadonlyMap<string, readonly FieldState[]>>>();

/** The fields with this field's label, including itself. */
function twinsOf(field: FieldState, state: EditorState, words: DescribeContext): readonly FieldState[] {
  const known = groups.get(state) ?? new Map<string, ReadonlyMap<string, readonly FieldState[]>>();
  groups.set(state, known);
  let byLabel = known.get(words.contentLanguage);
  if (!byLabel) {
    byLabel = grouped(state.fields, words);
    known.set(words.contentLanguage, byLabel);
  }
  return byLabel.get(labelOf(field, words)) ?? [];
}

function grouped(fields: readonly FieldState[], words: DescribeContext): ReadonlyMap<string, readonly FieldState[]> {
  const byLabel = new Map<string, FieldState[]>();
  for (const field of fields) {
    const label = labelOf(field, words);
    const group = byLabel.get(label);
    if (group) group.push(field);
    else byLabel.set(label, [field]);
  }
  return byLabel;
}

/** What distinguishes a field from others with its label: the condition that shows it, otherwise its Id. '' if the label is unique. */
export function noteOf(field: FieldState, state: EditorState, words: DescribeContext, texts: NameWords): string {
  const twins = twinsOf(field, state, words);
  if (twins.length < 2) return '';
  const own = shownIf(field, state, words, texts);
  const isAlone = twins.every((twin) => twin === field || shownIf(twin, state, words, texts) !== own);
  return own !== undefined && isAlone ? own : texts.withId(field.id);
}

/** The same for a field in its place in the form: '' if no other field with its label is shown. */
export function noteBeside(field: FieldState, state: EditorState, words: DescribeContext, texts: NameWords): string {
  const isAlone = twinsOf(field, state, words).every((twin) => twin === field || twin.hidden);
  return isAlone ? '' : noteOf(field, state, words, texts);
}

/** When a field with one condition is shown; undefined if that takes more words, or names a field whose label is not unique. */
function shownIf(field: FieldState, state: EditorState, words: DescribeContext, texts: NameWords): string | undefined {
  const [found, more] = state.explain(field.id);
  const shows = found && !more ? oppositeOf(found) : undefined;
  const target = shows?.targetId === undefined ? undefined : state.field(shows.targetId);
  if (!shows || !target || twinsOf(target, state, words).length > 1) return undefined;
  return texts.onlyIf(clauseWith(shows, state, words, texts, (each) => quoted(labelOf(each, words), words.language)));
}

/** The field's name in a sentence: quoted, with what distinguishes it. */
export function nameOf(field: FieldState, state: EditorState, words: DescribeContext, texts: NameWords): string {
  return quoted(labelOf(field, words), words.language) + suffixOf(field, state, words, texts);
}

/** What follows a field's label outside the form if others share it; '' if it is unique. */
export function suffixOf(field: FieldState, state: EditorState, words: DescribeContext, texts: NameWords): string {
  const note = noteOf(field, state, words, texts);
  return note === '' ? '' : ` (${note})`;
}
