import type {
  History,
  Preset,
  ReplacedVersion,
  SetAsideBody,
  SettingComments,
  WidgetSummary
} from '../../src/lib/api.js';
import { form, NUMBER_ELEMENT, sample } from '../api/harness.js';
import { sendReplacement, withSetAside } from '../api/replacing.js';
import { made } from '../api/things.js';
import { ANY, COMMENT, done, get, named, send, sendFile, type Largest } from './sending.js';
import { ELEMENTS, elements, idOf, NUMBERS, textOf, valuesOf, type BigStore } from './store.js';

const newVariant = async ({ wide, group }: BigStore, turn: number) =>
  (await made(`Widgets/${wide}/Variants`, { Name: `New ${turn}`, WidgetGroupId: group })).Id;
const newGroup = async ({ spotGroup }: BigStore, turn: number) =>
  (await made('WidgetGroups', { Name: `Group of ${turn}`, SpotGroupId: spotGroup })).Id;

const settingComment = async (wide: number) => {
  const oldest = (await done<SettingComments>(send('GET', `Widgets/${wide}/Comments`))).Comments[0]!.Id;
  await done(send('DELETE', `Widgets/${wide}/Comments/${oldest}`));
  const comment = { Element: idOf(2), Text: COMMENT };
  await done(send('POST', `Widgets/${wide}/Comments`, comment));
  return (await done<SettingComments>(send('GET', `Widgets/${wide}/Comments`))).Comments.at(-1)!.Id;
};
const momentOf = async (wide: number) => {
  const { Entries } = await done<History>(send('GET', `Widgets/${wide}/History`));
  return `Widgets/${wide}/History/${Entries.at(-1)!.Moment}`;
};
const savedPreset = async (wide: number, turn: number) => {
  const preset = { Name: `Preset of ${turn}`, Values: valuesOf(ELEMENTS, turn) };
  return (await done<Preset>(send('POST', `Widgets/${wide}/Presets`, preset))).Id;
};
const widePackage = (turn: number) =>
  sample({ identifier: 'test.wide', elements: elements(ELEMENTS), files: { 'turn.txt': `${turn}` } });

