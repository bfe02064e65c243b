import type { MessageLanguage } from '../../../ascdata/findings.js';
import type { AscElement } from '../../../ascdata/types.js';
import { modelOf } from '../../../datatypes/registry.js';
import type { Label } from '../../../package/compare/changes.js';

/** The same sentence in each language of the interface. */
export function inBoth(say: (language: MessageLanguage) => string): Label {
  return { en: say('en'), de: say('de') };
}

/** A Value as people read it; as it is written where nobody knows its element. */
export function describedValue(value: unknown, element: AscElement | undefined, language: MessageLanguage): string {
  if (!element) return JSON.stringify(value);
  return modelOf(element).describe(value, element, { language, contentLanguage: language });
}
