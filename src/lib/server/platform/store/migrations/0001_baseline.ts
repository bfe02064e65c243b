import { randomUUID } from 'node:crypto';
import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { Engine } from '../engine.js';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const initially = (value: number | string) => (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(value);
const belongsTo = (table: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(`${table}.id`).onDelete('cascade');

/** Every table of the first release, those that others refer to first. `tables/` says what the columns hold. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await instances(db, engine);
  await packages(db, engine);
  await templates(db, engine);
  await variants(db, engine);
  await saves(db, engine);
  await presets(db, engine);
  await drafts(db, engine);
  await draftContents(db, engine);
  await settingComments(db, engine);
  await texts(db, engine);
  await translators(db, engine);
  await objects(db, engine);
  await spots(db, engine);
  await users(db, engine);
  await signIns(db, engine);
  await keys(db, engine);
  await dashboards(db, engine);
  await messages(db, engine);
  await updates(db, engine);
  await playTimes(db, engine);
  await pictures(db, engine);
}

/** What several instances share: facts, jobs that one of them runs, and on PostgreSQL the contents: there is no shared disk. */
async function instances(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('facts')
    .addColumn('name', engine.text, (column) => column.primaryKey())
    .addColumn('value', engine.text, required)
    .execute();
  // Identifies stores when one is moved into another.
  await sql`insert into facts (name, value) values ('store-id', ${randomUUID()})`.execute(db);
  await db.schema
    .createTable('jobs')
    .addColumn('name', engine.text, (column) => column.primaryKey())
    .addColumn('locked_by', engine.text)
    .addColumn('locked_until', engine.text)
    .addColumn('finished_at', engine.text)
    .execute();
  if (engine.name === 'postgres') await contents(db, engine);
}

async function contents(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('contents')
    .addColumn('id', engine.text, (column) => column.primaryKey())
    // Empty until it is complete.
    .addColumn('sha256', engine.text, (column) => column.unique())
    .addColumn('size', engine.integer, required)
    .addColumn('stored_at', engine.text, required)
    .execute();
  await db.schema
    .createTable('content_chunks')
    .addColumn('content_id', engine.text, belongsTo('contents'))
    .addColumn('position', engine.integer, required)
    .addColumn('bytes', engine.bytes, required)
    .addPrimaryKeyConstraint('content_chunks_key', ['content_id', 'position'])
    .execute();
  // Pictures and archives are already compressed.
  await sql`alter table content_chunks alter column bytes set storage external`.execute(db);
}

/** Packages by their files' hashes. */
async function packages(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('files')
    .addColumn('sha256', engine.text, (column) => column.primaryKey())
    .addColumn('size', engine.integer, required)
    .execute();
  await db.schema
    .createTable('packages')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('hash', engine.text, (column) => column.notNull().unique())
    .addColumn('spot_identifier', engine.text, required)
    .addColumn('spot_version', engine.text, required)
    .addColumn('number_of_slots', engine.integer, required)
    .addColumn('element_count', engine.integer, required)
    .addColumn('source', engine.text, required)
    .addColumn('created_at', engine.text, required)
    .execute();
  await db.schema
    .createTable('package_files')
    .addColumn('package_id', engine.integer, belongsTo('packages'))
    .addColumn('position', engine.integer, required)
    .addColumn('name', engine.text, required)
    .addColumn('sha256', engine.text, (column) => column.notNull().references('files.sha256'))
    .addPrimaryKeyConstraint('package_files_key', ['package_id', 'name'])
    .execute();
  await index(db, 'package_files_by_content', ['sha256']);
}

/** Templates, and their packages before the current one. */
async function templates(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('templates')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('spot_identifier', engine.text, (column) => column.notNull().unique())
    .addColumn('package_id', engine.integer, (column) => column.notNull().references('packages.id'))
    .addColumn('standard', engine.integer, required)
    .addColumn('archive_hash', engine.text)
    .addColumn('running', engine.integer, initially(0))
    .addColumn('created_at', engine.text, required)
    .addColumn('origins', engine.text, initially('[]'))
    .addColumn('languages', engine.text, initially(''))
    .addColumn('texts_version', engine.integer, initially(0))
    .addColumn('texts_published', engine.integer, initially(0))
    .addColumn('presets_version', engine.integer, initially(0))
    .addColumn('drafts_version', engine.integer, initially(0))
    .addColumn('definition', engine.text)
    .execute();
  await index(db, 'templates_by_package', ['package_id']);
  await db.schema
    .createTable('template_versions')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('template_id', engine.integer, belongsTo('templates'))
    .addColumn('package_id', engine.integer, (column) => column.notNull().references('packages.id'))
    .addColumn('standard', engine.integer, required)
    .addColumn('archive_hash', engine.text)
    .addColumn('pairs', engine.text, required)
    .addColumn('replaced_at', engine.text, required)
    .addColumn('replaced_by', engine.text)
    .addColumn('replaced_from', engine.text)
    .execute();
  await index(db, 'template_versions_by_template', ['template_id']);
}

/** Variants, and the widget groups they are in. */
async function variants(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('widget_groups')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('name', engine.text, required)
    .addColumn('name_key', engine.text, required)
    .addColumn('spot_group_id', engine.integer)
    .addColumn('created_at', engine.text, required)
    .addColumn('deleted_at', engine.text)
    .execute();
  await db.schema
    .createTable('variants')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('template_id', engine.integer, belongsTo('templates'))
    .addColumn('group_id', engine.integer, (column) => column.references('widget_groups.id'))
    .addColumn('name', engine.text, required)
    .addColumn('own_values', engine.text, required)
    .addColumn('set_aside', engine.text, initially('[]'))
    .addColumn('trails', engine.text, initially('{}'))
    .addColumn('inherits_id', engine.integer)
    .addColumn('past_base_id', engine.integer)
    .addColumn('past_until', engine.integer)
    .addColumn('version', engine.integer, required)
    .addColumn('comments_version', engine.integer, initially(0))
    .addColumn('moments_version', engine.integer, initially(0))
    .addColumn('created_at', engine.text, required)
    .addColumn('changed_at', engine.text, required)
    .addColumn('changed_by', engine.text)
    .addColumn('deleted_at', engine.text)
    .addColumn('deleted_by', engine.text)
    .addColumn('deleted_key', engine.text)
    .execute();
  await index(db, 'variants_by_template', ['template_id']);
  await index(db, 'variants_by_group', ['group_id']);
  await index(db, 'variants_by_inherits', ['inherits_id']);
  await index(db, 'variants_by_past_base', ['past_base_id']);
  // Few are deleted; the job that removes them for good needs only those.
  await index(db, 'variants_by_deletion', ['deleted_at'], 'deleted_at');
}

/** What each save of a variant changed, and saves of several widgets in one step. */
async function saves(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('value_saves')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('variant_id', engine.integer, belongsTo('variants'))
    .addColumn('at', engine.text, required)
    .addColumn('by', engine.text)
    .addColumn('by_id', engine.integer)
    .addColumn('kind', engine.text, required)
    .addColumn('package_id', engine.integer, required)
    .addColumn('changes', engine.text, required)
    // PostgreSQL refuses index entries above 2,704 bytes, so long lists of elements are replaced by their hash.
    .addColumn('elements', engine.text)
    .addColumn('name', engine.text)
    .addColumn('named_by', engine.text)
    .addColumn('step_id', engine.integer)
    .addColumn('origin_at', engine.text)
    .addColumn('origin_name', engine.text)
    .addColumn('hidden', engine.integer, initially(0))
    .execute();
  await index(db, 'value_saves_by_variant', ['variant_id', 'id']);
  await index(db, 'value_saves_by_elements', ['variant_id', 'elements', 'id']);
  await index(db, 'value_saves_by_step', ['step_id']);
  await index(db, 'value_saves_by_time', ['at']);
  await db.schema
    .createTable('saved_values')
    .addColumn('variant_id', engine.integer, belongsTo('variants'))
    .addColumn('hash', engine.text, required)
    .addColumn('value', engine.text, required)
    .addPrimaryKeyConstraint('saved_values_key', ['variant_id', 'hash'])
    .execute();
  await db.schema
    .createTable('steps')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('template_id', engine.integer, belongsTo('templates'))
    .addColumn('kind', engine.text, required)
    .addColumn('at', engine.text, required)
    .addColumn('by', engine.text)
    .addColumn('user_id', engine.integer)
    .addColumn('changes', engine.text, required)
    .addColumn('cells', engine.integer, required)
    .addColumn('widgets', engine.integer, required)
    .addColumn('undone_by', engine.integer)
    .execute();
  await index(db, 'steps_by_template', ['template_id', 'id']);
}

/** Named Values of a template. */
async function presets(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('presets')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('template_id', engine.integer, belongsTo('templates'))
    .addColumn('name', engine.text, required)
    .addColumn('version', engine.integer, required)
    .addColumn('own_values', engine.text, required)
    .addColumn('set_aside', engine.text, initially('[]'))
    .addColumn('trails', engine.text, initially('{}'))
    .addColumn('changed_at', engine.text, required)
    .addColumn('changed_by', engine.text)
    .execute();
  await index(db, 'presets_by_template', ['template_id', 'id']);
}

async function drafts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('drafts')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('template_id', engine.integer, belongsTo('templates'))
    .addColumn('name', engine.text, required)
    .addColumn('owner', engine.text)
    .addColumn('owner_id', engine.integer)
    .addColumn('version', engine.integer, required)
    .addColumn('state', engine.text, required)
    .addColumn('start_local', engine.text)
    .addColumn('end_local', engine.text)
    .addColumn('zone', engine.text)
    .addColumn('starts_at', engine.text)
    .addColumn('ends_at', engine.text)
    .addColumn('planner', engine.text)
    .addColumn('planner_id', engine.integer)
    .addColumn('planned_by', engine.text)
    .addColumn('live_order', engine.integer)
    .addColumn('refused', engine.text)
    .addColumn('link_hash', engine.text)
    .addColumn('guest_until', engine.text)
    .addColumn('linked_by', engine.text)
    .addColumn('value_count', engine.integer, initially(0))
    .addColumn('characters', engine.integer, initially(0))
    .addColumn('created_at', engine.text, required)
    .addColumn('deleted_at', engine.text)
    .execute();
  await index(db, 'drafts_by_template', ['template_id']);
  await index(db, 'drafts_by_owner', ['owner_id']);
  await index(db, 'drafts_by_state', ['state', 'starts_at']);
  await index(db, 'drafts_by_link', ['link_hash']);
}

/** The Values of drafts, who viewed them, and comments. */
async function draftContents(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('draft_values')
    .addColumn('draft_id', engine.integer, belongsTo('drafts'))
    .addColumn('variant_id', engine.integer, required)
    .addColumn('element', engine.text, required)
    .addColumn('value', engine.text)
    .addColumn('base', engine.text)
    .addColumn('held', engine.text)
    .addColumn('counts', engine.text, required)
    .addPrimaryKeyConstraint('draft_values_key', ['draft_id', 'variant_id', 'element'])
    .execute();
  await index(db, 'draft_values_by_variant', ['variant_id', 'element']);
  await db.schema
    .createTable('draft_people')
    .addColumn('draft_id', engine.integer, belongsTo('drafts'))
    .addColumn('user_id', engine.integer, required)
    .addColumn('name', engine.text, required)
    .addColumn('approved_version', engine.integer)
    .addPrimaryKeyConstraint('draft_people_key', ['draft_id', 'user_id'])
    .execute();
  await db.schema
    .createTable('draft_comments')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('draft_id', engine.integer, belongsTo('drafts'))
    .addColumn('element', engine.text)
    .addColumn('text', engine.text, required)
    .addColumn('at', engine.text, required)
    .addColumn('by', engine.text)
    .addColumn('user_id', engine.integer)
    .addColumn('guest', engine.integer, required)
    .addColumn('link_hash', engine.text)
    .addColumn('for_guests', engine.integer, initially(0))
    .addColumn('done_by', engine.text)
    .execute();
  await index(db, 'draft_comments_by_draft', ['draft_id']);
  await index(db, 'draft_comments_by_user', ['user_id']);
}

/** Comments on single settings of a widget. */
async function settingComments(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('setting_comments')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('variant_id', engine.integer, belongsTo('variants'))
    .addColumn('element', engine.text, required)
    .addColumn('text', engine.text, required)
    .addColumn('at', engine.text, required)
    .addColumn('by', engine.text)
    .addColumn('user_id', engine.integer)
    .addColumn('done_by', engine.text)
    .execute();
  await index(db, 'setting_comments_by_variant', ['variant_id', 'id']);
  await index(db, 'setting_comments_by_user', ['user_id']);
}

/** Texts translated beside the package, and their history. */
async function texts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await inLanguage(db, engine, 'texts')
    .addColumn('place', engine.text, required)
    .addColumn('name', engine.text, required)
    .addColumn('text', engine.text, required)
    .addColumn('reviewed', engine.integer, required)
    .addColumn('source', engine.text, required)
    .addColumn('source_hash', engine.text, required)
    .addColumn('accepted', engine.text, required)
    .addColumn('published', engine.text)
    .addColumn('revision', engine.integer, required)
    .addColumn('changed_at', engine.text, required)
    .addColumn('changed_by', engine.text)
    .addUniqueConstraint('texts_place', ['template_id', 'language', 'place'])
    .execute();
  await index(db, 'texts_by_source', ['language', 'source_hash', 'reviewed']);
  await inLanguage(db, engine, 'text_events')
    .addColumn('place', engine.text, required)
    .addColumn('name', engine.text, required)
    .addColumn('batch', engine.text, required)
    .addColumn('kind', engine.text, required)
    .addColumn('before', engine.text)
    .addColumn('after', engine.text)
    .addColumn('revision', engine.integer, required)
    .addColumn('at', engine.text, required)
    .addColumn('by', engine.text)
    .addColumn('user_id', engine.integer)
    .execute();
  await index(db, 'text_events_by_batch', ['batch']);
  await index(db, 'text_events_by_place', ['template_id', 'language', 'place', 'id']);
  await index(db, 'text_events_by_language', ['template_id', 'language', 'id']);
}

