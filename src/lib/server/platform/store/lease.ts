import { randomUUID } from 'node:crypto';
import type { Database } from './schema.js';
import type { Store } from './store.js';

/** A recurring job that one instance runs for all. */
export interface Job {
  readonly name: string;
  /** Time after a run until it is due again; 0: whenever it is asked to run. */
  readonly everySeconds: number;
  /** How long a silent instance keeps the others from taking over. */
  readonly leaseSeconds: number;
}

/** 'elsewhere': another instance is running it, or took it over from us. */
export type JobOutcome = 'ran' | 'not-due' | 'elsewhere';

/**
 * Runs a job if it is due and no other instance is running it. While it runs its lease is renewed; if the instance dies another
 * one takes over once the lease expires. A job may therefore run twice, so it must be idempotent. Clocks of instances may
 * differ by less than the lease; a time further ahead than that was written by a clock that was wrong, and is ignored.
 * @throws the error of the work; the job is then due at once
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
  // One after the other: of two under way at once, the older one could be the last to arrive, and shorten the lease.
  let renewed = Promise.resolve();
  const renewing = setInterval(
    () => (renewed = renewed.then(() => renew(store, job, holder, now))),
    (job.leaseSeconds * 1000) / 3
  );
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

/** The lease of a job, as it was renewed last; undefined: nobody holds it. */
export async function leaseOn(db: Database, job: Job, now: Date): Promise<Lease | undefined> {
  const locks = db.selectFrom('jobs').select(['locked_by', 'locked_until']).where('name', '=', job.name);
  const { locked_by: holder, locked_until: until } = (await locks.executeTakeFirst()) ?? {};
  return holder && until && isLeased(until, job, now) ? { holder, until } : undefined;
}

interface Lease {
  readonly holder: string;
  readonly until: string;
}

/** Takes the lease of a job, or renews it, as work that lasts does three times in each. Returns false if another one holds it. */
export async function keepLease(store: Store, job: Job, holder: string, now: () => Date): Promise<boolean> {
  return (await claim(store, job, holder, now)) === 'ran';
}

/** Ends the lease of a job that one holds. */
export async function endLease(store: Store, job: Job, holder: string): Promise<void> {
  await release(store, job, holder, null);
}

function claim(store: Store, job: Job, holder: string, now: () => Date): Promise<JobOutcome> {
  return store.write(async (writing) => {
    const row = await writing.selectFrom('jobs').selectAll().where('name', '=', job.name).executeTakeFirst();
    const time = now();
    if (row?.locked_by !== holder && isLeased(row?.locked_until, job, time)) return 'elsewhere';
    if (isRecent(row?.finished_at, job, time)) return 'not-due';
    const lock = { locked_by: holder, locked_until: leaseEnd(job, time) };
    await writing
      .insertInto('jobs')
      .values({ name: job.name, finished_at: null, ...lock })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(lock))
      .execute();
    return 'ran';
  });
}

type Stored = string | null | undefined;

function isLeased(until: Stored, { leaseSeconds }: Job, now: Date): boolean {
  return !!until && isWithin(until, now, 0, 2 * leaseSeconds);
}

function isRecent(finished: Stored, { everySeconds, leaseSeconds }: Job, now: Date): boolean {
  return !!finished && isWithin(finished, now, -everySeconds, Math.min(everySeconds, leaseSeconds));
}

/** Whether it is later than `from` and not later than `to`, in seconds from now. */
function isWithin(instant: string, now: Date, from: number, to: number): boolean {
  const seconds = (Date.parse(instant) - now.getTime()) / 1000;
  return seconds > from && seconds <= to;
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

/** Ends all leases, once it is certain that no other instance works on the store. */
export async function endLeases(db: Database): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ locked_by: null, locked_until: null })
    .where('locked_by', 'is not', null)
    .execute();
}
