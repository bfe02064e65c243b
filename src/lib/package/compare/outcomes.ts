import type { Finding } from '../../ascdata/findings.js';
import type { DataTypeName, Values } from '../../ascdata/types.js';
import type { ElementRef, Label } from './changes.js';
import type { Trail, Trails } from './valueTrails.js';

/** What replacing a package does to the stored Values of one variant, as plain JSON except for the Map of Values. */

/** A Value that fits no element now, kept until one fits again or somebody discards it. */
export interface SetAsideValue {
  /** Id of the element it was stored for, in the version it was stored under. */
  readonly id: string;
  /** The label that element had; the Id if unknown. */
  readonly name: Label;
  /** Missing if its own package did not have the element. */
  readonly dataType?: DataTypeName;
  /** Exactly as it was stored. */
  readonly value: unknown;
  /** Why it is set aside: at least one; pointers relative to the Value. */
  readonly reasons: readonly Finding[];
  /** Missing if it was set aside before this was recorded. */
  readonly trail?: Trail;
}

/** The Values a variant has. */
export interface StoredValues {
  /** The Values that differ from the package, by Id. */
  readonly own: Values;
  /** The latest last. */
  readonly setAside: readonly SetAsideValue[];
  /** Of its own Values. */
  readonly trails?: Trails;
}

/** The stored Values of a variant, which may inherit others. */
export interface InheritingValues extends StoredValues {
  /** What it inherits, before and after the replacement. */
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
  /** The same Value in another form that converts back exactly. Its element may be renamed as well. */
  | (Placed & { readonly kind: 'converted'; readonly converted: unknown })
  | (OfValue & { readonly kind: 'setAside'; readonly name: Label; readonly reasons: readonly Finding[] })
  /** Set aside earlier, now stored again. */
  | (Placed & { readonly kind: 'returned' })
  /** Set aside earlier, still without an element. */
  | (OfValue & { readonly kind: 'stillAside'; readonly name: Label; readonly reasons: readonly Finding[] });

export type OutcomeKind = ValueOutcome['kind'];

export interface ValuePlan extends StoredValues {
  readonly own: Map<string, unknown>;
  readonly trails: Map<string, Trail>;
  /**
   * One per stored Value, in order, then one per Value that was set aside earlier or whose element its own package did not
   * have.
   */
  readonly outcomes: readonly ValueOutcome[];
}
