import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PackageFile } from '../../../src/lib/package/files.js';
import type { Foreign } from './foreign.js';
import type { Unpacked } from './fetched.js';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const library = (name: string): PackageFile => ({
  name: `ascdata/${name}.js`,
  bytes: readFileSync(fileURLToPath(new URL(`../../../static/lib/${name}.js`, import.meta.url)))
});

/** The first version has `Text` and `Amount` up to 100; in the second, `Text` is called `Caption` and `Amount` ends at 50. */
export type Version = 1 | 2;

/** The name of the element for the text. */
export const TEXT_ID: Readonly<Record<Version, string>> = { 1: 'Text', 2: 'Caption' };

const ascDataOf = ({ name }: Foreign, version: Version) => ({
  SpotIdentifier: `elsewhere.${name.replace(/\W+/g, '.')}`,
  SpotVersion: `${version}.0.0`,
  ApiVersion: 2,
  SpotType: 'DashboardWidget',
  NumberOfSlots: 1,
  Options: { HasDetailView: true, PossibleNumbersOfSlots: [1, 2, 3], PossibleNumbersOfRows: [1, 2] },
  Elements: [
    { Id: TEXT_ID[version], DisplayName: 'Text', DataType: 'simpleText', Value: [{ Text: 'Hello' }] },
    {
      Id: 'Amount',
      DisplayName: 'Amount',
      DataType: 'number',
      Value: 12,
      Options: { Minimum: 1, Maximum: version === 1 ? 100 : 50 }
    }
  ]
});

const glueOf = ({ glue }: Foreign, version: Version) => `
const widget = new DashboardWidgetBase(new WizardBase());
widget.registerDataChangedHandler(() => {
  const data = widget.getElementData();
  const text = data.${TEXT_ID[version]}.Value[0].Text;
  const amount = data.Amount.Value;
  ${glue}
});
window.addEventListener('load', () => widget.sendReady());
`;

/** A `.dash.zip` of a page from elsewhere: its files, our libraries, an ascData.json, and the script between them. */
export async function wrapped(foreign: Foreign, { files }: Unpacked, version: Version): Promise<Buffer> {
  const { folder = '' } = foreign;
  const taken = files
    .filter(({ name }) => foreign.needs.test(name))
    .map(({ name, bytes }) => ({ name: name.startsWith(folder) ? name.slice(folder.length) : name, bytes }));
  const page = text(withLibraries(pageOf(foreign, taken)));
  const all: PackageFile[] = [
    { name: 'index.html', bytes: page },
    { name: 'ascData.json', bytes: text(JSON.stringify(ascDataOf(foreign, version), null, 2)) },
    ...taken.filter(({ name }) => name !== 'index.html'),
    library('WizardBase'),
    library('DashboardWidgetBase'),
    { name: 'ascdata/glue.js', bytes: text(glueOf(foreign, version)) }
  ];
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const { name, bytes } of all) await zip.add(name, new Uint8ArrayReader(bytes));
  return Buffer.from(await zip.close());
}

function pageOf({ name, page, changed = [] }: Foreign, files: readonly PackageFile[]): string {
  if ('body' in page) {
    return `<!doctype html><html><head><meta charset="utf-8"><title>${name}</title></head><body>${page.body}</body></html>`;
  }
  const found = files.find((file) => file.name === page.file);
  return changed.reduce((all, [from, to]) => all.replace(from, to), new TextDecoder().decode(found?.bytes));
}

/** At the end, so that the page's own scripts have run before the handlers. */
function withLibraries(page: string): string {
  const scripts = ['WizardBase', 'DashboardWidgetBase', 'glue'].map(
    (name) => `<script src="ascdata/${name}.js"></script>`
  );
  const end = page.lastIndexOf('</body>');
  return `${page.slice(0, end)}${scripts.join('\n')}\n${page.slice(end)}`;
}
