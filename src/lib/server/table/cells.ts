import type { CellConflict, TableCell } from '../../api.js';
import { own } from '../../ascdata/elements.js';
import { isSameOwn, writtenForm, type OwnValue } from '../../ascdata/effective.js';
import type { AscElement, Values } from '../../ascdata/types.js';
import { modelOf, registry } from '../../datatypes/registry.js';
import { cellTwice } from './refusals.js';
import type { TableRow } from './rows.js';

/** One Value changed by a step. A missing side: the widget had, or has, no own Value. */
export interface StepChange {
  readonly widget: number;
  readonly element: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

/** The effect of cells on a row. */
export interface RowPlan {
  readonly row: TableRow;
  readonly own: Values;
  readonly changes: readonly StepChange[];
  readonly conflicts: readonly CellConflict[];
}

type Elements = ReadonlyMap<string, AscElement>;

/**
 * Applies these cells of one row to its own Values. A cell conflicts, and changes nothing, if the Value is no longer the one that was
 * edited, unless it already has the wanted Value. The check reports unknown elements.
 */
export function planRow(elements: Elements, row: TableRow, cells: readonly TableCell[]): RowPlan {
  const after = new Map(row.own);
  const changes: StepChange[] = [];
  const conflicts: CellConflict[] = [];
  for (const cell of cells) {
    const element = elements.get(cell.Element);
    if (!element) continue;
    const now = ownOf(row.own, element.Id);
    const wanted = wantedOf(cell, element, row);
    if (isSameOwn(now, wanted, element, registry)) continue;
    if (!isSameOwn(now, memberOf(cell, 'Base'), element, registry)) {
      conflicts.push({ Widget: row.id, Element: element.Id, ...(now && { Value: now.value }) });
      continue;
    }
    if (wanted) after.set(element.Id, wanted.value);
    else after.delete(element.Id);
    const sides = { ...(now && { from: now.value }), ...(wanted && { to: wanted.value }) };
    changes.push({ widget: row.id, element: element.Id, ...sides });
  }
  return { row, own: after, changes, conflicts };
}

/**
 * The Values that the changed elements of a row have afterwards, own or inherited. Looks at nothing else: a row may have thousands.
 * @param inherited what the row inherits afterwards
 */
export function changedValues({ changes, own }: Pick<RowPlan, 'changes' | 'own'>, inherited: Values): Values {
  const after = new Map<string, unknown>();
  for (const { element } of changes) {
    const values = own.has(element) ? own : inherited;
    if (values.has(element)) after.set(element, values.get(element));
  }
  return after;
}

/** Checks that no list of a body names a cell that it, or an earlier one, has named. @throws Refusal cell-twice */
export function demandOnce(lists: Readonly<Record<string, readonly Pick<TableCell, 'Widget' | 'Element'>[]>>): void {
  const seen = new Set<string>();
  for (const [list, cells] of Object.entries(lists)) {
    for (const [at, { Widget, Element }] of cells.entries()) {
      const key = `${Widget} ${Element}`;
      if (seen.has(key)) throw cellTwice(`/${list}/${at}`);
      seen.add(key);
    }
  }
}

/** The cells that undo a step. */
export function cellsToUndo(changes: readonly StepChange[]): TableCell[] {
  return changes.map((change) => ({
    Widget: change.widget,
    Element: change.element,
    ...(own({ ...change }, 'from') !== undefined && { Value: change.from }),
    ...(own({ ...change }, 'to') !== undefined && { Base: change.to })
  }));
}

const ownOf = (values: Values, id: string): OwnValue => (values.has(id) ? { value: values.get(id) } : undefined);

const memberOf = (cell: TableCell, name: 'Value' | 'Base'): OwnValue =>
  Object.hasOwn(cell, name) ? { value: cell[name] } : undefined;

/** A widget that inherits nothing shows the package's Value if it has none of its own: both mean the same. */
function wantedOf(cell: TableCell, element: AscElement, row: TableRow): OwnValue {
  const sent = memberOf(cell, 'Value');
  if (!sent) return undefined;
  const model = modelOf(element);
  if (row.inheritsId === null && model.same(sent.value, element.Value, element)) return undefined;
  return { value: writtenForm(sent.value, element, model) };
}
