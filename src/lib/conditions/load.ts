import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';
import { loadAhead, loadOnce } from '../loadOnce.js';
import type { DockName, ViewName } from './address.js';

const loadPage = loadAhead(() => import('./ConditionsPage.svelte'));

/** The workspace, for its page, once its texts are here. */
export async function loadWorkspace(language: MessageLanguage) {
  const [{ default: ConditionsPage }] = await Promise.all([
    loadPage(),
    loadTexts('workspace', language),
    loadTexts('checks', language)
  ]);
  return { ConditionsPage };
}

/**
 * The views in the order of their keys, each loaded once, so that all who wait for one go on together: the first at once, the others on
 * first use.
 */
export const views = {
  rules: loadAhead(() => import('./views/RulesView.svelte')),
  map: loadOnce(() => import('./views/MapView.svelte')),
  states: loadOnce(() => import('./views/StatesView.svelte'))
} as const satisfies Partial<Record<ViewName, () => Promise<object>>>;

type LoadedView = keyof typeof views;

export const loadedViews = Object.keys(views) as LoadedView[];

/** The panels of the dock, loaded in the same way. */
export const docks = {
  problems: () => import('./dock/Problems.svelte'),
  tests: () => import('./dock/Tests.svelte'),
  trace: () => import('./dock/Trace.svelte')
} as const satisfies Partial<Record<DockName, () => Promise<object>>>;

export type LoadedDock = keyof typeof docks;

export const loadedDocks = Object.keys(docks) as LoadedDock[];
