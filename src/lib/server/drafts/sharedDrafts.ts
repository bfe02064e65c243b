import { setImmediate as turn } from 'node:timers/promises';
import type { NewDraftComment, SharedDraft } from '../../api.js';
import type { Values } from '../../ascdata/types.js';
import { shownValues, valuesFromText, valuesToText } from '../packages/ownValues.js';
import type { Packages } from '../packages/packages.js';
import { ENVIRONMENT } from '../people/actor.js';
import type { Bearer } from '../people/bearers.js';
import { Limiter } from '../people/limiter.js';
import { networkOf } from '../people/network.js';
import type { Actor } from '../platform/authorization/actor.js';
import { tooMany } from '../platform/http/errors.js';
import type { Writing } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import type { DraftValueRow } from '../platform/store/tables/drafts.js';
import type { PreviewBearer, PreviewTokens } from '../widgets/previewToken.js';
import { definitionOf, details } from '../widgets/rows.js';
import { planOf, saidOf, textIn, valueBodies } from './body.js';
import { guestsUntil, linkMaker, type GuestRule } from './guests.js';
import { linkHash } from './links.js';
import { publishDraftChange, byWidget, withoutDraft } from './rows.js';
import { linkEnded, nameNeeded, notInDraft } from './refusals.js';
import { hasElement, look, seenValues, stateOf, storedOf, type OpenedDraft, type StoredMember } from './openDraft.js';
import { demandRoom, type DraftReview } from './review.js';

/** Characters of Values per answer; widgets beyond that count as unseen. */
const MOST_CHARACTERS = 4 * 1024 * 1024;
/** Per network, for guests: enough for an office whose pages refresh by themselves. */
const READ_RATE = { atOnce: 120, perSecond: 2 };
const COMMENT_RATE = { atOnce: 10, perSecond: 1 / 30 };

/** The holder of a link. */
export interface LinkHolder {
  readonly token: string;
  /** undefined: not signed in. */
  readonly signedIn: { readonly actor: Actor; readonly bearer: Bearer } | undefined;
  readonly address: string;
}

interface Shared {
  readonly opened: OpenedDraft;
  /** Who the previews of its widgets are for. */
  readonly bearer: PreviewBearer;
  /** undefined: a guest. */
  readonly reader: Actor | undefined;
}

interface Parts {
  readonly packages: Pick<Packages, 'source'>;
  readonly review: Pick<DraftReview, 'add'>;
  readonly tokens: PreviewTokens;
  readonly guests: GuestRule;
}

/** What a draft's link shows: to colleagues the widgets they may read, to guests those that its maker may read. */
export class SharedDrafts {
  readonly #reads = new Limiter(READ_RATE);
  readonly #comments = new Limiter(COMMENT_RATE);

  constructor(
    private readonly store: Store,
    private readonly parts: Parts
  ) {}

  /** @throws Refusal draft-link-ended; HttpError 429 */
  async read(holder: LinkHolder): Promise<SharedDraft> {
    return this.#body(await this.#enter(holder, this.#reads));
  }

  /**
   * Comments on the draft: colleagues as themselves, guests under the name they give.
   * @throws Refusal draft-link-ended, draft-guest-name-needed, draft-element-unknown, too-many-comments; HttpError 429
   */
  async comment(holder: LinkHolder, comment: NewDraftComment): Promise<SharedDraft> {
    const { opened, reader } = await this.#enter(holder, this.#comments);
    if (reader) await this.parts.review.add(reader, opened.row.id, comment);
    else await this.#sayAsGuest(holder, comment);
    return this.#body(await this.#open(holder));
  }

  /**
   * With whose rights a guest with this link runs this widget now; undefined: the link has ended, or the widget has left the draft.
   * @param hash as from `linkHash`
   */
  async maker(hash: string, widgetId: number): Promise<Actor | undefined> {
    const row = await this.store.db
      .selectFrom('drafts')
      .innerJoin('draft_values', 'draft_values.draft_id', 'drafts.id')
      .select(['link_hash', 'guest_until', 'linked_by'])
      .where('link_hash', '=', hash)
      .where('deleted_at', 'is', null)
      .where('draft_values.variant_id', '=', widgetId)
      .limit(1)
      .executeTakeFirst();
    const { guests } = this.parts;
    return row && guestsUntil(row, guests) !== null ? linkMaker(row, guests) : undefined;
  }

