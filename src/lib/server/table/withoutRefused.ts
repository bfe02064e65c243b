import type { CellRefusal, TableCell } from '../../api.js';

/**
 * The cells that remain without the refused ones. If something else about a widget was refused, all its cells are dropped.
 * @param dropsWholeWidgets all cells of a widget, as soon as one is refused
 */
export function withoutRefused(
  cells: readonly TableCell[],
  refused: readonly CellRefusal[],
  dropsWholeWidgets: boolean
): readonly TableCell[] {
  const key = (widget: number, element: string) => `${widget} ${element}`;
  const asked = new Set(cells.map(({ Widget, Element }) => key(Widget, Element)));
  const gone = new Set(refused.map(({ Widget, Element }) => key(Widget, Element)));
  const goneWidgets = new Set(
    refused
      .filter(({ Widget, Element }) => dropsWholeWidgets || !asked.has(key(Widget, Element)))
      .map(({ Widget }) => Widget)
  );
  return cells.filter(({ Widget, Element }) => !gone.has(key(Widget, Element)) && !goneWidgets.has(Widget));
}
