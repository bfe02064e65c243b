import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../channel/container.js';
import german from '../messages/de/screens/preview.js';
import english from '../messages/en/screens/preview.js';
import { entryText } from './entryText.js';

const entry = (of: Partial<LogEntry>): LogEntry => ({
  id: 1,
  time: 0,
  direction: 'from-widget',
  type: 'Log',
  detail: 'as the widget wrote it',
  bytes: 0,
  ...of
});
const texts = (of: Partial<LogEntry>): string[] => [
  entryText(entry(of), english, 'en', 'https://own.test'),
  entryText(entry(of), german, 'de', 'https://own.test')
];

describe('an entry of the channel log is in the language of the interface', () => {
  it.each<[Partial<LogEntry>, string, string]>([
    [{ note: { kind: 'elements', count: 5 } }, '5 Elements', '5 Elemente'],
    [{ note: { kind: 'afterData', count: 1115 } }, '1,115 ms after the data', '1.115 ms nach den Daten'],
    [
      { note: { kind: 'ignored', why: 'unknown', type: 'Nope' } },
      'Nope is not a message of this channel',
      'Nope ist keine Nachricht dieses Kanals'
    ],
    [{ note: { kind: 'ignored', why: 'again', type: 'Ready' } }, 'Ready was sent again', 'Ready kam erneut'],
    [{}, 'as the widget wrote it', 'as the widget wrote it']
  ])('%j', (of, en, de) => expect(texts(of)).toEqual([en, de]));
});

describe('an error without a place', () => {
  const failed = (error: string, during: 'none' | 'Play' = 'none') =>
    texts({ failure: { during, error, calls: [] } })[0]!;

  it('that the browser hides says why, and how to see it', () => {
    expect(failed('Script error.')).toContain('Browsers hide errors in script files');
    expect(failed('Script error.')).toContain('<script crossorigin src="…">');
  });

  it('of another kind says only that there is none', () => {
    expect(failed('RangeError: no')).toBe(`RangeError: no (outside the handlers) ${english.log.nowhere}`);
    expect(failed('RangeError: no', 'Play')).toBe('RangeError: no (in the handler of Play)');
  });
});
