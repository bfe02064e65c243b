import { describe, expect, it } from 'vitest';
import { nameFor, nextName } from './widgetnames.js';

describe('a name for a copy', () => {
  it.each([
    ['Menu', [], 'Menu'],
    ['Menu', ['Menu'], 'Menu 2'],
    ['Menu', ['menu', 'Menu 2'], 'Menu 3'],
    ['Menu 2', ['Menu', 'Menu 2'], 'Menu 3'],
    ['Room 101', ['Room 101'], 'Room 101 2'],
    ['x'.repeat(200), ['x'.repeat(200)], `${'x'.repeat(198)} 2`],
    ['😀'.repeat(200), ['😀'.repeat(200)], `${'😀'.repeat(198)} 2`]
  ])('%s beside %j is %s', (name, taken, expected) => {
    expect(nextName(name, taken)).toBe(expected);
  });
});

describe('the name of a widget that came as a file', () => {
  it.each([
    ['Menu.dash.zip', 'com.example.menu', 'Menu'],
    ['C:\\widgets\\Menu.DASH.ZIP', 'com.example.menu', 'Menu'],
    ['Me\u202enu\n.dash.zip', 'com.example.menu', 'Menu'],
    ['.dash.zip', 'com.example.menu', 'com.example.menu'],
    ['\u200b.dash.zip', ' menu\u2028', 'menu'],
    ['.dash.zip', '  ', 'Widget'],
    ['', '\u200b', 'Widget']
  ])('%j of %j is %j', (fileName, spotIdentifier, name) => {
    expect(nameFor(fileName, spotIdentifier)).toBe(name);
  });
});
