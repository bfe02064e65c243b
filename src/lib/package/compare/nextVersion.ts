import { asText } from '../../ascdata/elements.js';
import type { Change } from './changes.js';
import { partsOf } from './versionOrder.js';

/** How much a new version asks of those who use the old one. */
export const WEIGHTS = ['fix', 'feature', 'breaking'] as const;
export type Weight = (typeof WEIGHTS)[number];

const WEIGHT_OF: Readonly<Partial<Record<Change['code'], Weight>>> = {
  'element-removed': 'breaking',
  'element-retyped': 'breaking',
  'element-renamed': 'breaking',
  'rule-narrowed': 'breaking',
  'spot-identifier-changed': 'breaking',
  'element-added': 'feature',
  'rule-widened': 'feature',
  'number-of-slots-changed': 'feature',
  'widget-option-changed': 'feature',
  'language-added': 'feature'
};

/**
 * Breaking: after it Replace may set stored Values aside, or others may not work (another Id of a setting or SpotIdentifier, a higher
 * ApiVersion). Feature: there is more to set. Fix: anything else, as files, texts, Conditions and defaults.
 */
export function weightOf(change: Change): Weight {
  if (change.code === 'api-version-changed') return isRaised(change) ? 'breaking' : 'fix';
  return WEIGHT_OF[change.code] ?? 'fix';
}

function isRaised({ before, after }: Change & { readonly code: 'api-version-changed' }): boolean {
  const [was, is] = [before, after].map((side) => Number(asText(side?.value ?? 0)));
  return is! > was!;
}

/** The weight of a version with these changes: that of the heaviest. */
export function weightOfAll(changes: readonly Change[]): Weight {
  const found = new Set(changes.map(weightOf));
  return WEIGHTS.findLast((weight) => found.has(weight)) ?? 'fix';
}

/**
 * The SpotVersion after another one, as Semantic Versioning counts: 1.4.2 → 1.4.3 (fix), 1.5.0 (feature), 2.0.0 (breaking). It has as many
 * numbers as the one before where they suffice (1.4 → 1.5), and no suffix: 1.5.0-beta → 1.5.0 for what 1.5.0 already counted.
 * @returns undefined: it is no number to count from, or the next one has too many digits to count
 */
export function nextVersion(version: string, weight: Weight): string | undefined {
  const parts = partsOf(version);
  if (!parts) return undefined;
  const counted = [...parts.numbers];
  const at = WEIGHTS.length - 1 - WEIGHTS.indexOf(weight);
  while (counted.length <= at) counted.push(0n);
  const isCounted = parts.suffix !== '' && counted.slice(at + 1).every((number) => number === 0n);
  if (!isCounted) counted[at]! += 1n;
  const next = parts.sign + counted.map((number, place) => (place > at ? 0n : number)).join('.');
  return partsOf(next) && next;
}
