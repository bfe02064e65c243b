import type { MessageLanguage } from '../../../language/languages.js';

interface Words {
  readonly title: string;
  readonly says: string;
  readonly document: string;
  readonly home: string;
  readonly licence: string;
  readonly scripts: string;
}

const WORDS: Readonly<Record<MessageLanguage, Words>> = {
  en: {
    title: 'HTTP API',
    says: 'Anyone who is signed in here can try every operation at once, with their own permissions and on real data. Scripts enter a key under “Authorize”.',
    document: 'OpenAPI document',
    home: 'Back to the widgets',
    licence: 'Licence of the explorer below',
    scripts: 'This page needs JavaScript. The OpenAPI document can be read without it.'
  },
  de: {
    title: 'HTTP-Schnittstelle',
    says: 'Wer hier angemeldet ist, kann jede Operation gleich ausprobieren, mit den eigenen Berechtigungen und an echten Daten. Skripte tragen unter „Authorize“ einen Schlüssel ein.',
    document: 'OpenAPI-Dokument',
    home: 'Zurück zu den Widgets',
    licence: 'Lizenz der Oberfläche unten',
    scripts: 'Diese Seite braucht JavaScript. Das OpenAPI-Dokument lässt sich ohne lesen.'
  },
  fr: {
    title: 'API HTTP',
    says: 'Toute personne connectée ici peut essayer aussitôt chaque opération, avec ses propres autorisations et sur des données réelles. Les scripts saisissent une clé sous « Authorize ».',
    document: 'Document OpenAPI',
    home: 'Retour aux widgets',
    licence: 'Licence de l’explorateur ci-dessous',
    scripts: 'Cette page a besoin de JavaScript. Le document OpenAPI peut être lu sans.'
  }
};

/** Addresses of the explorer's files, as the build names them. */
export interface ExplorerFiles {
  readonly script: string;
  readonly style: string;
  readonly licence: string;
}

/** The page that explains the API and tries it out. Everything in it is ours; it runs files only, nothing inline. */
export function docsPage(language: MessageLanguage, { script, style, licence }: ExplorerFiles): string {
  const words = WORDS[language];
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${words.title}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${style}" />
    <link rel="stylesheet" href="/api-docs.css" />
    <script src="${script}" defer></script>
    <script src="/api-docs.js" defer></script>
  </head>
  <body>
    <header class="frame">
      <h1>${words.title}</h1>
      <p>${words.says}</p>
      <p>
        <a href="/api/openapi.json">${words.document}</a> · <a href="${licence}">${words.licence}</a> ·
        <a href="/">${words.home}</a>
      </p>
      <noscript><p>${words.scripts}</p></noscript>
    </header>
    <main id="explorer"></main>
  </body>
</html>
`;
}

/** What this page may load: what the build made, and its own two files. The explorer sets styles on its elements and shows small pictures. */
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
