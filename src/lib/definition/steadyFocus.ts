/**
 * Keeps the control that has the focus where it is when something comes or goes above it, as a finding does after typing rested: for what
 * scrolls without `overflow-anchor`, with one element in it, which gets room at its end where there is nothing to scroll.
 * @returns what ends it, as an attachment
 */
export function steadyFocus(scroller: HTMLElement): () => void {
  const content = scroller.firstElementChild as HTMLElement;
  /** `top`: its place in what is scrolled. */
  let known: { readonly control: Element; readonly top: number } | undefined;
  /** At the end of the content, in pixels. */
  let room = 0;

  const topOf = (control: Element): number => control.getBoundingClientRect().top + scroller.scrollTop;

  const note = (): void => {
    const control = document.activeElement;
    known = control && scroller.contains(control) ? { control, top: topOf(control) } : undefined;
  };

  function scrollBy(pixels: number): void {
    const lacking = scroller.scrollTop + pixels + scroller.clientHeight - content.offsetHeight;
    if (lacking > 0) room += lacking;
    else if (scroller.scrollTop + pixels <= 0) room = 0;
    content.style.paddingBottom = room > 0 ? `${room}px` : '';
    scroller.scrollTop += pixels;
  }

  const resized = new ResizeObserver(() => {
    if (known && known.control === document.activeElement) scrollBy(topOf(known.control) - known.top);
    else {
      room = 0;
      content.style.paddingBottom = '';
    }
    note();
  });
  resized.observe(content);
  scroller.addEventListener('focusin', note, { passive: true });
  return () => {
    resized.disconnect();
    scroller.removeEventListener('focusin', note);
  };
}
