import type { AscElement, Condition } from '../ascdata/types.js';

const hide = (TargetId: string, Operator: string, Value: unknown): Condition => ({
  Action: 'HIDE',
  TargetId,
  Operator,
  Value
});

const text = (Id: string, DisplayName: string, value: string, conditions: Condition[] = []): AscElement => ({
  Id,
  DisplayName,
  DataType: 'simpleText',
  Value: [{ Text: value }],
  Options: rules(conditions)
});

const flag = (Id: string, DisplayName: string, Value: boolean, conditions: Condition[] = []): AscElement => ({
  Id,
  DisplayName,
  DataType: 'boolean',
  Value,
  Options: rules(conditions)
});

const color = (Id: string, DisplayName: string, Value: string, conditions: Condition[] = []): AscElement => ({
  Id,
  DisplayName,
  DataType: 'color',
  Value,
  Options: rules(conditions)
});

const rules = (conditions: Condition[]): { Conditions?: Condition[] } =>
  conditions.length > 0 ? { Conditions: conditions } : {};

/** A timetable with nine rules, one of which always hides and one never: 12 states. */
export const timetable: readonly AscElement[] = [
  text('Title', 'Title', 'Hauptbahnhof'),
  {
    Id: 'Shows',
    DisplayName: 'Shows',
    DataType: 'list',
    Items: ['Departures', 'Rooms', 'Notice'],
    Value: 'Departures'
  },
  text('Stop', 'Stop', 'Hauptbahnhof', [hide('Shows', '!=', 'Departures')]),
  text('RoomGroup', 'Room group', 'East wing', [hide('Shows', '!=', 'Room')]),
  {
    Id: 'Rows',
    DisplayName: 'Rows',
    DataType: 'number',
    Value: 8,
    Options: { Minimum: 1, Maximum: 20, StepSize: 1, Conditions: [hide('Shows', '==', 'Notice')] }
  },
  flag('TwoColumns', 'Two columns', false, [hide('Rows', '<', 4), hide('Rows', '>', 16)]),
  flag('ShowDelays', 'Show delays', true, [hide('Shows', '!=', 'Departures')]),
  {
    Id: 'DelayFrom',
    DisplayName: 'Delay from',
    DataType: 'number',
    Value: 3,
    Options: { Minimum: 1, Maximum: 60, StepSize: 1, Conditions: [hide('ShowDelays', '==', false)] }
  },
  color('WarningColour', 'Warning colour', '#b93127', [hide('ShowDelays', '==', false), hide('Shows', '!=', 'Notice')]),
  flag('ShowClock', 'Show clock', true),
  {
    Id: 'TimeZone',
    DisplayName: 'Time zone',
    DataType: 'list',
    Items: ['Berlin', 'London', 'Tokyo'],
    Value: 'Berlin',
    Options: { Conditions: [hide('ShowClock', '==', false), hide('Shows', '==', 'Notice')] }
  },
  flag('Ticker', 'Ticker', false),
  text('Notice', 'Notice', 'Lift to platform 3 is out of service until Friday.', [
    hide('Shows', '!=', 'Notice'),
    hide('Ticker', '==', false)
  ]),
  color('Accent', 'Accent colour', '#2f5bd8')
];
