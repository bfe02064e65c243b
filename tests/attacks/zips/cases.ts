import type { FindingCode } from '../../../src/lib/ascdata/findings.js';
import { buildZip, deflatedZeros, text, type RawEntry, type RawZip } from './build.js';

export interface HostileZip {
  title: string;
  code: FindingCode;
  bytes: () => Uint8Array;
}

export interface GoodZip {
  title: string;
  names: string[];
  bytes: () => Uint8Array;
}

const plain: RawEntry = { name: 'index.html', content: text('<p>hello</p>') };
const MIB = 1024 * 1024;

function one(title: string, code: FindingCode, entry: RawEntry): HostileZip {
  return { title, code, bytes: () => buildZip([plain, entry]) };
}

function named(title: string, code: FindingCode, name: string | Uint8Array): HostileZip {
  return one(title, code, { name, content: text('x') });
}

function shaped(title: string, code: FindingCode, zip: RawZip): HostileZip {
  return { title, code, bytes: () => buildZip([plain], zip) };
}

/** Ordinary packages of different programs; each must be readable. */
export const goodZips: GoodZip[] = [
  { title: 'stored', names: ['index.html'], bytes: () => buildZip([plain]) },
  { title: 'deflated', names: ['index.html'], bytes: () => buildZip([{ ...plain, method: 8 }]) },
  { title: 'with data descriptors', names: ['index.html'], bytes: () => buildZip([{ ...plain, method: 8, descriptor: true }]) },
  { title: 'with a zip64 end record', names: ['index.html'], bytes: () => buildZip([plain], { zip64: true }) },
  { title: 'with UTF-8 names', names: ['bilder/größe-✓.txt'], bytes: () => buildZip([{ ...plain, name: 'bilder/größe-✓.txt' }]) },
  {
    title: 'with names in the old DOS encoding',
    names: ['größe.txt'],
    bytes: () => buildZip([{ ...plain, name: new Uint8Array([0x67, 0x72, 0x94, 0xe1, 0x65, 0x2e, 0x74, 0x78, 0x74]) }])
  },
  {
    title: 'with folder entries and Unix modes',
    names: ['js/app.js'],
    bytes: () => buildZip([{ name: 'js/', mode: 0o040755 }, { name: 'js/app.js', content: text('1'), mode: 0o100644 }])
  },
  { title: 'with a comment', names: ['index.html'], bytes: () => buildZip([plain], { comment: 'made by hand' }) },
  { title: 'with an empty file', names: ['empty.txt'], bytes: () => buildZip([{ name: 'empty.txt' }]) }
];

const names: HostileZip[] = [
  named('a name that climbs out', 'package-name-path', '../evil.js'),
  named('a name that climbs out from a folder', 'package-name-path', 'a/../../evil.js'),
  named('an absolute name', 'package-name-path', '/etc/passwd'),
  named('a drive letter', 'package-name-path', 'C:/evil.js'),
  named('a drive letter with backslash', 'package-name-path', 'C:\\evil.js'),
  named('a network path', 'package-name-path', '\\\\server\\share\\evil.js'),
  named('a backslash', 'package-name-path', '..\\evil.js'),
  named('an empty name', 'package-name-path', ''),
  named('an empty folder name', 'package-name-path', 'a//b.js'),
  named('a dot as folder', 'package-name-path', './index2.html'),
  named('NUL in a name', 'package-name-characters', 'index.html\0.png'),
  named('a line feed in a name', 'package-name-characters', 'a\nb.js'),
  named('an escape sequence in a name', 'package-name-characters', '\u001b[31mred.js'),
  named('reversed writing direction in a name', 'package-name-characters', 'gnp\u202Esj.exe'),
  named('broken UTF-8 in a name', 'package-name-characters', 'broken\uFFFD.js'),
  named('a name of 6 kB', 'package-name-length', 'a'.repeat(6000)),
  named('the same name twice', 'package-name-duplicate', 'INDEX.html'),
  {
    title: 'names that differ only in the spelling of accents',
    code: 'package-name-duplicate',
    bytes: () => buildZip([plain, { name: 'gr\u00f6\u00dfe.js' }, { name: 'gro\u0308SSe.js' }])
  },
  {
    title: 'a file that is also a folder',
    code: 'package-name-folder',
    bytes: () => buildZip([plain, { name: 'js' }, { name: 'JS/app.js' }])
  },
  {
    title: 'a file that is also a folder entry',
    code: 'package-name-folder',
    bytes: () => buildZip([plain, { name: 'js' }, { name: 'js/' }])
  }
];

