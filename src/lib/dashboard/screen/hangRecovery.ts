/**
 * Where a browser runs all sandboxed frames of a page in one process, one hanging widget hangs the others too. The remedy is to remove
 * all of them at once, which ends that process, and to restart them without the culprit. To find it, they start one after another, each
 * watched for longer than it takes to ping all of them and miss their answers: when all fall silent, it is the one on trial.
 *
 * Pure: the knowledge is in `Recovery`, observations are passed in. The caller restarts everything after each silence.
 */
export interface Recovery {
  /** Stay out until the user reloads them. */
  readonly stopped: readonly string[];
  /** Start one group after the other: the first one runs and is watched, the others wait. */
  readonly queue: readonly Group[];
  /** Factor on the usual watching time: some hang only after a while. 0: all of them are watched together. */
  readonly patience: number;
  /** Time of the last silence of all, or the end of the last trial. */
  readonly lastHang: number;
  /** Were sent something before a silence and never answered. */
  readonly suspects: readonly string[];
  /** Of those that are out: those about which nothing else is known. */
  readonly doubtful: readonly string[];
}

type Group = readonly string[];

/** What was observed when all that can answer were silent. */
export interface Silence {
  /** Have a frame. */
  readonly running: readonly string[];
  /** Of these: showed something since their start. */
  readonly shown: ReadonlySet<string>;
  /** Of these: answered since their start. A page without the library never does, hanging or not. */
  readonly answered: ReadonlySet<string>;
  /** Of these: were sent something they did not answer. */
  readonly asked: readonly string[];
  readonly now: number;
}

export const NO_RECOVERY: Recovery = {
  stopped: [],
  queue: [],
  patience: 0,
  lastHang: Number.NEGATIVE_INFINITY,
  suspects: [],
  doubtful: []
};

/** A widget that hangs less often than this, in milliseconds, costs the others one restart each time and is not searched for. */
export const RARE = 60_000;
/** Longest watching time, as a factor: a widget that does not hang rarely will hang within it. */
const MOST_PATIENCE = 8;

/** The order of restarts after all were silent. */
export function afterSilence(recovery: Recovery, seen: Silence): Recovery {
  const next = { ...recovery, lastHang: seen.now };
  return byCause(next, seen) ?? (next.queue.length > 0 ? onTrial(next, seen) : untried(next, seen, recovery.lastHang));
}

/** The group on trial was watched for as long as it takes, and nothing happened. */
export function afterWatch(recovery: Recovery, now: number): Recovery {
  return { ...recovery, queue: recovery.queue.slice(1), lastHang: now };
}

/** A new widget wants to run. It does not disturb a trial. */
export function withNew(recovery: Recovery, id: string): Recovery {
  const isKnown = recovery.stopped.includes(id) || recovery.queue.some((group) => group.includes(id));
  return isKnown || recovery.queue.length === 0 ? recovery : { ...recovery, queue: [...recovery.queue, [id]] };
}

/** The user reloads one that is out: it is tried alone, after those that wait. */
export function withAnother(recovery: Recovery, id: string): Recovery {
  if (!recovery.stopped.includes(id)) return recovery;
  const { stopped, doubtful, queue } = without(recovery, id);
  return { ...recovery, stopped, doubtful, queue: [...queue, [id]] };
}

/** The user reloads one while all are silent: it starts first, and the others follow one by one. */
export function withFirst(
  recovery: Recovery,
  id: string,
  { running, now }: Pick<Silence, 'running' | 'now'>
): Recovery {
  const { queue, ...rest } = without(recovery, id);
  const others = running.filter((each) => each !== id && !queue.flat().includes(each));
  const patience = Math.max(1, recovery.patience);
  return { ...rest, patience, lastHang: now, queue: [[id], ...singly(others), ...queue.flatMap(singly)] };
}

