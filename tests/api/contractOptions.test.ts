import { beforeEach, describe, expect, it } from 'vitest';
import type { UploadAnswer } from '../../src/lib/api.js';
import { ask, form, sample, serve, serverOfAll } from './harness.js';
import { made } from './things.js';

/**
 * The server's part in the options (docs/ascdata.md) and versions (docs/contract.md): what it reports at the upload, and which
 * sizes it allows on a dashboard. Their effects in a frame: dashboard.spec.ts, preview.spec.ts, libraries.spec.ts.
 */
describe('options and versions of the contract', () => {
  serverOfAll(serve);
  let identifier = '';
  let counted = 0;

  beforeEach(() => {
    identifier = `contract.options.${++counted}`;
  });

  async function uploaded(fields: object, files = {}): Promise<Response> {
    const ascData = { SpotIdentifier: identifier, SpotVersion: '1', SpotType: 'DashboardWidget', NumberOfSlots: 1 };
    const source = JSON.stringify({ ApiVersion: 2, Elements: [], ...ascData, ...fields });
    return ask('/api/Widgets', { method: 'POST', body: form(['a.dash.zip', await sample({ source, files })]) });
  }

  /** Status of the upload, and the codes of findings except those of the sample itself. */
  async function said(fields: object, files = {}): Promise<[status: number, codes: string[]]> {
    const response = await uploaded(fields, files);
    const body = (await response.json()) as { Findings?: { code: string }[]; errors?: { code: string }[] };
    const codes = (body.Findings ?? body.errors ?? []).map(({ code }) => code);
    return [response.status, codes.filter((code) => !/^(?:package-library|code-)/.test(code))];
  }

  /** The status of saving a dashboard with a widget of these fields in this size. */
  async function fits(fields: object, size: { Slots: number; Rows: number }): Promise<number> {
    const { Id: id } = (await (await uploaded(fields)).json()) as UploadAnswer;
    const { Id } = await made('Dashboards', { Name: identifier, Shared: true });
    const Tiles = [{ Id: 'a', WidgetId: id, Slot: 0, Row: 0, ...size }];
    const save = { method: 'PUT', json: { Tiles }, headers: { 'if-match': '*' } };
    return (await ask(`/api/Dashboards/${Id}`, save)).status;
  }

  describe('Options', () => {
    it.each([
      [1, 200],
      [2, 400],
      [3, 200]
    ])('Options: PossibleNumbersOfSlots 1 and 3: %i slots on a dashboard', async (Slots, status) => {
      expect(await fits({ Options: { PossibleNumbersOfSlots: [1, 3] } }, { Slots, Rows: 1 })).toBe(status);
    });

    it.each([[[0, 1]], [[1, 4]], [[1, 1.5]], [['1']]])(
      'Options: PossibleNumbersOfSlots is a subset of 1 to 3: %j is an error',
      async (PossibleNumbersOfSlots) => {
        expect((await said({ Options: { PossibleNumbersOfSlots } }))[0]).toBe(400);
      }
    );

    it.each([['2'], [2], [[1.5]], [['2']]])(
      'Options: PossibleNumbersOfRows is an array of integers: %j is an error',
      async (PossibleNumbersOfRows) => {
        expect((await said({ Options: { PossibleNumbersOfRows } }))[0]).toBe(400);
      }
    );

    it.each([
      [1, 400],
      [2, 200],
      [3, 400]
    ])('Options: PossibleNumbersOfRows 2: %i rows on a dashboard', async (Rows, status) => {
      expect(await fits({ Options: { PossibleNumbersOfRows: [2] } }, { Slots: 1, Rows })).toBe(status);
    });

    it('Options: DynamicResolution cannot be combined with PossibleResolutions', async () => {
      const PossibleResolutions = ['100x100'];
      const [status, codes] = await said({ Options: { DynamicResolution: { Active: true }, PossibleResolutions } });
      expect([status, codes]).toEqual([400, expect.arrayContaining(['resolution-conflict']) as string[]]);
      const [inactive] = await said({ Options: { DynamicResolution: { Active: false }, PossibleResolutions } });
      expect(inactive).toBe(201);
    });

    it.each([
      ['Active', 1],
      ['MinWidth', '100'],
      ['MaxWidth', true],
      ['MinHeight', null],
      ['MaxHeight', [200]]
    ])('Options: DynamicResolution has numbers, and the boolean Active: %s is not %j', async (field, wrong) => {
      const DynamicResolution = { Active: true, MinWidth: 100, MaxWidth: 200, MinHeight: 100, MaxHeight: 200 };
      expect(await said({ Options: { DynamicResolution } })).toEqual([201, []]);
      identifier += '.wrong';
      expect((await said({ Options: { DynamicResolution: { ...DynamicResolution, [field]: wrong } } }))[0]).toBe(400);
    });

    it.each(['Width', 'Height'])('Options: DynamicResolution: Min%s does not exceed Max%s', async (side) => {
      const DynamicResolution = { Active: true, [`Min${side}`]: 2, [`Max${side}`]: 1 };
      expect(await said({ Options: { DynamicResolution } })).toEqual([400, ['resolution-order']]);
    });

    it('Options: PossibleNumbersOfSlots has NumberOfSlots among them', async () => {
      const Options = { PossibleNumbersOfSlots: [2, 3] };
      expect(await said({ NumberOfSlots: 1, Options })).toEqual([400, ['slots-not-possible']]);
      expect(await said({ NumberOfSlots: 2, Options })).toEqual([201, []]);
    });

    it.each(['HasDetailView', 'HasPrintSupport', 'UseSingleElementUpdate'])(
      'Options: %s is a boolean of ApiVersion 1',
      async (option) => {
        expect(await said({ ApiVersion: 1, Options: { [option]: true } })).toEqual([201, []]);
        identifier += '.wrong';
        expect((await said({ ApiVersion: 1, Options: { [option]: 'yes' } }))[0]).toBe(400);
      }
    );
  });

  describe('Versions', () => {
    const date = '2026-01-01T00:00:00';
    const hide = { Conditions: [{ Action: 'HIDE', TargetId: 'B', Operator: '==', Value: true }] };
    const NEW_IN_2: [feature: string, fields: { Options?: object; Elements?: object[] }][] = [
      ['PossibleNumbersOfRows', { Options: { PossibleNumbersOfRows: [1] } }],
      ['DynamicResolution', { Options: { DynamicResolution: { Active: true } } }],
      [
        'dateRange',
        { Elements: [{ Id: 'Range', DisplayName: 'A', DataType: 'dateRange', Value: { From: date, To: date } }] }
      ],
      [
        'radiobutton',
        { Elements: [{ Id: 'Choice', DisplayName: 'A', DataType: 'radiobutton', Items: ['x', 'y'], Value: 'x' }] }
      ],
      [
        'Conditions',
        {
          Elements: [
            { Id: 'A', DisplayName: 'A', DataType: 'boolean', Value: true, Options: hide },
            { Id: 'B', DisplayName: 'B', DataType: 'boolean', Value: false }
          ]
        }
      ]
    ];
    it.each(NEW_IN_2)('2. %s needs ApiVersion 2: with 1 a warning at the upload', async (_feature, fields) => {
      expect(await said({ ApiVersion: 1, ...fields })).toEqual([201, ['api-version-too-low']]);
      identifier += '.two';
      expect(await said({ ApiVersion: 2, ...fields })).toEqual([201, []]);
    });

    it.each([
      ['widget.isDetailView()', ['api-version-too-low']],
      ['  widget . isDetailView ( )', ['api-version-too-low']],
      ['// widget.isDetailView()', []],
      ["print('widget.isDetailView()')", []]
    ])('2. isDetailView needs ApiVersion 2: %s with 1', async (script, codes) => {
      const files = { 'index.html': `<!doctype html><title>A</title><script>${script}</script>` };
      expect(await said({ ApiVersion: 1 }, files)).toEqual([201, codes]);
      identifier += '.two';
      expect(await said({ ApiVersion: 2 }, files)).toEqual([201, []]);
    });

    it('2. no option is tied to version 3: with 2 all of them may be used', async () => {
      const Options = {
        HasDetailView: true,
        HasPrintSupport: true,
        UseSingleElementUpdate: true,
        PossibleNumbersOfSlots: [1]
      };
      const fields = Object.assign({}, ...NEW_IN_2.map(([, { Options }]) => Options)) as object;
      const Elements = NEW_IN_2.flatMap(([, { Elements = [] }]) => Elements);
      expect(await said({ ApiVersion: 2, Options: { ...Options, ...fields }, Elements })).toEqual([201, []]);
    });

    it.each([0, 4, 1.5])('1. there is no ApiVersion %d: the package is refused', async (ApiVersion) => {
      const [status, codes] = await said({ ApiVersion });
      expect([status, codes.length > 0]).toEqual([400, true]);
    });
  });
});
