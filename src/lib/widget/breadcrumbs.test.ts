import { describe, expect, it } from 'vitest';
import { crumbsOf } from './breadcrumbs.js';

const words = { widgets: 'Widgets', dashboard: 'Dashboard', templates: 'Widget templates' };
const group = { Id: 3, Name: 'Entrance' };
const said = (...given: Parameters<typeof crumbsOf>) =>
  crumbsOf(...given).map(({ path, name, isBack }) => `${name} ${path}${isBack ? ' back' : ''}`);

describe('the breadcrumb', () => {
  it.each([
    ['names the group', group, undefined, ['Widgets /', 'Entrance /groups/3']],
    ['names the templates', null, undefined, ['Widgets /', 'Widget templates /templates']],
    [
      'goes back to the list one came from',
      group,
      { path: '/', isBefore: true },
      ['Widgets / back', 'Entrance /groups/3']
    ],
    ['goes back to the group', group, { path: '/groups/3', isBefore: true }, ['Widgets /', 'Entrance /groups/3 back']],
    [
      'leads to another group’s list by its own link',
      group,
      { path: '/groups/4', isBefore: true },
      ['Widgets /', 'Entrance /groups/3']
    ],
    [
      'goes back to the dashboard',
      group,
      { path: '/dashboard/7', isBefore: true },
      ['Dashboard /dashboard/7 back', 'Entrance /groups/3']
    ],
    [
      'leads to the dashboard when another page was in between',
      null,
      { path: '/dashboard', isBefore: false },
      ['Dashboard /dashboard', 'Widget templates /templates']
    ]
  ])('%s', (_, home, from, expected) => {
    expect(said(home, from, words)).toEqual(expected);
  });
});
