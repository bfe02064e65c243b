import type { Finding } from '../../ascdata/findings.js';
import { finding } from '../../ascdata/finding.js';
import type { Mapping } from '../../package/compare/changes.js';
import { Refusal } from '../platform/refusal.js';

interface Sides {
  readonly before: Pick<ReadonlySet<string>, 'has'>;
  readonly after: Pick<ReadonlySet<string>, 'has'>;
}

/** Rejects an ambiguous mapping, which would set Values aside unexpectedly. @throws Refusal mapping-unusable */
export function demandUsable(mapping: Mapping, unused: Mapping, sides: Sides): void {
  const findings = mapping.flatMap((entry, at) =>
    unused.includes(entry) ? [faultOf(mapping, unused, at, sides)] : []
  );
  if (findings.length === 0) return;
  throw new Refusal('invalid', 'mapping-unusable', (t) => t.replacement.mappingInvalid, findings);
}

/** Why an entry has no effect. */
function faultOf(mapping: Mapping, unused: Mapping, at: number, { before, after }: Sides): Finding {
  const { from, to } = mapping[at]!;
  const [ofFrom, ofTo] = [`/mapping/${at}/from`, `/mapping/${at}/to`];
  if (!before.has(from)) return finding('mapping-from-unknown', ofFrom, { id: from });
  if (to !== null && !after.has(to)) return finding('mapping-to-unknown', ofTo, { id: to });
  const used = mapping.slice(0, at).filter((entry) => !unused.includes(entry));
  if (used.some((entry) => entry.from === from)) return finding('mapping-from-twice', ofFrom, { id: from });
  return finding('mapping-to-twice', ofTo, { id: to ?? '' });
}
