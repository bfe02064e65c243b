import type { AscElement } from '../../../src/lib/ascdata/types.js';

/** A timetable with two languages half translated: names, entries, a pattern with a placeholder, settings behind Conditions. */
const hide = (TargetId: string, Operator: string, Value: unknown) => ({ Action: 'HIDE', TargetId, Operator, Value });
const text = (value: string) => [{ Text: value }];

export const board: AscElement[] = [
  {
    ...{
      Id: 'mode',
      DisplayName: 'Mode',
      DataType: 'radiobutton',
      Value: 'Board',
      Items: ['Board', 'Countdown', 'Off']
    },
    Translations: { de: { DisplayName: 'Modus', Board: 'Tafel' }, ar: { DisplayName: 'الوضع' } }
  },
  {
    ...{ Id: 'stop', DisplayName: 'Stop code', DataType: 'simpleText', Value: text('4711') },
    Options: { ValidationRegExp: '^\\d{4}$', ValidationRegExpDescription: 'Four digits, as on the sign.' },
    Translations: { de: { DisplayName: 'Haltestellennummer ' } }
  },
  { Id: 'platforms', DisplayName: 'Show platforms', DataType: 'boolean', Value: true },
  {
    ...{ Id: 'countText', DisplayName: 'Countdown text', DataType: 'simpleText', Value: text('in {min} min') },
    Options: {
      ValidationRegExp: '^.*\\{min\\}.*$',
      ValidationRegExpDescription: 'Write {min} where the minutes go, for example “in {min} min”.',
      Conditions: [hide('mode', '!=', 'Countdown')]
    },
    Translations: { de: { DisplayName: 'Countdown-Text', ValidationRegExpDescription: 'Minuten dorthin schreiben' } }
  },
  {
    ...{ Id: 'late', DisplayName: 'Highlight delays from', DataType: 'number', Value: 3 },
    Options: { Minimum: 1, Maximum: 30, Conditions: [hide('platforms', '==', false), hide('mode', '!=', 'Board')] },
    Translations: { de: { DisplayName: 'Verspätungen hervorheben ab' } }
  },
  {
    ...{ Id: 'refresh', DisplayName: 'Refresh', DataType: 'list', Value: 'Every 30 seconds' },
    ...{ Items: ['Every 15 seconds', 'Every 30 seconds', 'Every minute'] },
    Translations: { de: { 'Every 15 seconds': 'Alle 15 Sekunden', 'Every 30 seconds': 'Alle 15 Sekunden' } }
  },
  { Id: 'accent', DisplayName: 'Accent colour', DataType: 'color', Value: '#E5484D' }
];
