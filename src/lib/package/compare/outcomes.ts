import type { Finding } from '../../ascdata/findings.js';
import type { DataTypeName, Values } from '../../ascdata/types.js';
import type { ElementRef, Label } from './changes.js';
import type { Trail, Trails } from './valueTrails.js';

/** What replacing a package does to the stored Values of one variant, as plain JSON but for the Map of Values. */

/** A Value that fits no element now, kept until one fits again or somebody throws it away. */
export interface SetAsideValue {
  /** Of the element it was stored for, in the version it was stored under. */
  readonly id: string;
  /** The label that element had; the Id if unknown. */
  readonly name: Label;
  /** Missing if it was stored for an element that its own package did not have. */
  readonly dataType?: DataTypeName;
  /** Exactly as it was stored. */
  readonly value: unknown;
  /** Why it is set aside: at least one; pointers relative to the Value. */
  readonly reasons: readonly Finding[];
  /** Missing if it was set aside before this was noted. */
  readonly trail?: Trail;
}

/** The Values a variant has. */
export interface StoredValues {
  /** What differs from the package, by Id. */
  readonly own: Values;
  /** The latest last. */
  readonly setAside: readonly SetAsideValue[];
  /** Of its own Values. */
  readonly trails?: Trails;
}

/** As stored in a variant that may inherit Values from another one. */
export interface InheritingValues extends StoredValues {
  /** What it inherits, before the replacement and after it. */
  readonly inherited?: { readonly before: Values; readonly after: Values } | undefined;
}

interface OfValue {
  /** The Id it was stored under. */
  readonly id: string;
  /** As it was stored. */
  readonly value: unknown;
}

interface Placed extends OfValue {
  /** The element of the new version that has it. */
  readonly element: ElementRef;
}

export type ValueOutcome =
  /** The same Value for the same element. `findings`: rules it broke before and still breaks. */
  | (Placed & { readonly kind: 'kept'; readonly findings: readonly Finding[] })
  /** The same Value, under the new Id of a renamed element. */
  | (Placed & { readonly kind: 'moved'; readonly findings: readonly Finding[] })
  /** Written in another form, that converts back to this one. Its element may be renamed as well. */
  | (Placed & { readonly kind: 'converted'; readonly converted: unknown })
  | (OfValue & { readonly kind: 'setAside'; readonly name: Label; readonly reasons: readonly Finding[] })
  /** Set aside earlier, and now a stored Value again. */
  | (Placed & { readonly kind: 'returned' })
  /** Set aside earlier, and still without a place. */
  | (OfValue & { readonly kind: 'stillAside'; readonly name: Label; readonly reasons: readonly Finding[] });

export type OutcomeKind = ValueOutcome['kind'];

export interface ValuePlan extends StoredValues {
  readonly own: Map<string, unknown>;
  readonly trails: Map<string, Trail>;
  /**
   * One for each stored Value, in their order, then for each that was set aside earlier or was stored for an element its
   * own package did not have.
   */
  readonly outcomes: readonly ValueOutcome[];
}
