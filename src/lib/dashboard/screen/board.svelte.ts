import { SvelteMap } from 'svelte/reactivity';
import type { DashboardBody, EditorData } from '../../api.js';
import type { Answer, Refused } from '../../client/request.js';
import { apply, sameLayout, type Command } from '../commands.js';
import { arranged, arranging, conformed, redone, undone, type Arranging } from '../undoHistory.js';
import { tileOf, type Layout, type Tile } from '../layout.js';
import { conforming, type SizesOf } from '../sizes.js';
import * as client from './client.js';
import { contentOf, renewed, type Content } from './content.js';
import { layoutOf } from '../tiles.js';

/** Is everything on the server? `lost`: somebody else saved first, and a person has to choose. */
export type Saving = 'saved' | 'saving' | 'failed' | 'lost';

/** One dashboard on the screen: where its widgets lie, what runs in them, and saving. Knows no DOM. */
export class Board {
  readonly id: number;
  /** What a drag would lead to. */
  preview: Layout | undefined = $state.raw();
  saving: Saving = $state('saved');
  /** Why it was not saved, in the server's words. */
  problem: string | undefined = $state();

  /** By Id of the widget; undefined: there is none (any more). */
  readonly #contents = new SvelteMap<number, Content | undefined>();
  /** Names of deleted widgets that may be restored, by Id. */
  readonly #deleted = new SvelteMap<number, string>();
  #now: Arranging = $state.raw(arranging([]));
  /** What the server has, as far as is known. */
  #sent: Layout = [];
  /** Sent, and never answered: one of them may be what the server has. */
  #unanswered: readonly Layout[] = [];
  #underWay: Promise<void> = Promise.resolve();
  #version = 0;
  readonly #sizes: SizesOf = (widgetId) => this.#contents.get(widgetId)?.sizes;

  constructor(body: DashboardBody, contents: readonly EditorData[]) {
    this.id = body.Id;
    for (const each of contents) this.#contents.set(each.Id, contentOf(each));
    this.#take(body);
  }

  /** As it is shown. */
  get layout(): Layout {
    return this.preview ?? this.#now.layout;
  }
  get canUndo(): boolean {
    return this.#now.undo.length > 0;
  }
  get canRedo(): boolean {
    return this.#now.redo.length > 0;
  }

  content(tile: Tile): Content | undefined {
    return this.#contents.get(tile.widgetId);
  }

  /** Name of the widget of a tile, also of a deleted one that may be restored; undefined: not to be known. */
  nameOf(tile: Tile): string | undefined {
    return this.content(tile)?.name ?? this.#deleted.get(tile.widgetId);
  }

  /** Ids of the widgets whose name is not known. */
  get nameless(): number[] {
    const nameless = this.#now.layout.filter((tile) => this.nameOf(tile) === undefined);
    return [...new Set(nameless.map(({ widgetId }) => widgetId))];
  }

  canPrint(tile: Tile): boolean {
    return this.content(tile)?.ascData.Options?.HasPrintSupport === true;
  }

  get sizes(): SizesOf {
    return this.#sizes;
  }

