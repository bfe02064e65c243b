import type { Bearers } from '../people/bearers.js';
import type { Actor } from '../platform/authorization/actor.js';
import { can } from '../authorization/can.js';
import { widgetResource } from './widgetPlace.js';
import type { Store } from '../platform/store/store.js';
import type { Edits, EditedFiles } from './editedFiles.js';
import type { Preview, PreviewBearer, PreviewTokens } from './previewToken.js';

/** Guests with the link of a draft. */
export interface Guests {
  /** With whose rights they run the widget now; undefined: they do not. @param hash stored hash of the link */
  maker(hash: string, widgetId: number): Promise<Actor | undefined>;
}

/** What may be fetched under a path. */
export interface Opened {
  readonly packageId: number;
  /** Shown in place of the package's files; undefined: none. */
  readonly edits: Edits | undefined;
}

/**
 * What the path of a preview currently opens: it ends with the session, key or link it was created for, and with the
 * permission.
 */
export class PreviewAccess {
  constructor(
    private readonly db: Store['db'],
    private readonly tokens: PreviewTokens,
    private readonly bearers: Bearers,
    private readonly parts: { readonly guests: Guests; readonly editedFiles: Pick<EditedFiles, 'of'> }
  ) {}

  /** undefined: nothing, or no longer. Usually needs one database query. */
  async opens(token: string): Promise<Opened | undefined> {
    const preview = this.tokens.read(token);
    if (!preview || !(await this.#isOpen(preview))) return undefined;
    const { packageId, edits } = preview;
    if (edits === undefined) return { packageId, edits: undefined };
    const own = this.parts.editedFiles.of(preview.bearer, edits);
    return own && { packageId, edits: own };
  }

  async #isOpen({ bearer, widgetId, edits }: Preview): Promise<boolean> {
    const actor = await (isGuest(bearer)
      ? this.parts.guests.maker(bearer.slice(1), widgetId)
      : this.bearers.actor(bearer));
    if (!actor || (edits !== undefined && !can(actor, 'widget.replace'))) return false;
    const place = await this.db
      .selectFrom('variants')
      .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
      .select(['variants.group_id', 'widget_groups.spot_group_id'])
      .where('variants.id', '=', widgetId)
      .where('variants.deleted_at', 'is', null)
      .executeTakeFirst();
    return place !== undefined && can(actor, 'widget.read', widgetResource(place));
  }
}

const isGuest = (bearer: PreviewBearer): bearer is `d${string}` => bearer.startsWith('d');
