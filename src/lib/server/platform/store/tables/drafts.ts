import type { Generated, Selectable } from 'kysely';

export interface DraftTables {
  drafts: DraftsTable;
  draft_values: DraftValuesTable;
  draft_people: DraftPeopleTable;
  draft_comments: DraftCommentsTable;
}

/** Values under a name that are not live, or are live for a time. */
export interface DraftsTable {
  id: Generated<number>;
  template_id: number;
  name: string;
  /** Name of the creator at that time; null: not known. */
  owner: string | null;
  owner_id: number | null;
  /** Counts changes of its Values. */
  version: number;
  /** A `DraftState`. */
  state: string;
  /** Local times of the zone; null: not planned, or without an end. */
  start_local: string | null;
  end_local: string | null;
  zone: string | null;
  /** `start_local` and `end_local` as instants, ISO 8601. */
  starts_at: string | null;
  ends_at: string | null;
  /** Who planned it or took it live: the save is in their name. */
  planner: string | null;
  planner_id: number | null;
  /** A `LastingBearer`: whose rights the plan has at its start. */
  planned_by: string | null;
  /** Counts drafts going live: if two hold a setting, the higher number wins. */
  live_order: number | null;
  /** JSON text of a `Label`: why it did not go live. */
  refused: string | null;
  /** SHA-256 of the token in its link. */
  link_hash: string | null;
  /** Until when the link works without an account. */
  guest_until: string | null;
  /** A `LastingBearer`: the link shows guests what they may read, and ends with them. */
  linked_by: string | null;
  /** How much it holds: Values, and their characters. */
  value_count: Generated<number>;
  characters: Generated<number>;
  created_at: string;
  deleted_at: string | null;
}

export type DraftRow = Selectable<DraftsTable>;

/** The Value of a draft for one setting of one widget. The widget may have been deleted since, and restored. */
export interface DraftValuesTable {
  draft_id: number;
  variant_id: number;
  element: string;
  /** JSON text; null: none of its own. */
  value: string | null;
  /** JSON text of the own Value that was edited; null: it had none. */
  base: string | null;
  /** While the draft is live, JSON text of `Held`; null: it holds nothing. */
  held: string | null;
  /** `draft` or `live`: which one wins in a conflict. */
  counts: string;
}

export type DraftValueRow = Selectable<DraftValuesTable>;

/** Who has looked at a draft. */
export interface DraftPeopleTable {
  draft_id: number;
  user_id: number;
  name: string;
  approved_version: number | null;
}

export interface DraftCommentsTable {
  id: Generated<number>;
  draft_id: number;
  text: string;
  /** null: on the whole draft. */
  element: string | null;
  at: string;
  by: string | null;
  user_id: number | null;
  /** 1: by somebody without an account. */
  guest: number;
  /** The link with which a guest made it; null: a colleague’s. */
  link_hash: string | null;
  /** 1: guests read it, too. */
  for_guests: Generated<number>;
  done_by: string | null;
}
