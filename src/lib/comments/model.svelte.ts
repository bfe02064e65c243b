import { SvelteMap } from 'svelte/reactivity';
import type { SettingComment, SettingComments } from '../api.js';
import type { Answer } from '../client/request.js';
import type { CommentsClient } from './client.js';

/** The comments on the settings of a widget, as they were last read. */
export class CommentsModel {
  all: readonly SettingComment[] = $state.raw([]);
  /** Why the last action failed; '': there was no answer. undefined: it did not. */
  problem: string | undefined = $state();

  /** What is typed and not sent, by element. */
  readonly unsent = new SvelteMap<string, string>();

  /** Of each setting with comments that are not done, how many. */
  readonly open: ReadonlyMap<string, number> = $derived.by(() => {
    const counts = new Map<string, number>();
    for (const { Element, DoneBy } of this.all) {
      if (DoneBy === null) counts.set(Element, (counts.get(Element) ?? 0) + 1);
    }
    return counts;
  });

  /** Answers may arrive out of order: only the one to the newest request counts. */
  #asked = 0;

  constructor(private readonly client: CommentsClient) {}

  /** Reads them again. Without an answer they stay as they were. */
  async renew(): Promise<void> {
    await this.#take(this.client.list());
  }

  setUnsent(element: string, text: string): void {
    if (text === '') this.unsent.delete(element);
    else this.unsent.set(element, text);
  }

  /** Says something. Gives whether it was taken. */
  add(element: string, text: string): Promise<boolean> {
    return this.#act(this.client.add({ Element: element, Text: text }));
  }

  setDone(id: number, isDone: boolean): Promise<boolean> {
    return this.#act(this.client.setDone(id, isDone));
  }

  remove(id: number): Promise<boolean> {
    return this.#act(this.client.remove(id));
  }

  async #act(asking: Promise<Answer<SettingComments>>): Promise<boolean> {
    const answer = await this.#take(asking);
    this.problem = answer.ok ? undefined : (answer.text ?? '');
    return answer.ok;
  }

  async #take(asking: Promise<Answer<SettingComments>>): Promise<Answer<SettingComments>> {
    const asked = ++this.#asked;
    const answer = await asking;
    if (answer.ok && asked === this.#asked) this.all = answer.value.Comments;
    return answer;
  }
}
