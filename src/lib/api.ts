import type { Finding } from './ascdata/findings.js';
import type { Platform } from './ascdata/dataTypeModel.js';
import type { SelectionTypeName } from './ascdata/types.js';
import type { Change, Comparison, Label } from './package/compare/changes.js';
import type { OutcomeKind, SetAsideValue, ValueOutcome } from './package/compare/outcomes.js';

/** Shapes that travel between server and browser. Types only, so that neither side pulls in the other. */

export type * from './api/people.js';

/** One entry of the start page. */
export interface WidgetSummary {
  id: number;
  name: string;
  /** The template's SpotIdentifier and SpotVersion. */
  spotIdentifier: string;
  spotVersion: string;
  templateId: number;
  /** From a package that ships with the product. */
  standard: boolean;
  numberOfSlots: number;
  elementCount: number;
  /** Counts saves; the ETag of the Values is `"<version>"`. */
  version: number;
  /** The outside https origins that its template may reach. */
  origins: string[];
  /** The widget group it stands in; null: “Widget templates”. */
  groupId: number | null;
  groupName: string | null;
  /** ISO 8601, UTC */
  changedAt: string;
}

/** A widget in the Trash. */
export interface DeletedWidget extends WidgetSummary {
  /** ISO 8601, UTC */
  deletedAt: string;
  /** Name of who deleted it; null: not known. */
  deletedBy: string | null;
  /** ISO 8601, UTC; then it goes for good. */
  restorableUntil: string;
}

/** A widget in the Trash, with what is gone once it is deleted for good. */
export interface DeletedWidgetDetails extends DeletedWidget {
  /** The dashboards that have a tile for it. */
  uses: WidgetUses;
  /** Its template and package go with it. */
  lastOfTemplate: boolean;
}

/** A dashboard in the Trash. */
export interface DeletedDashboard {
  Id: number;
  Name: string;
  Shared: boolean;
  /** ISO 8601, UTC */
  DeletedAt: string;
  /** Name of who deleted it; null: not known. */
  DeletedBy: string | null;
  /** ISO 8601, UTC; then it goes for good. */
  RestorableUntil: string;
}

/** What is said at the address of something in the Trash, to whom was allowed to see it. */
export interface InTrash {
  kind: 'widget' | 'dashboard';
  name: string;
  /** Name of who deleted it; null: not known. */
  deletedBy: string | null;
  /** ISO 8601, UTC; then it goes for good. */
  restorableUntil: string;
  /** May the one who asks restore it? */
  restorable: boolean;
}

/** What shows a widget. */
export interface WidgetUses {
  /** Those that the one who asks may see. */
  Dashboards: {
    Id: number;
    Name: string;
    Shared: boolean;
    /** Name of the user whose it is; null: shared, or of the one who asks. */
    Owner: string | null;
  }[];
  /** How many more dashboards show it. */
  Others: number;
}

/** Data of a live event: `now` and `saved` name the version and who saved it, `named` the new name, `folder` the problem, `gone` only the widget. */
export interface WidgetEvent {
  Id: number;
  /** Counts saves, as the ETag of the Values does. */
  Version?: number;
  /** Name of who saved this version; null: not known, or the product itself. */
  By?: string | null;
  /** Of the widget, once it has another one. */
  Name?: string;
  /** Why the folder that it is opened from cannot be used; null: it can. */
  Problem?: { en: string; de: string } | null;
}

/** A widget group: a named place for widgets that takes its rights from a spot group. */
export interface WidgetGroupEntry {
  Id: number;
  Name: string;
  /** null: the group is for administrators. */
  SpotGroupId: number | null;
  /** May the one who asks change the group and what is in it? */
  Writable: boolean;
}

/** What the editor needs to show its first field. */
export interface EditorData {
  id: number;
  name: string;
  /** The widget group it stands in; null: “Widget templates”. */
  group: { id: number; name: string } | null;
  /** The first widget of its template among “Widget templates”, where that is another one. */
  template: { id: number; name: string } | null;
  spotIdentifier: string;
  spotVersion: string;
  /** Counts saves; the ETag of the Values is `"<version>"`. */
  version: number;
  /** The package of `source`, as `Package` in the Values names it. */
  packageId: number;
  /** Values that were set aside when the widget was replaced. */
  setAside: number;
  /** ascData.json as it stands in the package (text, because keys such as `__proto__` do not survive other serialisers). */
  source: string;
  /** JSON text of `{ "<Id>": Value }`: what was saved, only where it differs from the package. */
  savedValues: string;
  /** Absolute path of the running package, with the token: `/w/<token>/`. */
  previewPath: string;
  /** The outside https origins that its template may reach. */
  origins: string[];
  platform: Platform;
}

/** What a download holds: the package as it was uploaded, or as it is now, with the saved Values as its defaults. */
export type DownloadAs = 'uploaded' | 'now';

