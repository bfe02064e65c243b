import type { EditorData } from '../api.js';

/** Where the user came from, within the product. */
export interface CameFrom {
  readonly path: string;
  /** It is the previous history entry: going back restores it as it was left. */
  readonly isBefore: boolean;
}

export interface Crumb {
  readonly path: string;
  readonly name: string;
  /** Going back leads there. */
  readonly isBack: boolean;
}

interface CrumbWords {
  widgets: string;
  dashboard: string;
  templates: string;
}

/** The breadcrumbs before the widget's name: the dashboard the user came from, or the Widgets screen and the widget's place. */
export function crumbsOf(group: EditorData['Group'], from: CameFrom | undefined, words: CrumbWords): Crumb[] {
  const root =
    from && /^\/dashboard(?:\/|$)/.test(from.path)
      ? { path: from.path, name: words.dashboard }
      : { path: '/', name: words.widgets };
  const home = group
    ? { path: `/groups/${group.Id}`, name: group.Name }
    : { path: '/templates', name: words.templates };
  return [root, home].map((crumb) => ({
    ...crumb,
    isBack: from !== undefined && from.isBefore && from.path === crumb.path
  }));
}
