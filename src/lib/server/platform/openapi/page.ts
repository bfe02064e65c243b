import type { MessageLanguage } from '../../../language/languages.js';
import { serverTexts } from '../../../messages/server.js';

/** Addresses of the explorer's files in the build. */
export interface ExplorerFiles {
  readonly script: string;
  readonly style: string;
  readonly licence: string;
}

/** The page that explains the API and lets people try it. This server has all its files; it has no inline scripts. */
export function docsPage(language: MessageLanguage, { script, style, licence }: ExplorerFiles): string {
  const texts = serverTexts(language).apiDocs;
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${texts.title}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${style}" />
    <link rel="stylesheet" href="/api-docs.css" />
    <script src="${script}" defer></script>
    <script src="/api-docs.js" defer></script>
  </head>
  <body>
    <header class="frame">
      <h1>${texts.title}</h1>
      <p>${texts.says}</p>
      <p>
        <a href="/api/openapi.json">${texts.document}</a> · <a href="${licence}">${texts.licence}</a> ·
        <a href="/">${texts.home}</a>
      </p>
      <noscript><p>${texts.scripts}</p></noscript>
    </header>
    <main id="explorer"></main>
  </body>
</html>
`;
}

/** What this page may load: build output, and its own two files. The explorer sets inline styles and shows small pictures. */
export const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self' /api-docs.js",
  "style-src 'self' 'unsafe-inline' /api-docs.css",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'"
].join('; ');
