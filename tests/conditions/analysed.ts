import { registry } from '../../src/lib/datatypes/registry.js';
import { withConsequences, type Finding } from '../../src/lib/ascdata/findings.js';
import { analyse } from '../../src/lib/ascdata/conditions/analyse.js';

const context = { today: '2026-11-20' };

export const hide = (TargetId: string, Operator: string, Value: unknown) => ({
  Action: 'HIDE',
  TargetId,
  Operator,
  Value
});

export const analysed = (elements: unknown, version: unknown = 2): Finding[] =>
  analyse(elements, registry, context, version);

/** Code and place of each finding. */
export const short = (found: Finding[]) =>
  withConsequences(found).map(({ code, pointer }) => `${code} ${pointer.replace('/Options/Conditions', '')}`);
