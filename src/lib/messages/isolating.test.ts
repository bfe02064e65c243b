import { describe, expect, it } from 'vitest';
import { loadTexts } from './load.js';
import { isolating } from './isolating.js';

describe('sentences of the interface', () => {
  it('isolate each value that is written from right to left, alone or in a list', () => {
    const texts = isolating({
      plain: 'Save',
      deep: { set: (name: string, count: number) => `set ${name} to ${count}` },
      and: (names: readonly string[]) => names.join(' and ')
    });
    expect(texts.plain).toBe('Save');
    expect(texts.deep.set('الوضع', 5)).toBe('set \u2068الوضع\u2069 to 5');
    expect(texts.deep.set('Mode', 5)).toBe('set Mode to 5');
    expect(texts.and(['الوضع', 'Mode'])).toBe('\u2068الوضع\u2069 and Mode');
  });

  it('are the same object each time, so that nothing is worked out anew', async () => {
    expect(await loadTexts('base', 'en')).toBe(await loadTexts('base', 'en'));
  });

  it.each(['en', 'de'] as const)(
    'of the editor keep an Arabic setting apart from the Value after it (%s)',
    async (language) => {
      const { reasons } = await loadTexts('explanations', language);
      const sentence = reasons.hiddenBecause(reasons.and([reasons.is('الوضع', 'الآن')]));
      expect(sentence).toContain('\u2068الوضع\u2069');
      expect(sentence).toContain('\u2068الآن\u2069');
    }
  );
});
