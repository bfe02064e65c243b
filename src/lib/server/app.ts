import { readFile } from 'node:fs/promises';
import { nodePatterns } from '../patterns/node.js';
import { knownLibraries, type KnownLibraries } from '../package/check.js';
import { insertDemo } from './demo/insert.js';
import { findChromium } from './pictures/chromium.js';
import { Pictures } from './pictures/pictures.js';
import { Renderer } from './pictures/renderer.js';
import { PreviewTokens, previewSecret } from './preview/token.js';
import { CatalogueService } from './services/catalogue.js';
import type { Checking } from './services/checking.js';
import { Packages } from './services/packages.js';
import { PlacedPackages } from './services/standard.js';
import { WidgetValues } from './services/values.js';
import { removeUnusedPackages, Widgets } from './services/widgets.js';
import type { Settings } from './settings.js';
import { openStore, startErrorOf, type Store } from './store/store.js';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Everything a request can ask for. */
export interface App {
  readonly store: Store;
  readonly packages: Packages;
  readonly widgets: Widgets;
  readonly values: WidgetValues;
  readonly catalogue: CatalogueService;
  readonly tokens: PreviewTokens;
  readonly pictures: Pictures;
  /** The widget of the package that was named at the start. */
  readonly opened: number | undefined;
  /** Sentences for the person who started the product. */
  readonly notices: readonly string[];
  close(): Promise<void>;
}

/**
 * Opens the store and fills it with what belongs there.
 * @throws StartError with one sentence on what is in the way
 */
export async function startApp(settings: Settings): Promise<App> {
  const store = await openStore(settings.dataFolder);
  try {
    const checking: Checking = {
      platform: settings.platform,
      patterns: nodePatterns(),
      libraries: await libraries(settings.librariesFile),
      now: () => new Date()
    };
    const tokens = new PreviewTokens(previewSecret(settings.dataFolder));
    const packages = new Packages(store, checking);
    const widgets = new Widgets(store, packages, tokens, settings.platform);
    const placed = new PlacedPackages(store, packages, widgets);
    const pictures = picturesFrom(settings, store, packages);
    await pictures.sweep();
    await sweep(store);
    if (settings.demo) await insertDemo(store.db);
    const notices = await placed.placeStandard(settings.widgetsFolder);
    const opened = settings.open === undefined ? undefined : await placed.open(settings.open);
    const values = new WidgetValues(store, packages, checking);
    const catalogue = new CatalogueService(store);
    const close = async () => {
      await Promise.all([pictures.close(), store.close()]);
    };
    return { store, packages, widgets, values, catalogue, tokens, pictures, opened, notices, close };
  } catch (error) {
    await store.close();
    throw startErrorOf(settings.dataFolder, error);
  }
}

/** Packages nobody uses any more, and contents that belong to none. */
async function sweep({ db, files }: Store): Promise<void> {
  await db.transaction().execute(removeUnusedPackages);
  const rows = await db.selectFrom('files').select('sha256').execute();
  const pictures = await db.selectFrom('pictures').select('sha256').execute();
  const kept = new Set([...rows, ...pictures].map((row) => row.sha256));
  await files.sweep((hash) => kept.has(hash), new Date(Date.now() - DAY_MILLISECONDS));
}

function picturesFrom({ render, chromium, renderFolder, platform }: Settings, store: Store, packages: Packages) {
  const renderer = new Renderer({ folder: renderFolder, chromium: render ? findChromium(chromium) : undefined });
  return new Pictures(store, packages, renderer, { timeZone: platform.timeZone });
}

/** Without the built libraries (a checkout that was never built) nothing is compared. */
async function libraries(file: string): Promise<KnownLibraries> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return knownLibraries(JSON.parse(text));
}
