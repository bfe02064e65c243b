import { expect, it } from 'vitest';
import { pageTitle } from './pageTitle.js';

it.each([
  [['Lobby', 'Dashboard'], 'Lobby – Dashboard'],
  [['Dashboard', 'Dashboard'], 'Dashboard']
])('the tab of %j is called %s', (parts, title) => expect(pageTitle(...parts)).toBe(title));
