import type { TableStep } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Database, Writing } from '../platform/store/schema.js';
import type { StepRow } from '../platform/store/tables/saves.js';
import type { StepChange } from './cells.js';
import { DROPPED_CHANGES } from '../saves/obsolete.js';
import type { Saver } from '../saves/record.js';
import { stepNotFound } from './refusals.js';

/** Steps per template that can be undone. Older ones keep only their head, for the history. */
const MOST_STEPS = 50;

type Head = Pick<StepRow, 'id' | 'at' | 'by' | 'widgets' | 'cells'>;

/** Undone by ending the draft. */
const OF_DRAFTS = ['draft', 'draft-end'] as const;

const bodyOf = ({ id: Id, at: At, by: By, widgets: Widgets, cells: Cells }: Head): TableStep => ({
  Id,
  At,
  By,
  Widgets,
  Cells
});

/** The actor's last step of this template, unless undone. */
export async function lastStep(db: Database, actor: Actor, templateId: number): Promise<TableStep | null> {
  const row = await db
    .selectFrom('steps')
    .select(['id', 'at', 'by', 'widgets', 'cells', 'kind', 'undone_by'])
    .where('template_id', '=', templateId)
    .where('user_id', 'is not distinct from', actor.userId)
    .where('kind', 'not in', OF_DRAFTS)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.kind === 'table' && row.undone_by === null ? bodyOf(row) : null;
}

/** A step that can be undone. */
export interface UndoableStep {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly changes: readonly StepChange[];
}

/** @throws Refusal step-not-found */
export async function stepToUndo(db: Database, templateId: number, id: number): Promise<UndoableStep> {
  const row = await db
    .selectFrom('steps')
    .select(['at', 'changes', 'undone_by'])
    .where('id', '=', id)
    .where('template_id', '=', templateId)
    .where('kind', 'in', ['table', 'undo'])
    .executeTakeFirst();
  if (!row || row.undone_by !== null || row.changes === DROPPED_CHANGES) throw stepNotFound();
  return { id, at: row.at, changes: JSON.parse(row.changes) as StepChange[] };
}

interface NewStep {
  readonly templateId: number;
  readonly actor: Actor;
  /** ISO 8601. */
  readonly at: string;
  readonly changes: readonly StepChange[];
  /** The step it undoes. */
  readonly undoes: number | undefined;
  /** Whether the actor could undo all of it; otherwise it stays open for somebody who can. */
  readonly isWhole: boolean;
}

/** Stores what was saved together. @throws Refusal step-not-found if somebody else undid the same step */
export async function keepStep(writing: Writing, step: NewStep): Promise<TableStep> {
  const { templateId, actor, at, changes, undoes, isWhole } = step;
  const counts = { cells: changes.length, widgets: new Set(changes.map(({ widget }) => widget)).size };
  const { id } = await writing
    .insertInto('steps')
    .values({
      template_id: templateId,
      kind: undoes === undefined ? 'table' : 'undo',
      at,
      by: actor.name,
      user_id: actor.userId,
      changes: JSON.stringify(changes),
      ...counts,
      undone_by: null
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (undoes !== undefined && isWhole) {
    const undone = await writing
      .updateTable('steps')
      .set({ undone_by: id })
      .where('id', '=', undoes)
      .where('undone_by', 'is', null)
      .executeTakeFirst();
    if (Number(undone.numUpdatedRows) === 0) throw stepNotFound();
  }
  await dropOld(writing, templateId);
  return bodyOf({ id, at, by: actor.name, ...counts });
}

/** Stores, for the history, that a draft changed several widgets together. @returns the step's Id */
export async function keepStepOfDraft(
  writing: Writing,
  step: {
    readonly templateId: number;
    readonly kind: (typeof OF_DRAFTS)[number];
    readonly by: Saver;
    /** ISO 8601. */
    readonly at: string;
    readonly cells: number;
    readonly widgets: number;
  }
): Promise<number> {
  const { templateId: template_id, kind, by, at, cells, widgets } = step;
  const { id } = await writing
    .insertInto('steps')
    .values({
      template_id,
      kind,
      at,
      by: by.name,
      user_id: by.userId,
      changes: DROPPED_CHANGES,
      cells,
      widgets,
      undone_by: null
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Drops steps beyond the limit. */
export async function dropOld(writing: Writing, templateId: number): Promise<void> {
  const oldest = await writing
    .selectFrom('steps')
    .select('id')
    .where('template_id', '=', templateId)
    .orderBy('id', 'desc')
    .offset(MOST_STEPS)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await writing
    .updateTable('steps')
    .set({ changes: DROPPED_CHANGES })
    .where('template_id', '=', templateId)
    .where('id', '<=', oldest.id)
    .where('changes', '!=', DROPPED_CHANGES)
    .execute();
}
