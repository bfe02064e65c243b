import { Refusal } from '../platform/refusal.js';

export const momentNotFound = (): Refusal =>
  new Refusal('not-found', 'moment-not-found', (t) => t.widgets.momentNotFound);

export const tooManyNames = (most: number): Refusal =>
  new Refusal('conflict', 'too-many-names', (t) => t.widgets.tooManyNames(most));
