import { readPackage } from '../../src/lib/package/read.js';
import { buildZip, deflatedZeros, text, type RawEntry } from '../attacks/zips/build.js';
import { sample, type Sample } from './harness.js';

/** A package that has to be refused, or its file name. */
export interface BadPackage {
  readonly title: string;
  /** Code of the finding. */
  readonly code: string;
  readonly fileName?: string;
  /** Its bytes; `identifier` is the SpotIdentifier it says it has. */
  bytes(identifier: string): Promise<Uint8Array>;
}

/** A valid package except for the given parts. */
function bad(title: string, code: string, of: Sample): BadPackage {
  return { title, code, bytes: (identifier) => sample({ identifier, ...of }) };
}

/** A valid package, in a zip file with one more entry that spoils it. */
function spoiltBy(title: string, code: string, entry: RawEntry): BadPackage {
  return { title, code, bytes: async (identifier) => buildZip([...(await soundEntries(identifier)), entry]) };
}

/** The files of a valid package, to be packed differently. */
export async function soundEntries(identifier: string): Promise<RawEntry[]> {
  const { files = [] } = await readPackage(await sample({ identifier }));
  return files.map(({ name, bytes }) => ({ name, content: bytes, method: 8 }));
}

const named = (title: string, fileName: string): BadPackage => ({
  title,
  code: 'package-extension',
  fileName,
  bytes: (identifier) => sample({ identifier })
});

const LIBRARIES =
  '<script src="lib/WizardBase.js"></script><script src="lib/DashboardWidgetBase.js"></script>' +
  '<script>const widget = new DashboardWidgetBase(new WizardBase());</script>';
const forward = (meta: string) => ({ files: { 'index.html': `<head>${meta}${LIBRARIES}</head>` } });
const MIB = 1024 * 1024;

/** Text that hardly compresses, so that only its size is a problem. */
export function noise(length: number): string {
  let state = 1;
  const words = new Uint32Array(length / 8).map(() => (state = Math.imul(state, 1664525) + 1013904223));
  return Buffer.from(words.buffer).toString('hex');
}

/** What the zip reader itself has to refuse is in `tests/attacks/zips` and is sent as well. */
export const BAD_PACKAGES: readonly BadPackage[] = [
  named('a name that ends in .zip only', 'weather.zip'),
  named('a name that goes on after .dash.zip', 'weather.dash.zip.exe'),
  named('a name that ends in a space', 'weather.dash.zip '),
  named('no name', 'blob'),
  bad('no index.html', 'package-missing-file', { files: { 'index.html': undefined } }),
  bad('no ascData.json', 'package-missing-file', { files: { 'ascData.json': undefined } }),
  bad('index.html in a folder', 'package-misplaced-file', {
    files: { 'index.html': undefined, 'weather/index.html': LIBRARIES }
  }),
  bad('index.html in capitals', 'package-misplaced-file', {
    files: { 'index.html': undefined, 'INDEX.HTML': LIBRARIES }
  }),
  bad('an index.html that only looks like one (Cyrillic е)', 'package-missing-file', {
    files: { 'index.html': undefined, 'ind\u0435x.html': LIBRARIES }
  }),
  bad('an ascData.json that only looks like one (full-width full stop)', 'package-missing-file', {
    files: { 'ascData.json': undefined, 'ascData\uff0ejson': '{}' }
  }),
  bad(
    'a forward from the root page',
    'package-forward',
    forward('<meta http-equiv="refresh" content="0;url=https://example.org">')
  ),
  bad(
    'a forward without a scheme',
    'package-forward',
    forward('<META HTTP-EQUIV=Refresh CONTENT="3; URL=//example.org/x">')
  ),
  bad(
    'a forward in another spelling',
    'package-forward',
    forward(`<meta content="0;url='ht&#10;tps://example.org'" http-equiv=" refresh ">`)
  ),
  bad('an ascData.json that is an empty file', 'json-empty', { source: '' }),
  bad('an ascData.json cut off', 'json-unexpected-end', { source: '{"SpotIdentifier":"a","Elements":[' }),
  bad('an ascData.json of nothing but brackets', 'json-too-deep', { source: '['.repeat(100_000) }),
  {
    title: 'an ascData.json of more than 10 MB',
    code: 'file-too-large',
    bytes: async (identifier) => {
      const others = (await soundEntries(identifier)).filter(({ name }) => name !== 'ascData.json');
      return buildZip([...others, { name: 'ascData.json', content: text(`{"a":"${noise(10 * MIB)}"}`) }]);
    }
  },
  spoiltBy('one file that unpacks to 60 MB', 'package-compression-ratio', {
    name: 'zeros.bin',
    packed: deflatedZeros(60),
    size: 60 * MIB
  }),
  spoiltBy('a file that climbs out', 'package-name-path', { name: '../../evil.js', content: text('x') }),
  spoiltBy('a second index.html in capitals', 'package-name-duplicate', { name: 'Index.HTML', content: text('x') })
];