/** What translators share besides texts: languages, comments, glossary. */
async function translators(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await inLanguage(db, engine, 'text_languages')
    .addColumn('added_at', engine.text, required)
    .addColumn('added_by', engine.text)
    .addColumn('removed_at', engine.text)
    .addColumn('removed_by', engine.text)
    .addUniqueConstraint('text_languages_code', ['template_id', 'language'])
    .execute();
  await inLanguage(db, engine, 'text_comments')
    .addColumn('place', engine.text, required)
    .addColumn('name', engine.text, required)
    .addColumn('text', engine.text, required)
    .addColumn('at', engine.text, required)
    .addColumn('by', engine.text)
    .addColumn('user_id', engine.integer)
    .addColumn('batch', engine.text)
    .execute();
  await index(db, 'text_comments_by_place', ['template_id', 'language', 'place']);
  await index(db, 'text_comments_by_batch', ['batch']);
  await db.schema
    .createTable('glossary')
    .addColumn('language', engine.text, required)
    .addColumn('term_key', engine.text, required)
    .addColumn('term', engine.text, required)
    .addColumn('translation', engine.text, required)
    .addPrimaryKeyConstraint('glossary_key', ['language', 'term_key'])
    .execute();
}

/** A table of what a template has in one language each. */
function inLanguage(db: Kysely<unknown>, engine: Engine, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('template_id', engine.integer, belongsTo('templates'))
    .addColumn('language', engine.text, required);
}

