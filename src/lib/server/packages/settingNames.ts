import { dataOf, elementsOf } from '../../ascdata/document.js';
import { languagesOf, translationIn } from '../../ascdata/translations.js';
import { sliceTo } from '../../language/cut.js';
import { folded } from '../../language/textSearch.js';

/** What a setting is called, to be searched. */
export interface SettingName {
  readonly ElementId: string;
  /** In every language, and the Id. */
  readonly texts: readonly string[];
  /** All of them, folded. */
  readonly searched: string;
}

/** Characters of a name that are searched; a screen shows less. */
const MAX_NAME = 200;

/** Characters of one definition's names. A form with more is not one that people use. */
const MAX_CHARACTERS = 500_000;

/** What the settings of a definition are called, in its order. @param source text of an ascData.json */
export function settingNamesIn(source: string): SettingName[] {
  const names: SettingName[] = [];
  let characters = 0;
  for (const element of elementsOf(dataOf(source))) {
    const translated = languagesOf([element]).map((language) => translationIn(element, 'DisplayName', language) ?? '');
    const texts = [...new Set([element.DisplayName, ...translated, element.Id])].map((text) => sliceTo(text, MAX_NAME));
    const searched = folded(texts.join('\n'));
    characters += searched.length;
    if (characters > MAX_CHARACTERS) break;
    names.push({ ElementId: element.Id, texts, searched });
  }
  return names;
}
