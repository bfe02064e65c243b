interface Language {
  /** What its speakers call it. */
  readonly name: string;
  /** How it writes numbers, dates and times: English as in Europe, the day first. */
  readonly locale: string;
  /** What parts a number, as people type it. */
  readonly decimal: string;
  readonly group: string;
  /** Between day, month and year in digits. */
  readonly dateSeparator: string;
  /** Whether some of its readers write the month first, so that 1/2/2026 needs words beside it. */
  readonly monthMayBeFirst: boolean;
  /** Around a name; French sets narrow no-break spaces inside. */
  readonly quotes: readonly [before: string, after: string];
  /** Whether “on” is in quotation marks in a sentence, as in „auf „an“ steht“. */
  readonly quotesStates: boolean;
  /** The plural forms that its texts tell apart, in this order: names of `Intl.PluralRules`. */
  readonly plurals: readonly Intl.LDMLPluralRule[];
}

/**
 * The languages of the interface; the first is the default. A new one is a row here and its folder of texts: CONTRIBUTING.md,
 * “A language”.
 */
export const LANGUAGES = {
  en: {
    name: 'English',
    locale: 'en-GB',
    decimal: '.',
    group: ',',
    dateSeparator: '/',
    monthMayBeFirst: true,
    quotes: ['“', '”'],
    quotesStates: false,
    plurals: ['one', 'other']
  },
  de: {
    name: 'Deutsch',
    locale: 'de',
    decimal: ',',
    group: '.',
    dateSeparator: '.',
    monthMayBeFirst: false,
    quotes: ['„', '“'],
    quotesStates: true,
    plurals: ['one', 'other']
  },
  fr: {
    name: 'Français',
    locale: 'fr',
    decimal: ',',
    group: '\u202F',
    dateSeparator: '/',
    monthMayBeFirst: false,
    quotes: ['«\u202F', '\u202F»'],
    quotesStates: false,
    // The form `many` begins at a million, and nothing here is counted that far.
    plurals: ['one', 'other']
  }
} as const satisfies Record<string, Language>;

export type MessageLanguage = keyof typeof LANGUAGES;

export const MESSAGE_LANGUAGES = Object.keys(LANGUAGES) as [MessageLanguage, ...MessageLanguage[]];

export const isMessageLanguage = (code: unknown): code is MessageLanguage =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code);

/** A sentence, or what else there is to say, in every language of the interface. */
export type InEveryLanguage<T = string> = Readonly<Record<MessageLanguage, T>>;

export function inEveryLanguage<T>(say: (language: MessageLanguage) => T): InEveryLanguage<T> {
  return Object.fromEntries(MESSAGE_LANGUAGES.map((language) => [language, say(language)])) as InEveryLanguage<T>;
}
