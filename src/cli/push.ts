import { basename, resolve } from 'node:path';
import type { ReplacementBody } from '../lib/api.js';
import { isRecord, own } from '../lib/ascdata/elements.js';
import { mostSimilar } from '../lib/ascdata/similarWords.js';
import { MESSAGE_LANGUAGES } from '../lib/language/languages.js';
import { nextVersion, weightOfAll } from '../lib/package/compare/nextVersion.js';
import { mayFollow } from '../lib/package/compare/versionOrder.js';
import { writePackage } from '../lib/package/write.js';
import { checkedFolder, rootText, type CheckedFolder } from './checkedFolder.js';
import type { Command } from './command.js';
import { jsonText, printable } from './frame.js';
import type { Io } from './io.js';
import { replacementIn, replacementInWords } from './replacement.js';
import { NOT_OURS, sendPackage, templatesOf } from './server.js';
import { choice, readArguments, UsageError, withDefault } from './usage.js';

/** `ascdata push`. */
export const pushCommand: Command = { run };

/** `ascdata push`. Returns the exit code. @throws UsageError the server cannot be asked, or refuses; then nothing is changed */
async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(withDefault(args, 'yes', ''), {
    yes: { type: 'string' },
    new: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    format: { type: 'string' },
    language: { type: 'string' }
  });
  const format = choice('format', values.format, ['pretty', 'json']);
  const language = choice('language', values.language, MESSAGE_LANGUAGES);
  const { yes, 'dry-run': isDryRun = false } = values;
  if (isDryRun && yes !== undefined) throw new UsageError('--dry-run changes nothing: leave it out, or --yes.');
  if (yes !== undefined && !/^[\w-]{0,100}$/.test(yes))
    throw new UsageError(`--yes takes the tag of a comparison, not “${printable(yes)}”.`);
  const checked = await checkedFolder(positionals, { command: 'push', refusal: 'nothing is sent', language }, io);
  if (!checked) return 1;
  const widget = await packedOf(checked);
  const { identifier, version } = widget;
  const pushing: Pushing = {
    ...{ io, widget, isDryRun, isNew: values.new === true },
    agreed: yes,
    tell: (state, words) => io.out(format === 'json' ? jsonText({ identifier, version, ...state }, 2) : words()),
    inWords: (comparison) => replacementInWords(comparison, language)
  };
  const templates = await templatesOf(io);
  const present = templates.find((each) => each.identifier === identifier);
  if (present) return await replace(pushing, present.id);
  return await upload(
    pushing,
    mostSimilar(
      identifier,
      templates.map((each) => each.identifier)
    )
  );
}

interface Pushing {
  readonly io: Io;
  readonly widget: Packed;
  readonly isDryRun: boolean;
  readonly isNew: boolean;
  /** Tag of the comparison that was agreed to; '': the one that is shown now; undefined: none. */
  readonly agreed: string | undefined;
  /** Prints the state as JSON, or the words. */
  readonly tell: (state: object, words: () => string) => void;
  readonly inWords: (comparison: ReplacementBody) => string;
}

/** @param likely SpotIdentifier of a template that may be meant */
async function upload({ io, widget, isDryRun, isNew, tell }: Pushing, likely: string | undefined): Promise<number> {
  const title = printable(`${widget.identifier} ${widget.version}`);
  if (isDryRun || !isNew) {
    tell({ done: false, new: true }, () => `${title}: a new template, so no stored Value is concerned.\n`);
    if (isDryRun) return 0;
    const but = likely === undefined ? '' : `, but ${printable(likely)}`;
    io.err(`ascdata: The server has no such template that the key may see${but}. Nothing is sent: --new does it.\n`);
    return 1;
  }
  const { data } = await sendPackage(io, { method: 'POST', path: '/api/Widgets', ...widget });
  const id = isRecord(data) ? own(data, 'Id') : undefined;
  if (!Number.isSafeInteger(id)) throw new UsageError(NOT_OURS);
  tell({ done: true, new: true, id }, () => `${title}: a new template, “${printable(widget.title)}”.\n`);
  return 0;
}

/** @param id of a widget of the template */
async function replace({ io, widget, isDryRun, agreed, tell, inWords }: Pushing, id: number): Promise<number> {
  const sent = { method: 'PUT', ...widget } as const;
  const path = `/api/Widgets/${id}`;
  const show = (comparison: ReplacementBody, words = () => inWords(comparison), done = false): void =>
    tell({ done, new: false, id, comparison }, words);
  const refuse = (comparison: ReplacementBody, why: string): number => {
    show(comparison);
    io.err(`ascdata: ${why} --yes=${comparison.tag} does exactly this.${sameVersion(comparison)}\n`);
    return 1;
  };
  const shown = replacementIn((await sendPackage(io, { ...sent, path, isDryRun: true })).data);
  demandVersion(shown);
  if (shown.same || isDryRun) {
    show(shown);
    return 0;
  }
  if (agreed === undefined) return refuse(shown, 'Nothing is changed yet.');
  if (agreed !== '' && agreed !== shown.tag) return refuse(shown, OTHER);
  const { data, hasChanged } = await sendPackage(io, { ...sent, path, tag: shown.tag });
  const result = replacementIn(hasChanged && isRecord(data) ? own(data, 'current') : data);
  if (hasChanged) return refuse(result, OTHER);
  const back = `It can go back to ${result.before.spotVersion}: “Previous versions” in Replace.`;
  show(result, () => `${inWords(result)}Replaced. ${printable(back)}\n`, true);
  return 0;
}

/** A sentence with the next SpotVersion, where the server has the same one; '' where it has another. */
function sameVersion({ before, after, changes }: ReplacementBody): string {
  if (before.spotVersion !== after.spotVersion) return '';
  const next = nextVersion(before.spotVersion, weightOfAll(changes));
  const change = next === undefined ? 'Change it' : `Make it ${printable(next)}`;
  return ` The server has the same SpotVersion. ${change} in ascData.json, so that the two can be told apart.`;
}

/** @throws UsageError the SpotVersion cannot come after that of the server, as the tabs refuse it */
function demandVersion({ before, after, changes }: ReplacementBody): void {
  const [was, is] = [before.spotVersion, after.spotVersion];
  if (is === was || mayFollow(was, is)) return;
  const next = nextVersion(was, weightOfAll(changes)) ?? '1.2.0';
  throw new UsageError(printable(`The SpotVersion ${is} cannot follow ${was}: write numbers, such as ${next}.`));
}

const OTHER = 'This is not what was agreed to, so nothing is changed.';

interface Packed {
  readonly identifier: string;
  readonly version: string;
  readonly title: string;
  /** The server names a new template like the file. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function packedOf({ folder, files, data }: CheckedFolder): Promise<Packed> {
  const title = basename(resolve(folder));
  return {
    identifier: rootText(data, 'SpotIdentifier'),
    version: rootText(data, 'SpotVersion'),
    title,
    name: `${title}.dash.zip`,
    bytes: await writePackage(files)
  };
}
