import { fixTitle } from '../lib/ascdata/conditions/fixes/wording.js';
import { countBySeverity, type Finding, type Severity } from '../lib/ascdata/findings.js';
import type { MessageLanguage } from '../lib/language/languages.js';
import { commandTexts } from '../lib/messages/command.js';
import { messageInFile } from '../lib/ascdata/wording.js';
import type { Reported } from './reported.js';

/** How findings are printed. */
export interface FrameStyle {
  readonly color: boolean;
  readonly language: MessageLanguage;
}

const COLORS: Readonly<Record<Severity, number>> = { error: 31, warning: 33, info: 36 };
/** Columns printed of a source line; of a longer line, only the part around the place is printed. */
const WIDTH = 100;

/** One finding: what, where, and the line of the source with a caret below the place. */
export function frame({ found, file, line, column, lines }: Reported, style: FrameStyle): string {
  const color = COLORS[found.severity];
  const texts = commandTexts[style.language];
  const head = `${paint(texts.severity[found.severity], color, style)}: ${printable(messageInFile(found, style.language))} [${found.code}]`;
  if (line === undefined || column === undefined) return `${head}\n  ${printable(file)}\n`;
  const number = String(line);
  const margin = ' '.repeat(number.length);
  const { text, caret } = excerpt(lines[line - 1] ?? '', column);
  const place = `${printable(file)}:${line}:${column}`;
  const note = (word: string, text: string) => `${margin} = ${word}: ${printable(text)}\n`;
  const { form } = found.params;
  const written = form === undefined ? '' : note(texts.form, String(form));
  const fix = found.fix ? note(texts.fix, fixTitle(found.fix, style.language)) : '';
  return (
    `${head}\n${margin}--> ${place}\n` +
    `${number} | ${text}\n` +
    `${margin} | ${' '.repeat(caret)}${paint('^', color, style)}\n${written}${fix}${consequencesOf(found, margin, style)}`
  );
}

/** The consequences of a finding, one per line. */
function consequencesOf({ consequences = [] }: Finding, margin: string, { language }: FrameStyle): string {
  const word = commandTexts[language].consequence;
  return consequences
    .map((each) => `${margin} = ${word}: ${printable(messageInFile(each, language))} [${each.code}]\n`)
    .join('');
}

/** `2 errors, 1 warning`, or that there are none. */
export function summary(findings: readonly Finding[], language: MessageLanguage): string {
  const { counted, none } = commandTexts[language];
  const counts = Object.entries(countBySeverity(findings)) as [Severity, number][];
  const parts = counts.flatMap(([severity, count]) => (count === 0 ? [] : [counted[severity](count)]));
  return parts.length > 0 ? parts.join(', ') : none;
}

/**
 * Text from a file made safe for a terminal, which obeys control characters, and for the log of GitHub Actions, which obeys lines that
 * begin with `::`, and `##[`. Lone surrogates stay: they do no harm there.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]|:(?=:)(?<=^\s*:)|(?<=#)#(?=\[)/gu, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** A document in JSON, in one line unless there is an indent: a terminal obeys it no more than {@link printable}. */
export function jsonText(value: unknown, indent?: number): string {
  const lines = JSON.stringify(value, null, indent).split('\n');
  return `${lines.map(printable).join('\n')}\n`;
}

function excerpt(line: string, column: number): { text: string; caret: number } {
  const at = column - 1;
  const from = line.length > WIDTH ? Math.max(0, Math.min(at - WIDTH / 2, line.length - WIDTH)) : 0;
  const before = printable(line.slice(from, at).replaceAll('\t', ' '));
  const after = printable(line.slice(at, from + WIDTH).replaceAll('\t', ' '));
  const [start, end] = [from > 0 ? '…' : '', from + WIDTH < line.length ? '…' : ''];
  return { text: start + before + after + end, caret: start.length + before.length };
}

function paint(text: string, color: number, style: FrameStyle): string {
  return style.color ? `\u001b[1;${color}m${text}\u001b[0m` : text;
}
