import type { FindingSentences, ValueFindingCode } from '../messages/findings.js';
import { findingOf, type Finding, type FindingArguments, type Severity } from './findings.js';

/** Codes that are not errors, as in `severities.ts`, which most forms never load. */
const severities: Readonly<Partial<Record<ValueFindingCode, Severity>>> = {
  'value-spelling': 'info',
  'id-negative': 'warning'
};

/** Makes a finding on a Value. */
export function finding<Code extends ValueFindingCode>(
  code: Code,
  pointer: string,
  ...rest: FindingArguments<FindingSentences[Code]>
): Finding {
  return findingOf<FindingSentences[Code]>(code, severities[code] ?? 'error', pointer, ...rest);
}
