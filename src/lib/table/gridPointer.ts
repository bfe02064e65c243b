import type { CellPosition, Selection } from './selection.svelte.js';

/** The visible part of a scrolling element, in pixels. */
export interface Viewport {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Reports the visible part of an element, now and on each scroll or resize. */
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
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => observer.disconnect();
  };

/** The grid cell that an event happened in. */
export function cellAt(target: EventTarget | null): CellPosition | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
}

/** Pointer input of the grid: selects cells, or drags the fill handle. `fill` runs on release. */
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
