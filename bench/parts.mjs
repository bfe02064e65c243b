import { benchApi } from './api.mjs';
import { benchChannel } from './channel.mjs';
import { benchConditions } from './conditions.mjs';
import { benchDashboard } from './dashboard.mjs';
import { benchDefinition } from './definition.mjs';
import { benchForms } from './forms.mjs';
import { benchHistory } from './history.mjs';
import { benchPeers } from './peers.mjs';
import { benchSize } from './size.mjs';
import { benchTable } from './table.mjs';
import { benchTranslations } from './translations.mjs';
import { benchWorkspace } from './workspace.mjs';

/** @type {import('./run.mjs').Parts} */
export const PARTS = {
  forms: benchForms,
  channel: benchChannel,
  size: benchSize,
  dashboard: benchDashboard,
  api: benchApi,
  history: benchHistory,
  conditions: benchConditions,
  workspace: benchWorkspace,
  definition: benchDefinition,
  translations: benchTranslations,
  table: benchTable,
  peers: benchPeers
};
