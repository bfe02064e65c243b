import { sql, type Kysely } from 'kysely';

/** Existing standard widgets are in English, and stay so. A store without users is new. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into facts (name, value) select 'content-language', 'en' where exists (select 1 from users)`.execute(
    db
  );
}
