import type { MessageLanguage } from '../../../language/languages.js';
import { inWords, serverTexts } from '../../../messages/server.js';
import type { HttpError } from './problem.js';

/** For a page with a few words and their style. It has no `sandbox`, which would keep the page from reloading itself. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** For people, while no page can be rendered: the sentence of the problem, reloaded after `retry-after`. */
export function outagePage({ status, sentence, headers }: HttpError, language: MessageLanguage): Response {
  const { outage, outageRetry } = serverTexts(language).pages;
  const seconds = headers['retry-after'] ?? '5';
  const body = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${seconds}">
<title>${outage}</title>
<style>body { max-width: 32rem; margin: 14vh auto 0; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif }</style>
</head>
<body><main><h1>${outage}</h1><p>${inWords(sentence, language)}</p><p>${outageRetry}</p></main></body>
</html>
`;
  return new Response(body, {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
  });
}
