import { error } from '@sveltejs/kit';
import type { UserSummary } from '$lib/api.js';
import { loadPageTexts } from '$lib/people/load.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = async ({ params, fetch, parent }) => {
  const [response, texts] = await Promise.all([
    fetch(`/api/Users/${encodeURIComponent(params.id)}`),
    parent().then(({ language }) => loadPageTexts(language))
  ]);
  if (!response.ok) error(response.status);
  return { user: (await response.json()) as UserSummary, texts };
};
