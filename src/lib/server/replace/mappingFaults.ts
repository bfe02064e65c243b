import { finding } from '../../ascdata/finding.js';
import type { Finding } from '../../ascdata/findings.js';
import type { AscElement } from '../../ascdata/types.js';
import type { Mapping, MappingEntry } from '../../package/compare/changes.js';
import { unknownEntries } from '../../package/compare/pairs.js';

/** The elements of both versions, by Id. */
interface Sides {
  readonly before: ReadonlyMap<string, AscElement>;
  readonly after: ReadonlyMap<string, AscElement>;
}

/** Faults that are named. */
const MOST_FAULTS = 100;

/**
 * The first entries of a mapping without effect, and why they have none.
 * @param unused those that have none, of the comparison
 */
export function mappingFaults(mapping: Mapping, unused: Mapping, sides: Sides): Finding[] {
  const withoutEffect = new Set(unused);
  const used = new Set<string>();
  const findings: Finding[] = [];
  for (const [at, entry] of mapping.entries()) {
    if (findings.length >= MOST_FAULTS) break;
    if (withoutEffect.has(entry)) {
      findings.push(faultOf(entry, at, used, sides));
      continue;
    }
    used.add(entry.from);
    findings.push(...entryFaults(entry, at, sides));
  }
  return findings;
}

/** @param used what earlier entries go on from */
function faultOf({ from, to }: MappingEntry, at: number, used: ReadonlySet<string>, { before, after }: Sides): Finding {
  const [ofFrom, ofTo] = [`/mapping/${at}/from`, `/mapping/${at}/to`];
  if (!before.has(from)) return finding('mapping-from-unknown', ofFrom, { id: from });
  if (to !== null && !after.has(to)) return finding('mapping-to-unknown', ofTo, { id: to });
  if (used.has(from)) return finding('mapping-from-twice', ofFrom, { id: from });
  return finding('mapping-to-twice', ofTo, { id: to ?? '' });
}

/** The first renamed entry of a usable choice that its element does not have. */
function entryFaults({ from, to, entries = [] }: MappingEntry, at: number, { before, after }: Sides): Finding[] {
  const [old, fresh] = [before.get(from), after.get(to ?? '')];
  const [unknown] = old && fresh ? unknownEntries(entries, old, fresh) : [];
  if (!unknown) return [];
  const place = `/mapping/${at}/entries/${entries.indexOf(unknown)}`;
  const [id, entry] = [from, unknown.before];
  if (!old!.Items?.includes(entry)) return [finding('mapping-entry-from-unknown', `${place}/before`, { id, entry })];
  return [finding('mapping-entry-to-unknown', `${place}/after`, { id: to ?? '', entry: unknown.after })];
}
