import { Type, type TProperties, type TSchema } from 'typebox';
import { LINE_PATTERN, MAX_LINE } from './lines.js';
import { API_VERSIONS } from './versions.js';

/**
 * The only definition of the structure of ascData.json (docs/ascdata.md). `scripts/generate.mjs` generates the published JSON
 * Schema and the validators from it. Unknown keys are allowed everywhere: they are preserved and do no harm. Parts of single
 * DataTypes are defined there and passed in.
 */

/** The schema of a DataType in `datatypes/<folder>/schema.ts`. */
export interface TypeSchema {
  /** The Value in its exact stored form. */
  readonly Value: TSchema;
  /** The element options of this type. */
  readonly Options: TProperties;
  /** Further fields of the element (Items). */
  readonly Extras?: TProperties;
}

/** Description of a field in the published schema, shown by editors. */
const about = (description: string) => ({ description });

const Translations = Type.Record(Type.String(), Type.Record(Type.String(), Type.String()), {
  ...about('Translated texts, by language code (for example "de").')
});

export const ConditionSchema = Type.Object({
  Action: Type.Literal('HIDE', about('Only HIDE is supported.')),
  TargetId: Type.String(about('Id of the element that is tested.')),
  Operator: Type.Enum(['!=', '==', '>', '>=', '<', '<=', '?'], about('Depends on the DataType of the tested element.')),
  Value: Type.Unknown(about('Value compared against.'))
});

const Conditions = Type.Array(
  ConditionSchema,
  about('When all of them are met, the element is hidden (ApiVersion 2).')
);

export const DynamicResolution = Type.Object(
  {
    Active: Type.Optional(Type.Boolean()),
    MinWidth: Type.Optional(Type.Number()),
    MaxWidth: Type.Optional(Type.Number()),
    MinHeight: Type.Optional(Type.Number()),
    MaxHeight: Type.Optional(Type.Number())
  },
  about('Lets the user edit width and height (ApiVersion 2). Excludes PossibleResolutions.')
);

export const WidgetOptions = Type.Object({
  PossibleNumbersOfSlots: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 3 }), about('Slot counts the widget may have.'))
  ),
  PossibleNumbersOfRows: Type.Optional(
    Type.Array(Type.Integer(), about('Row heights the widget may occupy (ApiVersion 2).'))
  ),
  HasDetailView: Type.Optional(Type.Boolean(about('Enables a detail view (1024x576).'))),
  HasPrintSupport: Type.Optional(Type.Boolean(about('Enables the print action. The widget must implement it.'))),
  UseSingleElementUpdate: Type.Optional(Type.Boolean(about('Enables change callbacks for single elements.'))),
  DynamicResolution: Type.Optional(DynamicResolution),
  PossibleResolutions: Type.Optional(Type.Unknown(about('Cannot be combined with an active DynamicResolution.')))
});

/** The fields every element has, whatever its DataType. */
const elementFields = {
  Id: Type.String({ minLength: 1, ...about('Unique in the file, case-sensitive.') }),
  DisplayName: Type.String(about('Label of the field, untranslated.')),
  DataType: Type.String(),
  Value: Type.Unknown(about('The value the widget starts with.')),
  Translations: Type.Optional(Translations)
};

/** The structure of an element of unknown DataType. */
export const ElementStructure = Type.Object(elementFields);

/**
 * The structure of an element of one DataType. Its Value and its Conditions are only checked for presence: the DataType's model
 * and the analysis of conditions check them, and say more than a schema can.
 */
export function elementStructure(type: TypeSchema): TSchema {
  return Type.Object({ ...elementFields, ...type.Extras, Options: Type.Optional(Type.Object(type.Options)) });
}

/** A text that is stored, compared and shown as one line; `unusableLine` of the check explains invalid ones. */
const line = (description: string) =>
  Type.String({ pattern: LINE_PATTERN, ...about(`${description} One line of at most ${MAX_LINE} characters.`) });

/** The structure of the file without its elements. */
export const RootStructure = Type.Object({
  SpotIdentifier: line('Chosen by the developer; verifies the widget when it is replaced.'),
  SpotVersion: line('Version of the widget and its JSON structure.'),
  ApiVersion: Type.Enum([...API_VERSIONS], about('Functionality the widget needs: 1, 2 or 3.')),
  SpotType: Type.Literal('DashboardWidget'),
  NumberOfSlots: Type.Integer({ minimum: 1, maximum: 3, ...about('Slots the widget occupies.') }),
  Options: Type.Optional(WidgetOptions),
  Elements: Type.Optional(Type.Array(Type.Unknown(), about('Editable elements.')))
});

/** One element in the published schema: the fields of its DataType, including Value and Conditions. */
function publishedElement(types: Readonly<Record<string, TypeSchema>>): object {
  const names = Object.keys(types);
  return {
    type: 'object',
    required: ElementStructure.required,
    properties: { ...ElementStructure.properties, DataType: { enum: names } },
    allOf: names.map((name) => ({
      if: { properties: { DataType: { const: name } }, required: ['DataType'] },
      then: publishedPart(types[name]!)
    }))
  };
}

function publishedPart(type: TypeSchema): TSchema {
  const options = Type.Object({ ...type.Options, Conditions: Type.Optional(Type.Ref('#/$defs/Conditions')) });
  return Type.Object({ Value: type.Value, ...type.Extras, Options: Type.Optional(options) });
}

/** The published schema of a whole file (JSON Schema 2020-12). */
export function publishedSchema(types: Readonly<Record<string, TypeSchema>>): object {
  const elements = { type: 'array', ...about('Editable elements.'), items: { $ref: '#/$defs/Element' } };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'ascData.json of a dashboard widget',
    ...RootStructure,
    properties: { ...RootStructure.properties, Elements: elements },
    $defs: { Conditions, Element: publishedElement(types) }
  };
}