/** It was removed. */
export function without(recovery: Recovery, id: string): Recovery {
  const rest = (group: Group): Group => group.filter((each) => each !== id);
  const { stopped, queue, suspects, doubtful } = recovery;
  return {
    ...recovery,
    stopped: rest(stopped),
    suspects: rest(suspects),
    doubtful: rest(doubtful),
    queue: groups(...queue.map(rest))
  };
}

export const isWaiting = ({ queue }: Recovery, id: string): boolean =>
  queue.slice(1).some((group) => group.includes(id));

/**
 * Exactly one was sent something it did not answer. The first time, it starts last and alone; the second time, it is the culprit,
 * even though it never hangs at a start. undefined: no such widget.
 */
function byCause(recovery: Recovery, { asked, running }: Silence): Recovery | undefined {
  const [cause] = asked;
  if (cause === undefined || asked.length > 1 || recovery.queue[0]?.includes(cause)) return undefined;
  const isSecond = recovery.suspects.includes(cause);
  const waiting = without(recovery, cause);
  const settled = running.filter((id) => id !== cause && !waiting.queue.flat().includes(id));
  const queue = groups(settled, ...waiting.queue, isSecond ? [] : [cause]);
  if (!isSecond) return { ...waiting, queue, suspects: [...recovery.suspects, cause] };
  return { ...waiting, queue, stopped: [...recovery.stopped, cause], doubtful: [...recovery.doubtful, cause] };
}

function onTrial(recovery: Recovery, { running, answered }: Silence): Recovery {
  const [tried = [], ...waiting] = recovery.queue;
  const settled = running.filter((id) => !recovery.queue.flat().includes(id));
  if (tried.length > 1) {
    const { patience, stopped, ...rest } = morePatient(recovery);
    const acquitted = recovery.stopped.filter((id) => !stopped.includes(id));
    const each = singly(sorted(tried, answered));
    return { ...rest, patience, stopped, queue: groups(settled, ...each, ...waiting, ...singly(acquitted)) };
  }
  const [id = ''] = tried;
  // No widget had answered that would have fallen silent if one of them hung.
  if (settled.length > 0 && !settled.some((each) => answered.has(each))) {
    return { ...recovery, queue: groups([id], ...waiting, ...singly(settled)) };
  }
  // A widget that hangs on trial is the culprit; one that was only sent something may be.
  const out = [...recovery.stopped.filter((each) => !recovery.doubtful.includes(each)), id];
  return { ...recovery, stopped: out, doubtful: [], queue: groups(settled, ...waiting, ...singly(recovery.doubtful)) };
}

function untried(recovery: Recovery, { running, shown, answered, now }: Silence, lastHang: number): Recovery {
  const fresh = running.filter((id) => !shown.has(id));
  const others = running.filter((id) => shown.has(id));
  if (fresh.length > 0)
    return { ...recovery, patience: Math.max(1, recovery.patience), queue: groups(others, ...singly(fresh)) };
  if (now - lastHang >= RARE) return { ...recovery, patience: 0, queue: [running] };
  const next = morePatient(recovery);
  const acquitted = recovery.stopped.filter((id) => !next.stopped.includes(id));
  const all = next.patience === 0 ? [running] : singly(sorted(running, answered));
  return { ...next, queue: groups(...all, ...singly(acquitted)) };
}

/**
 * All were watched, and all are silent again: one of them hangs later than they were watched. Those that are out may have been
 * suspected wrongly, and are tried again.
 */
function morePatient(recovery: Recovery): Recovery {
  const patience = recovery.patience === 0 ? 1 : recovery.patience * 2;
  if (patience === 1) return { ...recovery, patience };
  return { ...recovery, patience: patience > MOST_PATIENCE ? 0 : patience, stopped: [], doubtful: [] };
}

/** Those that answer come first: their silence reveals when a later one hangs. */
const sorted = (ids: Group, answered: ReadonlySet<string>): Group => [
  ...ids.filter((id) => answered.has(id)),
  ...ids.filter((id) => !answered.has(id))
];

const singly = (ids: Group): Group[] => ids.map((id) => [id]);
const groups = (...all: Group[]): Group[] => all.filter((group) => group.length > 0);
