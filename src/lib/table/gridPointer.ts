import type { CellPosition, Selection } from './selection.svelte.js';

/** The part of a scrolling element that is in view, in pixels. */
export interface Viewport {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Tells which part of an element is in view, now and whenever it scrolls or changes its size. */
export const viewport =
  (tell: (now: Viewport) => void) =>
  (element: HTMLElement): (() => void) => {
    const look = () =>
      tell({
        top: element.scrollTop,
        left: element.scrollLeft,
        width: element.clientWidth,
        height: element.clientHeight
      });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => observer.disconnect();
  };

/** The cell of the grid that an event happened in. */
export function cellAt(target: EventTarget | null): CellPosition | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
}

/** What the pointer does in the grid: it selects, or fills the cells it passes with the handle. `fill` runs when it lets go of that. */
export function gridPointer(selection: Selection, fill: () => void) {
  let isDragging = false;
  let isFilling = false;
  return {
    press(event: PointerEvent): void {
      const found = event.button === 0 ? cellAt(event.target) : undefined;
      if (!found) return;
      isFilling = event.target instanceof Element && event.target.classList.contains('fill');
      if (isFilling) return;
      selection.go(found, event.shiftKey);
      isDragging = event.pointerType === 'mouse';
    },
    drag(event: PointerEvent): void {
      if (event.buttons === 0) isDragging = isFilling = false;
      const found = cellAt(event.target);
      if (isFilling && found) selection.stretch(found.row);
      if (!isDragging) return;
      if (found && (found.row !== selection.at.row || found.column !== selection.at.column)) selection.go(found, true);
    },
    drop(): void {
      if (isFilling) fill();
      isDragging = isFilling = false;
    }
  };
}
