import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPackage } from '../../src/lib/package/read.js';
import { writePackage } from '../../src/lib/package/write.js';
import { ascdata, definition, useFolder, write } from './harness.js';

const folder = useFolder();
const zip = {
  ...{ Id: 'Zip', DisplayName: 'Zip code', DataType: 'simpleText', Value: [{ Text: '' }] },
  Options: { ValidationRegExp: '^\\d+$', ValidationRegExpDescription: 'digits only' }
};
const size = {
  ...{ Id: 'Size', DisplayName: 'Size', DataType: 'list', Value: 'small', Items: ['small', 'very large', '4K'] },
  Translations: { de: { DisplayName: 'Größe', small: 'klein', huge: 'riesig' }, 'de-AT': { small: 'wenig' } }
};
const both = write(folder, 'both.json', definition(size, zip));

describe('ascdata i18n status', () => {
  test('--format json prints one line per file: total, translated, missing texts and stale keys of each language', async () => {
    const plain = write(folder, 'plain.json', definition(zip));
    const { code, out, err } = await ascdata(['i18n', 'status', both, plain, '--format', 'json']);
    expect([code, err]).toEqual([0, '']);
    const [first, second] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    const missing = [
      { element: 'Size', kind: 'entry', entry: 'very large' },
      { element: 'Zip', kind: 'name' },
      { element: 'Zip', kind: 'pattern' }
    ];
    expect(first).toEqual({
      file: both,
      languages: {
        de: { total: 5, translated: 2, missing, stale: ['huge'] },
        'de-AT': { total: 5, translated: 2, missing, stale: [] }
      }
    });
    expect(second).toEqual({ file: plain, languages: {} });
  });

  test('says the same in words', async () => {
    const { out } = await ascdata(['i18n', 'status', both]);
    expect(out).toContain('  de: 2 of 5 translated\n    missing: Size, entry “very large”\n');
    expect(out).toContain('    without a text: Size, huge\n');
  });

  test('names a file that cannot be read, and answers for the others', async () => {
    const { code, out, err } = await ascdata(['i18n', 'status', join(folder, 'gone.json'), both, '--format', 'json']);
    expect([code, out.split('\n').length]).toEqual([2, 2]);
    expect(err).toContain('gone.json cannot be read');
  });
});

describe('ascdata i18n export', () => {
  test('prints every text that can be translated, with its own translation into the language', async () => {
    const { code, out } = await ascdata(['i18n', 'export', both, '--language', 'de', '--format', 'json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual([
      { element: 'Size', kind: 'name', source: 'Size', target: 'Größe' },
      { element: 'Size', kind: 'entry', entry: 'small', source: 'small', target: 'klein' },
      { element: 'Size', kind: 'entry', entry: 'very large', source: 'very large', target: '' },
      { element: 'Zip', kind: 'name', source: 'Zip code', target: '' },
      { element: 'Zip', kind: 'pattern', source: 'digits only', target: '' }
    ]);
  });

  test('asks for the language unless the file has exactly one', async () => {
    const { code, err } = await ascdata(['i18n', 'export', both]);
    expect([code, err]).toEqual([2, `ascdata: Which language of ${both}? Add --language <code>. It has de, de-AT.\n`]);
    const Translations = { de: size.Translations.de };
    const { out } = await ascdata(['i18n', 'export', write(folder, 'one.json', definition({ ...size, Translations }))]);
    expect(JSON.parse(out)).toMatchObject([{ target: 'Größe' }, { target: 'klein' }, { target: '' }]);
  });
});

const texts = (name: string, rows: unknown): string => write(folder, name, JSON.stringify(rows));

