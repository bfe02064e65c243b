import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';
import * as first from './0001_first.js';
import * as spots from './0002_spots.js';
import * as people from './0003_people.js';
import * as players from './0004_players.js';
import * as pictures from './0005_pictures.js';
import * as instances from './0006_instances.js';
import * as spotlists from './0007_spotlists.js';
import * as savedBy from './0008_saved_by.js';
import * as dashboards from './0009_dashboards.js';
import * as widgetgroups from './0010_widgetgroups.js';
import * as replace from './0011_replace.js';
import * as origins from './0012_origins.js';
import * as trails from './0013_trails.js';
import * as playerUsers from './0014_player_users.js';
import * as trash from './0015_trash.js';
import * as searchWords from './0016_search_words.js';
import * as contentLanguage from './0017_content_language.js';
import * as trashSearch from './0018_trash_search.js';
import * as texts from './0019_texts.js';
import * as definitions from './0020_definitions.js';
import * as glossary from './0021_glossary.js';
import * as inheritance from './0022_inheritance.js';
import * as steps from './0024_steps.js';
import * as languages from './0025_languages.js';
import * as history from './0027_history.js';
import * as saveOrigins from './0028_save_origins.js';
import * as keptMoments from './0029_kept_moments.js';
import * as presets from './0030_presets.js';
import * as changedElements from './0031_changed_elements.js';
import * as drafts from './0032_drafts.js';
import * as draftsVersion from './0033_drafts_version.js';
import * as comments from './0034_comments.js';
import * as textBatches from './0035_text_batches.js';
import * as namedOrigins from './0036_named_origins.js';
import * as savesByElements from './0037_saves_by_elements.js';
import * as draftBearers from './0040_draft_bearers.js';
import * as guestComments from './0041_guest_comments.js';
import * as draftSizes from './0042_draft_sizes.js';
import * as commentAuthors from './0043_comment_authors.js';
import * as countedTrails from './0046_counted_trails.js';
import * as running from './0053_running.js';
import * as replacedFrom from './0062_replaced_from.js';

export interface Migration {
  readonly number: number;
  readonly name: string;
  up(db: Kysely<unknown>, engine: Engine): Promise<void>;
}

/** In order. A published migration is never changed; a new one goes at the end. */
export const migrations: readonly Migration[] = [
  { number: 1, name: 'first', up: first.up },
  { number: 2, name: 'spots', up: spots.up },
  { number: 3, name: 'people', up: people.up },
  { number: 4, name: 'players', up: players.up },
  { number: 5, name: 'pictures', up: pictures.up },
  { number: 6, name: 'instances', up: instances.up },
  { number: 7, name: 'spotlists', up: spotlists.up },
  { number: 8, name: 'saved-by', up: savedBy.up },
  { number: 9, name: 'dashboards', up: dashboards.up },
  { number: 10, name: 'widgetgroups', up: widgetgroups.up },
  { number: 11, name: 'replace', up: replace.up },
  { number: 12, name: 'origins', up: origins.up },
  { number: 13, name: 'trails', up: trails.up },
  { number: 14, name: 'player-users', up: playerUsers.up },
  { number: 15, name: 'trash', up: trash.up },
  { number: 16, name: 'search-words', up: searchWords.up },
  { number: 17, name: 'content-language', up: contentLanguage.up },
  { number: 18, name: 'trash-search', up: trashSearch.up },
  { number: 19, name: 'texts', up: texts.up },
  { number: 20, name: 'definitions', up: definitions.up },
  { number: 21, name: 'glossary', up: glossary.up },
  { number: 22, name: 'inheritance', up: inheritance.up },
  { number: 24, name: 'steps', up: steps.up },
  { number: 25, name: 'languages', up: languages.up },
  { number: 27, name: 'history', up: history.up },
  { number: 28, name: 'save-origins', up: saveOrigins.up },
  { number: 29, name: 'kept-moments', up: keptMoments.up },
  { number: 30, name: 'presets', up: presets.up },
  { number: 31, name: 'changed-elements', up: changedElements.up },
  { number: 32, name: 'drafts', up: drafts.up },
  { number: 33, name: 'drafts_version', up: draftsVersion.up },
  { number: 34, name: 'comments', up: comments.up },
  { number: 35, name: 'text-batches', up: textBatches.up },
  { number: 36, name: 'named-origins', up: namedOrigins.up },
  { number: 37, name: 'saves-by-elements', up: savesByElements.up },
  { number: 40, name: 'draft-bearers', up: draftBearers.up },
  { number: 41, name: 'guest-comments', up: guestComments.up },
  { number: 42, name: 'draft-sizes', up: draftSizes.up },
  { number: 43, name: 'comment-authors', up: commentAuthors.up },
  { number: 46, name: 'counted-trails', up: countedTrails.up },
  { number: 53, name: 'running', up: running.up },
  { number: 62, name: 'replaced-from', up: replacedFrom.up }
];
