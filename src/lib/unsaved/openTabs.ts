const TAB_KEY = 'ascdata:tab';
const lockOf = (tab: string): string => `ascdata:tab:${tab}`;

/** This tab among the browser's tabs. */
export interface Tab {
  readonly id: string;
  /** Whether the tab with this id is open now. Without the Web Locks API (a page over plain http) no other tab is known. */
  isOpen(id: string): boolean;
}

/**
 * The id of this tab: kept after a reload, new in a duplicated tab. An open tab holds a lock with its id, which the browser
 * releases however the tab ends; so the edits of a tab whose lock nobody holds are free to take.
 */
export async function claimTab(): Promise<Tab> {
  const locks: LockManager | undefined = navigator.locks;
  const id = await (claimed ??= claim(locks));
  const held = new Set((await locks?.query())?.held?.map((lock) => lock.name));
  return { id, isOpen: (tab) => held.has(lockOf(tab)) };
}

/** Several parts of a page ask at once, and again without a reload. */
let claimed: Promise<string> | undefined;

async function claim(locks: LockManager | undefined): Promise<string> {
  let id = session()?.getItem(TAB_KEY) ?? newId();
  if (locks && !(await hold(locks, id))) {
    id = newId();
    await hold(locks, id);
  }
  remember(id);
  return id;
}

/** Holds the lock for the life of the page; false if another tab has it. */
function hold(locks: LockManager, id: string): Promise<boolean> {
  return new Promise((resolve) => {
    void locks.request(lockOf(id), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise<never>(() => {}) : undefined;
    });
  });
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function session(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

function remember(id: string): void {
  try {
    session()?.setItem(TAB_KEY, id);
  } catch {
    // Without session storage the tab has a new id after a reload, and takes over its own edits like any other's.
  }
}
