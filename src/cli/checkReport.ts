import { check, type FileCheckOptions } from '../lib/ascdata/check.js';
import { parse } from '../lib/ascdata/document.js';
import type { Finding } from '../lib/ascdata/findings.js';
import { linesOf } from '../lib/ascdata/lineIndex.js';
import { checkPackage } from '../lib/package/check.js';
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
  return [
    ...counted(onPackage).map((found) => ({ found, file: path, lines })),
    ...counted(onSource).map((found) => ({ found, file: sourceName, lines })),
    ...(data === undefined ? [] : severities.unused())
  ];
}

/** Findings on ascData.json, and those on the package as a whole, which come first. */
async function checked(path: string, input: Input, options: FileCheckOptions, io: Io) {
  if (input.kind === 'definition') {
    const { findings, text } = await check(input.bytes, options);
    return { source: text, sourceName: path, onSource: findings, onPackage: [] };
  }
  const sourceName = `${path.replace(/[/\\]$/, '')}/ascData.json`;
  const { files, fileName, findings } = input;
  if (!files) return { source: '', sourceName, onSource: [], onPackage: findings };
  const result = await checkPackage({ files, fileName }, { ...options, libraries: io.libraries });
  const inSource = new Set(result.ascData?.findings);
  return {
    source: result.source ?? '',
    sourceName,
    onSource: result.findings.filter((found) => inSource.has(found)),
    onPackage: [...findings, ...result.findings.filter((found) => !inSource.has(found))]
  };
}
