import { replaceTranslations } from '../../ascdata/replaceTranslations.js';
import type { OverlayTask } from './tasks.js';

/** One text merged over a definition. */
export type OverlaidText = readonly [element: string, key: string, text: string];

/** The text of a definition with texts merged over it. */
export function overlaid({ source, texts, without }: Omit<OverlayTask, 'kind'>): string {
  const byElement = new Map<string, Map<string, Map<string, string>>>();
  for (const [language, json] of texts) {
    for (const [element, key, text] of JSON.parse(json) as OverlaidText[]) {
      const byLanguage = entryOf(byElement, element, () => new Map<string, Map<string, string>>());
      entryOf(byLanguage, language, () => new Map<string, string>()).set(key, text);
    }
  }
  return replaceTranslations(source, byElement, new Set(without));
}

function entryOf<V>(map: Map<string, V>, key: string, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
