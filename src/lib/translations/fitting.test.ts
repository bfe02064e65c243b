import { describe, expect, it } from 'vitest';
import { measuredIn } from './fitting.js';
import { WIDTHS } from './measure.js';

const FIELD = {} as HTMLElement;
type Measure = NonNullable<Parameters<typeof measuredIn>[2]>;

/** Measures in a field where each line has ten characters, and at 390 px one less. */
const narrow: Measure = (_field, kind, text) =>
  WIDTHS.map((width) => {
    const room = width === 440 ? 10 : 9;
    return {
      width,
      lines: kind === 'entry' ? 1 : Math.ceil(text.length / room),
      isCutOff: kind === 'entry' && text.length > room
    };
  });

const issueOf = (kind: 'name' | 'entry' | 'pattern', source: string, text: string) =>
  measuredIn(FIELD, { key: { element: 'A', kind, entry: source }, source, text }, narrow).issue;

describe('what is found about a text in its field', () => {
  it.each<[what: string, ...Parameters<typeof issueOf>, issue: object | undefined]>([
    ['a label in two lines is nothing', 'name', 'short', 'x'.repeat(18), undefined],
    [
      'a label in three lines is, if its source has fewer',
      'name',
      'short',
      'x'.repeat(30),
      { code: 'translation-lines' }
    ],
    ['a label in as many lines as its source is not', 'name', 'x'.repeat(25), 'x'.repeat(30), undefined],
    [
      'an entry that is cut off on a phone alone',
      'entry',
      'short',
      'x'.repeat(10),
      { code: 'translation-cut-off', width: 390 }
    ],
    [
      'an entry that is cut off everywhere',
      'entry',
      'short',
      'x'.repeat(11),
      { code: 'translation-cut-off', width: 440 }
    ],
    ['a description in three lines is, too', 'pattern', 'short', 'x'.repeat(90), { code: 'translation-lines' }]
  ])('%s', (_what, kind, source, text, issue) => {
    expect(issueOf(kind, source, text)).toEqual(issue);
  });

  it('says nothing where the text has no place', () => {
    const nowhere = measuredIn(FIELD, { key: { element: 'A', kind: 'name' }, source: 'a', text: 'b' }, () => []);
    expect(nowhere).toEqual({ text: 'b', fits: [], issue: undefined });
  });
});
