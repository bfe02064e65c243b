const BYTE_ORDER_MARK = 0xfeff;

/** The start of a file's content: after a byte order mark. */
export function contentStart(text: string): number {
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
}

/** The text of a file without a byte order mark. */
export function withoutByteOrderMark(text: string): string {
  return text.slice(contentStart(text));
}