  /** Counts what guests ask. Whether somebody who is signed in is one of them shows when the draft is opened. */
  async #enter(holder: LinkHolder, limiter: Limiter): Promise<Shared> {
    if (!holder.signedIn) demandRate(limiter, holder);
    const shared = await this.#open(holder);
    if (holder.signedIn && !shared.reader) demandRate(limiter, holder);
    return shared;
  }

  /** Gives the same answer whatever is wrong with a link. @param writing opens it in this transaction */
  async #open({ token, signedIn }: LinkHolder, writing?: Writing): Promise<Shared> {
    const { guests } = this.parts;
    const hash = linkHash(token);
    const db = writing ?? this.store.db;
    const row = await db
      .selectFrom('drafts')
      .selectAll()
      .where('link_hash', '=', hash)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const maker = row && (await linkMaker(row, guests, db));
    if (!maker) throw linkEnded();
    if (signedIn) {
      const { actor, bearer } = signedIn;
      const opened = await look(db, actor, row);
      if (opened.seen.length > 0) return { opened, bearer, reader: actor };
    }
    if (guestsUntil(row, guests) === null) throw linkEnded();
    const opened = await look(db, maker, row);
    if (opened.seen.length === 0) throw linkEnded();
    return { opened, bearer: `d${hash}`, reader: undefined };
  }

  async #sayAsGuest(holder: LinkHolder, { Text: text, Element: element, Name: by }: NewDraftComment): Promise<void> {
    if (by === undefined) throw nameNeeded();
    await this.store.write(async (writing) => {
      const { opened } = await this.#open(holder, writing);
      const { row } = opened;
      if (element !== null && !(await hasElement(writing, opened, element))) throw notInDraft();
      await demandRoom(writing, row.id, { user_id: null, guest: 1 });
      const at = this.parts.guests.now().toISOString();
      const link_hash = row.link_hash;
      await writing
        .insertInto('draft_comments')
        .values({ draft_id: row.id, text, element, at, by, user_id: null, guest: 1, link_hash, done_by: null })
        .execute();
      await publishDraftChange(this.store, writing, row.template_id);
    });
  }

  async #body({ opened, bearer, reader }: Shared): Promise<SharedDraft> {
    const { db } = this.store;
    const { row, seen } = opened;
    const package_ = seen[0] && (await details(db, ENVIRONMENT, seen[0].id, 'widget.read'));
    const packageId = package_?.package_id ?? 0;
    const pathOf = (widgetId: number) => this.parts.tokens.path({ widgetId, packageId, bearer });
    const values = await seenValues(db, opened);
    const Widgets = await widgetsOf(storedOf(db, seen), { values, pathOf });
    const shown = new Set(Widgets.map(({ Id }) => Id));
    const stored = storedOf(
      db,
      seen.filter(({ id }) => shown.has(id))
    );
    return {
      Name: row.name,
      Version: row.version,
      State: stateOf(row),
      Owner: row.owner,
      ...(reader && { Draft: row.id }),
      Plan: planOf(row),
      Source: package_ ? await this.parts.packages.source(db, definitionOf(package_)) : '',
      Widgets,
      Unseen: opened.unseenCount + seen.length - Widgets.length,
      Values: await valueBodies(db, { row, values, stored, who: reader ? 'named' : 'unnamed' }),
      Said: await saidOf(db, { opened, reader })
    };
  }
}

/** @throws HttpError 429 */
function demandRate(limiter: Limiter, { address }: LinkHolder): void {
  const seconds = limiter.take(networkOf(address));
  if (seconds !== undefined) throw tooMany(seconds);
}

/** As many as fit into one answer. */
async function widgetsOf(
  stored: AsyncIterable<StoredMember>,
  { values, pathOf }: { readonly values: readonly DraftValueRow[]; readonly pathOf: (widgetId: number) => string }
): Promise<SharedDraft['Widgets']> {
  const ofWidgets = byWidget(values.filter(({ counts }) => counts === 'draft'));
  const found: SharedDraft['Widgets'] = [];
  let left = MOST_CHARACTERS;
  for await (const member of stored) {
    const Live = withoutIt(member, ofWidgets);
    const Draft = withDraft(member, ofWidgets);
    left -= Live.length + Draft.length;
    if (left < 0) break;
    found.push({ Id: member.id, Name: member.name, Live, Draft, PreviewPath: pathOf(member.id) });
    await turn();
  }
  return found;
}

/** What a widget shows without the draft, while that is live, too. */
function withoutIt(
  { id, own_values, inherits_id, inherited_values }: StoredMember,
  ofWidgets: ReadonlyMap<number, readonly DraftValueRow[]>
): string {
  const undone = (text: string, rows: readonly DraftValueRow[] = []): string => {
    if (rows.every(({ held }) => held === null)) return text;
    const now = valuesFromText(text);
    const back = rows.map((row) => ({ element: row.element, value: withoutDraft(row, textIn(now, row.element)) }));
    return valuesToText(changed(now, back));
  };
  const inherited = inherits_id === null ? undefined : ofWidgets.get(inherits_id);
  return shownValues(undone(own_values, ofWidgets.get(id)), inherited_values && undone(inherited_values, inherited));
}

/** What a widget shows with the draft, which may also change what it inherits. */
function withDraft(member: StoredMember, ofWidgets: ReadonlyMap<number, readonly DraftValueRow[]>): string {
  const { id, own_values, inherits_id, inherited_values } = member;
  const own = changed(valuesFromText(own_values), ofWidgets.get(id));
  if (inherits_id === null || inherited_values === null) return valuesToText(own);
  const inherited = changed(valuesFromText(inherited_values), ofWidgets.get(inherits_id));
  return shownValues(valuesToText(own), valuesToText(inherited));
}

function changed(values: Values, rows: readonly Pick<DraftValueRow, 'element' | 'value'>[] = []): Values {
  const now = new Map(values);
  for (const { element, value } of rows) {
    if (value === null) now.delete(element);
    else now.set(element, JSON.parse(value));
  }
  return now;
}
