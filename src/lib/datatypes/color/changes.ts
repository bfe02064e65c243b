import type { DataTypeChanges } from '../../ascdata/dataTypeModel.js';
import type { AscElement } from '../../ascdata/types.js';
import { isFlag, newlyForbidden, ruleChange } from '../shared/ruleChanges.js';
import { parseColour, toHex, toRgba } from './colour.js';
import { usesAlpha, written } from './form.js';

/** As text, an opaque colour is `#RRGGBB`, however stored; a transparent one has no form without UseRGBA. */
function fromText(text: string, element: AscElement): string | undefined {
  const colour = parseColour(text);
  return colour && (usesAlpha(element) || colour.alpha === 1000) ? written(colour, element) : undefined;
}

function toText(value: string): string | undefined {
  const colour = parseColour(value);
  return colour && (colour.alpha === 1000 ? toHex(colour) : toRgba(colour));
}

export const changes: DataTypeChanges<string> = {
  ruleChanges: (before, after) => ruleChange('/Options/UseRGBA', usesAlpha(before), usesAlpha(after), newlyForbidden),
  optionInEffect: { UseRGBA: isFlag },
  neutral: { kind: 'text', toText, fromText }
};
