import { instantOf } from '../platform/instants.js';
import { Refusal } from '../platform/refusal.js';

/** When a spot is played; null on both sides: always. */
export interface Validity {
  /** ISO 8601 as given; without an offset it is UTC. */
  readonly ValidFrom: string | null;
  readonly ValidTo: string | null;
}

/**
 * Validates: both sides of the same kind, and From not after To (compared as instants; equal is allowed).
 * @throws Refusal `validity-kinds`, `validity-date`, `validity-order`
 */
export function checkedValidity(validity: Validity): Validity {
  const { ValidFrom, ValidTo } = validity;
  if ((ValidFrom === null) !== (ValidTo === null)) throw kindsDiffer();
  if (ValidFrom === null || ValidTo === null) return validity;
  const from = instantOf(ValidFrom);
  const to = instantOf(ValidTo);
  if (from === undefined || to === undefined) throw noDate(from === undefined ? '/ValidFrom' : '/ValidTo');
  if (from > to) throw wrongOrder();
  return validity;
}

function kindsDiffer(): Refusal {
  return new Refusal('invalid', 'validity-kinds', (t) => t.spots.validityKinds).at('/ValidFrom', '/ValidTo');
}

function noDate(pointer: string): Refusal {
  return new Refusal('invalid', 'validity-date', (t) => t.spots.noSuchDay).at(pointer);
}

function wrongOrder(): Refusal {
  return new Refusal('invalid', 'validity-order', (t) => t.spots.validityOrder).at('/ValidFrom', '/ValidTo');
}
