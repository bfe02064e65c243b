import type { EditorData, UploadAnswer } from '$lib/api.js';
import { editText } from '$lib/ascdata/editText.js';
import { dayOf } from '$lib/ascdata/dates.js';
import { dataOf, own } from '$lib/ascdata/elements.js';
import { readDefinition } from '$lib/ascdata/definition/reading.js';
import { publishedAs, publishedIn, withAllPublished } from '$lib/ascdata/definition/publishedTexts.js';
import { renamesIn } from '$lib/ascdata/definition/pairs.js';
import { NO_ANSWER, request, requestBytes, type Answer } from '$lib/client/request.js';
import type { Unsaved } from '$lib/conditions/editing/ruleKeeper.svelte.js';
import type { Edited } from '$lib/form/workingCopy.svelte.js';
import { wrongVersionIn } from '$lib/package/compare/versionOrder.js';
import { withChange, type MergeConflict } from '$lib/package/withConditions.js';
import type { MadePackage } from '$lib/replace/client.js';
import { withProposedVersion, type ProposedVersion, type WantedVersion } from '$lib/replace/proposedVersion.js';
import { ReplaceFlow } from '$lib/replace/replaceFlow.svelte.js';
import { outcomeOfTests } from '$lib/replace/testsOutcome.js';
import { TabEntry } from '$lib/unsaved/tabEntry.js';

type Widget = Pick<EditorData, 'Id' | 'Name' | 'PackageId'>;

/** Edits of a package. */
interface Change {
  readonly edited: Edited;
  /** What was edited. */
  readonly base: Edited;
  /** Says that somebody changed the same place. */
  readonly refusal: (conflict: MergeConflict) => string;
  /** Says that the SpotVersion of the edits cannot be the next one. */
  readonly wrongVersion: (version: string) => string;
}

/** Which SpotVersion it gets: the next one, that of the edits, or the one that is wanted. */
type Version = 'next' | 'edited' | WantedVersion;

/** What stays under another version. */
type Known = Pick<MadePackage, 'tests'> & Pick<ProposedVersion, 'weight'>;

/** What somebody wanted last instead of a proposed version, for edits of this package. It survives a reload. */
interface Chosen {
  readonly base: number;
  readonly version: WantedVersion;
}
/** A browser that keeps nothing proposes anew. */
const chosenVersion = new TabEntry<Chosen>('version');

/** The package of a widget with the edits; or why there is none. */
export async function newVersion(
  widget: Widget,
  change: Change,
  version: 'next' | 'edited'
): Promise<MadePackage | Unsaved> {
  const [before, edited] = [change.base, change.edited].map(({ source }) => readDefinition(source).data);
  const wrong = wrongVersionIn(before, edited);
  if (wrong !== undefined) return { kind: 'failed', text: change.wrongVersion(wrong) };
  const present = await request<EditorData>(`/api/Widgets/${widget.Id}/Content`);
  if (!present.ok) return { kind: 'failed', text: present.text };
  const { PackageId, SpotVersion } = present.value;
  if (PackageId !== widget.PackageId) return { kind: 'replaced', version: SpotVersion };
  const chosen = version === 'next' ? chosenVersion.read() : undefined;
  const wanted = chosen?.base === PackageId ? chosen.version : version;
  const made = await madeFrom(present.value, widget, change, wanted);
  return made.ok ? made.value : { kind: 'failed', text: made.text };
}

/** @param present read before the package: if that is a later one, the server refuses what is made from it */
async function madeFrom(
  present: EditorData,
  widget: Widget,
  change: Change,
  version: Version
): Promise<Answer<MadePackage>> {
  const packed = await requestBytes(`/api/Widgets/${widget.Id}/Package?as=uploaded`);
  return packed.ok ? madeOf(packed.value, present, widget, change, version) : packed;
}

async function madeOf(
  packed: Uint8Array,
  present: EditorData,
  widget: Widget,
  change: Change,
  version: Version,
  known?: Known
): Promise<Answer<MadePackage>> {
  const { Source: before, PackageId: base } = present;
  const { renames = [], source } = change.edited;
  const mapping = renamesIn(before, source, renames);
  const today = dayOf(new Date());
  const wanted = typeof version === 'object' ? version : undefined;
  let spotVersion: ProposedVersion | undefined;
  const made = await withChange(packed, change, async (text) => {
    if (version === 'edited') return text;
    const raised = await withProposedVersion(before, text, { mapping, today, wanted, known: known?.weight });
    spotVersion = raised.version;
    return raised.source;
  });
  if (!made) return NO_ANSWER;
  if ('line' in made) {
    return { ok: false, status: 409, code: 'rules-changed', text: change.refusal(made), errorTexts: new Map() };
  }
  const { texts } = made;
  const tests = spotVersion && (known ? known.tests : await outcomeOfTests(made.source, made.tests, today));
  const file = new File([made.bytes as Uint8Array<ArrayBuffer>], `${widget.Name}.dash.zip`, {
    type: 'application/zip'
  });
  return {
    ok: true,
    value: {
      file,
      base,
      mapping,
      texts,
      spotVersion,
      tests,
      async again() {
        const now = await request<EditorData>(`/api/Widgets/${widget.Id}/Content`);
        return now.ok ? madeFrom(now.value, widget, change, version) : now;
      },
      as(is) {
        const other = spotVersion ? { is, insteadOf: spotVersion } : version;
        if (typeof other === 'object') chosenVersion.write({ base, version: other });
        return madeOf(packed, present, widget, change, other, spotVersion && { weight: spotVersion.weight, tests });
      }
    }
  };
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
  const made = await newVersion(widget, { ...change, edited: { ...edited, source } }, 'edited');
  if ('kind' in made) return made;
  const body = new FormData();
  body.append('file', made.file);
  const answer = await request<UploadAnswer>('/api/Widgets', { method: 'POST', body });
  return answer.ok ? answer.value.Id : { kind: 'failed', text: answer.text };
}
