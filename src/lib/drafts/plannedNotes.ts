import type { Draft, DraftValue } from '../api.js';
import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import { valueInSentence } from '../form/explain/clauses.js';
import type { FieldState } from '../form/field.svelte.js';
import type { FieldNote } from '../editor/view.svelte.js';
import type { MessageLanguage } from '../language/languages.js';
import { quoted } from '../language/quoted.js';
import { loadTexts, type Texts } from '../messages/load.js';
import { draftClient, listDrafts } from './client.js';
import { dayInZone, whenInWords } from './stateLine.js';

/** Drafts read for a form or a Table. */
const MOST = 10;

/** Where drafts are mentioned: a widget's form, or a template's Table. */
export interface NotedPlace {
  readonly widgetId: number;
  /** Shows all widgets of the template. */
  readonly isTable: boolean;
  /** The setting that a draft changes, and the Id of its notes; undefined: it is not shown here. */
  at(cell: Pick<DraftValue, 'Widget' | 'Element'>): Noted | undefined;
}

/** A setting with what is saved, and what it shows without a Value of its own. */
type Noted = Pick<FieldState, 'id' | 'model' | 'element' | 'saved' | 'initial'>;

/** Notes by Id of their setting, and what leads to the drafts that are not read for them; undefined: all are. */
export interface PlannedNotes {
  readonly notes: ReadonlyMap<string, readonly FieldNote[]>;
  readonly more: { readonly text: string; readonly href: string } | undefined;
}

/** Notes on settings that drafts change by plan, now or later; none if the server does not answer. */
export async function plannedNotes(
  place: NotedPlace,
  language: MessageLanguage,
  words: DescribeContext
): Promise<PlannedNotes> {
  const listed = await listDrafts(place.widgetId);
  const near = listed.ok
    ? listed.value.Drafts.filter((draft) => (place.isTable || draft.Here) && isPlanned(draft))
    : [];
  if (near.length === 0) return { notes: new Map(), more: undefined };
  const [{ hint }, ...answers] = await Promise.all([
    loadTexts('drafts', language),
    ...near.slice(0, MOST).map(({ Id }) => draftClient(Id).glance())
  ]);
  const drafts = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const more =
    near.length > MOST ? { text: hint.more(near.length - MOST), href: `/widgets/${place.widgetId}/drafts` } : undefined;
  return { notes: notesOf(drafts, { place, hint, words, language }), more };
}

/** Whether something comes by plan: its start, or its end. */
const isPlanned = ({ State, Plan }: Pick<Draft, 'State' | 'Plan'>): boolean =>
  State === 'planned' || (State === 'live' && Boolean(Plan?.EndsAt));

interface NoteWords {
  readonly place: Pick<NotedPlace, 'at'>;
  readonly hint: Texts<'drafts'>['hint'];
  readonly words: DescribeContext;
  readonly language: MessageLanguage;
}

/** The notes of these drafts, by start. */
export function notesOf(drafts: readonly Draft[], given: NoteWords): ReadonlyMap<string, readonly FieldNote[]> {
  const { place, hint, words, language } = given;
  const notes = new Map<string, FieldNote[]>();
  for (const { Id, Name, State, Plan, Values } of drafts) {
    if (!Plan) continue;
    for (const cell of Values) {
      const field = place.at(cell);
      if (!field) continue;
      const value = State === 'live' ? afterIn(cell, field) : 'Value' in cell ? cell.Value : field.initial;
      // Somebody has saved another Value since, or it is the same: nothing comes.
      if (State === 'live' && field.model.same(value, field.saved, field.element)) continue;
      const told = valueInSentence(field, value, words);
      const text = State === 'live' ? untilOf(told, Plan, hint, language) : sentenceOf(told, Plan, hint, language);
      notes.set(field.id, [
        ...(notes.get(field.id) ?? []),
        { text, link: quoted(Name, language), href: `/drafts/${Id}` }
      ]);
    }
  }
  return notes;
}

/** What a setting shows once a live draft has ended. */
const afterIn = (cell: DraftValue, { element }: Noted): unknown => ('Live' in cell ? cell.Live : element.Value);

/** live until 27 Dec, 00:00, then 19:00: */
const untilOf = (
  value: string,
  { EndsAt, StartsAt, Zone }: NonNullable<Draft['Plan']>,
  hint: NoteWords['hint'],
  language: MessageLanguage
): string => hint.until(whenInWords(EndsAt ?? StartsAt, Zone, language), value);

/** 14:00 from 24 Dec to 27 Dec: includes times within one day and without an end. */
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
