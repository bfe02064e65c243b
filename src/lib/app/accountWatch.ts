import { onSignIn } from '../client/signInEvents.js';

const KEY = 'ascdata:account';
const NOBODY = 'nobody';

/** Tells the other tabs of this browser that the person has signed out. */
export function announceSignOut(): void {
  write(NOBODY);
}

/**
 * Watches whether the user this page was made for is still the one using this browser. A session that merely ends does not
 * count: the page waits until that user, or another one, signs in.
 * @param onLeft another user has signed in, or the person has signed out, in any tab; also noticed when going back to the page
 * @returns the function that ends watching
 */
export function watchAccount(id: number, onLeft: () => void): () => void {
  write(String(id));
  const isOther = (stored: string | null) => stored !== null && stored !== String(id);
  const onStorage = ({ key, newValue }: StorageEvent) => key === KEY && isOther(newValue) && onLeft();
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && isOther(read()) && onLeft();
  const ask = async () => {
    const client = await import('../client/account.js').catch(() => undefined);
    const answer = await client?.account();
    if (answer?.ok && answer.value.Id !== id) onLeft();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  const stop = onSignIn(() => void ask());
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
    stop();
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(account: string): void {
  try {
    if (read() !== account) localStorage.setItem(KEY, account);
  } catch {
    // A browser that keeps nothing has no unsaved edits either.
  }
}
