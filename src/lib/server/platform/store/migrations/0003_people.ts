import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Engine } from '../engine.js';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ofUser = (column: ColumnDefinitionBuilder) => column.notNull().references('users.id').onDelete('cascade');

/** Users with their permissions, ways to sign in, sessions and keys. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await users(db, engine);
  await accounts(db, engine);
  await sessions(db, engine);
  await keys(db, engine);
  await db.schema
    .createTable('verifications')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('identifier', engine.text, required)
    .addColumn('value', engine.text, required)
    .addColumn('expires_at', engine.text, required)
    .addColumn('created_at', engine.text, required)
    .addColumn('updated_at', engine.text, required)
    .execute();
  await db.schema.createIndex('verifications_by_identifier').on('verifications').column('identifier').execute();
}

async function users(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('name', engine.text, required)
    .addColumn('name_key', engine.text, (column) => column.notNull().unique())
    .addColumn('role', engine.text, required)
    .addColumn('location_id', engine.integer)
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
    .addColumn('user_id', engine.integer, ofUser)
    .addColumn('spot_group_id', engine.integer, required)
    .addColumn('level', engine.text, required)
    .addPrimaryKeyConstraint('user_permissions_key', ['user_id', 'spot_group_id'])
    .execute();
}

async function accounts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('user_accounts')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('user_id', engine.integer, ofUser)
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
  await db.schema.createIndex('user_accounts_by_user').on('user_accounts').column('user_id').execute();
}

async function sessions(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', engine.integer, engine.countedUp)
    .addColumn('user_id', engine.integer, ofUser)
    .addColumn('token', engine.text, (column) => column.notNull().unique())
    .addColumn('expires_at', engine.text, required)
    .addColumn('ip_address', engine.text)
    .addColumn('user_agent', engine.text)
    .addColumn('created_at', engine.text, required)
    .addColumn('updated_at', engine.text, required)
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
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
  await db.schema.createIndex('api_keys_by_user').on('api_keys').column('reference_id').execute();
}
