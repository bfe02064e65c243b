import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { decode, parse } from '../lib/ascdata/document.js';
import { isRecord, own, placedElements } from '../lib/ascdata/elements.js';
import type { AscElement } from '../lib/ascdata/types.js';
import { registry } from '../lib/datatypes/registry.js';
import { TYPES_FILE } from '../lib/package/leftOut.js';
import { textForMessage } from '../lib/package/packageFindings.js';
import type { Command } from './command.js';
import { readDefinition, readElements } from './definition.js';
import { jsonText, printable } from './frame.js';
import { folderOrHere, readFileAt } from './input.js';
import type { Io } from './io.js';
import { choice, readArguments, UsageError } from './usage.js';
import { withEndsOf, writeWhole } from './writeWhole.js';

/** `ascdata types`. */
export const typesCommand: Command = { run };

/** `ascdata types`. Returns the exit code. @throws UsageError */
async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, { check: { type: 'boolean' }, format: { type: 'string' } });
  const format = choice('format', values.format, ['pretty', 'json']);
  const folder = await folderOrHere(positionals, 'types');
  const { file, changed } = await writeTypes(folder, io, values.check);
  await tellLeftOut(folder, io);
  const state = !changed ? 'up to date' : values.check === true ? 'not up to date' : 'written';
  io.out(format === 'json' ? jsonText({ file, changed }) : `${printable(file)}: ${state}.\n`);
  return changed && values.check === true ? 1 : 0;
}

/** Elements that are named of those that have no type. */
const MOST_NAMED = 20;

/** Prints on stderr which elements have no type, because there is no such DataType, or they are no elements that can be used. */
async function tellLeftOut(folder: string, io: Io): Promise<void> {
  const { bytes, data } = await readDefinition(folder);
  const listed = isRecord(data) ? own(data, 'Elements') : undefined;
  if (!Array.isArray(listed)) return;
  const typed = new Set(placedElements(data).map(({ index }) => index));
  const left = [...listed.keys()].filter((index) => !typed.has(index));
  if (left.length === 0) return;
  const { locate } = parse(decode(bytes).text);
  for (const index of left.slice(0, MOST_NAMED)) {
    const { line, column } = locate(`/Elements/${index}`)!;
    io.err(`${printable(join(folder, 'ascData.json'))}:${line}:${column}: ${whyLeftOut(listed[index])}.\n`);
  }
  const [which, verb] = left.length === 1 ? ['element', 'is'] : ['elements', 'are'];
  const more = left.length > MOST_NAMED ? `, of which the first ${MOST_NAMED} are named` : '';
  io.err(`ascdata: ${left.length} ${which} ${verb} left out of the types${more}.\n`);
}

function whyLeftOut(raw: unknown): string {
  const [id, type] = ['Id', 'DataType'].map((key) => (isRecord(raw) ? own(raw, key) : undefined));
  if (typeof id !== 'string' || id === '') return 'an element without an Id';
  const name = textForMessage(id);
  if (typeof type !== 'string') return `“${name}” has no DataType`;
  return Object.hasOwn(registry, type)
    ? `“${name}” is there before`
    : `“${name}” has the unknown DataType “${textForMessage(type)}”`;
}

/**
 * Writes the types of the widget in a folder, where they differ. @param isAsked only says whether they do
 * @throws UsageError the widget cannot be read, or what is there was not written by this command
 */
export async function writeTypes(folder: string, io: Io, isAsked = false): Promise<{ file: string; changed: boolean }> {
  const { file, present, types } = await typesAt(folder, io);
  const changed = present !== types;
  if (changed && !isAsked) await writeWhole(file, types);
  return { file, changed };
}

/**
 * The types of the widget in a folder, and those that are there.
 * @throws UsageError the widget cannot be read, or what is there was not written by this command
 */
export async function typesAt(
  folder: string,
  io: Io
): Promise<{ file: string; present: string | undefined; types: string }> {
  const file = join(folder, TYPES_FILE);
  if ((await lstat(file).catch(() => undefined))?.isSymbolicLink()) {
    throw new UsageError(`${file} is a link: remove it first.`);
  }
  const types = await typesOf(await readElements(folder), io);
  const bytes = await readFileAt(file);
  const present = bytes && textOf(bytes);
  if (present !== undefined && !present.startsWith(MARK)) {
    throw new UsageError(`${file} was not written by ascdata types: give it another name first.`);
  }
  return { file, present, types: withEndsOf(present, types) };
}

/** How each file of it begins. */
const MARK = '// Written by “ascdata types”';

const LIBRARIES = ['WizardBase', 'DashboardWidgetBase', 'SpotBase'];

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** What the declarations of the libraries say of any widget, and what it is in this one. */
const TYPED: readonly (readonly [general: string, own: string])[] = [
  ['(jsonData: AscData)', '(jsonData: AscData.Content)'],
  [
    '(elementId: string, fn: (element: AscElement)',
    '<Id extends keyof AscData.Elements>(elementId: Id, fn: (element: AscData.Elements[Id])'
  ],
  ['Record<string, AscElement>', 'AscData.Elements']
];

/**
 * The content of the file with the types of a widget. It needs no other file, and its only global names are those of the libraries and
 * AscData.
 */
export async function typesOf(elements: readonly AscElement[], io: Io): Promise<string> {
  const libraries = await Promise.all(LIBRARIES.map(async (name) => textOf(await io.library(`${name}.d.ts`))));
  const byId = elements.map((element) => {
    const { Id, DataType, Items } = element;
    const items = Items ? ` Items: readonly string[];` : '';
    const type = registry[DataType].typeOf(element);
    return `    ${JSON.stringify(Id)}: Element<${JSON.stringify(Id)}, ${JSON.stringify(DataType)}, ${type}>${items && ` & {${items} }`};`;
  });
  const typed = libraries.map((text) =>
    TYPED.reduce((all, [general, own]) => all.replaceAll(general, own), text).trim()
  );
  return `${MARK} from ascData.json: a change is lost the next time.

declare namespace AscData {
  /** A setting, with the Value that it has now. */
  interface Element<Id extends string = string, DataType extends string = string, Value = unknown> {
    Id: Id;
    DisplayName: string;
    DataType: DataType;
    Value: Value;
    Options?: { [option: string]: unknown };
    Translations?: { [language: string]: { [key: string]: string } };
  }
  /** The settings of this widget by their Id. */
  interface Elements {
${byId.join('\n')}
  }
  type Id = keyof Elements;
  /** The type of a setting's Value. */
  type Value<Id extends keyof Elements> = Elements[Id]['Value'];
  /** What ascData.json says, with the Values that it has now. */
  interface Content {
    SpotIdentifier: string;
    SpotVersion: string;
    ApiVersion: number;
    SpotType: string;
    NumberOfSlots: number;
    Options?: { [option: string]: unknown };
    Elements: Elements[Id][];
  }
}

${typed.join('\n\n')}
`;
}