export const widgets: Record<string, Largest> = {
  'GET /WidgetGroups': get('WidgetGroups?search=group'),
  'POST /WidgetGroups': ({ spotGroup }, turn) =>
    send('POST', 'WidgetGroups', { Name: named(turn), SpotGroupId: spotGroup }),
  'PATCH /WidgetGroups/{id}': ({ group, spotGroup }, turn) =>
    send('PATCH', `WidgetGroups/${group}`, { Name: `Group ${turn} of all`, SpotGroupId: spotGroup + (turn % 2) }),
  'DELETE /WidgetGroups/{id}': async (store, turn) => send('DELETE', `WidgetGroups/${await newGroup(store, turn)}`),
  'GET /BrandColours': get('BrandColours'),
  'PUT /BrandColours': (_, turn) => {
    const Colours = NUMBERS(48).map((index) => ({
      Name: `${turn} ${index}`,
      Colour: `#0000${(16 + index).toString(16).toUpperCase()}`
    }));
    return send('PUT', 'BrandColours', { Colours }, { headers: ANY });
  },
  'GET /Widgets': get('Widgets?search=a'),
  'POST /Widgets': async (_, turn) =>
    sendFile(
      'POST',
      'Widgets',
      'a.dash.zip',
      await sample({ identifier: `new.${turn}`, elements: elements(ELEMENTS) })
    ),
  'GET /Widgets/Events': ({ variants }) => ({ path: `Widgets/Events?ids=${variants.slice(0, 200).join(',')}` }),
  'GET /Widgets/Found': get('Widgets/Found?search=turn'),
  'GET /Widgets/Trash': get('Widgets/Trash?search=deleted&limit=1000'),
  'GET /Widgets/Trash/{id}': async (store, turn) => {
    const id = await newVariant(store, turn);
    await done(send('DELETE', `Widgets/${id}`));
    return { path: `Widgets/Trash/${id}` };
  },
  'DELETE /Widgets/Trash/{id}': async (store, turn) => {
    const id = await newVariant(store, turn);
    await done(send('PUT', `Widgets/${id}/Values`, { Values: valuesOf(ELEMENTS, turn) }, { headers: ANY }));
    await done(send('DELETE', `Widgets/${id}`));
    return send('DELETE', `Widgets/Trash/${id}`);
  },
  'GET /Widgets/{id}': ({ wide }) => ({ path: `Widgets/${wide}` }),
  'PUT /Widgets/{id}': async ({ wide }, turn) =>
    sendFile('PUT', `Widgets/${wide}`, 'a.dash.zip', await widePackage(turn)),
  'PATCH /Widgets/{id}': ({ wideVariant }, turn) => send('PATCH', `Widgets/${wideVariant}`, { Name: named(turn) }),
  'DELETE /Widgets/{id}': async (store, turn) => send('DELETE', `Widgets/${await newVariant(store, turn)}`),
  'GET /Widgets/{id}/Comments': ({ wide }) => ({ path: `Widgets/${wide}/Comments` }),
  'POST /Widgets/{id}/Comments': ({ wide }) =>
    send('POST', `Widgets/${wide}/Comments`, { Element: idOf(2), Text: COMMENT }),
  'PUT /Widgets/{id}/Comments/{commentId}': async ({ wide }) =>
    send('PUT', `Widgets/${wide}/Comments/${await settingComment(wide)}`, { Done: true }),
  'DELETE /Widgets/{id}/Comments/{commentId}': async ({ wide }) =>
    send('DELETE', `Widgets/${wide}/Comments/${await settingComment(wide)}`),
  'GET /Widgets/{id}/Content': ({ wideVariant }) => ({ path: `Widgets/${wideVariant}/Content` }),
  'GET /Widgets/{id}/Events': ({ wide }) => ({ path: `Widgets/${wide}/Events` }),
  'GET /Widgets/{id}/History': ({ wideVariant }) => ({ path: `Widgets/${wideVariant}/History` }),
  'GET /Widgets/{id}/History/Year': ({ wide }) => ({ path: `Widgets/${wide}/History/Year` }),
  'GET /Widgets/{id}/History/{moment}': async ({ wide }) => ({ path: await momentOf(wide) }),
  'PUT /Widgets/{id}/History/{moment}/Name': async ({ wide }, turn) =>
    send('PUT', `${await momentOf(wide)}/Name`, { Name: `Moment ${turn}` }),
  'GET /Widgets/{id}/Origins': ({ wide }) => ({ path: `Widgets/${wide}/Origins` }),
  'PUT /Widgets/{id}/Origins': ({ wide }, turn) => {
    const host = 'h'.repeat(50);
    const Origins = NUMBERS(20).map((index) => `https://${host}.${host}.${host}.${host}.n${index}-${turn}.example`);
    return send('PUT', `Widgets/${wide}/Origins`, { Origins });
  },
  'GET /Widgets/{id}/Package': ({ wideVariant }) => ({ path: `Widgets/${wideVariant}/Package` }),
  'PUT /Widgets/{id}/Presence': ({ wide }) =>
    send('PUT', `Widgets/${wide}/Presence`, { Page: 'k3v9x2m8q1', Element: 'e'.repeat(200) }),
  'GET /Widgets/{id}/Presets': ({ wide }) => ({ path: `Widgets/${wide}/Presets` }),
  'POST /Widgets/{id}/Presets': ({ wide }, turn) =>
    send('POST', `Widgets/${wide}/Presets`, { Name: named(turn), Values: valuesOf(ELEMENTS, turn) }),
  'PATCH /Widgets/{id}/Presets/{presetId}': ({ wide, preset }, turn) =>
    send(
      'PATCH',
      `Widgets/${wide}/Presets/${preset}`,
      { Name: named(turn), Values: valuesOf(ELEMENTS, turn) },
      { headers: ANY }
    ),
  'DELETE /Widgets/{id}/Presets/{presetId}': async ({ wide }, turn) =>
    send('DELETE', `Widgets/${wide}/Presets/${await savedPreset(wide, turn)}`, undefined, { headers: ANY }),
  'POST /Widgets/{id}/Preview': ({ wide }) => send('POST', `Widgets/${wide}/Preview`),
  'POST /Widgets/{id}/Restore': async (store, turn) => {
    const id = await newVariant(store, turn);
    await done(send('DELETE', `Widgets/${id}`));
    return send('POST', `Widgets/${id}/Restore`);
  },
  'GET /Widgets/{id}/SetAside': ({ wide }) => ({ path: `Widgets/${wide}/SetAside` }),
  'POST /Widgets/{id}/SetAside/{index}': async (store, turn) =>
    send('POST', `${await setAside(store, turn)}`, { ElementId: 'Wind' }, { headers: ANY }),
  'DELETE /Widgets/{id}/SetAside/{index}': async (store, turn) =>
    send('DELETE', `${await setAside(store, turn)}`, undefined, { headers: ANY }),
  'PUT /Widgets/{id}/EditedFiles': ({ wide }, turn) => {
    const rest = NUMBERS(92).map(
      (index) => [`${turn}/${'n'.repeat(200)}${index}.txt`, new Uint8Array(1).fill(65)] as const
    );
    // A page whose every tag is looked at, beside files as large as they may be.
    const page = new TextEncoder().encode('<script src="a.js"></script>'.repeat(9_362));
    const large = NUMBERS(7).map((index) => [`large${index}.js`, new Uint8Array(1024 * 1024).fill(65)] as const);
    const body = form(['index.html', page], ...large, ...rest);
    return { path: `Widgets/${wide}/EditedFiles`, options: { method: 'PUT', body } };
  },
  'DELETE /Widgets/{id}/EditedFiles': ({ wide }) => send('DELETE', `Widgets/${wide}/EditedFiles`),
  'GET /Widgets/{id}/Thumbnail': ({ wideVariant }) => ({ path: `Widgets/${wideVariant}/Thumbnail` }),
  'GET /Widgets/{id}/Uses': ({ variants }) => ({ path: `Widgets/${variants[1]}/Uses` }),
  'GET /Widgets/{id}/Values': ({ wideVariant }) => ({ path: `Widgets/${wideVariant}/Values` }),
  'PUT /Widgets/{id}/Values': ({ wide }, turn) =>
    send('PUT', `Widgets/${wide}/Values`, { Values: valuesOf(ELEMENTS, turn) }, { headers: ANY }),
  'POST /Widgets/{id}/Values/Fit': ({ wide }, turn) => {
    const [, element] = elements(2);
    const Element = { ...element, Options: { MaxChars: 1, ValidationRegExp: `^${turn}$` } };
    return send('POST', `Widgets/${wide}/Values/Fit`, { ElementId: idOf(1), Element });
  },
  'POST /Widgets/{id}/Values/Reach': ({ wide }, turn) =>
    send('POST', `Widgets/${wide}/Values/Reach`, { Values: valuesOf(ELEMENTS, turn) }),
  'POST /Widgets/{id}/Variants': ({ wideVariant, group }, turn) =>
    send('POST', `Widgets/${wideVariant}/Variants`, { Name: named(turn), WidgetGroupId: group }),
  'POST /Widgets/{id}/Variants/Batch': ({ narrow, group }, turn) => {
    const Variants = NUMBERS(500).map((index) => ({ Name: `Batch ${turn} ${index}`, Values: valuesOf(20, turn) }));
    return send('POST', `Widgets/${narrow}/Variants/Batch`, { Variants, WidgetGroupId: group });
  },
  'GET /Widgets/{id}/Variants/Values': ({ narrow }) => ({ path: `Widgets/${narrow}/Variants/Values` }),
  'POST /Widgets/{id}/Variants/Values': ({ narrow, variants }, turn) => {
    const Cells = NUMBERS(15_000).map((index) => ({
      Widget: variants[index % variants.length],
      Element: idOf(10 + Math.floor(index / variants.length)),
      Value: textOf(`table ${turn}`)
    }));
    return send('POST', `Widgets/${narrow}/Variants/Values?`, { Cells, LeaveOut: true });
  },
  'GET /Widgets/{id}/Versions': ({ wide }) => ({ path: `Widgets/${wide}/Versions` }),
  'POST /Widgets/{id}/Versions/{versionId}/Restore': async ({ wide }, turn) => {
    const replaced = await sendReplacement(wide, await widePackage(turn));
    if (!replaced.ok) throw new Error(await replaced.text());
    const [version] = await done<ReplacedVersion[]>(send('GET', `Widgets/${wide}/Versions`));
    return send('POST', `Widgets/${wide}/Versions/${version!.Id}/Restore`);
  }
};

async function setAside(_store: BigStore, turn: number): Promise<string> {
  const { Id } = await done<WidgetSummary>(
    sendFile('POST', 'Widgets', 'a.dash.zip', await sample({ identifier: `aside.${turn}`, elements: [NUMBER_ELEMENT] }))
  );
  await withSetAside(Id);
  const { Values } = await done<SetAsideBody>(send('GET', `Widgets/${Id}/SetAside`));
  return `Widgets/${Id}/SetAside/${Values[0]!.Index}`;
}
