import type { ReplacementBody } from '../../api.js';
import { Refusal } from '../platform/refusal.js';

/** Contract, Errors: “Replacement widget Id differs from the selected widget Id: update is not accepted.” */
export function spotIdentifierDiffers(present: string, uploaded: string): Refusal {
  return new Refusal('conflict', 'spot-identifier-differs', (t) => t.replace.otherWidget(uploaded, present));
}

/** By another package. @param widget one of the template that has it, to replace instead */
export function spotIdentifierTaken(spotIdentifier: string, widget: number): Refusal {
  const details = { widget };
  return new Refusal('conflict', 'spot-identifier-taken', (t) => t.widgets.otherVersion(spotIdentifier), [], details);
}

export function replacedMeanwhile(): Refusal {
  return new Refusal('conflict', 'replaced-meanwhile', (t) => t.replace.replacedMeanwhile);
}

export function comparisonChanged(current: ReplacementBody): Refusal {
  return new Refusal('lost-race', 'comparison-changed', (t) => t.replace.valuesSavedMeanwhile, [], { current });
}

export function valuesTooLarge(megabytes: number, most: number): Refusal {
  return new Refusal('conflict', 'values-too-large', (t) => t.replace.valuesTooLarge(megabytes, most));
}
