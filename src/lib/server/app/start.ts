import { readFile } from 'node:fs/promises';
import type { CardsOnly } from '../../api.js';
import type { MessageLanguage } from '../../language/languages.js';
import { nodePatterns } from '../../patterns/node.js';
import { knownLibraries, type KnownLibraries } from '../../package/check.js';
import { insertDemo } from '../demo/insert.js';
import { Jobs, type Job } from '../platform/jobs.js';
import { Live } from '../platform/live/live.js';
import { log } from '../platform/log.js';
import { Archives } from '../packages/archives.js';
import { Packaging } from '../packages/packaging.js';
import { browserFor } from '../platform/pictures/chromium.js';
import { Pictures } from '../platform/pictures/pictures.js';
import { Renderer } from '../platform/pictures/renderer.js';
import { FIRST_SCREEN } from '../people/ownpath.js';
import { People, type PeopleSettings } from '../people/people.js';
import { PreviewAccess } from '../widgets/previewaccess.js';
import { PreviewTokens } from '../widgets/previewtoken.js';
import { CatalogueService } from '../catalogue/catalogue.js';
import type { Checking } from '../packages/checking.js';
import { ContentLanguage } from '../standard/contentlanguage.js';
import { Dashboards } from '../dashboards/dashboards.js';
import { Messages } from '../messages/messages.js';
import { Objects } from '../catalogue/objects.js';
import type { OpenedFolder } from '../standard/openedfolder.js';
import { Origins } from '../origins/origins.js';
import { removeUnusedPackages } from '../packages/unused.js';
import { Packages } from '../packages/packages.js';
import { PlayTimes } from '../playtimes/playtimes.js';
import { Replacements } from '../replacement/replacements.js';
import { SetAside } from '../replacement/setaside.js';
import { Spots } from '../spots/spots.js';
import { PlacedPackages } from '../standard/placed.js';
import { Storage } from '../platform/storage.js';
import { Updates } from '../updates/updates.js';
import { WidgetValues } from '../widgets/values.js';
import { Trash } from '../widgets/trash.js';
import { DashboardTrash } from '../dashboards/trash.js';
import { Variants } from '../widgets/variants.js';
import { savedStates } from '../widgets/states.js';
import { WidgetGroups } from '../widgets/groups.js';
import { Widgets } from '../widgets/widgets.js';
import type { Settings } from '../platform/settings.js';
import type { App } from '../platform/app.js';
import { demandContents } from '../platform/store/contents.js';
import { startErrorOf } from '../platform/store/starterrors.js';
import { openStore } from '../platform/store/open.js';
import type { Store } from '../platform/store/store.js';

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const DAY_MILLISECONDS = DAY_SECONDS * 1000;

declare module '../platform/app.js' {
  interface App {
    readonly packaging: Packaging;
    readonly packages: Packages;
    readonly widgets: Widgets;
    readonly replacements: Replacements;
    readonly setAside: SetAside;
    readonly variants: Variants;
    readonly trash: Trash;
    readonly dashboardTrash: DashboardTrash;
    readonly widgetGroups: WidgetGroups;
    readonly origins: Origins;
    readonly values: WidgetValues;
    readonly dashboards: Dashboards;
    readonly contentLanguage: ContentLanguage;
    readonly catalogue: CatalogueService;
    readonly spots: Spots;
    readonly objects: Objects;
    readonly tokens: PreviewTokens;
    readonly previews: PreviewAccess;
    readonly people: People;
    readonly pictures: Pictures;
    readonly messages: Messages;
    readonly updates: Updates;
    readonly playTimes: PlayTimes;
    readonly live: Live;
    readonly jobs: Jobs;
    readonly now: () => Date;
    /** The widget of the package that was named at the start. */
    readonly opened: number | undefined;
    /** The folder it came from, where it was one. */
    readonly folder: Pick<OpenedFolder, 'problem'> | undefined;
    /** Why there are no pictures of widgets, where nobody asked for that. */
    readonly cardsOnly: CardsOnly | undefined;
    /** Sentences for the person who started the product. */
    readonly notices: readonly string[];
    close(): Promise<void>;
  }
}

/**
 * Opens the store and fills it with what belongs there.
 * @throws StartError with one sentence on what is in the way
 */
