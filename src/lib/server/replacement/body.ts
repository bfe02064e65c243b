import type { ReplacementBody } from '../../api.js';
import type { Finding } from '../../ascdata/findings.js';
import { inEveryLanguage, type MessageLanguage } from '../../language/languages.js';
import type { OutcomeKind, ValueOutcome, ValuePlan } from '../../package/compare/outcomes.js';
import { stateInWords } from '../../package/compare/conditionPhrases.js';
import { outcomeSentence, sentenceOf } from '../../package/compare/sentences.js';
import { hashOf } from '../platform/store/fileStore.js';
import { mapYielding } from '../platform/mapYielding.js';
import type { RulesDifference, ShownState } from '../packages/tasks.js';
import { displayName } from '../../ascdata/translations.js';
import type { Label } from '../../package/compare/changes.js';
import type { TextConflict } from '../texts/carryTexts.js';
import type { PlannedTexts } from '../texts/textCarrier.js';
import type { Planner } from './planner.js';
import { describedValue, readableReasons, worded } from './wording.js';
import type { StoredPreset } from './presets.js';
import type { PlannedDraft, VariantOfTemplate } from './stored.js';

/** Maximum number of entries in each list of texts. */
const MAX_TEXTS = 1_000;

interface PlannedPreset {
  readonly preset: StoredPreset;
  readonly plan: ValuePlan;
}

interface PlannedVariant {
  readonly variant: VariantOfTemplate;
  readonly plan: ValuePlan;
}

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
    rules,
    texts
  }: {
    readonly presets: readonly PlannedPreset[];
    readonly drafts: readonly (PlannedDraft & { readonly name: string })[];
    readonly findings: readonly Finding[];
    readonly endsUpdates: boolean;
    readonly rules: RulesDifference | undefined;
    readonly texts: PlannedTexts;
  }
): Promise<ReplacementBody> {
  const { comparison, before, after } = planner;
  const variants = [];
  for (const each of planned) variants.push(await plannedVariant(each, planner));
  const presets = [];
  for (const { preset, plan } of plannedPresets) {
    presets.push({ id: preset.presetId, name: preset.name, outcomes: await outcomesOf(plan, planner) });
  }
  const drafts = await draftBodies(plannedDrafts, planner);
  const body = {
    spotIdentifier,
    before: planner.versionInfo('before'),
    after: planner.versionInfo('after'),
    same: planner.isSame,
    endsUpdates,
    changes: await mapYielding(comparison.changes, (change) => ({
      ...change,
      text: inEveryLanguage((language) => sentenceOf(change, language))
    })),
    pairs: comparison.pairs,
    unusedMapping: comparison.unusedMapping,
    likenessTried: comparison.likenessTried,
    variants,
    ...(presets.length > 0 && { presets }),
    ...(drafts.length > 0 && { drafts }),
    counts: countsOf(planned.flatMap(({ plan }) => plan.outcomes)),
    findings: worded(findings),
    ...(texts.conflicts.length > 0 && {
      textConflicts: texts.conflicts.slice(0, MAX_TEXTS).map((conflict) => conflictBody(conflict, planner))
    }),
    ...(texts.entries.length > 0 && {
      renamedEntries: texts.entries
        .slice(0, MAX_TEXTS)
        .map((pair) => ({ ...pair, name: nameIn(pair.element, planner) }))
    })
  };
  // Time-limited, so not part of the confirmed tag.
  const shown = rules ? wordedRules(rules, planner) : null;
  const digests = plannedDrafts.map(({ digest }) => digest);
  return { ...body, rules: shown, tag: hashOf(JSON.stringify([before.hash, after.hash, body, digests])).slice(0, 32) };
}

function conflictBody({ language, key, source, base, ours, theirs }: TextConflict, planner: Planner) {
  return { language, ...key, name: nameIn(key.element, planner), source, before: base, ours, theirs };
}

/** The label of an element of the new version. */
function nameIn(id: string, planner: Planner): Label {
  const element = planner.elementsOf('after').get(id);
  return inEveryLanguage((language) => (element ? displayName(element, language) : id));
}

async function plannedVariant({ variant, plan }: PlannedVariant, planner: Planner) {
  const { id, name, group_name: groupName } = variant;
  return { id, name, groupName, outcomes: await outcomesOf(plan, planner) };
}

/** What happens to the Values of each draft; the same outcome in several of its widgets is listed once. */
async function draftBodies(planned: readonly (PlannedDraft & { readonly name: string })[], planner: Planner) {
  const bodies = [];
  for (const { id, name, outcomes, more } of planned) {
    bodies.push({ id, name, outcomes: await outcomesOf({ outcomes }, planner), ...(more > 0 && { more }) });
  }
  return bodies;
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

function countsOf(outcomes: readonly ValueOutcome[]): Record<OutcomeKind, number> {
  const counts = { kept: 0, moved: 0, converted: 0, setAside: 0, returned: 0, stillAside: 0 };
  for (const { kind } of outcomes) counts[kind] += 1;
  return counts;
}
