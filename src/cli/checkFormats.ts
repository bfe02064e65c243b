import { posix } from 'node:path';
import { countBySeverity, type Severity } from '../lib/ascdata/findings.js';
import { messageInFile } from '../lib/ascdata/wording.js';
import type { MessageLanguage } from '../lib/language/languages.js';
import { printable, summary } from './frame.js';
import type { Reported } from './reported.js';

/** What was found in one of the files on the command line. */
export interface Checked {
  readonly path: string;
  readonly reported: readonly Reported[];
}

/** Findings of all files, for a machine that reads one document. */
export type ReportFormat = (checked: readonly Checked[], language: MessageLanguage) => string;

const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/** As GitHub names the files of a repository: `./` before one, and it annotates nothing. */
const fromRoot = (file: string): string => posix.normalize(file.replaceAll('\\', '/'));

/** Workflow commands of GitHub Actions, which annotate the lines of a pull request. */
const github: ReportFormat = (checked, language) => {
  const all = checked.flatMap(({ reported }) => reported);
  const lines = all.map(({ found, file, line, column }) => {
    const place = { file: fromRoot(file), line, col: column, title: found.code };
    const properties = Object.entries(place)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
    return `::${LEVELS[found.severity]} ${properties.join(',')}::${escaped(messageInFile(found, language))}\n`;
  });
  return `${lines.join('')}${summary(
    all.map(({ found }) => found),
    language
  )}\n`;
};

/** A line break, which would begin another command, is none that prints. */
const escaped = (text: string): string => printable(text).replaceAll('%', '%25');

/** JUnit's report: a suite for each file, in which an error is a failure and a warning a skipped test. */
const junit: ReportFormat = (checked, language) => {
  const suites = checked.map(({ path, reported }) => {
    const { error, warning } = countBySeverity(reported.map(({ found }) => found));
    const cases = reported.map(({ found, file, line, column }) => {
      const place = [file, line, column].filter((part) => part !== undefined).join(':');
      const message = xml(messageInFile(found, language));
      const verdict: Readonly<Record<Severity, string>> = {
        error: `<failure type="${found.code}" message="${message}">${xml(place)}</failure>`,
        warning: `<skipped message="${message}"/>`,
        info: `<system-out>${message}</system-out>`
      };
      const name = `${found.code} ${place}`;
      return `    <testcase classname="${xml(file)}" name="${xml(name)}">${verdict[found.severity]}</testcase>\n`;
    });
    // A suite without a test counts as one that did not run.
    if (cases.length === 0) cases.push(`    <testcase classname="${xml(path)}" name="check"/>\n`);
    const counts = `tests="${cases.length}" failures="${error}" errors="0" skipped="${warning}"`;
    return `  <testsuite name="${xml(path)}" ${counts}>\n${cases.join('')}  </testsuite>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="ascdata check">\n${suites.join('')}</testsuites>\n`;
};

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text in XML, which has no place for control characters, lone surrogates and two others. */
const xml = (text: string): string =>
  printable(text)
    .toWellFormed()
    .replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD')
    .replaceAll(/[&<>"]/g, (char) => XML[char]!);

export const REPORT_FORMATS = { github, junit } as const;
