import { editText, type Edit } from '../../ascdata/editText.js';
import { dataOf, placedElements } from '../../ascdata/elements.js';
import { fieldOf } from '../../ascdata/conditions/evaluate.js';

/** A rule that was edited: its `Conditions` before and after, as JSON; undefined: none. */
export interface RuleChange {
  readonly id: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** Which rules differ between two definitions, by Id; what only one of them has is passed over. */
export function ruleChanges(before: string, after: string): RuleChange[] {
  if (before === after) return [];
  const old = rulesIn(before);
  return [...rulesIn(after)].flatMap(([id, { json }]) => {
    const was = old.get(id);
    return was && was.json !== json ? [{ id, before: was.json, after: json }] : [];
  });
}

/**
 * Applies changes to another definition, where the rules are as they were before; returns the others as `conflicts`. `mine` applies those
 * too, if their elements exist.
 */
export function changedIn(
  source: string,
  changes: readonly RuleChange[],
  mine = false
): { source: string; conflicts: RuleChange[] } {
  const present = rulesIn(source);
  const edits: Edit[] = [];
  const conflicts: RuleChange[] = [];
  for (const change of changes) {
    const rule = present.get(change.id);
    if (rule && rule.json === change.after) continue;
    if (rule && (mine || rule.json === change.before)) edits.push(editOf(rule, change.after));
    else conflicts.push(change);
  }
  return { source: edits.length === 0 ? source : editText(source, edits), conflicts };
}

interface Rule {
  readonly pointer: string;
  readonly hasOptions: boolean;
  readonly json: string | undefined;
}

function rulesIn(source: string): Map<string, Rule> {
  return new Map(
    placedElements(dataOf(source)).map(({ element, index }) => {
      const options = fieldOf(element, 'Options');
      const pointer = `/Elements/${index}/Options`;
      return [
        element.Id,
        { pointer, hasOptions: options !== undefined, json: JSON.stringify(fieldOf(options, 'Conditions')) }
      ];
    })
  );
}

function editOf({ pointer, hasOptions }: Rule, after: string | undefined): Edit {
  const at = `${pointer}/Conditions`;
  if (after === undefined) return { op: 'remove', pointer: at };
  const value: unknown = JSON.parse(after);
  return hasOptions ? { op: 'set', pointer: at, value } : { op: 'set', pointer, value: { Conditions: value } };
}
