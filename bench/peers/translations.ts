import type { AscData, AscElement, Condition } from '../../src/lib/ascdata/types.js';
import { plain } from '../vanilla.js';

/** The generated forms in the terms of other form libraries, as somebody who knows these writes them. */

type Json = Record<string, unknown>;

/** While an `if` holds, the elements that its `else` has are hidden. */
export interface ConditionalSchema extends Json {
  allOf: { if: Json; else: { properties: Json } }[];
}

export interface Control {
  type: 'Control';
  scope: string;
  options?: { multi: boolean };
  rule?: { effect: 'HIDE'; condition: { type: 'AND'; conditions: { scope: string; schema: Json }[] } };
}

export interface Question {
  name: string;
  visibleIf?: string;
  [property: string]: unknown;
}

const elementsOf = (form: AscData): readonly AscElement[] => form.Elements ?? [];
const conditionsOf = (element: AscElement): readonly Condition[] => element.Options?.Conditions ?? [];
const isMultiline = (element: AscElement): boolean => element.Options?.MultilineSize !== undefined;
const record = <T>(elements: readonly AscElement[], what: (element: AscElement) => T): Record<string, T> =>
  Object.fromEntries(elements.map((element) => [element.Id, what(element)]));

function property({ DisplayName: title, DataType, Items, Options = {} }: AscElement): Json {
  if (Items) return { type: 'string', title, enum: Items };
  if (DataType === 'boolean') return { type: 'boolean', title };
  if (DataType === 'date') return { type: 'string', title, format: 'date-time' };
  if (DataType === 'simpleText') return { type: 'string', title, maxLength: Options.MaxChars };
  return { type: 'number', title, minimum: Options.Minimum, maximum: Options.Maximum, multipleOf: Options.StepSize };
}

const dataOf = (elements: readonly AscElement[]): Json => record(elements, ({ Value }) => plain(Value));

const conditionSchema = ({ TargetId, Value }: Condition): Json => ({
  properties: { [TargetId]: { const: Value } },
  required: [TargetId]
});

/** sjsf and react-jsonschema-form: elements that are hidden together stand in one `else`. */
export function conditionalSchema(form: AscData): { schema: ConditionalSchema; order: string[]; data: Json } {
  const elements = elementsOf(form);
  const allOf = new Map<string, ConditionalSchema['allOf'][number]>();
  for (const element of elements) {
    const conditions = conditionsOf(element);
    if (conditions.length === 0) continue;
    const key = JSON.stringify(conditions);
    const rule = allOf.get(key) ?? { if: { allOf: conditions.map(conditionSchema) }, else: { properties: {} } };
    rule.else.properties[element.Id] = property(element);
    allOf.set(key, rule);
  }
  const always = elements.filter((element) => conditionsOf(element).length === 0);
  return {
    schema: { type: 'object', properties: record(always, property), allOf: [...allOf.values()] },
    order: elements.map(({ Id }) => Id),
    data: dataOf(elements)
  };
}

/** The Ids of the texts with several lines: JSON Schema does not tell them from others. */
export const multilineIds = (form: AscData): string[] =>
  elementsOf(form)
    .filter(isMultiline)
    .map(({ Id }) => Id);

/** JSON Forms: a rule on each control. */
export function controls(form: AscData): { schema: Json; uischema: { type: string; elements: Control[] }; data: Json } {
  const elements = elementsOf(form);
  const scope = (id: string) => `#/properties/${id}`;
  return {
    schema: { type: 'object', properties: record(elements, property) },
    uischema: {
      type: 'VerticalLayout',
      elements: elements.map((element): Control => {
        const conditions = conditionsOf(element).map(({ TargetId, Value }) => ({
          scope: scope(TargetId),
          schema: { const: Value }
        }));
        return {
          type: 'Control',
          scope: scope(element.Id),
          ...(isMultiline(element) && { options: { multi: true } }),
          ...(conditions.length > 0 && { rule: { effect: 'HIDE', condition: { type: 'AND', conditions } } })
        };
      })
    },
    // It checks each date by JSON Schema, which wants a time zone.
    data: record(elements, ({ DataType, Value }) => (DataType === 'date' ? `${String(Value)}Z` : plain(Value)))
  };
}

/** SurveyJS: an expression on each question, met while one of the conditions is not. */
export function questions(form: AscData): { elements: Question[]; data: Json } {
  const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));
  const elements = elementsOf(form);
  return {
    elements: elements.map((element) => {
      const { Id: name, DisplayName: title } = element;
      const shown = conditionsOf(element).map(({ TargetId, Value }) => `{${TargetId}} <> ${literal(Value)}`);
      return { name, title, ...question(element), ...(shown.length > 0 && { visibleIf: shown.join(' or ') }) };
    }),
    data: dataOf(elements)
  };
}

function question(element: AscElement): Json {
  const { DataType, Items, Options = {} } = element;
  // As with the others, the browser's own list.
  if (Items) return { type: 'dropdown', renderAs: 'select', choices: Items, allowClear: false };
  if (DataType === 'boolean') return { type: 'boolean' };
  if (DataType === 'date') return { type: 'text', inputType: 'datetime-local' };
  if (isMultiline(element)) return { type: 'comment', rows: Options.MultilineSize };
  if (DataType === 'simpleText') return { type: 'text', maxLength: Options.MaxChars };
  return { type: 'text', inputType: 'number', min: Options.Minimum, max: Options.Maximum, step: Options.StepSize };
}
