import type { AscElement } from '../../ascdata/types.js';

/** Every element can have its DisplayName translated. */
export function displayNameText(element: AscElement): { key: string; source: string }[] {
  return [{ key: 'DisplayName', source: element.DisplayName }];
}
