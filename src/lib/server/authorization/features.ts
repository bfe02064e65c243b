import { peopleRights } from '../people/rights.js';
import { widgetRights } from '../widgets/rights.js';
import { replacementRights } from '../replace/rights.js';
import { originsRights } from '../origins/rights.js';
import { commentRights } from '../comments/rights.js';
import { draftRights } from '../drafts/rights.js';
import { dashboardRights } from '../dashboards/rights.js';
import { catalogueRights } from '../catalogue/rights.js';
import { spotRights } from '../spots/rights.js';
import { messageRights } from '../messages/rights.js';
import { presetRights } from '../presets/rights.js';
import { textRights } from '../translations/rights.js';
import { updateRights } from '../updates/rights.js';
import { playTimeRights } from '../playtimes/rights.js';
import { anyone, type FeatureRights } from '../platform/authorization/rules.js';

/** What belongs to no feature: monitoring, and the description of the API. */
const productRights = {
  rules: {
    'metrics.read': anyone,
    'docs.read': anyone
  },
  ofPlayers: [],
  routes: {
    '/healthz': { GET: 'public' },
    '/metrics': { GET: 'metrics.read' },
    '/api/openapi.json': { GET: 'docs.read' },
    '/api/docs': { GET: 'docs.read' }
  }
} as const satisfies FeatureRights;

/** Each feature declares its own actions and routes; this is the list of the features. */
export const FEATURES = [
  productRights,
  peopleRights,
  widgetRights,
  replacementRights,
  originsRights,
  draftRights,
  commentRights,
  dashboardRights,
  catalogueRights,
  spotRights,
  messageRights,
  textRights,
  presetRights,
  updateRights,
  playTimeRights
] as const satisfies readonly FeatureRights[];
