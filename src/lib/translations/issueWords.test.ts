import { describe, expect, it } from 'vitest';
import { checkText } from '../ascdata/texts/textChecks.js';
import texts from '../messages/en/screens/translations.js';
import { issueInWords, remedyOf } from './issueWords.js';

/** What a finding offers for a text, with the resulting text. */
function remedy(source: string, target: string, language = 'de'): string | undefined {
  const [issue] = checkText({ element: 'a', kind: 'name', source, target }, language);
  const found = issue && remedyOf(issue, target, texts.findings);
  return found && `${found.label}: ${found.text}`;
}

it.each([
  ['1,250 seats', '1.250 von 1.250 Plätzen', '1.250 occurs twice here, once in the source'],
  ['2 of 2 by 2', '2', '2 occurs once here, 3 times in the source'],
  [
    '1 to 2',
    '2 bis 2, 3',
    '2 occurs twice here, once in the source, 3 occurs once here, not in the source and 1 occurs not here, once in the source'
  ],
  ['24 hours', '12 Stunden', 'Numbers differ: 12 here, 24 in the source'],
  ['24 hours', 'Stunden', 'Numbers differ: none here, 24 in the source']
])('numbers of “%s” in “%s”: %s', (source, target, expected) => {
  const [issue] = checkText({ element: 'a', kind: 'name', source, target }, 'de');
  expect(issue && issueInWords(issue, texts.findings)).toBe(expected);
});

describe('the remedy of a finding', () => {
  it.each([
    ['a placeholder that is missing', 'in {min} min', 'in Minuten', 'Insert {min}: in Minuten {min}'],
    ['a placeholder too many', 'in minutes', 'in {min} Minuten', 'Remove {min}: in Minuten'],
    ['a blank at an end', 'Title', 'Titel ', 'Remove: Titel'],
    ['a wrong encoding', 'Size', 'GrÃ¶ÃŸe', 'Mend: Größe'],
    ['another number', '12 hours', '24 Stunden', 'Use 12: 12 Stunden'],
    ['another number, in the digits of the text', '12 hours', '٢٤ ساعة', 'Use ١٢: ١٢ ساعة'],
    ['a number that is a part of another one', '5 of 125', '6 von 125', 'Use 5: 5 von 125'],
    ['two numbers that differ', '1 to 2', '3 bis 4', undefined],
    ['a number that is missing', '3 days', 'Tage', undefined]
  ])('of %s', (_, source, target, expected) => expect(remedy(source, target)).toBe(expected));
});
