import { randomUUID } from 'node:crypto';
import type { Store } from './store.js';

/** A recurring job that one instance runs for all. */
export interface Job {
  readonly name: string;
  /** Time after a run until it is due again. */
  readonly everySeconds: number;
  /** How long a silent instance keeps the others from taking over. */
  readonly leaseSeconds: number;
}

/** 'elsewhere': another instance is running it, or took it over from us. */
export type JobOutcome = 'ran' | 'not-due' | 'elsewhere';

/**
 * Runs a job if it is due and no other instance is running it. While it runs its lease is renewed; if the instance dies another
 * one takes over once the lease expires. A job may therefore run twice, so it must be idempotent. Clocks of instances may
 * differ by less than the lease. @throws the error of the work; the job is then due at once
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

/** The next renewal makes up for a failed one. */
async function renew(store: Store, job: Job, holder: string, now: () => Date): Promise<void> {
  await store.db
    .updateTable('jobs')
    .set({ locked_until: leaseEnd(job, now()) })
    .where('name', '=', job.name)
    .where('locked_by', '=', holder)
    .execute()
    .catch(() => undefined);
}

/** Returns false if another instance has taken the job over. `finishedAt` null leaves the job due. */
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
