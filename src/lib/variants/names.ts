/** The names in a pasted list: the first cell of each line that has one. */
export function namesFrom(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t')[0]!.trim())
    .filter((name) => name !== '');
}
