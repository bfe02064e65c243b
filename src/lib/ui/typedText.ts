/** Inputs into which a person types text that a dialog asks for. A search and a password are not kept. */
const TYPED =
  ':is(input:is(:not([type]), [type=text], [type=email], [type=url]), textarea):not([readonly], [role=combobox])';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Dialogs whose text is kept. */
const MOST = 20;
const kept = new Map<string, ReadonlyMap<string, string>>();

/**
 * Puts back into a dialog what was typed before it was left, and remembers what is typed into it now. In memory only, for this page, and
 * for a dialog of the same title that starts with the same texts.
 * @returns ends it; `isLeft`: the dialog was closed without doing or cancelling what it asks for, so the text is kept
 */
export function resumeTyping(dialog: HTMLElement, title: string): (isLeft: boolean) => void {
  const fields = fieldsOf(dialog);
  const start = new Map([...fields].map(([name, { value }]) => [name, value]));
  const key = JSON.stringify([location.pathname, title, ...start]);
  const typed = new Map<string, string>();
  const note = ({ target }: Event): void => {
    for (const [name, field] of fieldsOf(dialog)) if (field === target) typed.set(name, field.value);
  };
  dialog.addEventListener('input', note);
  const before = kept.get(key);
  kept.delete(key);
  for (const [name, text] of before ?? []) {
    const field = fields.get(name);
    if (!field) continue;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return (isLeft) => {
    dialog.removeEventListener('input', note);
    const changed = [...typed].filter(([name, text]) => text.trim() !== '' && text !== start.get(name));
    if (!isLeft || changed.length === 0) return;
    kept.set(key, new Map(changed));
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  };
}

/** By label; of those with the same one, each by its number. */
function fieldsOf(dialog: HTMLElement): Map<string, Field> {
  const found = new Map<string, Field>();
  for (const field of dialog.querySelectorAll<Field>(TYPED)) {
    // A dialog that opened from inside this one keeps its own.
    if (field.closest('dialog') !== dialog) continue;
    const label = field.labels?.[0]?.textContent.trim() ?? field.ariaLabel ?? '';
    let name = label;
    for (let at = 2; found.has(name); at++) name = `${label} ${at}`;
    found.set(name, field);
  }
  return found;
}