/** The register of named objects, and the last Id of each kind. */
async function objects(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('objects')
    .addColumn('kind', engine.text, required)
    .addColumn('id', engine.integer, required)
    .addColumn('parent_id', engine.integer)
    .addColumn('name', engine.text, required)
    .addColumn('name_key', engine.text, required)
    .addColumn('search_key', engine.text, initially(''))
    .addColumn('path', engine.text, required)
    .addColumn('detail', engine.text)
    .addColumn('guid', engine.text)
    .addColumn('template', engine.integer, required)
    .addColumn('parent', engine.integer, required)
    .addColumn('group_id', engine.integer)
    .addColumn('location_id', engine.integer)
    .addColumn('lineage', engine.text)
    .addColumn('type', engine.text)
    .addColumn('width', engine.integer)
    .addColumn('height', engine.integer)
    .addPrimaryKeyConstraint('objects_key', ['kind', 'id'])
    .execute();
  await objectIndexes(db, engine);
  await db.schema
    .createTable('counters')
    .addColumn('kind', engine.text, (column) => column.primaryKey())
    .addColumn('last', engine.integer, required)
    .execute();
}

/**
 * Each begins with the order of a page and includes every filter column of a list, so that skipping to the last page and hidden
 * rows read the index alone.
 */
async function objectIndexes(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // A search, too; but PostgreSQL limits index entries to 2,700 bytes, and a path may be longer: there it reads the table.
  const searched = engine.name === 'postgres' ? [] : ['type', 'width', 'height', 'search_key'];
  await index(db, 'objects_by_name', ['kind', 'name_key', 'id', 'template', 'group_id', 'lineage', ...searched]);
  // Only nested objects have a parent: the 100,000 others stay out of this index.
  await index(db, 'objects_by_parent', ['kind', 'parent_id', 'name_key', 'id'], 'parent_id');
  const size = ['width', 'height'];
  await index(db, 'objects_by_type', ['kind', 'type', 'id', ...size, 'group_id', 'lineage', 'name_key'], 'type');
  await index(db, 'objects_by_group', ['kind', 'group_id', 'id', 'type', ...size, 'lineage', 'name_key'], 'group_id');
  // The spots of one type in one group, even if the group is large and has few of them.
  await index(
    db,
    'objects_by_group_and_type',
    ['kind', 'group_id', 'type', 'id', ...size, 'lineage', 'name_key'],
    'group_id'
  );
}

