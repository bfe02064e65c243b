import type { DraftObstacles } from '../api.js';
import type { Refused } from '../client/request.js';
import type { MessageLanguage } from '../language/languages.js';
import type { Texts } from '../messages/load.js';

/** Settings with Values that break a rule. */
export type Obstacles = DraftObstacles['Refused'];

/** Refused settings that are named. */
const NAMED = 5;

/** What blocks a draft; none if it was refused for another reason. */
export const obstaclesIn = ({ problem }: Pick<Refused, 'problem'>): Obstacles =>
  (problem?.['current'] as Partial<DraftObstacles> | undefined)?.Refused ?? [];

/** A refusal, and a line for each of the first settings that it is about. @param nameOf of a setting of a widget */
export function obstaclesInWords(
  refusal: string,
  obstacles: Obstacles,
  nameOf: (widget: number, element: string) => string,
  { texts, language }: { readonly texts: Texts<'drafts'>['keep']; readonly language: MessageLanguage }
): string {
  const named = obstacles
    .slice(0, NAMED)
    .map(({ Widget, Element, Text }) => texts.broken(nameOf(Widget, Element), Text[language]));
  const rest = obstacles.length - named.length;
  return [refusal, ...named, ...(rest > 0 ? [texts.more(rest)] : [])].join('\n');
}
