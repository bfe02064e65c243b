/**
 * What shared.setup.ts makes once for all workers, as soon as it is there.
 * @throws Error why it could not be made
 */
export async function shared(path: 'data' | 'fields'): Promise<string> {
  const answer = await fetch(`${process.env.SHARED}/${path}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`What the workers share, ${path}, could not be made: ${text}`);
  return text;
}
