import type { CellRefusal, TableCell } from '../../api.js';

/**
 * The cells without those that were refused. Where something else of a widget was, all of its cells go.
 * @param isWhole do all cells of a widget go of which one was refused?
 */
export function restOf(
  cells: readonly TableCell[],
  refused: readonly CellRefusal[],
  isWhole: boolean
): readonly TableCell[] {
  const key = (widget: number, element: string) => `${widget} ${element}`;
  const asked = new Set(cells.map(({ Widget, Element }) => key(Widget, Element)));
  const gone = new Set(refused.map(({ Widget, Element }) => key(Widget, Element)));
  const goneWidgets = new Set(
    refused.filter(({ Widget, Element }) => isWhole || !asked.has(key(Widget, Element))).map(({ Widget }) => Widget)
  );
  return cells.filter(({ Widget, Element }) => !gone.has(key(Widget, Element)) && !goneWidgets.has(Widget));
}
