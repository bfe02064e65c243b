/** Not in TypeScript's typings yet. */
interface Place extends ScrollIntoViewOptions {
  container?: 'all' | 'nearest';
}

/**
 * What a widget brings into view scrolls its own page and nothing around it. Chromium would scroll the page around as well,
 * under the person working there; other browsers stop at a frame of another origin by themselves.
 */
export function keepScrollingInside(): void {
  if (window.parent === window) return;
  const { prototype } = Element;
  const scroll: (this: Element, place: Place) => void = prototype.scrollIntoView;
  prototype.scrollIntoView = function (how) {
    const asked = typeof how === 'object' && how !== null ? how : { block: how === false ? 'end' : 'start' };
    const place = Object.assign({}, asked, { container: 'nearest' }) as Place;
    scroll.call(this, place);
    // What scrolls further out in the page, so that the element is seen in it.
    const nearest: Place = Object.assign({}, place, { block: 'nearest', inline: 'nearest' });
    for (let around = this.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow !== 'visible') scroll.call(around, nearest);
    }
  };
}
