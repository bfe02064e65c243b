import type english from '../en/server.js';
import apiDocs from './server/apiDocs.js';
import catalogue from './server/catalogue.js';
import dashboards from './server/dashboards.js';
import drafts from './server/drafts.js';
import http from './server/http.js';
import messages from './server/messages.js';
import origins from './server/origins.js';
import packages from './server/packages.js';
import pages from './server/pages.js';
import people from './server/people.js';
import platform from './server/platform.js';
import players from './server/players.js';
import playtimes from './server/playtimes.js';
import replacement from './server/replacement.js';
import spots from './server/spots.js';
import standard from './server/standard.js';
import texts from './server/texts.js';
import updates from './server/updates.js';
import validation from './server/validation.js';
import widgets from './server/widgets.js';

export default {
  apiDocs,
  catalogue,
  dashboards,
  drafts,
  http,
  messages,
  origins,
  packages,
  pages,
  people,
  platform,
  players,
  playtimes,
  replacement,
  spots,
  standard,
  texts,
  updates,
  validation,
  widgets
} satisfies typeof english;
