export interface Question {
  readonly pattern: string;
  readonly text: string;
}

export type Answer = 'match' | 'no-match' | 'invalid' | 'timeout';

/**
 * Tests whether the pattern is found in the text. ECMAScript, without flags (docs/ascdata.md, simpleText). Runs in the worker;
 * it refers to nothing outside itself, because Node's worker is made from its source text.
 */
export function evaluate({ pattern, text }: Question): Answer {
  let compiled: RegExp;
  try {
    compiled = new RegExp(pattern);
  } catch {
    return 'invalid';
  }
  try {
    return compiled.test(text) ? 'match' : 'no-match';
  } catch {
    // The engine gave up (stack, memory, a pattern too large to compile): it has no answer within its bounds.
    return 'timeout';
  }
}
