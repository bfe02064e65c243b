import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isMessageLanguage, MESSAGE_LANGUAGES, type MessageLanguage } from '../src/lib/language/languages.js';

/** Holds the texts of the product to docs/glossary.md: one word for each thing, in each language. */

const root = fileURLToPath(new URL('..', import.meta.url));
type Language = MessageLanguage;

interface Avoided {
  readonly words: RegExp;
  /** The word of the glossary. */
  readonly instead: string;
  /** The end of a file name where the words are right. */
  readonly except?: string;
}

const AVOIDED: Readonly<Record<Language, readonly Avoided[]>> = {
  en: [
    { words: /\blog(?:ged|ging)?[ -]?(?:in|out|on|off)\b/i, instead: 'sign in, sign out' },
    { words: /\brights\b|(?<!\b(?:on|to) )\b(?:the|no|a) right\b(?![ -](?:side|edge|of|to))/i, instead: 'permission' },
    { words: /\boutside (?:https )?(?:address|origin)/i, instead: 'external address' },
    { words: /\bendings\b|\b(?:true|file) ending\b/i, instead: 'file extension' },
    { words: /(?<!\.)\b(?:recycle )?bin\b/i, instead: 'Trash' },
    { words: /\b(?:took|taken?|takes|taking) back\b/i, instead: 'undo' },
    { words: /\bwhoever\b/i, instead: 'anyone who' },
    { words: /\bonce more\b/i, instead: 'again' },
    { words: /\bmeanwhile\b/i, instead: 'in the meantime' },
    { words: /^(?:these |all )?keys$/i, instead: 'keyboard shortcuts', except: '/people.ts' },
    { words: /\bmake a (?:variant|copy|group|dashboard|key|user)\b/i, instead: 'create' }
  ],
  de: [
    { words: /\b(?:(?:ein|aus)(?:ge)?logg\w*|Log(?:in|out))\b/i, instead: 'anmelden, abmelden' },
    { words: /\bRechten?\b(?! Seite)|\bRecht\b/, instead: 'Berechtigung' },
    { words: /\bAdressen? außerhalb\b/i, instead: 'externe Adresse' },
    { words: /\bMülleimer\b/i, instead: 'Papierkorb' },
    { words: /\bKennw[oö]rt/i, instead: 'Passwort' },
    { words: /\bNutzer|\bUsers?\b/, instead: 'Benutzer' },
    { words: /\bTemplates?\b/, instead: 'Vorlage' },
    { words: /\b(?:up|down)(?:loaden|geloadet)\b/i, instead: 'hochladen, herunterladen' },
    { words: /\bFeld(?:e?s|er|ern)?\b/, instead: 'Einstellung; Eingabefeld' },
    { words: /\bnoch ?(?:ein)?mals?\b/i, instead: 'erneut' },
    { words: /\bBefund/, instead: 'Hinweis' },
    { words: /\bTasten\b/, instead: 'Tastenkürzel' },
    { words: /(?<!\bRolle )\bAdministrator(?:en)?\b(?!$|,)/, instead: 'die Administration' },
    { words: /(?:^|[.:;!] )\p{Lu}\p{Ll}+(?:en|ern|eln) Sie\b(?![^.!]*\?)/u, instead: 'the infinitive' }
  ],
  fr: [
    { words: /\b(?:dé)?logg\w+|\blog(?:in|out)\b|s’identifier/i, instead: 'se connecter, se déconnecter' },
    { words: /\b(?:les|le|du|des|aucun|son|ses) droits?\b/i, instead: 'autorisation' },
    { words: /\b(?:un|le|les|des|ce) templates?\b/i, instead: 'modèle' },
    { words: /(?<!\p{L})réglages?\b/iu, instead: 'paramètre' },
    { words: /\btuiles?\b/i, instead: 'vignette' },
    { words: /\btouches\b/i, instead: 'raccourcis clavier' },
    { words: /\bconstats?\b/i, instead: 'remarque' },
    { words: /\bpoubelle\b/i, instead: 'corbeille' },
    { words: /\b(?:téléverser|uploader|charger un paquet)\b/i, instead: 'importer' },
    { words: /\beffacer\b/i, instead: 'supprimer' },
    { words: /\b(?:emails?|e-mails?|digital)\b/i, instead: 'courriel, numérique' },
    { words: /(?<!\p{L})(?:tu|ton|tes|toi)(?!\p{L})/iu, instead: 'vous' }
  ]
};

