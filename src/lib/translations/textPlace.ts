import type { TextKey } from '../ascdata/texts/textKey.js';

/** Where in a field the texts of each kind are. */
export const TEXT_PLACES: Readonly<Record<TextKey['kind'], string>> = {
  name: '.head label, .head .label',
  entry: '[role=radiogroup] label span',
  pattern: '.problems p'
};

/** A text as it may be shown in the form: its translation, or its source. */
interface PlacedText {
  readonly key: TextKey;
  readonly text: string;
  readonly source: string;
}

/** What shows a text in its mounted field: its label, its entry or the list that has it, the description; undefined: nothing does. */
export function placeOfText(field: HTMLElement, { key, text, source }: PlacedText): HTMLElement | undefined {
  const all = [...field.querySelectorAll<HTMLElement>(TEXT_PLACES[key.kind])];
  if (key.kind === 'name') return all[0];
  const shown = all.find((each) => [text, source].includes(each.textContent.trim()));
  if (shown || key.kind === 'pattern') return shown;
  return field.querySelector<HTMLElement>('select, [role=combobox]') ?? undefined;
}
