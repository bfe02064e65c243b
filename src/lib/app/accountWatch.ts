import { onSignIn } from '../client/signInEvents.js';

const KEY = 'ascdata:account';
const NOBODY = 'nobody';

/** Tells the other tabs of this browser that the person has signed out. */
export function announceSignOut(): void {
  write(NOBODY);
}

/**
 * Watches whether the person this page was made for is still the one at this browser. A session that just ended does not
 * count: the page waits until its person, or somebody else, signs in.
 * @param left another user has signed in, or the person has signed out, in any tab; also noticed when going back to the page
 * @returns the function that ends watching
 */
export function watchAccount(id: number, left: () => void): () => void {
  write(String(id));
  const isOther = (said: string | null) => said !== null && said !== String(id);
  const heard = ({ key, newValue }: StorageEvent) => key === KEY && isOther(newValue) && left();
  const shown = ({ persisted }: PageTransitionEvent) => persisted && isOther(read()) && left();
  const ask = async () => {
    const client = await import('../client/account.js').catch(() => undefined);
    const answer = await client?.account();
    if (answer?.ok && answer.value.Id !== id) left();
  };
  addEventListener('storage', heard);
  addEventListener('pageshow', shown);
  const stop = onSignIn(() => void ask());
  return () => {
    removeEventListener('storage', heard);
    removeEventListener('pageshow', shown);
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

function write(said: string): void {
  try {
    if (read() !== said) localStorage.setItem(KEY, said);
  } catch {
    // A browser that keeps nothing has no unsaved edits either.
  }
}
