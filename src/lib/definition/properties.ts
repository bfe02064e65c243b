import { isRecord } from '../ascdata/elements.js';
import { pointerToken } from '../ascdata/findings.js';

/** What of a JSON Schema is read here. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly description?: string;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly $ref?: string;
}

/** What the schema says of a place: what it is for, the keys it may have, and the values, if only some are valid. */
export interface SchemaPlace {
  readonly description: string | undefined;
  /** `type`: in the words of JSON, and `enum` or `value` where it has none. */
  readonly keys: readonly { readonly key: string; readonly description: string | undefined; readonly type: string }[];
  readonly values: readonly unknown[];
}

/** How a property is edited. `moment`: a date, or the day of the user; `fixed`: it has one value; `other` is shown only. */
export type PropertyKind = 'flag' | 'number' | 'text' | 'choice' | 'texts' | 'numbers' | 'moment' | 'fixed' | 'other';

/** A field or option that a schema has. */
export interface Property {
  /** Its name in the file. */
  readonly key: string;
  /** JSON Pointer below the element, or the widget. */
  readonly at: string;
  readonly kind: PropertyKind;
  /** The keys of its object, as the schema has them. */
  readonly order: readonly string[];
  /** Its object cannot do without. */
  readonly isRequired: boolean;
  /** Of a choice, and of numbers that are few. */
  readonly choices?: readonly unknown[] | undefined;
  /** Of a number: only whole ones. */
  readonly isWhole?: boolean;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

/** The properties of an element of one DataType, or of the widget. */
export interface PropertyList {
  readonly properties: readonly Property[];
  /** Fields that have a control of their own, or a screen: no other ones. */
  readonly known: ReadonlySet<string>;
  /** Keys of the object itself. */
  readonly order: readonly string[];
  /** Fields that an element cannot do without: a list of texts needs at least one. */
  readonly required: readonly Property[];
}

/** What every element has, and the tab has a control for; Conditions and Translations have screens of their own. */
const OWN_CONTROL = ['Id', 'DisplayName', 'DataType', 'Value', 'Translations'];
const ELSEWHERE = '/Options/Conditions';

/** The published schema of ascData.json, as this tab needs it: made of the schemas of the DataTypes' folders. */
export class DefinitionSchema {
  readonly #root: Schema;
  readonly #element: Schema;
  readonly #types: ReadonlyMap<string, Schema>;
  readonly #defs: Readonly<Record<string, Schema>>;
  /** What was made of a schema stays the same: rows are made anew for another one. */
  readonly #lists = new Map<string, PropertyList>();
  #ofWidget: PropertyList | undefined;

  constructor(published: unknown) {
    this.#root = published as Schema;
    const { Element } = (published as { $defs: { Element: Schema & { allOf: { if: Schema; then: Schema }[] } } }).$defs;
    this.#element = Element;
    this.#defs = (published as { $defs: Readonly<Record<string, Schema>> }).$defs;
    this.#types = new Map(Element.allOf.map((rule) => [String(rule.if.properties?.DataType?.const), rule.then]));
  }

