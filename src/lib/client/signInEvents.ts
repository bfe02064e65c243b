const CHANNEL = 'ascdata:signed-in';

/** Tells the other tabs that somebody has signed in here. */
export function announceSignIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(true);
  channel.close();
}

/** Calls back when somebody signs in in another tab. Returns a function that stops listening. */
export function onSignIn(call: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = call;
  return () => channel.close();
}
