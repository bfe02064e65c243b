import type { TextKey } from '../ascdata/texts/textKey.js';
import type { TextRow } from './row.svelte.js';

/** Where the texts of each kind stand in a field. */
export const TEXT_PLACES: Readonly<Record<TextKey['kind'], string>> = {
  name: '.head label, .head .label',
  entry: '[role=radiogroup] label span',
  pattern: '.problems p'
};

/** What shows a text in its mounted field: its label, its entry or the list that has it, the description; undefined: nothing does. */
export function placeOfText(field: HTMLElement, { key, text, source }: TextRow): HTMLElement | undefined {
  const all = [...field.querySelectorAll<HTMLElement>(TEXT_PLACES[key.kind])];
  if (key.kind === 'name') return all[0];
  const shown = all.find((each) => [text, source].includes(each.textContent.trim()));
  if (shown || key.kind === 'pattern') return shown;
  return field.querySelector<HTMLElement>('select, [role=combobox]') ?? undefined;
}
