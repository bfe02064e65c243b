import { tick } from 'svelte';
import type { DefinitionChange } from '../ascdata/definition/changes.js';
import { ID } from '../ascdata/definition/pairs.js';
import type { WordedFix } from '../ascdata/findings.js';
import type { Texts } from '../messages/load.js';
import { Gone } from './consequences/gone.svelte.js';
import { foundAt } from './context.js';
import type { DefinitionSession } from './definitionSession.svelte.js';
import type { SettingNames } from './settingNames.svelte.js';
import { duplicateTogether, moveBy, type Landing } from './several.js';
import type { TabView } from './tabView.svelte.js';

/** What the tab gives to those who act in it. */
export interface DefinitionHost {
  readonly session: DefinitionSession;
  readonly names: SettingNames;
  readonly view: TabView;
  readonly t: Texts<'definition'>;
  readonly checks: Texts<'checks'>;
  /** Why nothing can be changed; undefined: it can. */
  readonly locked: string | undefined;
  /** What assistive technology announces. */
  say(text: string): void;
  /** Says why nothing was done, also to the eye; undefined: it will be. */
  refuse(text: string | undefined): void;
  /** Brings the focus to the selection in the outline. */
  toOutline(): Promise<void>;
  /** Scrolls the properties to their beginning. */
  toTop(): void;
}

/** What is done with settings in the tab: each says what became of it, and brings into view where it goes on. */
export class SettingActions {
  /** What was deleted last. */
  #gone: Gone | undefined = $state.raw();
  /** What is selected since: there is told what depended on it. */
  #goneBefore = $state('');

  constructor(private readonly host: DefinitionHost) {}

  /** What was deleted, where that is told. */
  get gone(): Gone | undefined {
    return this.#gone?.isGone && this.#goneBefore === this.#model.selected ? this.#gone : undefined;
  }

  /** Selects a setting and shows its properties. */
  open(id: string): void {
    this.#model.select(id);
    this.host.view.pane = 'edit';
  }

  /** Starts choosing a new setting, under a name if one was searched for. */
  add(name?: string): void {
    this.#model.adding = { type: 'simpleText', name };
    this.#model.query = '';
    this.host.view.pane = 'edit';
  }

  /** Puts what was chosen into the definition, and its name in hand. */
  async added(): Promise<void> {
    const { session, names, t } = this.host;
    if (!session.edits.read()) return;
    await this.#named(() => this.#model.add());
    this.host.say(t.said.added(names.of(this.#model.selected)));
  }

  async stopAdding(): Promise<void> {
    if (this.#model.placed.length === 0) return;
    this.#model.adding = undefined;
    await this.host.toOutline();
  }

  async stopRetyping(): Promise<void> {
    this.#model.isRetyping = false;
    await tick();
    document.getElementById('property-type')?.focus();
  }

  move(by: 1 | -1): void {
    this.moved(moveBy(this.#model, by));
  }

  /** Tells where what moved stands now. */
  moved(landing: Landing | undefined): void {
    if (!landing) return;
    const { names, t } = this.host;
    const { from, count } = landing;
    const all = this.#model.placed.length;
    const { said } = t;
    this.host.say(
      count > 1
        ? said.movedAll(count, from, from + count - 1, all)
        : said.moved(names.of(this.#model.selected), from, all)
    );
  }

  duplicate(): void {
    if (this.#model.marks.all.length > 0) duplicateTogether(this.#model);
    else void this.#named(() => this.#model.duplicate());
  }

  async remove(): Promise<void> {
    const { session, names, t } = this.host;
    const { all } = this.#model.marks;
    if (!this.#model.selection || !session.edits.read()) return;
    this.host.say(all.length > 0 ? t.said.removedAll(all.length) : t.said.removed(names.of(this.#model.selected)));
    this.#gone = Gone.of(this.#model, ({ Id }) => names.of(Id), session.newCode(), session.widgetId);
    this.#goneBefore = this.#model.selected;
    await this.host.toOutline();
    this.host.toTop();
  }

  undo(): void {
    const { said } = this.host.t;
    this.#travel(() => this.#model.undo(), said.undone, said.nothing);
  }

  redo(): void {
    const { said } = this.host.t;
    this.#travel(() => this.#model.redo(), said.redone, said.nothingAgain);
  }

  /** Makes the edits of a fix, if the text that it was found in, by default what the check was of, is still the present one. */
  mend(fix: WordedFix, found = this.host.session.checker.checked): void {
    if (this.host.locked !== undefined) return;
    const { fixes } = this.host.checks;
    const fixed = this.host.session.edits.fixed(fix, found);
    if (fixed !== undefined) this.#model.change(() => fixed);
    this.host.say(fixed === undefined ? fixes.moved : fixes.made(fix.title));
  }

  /** Makes the first fix of the selection. */
  mendFirst(): void {
    const all = foundAt(this.host.session.checker.found, this.#model.base).filter(
      ({ pointer }) => this.#model.selection !== undefined || !pointer.startsWith('/Elements/')
    );
    const first = all.find((each) => each.fix)?.fix;
    if (first) this.mend(first);
    else this.host.refuse(this.host.t.said.noFix);
  }

  /** Puts the Id of the selection in hand. */
  async toId(): Promise<void> {
    if (!this.#model.selection) return;
    this.host.view.pane = 'edit';
    await tick();
    select('property-id');
  }

  get #model() {
    return this.host.session.model;
  }

  async #named(deed: () => void): Promise<void> {
    deed();
    this.host.view.pane = 'edit';
    await tick();
    // What was there before may have been scrolled.
    this.host.toTop();
    select('property-name', { preventScroll: true });
  }

  #travel(act: () => readonly DefinitionChange[], words: (change: string) => string, nothing: string): void {
    const { session, names, view } = this.host;
    const [before, texts] = [names.elements, session.edits.now];
    const changes = act();
    // Code that went along with an Id is no step of its own.
    const path = changes[0]?.at === ID ? undefined : view.source.follow(texts, session.edits);
    if (changes.length === 0) return this.host.say(path === undefined ? nothing : words(path));
    this.host.say(words(names.stepOf(changes, before)));
  }
}

function select(id: string, options?: FocusOptions): void {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus(options);
  input.select();
}
