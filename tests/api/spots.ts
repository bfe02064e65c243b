import { ask, form, NUMBER_ELEMENT, sample, TEXT_ELEMENT } from './harness.js';
import { page, type Entry } from './things.js';

export const post = (json: object, as?: string) => ({ method: 'POST', json, ...(as !== undefined && { as }) });
export const put = (json: object, as?: string) => ({ method: 'PUT', json, ...(as !== undefined && { as }) });
export const spot = async (Id: number): Promise<Entry> => (await page(`Spots?id=${Id}`)).entries[0]!;

/** A package of a Wizard spot. */
export const wizardPackage = (spotType = 'Wizard') =>
  sample({
    source: JSON.stringify({
      SpotIdentifier: 'test.wizard',
      SpotVersion: '1.0.0',
      ApiVersion: 2,
      SpotType: spotType,
      NumberOfSlots: 1,
      Unknown: { __proto__x: [1, 2] },
      Elements: [TEXT_ELEMENT, NUMBER_ELEMENT]
    })
  });

export function spotForm(fields: Record<string, string>, ...files: [string, Uint8Array][]): FormData {
  const data = form(...files);
  for (const [name, text] of Object.entries(fields)) data.append(name, text);
  return data;
}

export async function wizardSpot(SpotGroupId: number): Promise<Entry> {
  const fields = { Name: 'Wizard', Type: 'Wizard', SpotGroupId: String(SpotGroupId) };
  const body = spotForm(fields, ['wizard.dash.zip', await wizardPackage()]);
  const response = await ask('/api/Spots', { method: 'POST', body });
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as Entry;
}
