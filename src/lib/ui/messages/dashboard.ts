import type { MessageLanguage } from '../../ascdata/findings.js';
import type { dashboard } from './en/dashboard.js';
import { isolating } from './isolating.js';

export type DashboardTexts = typeof dashboard;

const loaders: Record<MessageLanguage, () => Promise<{ dashboard: DashboardTexts }>> = {
  en: () => import('./en/dashboard.js'),
  de: () => import('./de/dashboard.js')
};

/** The texts of the dashboard. */
export async function loadDashboardTexts(language: MessageLanguage): Promise<DashboardTexts> {
  return isolating((await loaders[language]()).dashboard);
}
