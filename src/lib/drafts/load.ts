import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';
import { draftClient, listDrafts, readShared } from './client.js';

/** The screen of a draft with its texts, for its page. */
export async function loadDraft(id: number, language: MessageLanguage, send: typeof fetch) {
  const [{ default: DraftPage }, texts, preview, answer] = await Promise.all([
    import('./DraftPage.svelte'),
    loadTexts('drafts', language),
    loadTexts('preview', language),
    draftClient(id, send).read()
  ]);
  return { DraftPage, texts, preview, answer };
}

/** The list of drafts of a widget's template, for its page. */
export async function loadDrafts(widgetId: number, language: MessageLanguage, send: typeof fetch) {
  const [{ default: DraftsPage }, texts, answer] = await Promise.all([
    import('./DraftsPage.svelte'),
    loadTexts('drafts', language),
    listDrafts(widgetId, send)
  ]);
  return { DraftsPage, texts, answer };
}

/** The drafts menu beside Save, for a widget's form. */
export async function loadMenu(language: MessageLanguage) {
  const [{ default: EditorDrafts }, { drafts: label }] = await Promise.all([
    import('./EditorDrafts.svelte'),
    loadTexts('editorNotices', language)
  ]);
  return { EditorDrafts, label };
}

/** The same for the Table. */
export async function loadTableMenu(language: MessageLanguage) {
  const [{ default: TableDrafts }, { drafts: label }] = await Promise.all([
    import('./TableDrafts.svelte'),
    loadTexts('editorNotices', language)
  ]);
  return { TableDrafts, label };
}

/** The page of a link, with what it shows, if the link has not ended. */
export async function loadShared(token: string, language: MessageLanguage, send: typeof fetch) {
  const [{ default: SharedPage }, { default: EndedLink }, texts, preview, answer] = await Promise.all([
    import('./SharedPage.svelte'),
    import('./EndedLink.svelte'),
    loadTexts('drafts', language),
    loadTexts('preview', language),
    readShared(token, send)
  ]);
  const shared = answer.ok ? answer.value : undefined;
  const own = shared?.Draft === undefined ? undefined : await draftClient(shared.Draft, send).read();
  return { SharedPage, EndedLink, texts, preview, answer, draft: own?.ok ? own.value : undefined };
}

/** The form that edits a draft's Values. */
export async function loadFormEditing(id: number, language: MessageLanguage, send: typeof fetch) {
  const [{ default: DraftEditing }, { default: Preview }, preview, loaded] = await Promise.all([
    import('./DraftEditing.svelte'),
    import('../preview/Preview.svelte'),
    loadTexts('preview', language),
    loadEditing(id, language, send)
  ]);
  return { DraftEditing, Preview, preview, ...loaded };
}

/** What both ways of editing a draft need: the draft and its texts. */
export async function loadEditing(id: number, language: MessageLanguage, send: typeof fetch) {
  const [texts, answer] = await Promise.all([loadTexts('drafts', language), draftClient(id, send).read()]);
  return { texts, answer };
}
