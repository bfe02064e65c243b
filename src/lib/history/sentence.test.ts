import { describe, expect, it } from 'vitest';
import english from '../messages/en/screens/history.js';
import { periodOf, saverOf, sentenceOf } from './sentence.js';

const plain = { Kind: 'save', OfTemplate: false, OriginAt: null, Origin: null, Step: null } as const;
const step = (Widgets: number) => ({ Id: 1, Widgets, Undoable: false });

describe('how an entry of the history came about', () => {
  it.each([
    ['a plain save says nothing', {}, ''],
    ['a save of the template', { OfTemplate: true }, 'template'],
    ['another kind', { Kind: 'package' }, 'new version of the widget'],
    ['a package by its version', { Kind: 'package', SpotVersion: '1.2' }, 'new version 1.2 of the widget'],
    [
      'the saves of a folder as one version',
      { Kind: 'package', SpotVersion: '1.2', Origin: 'my-widget' },
      'version 1.2 of the widget, as last saved there'
    ],
    ['a restored moment', { Kind: 'restore', OriginAt: '9 Jan' }, 'restored from <9 Jan>'],
    ['a save that was undone', { Kind: 'undo', OriginAt: '9 Jan' }, 'save of <9 Jan> undone'],
    ['a preset by its name', { Kind: 'preset', Origin: 'Busy day' }, 'preset “Busy day” applied'],
    ['a draft by its name', { Kind: 'draft', Origin: 'Christmas' }, 'draft “Christmas” went live'],
    ['a draft of which no name was kept', { Kind: 'draft-end' }, 'a draft ended'],
    ['several at once', { Kind: 'table', Step: step(62) }, 'saved in the table, with 61 other widgets'],
    ['a step of one widget', { Kind: 'table', Step: step(1) }, 'saved in the table'],
    [
      'all of it',
      { Kind: 'undo', OfTemplate: true, OriginAt: '9 Jan', Step: step(2) },
      'template, save of <9 Jan> undone, with 1 other widget'
    ]
  ] as const)('%s', (_what, entry, words) => {
    expect(sentenceOf({ ...plain, ...entry }, english, (at) => `<${at}>`)).toBe(words);
  });

  it.each([
    ['created from its template, by its name', 'Opening hours', 'created from “Opening hours”'],
    ['created, where it inherits from nothing', undefined, 'created']
  ])('%s', (_what, template, words) => {
    expect(sentenceOf({ ...plain, Kind: 'made' }, english, String, template)).toBe(words);
  });

  it.each([
    ['a person', { By: 'Ada', Kind: 'save', Origin: null }, 'Ada'],
    ['the folder whose saves it holds', { By: null, Kind: 'package', Origin: 'my-widget' }, 'Folder “my-widget”'],
    ['the folder that it was first opened from', { By: null, Kind: 'made', Origin: 'my-widget' }, 'Folder “my-widget”'],
    ['the product, not a draft that it let go live', { By: null, Kind: 'draft', Origin: 'Easter' }, 'The platform']
  ] as const)('names as saver %s', (_what, entry, words) => {
    expect(saverOf(entry, english)).toBe(words);
  });

  it.each([
    ['to its end', '12:40:02', '12:28 to 12:40'],
    ['as one time within a minute', '12:28:40', '12:28'],
    ['as open until the next save', null, 'since 12:28']
  ])('says its period %s', (_what, Until, words) => {
    expect(periodOf({ At: '12:28:10', Until }, english, (at) => at.slice(0, 5))).toBe(words);
  });
});
