import type { Preset } from '../../api.js';
import type { Finding } from '../../ascdata/findings.js';
import { Refusal } from '../platform/refusal.js';

export const presetNotFound = (): Refusal =>
  new Refusal('not-found', 'preset-not-found', (t) => t.widgets.presetNotFound);

export const presetTaken = (name: string): Refusal =>
  new Refusal('conflict', 'preset-name-taken', (t) => t.widgets.presetTaken(name)).at('/Name');

export const presetEmpty = (): Refusal =>
  new Refusal('invalid', 'preset-empty', (t) => t.widgets.presetEmpty).at('/Values');

/** @param findings with pointers below `/Values` */
export const presetInvalid = (findings: readonly Finding[]): Refusal =>
  new Refusal('invalid', 'preset-invalid', (t) => t.widgets.presetInvalid, findings);

export const tooManyPresets = (most: number): Refusal =>
  new Refusal('conflict', 'too-many-presets', (t) => t.widgets.tooManyPresets(most));

export const presetsTooLarge = (): Refusal =>
  new Refusal('conflict', 'presets-too-large', (t) => t.widgets.presetsTooLarge);

/** @param current as saved now */
export const presetChanged = (current: Preset): Refusal =>
  new Refusal('lost-race', 'preset-changed', (t) => t.widgets.presetChanged, [], { current });
