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

/** The description of a pattern, as shown below its field. */
export function describedAs(text: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'problems';
  const line = document.createElement('p');
  line.style.cssText = 'margin:5px 0 0;color:var(--bad);font-size:12.5px';
  line.textContent = text;
  box.append(line);
  return box;
}

/**
 * Shows a text below a form field, where a problem would be.
 * @param domId of the field
 * @param language of the text; '': unknown
 * @returns removes it
 */
export function shownBelow(domId: string, text: string, language: string): () => void {
  const box = describedAs(text);
  Object.assign(box.firstElementChild ?? box, { lang: language, dir: 'auto' });
  document.getElementById(`${domId}-row`)?.append(box);
  return () => box.remove();
}

/** Elements that handle clicks themselves. */
const CONTROLS = 'input, button, select, textarea, a, [role=combobox], [role=option]';

/**
 * The text that was clicked in a form field: its label, the word beside a radio button, or the description of its pattern. Undefined: the
 * click was on a control, or on no text.
 */
export function clickedText(clicked: Element): Pick<TextKey, 'kind' | 'entry'> | undefined {
  if (clicked.closest(CONTROLS)) return undefined;
  if (clicked.closest('.problems')) return { kind: 'pattern' };
  if (clicked.closest('.head')) return clicked.closest('label, .label') ? { kind: 'name' } : undefined;
  const entry = clicked.closest('[role=radiogroup] label')?.querySelector('input')?.value;
  return entry === undefined ? undefined : { kind: 'entry', entry };
}
