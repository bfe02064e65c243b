import type { BrandColour } from '../../api.js';
import { errorsOf, type Finding } from '../../ascdata/findings.js';
import { Refusal } from '../platform/refusal.js';

export function widgetNotFound(): Refusal {
  return new Refusal('not-found', 'widget-not-found', (t) => t.widgets.notFound);
}

/** `current`: the list as it is now. */
export const brandColoursChanged = (Colours: readonly BrandColour[]): Refusal =>
  new Refusal('lost-race', 'brand-colours-changed', (t) => t.widgets.brandColoursChanged, [], { current: { Colours } });

/** Edited files with which the package could not be used. */
export const editedFilesInvalid = (findings: readonly Finding[]): Refusal =>
  new Refusal('invalid', 'edited-files-invalid', (t) => t.widgets.editedFilesInvalid, errorsOf(findings));

/** @param file its name, for a sentence */
export const fileNotText = (file: string): Refusal =>
  new Refusal('invalid', 'file-not-text', (t) => t.widgets.fileNotText(file));
