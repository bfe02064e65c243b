import { describe, expect, test } from 'vitest';
import { messageOf } from '../../src/lib/ascdata/wording.js';
import { packageFromFiles } from '../../src/lib/package/files.js';
import { PACKAGE_LIMITS, type PackageLimits } from '../../src/lib/package/limits.js';
import { readPackage } from '../../src/lib/package/read.js';
import { buildZip, text } from '../attacks/zips/build.js';
import { bombs, goodZips, hostileZips } from '../attacks/zips/cases.js';

const MIB = 1024 * 1024;

function errorsOf(findings: { severity: string; code: string }[]): string[] {
  return findings.filter((found) => found.severity === 'error').map((found) => found.code);
}

describe('ordinary packages are read', () => {
  test.each(goodZips)('$title', async ({ bytes, names }) => {
    const { files, findings } = await readPackage(bytes());
    expect(findings).toEqual([]);
    expect(files?.map((file) => file.name)).toEqual(names);
  });

  test('from a Blob as from bytes', async () => {
    const bytes = goodZips[0]?.bytes() ?? new Uint8Array();
    const { files } = await readPackage(new Blob([bytes as Uint8Array<ArrayBuffer>]));
    expect(new TextDecoder().decode(files?.[0]?.bytes)).toBe('<p>hello</p>');
  });
});

describe('hostile packages are refused, and none of their files is returned', () => {
  test.each(hostileZips)('$title → $code', async ({ bytes, code }) => {
    const { files, findings } = await readPackage(bytes());
    expect(errorsOf(findings)).toContain(code);
    expect(files).toBeUndefined();
    for (const found of findings) expect(messageOf(found, 'de')).not.toMatch(/\p{Cc}|\{\w+\}/u);
  });

  test('all zip bombs together need less memory than half of the smallest unpacked', async () => {
    const packed = bombs.map((bomb) => bomb.bytes());
    const before = process.resourceUsage().maxRSS;
    for (const bytes of packed) await readPackage(bytes);
    expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(150);
  });
});

describe('limits of PACKAGE_LIMITS', () => {
  const zip = buildZip([
    { name: 'a.txt', content: text('1234567890') },
    { name: 'b.txt', content: text('12345') }
  ]);
  const cases: [keyof PackageLimits, number, string][] = [
    ['packedBytes', zip.length - 1, 'package-too-large'],
    ['entries', 1, 'package-too-many-files'],
    ['entryBytes', 9, 'package-file-too-large'],
    ['totalBytes', 14, 'package-total-too-large'],
    ['nameBytes', 4, 'package-name-length']
  ];
  test.each(cases)(
    '%s: a package beyond the limit is refused, and one at the limit is read',
    async (limit, value, code) => {
      const { findings } = await readPackage(zip, { ...PACKAGE_LIMITS, [limit]: value });
      expect(new Set(errorsOf(findings))).toEqual(new Set([code]));
      const { files } = await readPackage(zip, { ...PACKAGE_LIMITS, [limit]: value + 1 });
      expect(files).toHaveLength(2);
    }
  );

  test('a file may be compressed at any ratio below the size where the ratio counts', async () => {
    const { files } = await readPackage(buildZip([{ name: 'zeros', content: new Uint8Array(MIB), method: 8 }]));
    expect(files?.[0]?.bytes.length).toBe(MIB);
  });
});

describe('while reading', () => {
  const zip = buildZip([
    { name: 'a.txt', content: text('1234567890') },
    { name: 'b.txt', content: text('12345') }
  ]);

  test('progress counts unpacked bytes up to the whole', async () => {
    const seen: [number, number][] = [];
    await readPackage(zip, PACKAGE_LIMITS, (done, total) => seen.push([done, total]));
    expect(seen.at(-1)).toEqual([15, 15]);
  });

  test('an aborted signal rejects with its reason', async () => {
    const abort = new AbortController();
    const reading = readPackage(zip, PACKAGE_LIMITS, () => abort.abort(new Error('changed my mind')), abort.signal);
    await expect(reading).rejects.toThrow('changed my mind');
  });
});

describe('packageFromFiles', () => {
  test('applies the same name rules to folder input', () => {
    const { files, findings } = packageFromFiles([{ name: '../a.js', bytes: text('x') }]);
    expect(errorsOf(findings)).toEqual(['package-name-path']);
    expect(files).toBeUndefined();
  });

  test('a name Windows cannot store is only a warning', () => {
    const { files, findings } = packageFromFiles([{ name: 'js/con.js', bytes: text('x') }]);
    expect(findings.map((found) => found.code)).toEqual(['package-name-portable']);
    expect(files).toHaveLength(1);
  });

  test('many bad names are listed up to a limit', () => {
    const files = Array.from({ length: 500 }, (_, at) => ({ name: `../${at}`, bytes: text('x') }));
    const { findings } = packageFromFiles(files);
    expect(findings).toHaveLength(PACKAGE_LIMITS.findingsPerCode + 1);
    expect(findings.at(-1)?.code).toBe('package-findings-cut');
  });
});
