import type { Draft } from '../api.js';
import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import { describe } from '../editor/changeSummary.js';
import type { EditorContext } from '../editor/context.js';
import type { EditorState } from '../editor/state.svelte.js';
import type { FieldNote } from '../editor/view.svelte.js';
import type { MessageLanguage } from '../language/languages.js';
import { loadTexts, type Texts } from '../messages/load.js';
import { draftClient, listDrafts } from './client.js';
import { dayInZone, whenInWords } from './stateLine.js';

/** Drafts mentioned in a form: nobody plans more for one widget. */
const MOST = 10;

/** Notes below fields that planned drafts change, by element Id; empty if the server does not answer. */
export async function plannedNotes(
  { session, state }: Pick<EditorContext, 'session' | 'state'>,
  language: MessageLanguage,
  words: DescribeContext
): Promise<ReadonlyMap<string, readonly FieldNote[]>> {
  const listed = await listDrafts(session.widgetId);
  const near = listed.ok ? listed.value.Drafts.filter(({ Here, State }) => Here && State === 'planned') : [];
  if (near.length === 0) return new Map();
  const [{ hint }, ...answers] = await Promise.all([
    loadTexts('drafts', language),
    ...near.slice(0, MOST).map(({ Id }) => draftClient(Id).read())
  ]);
  const drafts = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  return notesOf(drafts, { widgetId: session.widgetId, state, hint, words, language });
}

interface NoteWords {
  readonly widgetId: number;
  readonly state: Pick<EditorState, 'field'>;
  readonly hint: Texts<'drafts'>['hint'];
  readonly words: DescribeContext;
  readonly language: MessageLanguage;
}

/** The notes of these drafts, by start. */
export function notesOf(drafts: readonly Draft[], given: NoteWords): ReadonlyMap<string, readonly FieldNote[]> {
  const { widgetId, state, hint, words, language } = given;
  const notes = new Map<string, FieldNote[]>();
  for (const { Id, Name, Plan, Values } of drafts) {
    if (!Plan) continue;
    for (const cell of Values) {
      const field = cell.Widget === widgetId ? state.field(cell.Element) : undefined;
      if (!field) continue;
      const value = describe(field, 'Value' in cell ? cell.Value : field.initial, words);
      const text = sentenceOf(value, Plan, hint, language);
      notes.set(field.id, [...(notes.get(field.id) ?? []), { text, link: Name, href: `/drafts/${Id}` }]);
    }
  }
  return notes;
}

/** “14:00 from 24 Dec to 27 Dec:”; includes times within one day and without an end. */
function sentenceOf(
  value: string,
  { StartsAt, EndsAt, Zone }: NonNullable<Draft['Plan']>,
  hint: NoteWords['hint'],
  language: MessageLanguage
): string {
  if (EndsAt === null) return hint.from(value, whenInWords(StartsAt, Zone, language));
  // An end at midnight reads as the day before.
  const last = new Date(Date.parse(EndsAt) - 1).toISOString();
  const [first, end] = [StartsAt, last].map((utc) => dayInZone(utc, Zone, language));
  if (first !== end) return hint.between(value, first!, end!);
  return hint.between(value, whenInWords(StartsAt, Zone, language), whenInWords(EndsAt, Zone, language));
}
