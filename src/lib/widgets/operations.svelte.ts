import type { WidgetSummary } from '../api.js';
import type { Answer, Refused } from '../ui/ask.js';
import type { WidgetsTexts } from '../ui/messages/widgets.js';
import * as http from './client.js';
import type { Home } from './places.js';

/** What was done last, in words. */
export interface Said {
  readonly text: string;
  /** The widget it made. */
  readonly open?: number;
  /** Is the way back offered beside it? */
  readonly undoable?: boolean;
}

/** Something that was done, and how it is taken back; without that it cannot be. */
interface Deed {
  readonly text: string;
  readonly open?: number;
  readonly undo?: () => Promise<Answer<unknown>>;
}

interface Step extends Deed {
  readonly undo: () => Promise<Answer<unknown>>;
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

/** Refused for good: trying again would not help, and nothing was done. */
const isFinal = ({ status }: Refused): boolean => status >= 400 && status < 500 && status !== 401 && status !== 429;

/**
 * What is done with widgets, one after the other: each changes one, says so, and can be undone, step by step. What is refused
 * leaves everything as it was and says why: in `problem`, and as the answer of those that a dialog waits for.
 */
export class Operations {
  said = $state.raw<Said>();
  problem = $state<string>();
  /** Something may have been done that the lists do not show, because its answer was lost. */
  isOutdated = $state(false);

  readonly #around: Around;
  readonly #client: typeof http;
  /** What is not undone yet, the newest last. */
  #steps = $state.raw<readonly Step[]>([]);
  #last: Promise<unknown> = Promise.resolve();
  readonly #removing = new Set<number>();

  constructor(around: Around, client: typeof http = http) {
    this.#around = around;
    this.#client = client;
  }

  get isUndoable(): boolean {
    return this.#steps.length > 0;
  }

  /** Gives the sentence to show when it did not work. */
  rename({ id, name }: WidgetSummary, to: string): Promise<string | undefined> {
    const { renameWidget } = this.#client;
    return this.#run(
      () => renameWidget(id, to),
      (renamed) => ({
        text: this.#around.t.said.renamed(name, renamed.name),
        undo: () => renameWidget(id, name, renamed.name)
      })
    );
  }

  /** A variant of a template, or a copy. Gives the sentence to show when it did not work. */
  copy(widget: WidgetSummary, home: Home, name?: string): Promise<string | undefined> {
    const { copyWidget, removeWidget } = this.#client;
    return this.#run(
      () => copyWidget(widget.id, home, name),
      (made) => ({
        text: this.#around.t.said.made(made.name, this.#around.nameOf(home)),
        open: made.id,
        ...(this.#around.isTakable(home) && { undo: () => removeWidget(made.id, made.version) })
      })
    );
  }

  /** Gives the sentence to show when it did not work. */
  move({ id, groupId }: WidgetSummary, home: Home): Promise<string | undefined> {
    const { moveWidget } = this.#client;
    return this.#run(
      () => moveWidget(id, home),
      (moved) => ({
        text: this.#around.t.said.moved(moved.name, this.#around.nameOf(home)),
        undo: () => moveWidget(id, groupId, home)
      })
    );
  }

  /** Once only, however often it is asked for before its card is gone. */
  async remove({ id, name }: WidgetSummary): Promise<string | undefined> {
    if (this.#removing.has(id)) return undefined;
    const { removeWidget, restoreWidget } = this.#client;
    this.#removing.add(id);
    try {
      return await this.#run(
        () => removeWidget(id),
        () => ({ text: this.#around.t.said.removed(name), undo: () => restoreWidget(id) })
      );
    } finally {
      this.#removing.delete(id);
    }
  }

  /** Takes back the newest that is not undone yet. What could not be tried stays the newest. */
  undo(): Promise<void> {
    return this.#inTurn(async () => {
      const step = this.#steps.at(-1);
      if (!step) return;
      this.problem = undefined;
      const answer = await step.undo();
      const isOver = answer.ok || isFinal(answer);
      if (isOver) this.#steps = this.#steps.slice(0, -1);
      if (answer.ok) {
        this.said = this.#undone(step);
        await this.#read();
      } else {
        this.said = isOver ? undefined : { text: step.text, undoable: true };
        this.problem = this.refused(answer);
      }
    });
  }

  /** Says on the screen what went wrong, for what no dialog waits for. */
  async tell(running: Promise<string | undefined>): Promise<void> {
    const problem = await running;
    this.problem = problem;
    if (problem !== undefined) this.said = undefined;
  }

  /** The sentence on what did not work. The lists are read again: what refused it, or was done all the same, is not in them. */
  refused(answer: Refused): string {
    if (isFinal(answer)) void this.#read();
    else if (answer.status === 0 || answer.status >= 500) {
      this.isOutdated = true;
      void this.catchUp();
    }
    return answer.text ?? this.#around.t.failed;
  }

  /** Reads the lists again if the server answers. */
  async catchUp(): Promise<void> {
    if (await this.#client.isReached()) await this.#read();
  }

  dismiss(): void {
    this.said = undefined;
    this.problem = undefined;
  }

  #run<T>(ask: () => Promise<Answer<T>>, deedOf: (value: T) => Deed): Promise<string | undefined> {
    return this.#inTurn(async () => {
      this.problem = undefined;
      const answer = await ask();
      if (!answer.ok) return this.refused(answer);
      const { text, open, undo } = deedOf(answer.value);
      if (undo) this.#steps = [...this.#steps, { text, undo }];
      this.said = { text, open, undoable: undo !== undefined };
      await this.#read();
      return undefined;
    });
  }

  #undone({ text }: Step): Said {
    const { t } = this.#around;
    const before = this.#steps.at(-1);
    const undone = t.said.undone(text);
    return before ? { text: `${undone} ${t.said.before(before.text)}`, undoable: true } : { text: undone };
  }

  /** One after the other, so that undoing finds what was asked for just before it. */
  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(act);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #read(): Promise<void> {
    this.isOutdated = false;
    await this.#around.changed();
  }
}
