import { describe, expect, it } from 'vitest';
import t from '../messages/en/screens/palette.js';
import { pagesFor, viewsOf } from './pages.js';

const hrefs = (may: readonly string[]) => pagesFor(may, t).map(({ href }) => href);

describe('the palette leads', () => {
  it('to the pages that a person may open', () => {
    expect(hrefs([])).toEqual(['/account']);
    expect(hrefs(['widget.list'])).toEqual(['/', '/templates', '/account']);
    expect(hrefs(['dashboard.list', 'widget.list', 'widget.delete', 'user.manage'])).toEqual([
      '/dashboard',
      '/',
      '/templates',
      '/trash',
      '/users',
      '/permissions',
      '/account'
    ]);
  });

  it('to the views of the open widget', () => {
    expect(viewsOf(7, t).map(({ href }) => href)).toEqual([
      '/widgets/7',
      '/widgets/7/conditions',
      '/widgets/7/translations',
      '/widgets/7/definition'
    ]);
  });
});
