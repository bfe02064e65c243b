import { describe, expect, it } from 'vitest';
import type { ImportBody, ImportedText } from '../api.js';
import { NO_ANSWER } from '../client/request.js';
import { textsClient } from './client.js';
import { FileImport } from './fileImport.svelte.js';

const misencoded = { code: 'translation-misencoded', params: { right: 'Größe' } };

const text = (Element: string, Verdict: ImportedText['Verdict'], more: Partial<ImportedText> = {}): ImportedText =>
  ({ Element, Kind: 'name', Source: Element, Text: 'GrÃ¶ÃŸe', State: 'toReview', Verdict, ...more }) as ImportedText;

/** An import that the server compares to these texts. */
async function importOf(Texts: readonly ImportedText[]): Promise<FileImport> {
  const body = { Texts, Unknown: 0, FileLanguage: 'de' } as unknown as ImportBody;
  const client = {
    ...textsClient(1),
    compareFile: () => Promise.resolve({ ok: true as const, value: body, tag: '1' })
  };
  const run = new FileImport('de', client, () => ({ texts: () => Promise.resolve(NO_ANSWER) }));
  await run.read(new File([''], 'de.csv'));
  return run;
}

describe('an import', () => {
  it('counts every text that it says looks wrongly encoded, also one that the widget does not have', async () => {
    const Findings = [misencoded] as unknown as ImportedText['Findings'];
    const run = await importOf([
      text('a', 'new', { Findings }),
      text('b', 'conflicting', { Findings }),
      text('c', 'unknown', { Findings }),
      text('d', 'same')
    ]);
    expect(run.misencoded).toBe(3);
  });
});