async function spots(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('spots')
    .addColumn('id', engine.integer, (column) => column.primaryKey())
    .addColumn('player_id', engine.integer)
    .addColumn('valid_from', engine.text)
    .addColumn('valid_to', engine.text)
    .addColumn('tags', engine.text, required)
    .addColumn('package_id', engine.integer, (column) => column.references('packages.id'))
    .addColumn('own_values', engine.text, required)
    .addColumn('version', engine.integer, required)
    .addColumn('created_at', engine.text, required)
    .addColumn('changed_at', engine.text, required)
    .execute();
  // Few spots have a package; this index finds them before a package is removed.
  await index(db, 'spots_by_package', ['package_id'], 'package_id');
}

/** Users, and what they may. */
async function users(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('name', engine.text, required)
    .addColumn('name_key', engine.text, (column) => column.notNull().unique())
    .addColumn('role', engine.text, required)
    .addColumn('location_id', engine.integer)
    .addColumn('player_id', engine.integer)
    .addColumn('locked', engine.integer, required)
    .addColumn('external', engine.integer, required)
    .addColumn('email', engine.text, (column) => column.notNull().unique())
    .addColumn('email_verified', engine.integer, required)
    .addColumn('image', engine.text)
    .addColumn('created_at', engine.text, required)
    .addColumn('updated_at', engine.text, required)
    .addColumn('last_seen_at', engine.text)
    .execute();
  await db.schema
    .createTable('user_permissions')
    .addColumn('user_id', engine.integer, belongsTo('users'))
    .addColumn('spot_group_id', engine.integer, required)
    .addColumn('level', engine.text, required)
    .addPrimaryKeyConstraint('user_permissions_key', ['user_id', 'spot_group_id'])
    .execute();
  await db.schema
    .createTable('user_languages')
    .addColumn('user_id', engine.integer, belongsTo('users'))
    .addColumn('language', engine.text, required)
    .addColumn('level', engine.text, required)
    .addPrimaryKeyConstraint('user_languages_key', ['user_id', 'language'])
    .execute();
}

