import type { EditorData, UploadAnswer } from '$lib/api.js';
import { editText } from '$lib/ascdata/editText.js';
import { dataOf, own } from '$lib/ascdata/elements.js';
import { publishedAs, publishedIn, withAllPublished } from '$lib/ascdata/definition/publishedTexts.js';
import { renamesIn } from '$lib/ascdata/definition/pairs.js';
import { NO_ANSWER, request, requestBytes, type Answer } from '$lib/client/request.js';
import type { Unsaved } from '$lib/conditions/editing/ruleKeeper.svelte.js';
import type { Edited } from '$lib/form/workingCopy.svelte.js';
import { withChange, type MergeConflict } from '$lib/package/withConditions.js';
import type { MadePackage } from '$lib/replace/client.js';
import { ReplaceFlow } from '$lib/replace/replaceFlow.svelte.js';

type Widget = Pick<EditorData, 'Id' | 'Name' | 'PackageId'>;

/** Edits of a package. */
interface Change {
  readonly edited: Edited;
  /** What was edited. */
  readonly base: Edited;
  /** Says that somebody changed the same place. */
  readonly refusal: (conflict: MergeConflict) => string;
}

/** The package of a widget with the edits; or why there is none. */
export async function newVersion(widget: Widget, change: Change): Promise<MadePackage | Unsaved> {
  const present = await request<EditorData>(`/api/Widgets/${widget.Id}/Content`);
  if (!present.ok) return { kind: 'failed', text: present.text };
  const { PackageId, SpotVersion } = present.value;
  if (PackageId !== widget.PackageId) return { kind: 'replaced', version: SpotVersion };
  const made = await madeFrom(present.value, widget, change);
  return made.ok ? made.value : { kind: 'failed', text: made.text };
}

/** @param present read before the package: if that is a later one, the server refuses what is made from it */
async function madeFrom(present: EditorData, widget: Widget, change: Change): Promise<Answer<MadePackage>> {
  const { Id, Name } = widget;
  const packed = await requestBytes(`/api/Widgets/${Id}/Package?as=uploaded`);
  if (!packed.ok) return packed;
  const made = await withChange(packed.value, change);
  if (!made) return NO_ANSWER;
  if ('line' in made) {
    return { ok: false, status: 409, code: 'rules-changed', text: change.refusal(made), errorTexts: new Map() };
  }
  const file = new File([made as Uint8Array<ArrayBuffer>], `${Name}.dash.zip`, { type: 'application/zip' });
  const again = async () => {
    const now = await request<EditorData>(`/api/Widgets/${Id}/Content`);
    return now.ok ? madeFrom(now.value, widget, change) : now;
  };
  const { renames = [], source } = change.edited;
  const mapping = renamesIn(present.Source, source, renames);
  return { ok: true, value: { file, base: present.PackageId, mapping, again } };
}

/**
 * Replaces a widget's package without a question, unless there is something to decide.
 * @returns `open`: nothing was done, and a person has to look at it; or why it failed
 */
export async function replaceAtOnce(widget: Pick<Widget, 'Id'>, made: MadePackage): Promise<'done' | 'open' | Unsaved> {
  const flow = new ReplaceFlow(widget);
  await flow.atOnce(made);
  const { step, failure } = flow;
  if (step === 'done') return step;
  return failure || step === 'unknown' ? { kind: 'failed', text: failure?.text } : 'open';
}

/**
 * Uploads the package with the edits as a template of one's own, under a SpotIdentifier that nothing else has.
 * @param widget by the name of the new template
 * @param shown its definition as people see it: texts that are published over it go along; undefined: none are
 * @returns the Id of its widget; or why there is none
 */
export async function ownTemplate(
  widget: Widget,
  change: Change,
  shown: string | undefined
): Promise<number | Unsaved> {
  const { edited, base } = change;
  const identifier = String(own(dataOf(edited.source) as object, 'SpotIdentifier'));
  const value = `${identifier}.own.${Date.now().toString(36)}`;
  const published = publishedAs(publishedIn(base.source, shown), edited.renames ?? []);
  const texts = withAllPublished(edited.source, published);
  const source = editText(texts, [{ op: 'set', pointer: '/SpotIdentifier', value }]);
  const made = await newVersion(widget, { ...change, edited: { ...edited, source } });
  if ('kind' in made) return made;
  const body = new FormData();
  body.append('file', made.file);
  const answer = await request<UploadAnswer>('/api/Widgets', { method: 'POST', body });
  return answer.ok ? answer.value.Id : { kind: 'failed', text: answer.text };
}