interface Text {
  readonly language: Language;
  readonly text: string;
  readonly place: string;
}

/** Visible string literals and template texts below a node: no keys, types or import specifiers. */
function textsBelow(node: ts.Node, visit: (text: string, at: ts.Node) => void): void {
  const importing = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  if (importing || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
    visit(node.text, node);
  }
  ts.forEachChild(node, (child) => {
    if (!(ts.isPropertyAssignment(node) && child === node.name)) textsBelow(child, visit);
  });
}

/** The texts of one file in the folder of a language, or of one that describes the API, in English. */
function textsOf(file: string, source: string): Text[] {
  const [, language = 'en'] = /\/messages\/(\w+)\//.exec(file) ?? [];
  if (!isMessageLanguage(language)) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const found: Text[] = [];
  textsBelow(tree, (text, at) => {
    const { line } = tree.getLineAndCharacterOfPosition(at.getStart(tree));
    found.push({ language, text, place: `${file}:${line + 1}` });
  });
  return found;
}

const avoidedIn = ({ language, text, place }: Text): string[] =>
  AVOIDED[language].flatMap(({ words, instead, except }) => {
    const [word] = words.exec(text) ?? [];
    const isRight = except !== undefined && place.includes(except);
    return word === undefined || isRight ? [] : [`${place}: “${word}” → ${instead}`];
  });

/** The prose of a page: no code, and no addresses of links. */
const proseOf = (page: string): string =>
  page
    .replaceAll(/^(`{3,})[\s\S]*?^\1/gm, '')
    .replaceAll(/`[^`\n]*`|<!--[\s\S]*?-->/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']');

/** The lines of a page for developers; its words are English. */
const linesOf = (file: string, page: string): Text[] =>
  proseOf(page)
    .split('\n')
    .map((text) => ({ language: 'en', text, place: file }));

const filesBelow = (folder: string, isOne: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => isOne.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

const contentOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const texts = filesBelow('src/lib/messages', /^\w+[/\\].*(?<!\.test)\.[jt]s$/).flatMap((file) =>
  textsOf(file, contentOf(file))
);

describe('the texts of the product use the words of docs/glossary.md', () => {
  it.each(MESSAGE_LANGUAGES)('%s', (language) => {
    const shown = texts.filter((text) => text.language === language);
    expect(shown.length).toBeGreaterThan(1000);
    expect(shown.flatMap(avoidedIn)).toEqual([]);
  });

  it('in the documentation', () => {
    const pages = [...filesBelow('docs', /(?<!glossary)\.md$/), 'README.md', 'CONTRIBUTING.md', 'SECURITY.md'];
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.flatMap((page) => linesOf(page, contentOf(page))).flatMap(avoidedIn)).toEqual([]);
  });

  it('in the descriptions of the HTTP API', () => {
    const folders = ['src/lib/api', 'src/routes/api', 'src/lib/server/platform/openapi'];
    const described = folders
      .flatMap((folder) => filesBelow(folder, /(?<!\.test)\.ts$/))
      .flatMap((file) => textsOf(file, contentOf(file)));
    expect(described.length).toBeGreaterThan(1000);
    expect(described.flatMap(avoidedIn)).toEqual([]);
  });

  it('in texts of a language’s folder, but not in keys or types', () => {
    const inFolder = "import { login } from './login.js';\nexport const a: 'login' = { login: `Login ${x} again` };";
    expect(textsOf('src/messages/de/a.ts', inFolder).flatMap(avoidedIn)).toEqual([
      'src/messages/de/a.ts:2: “Login” → anmelden, abmelden'
    ]);
  });
});
