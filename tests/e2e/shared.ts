/**
 * The results of shared.setup.ts, as soon as they are ready.
 * @throws Error if the set-up failed
 */
export async function shared(path: 'data' | 'fields'): Promise<string> {
  const answer = await fetch(`${process.env.SHARED}/${path}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`What the workers share, ${path}, could not be made: ${text}`);
  return text;
}
