import type { WordedFinding } from '../../api.js';
import { fixIn } from '../../ascdata/conditions/fixes/wording.js';
import type { Finding } from '../../ascdata/findings.js';
import { inEveryLanguage, type MessageLanguage } from '../../language/languages.js';
import type { AscElement } from '../../ascdata/types.js';
import { messageOf } from '../../ascdata/wording.js';
import { modelOf } from '../../datatypes/registry.js';
import { inContentLanguage } from '../../datatypes/shared/texts.js';
import { describeUnusable } from '../../datatypes/shared/valueText.js';

type Say = (found: Pick<Finding, 'code' | 'params' | 'setting'>, language: MessageLanguage) => string;

/** The findings with their sentences, as answered. @param say whom they are for: people, or `messageOnScreen` for developers */
export function worded(findings: readonly Finding[], say: Say = messageOf): WordedFinding[] {
  return findings.map(({ fix, consequences, ...found }) => ({
    ...found,
    text: inEveryLanguage((language) => say(found, language)),
    // In English, like most titles, which are in the notation of the file.
    ...(fix && { fix: fixIn(fix, 'en') }),
    ...(consequences && { consequences: worded(consequences, say) })
  }));
}

/** A Value in words; as JSON if its element is not known. */
export function describedValue(value: unknown, element: AscElement | undefined, language: MessageLanguage): string {
  if (!element) return describeUnusable(value, language);
  return modelOf(element).describe(value, element, { language, contentLanguage: language });
}

/** Reasons quoting the author use the sentence's language. */
export function readableReasons(
  reasons: readonly Finding[],
  element: AscElement | undefined,
  language: MessageLanguage
): readonly Finding[] {
  return element ? reasons.map((reason) => inContentLanguage(reason, element, language)) : reasons;
}
