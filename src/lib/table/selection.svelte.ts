/** A cell by its position among the shown rows and columns. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** The selected rectangle; all edges are inclusive. */
export interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const between = (n: number, most: number): number => Math.max(0, Math.min(n, most));

/** The active cell and the selection around it. */
export class Selection {
  /** The active cell. */
  at: CellPosition = $state.raw({ row: 0, column: 0 });
  /** Where the selection started. */
  from: CellPosition = $state.raw({ row: 0, column: 0 });
  /** Whole rows or columns are selected, wherever the active cell is. */
  #whole: 'rows' | 'columns' | 'all' | undefined = $state();
  readonly #size: () => { readonly rows: number; readonly columns: number };

  constructor(size: () => { readonly rows: number; readonly columns: number }) {
    this.#size = size;
  }

  readonly area: Area = $derived.by(() => {
    const { rows, columns } = this.#size();
    const [isTall, isWide] = [this.#isWhole('columns'), this.#isWhole('rows')];
    return {
      top: isTall ? 0 : Math.min(this.at.row, this.from.row),
      bottom: isTall ? rows - 1 : Math.max(this.at.row, this.from.row),
      left: isWide ? 0 : Math.min(this.at.column, this.from.column),
      right: isWide ? columns - 1 : Math.max(this.at.column, this.from.column)
    };
  });

  /** Moves to a cell; `extend` takes the selection along. */
  go({ row, column }: CellPosition, extend = false): void {
    const { rows, columns } = this.#size();
    this.#whole = undefined;
    this.at = { row: between(row, rows - 1), column: between(column, columns - 1) };
    if (!extend) this.from = this.at;
  }

  /** Stretches the selection to a row without moving the active cell. */
  stretch(row: number): void {
    const { top, left, right } = this.area;
    this.#whole = undefined;
    this.from = { row: top, column: left };
    this.at = { row: between(Math.max(row, top), this.#size().rows - 1), column: right };
  }

  move(rows: number, columns: number, extend = false): void {
    this.go({ row: this.at.row + rows, column: this.at.column + columns }, extend);
  }

  /** Selects whole rows, whole columns or everything, around the active cell. */
  whole(what: 'rows' | 'columns' | 'all'): void {
    this.#whole = what;
  }

  #isWhole(what: 'rows' | 'columns'): boolean {
    return this.#whole === 'all' || this.#whole === what;
  }

  has(row: number, column: number): boolean {
    const { top, bottom, left, right } = this.area;
    return row >= top && row <= bottom && column >= left && column <= right;
  }
}
