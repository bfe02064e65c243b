import type { WidgetSummary } from '../api.js';
import type { Answer } from '../ui/ask.js';
import type { WidgetsTexts } from '../ui/messages/widgets.js';
import * as http from './client.js';
import type { Home } from './places.js';

/** What was done last, in words; `undo` takes it back, `open` is the widget it made. */
export interface Said {
  readonly text: string;
  readonly undo?: () => Promise<Answer<unknown>>;
  readonly open?: number;
}

/** What the operations need of the screen. */
export interface Around {
  /** Follows the language. */
  readonly t: WidgetsTexts;
  /** What a home is called. */
  nameOf(home: Home): string;
  /** May what stands here be taken away again? */
  isTakable(home: Home): boolean;
  /** The lists are out of date. */
  changed(): Promise<void>;
}

/**
 * What is done with widgets: each changes one, says so, and can be undone. What fails leaves everything as it was and says
 * why: in `problem`, and as the answer of those that a dialog waits for.
 */
export class Operations {
  said = $state.raw<Said>();
  problem = $state<string>();

  readonly #around: Around;
  readonly #client: typeof http;

  constructor(around: Around, client: typeof http = http) {
    this.#around = around;
    this.#client = client;
  }

  /** Gives the sentence to show when it did not work. */
  rename({ id, name }: WidgetSummary, to: string): Promise<string | undefined> {
    const { renameWidget } = this.#client;
    return this.#run(renameWidget(id, to), (renamed) => ({
      text: this.#around.t.said.renamed(name, renamed.name),
      undo: () => renameWidget(id, name)
    }));
  }

  /** A variant of a template, or a copy. Gives the sentence to show when it did not work. */
  copy(widget: WidgetSummary, home: Home, name?: string): Promise<string | undefined> {
    const { copyWidget, removeWidget } = this.#client;
    return this.#run(copyWidget(widget.id, home, name), (made) => ({
      text: this.#around.t.said.made(made.name, this.#around.nameOf(home)),
      open: made.id,
      ...(this.#around.isTakable(home) && { undo: () => removeWidget(made.id) })
    }));
  }

  /** Gives the sentence to show when it did not work. */
  move({ id, groupId }: WidgetSummary, home: Home): Promise<string | undefined> {
    const { moveWidget } = this.#client;
    return this.#run(moveWidget(id, home), (moved) => ({
      text: this.#around.t.said.moved(moved.name, this.#around.nameOf(home)),
      undo: () => moveWidget(id, groupId)
    }));
  }

  remove({ id, name }: WidgetSummary): Promise<string | undefined> {
    const { removeWidget, restoreWidget } = this.#client;
    return this.#run(removeWidget(id), () => ({
      text: this.#around.t.said.removed(name),
      undo: () => restoreWidget(id)
    }));
  }

  /** Takes back what was done last. */
  async undo(): Promise<void> {
    const { undo } = this.said ?? {};
    if (!undo) return;
    this.said = undefined;
    await this.tell(this.#run(undo(), () => ({ text: this.#around.t.said.undone })));
  }

  /** Says on the screen what went wrong, for what no dialog waits for. */
  async tell(running: Promise<string | undefined>): Promise<void> {
    this.problem = await running;
  }

  dismiss(): void {
    this.said = undefined;
    this.problem = undefined;
  }

  async #run<T>(asked: Promise<Answer<T>>, say: (value: T) => Said): Promise<string | undefined> {
    this.problem = undefined;
    const answer = await asked;
    if (!answer.ok) return answer.text ?? this.#around.t.failed;
    this.said = say(answer.value);
    await this.#around.changed();
    return undefined;
  }
}
