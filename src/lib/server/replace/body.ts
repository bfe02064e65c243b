import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { ReplacementBody } from '../../api.js';
import { MOST_LISTED } from '../../api/replace.js';
import type { Finding } from '../../ascdata/findings.js';
import { messageOnScreen } from '../../ascdata/wording.js';
import { inEveryLanguage, type MessageLanguage } from '../../language/languages.js';
import type { OutcomeKind, ValueOutcome, ValuePlan } from '../../package/compare/outcomes.js';
import { stateInWords } from '../../package/compare/conditionPhrases.js';
import { labelOf } from '../../package/compare/elements.js';
import { outcomeSentence, sentenceOf } from '../../package/compare/sentences.js';
import { mapYielding, turnIfLong } from '../platform/yielding.js';
import type { RulesDifference, ShownState } from '../packages/tasks.js';
import type { Change, Label } from '../../package/compare/changes.js';
import type { TextConflict } from '../translations/carryTexts.js';
import type { PlannedTexts } from '../translations/textCarrier.js';
import { lackingEntries } from './lacking.js';
import { listedChanges } from './listedChanges.js';
import type { Planner } from './planner.js';
import { describedValue, readableReasons, worded } from './wording.js';
import type { StoredPreset } from './presets.js';
import type { Carried, PlannedDraft, VariantOfTemplate } from './stored.js';

/** Maximum number of entries in each list of texts. */
const MAX_TEXTS = 1_000;

type PlannedPreset = Pick<Carried<StoredPreset>, 'stored' | 'plan'>;
type PlannedVariant = Pick<Carried<VariantOfTemplate>, 'stored' | 'plan'>;

/** What a replacement does, for people and scripts. */
export async function replacementBody(
  spotIdentifier: string,
  planner: Planner,
  planned: readonly PlannedVariant[],
  {
    presets: plannedPresets,
    drafts: plannedDrafts,
    findings,
    endsUpdates,
    folder,
    rules,
    texts
  }: {
    readonly presets: readonly PlannedPreset[];
    readonly drafts: readonly (PlannedDraft & { readonly name: string })[];
    readonly findings: readonly Finding[];
    readonly endsUpdates: boolean;
    readonly folder: string | undefined;
    readonly rules: RulesDifference | undefined;
    readonly texts: PlannedTexts;
  }
): Promise<ReplacementBody> {
  const { comparison, before, after } = planner;
  const ofVariants = planned.map(({ stored: { id, name, group_name: groupName }, plan: { outcomes } }) => ({
    ...{ id, name, groupName, outcomes }
  }));
  const ofPresets = plannedPresets.map(({ stored: { presetId: id, name }, plan: { outcomes } }) => ({
    ...{ id, name, outcomes: outcomes.filter(({ kind }) => kind !== 'kept') }
  }));
  const lacking = await lackingEntries(planner, planned);
  const body = {
    spotIdentifier,
    before: planner.versionInfo('before'),
    after: planner.versionInfo('after'),
    same: planner.isSame,
    endsUpdates,
    ...(folder !== undefined && { folder }),
    ...(await changeBodies(comparison.changes)),
    pairs: comparison.pairs,
    unusedMapping: comparison.unusedMapping,
    likenessTried: comparison.likenessTried,
    ...(await variantBodies(ofVariants, planner)),
    ...(await keptBodies(ofPresets, plannedDrafts, planner)),
    ...(lacking.length > 0 && { lacking }),
    counts: await countsOf(planned),
    findings: worded(findings, messageOnScreen),
    ...textsBody(texts, planner)
  };
  // Time-limited, so not part of the confirmed tag.
  const shown = rules ? wordedRules(rules, planner) : null;
  const all = await digestsOf(ofVariants, ofPresets, plannedDrafts);
  const tag = await digestOf([before.hash, after.hash, all, ...Object.entries(body).flat()]);
  return { ...body, rules: shown, tag: tag.slice(0, 32) };
}

async function changeBodies(changes: readonly Change[]) {
  const { listed: some, more } = await listedChanges(changes);
  const worded = await mapYielding(some, (change) => ({
    ...change,
    text: inEveryLanguage((language) => sentenceOf(change, language))
  }));
  return { changes: worded, ...(more && { moreChanges: more }) };
}

function textsBody(texts: PlannedTexts, planner: Planner) {
  return {
    ...(texts.conflicts.length > 0 && {
      textConflicts: texts.conflicts.slice(0, MAX_TEXTS).map((conflict) => conflictBody(conflict, planner))
    }),
    ...(texts.entries.length > 0 && {
      renamedEntries: texts.entries
        .slice(0, MAX_TEXTS)
        .map((pair) => ({ ...pair, name: nameIn(pair.element, planner) }))
    })
  };
}

function conflictBody({ language, key, source, base, ours, theirs }: TextConflict, planner: Planner) {
  return { language, ...key, name: nameIn(key.element, planner), source, before: base, ours, theirs };
}

/** The label of an element of the new version. */
function nameIn(id: string, planner: Planner): Label {
  const element = planner.elementsOf('after').get(id);
  return element ? labelOf(element) : inEveryLanguage(() => id);
}

