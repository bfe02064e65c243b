import type { DefinitionChange } from '../../ascdata/definition/changes.js';
import { ID } from '../../ascdata/definition/pairs.js';
import type { DefinitionContext } from '../context.js';

/** Places of the selection are again as they are in the package. What went along with its Id comes back with it: rules, tests and code. */
export async function takeBack(context: DefinitionContext, changes: readonly DefinitionChange[]): Promise<void> {
  const { model, t } = context;
  const id = changes.find(({ at, before }) => at === ID && before !== undefined);
  if (!id) return model.takeBack(...changes);
  const [to, from, before] = [JSON.parse(id.before!) as string, model.selected, model.edits.now];
  const problem = model.idProblem(to);
  if (problem) return context.announce(t.consequences.problems[problem](to));
  const code = context.newCode();
  const files = await code.back(to, from);
  code.close();
  // Something else was done meanwhile.
  if (model.selected !== from || model.edits.now !== before) return;
  if (!files) context.announce(t.consequences.unread);
  model.renameEverywhere(to, files);
}
