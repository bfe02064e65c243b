/**
 * Puts a text below the field of the form, as a problem would stand there. Gives the function that takes it away.
 * @param domId of the field
 * @param language of the text; '': not known
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
