import type english from '../en/server.js';
import dashboards from './server/dashboards.js';
import drafts from './server/drafts.js';
import packages from './server/packages.js';
import people from './server/people.js';
import platform from './server/platform.js';
import players from './server/players.js';
import spots from './server/spots.js';
import translations from './server/translations.js';
import widgets from './server/widgets.js';

export default {
  ...packages,
  ...platform,
  ...players,
  ...spots,
  dashboards,
  drafts,
  people,
  translations,
  widgets
} satisfies typeof english;
