/** What a drag of lines needs to know of their list. */
export interface DragList {
  /** Whether lines can be dragged now. */
  readonly isOn: () => boolean;
  readonly rowHeight: () => number;
  /** How many lines come before those that can be dragged. */
  readonly fixed: number;
  readonly total: () => number;
  /** What scrolls them. */
  readonly scroller: () => HTMLElement | null;
  /** The line with this number is taken. */
  readonly onstart: (line: number) => void;
  /** It goes before the line with this number; the number of all is the end. */
  readonly ondrop: (before: number) => void;
}

/** A press that moves so far is a drag, in pixels. */
const SLACK = 5;
/** So near to an edge, the list scrolls, in pixels, and so far with each frame. */
const [EDGE, PACE] = [28, 9];

/** Drags lines of one height to another place: with the mouse anywhere in a line, by touch at its grip. */
export class LineDrag {
  /** The line before which it would go; undefined: nothing is dragged. */
  before: number | undefined = $state();
  #pressed: { readonly line: number; readonly x: number; readonly y: number } | undefined;
  #y = 0;
  #frame = 0;

  constructor(private readonly list: DragList) {}

  press = (event: PointerEvent): void => {
    const { target } = event;
    if (event.button !== 0 || !(target instanceof Element) || !this.list.isOn()) return;
    if (event.pointerType !== 'mouse' && !target.closest('[data-grip]')) return;
    const line = Number(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1);
    if (line >= this.list.fixed) this.#pressed = { line, x: event.clientX, y: event.clientY };
  };

  move = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    const pressed = this.#pressed;
    if (!pressed) return;
    this.#y = event.clientY;
    if (this.before === undefined) {
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < SLACK) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      this.list.onstart(pressed.line);
      this.#frame = requestAnimationFrame(this.#scroll);
    }
    this.#point();
  };

  drop = (): void => {
    const { before } = this;
    this.cancel();
    if (before !== undefined) this.list.ondrop(before);
  };

  cancel = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#pressed = undefined;
    this.before = undefined;
  };

  #point(): void {
    const scroller = this.list.scroller();
    if (!scroller) return;
    const y = this.#y - scroller.getBoundingClientRect().top + scroller.scrollTop;
    const line = Math.round(y / this.list.rowHeight());
    this.before = Math.max(this.list.fixed, Math.min(this.list.total(), line));
  }

  #scroll = (): void => {
    const scroller = this.list.scroller();
    if (!scroller || this.before === undefined) return;
    const { top, bottom } = scroller.getBoundingClientRect();
    if (this.#y < top + EDGE) scroller.scrollTop -= PACE;
    else if (this.#y > bottom - EDGE) scroller.scrollTop += PACE;
    this.#point();
    this.#frame = requestAnimationFrame(this.#scroll);
  };
}
