import type { SelectionTypeName } from '../../ascdata/types.js';
import type { Action, Thing } from '../platform/authorization/can.js';
import type { ObjectKind, ObjectRow } from '../platform/store/schema.js';
import { Refusal } from '../platform/refusal.js';

interface Kind {
  /** Its objects contain one another. */
  readonly nested: boolean;
  /** Some of its objects hold templates, and are offered only with IncludeTemplates. */
  readonly templates: boolean;
  /** It is itself what rights are given by; others belong to one. */
  readonly ownsRights?: boolean;
  /** What one has to be allowed to see one of them. */
  readonly read: Action;
  /** In a sentence: “There is no …”, “… gibt es nicht”. */
  readonly en: string;
  readonly de: string;
}

const plain = { nested: false, templates: false, read: 'object.list' } as const;

/** What is to be known of the kinds of objects. A new kind does not compile without a row. */
const KINDS: Readonly<Record<ObjectKind, Kind>> = {
  spotGroup: {
    ...plain,
    templates: true,
    ownsRights: true,
    read: 'spotGroup.read',
    en: 'spot group',
    de: 'Eine Spotgruppe'
  },
  mediaGroup: { ...plain, en: 'media group', de: 'Eine Mediengruppe' },
  location: { ...plain, nested: true, read: 'location.read', en: 'location', de: 'Einen Standort' },
  player: { ...plain, read: 'player.read', en: 'player', de: 'Einen Player' },
  category: { ...plain, nested: true, en: 'category', de: 'Eine Kategorie' },
  spot: { ...plain, read: 'spot.read', en: 'spot', de: 'Einen Spot' },
  media: { ...plain, en: 'media', de: 'Ein Medium' },
  edition: { ...plain, en: 'edition', de: 'Eine Ausgabe' },
  playlist: { ...plain, en: 'playlist', de: 'Eine Playlist' }
};

/** Kinds that selections hold. */
export const SELECTION_KINDS = (Object.keys(KINDS) as ObjectKind[]).filter((kind) => kind !== 'playlist');

/** Is it a kind that selections hold? */
export function isKind(text: string): text is SelectionTypeName {
  return (SELECTION_KINDS as readonly string[]).includes(text);
}

export function kindNamed(kind: ObjectKind): Kind {
  return KINDS[kind];
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
  const { en, de } = kindNamed(kind);
  return new Refusal('not-found', `${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-not-found`, {
    en: `There is no ${en} of this number. It may have been deleted.`,
    de: `${de} mit dieser Nummer gibt es nicht; vielleicht wurde das Objekt gelöscht.`
  });
}
