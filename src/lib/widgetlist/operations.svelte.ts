import type { DeletedDashboard, DeletedWidget, WidgetSummary, WidgetUses } from '../api.js';
import type { Answer, Refused } from '../client/request.js';
import { problemOf, type Problem } from '../client/problem.js';
import * as http from './client.js';
import type { Home } from './places.js';
import type { OperationsHost, UsedWidget } from './operationsHost.js';
import { isFinal, isUnknown, undoingOf, type FinishedAction, type Step, type Undoing } from './undoing.js';

/** The last action, in words. */
export interface Said {
  readonly text: string;
  /** Address of the result. */
  readonly open?: string;
  /** Whether Undo is offered beside it. */
  readonly undoable?: boolean;
}

/**
 * Actions on widgets, one after another: each changes one widget, reports it, and can be undone, step by step. A refusal changes
 * nothing and says why: in `problem`, and as the result for actions a dialog waits for. If an answer is lost, the lists show whether the
 * action happened, as soon as they can be read.
 */
export class Operations {
  said = $state.raw<Said>();
  problem = $state<Problem>();

  readonly #host: OperationsHost;
  readonly #client: typeof http;
  /** Actions not yet undone, newest last. */
  #steps = $state.raw<readonly Step[]>([]);
  /** Unanswered actions, in order: each reports its outcome when the lists are read again. */
  #lost = $state.raw<readonly (() => void)[]>([]);
  #last: Promise<unknown> = Promise.resolve();
  readonly #removing = new Set<number>();
  /** Actions done so far. */
  #count = 0;
  /** Whether more follow immediately. The lists are then read after the last. */
  #isHeld = false;

  constructor(host: OperationsHost, client: typeof http = http) {
    this.#host = host;
    this.#client = client;
  }

  /** An action whose answer was lost may have happened without the lists showing it. */
  get isOutdated(): boolean {
    return this.#lost.length > 0;
  }

  get isUndoable(): boolean {
    return this.#steps.length > 0;
  }

