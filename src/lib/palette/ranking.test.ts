import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from '../ui/commands.js';
import { MAX_SHOWN, ranked } from './ranking.js';

const command = (kind: Command['kind'], label: string, detail?: string): Command => ({
  id: `${kind} ${label}`,
  kind,
  label,
  ...(detail !== undefined && { detail })
});
const ALL = [
  command('widget', 'Café menu', 'Lobby'),
  command('setting', 'Menu colour', '#ff0000'),
  command('action', 'Undo'),
  command('widget', 'Opening hours', 'Cafeteria')
];
const labels = (query: string) => ranked(ALL, query).map(({ label }) => label);

describe('the palette finds', () => {
  it.each([
    ['names that begin so before names with such a word', 'menu', ['Menu colour', 'Café menu']],
    ['whatever case and accents, in the detail last', 'CAFE', ['Café menu', 'Opening hours']],
    ['words in any order', 'hours open', ['Opening hours']],
    ['nothing where a word is missing', 'menu hours', []],
    ['everything without a text, actions first', ' ', ['Undo', 'Menu colour', 'Café menu', 'Opening hours']]
  ])('%s', (_, query, expected) => expect(labels(query)).toEqual(expected));

  it('each command once, and no more than can be looked through', () =>
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 300 }), fc.string({ maxLength: 3 }), (names, query) => {
        const commands = names.map((name, at) => ({ id: String(at), kind: 'widget' as const, label: name }));
        const found = ranked(commands, query);
        expect(new Set(found).size).toBe(found.length);
        expect(found.length).toBeLessThanOrEqual(MAX_SHOWN);
        expect(found.every((each) => commands.includes(each as (typeof commands)[number]))).toBe(true);
      })
    ));
});
