import { findingOf, type Finding, type FindingArguments } from './findings.js';
import type { valueMessages } from './messages/values.js';

type Table = typeof valueMessages;

/** The codes that speak of Values: all that the form of a DataType can find. */
export type ValueFindingCode = keyof Table;

/** Codes that are not errors, as in the table. Findings are made without it: sentences come after the first field. */
const severities: {
  readonly [
    Code in ValueFindingCode as Table[Code]['severity'] extends 'error' ? never : Code
  ]: Table[Code]['severity'];
} = { 'value-spelling': 'info' };

/** Makes a finding on a Value. */
export function finding<Code extends ValueFindingCode>(
  code: Code,
  pointer: string,
  ...rest: FindingArguments<Table[Code]>
): Finding {
  const severity = Object.hasOwn(severities, code) ? severities[code as keyof typeof severities] : 'error';
  return findingOf<Table[Code]>(code, severity, pointer, ...rest);
}
