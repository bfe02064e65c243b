import type { Archives } from '../packages/archives.js';
import { removeUnusedPackages } from '../packages/unused.js';
import { Alarm } from '../platform/alarm.js';
import { Jobs, type Job } from '../platform/jobs.js';
import { log } from '../platform/log.js';
import { runIfDue } from '../platform/store/lease.js';
import type { Store } from '../platform/store/store.js';
import { composeOldSaves } from '../saves/retention.js';
import { removeOldEvents } from '../translations/oldEvents.js';
import type { App } from './app.js';
import { DAY } from '../../ascdata/durations.js';

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/**
 * Whenever a draft is due, and by one instance at a time, so that they go live in order. The lease is short, because after a
 * crash the others wait for its end.
 */
const DRAFT_JOB = { name: 'drafts', everySeconds: 0, leaseSeconds: 3 };

type Services = Pick<
  App,
  | 'store'
  | 'now'
  | 'pictures'
  | 'playTimes'
  | 'messages'
  | 'trash'
  | 'dashboardTrash'
  | 'textLanguages'
  | 'people'
  | 'drafts'
> & { readonly archives: Archives };

type DraftServices = Pick<App, 'store' | 'now' | 'draftSchedule'>;

/** Starts the recurring jobs of the server. */
export function startJobs(services: Services): Jobs {
  const jobs = new Jobs(services.store, scheduledJobs(services), { now: services.now, failed: reportFailure });
  jobs.start();
  return jobs;
}

/** Starts what takes drafts live and ends them. They are due to the second, so they do not wait for the other jobs. */
export function startDraftJobs({ store, now, draftSchedule }: DraftServices): Pick<Alarm, 'runDue' | 'close'> {
  const failed = (error: unknown) => reportFailure(DRAFT_JOB.name, error);
  const run = async (signal: AbortSignal) =>
    void (await runIfDue(store, DRAFT_JOB, now, () => draftSchedule.run(signal, failed)));
  const alarm = new Alarm({ next: () => draftSchedule.next(), run }, { now, failed });
  const endListening = store.changes.listen('drafts', () => alarm.changed());
  void alarm.runDue();
  const close = () => {
    endListening();
    return alarm.close();
  };
  return { runDue: () => alarm.runDue(), close };
}

const reportFailure = (name: string, error: unknown) => log().error({ job: name, err: error }, 'job failed');

function scheduledJobs(services: Services): readonly Job[] {
  const { store, now, playTimes, messages, trash, dashboardTrash, textLanguages, people, drafts } = services;
  return [
    { name: 'sweep', everySeconds: DAY_SECONDS, run: () => sweepAll(services) },
    {
      name: 'play-times',
      everySeconds: HOUR_SECONDS,
      run: async (signal) => void (await playTimes.removeOutdated(signal))
    },
    { name: 'messages', everySeconds: HOUR_SECONDS, run: (signal) => messages.removeOutdated(signal) },
    { name: 'deleted-widgets', everySeconds: DAY_SECONDS, run: () => trash.removeOutdated() },
    { name: 'deleted-dashboards', everySeconds: DAY_SECONDS, run: () => dashboardTrash.removeOutdated() },
    { name: 'deleted-drafts', everySeconds: DAY_SECONDS, run: () => drafts.removeOutdated() },
    { name: 'removed-languages', everySeconds: DAY_SECONDS, run: () => textLanguages.removeOutdated() },
    { name: 'old-saves', everySeconds: DAY_SECONDS, run: () => composeOldSaves(store, now()) },
    { name: 'old-text-events', everySeconds: DAY_SECONDS, run: (signal) => removeOldEvents(store, signal) },
    { name: 'sessions', everySeconds: HOUR_SECONDS, run: () => people.removeExpired() }
  ];
}

async function sweepAll({ pictures, archives, store }: Services): Promise<void> {
  await pictures.sweep();
  await archives.sweep();
  await sweepPackages(store);
}

/** Removes unused packages, and contents that belong to none. */
export async function sweepPackages({ db, files, write }: Store): Promise<void> {
  await write(removeUnusedPackages);
  const rows = await db.selectFrom('files').select('sha256').execute();
  const pictures = await db.selectFrom('pictures').select('sha256').execute();
  const kept = new Set([...rows, ...pictures].map((row) => row.sha256));
  await files.sweep((hash) => kept.has(hash), new Date(Date.now() - DAY));
}
