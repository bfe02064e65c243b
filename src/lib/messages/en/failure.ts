import { grammarOf } from '../../language/grammar.js';

const { quote } = grammarOf('en');

export default {
  missing: {
    title: 'There is nothing here',
    text: 'The address is wrong, or the widget was deleted. The list of widgets shows what there is.'
  },
  trash: {
    title: (name: string) => `${quote(name)} is in the Trash`,
    widget: (by: string | null) => (by === null ? 'This widget was deleted.' : `${by} deleted this widget.`),
    dashboard: (by: string | null) => (by === null ? 'This dashboard was deleted.' : `${by} deleted this dashboard.`),
    until: (day: string) => `It can be restored until ${day}.`,
    askWidget: 'Anyone with permission to delete it can restore it.',
    askDashboard: 'An administrator can restore it.',
    open: 'Open the Trash',
    dashboards: 'Dashboard'
  },
  forbidden: {
    title: 'No access',
    text: 'You don’t have permission to see this page. An administrator can grant it.'
  },
  broken: {
    title: 'Something went wrong',
    text: 'The page could not be shown. Nothing you saved is lost. Try again; if it happens again, the server’s log says why.'
  },
  /** What is loaded after the page, a menu or a dialog; or the page itself, after an update. */
  part: {
    missing: 'Part of this page could not be loaded. Check the connection, then reload the page.',
    offline: 'No connection to the server. This page stays open; go on once the connection is back.',
    reload: 'Reload page',
    updated: 'The editor has been updated. Reload this page to use the new version.',
    later: 'Later'
  },
  home: 'All widgets',
  again: 'Try again'
};
