import type { MessageLanguage } from '../language/languages.js';
import { request } from '../client/request.js';
import { loadAhead } from '../loadOnce.js';
import { loadTexts } from '../messages/load.js';
import { DefinitionSchema } from './properties.js';

/** The published schema of ascData.json, beside the pages. */
const SCHEMA = '/schema/ascdata.schema.json';

const loadPage = loadAhead(() => import('./DefinitionPage.svelte'));
const loadSchema = loadAhead(async () => {
  const answer = await request<unknown>(SCHEMA);
  if (!answer.ok) throw new Error(answer.text ?? SCHEMA);
  return answer.value;
});

/** The tab, for its page, once its texts are here, and the schema that its properties are made of. */
export async function loadDefinition(language: MessageLanguage) {
  const [{ default: DefinitionPage }, schema] = await Promise.all([
    loadPage(),
    loadSchema(),
    loadTexts('definition', language),
    loadTexts('properties', language),
    loadTexts('checks', language)
  ]);
  return { DefinitionPage, schema: new DefinitionSchema(schema) };
}