/** Ways to sign in, sign-ins under way, and sessions. */
async function signIns(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('user_accounts')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('user_id', engine.integer, belongsTo('users'))
    .addColumn('provider_id', engine.text, required)
    .addColumn('account_id', engine.text, required)
    .addColumn('password', engine.text)
    .addColumn('access_token', engine.text)
    .addColumn('refresh_token', engine.text)
    .addColumn('id_token', engine.text)
    .addColumn('access_token_expires_at', engine.text)
    .addColumn('refresh_token_expires_at', engine.text)
    .addColumn('scope', engine.text)
    .addColumn('created_at', engine.text, required)
    .addColumn('updated_at', engine.text, required)
    .addUniqueConstraint('user_accounts_by_provider', ['provider_id', 'account_id'])
    .execute();
  await index(db, 'user_accounts_by_user', ['user_id']);
  await db.schema
    .createTable('verifications')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('identifier', engine.text, required)
    .addColumn('value', engine.text, required)
    .addColumn('expires_at', engine.text, required)
    .addColumn('created_at', engine.text, required)
    .addColumn('updated_at', engine.text, required)
    .execute();
  await index(db, 'verifications_by_identifier', ['identifier']);
  await db.schema
    .createTable('sessions')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('user_id', engine.integer, belongsTo('users'))
    .addColumn('token', engine.text, (column) => column.notNull().unique())
    .addColumn('expires_at', engine.text, required)
    .addColumn('ip_address', engine.text)
    .addColumn('user_agent', engine.text)
    .addColumn('created_at', engine.text, required)
    .addColumn('updated_at', engine.text, required)
    .execute();
  await index(db, 'sessions_by_user', ['user_id']);
}

