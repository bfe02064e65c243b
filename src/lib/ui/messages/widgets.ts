import type { MessageLanguage } from '../../ascdata/findings.js';
import type { widgets } from './en/widgets.js';
import { isolating } from './isolating.js';

export type WidgetsTexts = typeof widgets;

const loaders: Record<MessageLanguage, () => Promise<{ widgets: WidgetsTexts }>> = {
  en: () => import('./en/widgets.js'),
  de: () => import('./de/widgets.js')
};

/** The texts of the Widgets screen. */
export async function loadWidgetsTexts(language: MessageLanguage): Promise<WidgetsTexts> {
  return isolating((await loaders[language]()).widgets);
}
