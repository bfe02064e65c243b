import { tick } from 'svelte';

/** A list that scrolls, what stays where it is in it, and which inputs keep the cursor. All are selectors; an input has an Id. */
export interface ListParts {
  readonly list: string;
  readonly row: string;
  readonly inputs: string;
}

/**
 * Where somebody is in a list: how far it is scrolled, how far a row of it is from its top, and the cursor.
 * @returns goes there in the list that takes its place, as far as that has the same
 */
export function listPlace({ list, row, inputs }: ListParts): () => Promise<void> {
  const { scrollTop, scrollLeft } = find(list) ?? {};
  const before = distance(list, row);
  const active = document.activeElement;
  const focused = active?.matches(inputs) ? `#${CSS.escape(active.id)}` : active?.matches(row) ? row : undefined;
  const selection = isTyped(active) ? ([active.selectionStart, active.selectionEnd] as const) : undefined;
  return async () => {
    await tick();
    find(list)?.scrollTo(scrollLeft ?? 0, scrollTop ?? 0);
    const now = distance(list, row);
    if (before !== undefined && now !== undefined) find(list)?.scrollBy(0, now - before);
    const found = focused === undefined ? null : find(focused);
    found?.focus({ preventScroll: true });
    if (selection && isTyped(found)) found.setSelectionRange(...selection);
  };
}

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

type Typed = HTMLInputElement | HTMLTextAreaElement;
const isTyped = (control: Element | null): control is Typed =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

/** How far a row is from the top of its list, in pixels; undefined: it is not shown. */
function distance(list: string, row: string): number | undefined {
  const [around, shown] = [find(list), find(`${list} ${row}`)];
  return around && shown ? shown.getBoundingClientRect().top - around.getBoundingClientRect().top : undefined;
}
