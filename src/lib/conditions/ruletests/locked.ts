import type { WorkspaceContext } from '../workspaceContext.js';

/** Why tests cannot be changed, in words; undefined: they can. */
export function testsLocked({ workspace, locked, checks }: WorkspaceContext): string | undefined {
  const { unusable } = workspace.tests.suite;
  if (locked !== undefined) return checks.tests.noRight;
  if (unusable?.kind === 'many') return checks.tests.many(unusable.count);
  return unusable && checks.tests.broken(unusable.line);
}
