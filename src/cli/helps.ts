import { MESSAGE_LANGUAGES } from '../lib/language/languages.js';
import { DEFAULT_LANGUAGE, FIRST_PORT } from './usage.js';

const LANGUAGE_OPTION = `--language ${MESSAGE_LANGUAGES.join('|')}`;
/** Of a command whose findings or changes have a language. */
const LANGUAGE_HELP = `  ${LANGUAGE_OPTION}  language of the findings and changes; everything else is in English (default ${DEFAULT_LANGUAGE})`;
/** What a command on a server says about where it is and who asks. */
const SERVER_HELP = `  ASCDATA_URL            address of the server, such as https://widgets.example.org
  ASCDATA_KEY            a key, made there under "My account"`;

/**
 * One screen for each command on widgets: how it is called, its options, and an example. Apart from the commands, so that it is there
 * without what they need.
 */
export const HELPS: Readonly<Record<string, string>> = {
  init: `ascdata init <new folder> [options]

Writes a widget that runs at once, with the libraries and its types (ascdata types). At its end, main.js lists every setting
that it does not read.

  --from blank|text-board|list|key-figure
                         what it starts from (default blank)
  --name <text>          what it is called (default the name of the folder)
  --identifier <text>    its SpotIdentifier (default one made of the name)
  --typescript           with its script in TypeScript, src/main.ts, which Vite builds to js/main.js: npm install, npm run build
  --ci github,gitlab     also a pipeline for a repository of the folder: findings, types, tests of the rules, a package, and of
                         a pull request whether stored Values would be set aside
  ${LANGUAGE_OPTION}  language of its settings and texts (default ${DEFAULT_LANGUAGE})

Example: ascdata init lunch --from text-board --name "Lunch today"
`,
  dev: `ascdata dev [folder] [options]

Starts the editor on the widget in a folder, on this machine alone: what your code editor saves runs in the open page. Prints
findings with their place, now and when a file changes, and keeps ascdata.d.ts up to date. Without a folder, that of this one.
It needs the package ascdata-editor beside it, or says how it is fetched.

  --port <N>             where to listen (default ${FIRST_PORT}); the next free one if it is in use

On a terminal, o opens the editor, r starts it again and checks, q quits.

${LANGUAGE_HELP}

Example: ascdata dev board
`,
  check: `ascdata check [package.dash.zip | folder | ascData.json]... [options]

Prints what is wrong, with its place. Without a path, checks the widget of this folder. Exit code 1 if there is an error.

  --max-warnings <N>     exit code 1 also with more than N warnings in all
  --format pretty|json|github|junit
                         default pretty; json: an array of {severity, code, file, pointer, line, column, message, fix,
                         consequences}; of several files one line each, {"file", "findings"}; github: annotations of a pull
                         request; junit: a report for GitLab, Jenkins and others
  --platform <version>   platform version to check against, 11.0.0 to 12.0 (default 12.0)
${LANGUAGE_HELP}
  --fix                  mends findings on Conditions in the ascData.json, where there is one way and it changes nothing
                         that is shown; says what it left. json: {"fixed", "left", "findings"}
  --fix=all              also where the one way changes what is shown, and says how; and the fixes of all other findings, of
                         keys, DataTypes, Values and versions. Still leaves what has more than one way

An ascdata.config.json beside the definition says which findings count, and why: {"findings": {code: {"severity":
"off|info|warning|error", "reason"}}, "elements": {Id: {code: ...}}}.

Example: ascdata check board --max-warnings 0
`,
  conditions: `ascdata conditions [file]... [options]

Prints which elements are hidden by their Conditions. Without a file, those of the widget of this folder.

  --set <Id>=<json>      a Value other than the one in the file; can be repeated
  --format pretty|json   json: one line per file, {"file": ..., "hidden": [Id, ...]}

Example: ascdata conditions board --set 'Title="Hello"' --set Rows=3
`,
  states: `ascdata states [file]... [options]

Prints every set of hidden elements that Values can produce, the present one first, each with what to set for it. Without a
file, those of the widget of this folder.

  --expand <N>           list up to N of them (default 2000); where settings are independent of each other, their states are
                         counted by components and not multiplied out any further
  --format pretty|json   json: one line per file, {"file", "complete", "count", "states": [{"set", "hidden"}],
                         "components"?, "reason"?}; "today" with a state that needs another date

Example: ascdata states board
`,
  why: `ascdata why [file] <Id> [options]

Prints why an element is hidden or shown, and the smallest changes that show or hide it, each with what else it flips. Without
a file, one of the widget of this folder.

  --set <Id>=<json>      a Value other than the one in the file; can be repeated
  --format pretty|json   json: {"id", "hidden", "conditions": [{"target", "operator", "expected", "value", "met"}],
                         "show": [[{"id", "value"}]], "hide": [[{"id", "value"}]], "effects": [{"shows", "hides"}]}

Example: ascdata why board Stop
`,
  test: `ascdata test [folder | ascData.json]... [options]

Replays the tests in the conditions.tests.json beside each definition: [{"name", "set": {Id: Value}, "shown"?: [Id],
"hidden"?: [Id], "today"?}]. With "hidden" alone all others must be shown. Without a path, those of this folder. Exit code 1 if
one fails, 2 if a file cannot be read.

  --generate             adds the fewest tests that fail for every mistake in a rule
  --format pretty|json   json: one line per definition, {"file", "passed", "failed", "tests": [{"name", "passed", "wrong"?,
                         "gone"?, "unusable"?}]}

Example: ascdata test board --generate
`,
  run: `ascdata run [folder | package.dash.zip] [options]

Starts the widget in a headless browser, in each of its sizes, without network, in the frame that the product shows widgets in.
Exit code 1 if something throws, Ready or InitComplete is missing, a request is blocked, or it has to be stopped. Without a
folder, that of this one. It needs Chromium or Chrome: the one that is installed, or that CHROMIUM_PATH names.

  --states               also in each state of its Conditions, in up to 20 of them; --states=<N>: in N, at most 1000
  --screenshots <folder> writes a picture of each start there, as PNG; where there is one already, it is the approved one, and
                         another one is written beside it, with exit code 1. Outside of the widget's folder, or named in its
                         .ascdataignore
  --approve              writes those that differ over the approved ones
  --today <YYYY-MM-DD>   starts at noon of that day, in UTC, so that a picture with a date stays the same
  --format pretty|json   json: {"file", "starts": [{"set", "hidden", "today"?, "view", "width", "height", "problems",
                         "picture"?, "is"?}], "notStarted", "stopped"?: "unready" or "late", "statesLeft"?}

After three starts that did not get ready, or had to be cut off, the others are not tried; nor, with exit code 1, after a
minute and 5 seconds for each start, even if that was the last one.

Example: ascdata run board --states --screenshots pictures --today 2026-03-31
`,
  types: `ascdata types [folder] [options]

Writes ascdata.d.ts into the folder of a widget: its elements by Id, each with the type of its Value, and the libraries
that give them, so that a code editor completes Ids and entries, and names a wrong one. It is written only where it differs.
An element of an unknown DataType is left out, and told. Without a folder, that of this one.

  --check                writes nothing; exit code 1 if it is not there or differs
  --format pretty|json   json: {"file", "changed"}

In JavaScript, "// @ts-check" as the first line of a script turns the check on.

Example: ascdata types board
`,
  diff: `ascdata diff <old> <new> [options]

Prints what differs between two versions (packages, folders, definitions), as Replace does, and which sets of hidden elements
appear and vanish; renamed Ids are followed.

  --fail-on set-aside|breaking
                         exit code 1, naming the changes: after which Replace may set stored Values aside (a setting is
                         gone, of another DataType, or stricter); breaking: also after which others may not work (another
                         Id of a setting or SpotIdentifier, a higher ApiVersion)
  --format pretty|json   json: the comparison with "conditions": {"equal", "complete", "appear": [{"set", "hidden"}],
                         "vanish": [...]}
${LANGUAGE_HELP}

Example: ascdata diff board-1.0.dash.zip board --fail-on breaking
`,
  pack: `ascdata pack [folder] [options]

Checks the widget in a folder, and writes it as a package named after its SpotIdentifier and SpotVersion. The same files give
the same bytes on every machine. Without a folder, packs this one. Exit code 1 if there is an error; then nothing is written.

  --out <file>           where to; otherwise into the present folder
  --force                also with errors, which it names
  --format pretty|json   json: {"file", "bytes", "files", "leftOut"}

Hidden files, node_modules, packages and ascdata.d.ts are left out, and what an .ascdataignore in the folder names, written
as in a .gitignore.

Example: ascdata pack board --out board.dash.zip
`,
  push: `ascdata push [folder] [options]

Checks the widget in a folder, and compares it with the template of a server that has its SpotIdentifier: prints what changes,
and what happens to every stored Value. Nothing is changed, and the exit code is 1, until that is agreed to. No file of the
folder is ever written. Without a folder, that of this one.

  --yes                  replaces the template with it, under all of its widgets
  --yes=<tag>            the same, only if what happens is still what an earlier comparison with this tag said
  --new                  uploads it if the server has no such template
  --dry-run              only compares; exit code 0 whatever it finds
  --format pretty|json   json: {"identifier", "version", "done", "new", "id", "comparison"}, the last as in docs/api.md
${LANGUAGE_HELP}

${SERVER_HELP}

Example: ascdata push board --yes
`,
  list: `ascdata list [search] [options]

Lists the templates of a server that the key may see: SpotIdentifier, SpotVersion and name.

  --format pretty|json   json: an array of {"id", "name", "identifier", "version"}

${SERVER_HELP}

Example: ascdata list weather
`,
  pull: `ascdata pull <SpotIdentifier> [new folder] [options]

Writes the package of a template of a server, as it was uploaded, into a new or empty folder; without one, into a folder of
this one that is named like the template's SpotIdentifier. All of it is written, or nothing; what pack
leaves out is left out, such as hidden files and node_modules.

  --format pretty|json   json: {"folder", "identifier", "version", "files", "leftOut"}

${SERVER_HELP}

Example: ascdata pull example.weather weather
`,
  upgrade: `ascdata upgrade [folder] [options]

Shows what this version of the command would write in another way than the one that wrote it, by number: 1 the runtime
libraries, in any folder of the widget, 2 ascdata.d.ts, 3 the pipelines of init --ci. Exit code 1 if there is something. What
somebody has edited is left as it is, and named. Without a folder, that of this one.

  --yes                  writes it; in a repository of git only over what is committed
  --format pretty|json   json: {"folder", "done", "changes": [{"number", "file", "versions"?}], "left": [{"number", "file",
                         "why"}]}

Example: ascdata upgrade board --yes
`,
  i18n: `ascdata i18n status [file]... [--format pretty|json]

  Prints what is translated into each language of a file. json: one line per file, {"file", "languages": {code: {"total",
  "translated", "missing": [{"element", "kind": "name|entry|pattern", "entry"?}], "stale": [keys without a text]}}}

ascdata i18n export [file]... --language <code> [--format json|xliff12|xliff2|csv]

  Prints every text with its translation. json (default, of one file): [{"element", "kind", "entry"?, "source", "target"}].
  The language can be left out where the file has one.

ascdata i18n import <package.dash.zip | folder | ascData.json>... <texts> [--language <code>] [options]

  Writes the translations of such a file into the widgets, and lists what is new and changed. Everything else stays as it is.
  XLIFF says its language, JSON and most CSV do not. Exit code 1 if a text is not in the definition, has an error, or changed
  here and in the file since it was exported: then the one here stays.

  --take-file            takes those texts of the file
  --remove               removes translations that are empty in the file; without it they stay
  --out <file>           writes a new package or ascData.json and leaves the old one as it is
  --dry-run              only says what would change
  --format <format>      as in export; not needed, since the content of the file says it

Example: ascdata i18n export board --language de --format xliff2 > board.de.xlf
`
};
