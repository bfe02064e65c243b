const CONTROLS = 'a[href], button, input, select, textarea, [tabindex], [contenteditable]';
type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * Where somebody is in the form of a widget: the control that has the focus, the first field in sight and how far it is from the top.
 * Notices above it come and go, so that the distance scrolled says little.
 * @param form the element that scrolls
 * @returns goes there in the form that takes its place, as far as the fields still exist
 */
export function keptPlace(form: HTMLElement): (next: HTMLElement) => void {
  const focus = keptFocus(form);
  const { top } = form.getBoundingClientRect();
  const rows = [...form.querySelectorAll<HTMLElement>('[data-element]:not([hidden])')];
  const first = rows.find((row) => row.getBoundingClientRect().bottom > top);
  if (!first || form.scrollTop === 0) return focus;
  const distance = first.getBoundingClientRect().top - top;
  return (next) => {
    focus(next);
    const row = rowIn(next, first.dataset.element);
    if (!row) return;
    const now = row.getBoundingClientRect().top - next.getBoundingClientRect().top;
    next.scrollBy({ top: now - distance });
  };
}

/**
 * Where a form gets lower, because something appears below it, the control that has the focus stays in sight if it was.
 * @param form the element that scrolls
 * @returns ends it
 */
export function keepFocusInSight(form: HTMLElement): () => void {
  let height = form.clientHeight;
  const observer = new ResizeObserver(() => {
    const before = height;
    height = form.clientHeight;
    const control = document.activeElement;
    if (!control || control === form || !form.contains(control)) return;
    const from = form.getBoundingClientRect().top;
    const { top, bottom } = control.getBoundingClientRect();
    const wasInSight = bottom - from <= before;
    // A control higher than the form keeps its beginning.
    if (wasInSight) form.scrollBy({ top: Math.min(Math.max(0, bottom - from - height), Math.max(0, top - from)) });
  });
  observer.observe(form);
  return () => observer.disconnect();
}

/** The control with the focus, as the same one of its field, and what is selected in it. */
function keptFocus(form: HTMLElement): (next: HTMLElement) => void {
  const control = document.activeElement;
  const row = control?.closest<HTMLElement>('[data-element]');
  if (!control || !row || !form.contains(row)) return () => {};
  const place = controlsOf(row).indexOf(control as HTMLElement);
  const selection = isTyped(control) ? ([control.selectionStart, control.selectionEnd] as const) : undefined;
  return (next) => {
    const same = rowIn(next, row.dataset.element);
    // Somebody may have gone elsewhere in the meantime.
    if (!same || (document.activeElement && document.activeElement !== document.body)) return;
    const found = controlsOf(same)[place];
    found?.focus({ preventScroll: true });
    // Some kinds of inputs have no selection.
    if (found && isTyped(found) && selection && selection[0] !== null) found.setSelectionRange(...selection);
  };
}

const controlsOf = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CONTROLS)];
const isTyped = (control: Element): control is Typed =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

function rowIn(form: HTMLElement, id = ''): HTMLElement | undefined {
  return form.querySelector<HTMLElement>(`[data-element="${CSS.escape(id)}"]:not([hidden])`) ?? undefined;
}
