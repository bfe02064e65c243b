import type { Draft, DraftEntry } from '../api.js';
import { problemOf, type Problem } from '../client/problem.js';
import type { Answer, Refused } from '../client/request.js';
import { listDrafts, type DraftClient } from './client.js';
import { obstaclesIn, type Obstacles } from './obstacles.js';
import type { PlannedTimes } from './planEntry.js';

/** Messages to the reader of a draft. */
export interface DraftSentences {
  readonly notDone: string;
  readonly revoked: string;
  deleted(name: string): string;
}

/** A colleague’s comment. */
export interface NewComment {
  readonly text: string;
  readonly element: string | null;
  /** Whether guests can read it, too. */
  readonly forGuests: boolean;
}

/** What was done last, or why it failed. */
export interface Said {
  readonly text?: string;
  readonly problem?: Problem;
  /** The settings that the problem is about. */
  readonly obstacles?: Obstacles;
}

/** A draft while it is viewed and edited. Each change is sent at once: a draft has no Save. Knows no DOM. */
export class DraftModel {
  draft: Draft = $state.raw() as Draft;
  /** All drafts of its template, for the plan. */
  all: readonly DraftEntry[] = $state.raw([]);
  said: Said | undefined = $state.raw();
  busy = $state(false);
  /** Path of the link, right after creation. */
  path: string | undefined = $state();
  isDeleted = $state(false);

  readonly #client: DraftClient;
  readonly #sentences: () => DraftSentences;

  constructor(draft: Draft, client: DraftClient, sentences: () => DraftSentences) {
    this.draft = draft;
    this.#client = client;
    this.#sentences = sentences;
  }

  /** Reads other people's changes. @returns whether the draft was read; a deleted one cannot be */
  async renew(): Promise<boolean> {
    const answer = await this.#client.read();
    if (answer.ok) this.draft = answer.value;
    if (answer.ok || answer.status === 404) this.isDeleted = !answer.ok;
    await this.renewAll();
    return answer.ok;
  }

  /** Reads the drafts of its template. */
  async renewAll(): Promise<void> {
    const answer = await listDrafts(this.draft.Template.Id);
    if (answer.ok) this.all = answer.value.Drafts;
  }

  /** Chooses the side that counts in a conflict. */
  choose(cell: { readonly widget: number; readonly element: string }, Counts: 'draft' | 'live'): Promise<boolean> {
    const found = this.draft.Values.find(({ Widget, Element }) => Widget === cell.widget && Element === cell.element);
    if (!found) return Promise.resolve(false);
    const { Widget, Element } = found;
    const sides = { ...('Value' in found && { Value: found.Value }), ...('Base' in found && { Base: found.Base }) };
    return this.#act(this.#client.change({ Cells: [{ Widget, Element, ...sides, Counts }] }));
  }

  /** Removes a setting from the draft, for all its widgets. */
  takeOut(element: string): Promise<boolean> {
    const cells = this.draft.Values.filter(({ Element }) => Element === element);
    return this.#act(this.#client.change({ Remove: cells.map(({ Widget, Element }) => ({ Widget, Element })) }));
  }

  async plan(plan: PlannedTimes | null): Promise<boolean> {
    const isDone = await this.#act(this.#client.plan(plan, this.draft.Version));
    if (isDone) await this.renewAll();
    return isDone;
  }

  /** Creates a link that works without an account until then. @param guestUntil ISO 8601 */
  async share(guestUntil: string): Promise<void> {
    const answer = await this.#client.share(guestUntil);
    if (!answer.ok) return this.#failed(answer);
    this.path = answer.value.Path;
    await this.renew();
  }

  invite(guestUntil: string | null): Promise<boolean> {
    return this.#act(this.#client.invite(guestUntil));
  }

  async revoke(): Promise<void> {
    if (!(await this.#act(this.#client.revoke()))) return;
    this.path = undefined;
    this.said = { text: this.#sentences().revoked };
  }

  /** @returns whether it was saved */
  comment({ text, element, forGuests }: NewComment): Promise<boolean> {
    return this.#actOn(this.#client.comment({ Text: text, Element: element, ForGuests: forGuests }), (said) =>
      // Somebody’s stream may have brought it already.
      this.#said((all) => [...all.filter(({ Id }) => Id !== said.Id), said])
    );
  }

  markDone(comment: number, isDone: boolean): Promise<boolean> {
    return this.#actOn(this.#client.markDone(comment, isDone), (said) =>
      this.#said((all) => all.map((each) => (each.Id === comment ? said : each)))
    );
  }

  deleteComment(comment: number): Promise<boolean> {
    return this.#actOn(this.#client.deleteComment(comment), () =>
      this.#said((all) => all.filter(({ Id }) => Id !== comment))
    );
  }

  approve(isApproved: boolean): Promise<boolean> {
    return this.#act(this.#client.approve(isApproved, this.draft.Version));
  }

  /** @returns why it failed; undefined on success */
  rename(name: string): Promise<Problem | undefined> {
    return this.#ask(this.#client.rename(name));
  }

  /** As `rename`. */
  async goLive(): Promise<Problem | undefined> {
    const problem = await this.#ask(this.#client.goLive(this.draft.Version));
    // The draft records why it was refused.
    await this.renew();
    return problem;
  }

  /** As `rename`. */
  async end(): Promise<Problem | undefined> {
    const problem = await this.#ask(this.#client.end());
    await this.renewAll();
    return problem;
  }

  async remove(): Promise<void> {
    const answer = await this.#client.remove();
    if (!answer.ok) return this.#failed(answer);
    this.isDeleted = true;
    this.said = { text: this.#sentences().deleted(this.draft.Name) };
  }

  async restore(): Promise<void> {
    if (!(await this.#act(this.#client.restore()))) return;
    this.isDeleted = false;
    this.said = undefined;
  }

  dismiss(): void {
    this.said = undefined;
  }

  #act(doing: Promise<Answer<Draft>>): Promise<boolean> {
    return this.#actOn(doing, (draft) => draft);
  }

  /** @param take the draft after the answer */
  async #actOn<T>(doing: Promise<Answer<T>>, take: (value: T) => Draft): Promise<boolean> {
    this.busy = true;
    const answer = await doing;
    this.busy = false;
    if (!answer.ok) {
      if (answer.status === 412) await this.renew();
      this.#failed(answer);
      return false;
    }
    this.#take(take(answer.value));
    this.said = undefined;
    return true;
  }

  async #ask(doing: Promise<Answer<Draft>>): Promise<Problem | undefined> {
    const answer = await doing;
    if (!answer.ok) return problemOf(answer) ?? this.#sentences().notDone;
    this.#take(answer.value);
    return undefined;
  }

  /** The draft with other comments. */
  #said(change: (all: Draft['Said']) => Draft['Said']): Draft {
    const Said = change(this.draft.Said);
    return { ...this.draft, Said, Comments: Said.filter(({ DoneBy }) => DoneBy === null).length };
  }

  #take(draft: Draft): void {
    this.draft = draft;
    this.all = this.all.map((each) => (each.Id === draft.Id ? { ...draft, Here: each.Here } : each));
  }

  #failed(answer: Refused): void {
    this.said = { problem: problemOf(answer) ?? this.#sentences().notDone, obstacles: obstaclesIn(answer) };
  }
}
