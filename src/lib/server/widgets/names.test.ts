import { describe, expect, it } from 'vitest';
import { nameFor } from './names.js';

describe('the name of a widget that was uploaded as a file', () => {
  it.each([
    ['Menu.dash.zip', 'com.example.menu', 'Menu'],
    ['C:\\widgets\\Menu.DASH.ZIP', 'com.example.menu', 'Menu'],
    ['Me\u202enu\n.dash.zip', 'com.example.menu', 'Menu'],
    ['.dash.zip', 'com.example.menu', 'com.example.menu'],
    ['\u200b.dash.zip', ' menu\u2028', 'menu'],
    ['.dash.zip', '  ', 'Widget'],
    ['', '\u200b', 'Widget']
  ])('for file %j with SpotIdentifier %j is %j', (fileName, spotIdentifier, name) => {
    expect(nameFor(fileName, spotIdentifier)).toBe(name);
  });
});
