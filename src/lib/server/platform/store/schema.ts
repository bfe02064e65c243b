import type { Generated, Kysely, Selectable, Transaction } from 'kysely';
import type { CommentTables } from './tables/comments.js';
import type { DashboardTables } from './tables/dashboards.js';
import type { DraftTables } from './tables/drafts.js';
import type { InstanceTables } from './tables/instances.js';
import type { PeopleTables } from './tables/people.js';
import type { PlayerTables } from './tables/players.js';
import type { PictureTables } from './tables/pictures.js';
import type { PresetTables } from './tables/presets.js';
import type { SpotTables } from './tables/spots.js';
import type { SaveTables } from './tables/saves.js';
import type { StepTables } from './tables/steps.js';
import type { TextTables } from './tables/texts.js';
import type { WidgetTables } from './tables/widgets.js';

export type { ObjectKind, ObjectRow, SpotRow } from './tables/spots.js';
export type { TextRow } from './tables/texts.js';
export type { WidgetGroupRow } from './tables/widgets.js';

/** Content that lies in the file store under its hash. */
export interface FilesTable {
  sha256: string;
  size: number;
}

/** A package as it was uploaded, taken apart. Never changed once it is there. */
export interface PackagesTable {
  id: Generated<number>;
  /** Over names and contents of the files, so that packing the same files again gives the same package. */
  hash: string;
  spot_identifier: string;
  spot_version: string;
  number_of_slots: number;
  element_count: number;
  /** Text of ascData.json. */
  source: string;
  created_at: string;
}

export interface PackageFilesTable {
  package_id: number;
  position: number;
  name: string;
  sha256: string;
}

export interface TemplatesTable {
  id: Generated<number>;
  spot_identifier: string;
  package_id: number;
  /** 1: ships with the product. */
  standard: number;
  /** Hash of the archive a standard widget came from, so that a start without news opens no archive. */
  archive_hash: string | null;
  /** JSON text of `string[]`: the outside https origins its widgets may reach. */
  origins: Generated<string>;
  /** Counts what is done to its texts. */
  texts_version: Generated<number>;
  /** Text of ascData.json with published texts; null: as it stands in the package. */
  definition: string | null;
  /** Counts what is done to its definition without another package. */
  texts_published: Generated<number>;
  /** That it is translated into now, as `|de|pt-br|`: who translates one of them sees its widgets. */
  languages: Generated<string>;
  /** Counts what is done to its presets. */
  presets_version: Generated<number>;
  /** Counts what is done to its drafts. */
  drafts_version: Generated<number>;
  created_at: string;
}

/** A widget: a template with Values of its own. */
export interface VariantsTable {
  id: Generated<number>;
  template_id: number;
  name: string;
  /** JSON text of `{ "<Id>": Value }`: its own. What is not in it is inherited, else the package's. */
  own_values: string;
  /** The variant whose own Values it shows where it has none itself; that one inherits nothing. null: it inherits nothing. */
  inherits_id: number | null;
  /** What it inherited from until that was deleted for good, up to this save of its own; null: nothing. */
  past_base_id: Generated<number | null>;
  past_until: Generated<number | null>;
  /** Counts saves, and those of the variant it inherits from. */
  version: number;
  created_at: string;
  changed_at: string;
  /** Name of who saved this version, as it was then; null: not known, or the product itself. */
  changed_by: string | null;
  /** The widget group it stands in. null: “Widget templates”. */
  group_id: number | null;
  /** JSON text of `SetAsideValue[]`: what no element of the package takes; the latest last. */
  set_aside: Generated<string>;
  /** JSON text of `{ "<Id>": Trail }`: where own Values stood in former packages, as far as pairs of elements do not tell. */
  trails: Generated<string>;
  /** Counts what is done to the comments on its settings. */
  comments_version: Generated<number>;
  /** Counts what is done to the names of its moments. */
  moments_version: Generated<number>;
  /** Since when it can only be restored. null: it is not deleted. */
  deleted_at: string | null;
  /** Name of who deleted it, as it was then; null: not known. */
  deleted_by: string | null;
  /** `trashKey` of its name and SpotIdentifier, while it is deleted. */
  deleted_key: string | null;
}

/** Small facts about the store itself, for example that the demo catalogue was inserted. */
export interface FactsTable {
  name: string;
  value: string;
}

export interface Tables
  extends
    SpotTables,
    PeopleTables,
    PlayerTables,
    PictureTables,
    InstanceTables,
    DashboardTables,
    WidgetTables,
    TextTables,
    StepTables,
    DraftTables,
    SaveTables,
    PresetTables,
    CommentTables {
  files: FilesTable;
  packages: PackagesTable;
  package_files: PackageFilesTable;
  templates: TemplatesTable;
  variants: VariantsTable;
  facts: FactsTable;
  migrations: { number: number; name: string; applied_at: string };
}

export type Database = Kysely<Tables>;
export type Writing = Transaction<Tables>;
type TableWithId = { [Name in keyof Tables]: 'id' extends keyof Tables[Name] ? Name : never }[keyof Tables];

/** One row that is changed by itself, again and again. */
export interface RowName {
  readonly table: TableWithId;
  readonly id: number;
}
export type PackageRow = Selectable<PackagesTable>;
export type TemplateRow = Selectable<TemplatesTable>;
