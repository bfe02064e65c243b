import type { DashboardBody } from '../../api.js';
import type { MessageLanguage } from '../../language/languages.js';
import { serverTexts, type ServerTexts } from '../../messages/server.js';
import { Refusal, type RefusalError } from '../platform/refusal.js';

/** One tile whose position is invalid; `index` is its place in `Tiles`. */
export interface TileFault {
  readonly index: number;
  readonly code: keyof ServerTexts['dashboards']['tileFaults'];
}

class TilesInvalid extends Refusal {
  constructor(readonly faults: readonly TileFault[]) {
    super('invalid', 'tiles-invalid', (t) => t.dashboards.tilesInvalid);
  }

  override errors(language: MessageLanguage): RefusalError[] {
    const details = serverTexts(language).dashboards.tileFaults;
    return this.faults.map(({ index, code }) => ({ pointer: `/Tiles/${index}`, code, detail: details[code] }));
  }
}

export const tilesInvalid = (faults: readonly TileFault[]): Refusal => new TilesInvalid(faults);

export const dashboardNotFound = (): Refusal =>
  new Refusal('not-found', 'dashboard-not-found', (t) => t.dashboards.notFound);

export const dashboardNotInTrash = (): Refusal =>
  new Refusal('not-found', 'not-in-trash', (t) => t.dashboards.notInTrash);

export const noUser = (): Refusal => new Refusal('conflict', 'no-user', (t) => t.dashboards.noUser);

/** @param most of one owner, or shared */
export const tooManyDashboards = (most: number): Refusal =>
  new Refusal('conflict', 'too-many-dashboards', (t) => t.dashboards.tooMany(most));

export const lastShared = (): Refusal =>
  new Refusal('conflict', 'last-shared-dashboard', (t) => t.dashboards.lastShared);

export const lostRace = (current: DashboardBody): Refusal =>
  new Refusal('lost-race', 'version-conflict', (t) => t.dashboards.changedMeanwhile, [], { current });
