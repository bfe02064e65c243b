/** Texts without empty ones. */
function textsOf(value: readonly { readonly Text: string }[]): string[] {
  return value.map(({ Text }) => Text.trim()).filter((text) => text !== '');
}

/** An element of index.html. */
function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no #${id}.`);
  return found;
}
