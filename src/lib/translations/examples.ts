import type { Catalogue } from '../api.js';
import { SELECTION_NAMES } from '../ascdata/dataTypeNames.js';
import type { AscElement, SelectionTypeName } from '../ascdata/types.js';

/** Sample Values with an object of the platform; empty for elements that hold no objects. */
export type Examples = (element: AscElement) => Promise<readonly unknown[]>;

/** Objects to try: a condition may exclude one of them. */
const TRIED = 3;

/** Uses the first objects of the catalogue, one request per kind. A catalogue that does not answer counts as empty. */
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
