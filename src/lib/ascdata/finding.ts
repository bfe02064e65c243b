import type { FindingCode, FindingSentences } from '../messages/findings.js';
import { findingOf, type Finding, type FindingArguments } from './findings.js';
import { severityOf } from './severities.js';

/** Makes a finding with everything that its sentence names. On Values there is one of its own (`valueWording.ts`), which loads no table. */
export function finding<Code extends FindingCode>(
  code: Code,
  pointer: string,
  ...rest: FindingArguments<FindingSentences[Code]>
): Finding {
  return findingOf<FindingSentences[Code]>(code, severityOf(code), pointer, ...rest);
}
