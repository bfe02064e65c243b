import { dataOf, elementsOf } from '../../ascdata/document.js';
import { own } from '../../ascdata/elements.js';
import { languagesOf } from '../../ascdata/translations.js';
import type { Finding, FindingCode } from '../../ascdata/findings.js';
import { forbidsUse, severityRules, SETTINGS_FILE } from '../../ascdata/severitySettings.js';
import { structure } from '../../datatypes/validators.generated.js';
import { checkPackage } from '../../package/check.js';
import { fileNamed, fileText, packageFromFiles, type PackageContent, type PackageFile } from '../../package/files.js';
import { PACKAGE_LIMITS } from '../../package/limits.js';
import { readPackage } from '../../package/read.js';
import { checkOptions, type Checking } from './checking.js';
import { hashOf } from '../platform/store/fileStore.js';
import { FolderUnpacker, lazyFile, withSource } from './diskFiles.js';
import type { CheckedFile, PackageInput, Task, Verdict } from './tasks.js';

/** Reads and checks a package; its files are on the disk afterwards. */
export async function checkTask(task: Task & { readonly kind: 'check' }, checking: Checking): Promise<Verdict> {
  const { content, files } = await unpacked(task.input, task.folder);
  if (!content.files) return { kind: 'invalid', findings: content.findings };
  const { libraries } = checking;
  const options = { ...checkOptions(checking), structure, libraries };
  const check = await checkPackage({ fileName: task.fileName, files: content.files }, options);
  const found = task.type === 'Wizard' ? asWizard(check.findings) : check.findings;
  const findings = [...content.findings, ...found];
  const { source, title } = check;
  if (findings.some(forbidsUse) || source === undefined) return { kind: 'invalid', findings };
  const data = dataOf(source) as object;
  if (own(data, 'SpotType') !== task.type) return { kind: 'spot-type-differs' };
  const elements = elementsOf(data);
  const checked = {
    hash: contentHash(files),
    spotIdentifier: String(own(data, 'SpotIdentifier')),
    spotVersion: String(own(data, 'SpotVersion')),
    numberOfSlots: Number(own(data, 'NumberOfSlots')),
    elementCount: elements.length,
    languages: languagesOf(elements),
    source,
    title: title?.slice(0, MAX_TITLE) || undefined,
    files,
    findings: weighed(findings, content.files, data)
  };
  return { kind: 'sound', checked };
}

const MAX_TITLE = 500;
/** By these an administrator sees what somebody else's package loads from outside, and that it changed a library: no package silences them. */
const OF_FOREIGN_CODE: ReadonlySet<string> = new Set<FindingCode>([
  'package-outside-resource',
  'package-outside-script',
  'package-outside-blocked',
  'package-frame',
  'package-base',
  'package-forward-script',
  'package-library-edited',
  // The search for these ended, or not all of them are listed.
  'package-search-cut',
  'package-findings-cut'
]);

/** The findings as the settings of the package weigh them. Whether it can be used was decided before, without them. */
function weighed(findings: readonly Finding[], files: readonly PackageFile[], data: object): Finding[] {
  const rules = severityRules(settingsOf(files));
  return findings.flatMap((found) => (OF_FOREIGN_CODE.has(found.code) ? [found] : rules.apply([found], data)));
}

/** Longer settings are none, as in the editor. */
const MAX_SETTINGS_BYTES = 1024 * 1024;

function settingsOf(files: readonly PackageFile[]): string | undefined {
  const bytes = fileNamed(files, SETTINGS_FILE)?.bytes;
  return bytes && bytes.length <= MAX_SETTINGS_BYTES ? fileText(bytes) : undefined;
}

interface Unpacked {
  readonly content: PackageContent;
  readonly files: readonly CheckedFile[];
}

async function unpacked(input: PackageInput, folder: string): Promise<Unpacked> {
  if ('files' in input) {
    const files = input.files.map((file) => {
      const { bytes } = lazyFile(file);
      return { ...file, sha256: hashOf(bytes), size: bytes.length };
    });
    return { content: packageFromFiles(input.files.map(lazyFile)), files };
  }
  const unpacker = new FolderUnpacker(folder);
  const content = await withSource(input.zip, input.size, (source) =>
    readPackage(source, PACKAGE_LIMITS, undefined, undefined, unpacker.unpack)
  );
  if (unpacker.failure !== undefined) throw unpacker.failure;
  return { content, files: unpacker.files };
}

/**
 * Rules for dashboard widgets only: a wizard spot has its own SpotType and ApiVersion, and need not use all libraries
 * (contract, Versioning 3).
 */
const OF_WIDGETS = new Set([
  'spot-type',
  'package-library-missing',
  'api-version-unknown',
  'api-version-too-low',
  'api-version-unsupported',
  'feature-unsupported'
]);

function asWizard(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ code }) => !OF_WIDGETS.has(code));
}

function contentHash(files: readonly CheckedFile[]): string {
  const listed = files.map(({ name, sha256 }) => [name, sha256]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return hashOf(JSON.stringify(listed));
}
