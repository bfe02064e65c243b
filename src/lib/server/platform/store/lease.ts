import { randomUUID } from 'node:crypto';
import type { Store } from './store.js';

/** Work that is done once for all instances, again and again. */
export interface Job {
  readonly name: string;
  /** How long after it was done it is due again. */
  readonly everySeconds: number;
  /** How long an instance that fell silent keeps the others from taking over. */
  readonly leaseSeconds: number;
}

/** 'elsewhere': another instance is at it, or took it over from us while we were. */
export type JobOutcome = 'ran' | 'not-due' | 'elsewhere';

/**
 * Does a job if it is due and no other instance is doing it. While it runs its lease is renewed; when the instance dies
 * another one takes the job over once the lease is up. A job may therefore be done twice, so its work must bear that.
 * Clocks of instances may differ by less than the lease. @throws what the work threw; it is then due at once
 */
export async function runIfDue(
  store: Store,
  job: Job,
  now: () => Date,
  work: () => Promise<void>
): Promise<JobOutcome> {
  const holder = randomUUID();
  const claimed = await claim(store, job, holder, now);
  if (claimed !== 'ran') return claimed;
  const renewing = setInterval(() => void renew(store, job, holder, now), (job.leaseSeconds * 1000) / 3);
  renewing.unref();
  try {
    await work();
  } catch (error) {
    await release(store, job, holder, null);
    throw error;
  } finally {
    clearInterval(renewing);
  }
  return (await release(store, job, holder, now().toISOString())) ? 'ran' : 'elsewhere';
}

function claim(store: Store, job: Job, holder: string, now: () => Date): Promise<JobOutcome> {
  return store.write(async (writing) => {
    const row = await writing.selectFrom('jobs').selectAll().where('name', '=', job.name).executeTakeFirst();
    const time = now();
    if (row?.locked_until && row.locked_until > time.toISOString()) return 'elsewhere';
    if (row?.finished_at && Date.parse(row.finished_at) + job.everySeconds * 1000 > time.getTime()) return 'not-due';
    const lock = { locked_by: holder, locked_until: leaseEnd(job, time) };
    await writing
      .insertInto('jobs')
      .values({ name: job.name, finished_at: null, ...lock })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(lock))
      .execute();
    return 'ran';
  });
}

/** A renewal that fails is made up for by the next one. */
async function renew(store: Store, job: Job, holder: string, now: () => Date): Promise<void> {
  await store.db
    .updateTable('jobs')
    .set({ locked_until: leaseEnd(job, now()) })
    .where('name', '=', job.name)
    .where('locked_by', '=', holder)
    .execute()
    .catch(() => undefined);
}

/** Gives false where another instance has taken the job over. `finishedAt` null leaves the job due. */
async function release(store: Store, job: Job, holder: string, finishedAt: string | null): Promise<boolean> {
  const released = await store.db
    .updateTable('jobs')
    .set({ locked_by: null, locked_until: null, ...(finishedAt !== null && { finished_at: finishedAt }) })
    .where('name', '=', job.name)
    .where('locked_by', '=', holder)
    .executeTakeFirst();
  return released.numUpdatedRows === 1n;
}

function leaseEnd(job: Job, from: Date): string {
  return new Date(from.getTime() + job.leaseSeconds * 1000).toISOString();
}
