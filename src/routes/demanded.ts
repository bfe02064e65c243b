import { error } from '@sveltejs/kit';
import type { Answer } from '$lib/client/request.js';

/** What the server returns for a page. @throws the page's error where it refuses, or cannot be reached */
export function demanded<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  const { status, code = 'not-reached', text = '' } = answer;
  error(status === 0 ? 503 : status, { message: text, code });
}
