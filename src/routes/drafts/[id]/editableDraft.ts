import type { Draft, EditorData } from '$lib/api.js';
import type { Answer } from '$lib/client/request.js';
import { redirect } from '@sveltejs/kit';
import { demanded } from '../../demanded.js';

/**
 * The draft, and the widget with which its Values are edited. Redirects to the draft if they cannot be edited, or if the widget
 * is no longer part of it.
 */
export function editableDraft(
  answer: Answer<Draft>,
  editor: EditorData | undefined
): { draft: Draft; editor: EditorData } {
  const draft = demanded(answer);
  const isThere = editor && draft.In.some(({ Id }) => Id === editor.Id);
  if (!isThere || !draft.Editable) redirect(307, `/drafts/${draft.Id}`);
  return { draft, editor };
}
