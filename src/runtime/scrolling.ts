/** Not in TypeScript's typings yet. */
interface Place extends ScrollIntoViewOptions {
  container?: 'all' | 'nearest';
}

/**
 * Keeps a widget's scrolling within its own page. Chromium would also scroll the page around, while somebody works there; other
 * browsers stop at a frame of another origin.
 */
export function keepScrollingInside(): void {
  if (window.parent === window) return;
  const { prototype } = Element;
  const scroll: (this: Element, place: Place) => void = prototype.scrollIntoView;
  prototype.scrollIntoView = function (how) {
    const asked = typeof how === 'object' && how !== null ? how : { block: how === false ? 'end' : 'start' };
    const place = Object.assign({}, asked, { container: 'nearest' }) as Place;
    scroll.call(this, place);
    // The scrolling ancestors of an element.
    const nearest: Place = Object.assign({}, place, { block: 'nearest', inline: 'nearest' });
    for (let around = this.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow !== 'visible') scroll.call(around, nearest);
    }
  };
}
