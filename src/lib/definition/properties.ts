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
  readonly $ref?: string;
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

  constructor(published: unknown) {
    this.#root = published as Schema;
    const { Element } = (published as { $defs: { Element: Schema & { allOf: { if: Schema; then: Schema }[] } } }).$defs;
    this.#element = Element;
    this.#types = new Map(Element.allOf.map((rule) => [String(rule.if.properties?.DataType?.const), rule.then]));
  }

  /** Of an element of a DataType; an unknown one has only what all have. */
  ofElement(dataType: string): PropertyList {
    const type = this.#types.get(dataType) ?? {};
    const order = [...new Set([...OWN_CONTROL.slice(0, -1), ...keysOf(type), ...keysOf(this.#element)])];
    return listOf(type, order, OWN_CONTROL);
  }

  /** Of the widget itself, its elements left out. */
  get ofWidget(): PropertyList {
    return listOf(this.#root, keysOf(this.#root), ['Elements']);
  }
}

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
