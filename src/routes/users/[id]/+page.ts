import { error, redirect } from '@sveltejs/kit';
import type { UserSummary } from '$lib/api.js';
import { loadPage } from '../../load.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = async ({ params, url, fetch, parent }) => {
  const page = await loadPage(parent, 'user.manage', () => import('$lib/people/users/UserPage.svelte'));
  const response = await fetch(`/api/Users/${encodeURIComponent(params.id)}`);
  if (response.status === 401) redirect(303, `/sign-in?to=${encodeURIComponent(url.pathname)}`);
  if (!response.ok) error(response.status);
  return { ...page, user: (await response.json()) as UserSummary };
};