export async function startApp(settings: Settings & Pick<PeopleSettings, 'hashing'>): Promise<App> {
  const store = await openStore(settings.dataFolder, settings.databaseUrl);
  let packaging: Packaging | undefined;
  try {
    await demandContents(store);
    const checking: Checking = {
      platform: settings.platform,
      patterns: nodePatterns(),
      libraries: await libraries(settings.librariesFile),
      now: () => new Date()
    };
    const work = await Packaging.open(settings.dataFolder, settings.packageWorker, {
      platform: checking.platform,
      libraries: checking.libraries
    });
    packaging = work;
    const tokens = new PreviewTokens(await store.secret('preview'));
    const storage = new Storage(store.db, settings.maxStoredBytes);
    const archives = new Archives(work, store.files);
    const packages = new Packages(store, checking, { packaging: work, archives, storage });
    const replacements = new Replacements(store, packages, checking);
    const widgets = new Widgets(store, { packages, tokens, replacements, platform: settings.platform });
    const placed = new PlacedPackages(store, packages, widgets, work.folder);
    const place = (language?: MessageLanguage) => placed.placeStandard(settings.widgetsFolder, language);
    const contentLanguage = await ContentLanguage.open(store, settings.contentLanguage, place);
    const pictures = picturesFrom(settings, store, packages, contentLanguage);
    await pictures.sweep();
    await sweep(store);
    if (settings.demo) await insertDemo(store);
    const { cardsOnly, notices: ofBrowser } = browserFor(settings);
    const notices = [...ofBrowser, ...(await place(await contentLanguage.decided()))];
    const opening = settings.open === undefined ? undefined : await placed.open(settings.open);
    const opened = opening?.id;
    const values = new WidgetValues(store, packages, checking);
    const origins = new Origins(store);
    const setAside = new SetAside(store, packages, checking);
    const dashboards = new Dashboards(store, checking.now);
    await dashboards.ensureShared();
    const catalogue = new CatalogueService(store);
    const spots = new Spots(store, packages, checking.now);
    const objects = new Objects(store);
    const { now } = checking;
    const variants = new Variants(store, now);
    const trash = new Trash(store, now);
    const dashboardTrash = new DashboardTrash(store, now);
    const widgetGroups = new WidgetGroups(store, now);
    const people = await People.open(store, settings);
    const previews = new PreviewAccess(store.db, tokens, people.bearers);
    const live = new Live(store, {
      stillThere: (headers) => people.stillThere(headers),
      saved: (ids) => savedStates(store.db, ids, (id) => (id === opened ? folder : undefined))
    });
    const folder =
      settings.open !== undefined && opening
        ? placed.follow(settings.open, opening, () => live.changed(opening.id))
        : undefined;
    const messages = new Messages(store, now);
    const updates = new Updates(store, now, { limit: settings.maxUpdateBytes, storage });
    const playTimes = new PlayTimes(store, settings.platform.timeZone, now);
    const jobs = startedJobs(store, now, [
      {
        name: 'sweep',
        everySeconds: DAY_SECONDS,
        run: async () => {
          await pictures.sweep();
          await archives.sweep();
          await sweep(store);
        }
      },
      {
        name: 'play-times',
        everySeconds: HOUR_SECONDS,
        run: async (signal) => void (await playTimes.removeOutdated(signal))
      },
      { name: 'messages', everySeconds: HOUR_SECONDS, run: (signal) => messages.removeOutdated(signal) },
      { name: 'deleted-widgets', everySeconds: DAY_SECONDS, run: () => trash.removeOutdated() },
      { name: 'deleted-dashboards', everySeconds: DAY_SECONDS, run: () => dashboardTrash.removeOutdated() },
      { name: 'sessions', everySeconds: HOUR_SECONDS, run: () => people.removeExpired() }
    ]);
    const close = async () => {
      await folder?.close();
      live.close();
      await jobs.close();
      await people.close();
      await contentLanguage.close();
      await Promise.all([pictures.close(), work.close(), store.close()]);
    };
    const parts = {
      store,
      storage,
      packaging: work,
      packages,
      widgets,
      replacements,
      setAside,
      variants,
      trash,
      dashboardTrash,
      widgetGroups,
      origins,
      values,
      dashboards,
      contentLanguage,
      catalogue,
      spots,
      objects,
      tokens,
      previews,
      people,
      pictures,
      messages,
      updates,
      playTimes,
      live,
      jobs
    };
    return { ...parts, now, opened, folder, cardsOnly, notices, close };
  } catch (error) {
    await packaging?.close();
    await store.close();
    throw startErrorOf(settings.dataFolder, error);
  }
}

/** What the start leads to: the widget that was named, or at first the dashboard, by way of the one-time link while nobody has a password. */
export function pathToOpen({ people, opened }: Pick<App, 'people' | 'opened'>): string {
  const widget = opened === undefined ? '' : `/widgets/${opened}`;
  if (people.link === undefined) return widget;
  return `/sign-in/link/${people.link}?to=${widget || FIRST_SCREEN}`;
}

function startedJobs(store: Store, now: () => Date, list: readonly Job[]): Jobs {
  const failed = (name: string, error: unknown) => log().error({ job: name, err: error }, 'job failed');
  const jobs = new Jobs(store, list, { now, failed });
  jobs.start();
  return jobs;
}

/** Packages nobody uses any more, and contents that belong to none. */
async function sweep({ db, files, write }: Store): Promise<void> {
  await write(removeUnusedPackages);
  const rows = await db.selectFrom('files').select('sha256').execute();
  const pictures = await db.selectFrom('pictures').select('sha256').execute();
  const kept = new Set([...rows, ...pictures].map((row) => row.sha256));
  await files.sweep((hash) => kept.has(hash), new Date(Date.now() - DAY_MILLISECONDS));
}

function picturesFrom(settings: Settings, store: Store, packages: Packages, contentLanguage: ContentLanguage) {
  const renderer = new Renderer({ folder: settings.renderFolder, chromium: browserFor(settings).program });
  const language = () => contentLanguage.spoken();
  return new Pictures(store, packages, renderer, { timeZone: settings.platform.timeZone, language });
}

/** Without the built libraries (a checkout that was never built) nothing is compared. */
async function libraries(file: string): Promise<KnownLibraries> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return knownLibraries(JSON.parse(text));
}