interface Item {
  readonly id: number;
  readonly name: string;
  readonly outcomes: readonly ValueOutcome[];
  /** Number of outcomes that are not among them. */
  readonly more?: number;
}

/** The items and outcomes that are listed: what is not `kept` comes first. `left`: number of the other items. */
function listed<T extends Item>(all: readonly T[]): { readonly shown: T[]; readonly left: number } {
  const chosen = new Map<T, Set<ValueOutcome>>();
  let room = MOST_LISTED;
  for (const isKept of [false, true]) {
    for (const item of all) {
      if (room === 0) break;
      const some = item.outcomes.filter(({ kind }) => (kind === 'kept') === isKept).slice(0, room);
      if (some.length > 0) chosen.set(item, new Set([...(chosen.get(item) ?? []), ...some]));
      room -= some.length;
    }
  }
  let others = MOST_LISTED - chosen.size;
  const shown = all.flatMap((item) => {
    const some = chosen.get(item);
    if (!some && others-- <= 0) return [];
    const outcomes = item.outcomes.filter((each) => some?.has(each));
    return [{ ...item, outcomes, more: item.outcomes.length - outcomes.length + (item.more ?? 0) }];
  });
  return { shown, left: all.length - shown.length };
}

async function variantBodies(all: readonly (Item & { readonly groupName: string | null })[], planner: Planner) {
  const { shown, left } = listed(all);
  const bodies = await itemBodies(shown, planner);
  return {
    variants: bodies.map((each, index) => ({ ...each, groupName: shown[index]!.groupName })),
    ...(left > 0 && { moreVariants: left })
  };
}

async function keptBodies(ofPresets: readonly Item[], ofDrafts: readonly Item[], planner: Planner) {
  const [presets, drafts] = [listed(ofPresets), listed(ofDrafts)];
  return {
    ...(presets.shown.length > 0 && { presets: await itemBodies(presets.shown, planner) }),
    ...(drafts.shown.length > 0 && { drafts: await itemBodies(drafts.shown, planner) }),
    ...(drafts.left > 0 && { moreDrafts: drafts.left })
  };
}

async function itemBody({ id, name, outcomes, more = 0 }: Item, planner: Planner) {
  return { id, name, outcomes: await outcomesOf({ outcomes }, planner), ...(more > 0 && { more }) };
}

async function itemBodies(items: readonly Item[], planner: Planner) {
  const bodies = [];
  for (const item of items) bodies.push(await itemBody(item, planner));
  return bodies;
}

/** For the tag, which covers what is not listed, too. */
async function digestsOf(variants: readonly Item[], presets: readonly Item[], drafts: readonly PlannedDraft[]) {
  return [await digestOf(variants), await digestOf(presets), drafts.map(({ id, digest }) => [id, digest])];
}

/** Of parts, each one of which may be a list of any length. */
async function digestOf(parts: readonly unknown[]): Promise<string> {
  const digest = createHash('sha256');
  for (const part of parts) {
    const pieces = Array.isArray(part) ? part : [part];
    digest.update(`${pieces.length}\n`);
    for (const piece of pieces) {
      await turnIfLong();
      digest.update(`${JSON.stringify(piece)}\n`);
    }
  }
  return digest.digest('hex');
}

const outcomesOf = ({ outcomes }: Pick<ValuePlan, 'outcomes'>, planner: Planner) =>
  mapYielding(outcomes, (outcome) => ({
    ...outcome,
    text: inEveryLanguage((language) => outcomeSentence(readable(outcome, planner, language), language)),
    words: inEveryLanguage((language) => describedValue(outcome.value, planner.elementBefore(outcome.id), language))
  }));

function readable(outcome: ValueOutcome, planner: Planner, language: MessageLanguage): ValueOutcome {
  if (!('reasons' in outcome)) return outcome;
  return { ...outcome, reasons: readableReasons(outcome.reasons, planner.elementAfter(outcome.id), language) };
}

/** What the form can show, in sentences. */
function wordedRules({ equal, complete, appear, vanish }: RulesDifference, planner: Planner): ReplacementBody['rules'] {
  const told = (kind: 'appears' | 'vanishes', states: readonly ShownState[]) => {
    const elements = planner.elementsOf(kind === 'appears' ? 'after' : 'before');
    return states.map((state) => ({
      kind,
      text: inEveryLanguage((language) => stateInWords(state, elements, language))
    }));
  };
  return {
    equal,
    complete,
    appear: appear.count,
    vanish: vanish.count,
    states: [...told('appears', appear.first), ...told('vanishes', vanish.first)]
  };
}

async function countsOf(planned: readonly PlannedVariant[]): Promise<Record<OutcomeKind, number>> {
  const counts = { kept: 0, moved: 0, converted: 0, setAside: 0, returned: 0, stillAside: 0 };
  for (const { plan } of planned) {
    for (const { kind } of plan.outcomes) counts[kind] += 1;
    await turn();
  }
  return counts;
}
