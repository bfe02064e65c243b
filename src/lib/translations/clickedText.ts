import type { TextKey } from '../ascdata/texts/textKey.js';

/** What works when it is clicked. */
const CONTROLS = 'input, button, select, textarea, a, [role=combobox], [role=option]';

/**
 * The text of a field that was clicked in the form: its label, the word beside a radio button, or what describes its pattern.
 * Undefined: the click was for a control, or hit no text.
 */
export function clickedText(clicked: Element): Pick<TextKey, 'kind' | 'entry'> | undefined {
  if (clicked.closest(CONTROLS)) return undefined;
  if (clicked.closest('.problems')) return { kind: 'pattern' };
  if (clicked.closest('.head')) return clicked.closest('label, .label') ? { kind: 'name' } : undefined;
  const entry = clicked.closest('[role=radiogroup] label')?.querySelector('input')?.value;
  return entry === undefined ? undefined : { kind: 'entry', entry };
}
