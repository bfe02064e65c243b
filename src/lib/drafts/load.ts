import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';
import { released } from '../ui/released.js';
import { draftClient, listDrafts, readShared } from './client.js';

/** The screen of a draft, for its page, once its texts are here. */
export async function loadDraft(id: number, language: MessageLanguage, send: typeof fetch) {
  const [{ default: DraftPage }, answer] = await Promise.all([
    import('./DraftPage.svelte'),
    draftClient(id, send).read(),
    loadTexts('drafts', language)
  ]);
  await released?.();
  return { DraftPage, answer };
}

/** The list of drafts of a widget's template, for its page. */
export async function loadDrafts(widgetId: number, language: MessageLanguage, send: typeof fetch) {
  const [{ default: DraftsPage }, answer] = await Promise.all([
    import('./DraftsPage.svelte'),
    listDrafts(widgetId, send),
    loadTexts('drafts', language)
  ]);
  await released?.();
  return { DraftsPage, answer };
}

/** The drafts menu beside Save, for a widget's form. */
export async function loadMenu(language: MessageLanguage) {
  const [{ default: EditorDrafts }] = await Promise.all([
    import('./EditorDrafts.svelte'),
    loadTexts('editorNotices', language)
  ]);
  return { EditorDrafts };
}

/** The same for the Table. */
export async function loadTableMenu(language: MessageLanguage) {
  const [{ default: TableDrafts }] = await Promise.all([
    import('./TableDrafts.svelte'),
    loadTexts('editorNotices', language)
  ]);
  return { TableDrafts };
}

/** The page of a link, with what it shows, if the link has not ended. */
export async function loadShared(token: string, language: MessageLanguage, send: typeof fetch) {
  const [{ default: SharedPage }, { default: EndedLink }, answer] = await Promise.all([
    import('./SharedPage.svelte'),
    import('./EndedLink.svelte'),
    readShared(token, send),
    loadTexts('drafts', language)
  ]);
  const shared = answer.ok ? answer.value : undefined;
  const own = shared?.Draft === undefined ? undefined : await draftClient(shared.Draft, send).read();
  return { SharedPage, EndedLink, answer, draft: own?.ok ? own.value : undefined };
}

/** The form that edits a draft's Values. */
export async function loadFormEditing(id: number, language: MessageLanguage, send: typeof fetch) {
  const [{ default: DraftEditing }, { default: Preview }, loaded] = await Promise.all([
    import('./DraftEditing.svelte'),
    import('../preview/Preview.svelte'),
    loadEditing(id, language, send)
  ]);
  return { DraftEditing, Preview, ...loaded };
}

/** What both ways of editing a draft need: the draft, once its texts are here. */
export async function loadEditing(id: number, language: MessageLanguage, send: typeof fetch) {
  const [answer] = await Promise.all([draftClient(id, send).read(), loadTexts('drafts', language)]);
  await released?.();
  return { answer };
}
