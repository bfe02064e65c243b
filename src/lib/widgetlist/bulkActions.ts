import type { WidgetSummary } from '../api.js';
import type { Problem } from '../client/problem.js';
import type { Texts } from '../messages/load.js';
import type { Operations } from './operations.svelte.js';
import type { Home } from './places.js';
import type { Obstacle } from './rights.js';

type Action = 'copy' | 'move' | 'remove';

interface Around {
  /** Follows the language. */
  readonly t: Texts<'widgets'>;
  nameOf(home: Home): string;
  obstacle(what: Action, widget: WidgetSummary): Obstacle | undefined;
}

/** Actions on several widgets as one step. Those that the user may not touch are left as they are, and counted. */
export class BulkActions {
  constructor(
    private readonly operations: Operations,
    private readonly around: Around
  ) {}

  /** The ones that this may be done with. */
  able(widgets: readonly WidgetSummary[], what: Action): WidgetSummary[] {
    return widgets.filter((widget) => this.around.obstacle(what, widget) === undefined);
  }

  /** Returns the sentence to show on failure, as the others do. */
  copy(widgets: readonly WidgetSummary[], home: Home): Promise<Problem | undefined> {
    const say = (done: number) => this.around.t.list.copied(done, this.around.nameOf(home));
    return this.#each(widgets, 'copy', (widget) => this.operations.copy(widget, home), say);
  }

  /** Those already there stay. */
  move(widgets: readonly WidgetSummary[], home: Home): Promise<Problem | undefined> {
    const away = widgets.filter(({ GroupId: groupId }) => groupId !== home);
    const say = (done: number) => this.around.t.list.moved(done, this.around.nameOf(home));
    return this.#each(away, 'move', (widget) => this.operations.move(widget, home), say);
  }

  /** All of them or, if the user cancels because something uses one of them, none. */
  async remove(widgets: readonly WidgetSummary[]): Promise<Problem | undefined> {
    const agreed = await this.operations.confirmRemoval(this.able(widgets, 'remove'));
    if (agreed === 'cancelled') return undefined;
    if (agreed !== 'agreed') return agreed.problem;
    return this.#each(
      widgets,
      'remove',
      (widget) => this.operations.remove(widget, true),
      (done) => this.around.t.list.removed(done)
    );
  }

  #each(
    widgets: readonly WidgetSummary[],
    what: Action,
    act: (widget: WidgetSummary) => Promise<Problem | undefined>,
    say: (done: number) => string
  ): Promise<Problem | undefined> {
    const able = this.able(widgets, what);
    const left = widgets.length - able.length;
    const acts = able.map((widget) => () => act(widget));
    return this.operations.runTogether(acts, (done) =>
      left === 0 ? say(done) : `${say(done)} ${this.around.t.list.left(left)}`
    );
  }
}
