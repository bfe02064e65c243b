import type { Archives } from '../packages/archives.js';
import { removeUnusedPackages } from '../packages/unused.js';
import { Jobs, type Job } from '../platform/jobs.js';
import { log } from '../platform/log.js';
import type { Store } from '../platform/store/store.js';
import { composeOldSaves } from '../saves/retention.js';
import type { App } from './app.js';
import { DAY } from '../../ascdata/durations.js';

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Less than the minute between two rounds: it counts from the end of a run, and each round has to find the job due. */
const DRAFT_SECONDS = 20;

type Services = Pick<
  App,
  'store' | 'now' | 'pictures' | 'playTimes' | 'messages' | 'trash' | 'dashboardTrash' | 'textLanguages' | 'people'
> & { readonly archives: Archives };

type DraftServices = Pick<App, 'store' | 'now' | 'drafts' | 'draftSchedule'>;

/** Starts the recurring jobs of the server, except those of drafts. */
export function startJobs(services: Services): Jobs {
  const failed = (name: string, error: unknown) => log().error({ job: name, err: error }, 'job failed');
  const jobs = new Jobs(services.store, scheduledJobs(services), { now: services.now, failed });
  jobs.start();
  return jobs;
}

/** Starts the jobs of drafts. Drafts go live and end on the minute, so these jobs do not wait for the others. */
export function startDraftJobs({ store, now, drafts, draftSchedule }: DraftServices): Jobs {
  const failed = (name: string, error: unknown) => log().error({ job: name, err: error }, 'job failed');
  const jobs: readonly Job[] = [
    { name: 'drafts', everySeconds: DRAFT_SECONDS, run: (signal) => draftSchedule.run(signal) },
    { name: 'deleted-drafts', everySeconds: DAY_SECONDS, run: () => drafts.removeOutdated() }
  ];
  const started = new Jobs(store, jobs, { now, failed });
  started.start();
  return started;
}

function scheduledJobs(services: Services): readonly Job[] {
  const { store, now, playTimes, messages, trash, dashboardTrash, textLanguages, people } = services;
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
    { name: 'removed-languages', everySeconds: DAY_SECONDS, run: () => textLanguages.removeOutdated() },
    { name: 'old-saves', everySeconds: DAY_SECONDS, run: () => composeOldSaves(store, now()) },
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
