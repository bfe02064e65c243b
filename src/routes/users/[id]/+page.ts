import { error, redirect } from '@sveltejs/kit';
import type { UserSummary } from '$lib/api.js';
import { request } from '$lib/client/request.js';
import { loadPage } from '../../load.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = async ({ params, url, fetch, parent }) => {
  const page = await loadPage(parent, 'user.manage', () => import('$lib/admin/users/UserPage.svelte'));
  const answer = await request<UserSummary>(`/api/Users/${encodeURIComponent(params.id)}`, { send: fetch });
  if (answer.ok) return { ...page, user: answer.value };
  if (answer.status === 401) redirect(303, `/sign-in?to=${encodeURIComponent(url.pathname)}`);
  return error(answer.status || 503);
};
