/** The description of a pattern, as shown below its field. */
export function describedAs(text: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'problems';
  const line = document.createElement('p');
  line.style.cssText = 'margin:5px 0 0;color:var(--bad);font-size:12.5px';
  line.textContent = text;
  box.append(line);
  return box;
}

/**
 * Shows a text below a form field, where a problem would be.
 * @param domId of the field
 * @param language of the text; '': unknown
 * @returns removes it
 */
export function shownBelow(domId: string, text: string, language: string): () => void {
  const box = describedAs(text);
  Object.assign(box.firstElementChild ?? box, { lang: language, dir: 'auto' });
  document.getElementById(`${domId}-row`)?.append(box);
  return () => box.remove();
}
