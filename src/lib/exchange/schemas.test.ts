import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { anyFile } from './testing.js';
import { writeExchange } from './write.js';

/**
 * The rule of xliff-core-1.2-strict.xsd or xliff_core_2.0.xsd for an element that is written: its required and optional
 * attributes with their values, and its child elements in their order.
 */
interface Rule {
  /** A name that ends with `?` is optional. */
  readonly attributes: Readonly<Record<string, RegExp>>;
  /** Pattern of the names inside, each followed by a space. */
  readonly inside: RegExp;
  /** Whether it contains text. */
  readonly hasText?: true;
}
type Schema = Readonly<Record<string, Rule>>;

const ANY = /^/;
const NOTHING = /^$/;
const NAME_TOKEN = /^[A-Za-z0-9._:-]+$/;
const LANGUAGE = /^[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*$/;
const PRESERVE = /^(default|preserve)$/;
const NUMBERED = /^\d+$/;

const XLIFF_12: Schema = {
  xliff: { attributes: { version: /^1\.2$/, xmlns: /^urn:oasis:names:tc:xliff:document:1\.2$/ }, inside: /^(file )+$/ },
  file: {
    attributes: {
      ...{ original: ANY, 'source-language': LANGUAGE, 'target-language?': LANGUAGE, 'xml:space?': PRESERVE },
      datatype: /^(plaintext|html|xml|x-\S+)$/
    },
    inside: /^(header )?body $/
  },
  header: { attributes: {}, inside: /^(note )*$/ },
  body: { attributes: {}, inside: /^((group|trans-unit) )*$/ },
  group: { attributes: { 'id?': ANY, 'resname?': ANY }, inside: /^(note )*((group|trans-unit) )+$/ },
  'trans-unit': {
    attributes: { id: ANY, 'resname?': ANY, 'approved?': /^(yes|no)$/, 'xml:space?': PRESERVE },
    inside: /^source (seg-source )?(target )?((note|alt-trans) )*$/
  },
  source: { attributes: {}, inside: /^(ph )*$/, hasText: true },
  target: {
    attributes: {
      'state?':
        /^(final|needs-(adaptation|l10n|review-(adaptation|l10n|translation)|translation)|new|signed-off|translated|x-\S+)$/,
      'state-qualifier?':
        /^(exact-match|fuzzy-match|id-match|leveraged-(glossary|inherited|mt|repository|tm)|mt-suggestion|rejected-(grammar|inaccurate|length|spelling)|tm-suggestion|x-\S+)$/
    },
    inside: /^(ph )*$/,
    hasText: true
  },
  ph: { attributes: { id: ANY, 'ctype?': /^(image|pb|lb|x-\S+)$/ }, inside: NOTHING, hasText: true },
  note: { attributes: { 'from?': ANY }, inside: NOTHING, hasText: true }
};

const XLIFF_20: Schema = {
  xliff: {
    attributes: {
      ...{ version: /^2\.0$/, xmlns: /^urn:oasis:names:tc:xliff:document:2\.0$/ },
      ...{ srcLang: LANGUAGE, 'trgLang?': LANGUAGE }
    },
    inside: /^(file )+$/
  },
  file: {
    attributes: { id: NAME_TOKEN, 'xml:space?': PRESERVE },
    inside: /^(skeleton )?(notes )?((unit|group) )+$/
  },
  group: { attributes: { id: NAME_TOKEN, 'name?': ANY }, inside: /^(notes )?((unit|group) )*$/ },
  unit: {
    attributes: { id: NAME_TOKEN, 'name?': ANY },
    inside: /^(notes )?(originalData )?((segment|ignorable) )+$/
  },
  notes: { attributes: {}, inside: /^(note )+$/ },
  note: { attributes: { 'category?': ANY }, inside: NOTHING, hasText: true },
  originalData: { attributes: {}, inside: /^(data )+$/ },
  data: { attributes: { id: NAME_TOKEN }, inside: /^(cp )*$/, hasText: true },
  segment: {
    attributes: { 'state?': /^(initial|translated|reviewed|final)$/, 'subState?': /^(?!xlf:)[^\s:]+:[^\s:]+$/ },
    inside: /^source (target )?$/
  },
  source: { attributes: {}, inside: /^((ph|cp) )*$/, hasText: true },
  target: { attributes: {}, inside: /^((ph|cp) )*$/, hasText: true },
  ph: { attributes: { id: NUMBERED, 'dataRef?': NAME_TOKEN, 'equiv?': ANY, 'disp?': ANY }, inside: NOTHING },
  cp: { attributes: { hex: /^([0-9A-F]{2})+$/ }, inside: NOTHING }
};

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
  readonly text: string;
}

type Parsed = ReturnType<typeof parseDocument>['children'];

/** The elements, as a parser sees them that does not read files here; that they are well-formed is shown where they are read back. */
const nodesIn = (inside: Parsed): Node[] =>
  inside
    .filter((each) => 'attribs' in each)
    .map(({ name, attribs, children }) => ({
      name,
      attributes: attribs,
      children: nodesIn(children),
      text: children.map((child) => ('data' in child ? child.data : '')).join('')
    }));

