import { findingFrom, withConsequences, type Finding, type FindingArguments, type FindingCode } from './findings.js';
import type { MessageLanguage } from '../language/languages.js';
import { messages } from './messages/index.js';
import { sentenceOf } from './messages/sentence.js';

/*
 * Every code and its sentence. What the editor runs imports `valueWording.ts` and `valueSentences.ts` instead: most of
 * these tables speak of files and packages, which the editor never meets.
 */

export type FindingRow = Omit<Finding, 'consequences'> & {
  readonly text: string;
  readonly consequences: readonly string[];
};

/** Makes a finding; severity and wording come from the message table of the code. */
export function finding<Code extends FindingCode>(
  code: Code,
  pointer: string,
  ...rest: FindingArguments<(typeof messages)[Code]>
): Finding {
  return findingFrom(messages, code, pointer, ...rest);
}

/** The finding's sentence for a person, in English or German. */
export function messageOf(found: Pick<Finding, 'code' | 'params'>, language: MessageLanguage = 'en'): string {
  return sentenceOf(messages[found.code], found.params, language);
}

/** A finding as lists show it: with its sentence, and those on what follows from it. */
export function rowOf(found: Finding, language: MessageLanguage): FindingRow {
  const consequences = withConsequences(found.consequences ?? []).map((each) => messageOf(each, language));
  return { ...found, text: messageOf(found, language), consequences };
}
