/** The text up to a place, without half a character at its end. */
export function sliceTo(text: string, end: number): string {
  return text.slice(0, end).replace(/[\uD800-\uDBFF]$/, '');
}

/** The text from a place on, without half a character at its start. */
export function sliceFrom(text: string, start: number): string {
  return text.slice(start).replace(/^[\uDC00-\uDFFF]/, '');
}

/** A text for a sentence: a longer one is cut, and ends with an ellipsis. */
export function cutShort(text: string, most: number): string {
  return text.length > most ? `${sliceTo(text, most - 1)}…` : text;
}

/** The same on one line, without space around it. */
export function cutToLine(text: string, most: number): string {
  const whole = text.trim();
  // Reads only a little more of a long text than can be shown.
  const read = sliceTo(whole, most * 4);
  const line = read.replace(/\s+/g, ' ').trimEnd();
  return cutShort(read.length < whole.length ? `${line}…` : line, most);
}
