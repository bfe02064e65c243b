import type { MessageLanguage } from '../language/languages.js';
import { nameOfLanguage } from '../language/languageNames.js';
import { allFindings } from '../messages/allFindings.js';
import { withConsequences, type Finding } from './findings.js';
import { findingSentence, type Said } from './sentence.js';

/*
 * Every code and its sentence in every language, for the server and the command. The browser loads what it needs
 * (`speaker.ts`).
 */

export type FindingRow = Omit<Finding, 'consequences'> & {
  readonly text: string;
  readonly consequences: readonly string[];
};

/** The finding's sentence for a person. */
export function messageOf(found: Said, language: MessageLanguage = 'en'): string {
  return findingSentence(found, allFindings[language], language);
}

/** The same for a developer: Values are named as the file has them. */
export function messageInFile(found: Said, language: MessageLanguage): string {
  return findingSentence(found, allFindings[language], language, true);
}

/** The same on a screen: a language by its name, where it is not the code itself that is told of. */
export function messageOnScreen({ code, params, setting }: Said, language: MessageLanguage): string {
  const isOfCode = code === 'translation-language' || code === 'translation-language-twice';
  const { language: tag } = params;
  const named = !isOfCode && typeof tag === 'string' && { language: nameOfLanguage(tag, language) };
  return messageInFile({ code, params: { ...params, ...named }, setting }, language);
}

/** A finding on a file for lists: with its sentence and those of its consequences. */
export function rowOf(found: Finding, language: MessageLanguage): FindingRow {
  const consequences = withConsequences(found.consequences ?? []).map((each) => messageInFile(each, language));
  return { ...found, text: messageInFile(found, language), consequences };
}
