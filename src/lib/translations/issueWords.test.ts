import { describe, expect, it } from 'vitest';
import { checkText } from '../ascdata/texts/textChecks.js';
import texts from '../messages/en/screens/translations.js';
import { remedyOf } from './issueWords.js';

/** What a finding offers for a text, with the resulting text. */
function remedy(source: string, target: string, language = 'de'): string | undefined {
  const [issue] = checkText({ element: 'a', kind: 'name', source, target }, language);
  const found = issue && remedyOf(issue, target, texts.findings);
  return found && `${found.label}: ${found.text}`;
}

describe('the remedy of a finding', () => {
  it.each([
    ['a placeholder that is missing', 'in {min} min', 'in Minuten', 'Insert {min}: in Minuten {min}'],
    ['a placeholder too many', 'in minutes', 'in {min} Minuten', 'Remove {min}: in Minuten'],
    ['a blank at an end', 'Title', 'Titel ', 'Remove: Titel'],
    ['another number', '12 hours', '24 Stunden', 'Use 12: 12 Stunden'],
    ['another number, in the digits of the text', '12 hours', '٢٤ ساعة', 'Use ١٢: ١٢ ساعة'],
    ['a number that is a part of another one', '5 of 125', '6 von 125', 'Use 5: 5 von 125'],
    ['two numbers that differ', '1 to 2', '3 bis 4', undefined],
    ['a number that is missing', '3 days', 'Tage', undefined]
  ])('of %s', (_, source, target, expected) => expect(remedy(source, target)).toBe(expected));
});
