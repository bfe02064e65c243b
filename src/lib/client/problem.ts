import type { Refused } from './request.js';

/** Nobody is signed in any more. */
export const SIGNED_OUT = Symbol('signed out');

/** Why something did not work: a sentence, or `SIGNED_OUT`, for which `ProblemText` has the words and the way back. */
export type Problem = string | typeof SIGNED_OUT;

/** undefined: there was no answer that says why. */
export const problemOf = ({ status, text }: Pick<Refused, 'status' | 'text'>): Problem | undefined =>
  status === 401 ? SIGNED_OUT : text;
