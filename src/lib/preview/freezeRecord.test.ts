import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/laws.js';
import {
  judged,
  keyOfWidget,
  MOST_ROUNDS,
  readHeld,
  readRecord,
  writtenHeld,
  writtenRecord,
  type PageRecord
} from './freezeRecord.js';

const NOW = Date.UTC(2026, 0, 1);
const DAY = 24 * 60 * 60 * 1000;

const record = (pending: string[], running = ['1.1', '2.2', '3.3'], more: Partial<PageRecord> = {}): PageRecord => ({
  ...{ hidden: false, isTrial: false, round: 0, running, pending },
  ...more
});

describe('what a page that ended without a word tells', () => {
  const rules: [string, PageRecord, held: string[], suspects: string[], round: number][] = [
    ['the only one that ran froze it if it was waited for', record(['2.2'], ['2.2']), ['2.2'], [], 0],
    ['also where it has two frames', record(['2.2', '2.2'], ['2.2', '2.2']), ['2.2'], [], 0],
    [
      'beside the one waited for, a timer of one that was heard may have',
      record(['2.2']),
      [],
      ['1.1', '2.2', '3.3'],
      1
    ],
    ['but not during a trial', record(['2.2'], undefined, { isTrial: true }), ['2.2'], [], 0],
    ['and not again, after a trial of all', record(['2.2'], undefined, { round: 1 }), ['2.2'], [], 0],
    ['of several waited for it may be any', record(['1.1', '3.3']), [], ['1.1', '3.3'], 0],
    ['without one waited for it may be any that ran', record([]), [], ['1.1', '2.2', '3.3'], 1],
    ['and the next trial takes longer', record([], undefined, { round: 1 }), [], ['1.1', '2.2', '3.3'], 2],
    ['but not for ever', record([], undefined, { round: MOST_ROUNDS }), [], ['1.1', '2.2', '3.3'], MOST_ROUNDS],
    ['one alone is only suspected the first time', record([], ['2.2']), [], ['2.2'], 1],
    ['one alone is held the second time', record([], ['2.2'], { round: 1 }), ['2.2'], [], 0],
    ['a hidden page proves nothing', record(['2.2'], undefined, { hidden: true }), [], [], 0],
    ['a page without widgets tells nothing', record([], []), [], [], 0]
  ];
  it.each(rules)('%s', (_, given, held, suspects, round) => {
    expect(judged([given])).toEqual({ held: new Set(held), suspects: new Set(suspects), round });
  });

  it('is put together; what is held is no suspect', () => {
    const verdict = judged([record(['2.2'], ['2.2']), record(['1.1', '2.2']), record([], ['4.4'])]);
    expect(verdict).toEqual({ held: new Set(['2.2']), suspects: new Set(['1.1', '4.4']), round: 1 });
  });
});

describe('what is stored', () => {
  const key = fc.stringMatching(/^[0-9a-z]{1,11}\.[0-9a-z]{1,11}$/);
  const keys = fc.array(key, { maxLength: 100 });

  it('is read as it was written', () => {
    const records = fc.record({
      hidden: fc.boolean(),
      isTrial: fc.boolean(),
      round: fc.nat(MOST_ROUNDS),
      running: keys,
      pending: keys
    });
    fc.assert(
      fc.property(records, (given) => {
        expect(readRecord(writtenRecord(given))).toEqual(given);
      }),
      { seed: 20261127, numRuns: runs(50) }
    );
  });

  it('is nothing if somebody else wrote it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readRecord(text)).toBeUndefined();
        expect(readHeld(text, NOW).every(({ key }) => /^[\w.]{1,40}$/.test(key))).toBe(true);
      }),
      { seed: 20261127, numRuns: runs(200) }
    );
    const valid = { format: 1, ...record(['1.1']) };
    for (const wrong of [
      { format: 2 },
      { hidden: 1 },
      { isTrial: 1 },
      { round: 9 },
      { round: 0.5 },
      { running: ['<b>'] },
      { pending: 'a' }
    ]) {
      expect(readRecord(JSON.stringify({ ...valid, ...wrong }))).toBeUndefined();
    }
    expect(readRecord(JSON.stringify({ ...valid, running: Array(101).fill('1.1') }))).toBeUndefined();
    expect(readRecord(null)).toBeUndefined();
  });

  it('holds at most fifty widgets, the latest ones, for thirty days by either clock', () => {
    const held = Array.from({ length: 60 }, (_, index) => ({ key: `${index}.1`, at: NOW }));
    const kept = readHeld(writtenHeld(held, ['new.1', '59.1'], NOW), NOW);
    expect(kept).toHaveLength(50);
    expect(kept.slice(-2).map(({ key: last }) => last)).toEqual(['new.1', '59.1']);
    for (const away of [31 * DAY, -31 * DAY]) expect(readHeld(JSON.stringify(kept), NOW + away)).toEqual([]);
    expect(readHeld(JSON.stringify(kept), NOW - DAY)).toHaveLength(50);
  });
});

it('a widget is known by itself and its package, without what opens it', () => {
  const path = `/w/1a.2b.s1f.zzz.${'A'.repeat(43)}/`;
  expect(keyOfWidget(path)).toBe('1a.2b');
  expect(keyOfWidget('/w/odd/')).toBe('unknown');
});
