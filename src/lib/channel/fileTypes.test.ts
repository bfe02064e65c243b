import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/laws.js';
import { cleanFileName } from './fileName.js';
import { OFFERED_ENDINGS, endingOf, offerOf } from './fileTypes.js';

/** As a request is judged: the name is cleaned first. */
const judged = (name: string, type = 'application/octet-stream') => {
  const offer = offerOf(cleanFileName(name), type);
  return typeof offer === 'string' ? offer : offer.ending;
};

describe('endings of documents, data, pictures and sound are offered', () => {
  it.each([
    ['figures.csv', 'text/csv', 'data', 'text/csv'],
    ['figures.csv', 'application/octet-stream', 'data', 'text/csv'],
    ['figures.csv', '', 'data', 'text/csv'],
    ['figures.csv', 'Text/CSV; charset=utf-8', 'data', 'text/csv'],
    ['figures.csv', 'text/plain', 'data', 'text/csv'],
    ['report.pdf', 'application/pdf', 'document', 'application/pdf'],
    ['notes.txt', 'text/plain', 'document', 'text/plain'],
    ['card.png', 'image/png', 'picture', 'image/png'],
    ['photo.jpeg', 'image/jpeg', 'picture', 'image/jpeg'],
    ['chime.mp3', 'audio/mpeg', 'sound', 'audio/mpeg']
  ])('%s as %j', (name, claimed, kind, type) => {
    expect(offerOf(name, claimed)).toEqual({ ending: endingOf(name), kind, type });
  });

  it('an ending in upper case counts as the same and is kept as written', () => {
    expect(offerOf('FIGURES.CSV', '')).toEqual({ ending: 'CSV', kind: 'data', type: 'text/csv' });
  });
});

describe('the true ending decides', () => {
  it.each([
    ['x.csv.exe', 'ending'],
    ['x.exe.csv', 'csv'],
    ['x.csv.', 'csv'],
    ['x.exe. . ', 'ending'],
    ['x.exe\u00a0', 'ending'],
    ['x.csv\u0000.exe', 'ending'],
    ['annexe\u202Evsc.exe', 'ending'],
    ['x.c\u200Bsv', 'csv'],
    ['x.csv\ufe0f', 'ending'],
    ['x.csv\uff0eexe', 'ending'],
    ['x\uff0ecsv', 'ending'],
    ['x.\u0441sv', 'ending'],
    ['x.\u212aml', 'ending'],
    ['x.csv/../y.exe', 'ending'],
    ['y.exe/x.csv', 'csv'],
    ['x.csv:evil.exe', 'ending'],
    ['x.exe::$DATA', 'ending'],
    ['con.csv', 'csv'],
    ['con', 'ending'],
    ['nul.exe', 'ending'],
    ['.csv', 'ending'],
    ['umlauts', 'ending'],
    ['', 'ending'],
    ['__proto__.__proto__', 'ending'],
    ['x.constructor', 'ending'],
    [`${'a'.repeat(500)}.csv`, 'csv'],
    [`${'a'.repeat(500)}.exe`, 'ending']
  ])('the verdict on %j is %j', (name, expected) => {
    expect(judged(name)).toBe(expected);
  });

  it.each(
    (
      'exe com bat cmd ps1 vbs js mjs jse wsf wsh hta scr msi msp lnk url desktop webloc cpl dll jar sh command app dmg pkg apk ' +
      'html htm xhtml mht svg svgz xml xsl swf chm reg inf iso img vhd zip rar 7z gz tar doc xls ppt docm xlsm pptm dotm xlam rtf ' +
      'slk iqy library-ms search-ms settingcontent-ms appref-ms py rb pl php epub'
    ).split(' ')
  )('.%s is never offered, whatever type is claimed', (ending) => {
    for (const type of ['', 'application/octet-stream', 'text/csv', 'text/plain']) {
      expect(judged(`figures.${ending}`, type)).toBe('ending');
      expect(judged(`figures.csv.${ending.toUpperCase()}`, type)).toBe('ending');
    }
  });
});

describe('a claimed type must fit the ending', () => {
  it.each([
    ['x.csv', 'text/html'],
    ['x.csv', 'application/x-msdownload'],
    ['x.png', 'image/svg+xml'],
    ['x.pdf', 'text/plain'],
    ['x.mp3', 'audio/wav'],
    ['x.txt', '<b>text</b>'],
    ['x.txt', 'text/plain, text/html']
  ])('%s as %s is refused', (name, type) => {
    expect(judged(name, type)).toBe('type');
  });
});

it('a file that is offered is saved with one of the listed endings, whatever its name was', () => {
  const parts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2 }),
    fc.constantFrom('.', ' ', '/', '\\', 'csv', 'exe', 'PNG', '\u202e', '\u200b', '\uff0e', '\u212a', ':', ';', 'con')
  );
  const name = fc.array(parts, { maxLength: 8 }).map((each) => each.join(''));
  fc.assert(
    fc.property(name, fc.constantFrom('', 'text/csv', 'image/png', 'application/octet-stream'), (raw, type) => {
      const clean = cleanFileName(raw);
      const offer = offerOf(clean, type);
      if (typeof offer === 'string') return;
      expect(OFFERED_ENDINGS).toContain(offer.ending.toLowerCase());
      expect(clean.endsWith(`.${offer.ending}`)).toBe(true);
      expect(offer.ending).toMatch(/^[a-z0-9]+$/i);
    }),
    { seed: 20261122, numRuns: runs(300) }
  );
});

it('the docs name every ending that is offered, and no other', () => {
  const docs = readFileSync('docs/widgets.md', 'utf8');
  const section = docs.slice(docs.indexOf('### Files a widget may save'), docs.indexOf('## What a widget can reach'));
  const named = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join(' ');
  expect([...named.matchAll(/`\.([a-z0-9]+)`/g)].map(([, ending]) => ending).sort()).toEqual(
    [...OFFERED_ENDINGS].sort()
  );
});