const kinds: HostileZip[] = [
  one('a symbolic link', 'package-special-file', { name: 'link', content: text('/etc/passwd'), mode: 0o120777 }),
  one('a character device', 'package-special-file', { name: 'null', mode: 0o020666 }),
  one('a named pipe', 'package-special-file', { name: 'pipe', mode: 0o010666 }),
  one('an encrypted file', 'package-encrypted', { name: 'secret.js', content: text('x'.repeat(20)), flags: 0x0801 }),
  one('an unknown compression method', 'package-unsupported', { name: 'a.js', content: text('x'), method: 97 }),
  one('a wrong checksum', 'package-file-damaged', { name: 'a.js', content: text('x'), crc: 1 }),
  one('compressed bytes that are noise', 'package-file-damaged', {
    name: 'a.js',
    packed: new Uint8Array(50).fill(0xff),
    size: 100
  }),
  one('another name in the local header', 'package-ambiguous', {
    name: 'a.js',
    localName: 'b.js',
    content: text('x')
  })
];

const structures: HostileZip[] = [
  { title: 'no zip file', code: 'package-not-a-zip', bytes: () => text('<!doctype html>') },
  { title: 'an empty file', code: 'package-not-a-zip', bytes: () => new Uint8Array(0) },
  { title: 'a zip file without files', code: 'package-empty', bytes: () => buildZip([]) },
  { title: 'only folders', code: 'package-empty', bytes: () => buildZip([{ name: 'a/' }]) },
  { title: 'a zip file cut off', code: 'package-not-a-zip', bytes: () => buildZip([plain]).slice(0, -5) },
  shaped('bytes before the zip file', 'package-ambiguous', { prefix: text('MZ this is a program') }),
  shaped('bytes behind the zip file', 'package-not-a-zip', { suffix: text('tail') }),
  shaped('more entries announced than there are', 'package-damaged', { count: 3 }),
  {
    title: 'fewer entries announced than there are',
    code: 'package-ambiguous',
    bytes: () => buildZip([plain, { name: 'hidden.js', content: text('x') }], { count: 1 })
  },
  {
    title: 'a second end record inside the comment',
    code: 'package-ambiguous',
    bytes: () => {
      const inner = buildZip([{ name: 'other.html', content: text('other') }]);
      return buildZip([plain], { comment: Buffer.from(inner).toString('latin1').replace(/[^\0-\x7f]/g, '?') });
    }
  },
  {
    title: 'two entries on one body',
    code: 'package-ambiguous',
    bytes: () => buildZip([plain, { ...plain, name: 'twin.html', offset: 0, localName: 'twin.html' }])
  }
];

/** Small files that unpack to, or announce, more than the limits allow. */
export const bombs: HostileZip[] = [
  {
    title: 'an honest bomb, 300 MiB of zeros',
    code: 'package-file-too-large',
    bytes: () => buildZip([plain, { name: 'zeros', packed: deflatedZeros(300), size: 300 * MIB }])
  },
  {
    title: 'a bomb below the size limit, told by its ratio',
    code: 'package-compression-ratio',
    bytes: () => buildZip([plain, { name: 'zeros', packed: deflatedZeros(60), size: 60 * MIB }])
  },
  {
    title: '300 MiB that claim to be 100 bytes',
    code: 'package-file-damaged',
    bytes: () => buildZip([plain, { name: 'zeros', packed: deflatedZeros(300), size: 100 }])
  },
  {
    title: '300 MiB that claim to be empty',
    code: 'package-file-damaged',
    bytes: () => buildZip([plain, { name: 'zeros', packed: deflatedZeros(300), size: 0 }])
  },
  {
    title: '200 entries on one body',
    code: 'package-total-too-large',
    bytes: () => {
      const packed = deflatedZeros(1);
      const body: RawEntry = { name: 'body', packed, size: MIB };
      const again = Array.from({ length: 199 }, (_, at): RawEntry => ({ ...body, name: `again${at}`, offset: 0 }));
      return buildZip([body, ...again]);
    }
  },
  {
    title: '100,000 entries, announced',
    code: 'package-too-many-files',
    bytes: () => buildZip([plain], { zip64: true, count64: 100_000 })
  },
  {
    title: '2,001 entries, announced as 34,463 by the 16-bit counter of 100,000',
    code: 'package-too-many-files',
    bytes: () => buildZip(many(2001), { count: 100_000 })
  },
  {
    title: '2,001 entries that claim to be one',
    code: 'package-ambiguous',
    bytes: () => buildZip(many(2001), { count: 1 })
  }
];

export const hostileZips: HostileZip[] = [...names, ...kinds, ...structures, ...bombs];

function many(count: number): RawEntry[] {
  return Array.from({ length: count }, (_, at) => ({ name: `f${at}.js` }));
}