/** What breaks the rules in an element and everything inside it. */
function faults(node: Node, schema: Schema): string[] {
  const rule = schema[node.name];
  if (!rule) return [`<${node.name}> is unknown`];
  const allowed = Object.entries(rule.attributes).map(([key, value]) => ({ name: key.replace('?', ''), key, value }));
  const found = [
    ...allowed
      .filter(({ name, key }) => !key.endsWith('?') && node.attributes[name] === undefined)
      .map(({ name }) => `lacks ${name}`),
    ...Object.entries(node.attributes)
      .filter(([name, value]) => !allowed.find((each) => each.name === name)?.value.test(value))
      .map(([name, value]) => `has ${name}="${value}"`)
  ];
  const inside = node.children.map(({ name }) => `${name} `).join('');
  if (!rule.inside.test(inside)) found.push(`holds ${inside}`);
  if (!rule.hasText && node.text.trim() !== '') found.push('holds text');
  return [
    ...found.map((fault) => `<${node.name}> ${fault}`),
    ...node.children.flatMap((child) => faults(child, schema))
  ];
}

const within = (node: Node, name: string): Node[] =>
  node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...within(child, name)]);

/** Ids that occur twice but must be unique. */
function twice(nodes: readonly Node[]): string[] {
  const ids = nodes.map(({ attributes }) => attributes['id'] ?? '');
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

/** Rules beyond the tables: unique Ids, valid references, and no substate without a state. */
function lawsBroken(root: Node): string[] {
  const ofFile = within(root, 'file').flatMap((file) =>
    ['group', 'unit', 'trans-unit'].flatMap((name) => twice(within(file, name)))
  );
  const ofUnit = [...within(root, 'unit'), ...within(root, 'trans-unit')].flatMap((unit) => {
    const data = within(unit, 'data').map(({ attributes }) => attributes['id']);
    const lost = within(unit, 'ph').filter(
      ({ attributes: { dataRef } }) => dataRef !== undefined && !data.includes(dataRef)
    );
    const inline = ['source', 'target']
      .flatMap((name) => within(unit, name))
      .flatMap((part) => twice(within(part, 'ph')));
    return [...twice(within(unit, 'data')), ...lost.map(() => 'a dataRef without data'), ...inline];
  });
  const states = within(root, 'segment').filter(({ attributes }) => attributes['subState'] && !attributes['state']);
  return [
    ...twice(within(root, 'file').filter(({ attributes }) => attributes['id'])),
    ...ofFile,
    ...ofUnit,
    ...states.map(() => 'a subState alone')
  ];
}

function broken(text: string, schema: Schema): string[] {
  const [root] = nodesIn(parseDocument(text, { xmlMode: true }).children);
  return root ? [...faults(root, schema), ...lawsBroken(root)] : ['no root'];
}

describe.each([
  ['xliff12', XLIFF_12],
  ['xliff2', XLIFF_20]
] as const)('what is written as %s', (format, schema) => {
  const example = readFileSync(
    fileURLToPath(new URL(`../../../tests/exchange/written/example.${format}.xlf`, import.meta.url)),
    'utf8'
  );

  it('the sample follows the rules of its schema', () => {
    expect(broken(example, schema)).toEqual([]);
  });

  it('any texts follow the rules of the schema', () => {
    fc.assert(
      fc.property(anyFile, (file) => {
        expect(broken(writeExchange(file, format), schema)).toEqual([]);
      })
    );
  });

  it.each<[what: string, change: (text: string) => string]>([
    ['another state', (text) => text.replace(/state="\w+"/, 'state="done"')],
    ['a unit without an Id', (text) => text.replace(/(unit) id="[^"]*"/, '$1')],
    ['two units with one Id', (text) => text.replaceAll('pattern:Title', 'name:Title')],
    ['the target before the source', (text) => text.replace(/(<source>a\/b<\/source>)/, '<target/>$1')],
    ['an attribute of ours', (text) => text.replace('<group ', '<group hash="1" ')],
    ['text between elements', (text) => text.replace('<group ', 'text <group ')],
    ['no source language', (text) => text.replace(/ (srcLang|source-language)="en"/, '')]
  ])('would break them with %s', (_what, change) => {
    expect(broken(change(example), schema)).not.toEqual([]);
  });
});

it('XLIFF 2 leaves out a widget without texts, since every file needs one', () => {
  const text = {
    key: { element: 'Title', kind: 'name' as const },
    source: 'a',
    target: 'b',
    state: 'toReview' as const
  };
  const widgets = [
    { id: 'empty', name: 'Empty', texts: [] },
    { id: 'clock', name: 'Clock', texts: [{ ...text, comments: [] }] }
  ];
  const written = writeExchange({ format: 'xliff2', language: 'de', widgets });
  expect(broken(written, XLIFF_20)).toEqual([]);
  expect(written).not.toContain('empty');
});
