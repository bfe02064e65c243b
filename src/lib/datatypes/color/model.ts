import type { DataTypeModel } from '../../ascdata/dataTypeModel.js';
import type { AscElement } from '../../ascdata/types.js';
import { explaining } from '../shared/members.js';
import { wrongType, type Expected } from '../shared/unusable.js';
import { parseColour, type Colour } from './colour.js';
import { form, usesAlpha, written } from './form.js';

/** The constants this element can hold, and one other colour: at most n + 1. */
function candidates(element: AscElement, constants: readonly unknown[]): string[] {
  const colours = constants
    .map((constant) => (typeof constant === 'string' ? parseColour(constant) : undefined))
    .filter((colour) => colour !== undefined && (usesAlpha(element) || colour.alpha === 1000));
  const known = new Set(colours.map((colour) => written(colour as Colour, element)));
  for (let blue = 0; ; blue++) {
    const fresh = written({ red: 0, green: blue >> 8, blue: blue & 255, alpha: 1000 }, element);
    if (!known.has(fresh)) return [...known, fresh];
  }
}

function expectedFor(raw: unknown, element: AscElement): Expected {
  if (usesAlpha(element)) return { expected: 'color', example: 'rgba(26,43,60,0.5)' };
  const isTransparent = typeof raw === 'string' && parseColour(raw) !== undefined;
  return { expected: isTransparent ? 'opaque-color' : 'color', example: '#1A2B3C' };
}

export const model: DataTypeModel<string> = {
  typeOf: () => 'string',
  ...explaining(form, (raw, element) => wrongType(expectedFor(raw, element))),
  checkDefinition: () => [],
  candidates
};