  /** Of an element of a DataType; an unknown one has only what all have. */
  ofElement(dataType: string): PropertyList {
    const known = this.#lists.get(dataType);
    if (known) return known;
    const type = this.#types.get(dataType) ?? {};
    const order = [...new Set([...OWN_CONTROL.slice(0, -1), ...keysOf(type), ...keysOf(this.#element)])];
    const list = listOf(type, order, OWN_CONTROL);
    this.#lists.set(dataType, list);
    return list;
  }

  /** What is at a path from the root; undefined: the schema has nothing there. @param dataType of the element on the path */
  at(path: readonly (string | number)[], dataType: string | undefined): SchemaPlace | undefined {
    const nodes = path.reduce<readonly Schema[]>(
      (above, key, depth) =>
        depth === 1 && path[0] === 'Elements'
          ? [this.#types.get(dataType ?? '') ?? {}, this.#element]
          : above.flatMap((node) => this.#below(node, key)),
      [this.#root]
    );
    if (nodes.length === 0) return undefined;
    const keys = new Map<string, Schema>();
    for (const [key, schema] of nodes.flatMap((node) => Object.entries(node.properties ?? {}))) {
      const [first, own] = [keys.get(key), this.#resolved(schema)];
      const description = first?.description ?? own.description;
      keys.set(key, { ...(first ?? own), ...(description === undefined ? {} : { description }) });
    }
    return {
      description: nodes.map(({ description }) => description).find(Boolean),
      keys: [...keys].map(([key, node]) => ({ key, description: node.description, type: typeOf(node) })),
      values: valuesOf(nodes.find((node) => valuesOf(node).length > 0))
    };
  }

  #below(node: Schema, key: string | number): readonly Schema[] {
    const { items, properties = {}, patternProperties = {} } = node;
    const next =
      typeof key === 'number'
        ? items
        : Object.hasOwn(properties, key)
          ? properties[key]
          : Object.values(patternProperties)[0];
    return next ? [this.#resolved(next)] : [];
  }

  #resolved(node: Schema): Schema {
    const name = node.$ref?.replace('#/$defs/', '');
    return name === undefined ? node : (this.#defs[name] ?? {});
  }

  /** Whether elements of some DataType have a member, or an option. */
  isKnown(at: string): boolean {
    return [...this.#types.keys()].some((type) => this.ofElement(type).known.has(at));
  }

  /** Of the widget itself, its elements left out. */
  get ofWidget(): PropertyList {
    this.#ofWidget ??= listOf(this.#root, keysOf(this.#root), ['Elements']);
    return this.#ofWidget;
  }
}

/** The valid values of a schema that names them. */
function valuesOf(node: Schema | undefined): readonly unknown[] {
  if (!node) return [];
  const { anyOf = [], const: only } = node;
  if (node.enum) return node.enum;
  if (only !== undefined) return [only];
  if (node.type === 'boolean' || anyOf.some(({ type }) => type === 'boolean')) return [true, false];
  return anyOf.length > 0 && anyOf.every((each) => valuesOf(each).length > 0) ? anyOf.flatMap(valuesOf) : [];
}

const typeOf = (node: Schema): string =>
  node.type ?? node.anyOf?.find(({ type }) => type)?.type ?? (node.enum ? 'enum' : 'value');

const keysOf = ({ properties = {} }: Schema): string[] => Object.keys(properties);

function listOf(schema: Schema, order: readonly string[], own: readonly string[]): PropertyList {
  const properties = propertiesOf(schema, '', order).filter(({ key, at }) => !own.includes(key) && at !== ELSEWHERE);
  const known = new Set([...properties.map(({ at }) => at), ...own.map((key) => `/${key}`), ELSEWHERE]);
  return { properties, known, order, required: properties.filter(({ isRequired }) => isRequired) };
}

/** The members of an object, and those of objects in it. */
function propertiesOf({ properties = {}, required = [] }: Schema, base: string, order: readonly string[]): Property[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const at = `${base}/${pointerToken(key)}`;
    return schema.type === 'object' && schema.properties
      ? propertiesOf(schema, at, keysOf(schema))
      : [{ key, at, order, isRequired: required.includes(key), ...controlOf(schema) }];
  });
}

/** What a schema demands that takes the day of the user instead of a date. */
const TODAY = /\|Today\)\$$/;

/** Whole numbers are chosen where there are so few. */
const MOST_CHOICES = 6;

function rangeOf({ minimum, maximum }: Schema): number[] | undefined {
  if (minimum === undefined || maximum === undefined || maximum - minimum >= MOST_CHOICES) return undefined;
  return Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at);
}

function controlOf(schema: Schema): Omit<Property, 'key' | 'at' | 'order' | 'isRequired'> {
  const { type, anyOf, items, minimum, maximum } = schema;
  if (schema.enum) return { kind: 'choice', choices: schema.enum };
  if (type === 'boolean' || anyOf?.some((each) => each.type === 'boolean')) return { kind: 'flag' };
  if (type === 'integer' && rangeOf(schema)) return { kind: 'choice', choices: rangeOf(schema)! };
  if (type === 'number' || type === 'integer') {
    return { kind: 'number', isWhole: type === 'integer', minimum, maximum };
  }
  if (schema.const !== undefined) return { kind: 'fixed' };
  if (type === 'string') return { kind: TODAY.test(schema.pattern ?? '') ? 'moment' : 'text' };
  if (type === 'array' && items?.type === 'string') return { kind: 'texts' };
  if (type === 'array' && items?.type === 'integer') return { kind: 'numbers', isWhole: true, choices: rangeOf(items) };
  return { kind: 'other' };
}

/** A field that no schema knows, or that another screen edits. */
export interface OtherField {
  readonly at: string;
  readonly key: string;
  readonly json: string;
}

/** The fields and options of an object that no property of the list stands for, in the order of the file. */
export function otherFields(object: unknown, { known }: PropertyList, base = ''): OtherField[] {
  if (!isRecord(object)) return [];
  return Object.entries(object).flatMap(([key, value]) => {
    const at = `${base}/${pointerToken(key)}`;
    if (known.has(at)) return [];
    const isGroup = isRecord(value) && [...known].some((each) => each.startsWith(`${at}/`));
    return isGroup ? otherFields(value, { known } as PropertyList, at) : [{ at, key, json: JSON.stringify(value) }];
  });
}
