import type { Finding } from '../../ascdata/findings.js';
import { textOf } from '../../ascdata/translations.js';
import type { AscElement } from '../../ascdata/types.js';

/** Every element can have its DisplayName translated. */
export function displayNameText(element: AscElement): { key: string; source: string }[] {
  return [{ key: 'DisplayName', source: element.DisplayName }];
}

/**
 * A finding as a person who reads `contentLanguage` should see it. A check does not know that language: where a finding
 * quotes a text of the widget's author (`params.description`), `params.textKey` names its translation.
 */
export function inContentLanguage(found: Finding, element: AscElement, contentLanguage: string): Finding {
  const { description, textKey } = found.params;
  if (typeof description !== 'string' || typeof textKey !== 'string') return found;
  return { ...found, params: { ...found.params, description: textOf(element, textKey, description, contentLanguage) } };
}
