import { SvelteMap } from 'svelte/reactivity';
import type { DashboardBody, EditorData } from '../../api.js';
import type { Answer, Refused } from '../../client/request.js';
import { apply, sameLayout, type Command } from '../commands.js';
import { withCommand, startHistory, conformed, redoLast, undoLast, type LayoutHistory } from '../undoHistory.js';
import { tileOf, type Layout, type Tile } from '../layout.js';
import { conforming, type SizesOf } from '../sizes.js';
import * as client from './client.js';
import { contentOf, updatedContent, type Content } from './content.js';
import { layoutOf } from '../tiles.js';

/** Whether everything is saved. `lost`: somebody else saved first, and the user must choose. */
export type Saving = 'saved' | 'saving' | 'failed' | 'lost';

/** One dashboard on the screen: its layout, what runs in its tiles, and saving. No DOM. */
export class Board {
  readonly id: number;
  /** The result of the current drag. */
  preview: Layout | undefined = $state.raw();
  saving: Saving = $state('saved');
  /** Why it was not saved, in the server's words. */
  problem: string | undefined = $state();

  /** By widget Id; undefined: deleted. */
  readonly #contents = new SvelteMap<number, Content | undefined>();
  /** Names of deleted widgets the user may restore, by Id. */
  readonly #deleted = new SvelteMap<number, string>();
  #now: LayoutHistory = $state.raw(startHistory([]));
  /** The last known state on the server. */
  #sent: Layout = [];
  /** Sent but never answered: the server may have one of these. */
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

  /** Name of a tile's widget, including deleted ones the user may restore; undefined: the user may not see it. */
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

  /** The result of a command, shown while dragging. */
  try(command: Command | undefined): void {
    this.preview = command && apply(this.#now.layout, command, this.#sizes)?.layout;
  }

  /** Returns false if the command changes nothing. */
  do(command: Command): boolean {
    this.preview = undefined;
    return this.#arrange(withCommand(this.#now, command, this.#sizes));
  }
  undo(): boolean {
    return this.#arrange(undoLast(this.#now, this.#sizes));
  }
  redo(): boolean {
    return this.#arrange(redoLast(this.#now, this.#sizes));
  }

  /** Adds a widget. Returns its tile, or why that failed; undefined: cancelled in the meantime, and not added. */
  async add(widgetId: number, given?: AbortSignal): Promise<Answer<Tile> | undefined> {
    const answer = await this.load(widgetId);
    if (given?.aborted) return undefined;
    if (!answer.ok) return answer;
    const id = crypto.randomUUID();
    this.do({ kind: 'add', id, widgetId });
    return { ok: true, value: tileOf(this.#now.layout, id)! };
  }

  /** Fetches a widget's content (again), with its own session path. */
  async load(widgetId: number): Promise<Answer<EditorData>> {
    const answer = await client.content(widgetId);
    if (answer.ok) this.#put(contentOf(answer.value));
    return answer;
  }

  /** The widgets on this dashboard, including deleted ones that may be restored. */
  get widgetIds(): number[] {
    const ids = [...new Set(this.#now.layout.map(({ widgetId }) => widgetId))];
    return ids.some((id) => this.#contents.has(id)) ? ids : [];
  }

  /** Version of the Values a widget runs with; undefined: deleted. */
  versionOf(widgetId: number): number | undefined {
    return this.#contents.get(widgetId)?.version;
  }

  /** The publication of texts that a widget shows; undefined: deleted. */
  publishedOf(widgetId: number): number | undefined {
    return this.#contents.get(widgetId)?.published;
  }

  /**
   * Fetches the saved state of a widget without restarting it. Returns its version; 0 if it was deleted, undefined if the server did
   * not answer.
   */
  async renew(widgetId: number): Promise<number | undefined> {
    const answer = await client.content(widgetId);
    if (!answer.ok && answer.status !== 404) return undefined;
    if (!answer.ok) this.markDeleted(widgetId);
    const before = this.#contents.get(widgetId);
    if (answer.ok) this.#put(before ? updatedContent(before, answer.value) : contentOf(answer.value));
    return answer.ok ? answer.value.Version : 0;
  }

  /** Fetches the names of all widgets. */
  async loadNames(): Promise<void> {
    const answer = await client.widgets();
    if (answer.ok) for (const { Id: id, Name: name } of answer.value) this.setName(id, name);
  }

  /** Fetches the names of the deleted ones that may be restored. */
  async loadDeleted(widgetIds: readonly number[]): Promise<void> {
    for (const id of widgetIds) {
      const answer = await client.deleted(id);
      if (answer.ok) this.#deleted.set(id, answer.value.Name);
    }
  }

  /** A widget was renamed. */
  setName(widgetId: number, name: string): void {
    const content = this.#contents.get(widgetId);
    if (content && content.name !== name) this.#contents.set(widgetId, { ...content, name });
  }

  /** A widget was deleted. Its updates are still followed: it may be restored. */
  markDeleted(widgetId: number): void {
    if (this.#contents.has(widgetId)) this.#contents.set(widgetId, undefined);
  }

  /** Saves until nothing is unsaved. A save in progress continues. */
  save(): Promise<void> {
    if (this.saving !== 'saving') this.#underWay = this.#send();
    return this.#underWay;
  }

  /** Saves now, except in a conflict, where the user has to choose. Resolves to whether everything is saved. */
  async saveNow(): Promise<boolean> {
    if (this.saving !== 'lost') await this.save();
    return this.saving === 'saved';
  }

  /** Resolves when the save in progress succeeds or fails. */
  get underWay(): Promise<void> | undefined {
    return this.saving === 'saving' ? this.#underWay : undefined;
  }

  /** After a conflict: overwrites the other save, or drops the local layout. */
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

  /** undefined: the server already has our layout; only its answer was lost. */
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

  /** A new package may allow other sizes: tiles take them at once, and the next save includes them. */
  #put(content: Content): void {
    this.#contents.set(content.id, content);
    const { layout } = this.#now;
    const next = conformed(this.#now, this.#sizes);
    if (sameLayout(next.layout, layout)) return void (this.#now = { ...next, layout });
    this.preview = undefined;
    this.#now = next;
    if (this.#sent === layout) this.#sent = next.layout;
    // The save may have been refused because of those sizes.
    if (this.saving === 'failed') void this.save();
  }

  #take(body: DashboardBody): void {
    this.#now = startHistory(conforming(layoutOf(body.Tiles), this.#sizes));
    this.#arrived(this.#now.layout, body);
  }

  #arrange(next: LayoutHistory): boolean {
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
