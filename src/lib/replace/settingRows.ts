import type { ReplacementBody, WordedFinding, WordedOutcome } from '../api.js';
import { errorsOf } from '../ascdata/findings.js';
import type { Change, ElementChange, ElementRef, Label, Pair } from '../package/compare/changes.js';
import type { Affected } from '../messages/en/screens/replace.js';

export type Tag = 'new' | 'removed' | 'renamed' | 'retyped' | 'narrowed' | 'widened' | 'changed';

/** What happens to one Value of one variant. */
export interface VariantOutcome {
  readonly variant: ReplacementBody['variants'][number];
  readonly outcome: WordedOutcome;
}

/** A setting that changes, or whose Values do. */
export interface SettingRow {
  /** Its label in the new version; in the old one if removed. */
  readonly id: string;
  readonly name: Label;
  readonly tags: readonly Tag[];
  readonly texts: readonly Label[];
  /** The setting it replaces, under another Id; the user can reject the match. */
  readonly pair?: Pair & { readonly formerName: Label };
  readonly outcomes: readonly VariantOutcome[];
}

const TAGS: Readonly<Record<string, Tag>> = {
  'element-added': 'new',
  'element-removed': 'removed',
  'element-renamed': 'renamed',
  'element-retyped': 'retyped',
  'rule-narrowed': 'narrowed',
  'rule-widened': 'widened'
};

type Worded = ReplacementBody['changes'][number];

/** The settings worth looking at, in the order of the new version, removed ones last. */
export function settingRows(body: ReplacementBody): SettingRow[] {
  const newIds = new Map(body.pairs.map(({ before, after }) => [before, after]));
  const renamed = new Map(
    body.pairs.flatMap((pair) => (pair.before === pair.after ? [] : [[pair.after, pair] as const]))
  );
  const outcomes = outcomesById(body, newIds);
  const changes = grouped(body.changes.filter(isOfElement), ({ element }) => element.id);
  const elements = new Map<string, Named>([...changes].map(([id, [first]]) => [id, first!.element]));
  for (const [id, all] of outcomes) {
    const element = elements.get(id) ?? elementOf(all);
    if (element && all.some(({ outcome }) => outcome.kind !== 'kept')) elements.set(id, element);
  }
  return [...elements].map(([id, { name }]) => {
    const own = changes.get(id) ?? [];
    const pair = renamed.get(id);
    const formerName = own.find((change) => change.code === 'element-renamed')?.formerName ?? name;
    return {
      id,
      name,
      tags: [...new Set(own.map(({ code }) => TAGS[code] ?? 'changed'))],
      texts: own.map(({ text }) => text),
      ...(pair && { pair: { ...pair, formerName } }),
      outcomes: outcomes.get(id) ?? []
    };
  });
}

/** @param more number of widgets that are not listed */
export function affectedOf(widgets: readonly { readonly groupName: string | null }[], more = 0): Affected {
  const hasTemplate = widgets.some(({ groupName }) => groupName === null);
  return { hasTemplate, variants: widgets.length + more - Number(hasTemplate) };
}

/** The changes of the widget itself and of its languages, and those of its files. */
export function otherChanges({ changes }: ReplacementBody): { widget: Worded[]; files: Worded[] } {
  const others = changes.filter((change) => !isOfElement(change));
  return { widget: others.filter((change) => !isOfFile(change)), files: others.filter(isOfFile) };
}

/** Errors come first, and make Replace the secondary button. */
export function byErrors(findings: readonly WordedFinding[]): { errors: WordedFinding[]; others: WordedFinding[] } {
  return { errors: errorsOf(findings), others: findings.filter(({ severity }) => severity !== 'error') };
}

const isNew = ({ tags }: SettingRow): boolean => tags.includes('new');

/** Possible successors of an old setting: new settings, and its current successor. */
export function successorsOf(row: SettingRow, rows: readonly SettingRow[]): SettingRow[] {
  return rows.filter((each) => isNew(each) || (each === row && row.pair));
}

type Named = Pick<ElementRef, 'name'>;

const isOfElement = (change: Worded): change is Worded & ElementChange => 'element' in change;
const isOfFile = (change: Change): boolean => 'file' in change;

/** Keyed by the setting's Id in the new version. */
function outcomesById(body: ReplacementBody, newIds: ReadonlyMap<string, string>): Map<string, VariantOutcome[]> {
  const all = body.variants.flatMap((variant) => variant.outcomes.map((outcome) => ({ variant, outcome })));
  return grouped(all, ({ outcome }) =>
    'element' in outcome ? outcome.element.id : (newIds.get(outcome.id) ?? outcome.id)
  );
}

function elementOf(outcomes: readonly VariantOutcome[]): Named | undefined {
  const [first] = outcomes;
  if (!first) return undefined;
  const { outcome } = first;
  return 'element' in outcome ? outcome.element : { name: outcome.name };
}

function grouped<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}
