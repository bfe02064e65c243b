const FIELD = [
  'input:not([type=hidden], [type=file], [readonly], :disabled)',
  'select:not(:disabled)',
  'textarea:not([readonly], :disabled)'
].join();

/** Where typing starts in a dialog: what is marked `data-first-focus`, otherwise the first field, of radio buttons the chosen one. */
export function firstField(node: HTMLElement): HTMLElement | null {
  const marked = node.querySelector<HTMLElement>('[data-first-focus]');
  if (marked) return marked;
  const field = node.querySelector<HTMLInputElement>(FIELD);
  return field?.type === 'radio' ? (node.querySelector<HTMLElement>('[type=radio]:checked') ?? field) : field;
}

/**
 * Remembers where the focus is. @returns puts it back there, unless it has gone elsewhere: call it once the element that had it is
 * out of the document
 */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
  };
}

/** An attachment for a field that opens in the page: it has the focus, and gives it back at the end. */
export function focusWhileShown(field: HTMLElement): () => void {
  const putBack = rememberFocus();
  field.focus();
  return putBack;
}

/** Makes the rest of the page inert; returns a function that ends it. */
export function makeBackgroundInert(node: HTMLElement): () => void {
  const covered: HTMLElement[] = [];
  for (let inner: HTMLElement | null = node; inner && inner !== document.body; inner = inner.parentElement) {
    for (const each of inner.parentElement?.children ?? []) {
      if (each !== inner && each instanceof HTMLElement && !each.inert && !(each instanceof HTMLDialogElement)) {
        covered.push(each);
      }
    }
  }
  for (const each of covered) each.inert = true;
  return () => {
    for (const each of covered) each.inert = false;
  };
}
