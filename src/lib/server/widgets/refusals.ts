import type { BrandColour } from '../../api.js';
import { Refusal } from '../platform/refusal.js';

export function widgetNotFound(): Refusal {
  return new Refusal('not-found', 'widget-not-found', (t) => t.widgets.notFound);
}

/** `current`: the list as it is now. */
export const brandColoursChanged = (Colours: readonly BrandColour[]): Refusal =>
  new Refusal('lost-race', 'brand-colours-changed', (t) => t.widgets.brandColoursChanged, [], { current: { Colours } });
