import type { TableBody } from '../../api.js';
import { request } from '../../client/request.js';

/** Pages that are read; beyond that, there are “at least” so many. */
const MOST_PAGES = 20;

/** The own Value of a widget. */
export interface StoredValue {
  /** Of the widget. */
  readonly name: string;
  readonly value: unknown;
}

/** The Values that the widgets of a template have of their own, read once somebody asks what becomes of them. */
export class StoredValues {
  /** Names and own Values by the Id of the setting in the package; undefined: not known yet. */
  #byId: ReadonlyMap<string, readonly StoredValue[]> | undefined = $state.raw();
  /** There are more widgets than were read. */
  isCut = $state(false);
  /** They could not be read. */
  hasFailed = $state(false);
  #loading: Promise<void> | undefined;

  constructor(private readonly widgetId: number) {}

  /** Of a setting of the package; undefined: not known yet. */
  of(id: string | undefined): readonly StoredValue[] | undefined {
    return id === undefined ? [] : this.#byId && (this.#byId.get(id) ?? []);
  }

  /** Reads them, unless that was done. Never rejects. */
  load(): Promise<void> {
    this.#loading ??= this.#read();
    return this.#loading;
  }

  async #read(): Promise<void> {
    const byId = new Map<string, StoredValue[]>();
    let after: number | null = 0;
    for (let page = 0; page < MOST_PAGES && after !== null; page++) {
      const path: string = `/api/Widgets/${this.widgetId}/Variants/Values?after=${after}`;
      const answer = await request<TableBody>(path);
      if (!answer.ok) {
        this.hasFailed = true;
        this.#loading = undefined;
        return;
      }
      for (const { Name: name, Values } of answer.value.Widgets) {
        for (const [id, value] of Object.entries(Values)) {
          const known = byId.get(id);
          if (known) known.push({ name, value });
          else byId.set(id, [{ name, value }]);
        }
      }
      after = answer.value.Next;
    }
    this.isCut = after !== null;
    this.hasFailed = false;
    this.#byId = byId;
  }
}