/** An object of the platform that a selection can hold. */
export interface CatalogueItem {
  Id: number;
  Name: string;
  /** editions only */
  Guid?: string;
  /** Names of the ancestors from the root down; locations and categories only. */
  Path?: string[];
  /** Has children; locations and categories only. */
  HasChildren?: boolean;
  /** Tells look-alikes apart: the spot's type, the media's size, the player's location … */
  Detail?: string;
  /** spot groups only: one that holds templates (offered only with IncludeTemplates) */
  Template?: boolean;
  /** media and spots: `Image`, `Video` … */
  Type?: string;
  /** media and spots, in pixels */
  Width?: number;
  Height?: number;
}

export interface CatalogueQuery {
  kind: SelectionTypeName;
  /** Words that occur in the name, the path or the second line, in any order; '' for all. */
  search?: string;
  /** Children of this object; null for the roots. Left out: the whole, flat, in name order. */
  parent?: number | null;
  offset?: number;
  /** 1 … 200, default 100 */
  limit?: number;
  includeTemplates?: boolean;
  /** Of media and spots: `Image`, `Video` … */
  type?: string;
  /** Of media and spots: at least so large, whichever way round. */
  size?: LeastSize;
}

/** 1280 × 720, 1920 × 1080, 3840 × 2160 */
export type LeastSize = 'hd' | 'full-hd' | '4k';

export interface CataloguePage {
  total: number;
  offset: number;
  items: CatalogueItem[];
}

/** The catalogue as pickers see it. `signal` aborts a search that a newer keystroke has overtaken. */
export interface Catalogue {
  search(query: CatalogueQuery, signal?: AbortSignal): Promise<CataloguePage>;
  /** Those of `ids` that exist; the others were deleted. */
  lookup(kind: SelectionTypeName, ids: readonly number[]): Promise<CatalogueItem[]>;
}

/** Answer of `POST /api/Widgets`. */
export interface UploadAnswer {
  id: number;
  findings: WordedFinding[];
}

/** A finding with its sentence in each language of the interface. */
export type WordedFinding = Omit<Finding, 'consequences'> & {
  readonly text: Label;
  readonly consequences?: readonly WordedFinding[];
};

/** RFC 9457 body of every refusal. `errors[].pointer` points into what was sent. */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  code: string;
  detail?: string;
  errors?: { pointer: string; code: string; detail: string }[];
}

/** What people know a version of a package by. */
export interface VersionInfo {
  spotVersion: string;
  apiVersion: number;
  elementCount: number;
}

/** What replacing the package of a template does, or did. */
export interface ReplacementBody extends Comparison {
  spotIdentifier: string;
  before: VersionInfo;
  after: VersionInfo;
  /** It is the same package: nothing changes. */
  same: boolean;
  /** It is a standard widget: after this the product brings no newer versions of it. */
  endsUpdates: boolean;
  readonly changes: readonly (Change & { text: Label })[];
  variants: readonly {
    id: number;
    name: string;
    groupName: string | null;
    outcomes: readonly WordedOutcome[];
  }[];
  /** Outcomes of all variants. */
  counts: Record<OutcomeKind, number>;
  /** Of the new package. */
  findings: readonly WordedFinding[];
  /** Stands for all of this: the ETag without its quotes. */
  tag: string;
}

/** What happens to one stored Value, in a sentence; `words`: the Value as people read it. */
export type WordedOutcome = ValueOutcome & { text: Label; words: Label };

/** A version that was replaced and can be restored. */
export interface ReplacedVersion {
  id: number;
  spotVersion: string;
  /** ISO 8601, UTC */
  replacedAt: string;
  /** null: the product itself. */
  replacedBy: string | null;
}

/** A Value that is set aside. */
export interface SetAsideEntry extends SetAsideValue {
  /** Its place in the list, from 0, of this version. */
  index: number;
  /** The Value in words. */
  words: Label;
  /** The reasons in words. */
  text: Label;
  /** Elements that would take it, as it stands; that of its own Id first. */
  targets: readonly { id: string; name: Label; words: Label }[];
}

/** Body of `GET /api/Widgets/{id}/SetAside`. */
export interface SetAsideBody {
  /** As that of the Values. */
  Version: number;
  Values: readonly SetAsideEntry[];
}

/** Body of `GET /api/Widgets/{id}/Values`, and `current` in a 412 answer. */
export interface ValuesBody {
  Version: number;
  /** The package these Values are for; another number than before: the widget was replaced. */
  Package: number;
  /** Every element's effective Value. */
  Values: Record<string, unknown>;
}

/** Entry of `GET /api/Dashboards`. */
export interface DashboardSummary {
  Id: number;
  Name: string;
  /** Everybody sees it; administrators change it. Else it belongs to the one who asks. */
  Shared: boolean;
  /** May the one who asks change it? */
  Editable: boolean;
  /** Counts saves; the ETag is `"<Version>"`. */
  Version: number;
  /** ISO 8601, UTC */
  ChangedAt: string;
}

/** A widget in its place: slots and rows count from 0. */
export interface DashboardTile {
  Id: string;
  WidgetId: number;
  Slot: number;
  Row: number;
  Slots: number;
  Rows: number;
  /** The widget's own viewport in CSS pixels, for DynamicResolution. */
  Width?: number;
  Height?: number;
}

/** Body of `GET /api/Dashboards/{id}`, and `current` in a 412 answer. */
export interface DashboardBody extends DashboardSummary {
  Tiles: DashboardTile[];
}
