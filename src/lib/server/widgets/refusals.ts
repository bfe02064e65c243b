import { Refusal } from '../platform/refusal.js';

export function widgetNotFound(): Refusal {
  return new Refusal('not-found', 'widget-not-found', (t) => t.widgets.notFound);
}
