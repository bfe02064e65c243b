import type { Generated, Kysely, Selectable, Transaction } from 'kysely';
import type { CommentTables, PresetTables, WidgetTables } from './tables/widgets.js';
import type { DashboardTables } from './tables/dashboards.js';
import type { DraftTables } from './tables/drafts.js';
import type { InstanceTables } from './tables/instances.js';
import type { PeopleTables } from './tables/people.js';
import type { PlayerTables } from './tables/players.js';
import type { PictureTables } from './tables/pictures.js';
import type { SpotTables } from './tables/spots.js';
import type { SaveTables, StepTables } from './tables/saves.js';
import type { TextTables } from './tables/texts.js';

export type { ObjectKind, ObjectRow, SpotRow } from './tables/spots.js';
export type { TextRow } from './tables/texts.js';
export type { WidgetGroupRow } from './tables/widgets.js';

/** Content in the file store, by its hash. */
export interface FilesTable {
  sha256: string;
  size: number;
}

/** An uploaded package, unpacked. Never changed. */
export interface PackagesTable {
  id: Generated<number>;
  /** Hash over names and contents of the files, so that repacking the same files gives the same package. */
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
  /** Hash of the archive of a standard widget, so that a start opens only new archives. */
  archive_hash: string | null;
  /** 1: its package is one of a followed folder, whose next save goes on with the same version. */
  running: Generated<number>;
  /** JSON text of `string[]`: the external https origins its widgets may reach. */
  origins: Generated<string>;
  /** Counts changes of its texts. */
  texts_version: Generated<number>;
  /** Text of ascData.json with published texts; null: as in the package. */
  definition: string | null;
  /** Counts changes of its definition without a new package. */
  texts_published: Generated<number>;
  /** Languages it is translated into, as `|de|pt-br|`: their translators see its widgets. */
  languages: Generated<string>;
  /** Counts changes of its presets. */
  presets_version: Generated<number>;
  /** Counts changes of its drafts. */
  drafts_version: Generated<number>;
  created_at: string;
}

/** A widget: a template with its own Values. */
export interface VariantsTable {
  id: Generated<number>;
  template_id: number;
  name: string;
  /** JSON text of `{ "<Id>": Value }`: its own Values. Others are inherited, or the package's. */
  own_values: string;
  /** The variant it inherits Values from; that one inherits nothing. null: it inherits nothing. */
  inherits_id: number | null;
  /** What it inherited from until that was deleted for good, up to this save; null: nothing. */
  past_base_id: number | null;
  past_until: number | null;
  /** Counts its saves and those of the variant it inherits from. */
  version: number;
  created_at: string;
  changed_at: string;
  /** Name of the user who saved this version, at that time; null: not known, or the product itself. */
  changed_by: string | null;
  /** Its widget group; null: “Widget templates”. */
  group_id: number | null;
  /** JSON text of `SetAsideValue[]`: Values that no element of the package accepts; the latest last. */
  set_aside: Generated<string>;
  /** JSON text of `{ "<Id>": Trail }`: where own Values were in former packages, if pairs of elements do not tell. */
  trails: Generated<string>;
  /** Counts changes of the comments on its settings. */
  comments_version: Generated<number>;
  /** Counts changes of the names of its moments. */
  moments_version: Generated<number>;
  /** When it was deleted; null: it is not deleted. */
  deleted_at: string | null;
  /** Name of the user who deleted it, at that time; null: not known. */
  deleted_by: string | null;
  /** `trashKey` of its name and SpotIdentifier, while it is deleted. */
  deleted_key: string | null;
}

/** Facts about the store itself, for example that the demo catalogue was inserted. */
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

/** A single row that changes often. */
export interface RowName {
  readonly table: TableWithId;
  readonly id: number;
}
export type TemplateRow = Selectable<TemplatesTable>;
