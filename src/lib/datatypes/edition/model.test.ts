import { describe, expect, it } from 'vitest';
import { testSelection } from '../shared/selectionSuite.js';
import { checkContext, element } from '../shared/testing.js';
import { model } from './model.js';

describe('edition', () => testSelection(model, { withGuid: true }));

describe('edition: Guid', () => {
  it.each([
    [{ Id: 1, Name: 'A', Guid: 'g' }, true],
    [{ Id: 1, Name: 'A' }, false],
    [{ Id: 1, Name: 'A', Guid: 7 }, false]
  ])('%j is an edition: %s', (object, expected) => {
    expect(model.read([object], element('edition')) !== undefined).toBe(expected);
  });

  it('is part of every candidate', () => {
    const found = model.candidates(element('edition'), [1], checkContext()).flat();
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ Guid }) => typeof Guid === 'string')).toBe(true);
  });
});
