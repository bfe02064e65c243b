import type { UploadAnswer, WidgetSummary } from '../../api.js';
import { NO_ANSWER, request, requestBytes, type Answer } from '../../client/request.js';
import type { MessageLanguage } from '../../language/languages.js';
import type { Starter } from '../../starters/starters.js';

/** What a new template is made from: a starter, or another template. */
export type Start = { readonly starter: Starter } | { readonly copyOf: WidgetSummary };

/** What it is called, and known by. */
interface Named {
  readonly name: string;
  readonly identifier: string;
  readonly language: MessageLanguage;
}

/** Makes a template of one's own. Never rejects. @returns the Id of its widget */
export async function makeTemplate(start: Start, named: Named): Promise<Answer<number>> {
  const made = 'starter' in start ? await started(start.starter, named) : await copied(start.copyOf, named.identifier);
  if (!made.ok) return made;
  const body = new FormData();
  body.append('file', new File([made.value], `${named.name}.dash.zip`, { type: 'application/zip' }));
  const answer = await request<UploadAnswer>('/api/Widgets', { method: 'POST', body });
  return answer.ok ? { ok: true, value: answer.value.Id } : answer;
}

type Packed = Uint8Array<ArrayBuffer>;

async function started(starter: Starter, named: Named): Promise<Answer<Packed>> {
  const { LIBRARY_NAMES, packedStarter } = await import('../../starters/starters.js');
  const libraries: Uint8Array[] = [];
  for (const name of LIBRARY_NAMES) {
    const answer = await requestBytes(`/lib/${name}`);
    if (!answer.ok) return answer;
    libraries.push(answer.value);
  }
  return { ok: true, value: (await packedStarter(starter, named, libraries)) as Packed };
}

async function copied({ Id }: WidgetSummary, identifier: string): Promise<Answer<Packed>> {
  const packed = await requestBytes(`/api/Widgets/${Id}/Package`);
  if (!packed.ok) return packed;
  const { copiedPackage } = await import('../../starters/starters.js');
  const made = await copiedPackage(packed.value, identifier);
  return made ? { ok: true, value: made as Packed } : NO_ANSWER;
}
