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
