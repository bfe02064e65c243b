import type { SelectionTypeName } from '../../ascdata/types.js';
import { catalogues, type CatalogueKind } from '../../datatypes/selection/catalogues.js';
import type { Action } from '../authorization/can.js';
import type { Resource } from '../platform/authorization/rules.js';
import type { ObjectKind, ObjectRow } from '../platform/store/schema.js';
import { Refusal } from '../platform/refusal.js';

interface Kind extends CatalogueKind {
  /** Whether permissions are given for its objects themselves; otherwise those for the spot group of an object apply. */
  readonly ownsRights?: boolean;
  /** The action that allows seeing one of them. */
  readonly read: Action;
}

/** Anyone who can list an object can read it, unless reading is a separate action. */
const RIGHTS: Partial<Record<ObjectKind, Pick<Kind, 'read' | 'ownsRights'>>> = {
  spotGroup: { read: 'spotGroup.read', ownsRights: true },
  location: { read: 'location.read' },
  player: { read: 'player.read' },
  spot: { read: 'spot.read' }
};

/** Whether it is a kind that selections hold. */
export function isKind(text: string): text is SelectionTypeName {
  return Object.hasOwn(catalogues, text);
}

export function kindNamed(kind: ObjectKind): Kind {
  // No selection holds playlists.
  const known = kind === 'playlist' ? {} : catalogues[kind];
  return { ...known, read: 'object.list', ...RIGHTS[kind] };
}

/** An object as `can` sees it. */
export function resourceOf({
  kind,
  id,
  group_id,
  lineage
}: Pick<ObjectRow, 'kind' | 'id' | 'group_id' | 'lineage'>): Resource {
  return { spotGroupId: kindNamed(kind).ownsRights ? id : group_id, locationLineage: lineage };
}

/** `spot-not-found`, `spot-group-not-found` … */
export function objectNotFound(kind: ObjectKind): Refusal {
  const code = `${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-not-found`;
  return new Refusal('not-found', code, (t) => t.catalogue.notFound[kind]!);
}
