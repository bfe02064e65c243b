import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLibs } from '../../scripts/buildLibs.mjs';
import { buildRender } from '../../scripts/buildRender.mjs';
import { dataOf } from '../../src/lib/ascdata/document.js';
import type { AscData } from '../../src/lib/ascdata/types.js';
import type { App } from '../../src/lib/server/app/app.js';
import { findChromium } from '../../src/lib/server/pictures/chromium.js';
import type { PictureKind, Subject } from '../../src/lib/server/pictures/pictures.js';
import { sample } from '../api/harness.js';
import { withPackage } from '../api/uploading.js';
import { builtOnce } from '../built.js';
import { decodePng, type Pixels } from './png.js';

/** The render build of `npm run build`, built for these tests from the current sources. */
export interface Built {
  readonly folder: string;
  readonly libraries: Readonly<Record<string, string>>;
}

export async function build(): Promise<Built> {
  const folder = await builtOnce('render', (target) => buildRender(target));
  const lib = await builtOnce('lib', (target) => buildLibs(target));
  const names = ['WizardBase.js', 'DashboardWidgetBase.js'];
  const texts = names.map((name) => [`lib/${name}`, readFileSync(join(lib, name), 'utf8')]);
  return { folder, libraries: Object.fromEntries(texts) as Record<string, string> };
}

/** Settings for the browser of the tests, even as root. */
export const BROWSER = { CHROMIUM_PATH: findChromium(process.env.CHROMIUM_PATH) ?? 'none', RENDER_AS_ROOT: '1' };

/** A page that uses the libraries as every widget does, and then runs `code`. */
export function page(code: string, head = ''): string {
  return `<!doctype html><title>Test</title>${head}
<style>html,body{margin:0;height:100%}</style>
<script src="lib/WizardBase.js"></script><script src="lib/DashboardWidgetBase.js"></script>
<body><script>const widget = new DashboardWidgetBase(new WizardBase());${code}</script></body>`;
}

/** Paints the whole page in the colour of the element `Colour`. */
export const PAINTS = page(`
widget.registerDataChangedHandler(() => {
  document.body.style.background = widget.getElementData().Colour.Value;
});
widget.sendReady();`);

export const COLOUR = { Id: 'Colour', DisplayName: 'Colour', DataType: 'color', Value: '#FF0000' };

/** A spot with a package of these files, as the pictures service sees it. */
export async function subject(
  app: App,
  built: Built,
  { index, values = {}, files = {}, ...size }: Partial<Subject> & Spot
): Promise<Subject> {
  const bytes = await sample({ elements: [COLOUR], files: { ...built.libraries, 'index.html': index, ...files } });
  const accepted = await withPackage(app, bytes, (upload) => app.packages.accept('tests', upload));
  const packageId = await app.store.write((writing) => app.packages.ensureRow(writing, accepted));
  const { hash: packageHash, source } = accepted;
  const head = dataOf(source) as AscData;
  const shown = {
    packageId,
    packageHash,
    head,
    data: () => Promise.resolve(head),
    values: new Map(Object.entries(values))
  };
  return { type: 'DashboardWidget', name: 'Test', width: 160, height: 90, ...size, shown };
}

interface Spot {
  readonly index: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, string>>;
}

export async function pixels(app: App, spot: Subject, kind: PictureKind = 'preview'): Promise<Pixels> {
  return decodePng(await (await app.pictures.picture(spot, kind, 'test')).bytes());
}

/** Whether the picture of a spot is only a card: it then has the tag of the card that the spot has without its package. */
export async function isCard(app: App, spot: Subject): Promise<boolean> {
  const [made, card] = await Promise.all([
    app.pictures.picture(spot, 'preview', 'test'),
    app.pictures.picture({ ...spot, shown: undefined }, 'preview', 'test')
  ]);
  return made.tag === card.tag;
}

/** Browsers of render processes in these folders, without zombie processes. */
export function processesLeft(folders: Iterable<string>): string[] {
  const ours = [...folders];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => read(`/proc/${name}/cmdline`).replaceAll('\0', ' '))
    .filter((command) => ours.some((folder) => command.includes(join(folder, 'profile-'))));
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
