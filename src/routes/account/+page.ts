import { loadPage } from '../load.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = ({ parent }) =>
  loadPage(parent, 'account.use', () => import('$lib/account/AccountPage.svelte'));
