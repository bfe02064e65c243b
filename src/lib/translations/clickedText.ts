import type { TextKey } from '../ascdata/texts/textKey.js';

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
