import type { FindingCode, FindingSentences } from '../messages/findings.js';
import { findingOf, type Finding, type FindingArguments } from './findings.js';
import { severityOf } from './severities.js';

/**
 * Creates a finding with all parameters of its sentence. Findings on Values have their own function (`valueWording.ts`), which
 * loads no table.
 */
export function finding<Code extends FindingCode>(
  code: Code,
  pointer: string,
  ...rest: FindingArguments<FindingSentences[Code]>
): Finding {
  return findingOf<FindingSentences[Code]>(code, severityOf(code), pointer, ...rest);
}
