import type { AscElement } from '../ascdata/types.js';

/** The Value of a simpleText with one instance. */
export const text = (Text: string) => [{ Text }];

export const hideWhen = (TargetId: string, Operator: string, Value: unknown) => ({
  Action: 'HIDE',
  TargetId,
  Operator,
  Value
});

/** A small weather widget: most of what an author does with Conditions, limits and Translations. */
export const weather: AscElement[] = [
  {
    Id: 'title',
    DisplayName: 'Title',
    DataType: 'simpleText',
    Value: text('Wien'),
    Options: { MaxChars: 20, Required: true },
    Translations: { de: { DisplayName: 'Überschrift' } }
  },
  {
    Id: 'mode',
    DisplayName: 'Mode',
    DataType: 'radiobutton',
    Items: ['Now', 'Forecast'],
    Value: 'Now',
    Translations: { de: { DisplayName: 'Modus', Now: 'Jetzt', Forecast: 'Vorhersage' } }
  },
  {
    Id: 'days',
    DisplayName: 'Number of days',
    DataType: 'number',
    Value: 3,
    Options: { Minimum: 1, Maximum: 5, StepSize: 1, Conditions: [hideWhen('mode', '==', 'Now')] },
    Translations: { de: { DisplayName: 'Anzahl der Tage' } }
  },
  {
    Id: 'animate',
    DisplayName: 'Animate',
    DataType: 'boolean',
    Value: false,
    Translations: { de: { DisplayName: 'Bewegt' } }
  },
  {
    Id: 'video',
    DisplayName: 'Video name',
    DataType: 'simpleText',
    Value: text('clouds'),
    Options: {
      Required: true,
      ValidationRegExp: '^[a-z]+$',
      ValidationRegExpDescription: 'Only small letters, please.',
      Conditions: [hideWhen('mode', '==', 'Now'), hideWhen('animate', '==', false)]
    },
    Translations: { de: { DisplayName: 'Name des Videos', ValidationRegExpDescription: 'Bitte nur Kleinbuchstaben.' } }
  }
];
