import { check, type CheckResult, type FileCheckOptions } from '../ascdata/check.js';
import type { Finding } from '../ascdata/findings.js';
import { PackageFindings, textForMessage } from './packageFindings.js';
import type { PackageFile } from './files.js';
import { strayIn } from './leftOut.js';
import { checkLibraries, isLibrary, type KnownLibraries } from './libraries.js';
import { FileIndex } from './references.js';
import { besideOf, checkStartPage } from './startPage.js';

export { knownLibraries, type KnownLibraries } from './libraries.js';

/** A package that was read, with its file name if there was one. */
interface UnpackedPackage {
  readonly fileName?: string;
  readonly files: readonly PackageFile[];
}

export interface PackageCheckOptions extends FileCheckOptions {
  readonly libraries: KnownLibraries;
}

export interface PackageCheck {
  /** The result of checking ascData.json; undefined if there is none at the top level. */
  readonly ascData: CheckResult | undefined;
  /** Text of ascData.json as in the package. */
  readonly source: string | undefined;
  /** The title of the start page; '' without a title, undefined without a start page. */
  readonly title: string | undefined;
  /** Findings on the package (pointer '', no place), then those on ascData.json (pointer, line, column). */
  readonly findings: Finding[];
}

const EXTENSION = '.dash.zip';
const SYSTEM_FILE = /^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\._[^/]*)$/i;

/** Checks files against the rules for packages (docs/widgets.md, The package), and their ascData.json. */
export async function checkPackage(pkg: UnpackedPackage, options: PackageCheckOptions): Promise<PackageCheck> {
  const found = new PackageFindings();
  const index = new FileIndex(pkg.files);
  if (pkg.fileName !== undefined && !pkg.fileName.toLowerCase().endsWith(EXTENSION)) {
    found.add('package-extension', { fileName: textForMessage(pkg.fileName) });
  }
  checkStrayFiles(pkg.files, found);
  const page = topLevel('index.html', index, found);
  const file = topLevel('ascData.json', index, found);
  const startPage = page === undefined ? undefined : checkStartPage(page, index, isLibrary, found);
  await checkLibraries(pkg.files, startPage, options.libraries, found);
  const title = startPage?.title;
  if (file === undefined) return { ascData: undefined, source: undefined, title, findings: found.findings };
  const ascData = await check(file.bytes, options, startPage && besideOf(startPage, pkg.files, found));
  return { ascData, source: ascData.text, title, findings: [...withoutRepeated(found), ...ascData.findings] };
}

/** Where a widget gets no WizardBase, that none is made is the same fault without its place. */
function withoutRepeated({ findings }: PackageFindings): Finding[] {
  if (!findings.some(({ code }) => code === 'code-wizard-missing')) return findings;
  return findings.filter(
    ({ code, params }) => code !== 'package-library-not-instantiated' || params.file !== 'WizardBase.js'
  );
}

function topLevel(file: string, index: FileIndex, found: PackageFindings): PackageFile | undefined {
  const exact = index.get(file);
  if (exact !== undefined) return exact;
  const elsewhere = index.similar(file) ?? shallowest(file, index.files);
  if (elsewhere === undefined) found.add('package-missing-file', { file });
  else found.add('package-misplaced-file', { file, found: textForMessage(elsewhere.name) });
  return undefined;
}

function shallowest(file: string, files: readonly PackageFile[]): PackageFile | undefined {
  const depth = ({ name }: PackageFile) => name.split('/').length;
  return files
    .filter(({ name }) => name.toLowerCase().endsWith('/' + file.toLowerCase()) && !SYSTEM_FILE.test(name))
    .sort((a, b) => depth(a) - depth(b))[0];
}

function checkStrayFiles(files: readonly PackageFile[], found: PackageFindings): void {
  const names = files.map(({ name }) => name);
  const left = names.filter((name) => SYSTEM_FILE.test(name));
  if (left[0] !== undefined) found.add('package-system-files', { count: left.length, file: textForMessage(left[0]) });
  const stray = [...strayIn(names.filter((name) => !SYSTEM_FILE.test(name))).values()];
  if (stray[0] !== undefined) found.add('package-stray-files', { count: stray.length, file: textForMessage(stray[0]) });
}