  /** What a command would lead to, shown while somebody drags. */
  try(command: Command | undefined): void {
    this.preview = command && apply(this.#now.layout, command, this.#sizes)?.layout;
  }

  /** Gives false where the command changes nothing. */
  do(command: Command): boolean {
    this.preview = undefined;
    return this.#arrange(arranged(this.#now, command, this.#sizes));
  }
  undo(): boolean {
    return this.#arrange(undone(this.#now, this.#sizes));
  }
  redo(): boolean {
    return this.#arrange(redone(this.#now, this.#sizes));
  }

  /** Adds a widget. Gives its tile, or why it cannot be had; undefined: it was given up meanwhile, and is not added. */
  async add(widgetId: number, given?: AbortSignal): Promise<Answer<Tile> | undefined> {
    const answer = await this.load(widgetId);
    if (given?.aborted) return undefined;
    if (!answer.ok) return answer;
    const id = crypto.randomUUID();
    this.do({ kind: 'add', id, widgetId });
    return { ok: true, value: tileOf(this.#now.layout, id)! };
  }

  /** Fetches what a widget runs with (again), with a path of its own session. */
  async load(widgetId: number): Promise<Answer<EditorData>> {
    const answer = await client.content(widgetId);
    if (answer.ok) this.#put(contentOf(answer.value));
    return answer;
  }

  /** The widgets that lie on this dashboard, also those that are deleted and may be restored; none where none ever was there. */
  get widgetIds(): number[] {
    const ids = [...new Set(this.#now.layout.map(({ widgetId }) => widgetId))];
    return ids.some((id) => this.#contents.has(id)) ? ids : [];
  }

  /** Version of the Values that a widget runs with; undefined: it is not there (any more). */
  versionOf(widgetId: number): number | undefined {
    return this.#contents.get(widgetId)?.version;
  }

  /**
   * Fetches what is saved of a widget now; what runs goes on. Gives its version, 0 for one that was deleted, undefined where
   * the server did not say.
   */
  async renew(widgetId: number): Promise<number | undefined> {
    const answer = await client.content(widgetId);
    if (!answer.ok && answer.status !== 404) return undefined;
    if (!answer.ok) this.gone(widgetId);
    const before = this.#contents.get(widgetId);
    if (answer.ok) this.#put(before ? renewed(before, answer.value) : contentOf(answer.value));
    return answer.ok ? answer.value.Version : 0;
  }

  /** Fetches the names of all widgets. */
  async loadNames(): Promise<void> {
    const answer = await client.widgets();
    if (answer.ok) for (const { Id: id, Name: name } of answer.value) this.named(id, name);
  }

  /** Fetches the names of those of them that may be restored. */
  async loadDeleted(widgetIds: readonly number[]): Promise<void> {
    for (const id of widgetIds) {
      const answer = await client.deleted(id);
      if (answer.ok) this.#deleted.set(id, answer.value.Name);
    }
  }

  /** A widget has this name now. */
  named(widgetId: number, name: string): void {
    const content = this.#contents.get(widgetId);
    if (content && content.name !== name) this.#contents.set(widgetId, { ...content, name });
  }

  /** A widget was deleted. It is followed on: it may be restored. */
  gone(widgetId: number): void {
    if (this.#contents.has(widgetId)) this.#contents.set(widgetId, undefined);
  }

  /** Sends what is not saved yet, until everything is. One that is under way goes on. */
  save(): Promise<void> {
    if (this.saving !== 'saving') this.#underWay = this.#send();
    return this.#underWay;
  }

  /** Tries it once more. Is everything saved then? What somebody else arranged meanwhile is a choice that is left. */
  async saveNow(): Promise<boolean> {
    if (this.saving !== 'lost') await this.save();
    return this.saving === 'saved';
  }

  /** The save that is under way, until it succeeded or failed. */
  get underWay(): Promise<void> | undefined {
    return this.saving === 'saving' ? this.#underWay : undefined;
  }

  /** After a lost race: over what somebody else saved, or away with what was arranged here. */
  async resolve(choice: 'mine' | 'theirs'): Promise<void> {
    const answer = await client.read(this.id);
    if (!answer.ok) return this.#refused(answer.status, answer.text);
    this.#version = answer.value.Version;
    this.saving = 'saved';
    if (choice === 'mine') return this.save();
    const missing = answer.value.Tiles.map(({ WidgetId }) => WidgetId).filter((each) => !this.#contents.get(each));
    await Promise.all([...new Set(missing)].map((each) => this.load(each)));
    this.#take(answer.value);
  }

  async #send(): Promise<void> {
    this.saving = 'saving';
    while (this.#sent !== this.#now.layout) {
      const layout = this.#now.layout;
      this.#unanswered = [...this.#unanswered, layout];
      const answer = await client.save(this.id, layout, this.#version);
      const refused = answer.ok ? this.#arrived(layout, answer.value) : await this.#reasonOf(answer);
      if (refused) return this.#refused(refused.status, refused.text);
    }
    this.saving = 'saved';
  }

  /** undefined: the server has what was sent from here; only the answer had been lost. */
  async #reasonOf(refused: Refused): Promise<Refused | undefined> {
    if (refused.status !== 412) return refused;
    const answer = await client.read(this.id);
    if (!answer.ok) return answer;
    const theirs = layoutOf(answer.value.Tiles);
    const own = this.#unanswered.find((each) => sameLayout(each, theirs));
    return own ? this.#arrived(own, answer.value) : refused;
  }

  #arrived(layout: Layout, { Version }: DashboardBody): undefined {
    this.#sent = layout;
    this.#version = Version;
    this.#unanswered = [];
  }

  /** Another package may allow other sizes: the tiles have them at once, and the next save brings them along. */
  #put(content: Content): void {
    this.#contents.set(content.id, content);
    const { layout } = this.#now;
    const next = conformed(this.#now, this.#sizes);
    if (sameLayout(next.layout, layout)) return void (this.#now = { ...next, layout });
    this.preview = undefined;
    this.#now = next;
    if (this.#sent === layout) this.#sent = next.layout;
    // Perhaps it was refused for those very sizes.
    if (this.saving === 'failed') void this.save();
  }

  #take(body: DashboardBody): void {
    this.#now = arranging(conforming(layoutOf(body.Tiles), this.#sizes));
    this.#arrived(this.#now.layout, body);
  }

  #arrange(next: Arranging): boolean {
    if (next === this.#now) return false;
    this.#now = next;
    if (this.saving !== 'lost') void this.save();
    return true;
  }

  #refused(status: number, text: string | undefined): void {
    this.saving = status === 412 ? 'lost' : 'failed';
    this.problem = text;
  }
}
