import type { MessageLanguage } from '../language/languages.js';
import { loadTexts } from '../messages/load.js';
import { DefinitionSchema } from './properties.js';

/** The published schema of ascData.json, beside the pages. */
const SCHEMA = '/schema/ascdata.schema.json';

/** The tab, for its page, once its texts are here, and the schema that its properties are made of. */
export async function loadDefinition(language: MessageLanguage, send: typeof fetch) {
  const [{ default: DefinitionPage }, schema] = await Promise.all([
    import('./DefinitionPage.svelte'),
    send(SCHEMA).then((answer) => answer.json() as Promise<unknown>),
    loadTexts('definition', language),
    loadTexts('properties', language),
    loadTexts('checks', language)
  ]);
  return { DefinitionPage, schema: new DefinitionSchema(schema) };
}
