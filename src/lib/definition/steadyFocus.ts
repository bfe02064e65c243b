/**
 * Keeps the control that has the focus where it is when something comes or goes above it, as a finding does after typing rested: for what
 * scrolls, with one element in it. Browsers do so only once it is scrolled, and some not at all.
 * @returns what ends it, as an attachment
 */
export function steadyFocus(scroller: HTMLElement): () => void {
  let known: { readonly control: Element; readonly top: number } | undefined;

  const note = (): void => {
    const control = document.activeElement;
    known = control && scroller.contains(control) ? { control, top: control.getBoundingClientRect().top } : undefined;
  };
  const resized = new ResizeObserver(() => {
    if (known && known.control === document.activeElement && scroller.contains(known.control)) {
      scroller.scrollTop += known.control.getBoundingClientRect().top - known.top;
    }
    note();
  });
  resized.observe(scroller.firstElementChild!);
  const listen = { passive: true } as const;
  scroller.addEventListener('focusin', note, listen);
  scroller.addEventListener('scroll', note, listen);
  return () => {
    resized.disconnect();
    scroller.removeEventListener('focusin', note);
    scroller.removeEventListener('scroll', note);
  };
}