describe('ascdata i18n import', () => {
  test('writes the edited output of export, and changes no other translation', async () => {
    const path = write(folder, 'widget/ascData.json', definition(size, zip));
    const { out } = await ascdata(['i18n', 'export', path, '--language', 'de']);
    const rows = (JSON.parse(out) as { target: string }[]).map((row, at) => ({ ...row, target: `Text ${at}` }));
    const file = texts('edited.json', rows);
    const tried = await ascdata(['i18n', 'import', join(folder, 'widget'), file, '--language', 'de', '--dry-run']);
    expect(tried.out).toContain('5 of 5 texts would change, 0 unknown');
    expect(readFileSync(path, 'utf8')).toBe(definition(size, zip));
    const done = await ascdata(['i18n', 'import', join(folder, 'widget'), file, '--language', 'de']);
    expect([done.code, done.err]).toEqual([0, '']);
    const again = await ascdata(['i18n', 'export', path, '--language', 'de']);
    expect(JSON.parse(again.out)).toEqual(rows);
    const { Elements } = JSON.parse(readFileSync(path, 'utf8')) as { Elements: { Translations: object }[] };
    expect(Elements[0]!.Translations).toMatchObject({ de: { huge: 'riesig' }, 'de-AT': { small: 'wenig' } });
    const undone = await ascdata(['i18n', 'import', path, file, '--language', 'de']);
    expect(undone.out).toContain('0 of 5 texts changed');
  });

  test('names texts that the definition does not have, writes the others, and exits with 1', async () => {
    const path = write(folder, 'some.json', definition(zip));
    const file = texts('some.texts.json', [
      { element: 'Zip', kind: 'name', target: 'Postleitzahl' },
      { element: 'Gone', kind: 'entry', entry: 'x', target: 'y' }
    ]);
    const { code, err, out } = await ascdata(['i18n', 'import', path, file, '--language', 'de']);
    expect([code, err]).toEqual([1, `ascdata: ${path} has no text Gone, entry “x”\n`]);
    expect(out).toContain('1 of 2 texts changed, 1 unknown');
    expect(readFileSync(path, 'utf8')).toContain('Postleitzahl');
  });

  test.each<[string, unknown, string]>([
    ['no list', {}, 'A list of texts in JSON'],
    ['a text without a target', [{ element: 'Zip', kind: 'name' }], '(line 1, column 2)'],
    ['another kind', [{ element: 'Zip', kind: 'label', target: '' }], '(line 1, column 2)'],
    ['an entry without its source', [{ element: 'Zip', kind: 'entry', target: '' }], '(line 1, column 2)']
  ])('refuses %s, and changes nothing', async (name, rows, sentence) => {
    const { code, err } = await ascdata(['i18n', 'import', both, texts(`${name}.json`, rows), '--language', 'de']);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
    expect(readFileSync(both, 'utf8')).toBe(definition(size, zip));
  });

  test('refuses a package, and a definition that cannot be changed safely', async () => {
    const file = texts('none.json', []);
    const twice = write(folder, 'twice.json', definition(zip).replace('{', '{"SpotType":"x",'));
    const { code, err } = await ascdata(['i18n', 'import', twice, file, '--language', 'de']);
    expect([code, err]).toEqual([2, expect.stringContaining('cannot be changed safely')]);
  });
});

