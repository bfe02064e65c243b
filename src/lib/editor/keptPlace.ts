import { tick } from 'svelte';
import type { FieldState } from '../form/field.svelte.js';
import type { EditorView } from './view.svelte.js';

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex], [contenteditable]';
type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Of the forms that are open, by the element that scrolls; `top` and `height` are those of the frame that was drawn last. */
const opened = new WeakMap<HTMLElement, { readonly view: EditorView; top: number; height: number }>();

/**
 * Where somebody is in the form of a widget: what is searched, the control that has the focus, the first field in sight and where on the
 * screen that is. Notices above come and go, in the form and over it, so that the distance scrolled says little.
 * @param form the element that scrolls
 * @returns goes there in the form that takes its place, as far as the fields still exist; `opening`: what loads after its fields
 */
export function keptPlace(form: HTMLElement): (next: HTMLElement, opening: Promise<unknown>) => Promise<void> {
  const focus = keptFocus(form);
  const search = keptSearch(opened.get(form)?.view);
  const top = opened.get(form)?.top ?? form.getBoundingClientRect().top;
  const rows = [...form.querySelectorAll<HTMLElement>('[data-element]:not([hidden])')];
  const first = form.scrollTop > 0 ? rows.find((row) => topIn(form, row) + row.offsetHeight > top) : undefined;
  const before = first ? topIn(form, first) : 0;
  return async (next, opening) => {
    // With what loads after its fields, the form has its search.
    await opening;
    await tick();
    search(opened.get(next)?.view);
    await tick();
    focus(next);
    const row = first && rowIn(next, first.dataset.element);
    if (row) next.scrollBy({ top: topIn(next, row) - before });
  };
}

/** Where a row is on the screen, in pixels, once the form has been moved by what has just come or gone above it. */
function topIn(form: HTMLElement, row: HTMLElement): number {
  const { top } = form.getBoundingClientRect();
  return row.getBoundingClientRect().top - top + (opened.get(form)?.top ?? top);
}

/** What a form shows: also fields that have matched until now, because what was typed into them is restored later. */
function keptSearch(view: EditorView | undefined): (next: EditorView | undefined) => void {
  if (!view) return () => {};
  const { query, filter, hiddenOpen, hiddenShown } = view;
  const matched = new Set(fieldsOf(view).flatMap((field) => (field.matched ? [field.id] : [])));
  const isAll = view.found === undefined;
  return (next) => {
    if (!next) return;
    Object.assign(next, { hiddenOpen, hiddenShown });
    if (isAll) return;
    next.search(query, filter);
    const fields = fieldsOf(next);
    for (const field of fields) if (matched.has(field.id)) field.matched = true;
    next.found = fields.filter((field) => field.matched).length;
  };
}

const fieldsOf = ({ chunks }: EditorView): readonly FieldState[] => chunks.flatMap(({ fields }) => fields);

/**
 * Where something appears above a form, its fields stay where they are on the screen, unless it is scrolled to its top; where it gets
 * lower, the control that has the focus stays in sight if it was.
 * @param form the element that scrolls
 * @param view of the form
 * @returns ends it
 */
export function keepFocusInSight(form: HTMLElement, view: EditorView): () => void {
  const drawn = { view, top: form.getBoundingClientRect().top, height: form.clientHeight };
  opened.set(form, drawn);
  const observer = new ResizeObserver(() => {
    const { top: topBefore, height: before } = drawn;
    Object.assign(drawn, { top: form.getBoundingClientRect().top, height: form.clientHeight });
    if (form.scrollTop > 0) form.scrollBy({ top: drawn.top - topBefore });
    const control = document.activeElement;
    if (!control || control === form || !form.contains(control)) return;
    const { top, bottom } = control.getBoundingClientRect();
    const wasInSight = bottom - drawn.top <= before;
    // A control higher than the form keeps its beginning.
    if (!wasInSight) return;
    form.scrollBy({ top: Math.min(Math.max(0, bottom - drawn.top - drawn.height), Math.max(0, top - drawn.top)) });
  });
  observer.observe(form);
  return () => observer.disconnect();
}

/** The control with the focus, as the same one of its field or of the search, and what is selected in it. */
function keptFocus(form: HTMLElement): (next: HTMLElement) => void {
  const control = document.activeElement;
  const around = control?.closest<HTMLElement>('[data-element], [role=search]');
  if (!control || !around || !form.parentElement?.contains(around)) return () => {};
  const { element } = around.dataset;
  const place = controlsOf(around).indexOf(control as HTMLElement);
  const selection = isTyped(control) ? ([control.selectionStart, control.selectionEnd] as const) : undefined;
  return (next) => {
    const same = element === undefined ? searchOf(next) : rowIn(next, element);
    // Somebody may have gone elsewhere in the meantime.
    if (!same || (document.activeElement && document.activeElement !== document.body)) return;
    const found = controlsOf(same)[place];
    found?.focus({ preventScroll: true });
    // Some kinds of inputs have no selection.
    if (found && isTyped(found) && selection && selection[0] !== null) found.setSelectionRange(...selection);
  };
}

const searchOf = (form: HTMLElement): HTMLElement | null | undefined =>
  form.parentElement?.querySelector<HTMLElement>('[role=search]');
const controlsOf = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CONTROLS)];
const isTyped = (control: Element): control is Typed =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

function rowIn(form: HTMLElement, id = ''): HTMLElement | undefined {
  return form.querySelector<HTMLElement>(`[data-element="${CSS.escape(id)}"]:not([hidden])`) ?? undefined;
}
