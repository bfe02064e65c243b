import type { Texts } from '../messages/load.js';
import type { Command } from '../ui/commands.js';

/** The pages that everybody with these permissions can open. `may`: actions that could be allowed. */
export function pagesFor(may: readonly string[], t: Texts<'palette'>): Command[] {
  const pages = [
    { href: '/dashboard', label: t.pages.dashboard, action: 'dashboard.list' },
    { href: '/', label: t.pages.widgets, action: 'widget.list' },
    { href: '/templates', label: t.pages.templates, action: 'widget.list' },
    { href: '/trash', label: t.pages.trash, action: 'widget.delete' },
    { href: '/users', label: t.pages.users, action: 'user.manage' },
    { href: '/permissions', label: t.pages.permissions, action: 'user.manage' },
    { href: '/account', label: t.pages.account, action: undefined }
  ];
  return pages
    .filter(({ action }) => action === undefined || may.includes(action))
    .map(({ href, label }) => ({ id: `page ${href}`, kind: 'action', label, href }));
}

/** The views of a widget. */
export const viewsOf = (id: number, t: Texts<'palette'>): Command[] =>
  (['values', 'conditions', 'translations', 'definition'] as const).map((view) => {
    const href = `/widgets/${id}${view === 'values' ? '' : `/${view}`}`;
    return { id: `view ${view}`, kind: 'action', label: t.views[view], href };
  });