describe('ascdata i18n with files for translators', () => {
  test.each(['xliff12', 'xliff2', 'csv'])('%s can be exported, translated and imported', async (format) => {
    const path = write(folder, `${format}/ascData.json`, definition(size, zip));
    const { code, out } = await ascdata(['i18n', 'export', path, '--language', 'de', '--format', format]);
    expect(code).toBe(0);
    expect(out).toContain('Größe');
    const file = write(folder, `texts.${format}`, out.replace('klein', 'winzig'));
    const done = await ascdata(['i18n', 'import', join(folder, format), file, '--language', 'de']);
    expect([done.err, done.out]).toEqual(['', expect.stringContaining('1 of 5 texts changed, 0 unknown')]);
    expect(readFileSync(path, 'utf8')).toContain('winzig');
  });

  test('names the widgets of a file that it leaves out, and the other language that it comes from', async () => {
    const of = (id: string, name: string) =>
      write(
        folder,
        `${name}.json`,
        definition(size).replace(/"SpotIdentifier":\s*"[^"]*"/, `"SpotIdentifier":"${id}"`)
      );
    const [one, two] = [of('test.one', 'one-of-two'), of('test.two', 'two-of-two')];
    const { out } = await ascdata(['i18n', 'export', one, two, '--language', 'de', '--format', 'xliff2']);
    const file = write(folder, 'two.xlf', out.replace('srcLang="en"', 'srcLang="fr"'));
    const some = await ascdata(['i18n', 'import', one, file]);
    expect(some.out).toContain(`${file} also has texts of 1 more widget, which are left out: `);
    expect(some.out).toContain(`${file} is translated from fr, not from English`);
    expect((await ascdata(['i18n', 'import', one, two, file])).out).not.toContain('left out');
  });

  test('says what is found in a text below it, and exits with 1 for an error', async () => {
    const path = write(folder, 'windows.json', definition(zip));
    const file = texts('windows.texts.json', [
      { element: 'Zip', kind: 'name', source: 'Zip code', target: 'SchlÃ¼ssel' }
    ]);
    const { code, out } = await ascdata(['i18n', 'import', path, file, '--language', 'de']);
    const sentence =
      'The translation of “Zip code” into “de” looks wrongly encoded: “SchlÃ¼ssel” instead of “Schlüssel”.';
    expect([code, out]).toEqual([1, expect.stringContaining(`new: Zip, name: “SchlÃ¼ssel”\n    error: ${sentence}\n`)]);
  });

  test('an import and its removal change the lines of that language alone', async () => {
    const lines = ['  "fr": { "DisplayName": "Taille" ,"small":"petit" }', '', '  }'];
    const bare = { ...size, Translations: undefined };
    const text = definition(bare).replace(
      '"Size","DataType"',
      `"Size","Translations": {\n${lines.join('\n')},"DataType"`
    );
    const path = write(folder, 'odd.json', text);
    const { out } = await ascdata(['i18n', 'export', path, '--language', 'de', '--format', 'csv']);
    const file = write(folder, 'odd.csv', out.replace('"Size","","to do"', '"Size","Größe","to review"'));
    await ascdata(['i18n', 'import', path, file]);
    const added = [`${lines[0]},`, '  "de": { "DisplayName": "Größe" }', ...lines.slice(1)];
    expect(readFileSync(path, 'utf8')).toBe(text.replace(lines.join('\n'), added.join('\n')));
    const empty = texts('odd.texts.json', [{ element: 'Size', kind: 'name', target: '' }]);
    await ascdata(['i18n', 'import', path, empty, '--language', 'de', '--remove']);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('a translation that is empty in the file stays without --remove, and a dry run lists what would go', async () => {
    const path = write(folder, 'empty.json', definition(size, zip));
    const { out } = await ascdata(['i18n', 'export', path, '--language', 'de', '--format', 'xliff12']);
    const file = write(folder, 'empty.xlf', out.replace('>klein<', '><'));
    const kept = await ascdata(['i18n', 'import', path, file]);
    expect([kept.code, kept.out]).toEqual([0, expect.stringContaining('0 of 5 texts changed')]);
    expect(kept.out).toContain('removed: Size, entry “small”: “klein” stays; the file has no text (--remove)');
    const tried = await ascdata(['i18n', 'import', path, file, '--remove', '--dry-run']);
    expect(tried.out).toContain('1 of 5 texts would change (1 removed), 0 unknown');
    expect(readFileSync(path, 'utf8')).toContain('klein');
    await ascdata(['i18n', 'import', path, file, '--remove']);
    expect(readFileSync(path, 'utf8')).not.toContain('klein');
  });

  test('a text written since the export stays, even if the file has changed it too, unless --take-file is given', async () => {
    const path = write(folder, 'since.json', definition(size, zip));
    const { out } = await ascdata(['i18n', 'export', path, '--language', 'de', '--format', 'xliff2']);
    const file = write(folder, 'since.xlf', out.replace('klein', 'winzig'));
    const since = [
      { element: 'Zip', kind: 'name', target: 'Postleitzahl' },
      { element: 'Size', kind: 'entry', entry: 'small', target: 'gering' }
    ];
    await ascdata(['i18n', 'import', path, texts('since.texts.json', since), '--language', 'de']);
    const kept = await ascdata(['i18n', 'import', path, file]);
    expect([kept.code, kept.out]).toEqual([1, expect.stringContaining('0 of 5 texts changed')]);
    expect(kept.out).toContain('0 of 5 texts changed, 1 conflicting, 0 unknown, 4 the same');
    expect(kept.out).toContain('conflicting: Size, entry “small”: “gering” stays; the file has “winzig” (--take-file)');
    const taken = await ascdata(['i18n', 'import', path, file, '--take-file']);
    expect(taken.code).toBe(0);
    expect(readFileSync(path, 'utf8')).toContain('winzig');
    expect(readFileSync(path, 'utf8')).toContain('Postleitzahl');
  });

  test('a text that differs from the exported one conflicts, and goes only with --take-file, a removed one also with --remove', async () => {
    const path = write(folder, 'differs.json', definition(size, zip));
    const { out } = await ascdata(['i18n', 'export', path, '--language', 'de', '--format', 'xliff2']);
    const files = [
      [write(folder, 'differs.xlf', out), '“gering” stays; the file has “klein” (--take-file)'],
      [
        write(folder, 'emptied.xlf', out.replace('klein', '')),
        '“gering” stays; the file has no text (--take-file --remove)'
      ]
    ] as const;
    const since = [{ element: 'Size', kind: 'entry', entry: 'small', target: 'gering' }];
    await ascdata(['i18n', 'import', path, texts('differs.texts.json', since), '--language', 'de']);
    for (const [file, line] of files) {
      for (const option of ['--dry-run', '--remove']) {
        const { code, out: told } = await ascdata(['i18n', 'import', path, file, option]);
        expect([code, told]).toEqual([1, expect.stringContaining(`conflicting: Size, entry “small”: ${line}`)]);
      }
    }
    expect((await ascdata(['i18n', 'import', path, files[1][0], '--take-file'])).code).toBe(1);
    expect(readFileSync(path, 'utf8')).toContain('gering');
    await ascdata(['i18n', 'import', path, files[0][0], '--take-file']);
    expect(readFileSync(path, 'utf8')).toContain('klein');
  });

  test('comments and reviews, which a definition cannot hold, are counted as left out', async () => {
    const path = write(folder, 'said.csv.json', definition(size, zip));
    const csv =
      'id,kind,source,target,state,comments\nSize,name,Size,Größe,reviewed,"Anna: why?\nTina: so."\nNo,name,x,y,reviewed,z\n';
    const { out } = await ascdata(['i18n', 'import', path, write(folder, 'said.csv', csv), '--language', 'de']);
    expect(out).toContain('left out, because ascData.json cannot hold them: 2 comments and 1 review\n');
  });

  test('a package is rewritten, in place or elsewhere, with all its other files', async () => {
    const files = [
      { name: 'index.html', bytes: Buffer.from('<!doctype html>') },
      { name: 'ascData.json', bytes: Buffer.from(definition(size, zip)) }
    ];
    const path = join(folder, 'x.dash.zip');
    writeFileSync(path, await writePackage(files));
    const before = readFileSync(path);
    const file = texts('package.texts.json', [{ element: 'Zip', kind: 'name', target: 'Postleitzahl' }]);
    const out = join(folder, 'new.dash.zip');
    const made = await ascdata(['i18n', 'import', path, file, '--language', 'de', '--out', out]);
    expect([made.code, made.err, readFileSync(path).equals(before)]).toEqual([0, '', true]);
    await ascdata(['i18n', 'import', path, file, '--language', 'de']);
    for (const each of [out, path]) {
      const { files: back } = await readPackage(readFileSync(each));
      expect(back?.map(({ name }) => name)).toEqual(['index.html', 'ascData.json']);
      expect(Buffer.from(back?.[1]?.bytes ?? []).toString()).toContain('Postleitzahl');
    }
  });

  test('several widgets can be exported in one file, from which each gets its own texts back', async () => {
    const [one, two] = [
      write(folder, 'one/ascData.json', definition(size)),
      write(folder, 'two/ascData.json', definition(zip).replace('"x"', '"y"'))
    ];
    const { code, out } = await ascdata(['i18n', 'export', one, two, '--language', 'de', '--format', 'xliff2']);
    expect(code).toBe(0);
    const file = write(folder, 'all.xlf', out.replace('klein', 'winzig'));
    const done = await ascdata(['i18n', 'import', one, two, file]);
    expect([done.code, done.out]).toEqual([0, expect.stringMatching(/1 of 3 texts changed[^]*0 of 2 texts changed/)]);
    expect((await ascdata(['i18n', 'export', one, two, '--language', 'de'])).err).toContain(
      'json holds the texts of one file'
    );
  });

  test('XLIFF contains its language and its widget; another one takes it only if it has all the texts', async () => {
    const { out } = await ascdata(['i18n', 'export', both, '--language', 'de', '--format', 'xliff2']);
    const file = write(folder, 'said.xlf', out);
    const path = write(folder, 'said.json', definition(size, zip));
    expect((await ascdata(['i18n', 'import', path, file])).out).toContain('0 of 5 texts changed');
    const other = write(folder, 'other.json', definition(size, zip).replace('"x"', '"y"'));
    const same = await ascdata(['i18n', 'import', other, file]);
    expect([same.code, same.out]).toEqual([0, expect.stringContaining('has all the texts of x, which the file names')]);
    const smaller = write(folder, 'smaller.json', definition(zip).replace('"x"', '"y"'));
    const { code, err } = await ascdata(['i18n', 'import', smaller, file]);
    expect([code, err]).toEqual([2, `ascdata: ${file} has no texts of y, only of x.\n`]);
  });

  test.each([
    ['a language of the file that the widget lacks', 'pt_BR', [], 'pt-BR (a new language): 1 of 3'],
    ['a region that the widget lacks', 'de-CH', [], 'de-CH (a new language): 1 of 3'],
    ['a language that it has, spelled in another way', 'de_at', [], 'de-AT: 1 of 3'],
    ['a language for that of a region', 'de-CH', ['--language', 'DE'], 'de: 1 of 3']
  ])('names the language that it writes: %s', async (what, said, options, expected) => {
    const path = write(folder, `${what}/ascData.json`, definition(size));
    const file = write(folder, `${what}/file.csv`, `id,kind,source,target,language\nSize,name,Size,Neu,${said}`);
    const { code, out } = await ascdata(['i18n', 'import', path, file, ...options]);
    expect([code, out]).toEqual([0, expect.stringContaining(`, ${expected}`)]);
  });

  test.each([
    ['xx!', 'import'],
    ['xx!', 'export'],
    ['pt_BR', 'import'],
    ['german', 'export']
  ])('%s is no language code to %s into', async (language, action) => {
    const path = write(folder, 'code.json', definition(size));
    const file = texts('code.texts.json', [{ element: 'Size', kind: 'name', target: 'Neu' }]);
    const files = action === 'import' ? [path, file] : [path];
    const { code, err } = await ascdata(['i18n', action, ...files, '--language', language]);
    expect([code, err]).toEqual([2, expect.stringContaining(`“${language}” is not a language code`)]);
    expect(readFileSync(path, 'utf8')).toBe(definition(size));
  });

  test('an incomplete translation is listed, and the text stays', async () => {
    const path = write(folder, 'half.json', definition(size));
    const halves = '<segment><source>Si</source><target>Um</target></segment><segment><source>ze</source></segment>';
    const unit = `<unit id="name:Size">${halves}</unit>`;
    const file = write(folder, 'half.xlf', `<xliff version="2.0" trgLang="de"><file id="x">${unit}</file></xliff>`);
    const { code, out } = await ascdata(['i18n', 'import', path, file]);
    expect([code, out]).toEqual([
      1,
      expect.stringContaining('incomplete: Size, name: “Größe” stays; the file has “Um”')
    ]);
    expect(readFileSync(path, 'utf8')).toBe(definition(size));
  });

  test('a broken file is named with its place, and nothing changes', async () => {
    const path = write(folder, 'kept.json', definition(size, zip));
    const file = write(folder, 'broken.xlf', '<xliff version="1.2"><file></xliff>');
    const { code, err } = await ascdata(['i18n', 'import', path, file, '--language', 'de']);
    expect([code, err]).toEqual([2, expect.stringMatching(/broken\.xlf cannot be read: .+ \(line 1, column \d+\)\n$/)]);
    expect(readFileSync(path, 'utf8')).toBe(definition(size, zip));
  });
});

test('ascdata i18n without an action lists the actions', async () => {
  const { code, err } = await ascdata(['i18n', 'publish']);
  expect([code, err]).toEqual([2, 'ascdata: ascdata i18n takes status, export or import; see ascdata i18n --help.\n']);
});
