import { textFor } from './cellText.js';
import { writeCsv, writeSheet } from './sheet.js';
import type { TableWork } from './work.svelte.js';

/** The selected cells for the clipboard. */
export function selectedSheet(work: TableWork): string {
  const { top, bottom, left, right } = work.selection.area;
  const columns = work.columns.slice(left, right + 1);
  const rows = work.shown.slice(top, bottom + 1);
  const words = work.words();
  return writeSheet(rows.map((row) => columns.map((element) => textFor(row.valueOf(element.Id), element, words))));
}

/** What is shown as a file: names, headings and Values, in the form that a paste reads. @param nameOfNames heading of the names */
export function shownCsv(work: TableWork, nameOfNames: string): string {
  const words = work.words();
  const rows = work.shown.map((row) => [
    row.name,
    ...work.columns.map((element) => textFor(row.valueOf(element.Id), element, words))
  ]);
  return writeCsv([[nameOfNames, ...work.columns.map((element) => work.label(element))], ...rows]);
}

/** Hands a file to the browser. */
export function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
