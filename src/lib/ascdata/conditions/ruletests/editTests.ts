import { editText } from '../../editText.js';
import { parse } from '../../parse.js';
import { formatTest, formatTests, type RuleTest } from './format.js';

/** Edits the text of a readable conditions.tests.json. Everything else keeps its formatting. */

/** Adds tests at the end. @param text undefined if there is no file yet */
export function withTests(text: string | undefined, added: readonly RuleTest[]): string {
  const doc = text === undefined ? undefined : parse(text);
  const last = Array.isArray(doc?.data) ? doc.locate(`/${doc.data.length - 1}`) : undefined;
  if (!doc || !last) return formatTests(added);
  const end = last.offset + last.length;
  const rows = added.map((test) => `,\n  ${formatTest(test)}`).join('');
  return doc.text.slice(0, end) + rows + doc.text.slice(end);
}

/** @param place position of the test in the file */
export function withoutTest(text: string, place: number): string {
  return editText(text, [{ op: 'remove', pointer: `/${place}` }]);
}

/** @param place position of the test in the file */
export function withName(text: string, place: number, name: string): string {
  return editText(text, [{ op: 'set', pointer: `/${place}/name`, value: name }]);
}

/** Expects exactly these Ids to be hidden. @param place position of the test in the file */
export function withHidden(text: string, place: number, hidden: readonly string[]): string {
  return editText(text, [
    { op: 'set', pointer: `/${place}/hidden`, value: hidden },
    { op: 'remove', pointer: `/${place}/shown` }
  ]);
}
