import { sql, type Kysely } from 'kysely';

/** What is there already was brought in English, and stays so. A store without users is just being made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into facts (name, value) select 'content-language', 'en' where exists (select 1 from users)`.execute(
    db
  );
}
