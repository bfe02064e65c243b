import { Fixer } from '../../ascdata/conditions/fixes/fixer.js';
import { fixText } from '../../ascdata/conditions/fixes/fixText.js';
import { Origins } from '../../ascdata/conditions/fixes/origins.js';
import { differenceOf } from '../../ascdata/conditions/states/difference.js';
import { editText, type Edit } from '../../ascdata/editText.js';
import { dataOf, elementsOf } from '../../ascdata/elements.js';
import { pointerTokens, type Finding } from '../../ascdata/findings.js';
import { registry } from '../../datatypes/registry.js';
import { severityRules } from '../../ascdata/severitySettings.js';
import {
  keyOf,
  type FixAnswer,
  type FixQuestion,
  type OfferedFix,
  type PlannedFix,
  type PlanQuestion,
  type SearchQuestion
} from './messages.js';

type Tell = (answer: FixAnswer) => void;

/** Answers a question about fixes; `tell` hears more than once. */
export function answerFixes(question: FixQuestion, tell: Tell): void {
  if (question.type === 'search') search(question, tell);
  else tell({ type: 'plan', ...planOf(question, tell) });
}

const indexOf = ({ pointer }: Pick<Finding, 'pointer'>): number => Number(pointerTokens(pointer)[1]);

/** First the fixes of each finding, which is quick; then their effects, which is not. */
function search({ source, settings, today, platform, first }: SearchQuestion, tell: Tell): void {
  const data = dataOf(source);
  const fixer = new Fixer(data, registry, { today, platform });
  const found = severityRules(settings).apply(fixer.findings, data);
  const ordered = [...found].sort((a, b) => Number(indexOf(b) === first) - Number(indexOf(a) === first));
  const open: { key: string; fixes: OfferedFix[] }[] = [];
  let done = 0;
  for (const each of ordered) {
    const key = keyOf(each);
    const fixes = fixer.remedies(each).map((remedy): OfferedFix => {
      const effect = fixer.isHarmless(remedy) ? 'none' : undefined;
      return { ...remedy, effect };
    });
    tell({ type: 'fixes', key, fixes });
    if (fixes.some(({ effect }) => effect === undefined)) open.push({ key, fixes });
    else tell({ type: 'progress', done: ++done, total: ordered.length });
  }
  for (const { key, fixes } of open) {
    const known = fixes.map((fix) => ({ ...fix, effect: fix.effect ?? fixer.effect(fix) }));
    tell({ type: 'fixes', key, fixes: known });
    tell({ type: 'progress', done: ++done, total: ordered.length });
  }
  tell({ type: 'searched' });
}

function planOf(question: PlanQuestion, tell: Tell): Omit<Extract<FixAnswer, { type: 'plan' }>, 'type'> {
  const { source, settings, today, platform, all } = question;
  const context = { today, platform };
  const rules = severityRules(settings);
  const chosen = chosenOf(question);
  const edits = chosen.flatMap((each) => each.edits);
  const origins = new Origins();
  origins.follow(edits, dataOf(source));
  const picked = edits.length === 0 ? source : editText(source, edits);
  const { text, made, left } = fixText(picked, registry, context, {
    all,
    origins,
    ignores: (found, data) => rules.severityOf(found, data) === 'off',
    onprogress: (done, total) => tell({ type: 'progress', done, total })
  });
  const [before, after] = [source, text].map((each) => elementsOf(dataOf(each), registry));
  const same = new Map(before!.map(({ Id }) => [Id, Id]));
  return {
    text,
    made: [
      ...chosen.map(({ at, label, effect }) => ({ at, label, effect })),
      ...made.map(({ found: { code }, place: pointer, label, effect }) => ({ at: { code, pointer }, label, effect }))
    ],
    effect: differenceOf(before!, after!, same, registry, context),
    left: left.length
  };
}

/** Selected fixes; only the first per rule, because it may affect the others. */
function chosenOf({ source, today, platform, picks }: PlanQuestion): (PlannedFix & { edits: readonly Edit[] })[] {
  if (picks.length === 0) return [];
  const fixer = new Fixer(dataOf(source), registry, { today, platform });
  const taken = new Set<number>();
  return fixer.findings.flatMap((found) => {
    const pick = picks.find(({ key }) => key === keyOf(found));
    const remedy = pick && fixer.remedies(found)[pick.remedy];
    const indexes = remedy?.edits.map(indexOf) ?? [];
    if (!remedy || indexes.some((index) => taken.has(index))) return [];
    indexes.forEach((index) => taken.add(index));
    const { label, edits } = remedy;
    const at = { code: found.code, pointer: new Origins().ofEdits(edits) ?? found.pointer };
    return [{ at, label, effect: fixer.effect(remedy), edits }];
  });
}
