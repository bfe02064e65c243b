import type { Bearers } from '../people/bearers.js';
import { can } from '../authorization/can.js';
import { widgetThing } from './place.js';
import type { Store } from '../platform/store/store.js';
import type { PreviewTokens } from './previewtoken.js';

/** What the path of a preview opens at this moment: it ends with the session or key it was made for, and with the right. */
export class PreviewAccess {
  constructor(
    private readonly db: Store['db'],
    private readonly tokens: PreviewTokens,
    private readonly bearers: Bearers
  ) {}

  /** The package whose files may be fetched; undefined: none, or none any more. Asks the database once, as a rule. */
  async opens(token: string): Promise<number | undefined> {
    const preview = this.tokens.read(token);
    const actor = preview && (await this.bearers.actor(preview.bearer));
    if (!actor) return undefined;
    const place = await this.db
      .selectFrom('variants')
      .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
      .innerJoin('templates', 'templates.id', 'variants.template_id')
      .select(['variants.group_id', 'widget_groups.spot_group_id', 'templates.languages'])
      .where('variants.id', '=', preview.widgetId)
      .where('variants.deleted_at', 'is', null)
      .executeTakeFirst();
    return place && can(actor, 'widget.read', widgetThing(place)) ? preview.packageId : undefined;
  }
}