async function keys(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('api_keys')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('reference_id', engine.text, required)
    .addColumn('name', engine.text)
    .addColumn('start', engine.text)
    .addColumn('key', engine.text, (column) => column.notNull().unique())
    .addColumn('enabled', engine.integer, required)
    .addColumn('expires_at', engine.text)
    .addColumn('last_request', engine.text)
    .addColumn('created_at', engine.text, required)
    .addColumn('updated_at', engine.text, required)
    .addColumn('config_id', engine.text, required)
    .addColumn('prefix', engine.text)
    .addColumn('refill_interval', engine.integer)
    .addColumn('refill_amount', engine.integer)
    .addColumn('last_refill_at', engine.text)
    .addColumn('rate_limit_enabled', engine.integer, required)
    .addColumn('rate_limit_time_window', engine.integer)
    .addColumn('rate_limit_max', engine.integer)
    .addColumn('request_count', engine.integer, required)
    .addColumn('remaining', engine.integer)
    .addColumn('permissions', engine.text)
    .addColumn('metadata', engine.text)
    .execute();
  await index(db, 'api_keys_by_user', ['reference_id']);
}

/** Dashboards, of one user each or shared by all, and which widgets they show. */
async function dashboards(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('dashboards')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('user_id', engine.integer, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('name', engine.text, required)
    .addColumn('tiles', engine.text, required)
    .addColumn('version', engine.integer, required)
    .addColumn('created_at', engine.text, required)
    .addColumn('changed_at', engine.text, required)
    .addColumn('deleted_at', engine.text)
    .addColumn('deleted_by', engine.text)
    .addColumn('deleted_key', engine.text)
    .execute();
  await index(db, 'dashboards_by_user', ['user_id']);
  await index(db, 'dashboards_by_deletion', ['deleted_at']);
  await db.schema
    .createTable('dashboard_widgets')
    .addColumn('dashboard_id', engine.integer, belongsTo('dashboards'))
    .addColumn('widget_id', engine.integer, required)
    .addPrimaryKeyConstraint('dashboard_widgets_key', ['dashboard_id', 'widget_id'])
    .execute();
  await index(db, 'dashboard_widgets_by_widget', ['widget_id']);
}

async function messages(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('player_id', engine.integer, required)
    .addColumn('content', engine.text, required)
    .addColumn('tag', engine.text, required)
    .addColumn('created_at', engine.text, required)
    .addColumn('valid_until', engine.text, required)
    .execute();
  await index(db, 'messages_by_player', ['player_id', 'valid_until']);
  // For removing expired messages.
  await index(db, 'messages_by_validity', ['valid_until']);
}

/** Updates of players, with their confirmations. */
async function updates(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('updates')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('version', engine.text, required)
    .addColumn('version_key', engine.text, required)
    .addColumn('min_version', engine.text)
    .addColumn('file_name', engine.text, required)
    .addColumn('sha256', engine.text, (column) => column.notNull().references('files.sha256'))
    .addColumn('created_at', engine.text, required)
    .addUniqueConstraint('updates_by_version', ['version_key', 'file_name'])
    .execute();
  await index(db, 'updates_by_content', ['sha256']);
  await db.schema
    .createTable('update_confirmations')
    .addColumn('update_id', engine.integer, belongsTo('updates'))
    .addColumn('player_id', engine.integer, required)
    .addColumn('state', engine.text, required)
    .addColumn('version', engine.text, required)
    .addColumn('message', engine.text)
    .addColumn('confirmed_at', engine.text, required)
    .addPrimaryKeyConstraint('update_confirmations_key', ['player_id', 'update_id'])
    .execute();
  await index(db, 'update_confirmations_by_update', ['update_id', 'player_id']);
}

/**
 * For 100 million rows: four numbers each. The key leads by player, because players report their own rows in one piece; the two
 * indexes hold every column, so that a summary by time or spot never reads the table itself.
 */
async function playTimes(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = db.schema
    .createTable('play_times')
    .addColumn('player_id', engine.integer, required)
    .addColumn('started_at', engine.integer, required)
    .addColumn('spot_id', engine.integer, required)
    .addColumn('milliseconds', engine.integer, required)
    .addPrimaryKeyConstraint('play_times_key', ['player_id', 'started_at', 'spot_id']);
  // SQLite then stores the rows in the key itself.
  await (engine.name === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute();
  await index(db, 'play_times_by_time', ['started_at', 'spot_id', 'player_id', 'milliseconds']);
  await index(db, 'play_times_by_spot', ['spot_id', 'started_at', 'player_id', 'milliseconds']);
}

/** Rendered pictures by what they show. */
async function pictures(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('key', engine.text, (column) => column.primaryKey())
    .addColumn('sha256', engine.text, required)
    .addColumn('bytes', engine.integer, required)
    .addColumn('failed', engine.integer, required)
    .addColumn('made_at', engine.text, required)
    .addColumn('used_at', engine.text, required)
    .execute();
  await index(db, 'pictures_by_use', ['used_at', 'key']);
}

/** @param filled a column: rows without it stay out of the index */
async function index(
  db: Kysely<unknown>,
  name: `${string}_by_${string}`,
  columns: string[],
  filled?: string
): Promise<void> {
  const [table = ''] = name.split('_by_');
  const made = db.schema.createIndex(name).on(table).columns(columns);
  await (filled === undefined ? made : made.where(sql.ref(filled), 'is not', null)).execute();
}
