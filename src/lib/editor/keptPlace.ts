const FIELDS = '[data-field]:not([hidden])';

/**
 * Where somebody is in the form of a widget: the first field in sight and how far it is from the top. Notices above it come and go, so
 * that the distance scrolled says little.
 * @param form the element that scrolls
 * @returns goes there in the form that takes its place
 */
export function keptPlace(form: HTMLElement): (next: HTMLElement) => void {
  const { top } = form.getBoundingClientRect();
  const first = [...form.querySelectorAll<HTMLElement>(FIELDS)].find((row) => row.getBoundingClientRect().bottom > top);
  if (!first || form.scrollTop === 0) return () => {};
  const name = first.dataset.field;
  const distance = first.getBoundingClientRect().top - top;
  return (next) => {
    const row = next.querySelector<HTMLElement>(`[data-field="${name}"]`);
    if (!row) return;
    const now = row.getBoundingClientRect().top - next.getBoundingClientRect().top;
    next.scrollBy({ top: now - distance });
  };
}
