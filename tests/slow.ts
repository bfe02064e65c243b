/**
 * Runs in a page: holds its main thread for 0.8 s again and again as long as `selector` finds something, as endless work
 * elsewhere on the computer would, on any computer. Between two holds the page has 0.1 s, in which whoever looks at it is answered.
 */
export function slowWhile(selector: string): void {
  const hold = (): void => {
    const end = performance.now() + 800;
    while (performance.now() < end);
    if (document.querySelector(selector)) setTimeout(hold, 100);
  };
  setTimeout(hold);
}
