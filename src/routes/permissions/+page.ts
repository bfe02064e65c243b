import { loadPage } from '../load.js';
import type { PageLoad } from './$types.js';

export const load: PageLoad = ({ parent }) =>
  loadPage(parent, 'user.manage', () => import('$lib/admin/permissions/PermissionsPage.svelte'));
