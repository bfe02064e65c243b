import { decode, elementsOf, parse } from '../lib/ascdata/document.js';
import { hasErrors, errorsOf } from '../lib/ascdata/findings.js';
import type { AscElement } from '../lib/ascdata/types.js';
import { messageOf } from '../lib/ascdata/wording.js';
import { fileNamed, type PackageFile } from '../lib/package/files.js';
import { printable } from './frame.js';
import { readInput } from './input.js';
import type { Io } from './io.js';
import { UsageError } from './usage.js';

/** The definition at a path on the command line. */
export interface Definition {
  readonly bytes: Uint8Array;
  readonly data: unknown;
  readonly elements: readonly AscElement[];
  /** All files of a package or folder. */
  readonly files?: readonly PackageFile[];
}

/**
 * Reads the ascData.json of a package or folder, or the file itself. @throws UsageError it does not exist, or cannot be read
 */
export async function readDefinition(path: string): Promise<Definition> {
  const input = await readInput(path);
  if (input.kind === 'definition') return definitionIn(input.bytes, path);
  const { files } = input;
  const bytes = files && fileNamed(files, 'ascData.json')?.bytes;
  if (!bytes) throw new UsageError(`${path} holds no ascData.json that can be read.`);
  return { ...definitionIn(bytes, path), files };
}

/** The definition in these bytes. @throws UsageError they cannot be read */
export function definitionIn(bytes: Uint8Array, path: string): Definition {
  const decoded = decode(bytes);
  const parsed = parse(decoded.text);
  if (parsed.data === undefined || (decoded.text === '' && hasErrors(decoded.findings))) {
    const [problem] = errorsOf([...decoded.findings, ...parsed.findings]);
    const place = problem?.line === undefined ? '' : ` (line ${problem.line}, column ${problem.column})`;
    throw new UsageError(`${path} cannot be read: ${problem ? messageOf(problem) : 'it is empty'}${place}`);
  }
  return { bytes, data: parsed.data, elements: elementsOf(parsed.data) };
}

/** As `readDefinition`, for commands that need only the elements. */
export async function readElements(path: string): Promise<readonly AscElement[]> {
  return (await readDefinition(path)).elements;
}

/** Collects errors of single files, so that the others are still read. */
export async function collectUsageErrors(wrong: UsageError[], act: () => Promise<void> | void): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    wrong.push(error);
  }
}

/** Reports wrong use on stderr. Returns the exit code: 2 if there was any. */
export function reportUsageErrors(wrong: readonly UsageError[], io: Io): number {
  for (const { message } of wrong) io.err(`ascdata: ${printable(message)}\n`);
  return wrong.length > 0 ? 2 : 0;
}
