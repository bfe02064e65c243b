import { check, type FileCheckOptions } from '../lib/ascdata/check.js';
import { parse } from '../lib/ascdata/document.js';
import type { Finding } from '../lib/ascdata/findings.js';
import { linesOf } from '../lib/ascdata/lineIndex.js';
import { fileNamed, fileText, type PackageFile } from '../lib/package/files.js';
import type { Input } from './input.js';
import type { Io } from './io.js';
import type { Reported } from './reported.js';
import type { SeverityFile } from './severityFile.js';

/** All findings on a package, folder or definition, with severities from the settings beside it. */
export async function reportOn(
  path: string,
  input: Input,
  severities: SeverityFile,
  options: FileCheckOptions,
  io: Io
): Promise<Reported[]> {
  const { source, sourceName, onSource, onPackage } = await checked(path, input, options, io);
  const { data } = parse(source);
  const lines = linesOf(source);
  // An unreadable file is always reported.
  const counted = (findings: readonly Finding[]) =>
    data === undefined ? findings : severities.rules.apply(findings, data);
  const files = input.kind === 'package' ? (input.files ?? []) : [];
  const linesIn = new Map<string, readonly string[]>();
  return [
    ...counted(onPackage).map((found) => inFile(found, path, files, linesIn)),
    ...counted(onSource).map((found) => ({ found, file: sourceName, line: found.line, column: found.column, lines })),
    ...(data === undefined ? [] : severities.unused())
  ].sort(byPlace);
}

/** What is on the whole comes first. */
function byPlace(one: Reported, other: Reported): number {
  const [a, b] = [one, other].map(({ file, line }) => (line === undefined ? '' : file)) as [string, string];
  if (a !== b) return a < b ? -1 : 1;
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}

/** A finding on a package with its place in one of the files, if it names one. */
function inFile(
  found: Finding,
  path: string,
  files: readonly PackageFile[],
  linesIn: Map<string, readonly string[]>
): Reported {
  const [, name = '', number = ''] = /^(.+):(\d+)$/s.exec(String(found.params.place ?? '')) ?? [];
  const file = fileNamed(files, name);
  if (!file) return { found, file: path, lines: [] };
  const lines = linesIn.get(name) ?? linesOf(fileText(file.bytes));
  linesIn.set(name, lines);
  const line = Number(number);
  const column = (lines[line - 1] ?? '').search(/\S|$/) + 1;
  return { found, file: `${withoutSlash(path)}/${name}`, line, column, lines };
}

const withoutSlash = (path: string): string => path.replace(/[/\\]$/, '');

/** Findings on ascData.json, and those on the package as a whole, which come first. */
async function checked(path: string, input: Input, options: FileCheckOptions, io: Io) {
  if (input.kind === 'definition') {
    const { findings, text } = await check(input.bytes, options);
    return { source: text, sourceName: path, onSource: findings, onPackage: [] };
  }
  const sourceName = `${withoutSlash(path)}/ascData.json`;
  const { files, fileName, findings } = input;
  if (!files) return { source: '', sourceName, onSource: [], onPackage: findings };
  // Its parsers are for packages alone.
  const { checkPackage } = await import('../lib/package/check.js');
  const result = await checkPackage({ files, fileName }, { ...options, libraries: io.libraries });
  const inSource = new Set(result.ascData?.findings);
  return {
    source: result.source ?? '',
    sourceName,
    onSource: result.findings.filter((found) => inSource.has(found)),
    onPackage: [...findings, ...result.findings.filter((found) => !inSource.has(found))]
  };
}
