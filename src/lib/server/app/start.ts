import { readFile } from 'node:fs/promises';
import { knownLibraries, type KnownLibraries } from '../../package/check.js';
import { nodePatterns } from '../../patterns/node.js';
import { insertDemo } from '../demo/insert.js';
import { Packaging, packageThreads } from '../packages/packaging.js';
import { FIRST_SCREEN } from '../people/ownPath.js';
import { People, type PeopleSettings } from '../people/people.js';
import { Live } from '../widgets/live/live.js';
import type { Settings } from '../platform/settings.js';
import { demandContents, openStore } from '../platform/store/openStore.js';
import { startErrorOf } from '../platform/store/startErrors.js';
import type { OpenedFolder } from '../standard/openedFolder.js';
import { EditedFiles } from '../widgets/editedFiles.js';
import { PreviewAccess } from '../widgets/previewAccess.js';
import { savedStates } from '../widgets/states.js';
import type { App } from './app.js';
import { startDraftJobs, startJobs, sweepPackages } from './scheduledJobs.js';
import { contentServices, draftServices, standardServices, widgetServices, type Foundation } from './services.js';

/** What tests replace because it is slow to create. */
interface Replaceable extends Pick<PeopleSettings, 'hashing'> {
  readonly packageThreads?: typeof packageThreads;
}

type StartSettings = Settings & Replaceable;

/**
 * Opens the store and fills it.
 * @throws StartError with one sentence on the reason
 */
export async function startApp(settings: StartSettings): Promise<App> {
  const store = await openStore(settings.dataFolder, settings.databaseUrl);
  let packaging: Packaging | undefined;
  try {
    await demandContents(store);
    const { platform } = settings;
    const libraries = await builtLibraries(settings.librariesFile);
    const threads = (settings.packageThreads ?? packageThreads)(settings.packageWorker, { platform, libraries });
    packaging = await Packaging.open(settings.dataFolder, threads);
    const checking = { platform, patterns: nodePatterns(), libraries, now: () => new Date() };
    return await fill({ settings, store, packaging, checking }, settings);
  } catch (error) {
    await packaging?.close();
    await store.close();
    throw startErrorOf(settings.dataFolder, error);
  }
}

/** Fills the store in dependency order, then starts the background work. */
async function fill(foundation: Foundation, signIn: StartSettings): Promise<App> {
  const { settings, store, packaging, checking } = foundation;
  const { archives, ...services } = await widgetServices(foundation);
  const standard = await standardServices(foundation, { archives, ...services });
  const { contentLanguage, pictures, placed } = standard;
  await pictures.sweep();
  await sweepPackages(store);
  if (settings.demo) await insertDemo(store);
  const notices = [...standard.notices, ...(await standard.placeStandard(await contentLanguage.decided()))];
  const opening = settings.open === undefined ? undefined : await placed.open(settings.open);
  notices.push(...(opening?.notices ?? []));
  const opened = opening?.id;
  const contents = contentServices(foundation, { archives, ...services });
  await contents.dashboards.ensureShared();
  const people = await People.open(store, signIn);
  const drafts = draftServices(foundation, { archives, ...services }, people.bearers);
  let folder: OpenedFolder | undefined;
  const live = new Live(store, {
    stillThere: (headers) => people.stillThere(headers),
    saved: (ids) => savedStates(store.db, ids, (template) => (template === opening?.template ? folder : undefined))
  });
  if (opening) folder = await placed.follow(opening, () => live.changed(opening.template));
  const { now } = checking;
  const jobs = startJobs({ ...services, ...contents, ...drafts, store, now, archives, pictures, people });
  const draftJobs = startDraftJobs({ ...drafts, store, now });
  const { tokens, packages } = services;
  const editedFiles = new EditedFiles(store, { tokens, packages, bearers: people.bearers });
  const close = async () => {
    await folder?.close();
    await services.followed.close();
    live.close();
    editedFiles.close();
    await Promise.all([jobs.close(), draftJobs.close()]);
    await people.close();
    await contentLanguage.close();
    await Promise.all([pictures.close(), packaging.close(), store.close()]);
  };
  const previews = new PreviewAccess(store.db, tokens, people.bearers, { guests: drafts.sharedDrafts, editedFiles });
  const running = {
    store,
    packaging,
    contentLanguage,
    previews,
    editedFiles,
    people,
    pictures,
    live,
    jobs,
    draftJobs,
    now
  };
  return { ...services, ...contents, ...drafts, ...running, opened, folder, notices, close };
}

/**
 * The path to open after the start: that of the widget named at the start, if any. If there is a one-time link, the path leads
 * through it, to that widget or to the first screen.
 */
export function pathToOpen({ people, opened }: Pick<App, 'people' | 'opened'>): string {
  const widget = opened === undefined ? '' : `/widgets/${opened}`;
  if (people.link === undefined) return widget;
  return `/sign-in/link/${people.link}?to=${widget || FIRST_SCREEN}`;
}

/** Without the built libraries (a checkout that was never built) nothing is compared. */
async function builtLibraries(file: string): Promise<KnownLibraries> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return knownLibraries(JSON.parse(text));
}
