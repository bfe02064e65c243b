/** The first UTF-16 units of a text, without half a character at their end. */
export function beginning(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

/** A text from a place on, without half a character at its start. */
export function rest(text: string, from: number): string {
  return text.slice(from).replace(/^[\uDC00-\uDFFF]/, '');
}

/** A text for a sentence: a longer one is cut, and ends with an ellipsis. */
export function cutShort(text: string, most: number): string {
  return text.length > most ? `${beginning(text, most - 1)}…` : text;
}

/** The same on one line. */
export function cutToLine(text: string, most: number): string {
  // Reads only a little more of a long text than can be shown.
  return cutShort(beginning(text, most * 4).replace(/\s+/g, ' '), most);
}
