import { readFileSync } from 'node:fs';
import { severityOf } from '../../ascdata/severities.js';
import { MAX_COMMENT } from '../../ascdata/texts/limits.js';
import {
  compareImport,
  type ComparedText,
  type ComparedWidget,
  type PresentText,
  type PresentWidget
} from '../../exchange/compare.js';
import { readExchange } from '../../exchange/read.js';
import type { ExchangeFile, ExchangeText, ExchangeWidget } from '../../exchange/types.js';
import { writeExchange } from '../../exchange/write.js';
import type { ReadText, ReadTexts, ReadTextsTask, ReadWidget, WriteTextsTask, WrittenTexts } from './tasks.js';
import { fromPieces, inPieces, type Pieces } from './textPieces.js';

/** Maximum number of texts listed one by one that a widget does not have. */
const MOST_UNKNOWN = 1_000;

/** Of one text. */
const MOST_COMMENTS = 50;
const UNUSABLE = /[^\P{Cc}\n\t]/gu;

/** What a file for translators would change in these widgets. */
export async function readTextsTask({ path, present, language, mayReview }: ReadTextsTask): Promise<ReadTexts> {
  const result = readExchange(readFileSync(path));
  if (!result.ok) return { kind: 'broken', problem: result.problem };
  const file = mayReview ? result.file : withoutReview(result.file);
  const here: PresentWidget[] = [];
  for (const { id, texts } of present) here.push({ id, texts: await fromPieces<PresentText>(texts) });
  const widgets: ReadWidget<Pieces>[] = [];
  for (const each of compareImport(here, file, language)) widgets.push(await readWidget(each));
  return { kind: 'read', format: file.format, language: file.language, otherSource: file.otherSource, widgets };
}

async function readWidget({ texts, ...widget }: ComparedWidget): Promise<ReadWidget<Pieces>> {
  const unknown = texts.filter(({ verdict }) => verdict === 'unknown');
  const told = new Set(unknown.slice(0, MOST_UNKNOWN));
  const read = texts.filter((each) => each.verdict !== 'unknown' || told.has(each)).map(readText);
  return { ...widget, texts: await inPieces(read), unknown: unknown.length };
}

/** A file for translators. */
export async function writeTextsTask({ file }: WriteTextsTask): Promise<WrittenTexts> {
  const widgets: ExchangeWidget[] = [];
  for (const each of file.widgets) widgets.push({ ...each, texts: await fromPieces<ExchangeText>(each.texts) });
  return { content: new TextEncoder().encode(writeExchange({ ...file, widgets })) };
}

function withoutReview(file: ExchangeFile): ExchangeFile {
  const widgets = file.widgets.map((widget) => ({
    ...widget,
    texts: widget.texts.map((text) => (text.state === 'reviewed' ? { ...text, state: 'toReview' as const } : text))
  }));
  return { ...file, widgets };
}

function readText({
  found,
  verdict,
  state,
  isOtherSource,
  isReviewedSince,
  isAsExported,
  issues
}: ComparedText): ReadText {
  const { key, source, target } = found;
  const comments = found.comments.slice(0, MOST_COMMENTS).map(savable).filter(Boolean);
  const findings = issues.map(({ code, ...params }) => ({ severity: severityOf(code), code, params }));
  const told = findings.length > 0 ? JSON.stringify(findings) : '';
  return {
    key,
    verdict,
    source,
    target,
    state,
    isOtherSource,
    isReviewedSince,
    isAsExported,
    findings: told,
    comments
  };
}

/** Leaves out what a comment cannot contain, and what is too long for one. */
const savable = (comment: string): string =>
  comment.replace(/\r\n?/g, '\n').replace(UNUSABLE, '').slice(0, MAX_COMMENT).toWellFormed().trim();
