#!/usr/bin/env node
// `ascdata-editor [folder | package]`: serves the built product, with its data in a place of the user's own.
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Where programs of this system keep what belongs to a user. */
function dataFolder() {
  const { LOCALAPPDATA, XDG_DATA_HOME } = process.env;
  if (process.platform === 'win32') return join(LOCALAPPDATA || join(homedir(), 'AppData', 'Local'), 'ascdata-editor');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'ascdata-editor');
  return join(XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'ascdata-editor');
}

const HELP = `ascdata-editor [folder | package.dash.zip]

Serves the editor on this machine, and prints a link that signs you in. A folder with index.html and ascData.json is followed:
what you save there runs in the open page, and what you change in its package is written into the folder.

  HOST, PORT       where to listen (default 127.0.0.1, 3000)
  DATA_DIR         where everything is stored (default ${dataFolder()})
  ADMIN_PASSWORD   password of admin, instead of the link

Example: ascdata-editor my-widget
`;

/** @param {string} sentence @returns {never} */
function refuse(sentence) {
  console.error(`ascdata-editor: ${sentence}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' } }
    });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    return refuse(`${sentence.replace(/\.$/, '')}. See --help.`);
  }
}

const { values, positionals } = readArguments();
const [open] = positionals;
if (positionals.length > 1) refuse('It opens one folder or package. See --help.');
if (values.help) process.stdout.write(HELP);
else if (values.version) {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  console.log(version);
} else {
  process.env.DATA_DIR ||= dataFolder();
  if (open) process.env.ASCDATA_OPEN = resolve(open);
  console.log(`Data folder: ${resolve(process.env.DATA_DIR)}`);
  await import('./serve.js');
}
