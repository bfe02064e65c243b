import { error } from '@sveltejs/kit';
import type { UserSummary } from '$lib/api.js';
import { loadPage } from '../../load.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = async ({ params, fetch, parent }) => {
  const page = await loadPage(parent, 'user.manage');
  const response = await fetch(`/api/Users/${encodeURIComponent(params.id)}`);
  if (!response.ok) error(response.status);
  return { ...page, user: (await response.json()) as UserSummary };
};
