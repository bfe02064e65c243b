/**
 * Shows a text below a form field, where a problem would be.
 * @param domId of the field
 * @param language of the text; '': unknown
 * @returns removes it
 */
export function shownBelow(domId: string, text: string, language: string): () => void {
  const box = document.createElement('div');
  box.className = 'problems';
  const line = document.createElement('p');
  line.lang = language;
  line.dir = 'auto';
  line.textContent = text;
  box.append(line);
  document.getElementById(`${domId}-row`)?.append(box);
  return () => box.remove();
}
