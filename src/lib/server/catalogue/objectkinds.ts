import type { MessageLanguage } from '../../language/languages.js';
import type { SelectionTypeName } from '../../ascdata/types.js';
import { catalogues } from '../../datatypes/catalogues.js';
import type { CatalogueKind, Noun } from '../../datatypes/shared/catalogueKind.js';
import type { Action, Thing } from '../platform/authorization/can.js';
import type { ObjectKind, ObjectRow } from '../platform/store/schema.js';
import { Refusal } from '../platform/refusal.js';

interface Kind extends Omit<CatalogueKind, 'noun'> {
  /** In a sentence: “There is no …”, “… mit dieser Nummer gibt es nicht”. */
  readonly noun: Readonly<Record<MessageLanguage, Pick<Noun, 'none'>>>;
  /** It is itself what rights are given by; others belong to one. */
  readonly ownsRights?: boolean;
  /** What one has to be allowed to see one of them. */
  readonly read: Action;
}

/** Objects that no selection holds. */
const playlist = { noun: { en: { none: 'playlist' }, de: { none: 'Eine Playlist' }, fr: { none: 'Aucune playlist' } } };

/** Anyone who may list an object may read it, except where reading is a separate right. */
const RIGHTS: Partial<Record<ObjectKind, Pick<Kind, 'read' | 'ownsRights'>>> = {
  spotGroup: { read: 'spotGroup.read', ownsRights: true },
  location: { read: 'location.read' },
  player: { read: 'player.read' },
  spot: { read: 'spot.read' }
};

/** Is it a kind that selections hold? */
export function isKind(text: string): text is SelectionTypeName {
  return Object.hasOwn(catalogues, text);
}

export function kindNamed(kind: ObjectKind): Kind {
  const known = kind === 'playlist' ? playlist : catalogues[kind];
  return { ...known, read: 'object.list', ...RIGHTS[kind] };
}

/** An object as `can` sees it. */
export function thingOf({
  kind,
  id,
  group_id,
  lineage
}: Pick<ObjectRow, 'kind' | 'id' | 'group_id' | 'lineage'>): Thing {
  return { spotGroupId: kindNamed(kind).ownsRights ? id : group_id, locationLineage: lineage };
}

/** `spot-not-found`, `spot-group-not-found` … */
export function objectNotFound(kind: ObjectKind): Refusal {
  const { en, de, fr } = kindNamed(kind).noun;
  return new Refusal('not-found', `${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-not-found`, {
    en: `There is no ${en.none} of this number. It may have been deleted.`,
    de: `${de.none} mit dieser Nummer gibt es nicht; vielleicht wurde das Objekt gelöscht.`,
    fr: `${fr.none} ne porte ce numéro. L’objet a peut-être été supprimé.`
  });
}
