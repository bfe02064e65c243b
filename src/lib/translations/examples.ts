import type { Catalogue } from '../api.js';
import { SELECTION_NAMES } from '../ascdata/dataTypeNames.js';
import type { AscElement, SelectionTypeName } from '../ascdata/types.js';

/** Values of an element that hold an object of the platform; none of an element that holds no objects. */
export type Examples = (element: AscElement) => Promise<readonly unknown[]>;

/** Objects that are tried, so that one is left where a condition excludes another. */
const TRIED = 3;

/** Takes the first objects of the catalogue as examples; each kind is asked for once. A catalogue that does not answer has none. */
export function examplesFrom(catalogue: Catalogue): Examples {
  const known = new Map<SelectionTypeName, Promise<readonly unknown[]>>();
  const read = async (kind: SelectionTypeName): Promise<readonly unknown[]> => {
    try {
      const { Items } = await catalogue.search({ kind, limit: TRIED });
      return Items.map(({ Id, Name, Guid }) => [{ Id, Name, ...(Guid !== undefined && { Guid }) }]);
    } catch {
      known.delete(kind);
      return [];
    }
  };
  return ({ DataType }) => {
    const kind = SELECTION_NAMES.find((name) => name === DataType);
    if (!kind) return Promise.resolve([]);
    const found = known.get(kind) ?? read(kind);
    known.set(kind, found);
    return found;
  };
}