  /** Returns the sentence to show on failure. */
  rename({ Id: id, Name: name }: WidgetSummary, to: string): Promise<Problem | undefined> {
    const { renameWidget } = this.#client;
    return this.#run(
      () => renameWidget(id, to),
      () => this.#seen(id, (widget) => widget.Name === to),
      (renamed) => ({
        text: this.#host.t.said.renamed(name, renamed.Name),
        undo: {
          widgets: [id],
          ask: () => renameWidget(id, name, renamed.Name),
          isSeen: () => this.#seen(id, (widget) => widget.Name === name) !== undefined
        }
      })
    );
  }

  /** Creates a variant of a template, or a copy. Returns the sentence to show on failure. */
  copy(widget: WidgetSummary, home: Home, name?: string): Promise<Problem | undefined> {
    const { copyWidget } = this.#client;
    const before = new Set(this.#host.widgets.map(({ Id: id }) => id));
    const isMade = ({ Id: id, TemplateId: templateId, GroupId: groupId, Name: called }: WidgetSummary): boolean =>
      !before.has(id) &&
      templateId === widget.TemplateId &&
      groupId === home &&
      (name === undefined || called === name);
    return this.#run(
      () => copyWidget(widget.Id, home, name),
      () => found(this.#host.widgets.find(isMade)),
      (made) => ({
        text: this.#host.t.said.made(made.Name, this.#host.nameOf(home)),
        open: addressOf(made.Id),
        ...(this.#host.isTakable(home) && { undo: this.#removal(made) })
      })
    );
  }

  /** Returns the sentence to show on failure. */
  move({ Id: id, GroupId: groupId }: WidgetSummary, home: Home): Promise<Problem | undefined> {
    const { moveWidget } = this.#client;
    return this.#run(
      () => moveWidget(id, home),
      () => this.#seen(id, (widget) => widget.GroupId === home),
      (moved) => ({
        text: this.#host.t.said.moved(moved.Name, this.#host.nameOf(home)),
        undo: {
          widgets: [id],
          ask: () => moveWidget(id, groupId, home),
          isSeen: () => this.#seen(id, (widget) => widget.GroupId === groupId) !== undefined
        }
      })
    );
  }

  /** Restores from the Trash to its former place. Returns the sentence to show on failure. */
  restore({ Id: id, Name: name }: DeletedWidget): Promise<Problem | undefined> {
    const { restoreWidget } = this.#client;
    return this.#run(
      () => restoreWidget(id),
      () => this.#seen(id),
      (restored) => ({
        text: this.#host.t.said.restored(name, restored.GroupName ?? this.#host.nameOf(null)),
        open: addressOf(id),
        undo: this.#removal(restored)
      })
    );
  }

  /** Restores from the Trash. Returns the sentence to show on failure. */
  restoreDashboard({ Id, Name }: DeletedDashboard): Promise<Problem | undefined> {
    const said = () => ({ text: this.#host.t.said.dashboardRestored(Name), open: `/dashboard/${Id}` });
    return this.#forGood(() => this.#client.restoreDashboard(Id), said);
  }

  /** Deletes from the Trash forever. Returns the sentence to show on failure. */
  purge({ Id: id, Name: name }: DeletedWidget): Promise<Problem | undefined> {
    return this.#forGood(
      () => this.#client.purgeWidget(id),
      () => {
        this.#steps = this.#steps.filter(({ undo }) => undo.widgets.some((widget) => widget !== id));
        this.#host.purged(id);
        return { text: this.#host.t.said.purged(name) };
      }
    );
  }

  /** Deletes from the Trash forever. Returns the sentence to show on failure. */
  purgeDashboard({ Id, Name }: DeletedDashboard): Promise<Problem | undefined> {
    const said = () => ({ text: this.#host.t.said.purged(Name) });
    return this.#forGood(() => this.#client.purgeDashboard(Id), said);
  }

  /**
   * Asks once whether to delete these widgets, if anything uses them. 'cancelled': no, and none of them is to be deleted. A problem: it
   * is not known what uses them.
   */
  async confirmRemoval(widgets: readonly WidgetSummary[]): Promise<'agreed' | 'cancelled' | { problem: Problem }> {
    const used: UsedWidget[] = [];
    for (const widget of widgets) {
      const uses = await this.#client.usesOf(widget.Id);
      // Gone already: its own deletion says so.
      if (!uses.ok && uses.status === 404) continue;
      if (!uses.ok) return { problem: this.refused(uses) };
      used.push({ widget, uses: uses.value });
    }
    return (await this.#agreed(used, widgets.length)) ? 'agreed' : 'cancelled';
  }

  /**
   * Runs once, however often it is requested before its card is gone.
   * @param isAgreed whether it may go although something uses it
   */
  async remove(widget: WidgetSummary, isAgreed = false): Promise<Problem | undefined> {
    const { Id: id, Name: name } = widget;
    if (this.#removing.has(id)) return undefined;
    const { restoreWidget } = this.#client;
    this.#removing.add(id);
    try {
      return await this.#run(
        () => (isAgreed ? this.#client.removeWidget(id) : this.#remove(widget)),
        () => (this.#seen(id) ? undefined : { value: undefined }),
        () => ({
          text: this.#host.t.said.removed(name),
          undo: { widgets: [id], ask: () => restoreWidget(id), isSeen: () => this.#seen(id) !== undefined }
        })
      );
    } finally {
      this.#removing.delete(id);
    }
  }

  /**
   * Several actions as one: reported in one sentence, undone in one step. Stops at the first whose outcome is unknown. Returns
   * the sentence of the first that failed.
   * @param say of how many were done
   */
  async runTogether(
    acts: readonly (() => Promise<Problem | undefined>)[],
    say: (done: number) => string
  ): Promise<Problem | undefined> {
    const [before, count] = [new Set(this.#steps), this.#count];
    let problem: Problem | undefined;
    this.#isHeld = true;
    for (const act of acts) {
      const failed = await act();
      problem ??= failed;
      if (this.isOutdated) break;
    }
    this.#isHeld = false;
    const made = this.#steps.filter((step) => !before.has(step));
    const text = say(this.#count - count);
    if (made.length > 0) {
      this.#steps = [...this.#steps.filter((step) => before.has(step)), { text, undo: undoingOf(made) }];
    }
    if (this.#count > count) this.said = { text, undoable: made.length > 0 };
    await this.#read();
    return problem;
  }

  /**
   * Undoes the newest action not yet undone. If that could not be tried, it stays the newest. While the newest is unknown, this only
   * finds it out: nothing else is undone instead.
   */
  undo(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.isOutdated) {
        await this.reloadLists();
        return;
      }
      const step = this.#steps.at(-1);
      if (!step) return;
      this.problem = undefined;
      const answer = await step.undo.ask();
      if (!answer) return;
      if (answer.ok) {
        this.#undone(step);
        await this.#read();
      } else await this.#notUndone(step, answer);
    });
  }

  /** Shows a failure on the screen, for actions no dialog waits for. */
  async report(running: Promise<Problem | undefined>): Promise<void> {
    const problem = await running;
    this.problem = problem;
    if (problem !== undefined) this.said = undefined;
  }

  /** The sentence for a failure. Reloads the lists: they lack whatever caused the refusal, or what happened despite it. */
  refused(answer: Refused): Problem {
    const { t } = this.#host;
    if (isFinal(answer)) void this.#read();
    else if (isUnknown(answer)) {
      void this.#lose(() => {
        this.problem = undefined;
        this.said = { text: t.readAgain };
      });
    }
    return problemOf(answer) ?? t.failed;
  }

  /** Reads the lists again if the server answers. Does it? */
  async reloadLists(): Promise<boolean> {
    const isReached = await this.#client.isReached();
    if (isReached) await this.#read();
    return isReached;
  }

  dismiss(): void {
    this.said = undefined;
    this.problem = undefined;
  }

  /** An action that cannot be undone on this screen. */
  #forGood(ask: () => Promise<Answer<unknown>>, done: () => Said): Promise<Problem | undefined> {
    return this.#inTurn(async () => {
      this.problem = undefined;
      const answer = await ask();
      if (!answer.ok) return this.refused(answer);
      this.said = done();
      await this.#read();
      return undefined;
    });
  }

  /** Removes it again, unless something was saved in it since. */
  #removal(widget: WidgetSummary): Undoing {
    const { Id: id, Version: version } = widget;
    return {
      widgets: [id],
      ask: () => this.#remove(widget, version),
      isSeen: () => this.#seen(id) === undefined
    };
  }

  /** Asks only if something uses one of them; then names all, those in use first. */
  async #agreed(widgets: readonly UsedWidget[], count: number): Promise<boolean> {
    const used = widgets.filter(({ uses }) => isUsed(uses));
    if (used.length === 0) return true;
    const others = widgets.filter((widget) => !used.includes(widget));
    return this.#host.confirmRemoval([...used, ...others], count);
  }

  /** Deletes it after saying what uses it. undefined: the user cancelled. */
  async #remove(widget: WidgetSummary, version?: number): Promise<Answer<undefined> | undefined> {
    const uses = await this.#client.usesOf(widget.Id);
    if (!uses.ok) return uses;
    if (!(await this.#agreed([{ widget, uses: uses.value }], 1))) return undefined;
    return this.#client.removeWidget(widget.Id, version);
  }

  /** @param seen its result, if the lists show that it happened without an answer */
  #run<T>(
    ask: () => Promise<Answer<T> | undefined>,
    seen: () => { readonly value: T } | undefined,
    deedOf: (value: T) => FinishedAction
  ): Promise<Problem | undefined> {
    return this.#inTurn(async () => {
      const { t } = this.#host;
      // Earlier requests come first in the undo order.
      if (this.isOutdated && !(await this.reloadLists())) return t.notDone;
      this.problem = undefined;
      const answer = await ask();
      if (!answer) return undefined;
      if (answer.ok) {
        this.#done(deedOf(answer.value));
        await this.#read();
        return undefined;
      }
      if (!isUnknown(answer)) return this.refused(answer);
      return this.#outcome(answer, () => {
        const made = seen();
        if (made) this.#done(deedOf(made.value));
        else this.said = undefined;
        return made !== undefined;
      });
    });
  }

  #done({ text, open, undo }: FinishedAction): void {
    this.#count += 1;
    if (undo) this.#steps = [...this.#steps, { text, undo }];
    this.said = { text, open, undoable: undo !== undefined };
  }

  #undone(step: Step): void {
    const { t } = this.#host;
    this.#steps = this.#steps.filter((other) => other !== step);
    const before = this.#steps.at(-1);
    const undone = t.said.undone(step.text);
    this.said = before ? { text: `${undone} ${t.said.before(before.text)}`, undoable: true } : { text: undone };
  }

  async #notUndone(step: Step, answer: Refused): Promise<void> {
    this.said = { text: step.text, undoable: true };
    if (isUnknown(answer)) {
      this.problem = await this.#outcome(answer, () => {
        const isUndone = step.undo.isSeen();
        if (isUndone) this.#undone(step);
        return isUndone;
      });
      return;
    }
    if (isFinal(answer)) {
      this.#steps = this.#steps.filter((other) => other !== step);
      this.said = undefined;
    }
    this.problem = this.refused(answer);
  }

  /** The message about an unanswered operation: none if the lists show that it happened; later if they cannot be read. */
  async #outcome({ text }: Refused, isDone: () => boolean): Promise<Problem | undefined> {
    const { t } = this.#host;
    let isSettled = false;
    await this.#lose(() => {
      isSettled = true;
      this.problem = isDone() ? undefined : (text ?? t.notDone);
    });
    if (!isSettled) return text ?? t.failed;
    const { problem } = this;
    this.problem = undefined;
    return problem;
  }

  /** @param settle reports its outcome when the lists are next read: now, if the server answers */
  async #lose(settle: () => void): Promise<void> {
    this.#lost = [...this.#lost, settle];
    await this.reloadLists();
  }

  /** One after another, so that undo finds the action requested just before it. */
  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(act);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #read(): Promise<void> {
    if (this.#isHeld && !this.isOutdated) return;
    const lost = this.#lost;
    await this.#host.changed();
    for (const settle of lost) {
      if (!this.#lost.includes(settle)) continue;
      this.#lost = this.#lost.filter((other) => other !== settle);
      settle();
    }
  }

  /** A widget in the lists that matches the wanted state. */
  #seen(id: number, isSo: (widget: WidgetSummary) => boolean = () => true): { value: WidgetSummary } | undefined {
    return found(this.#host.widgets.find((widget) => widget.Id === id && isSo(widget)));
  }
}

const isUsed = ({ Dashboards, Others, Drafts }: WidgetUses): boolean => Dashboards.length + Others + Drafts.length > 0;

const addressOf = (widgetId: number): string => `/widgets/${widgetId}`;

const found = <T>(value: T | undefined): { readonly value: T } | undefined =>
  value === undefined ? undefined : { value };
