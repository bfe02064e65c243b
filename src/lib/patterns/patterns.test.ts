import { describe, expect, test } from 'vitest';
import type { PatternTester } from '../ascdata/dataTypeModel.js';
import { evaluate, type Question } from './evaluate.js';
import { nodePatterns } from './node.js';
import { createPatternTester, MAX_PATTERN_LENGTH, MAX_TEXT_LENGTH, type WorkerEvents } from './tester.js';

async function verdictOf(tester: PatternTester, pattern: string, text: string): Promise<string> {
  tester.test(pattern, text);
  await tester.settled();
  return tester.test(pattern, text);
}

describe('ValidationRegExp in Node', () => {
  const tester = nodePatterns();

  test.each([
    ['abc', 'xabcx', 'match'],
    ['^abc$', 'xabcx', 'no-match'],
    ['^\\d{4}$', '2025', 'match'],
    ['A', 'a', 'no-match'],
    ['^a.c$', 'a\nc', 'no-match'],
    ['^b$', 'a\nb', 'no-match'],
    ['^(?=.*[0-9])(?=.*[a-z]).{8,}$', 'passw0rd', 'match'],
    ['(.)\\1', 'abba', 'match'],
    ['(?<!a)b', 'cb', 'match'],
    ['/abc/i', 'ABC', 'no-match'],
    ['^\\w+$', 'ä', 'no-match'],
    ['', '', 'match'],
    ['__proto__', '__proto__', 'match'],
    ['(', 'x', 'invalid'],
    ['[z-a]', 'x', 'invalid']
  ])('%s is searched in %j without flags: %s', async (pattern, text, verdict) => {
    expect(await verdictOf(tester, pattern, text)).toBe(verdict);
  });

  test('a pattern that does not compile is answered at once', () => {
    expect(nodePatterns().test('(', 'x')).toBe('invalid');
  });

  test('patterns and texts beyond the limits count as timeout without being tried', () => {
    const idle = nodePatterns();
    expect(idle.test('a'.repeat(MAX_PATTERN_LENGTH + 1), 'a')).toBe('timeout');
    expect(idle.test('a', 'a'.repeat(MAX_TEXT_LENGTH + 1))).toBe('timeout');
  });

  test('a second question with the same pattern and text needs no worker', async () => {
    await verdictOf(tester, 'warm', 'warm');
    expect(tester.test('warm', 'warm')).toBe('match');
  });

  test('pattern and text are kept apart: no text can pass for a part of the pattern', async () => {
    expect(await verdictOf(tester, 'ab', 'c')).toBe('no-match');
    expect(await verdictOf(tester, 'a', 'bc')).toBe('no-match');
    expect(await verdictOf(tester, 'c', 'abc')).toBe('match');
  });
});

describe('slow patterns', () => {
  const slow: readonly [pattern: string, text: string][] = [
    ['(a+)+$', 'a'.repeat(32) + '!'],
    ['(a|aa)+$', 'a'.repeat(60) + '!'],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(60)],
    ['(.*a){20}$', 'a'.repeat(40) + '!'],
    ['^(\\w+\\s?)*$', 'word '.repeat(12) + '!'],
    ['(?=(a+)+b)a', 'a'.repeat(40)]
  ];

  test.each(slow)('%s runs out of time, and the next question is answered', async (pattern, text) => {
    const tester = nodePatterns();
    expect(await verdictOf(tester, pattern, text)).toBe('timeout');
    expect(await verdictOf(tester, '^ok$', 'ok')).toBe('match');
  });

  test('questions that wait behind a slow one keep their own verdict', async () => {
    const tester = nodePatterns();
    tester.test('(a+)+$', 'a'.repeat(32) + '!');
    tester.test('^b$', 'b');
    tester.test('^b$', 'c');
    await tester.settled();
    expect([tester.test('^b$', 'b'), tester.test('^b$', 'c')]).toEqual(['match', 'no-match']);
  });

  test.each([
    ['groups', '(a)'.repeat(333)],
    ['optional alternatives', '(?:a|b)?'.repeat(125)],
    ['nested repeats', '(?:(?:(?:a{1,99}){1,99}){1,99}){1,99}'],
    ['look-aheads', '(?=a*)'.repeat(166)]
  ])('a pattern that is costly to compile (%s) does not stop later questions', async (_, pattern) => {
    const tester = nodePatterns();
    expect(['match', 'no-match', 'timeout', 'invalid']).toContain(await verdictOf(tester, pattern, 'a'.repeat(5_000)));
    expect(await verdictOf(tester, '^ok$', 'ok')).toBe('match');
  });
});

describe('workers that fail', () => {
  test('one that cannot be started gives timeout, and settled resolves', async () => {
    const tester = createPatternTester(() => {
      throw new Error('blocked');
    });
    expect(await verdictOf(tester, 'a', 'a')).toBe('timeout');
  });

  test('one that breaks gives timeout, and a new one answers the next question', async () => {
    let started = 0;
    const tester = createPatternTester((events: WorkerEvents) => {
      const breaks = started++ === 0;
      queueMicrotask(() => (breaks ? events.onbroken() : events.onready()));
      return { post: (question) => queueMicrotask(() => events.onanswer(evaluate(question))), terminate() {} };
    });
    expect(await verdictOf(tester, 'a', 'a')).toBe('timeout');
    expect(await verdictOf(tester, 'a', 'ab')).toBe('match');
    expect(started).toBe(2);
  });

  test('one that breaks at work costs only that question its answer', async () => {
    const tester = createPatternTester((events) => {
      queueMicrotask(() => events.onready());
      const answer = (question: Question) => (question.text === 'bad' ? events.onbroken() : events.onanswer('match'));
      return { post: (question) => queueMicrotask(() => answer(question)), terminate() {} };
    });
    for (const text of ['good', 'bad', 'fine']) tester.test('x', text);
    await tester.settled();
    expect(['good', 'bad', 'fine'].map((text) => tester.test('x', text))).toEqual(['match', 'timeout', 'match']);
  });

  test('the newest question is answered first: while someone types, only that one matters', () => {
    const posted: string[] = [];
    let events: WorkerEvents | undefined;
    const tester = createPatternTester((given) => {
      events = given;
      return { post: ({ text }) => void posted.push(text), terminate() {} };
    });
    for (const text of ['a', 'ab', 'abc']) tester.test('x', text);
    events?.onready();
    tester.test('x', 'abcd');
    for (let i = 0; i < 4; i++) events?.onanswer('no-match');
    expect(posted).toEqual(['abc', 'abcd', 'ab', 'a']);
  });

  test('what an ended worker says afterwards is not taken for an answer', async () => {
    const all: WorkerEvents[] = [];
    const tester = createPatternTester((events) => {
      all.push(events);
      return { post() {}, terminate() {} };
    });
    tester.test('a', 'b');
    all[0]?.onready();
    all[0]?.onbroken();
    tester.test('a', 'c');
    all[1]?.onready();
    all[0]?.onanswer('match');
    expect(tester.test('a', 'c')).toBe('pending');
    all[1]?.onanswer('no-match');
    expect(tester.test('a', 'c')).toBe('no-match');
  });
});
