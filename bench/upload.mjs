import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { readFileSync } from 'node:fs';

/**
 * Uploads a widget made of these elements; gives its summary.
 * @param {import('@playwright/test').Page} page signed in as an administrator
 * @param {string} url of the product
 * @param {string} name
 * @param {readonly object[]} elements
 * @param {string} script of its page, after the libraries
 * @returns {Promise<{ Id: number }>}
 */
export async function uploadWidget(page, url, name, elements, script) {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  const add = (file, text) => zip.add(file, new TextReader(text));
  const head = { SpotIdentifier: `bench.${name}`, SpotVersion: '1.0.0', ApiVersion: 2, SpotType: 'DashboardWidget' };
  await add('ascData.json', JSON.stringify({ ...head, NumberOfSlots: 1, Elements: elements }));
  for (const library of ['WizardBase.js', 'DashboardWidgetBase.js'])
    await add(library, readFileSync(`static/lib/${library}`, 'utf8'));
  await add(
    'index.html',
    `<!doctype html><title>${name}</title><body><script src="WizardBase.js"></script><script src="DashboardWidgetBase.js"></script>
    <script>const widget = new DashboardWidgetBase(new WizardBase());
    ${script}</script>`
  );
  const file = { name: `${name}.dash.zip`, mimeType: 'application/zip', buffer: Buffer.from(await zip.close()) };
  const answer = await page.request.post(`${url}/api/Widgets`, { headers: { origin: url }, multipart: { file } });
  if (!answer.ok()) throw new Error(`The widget was not taken: ${await answer.text()}`);
  return answer.json();
}
