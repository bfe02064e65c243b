/** What lies over the whole page: nothing else can be reached until the function that it gives is called. */
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
