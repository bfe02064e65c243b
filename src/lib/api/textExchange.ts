import { Type, type Static } from 'typebox';
import type { TextIssue } from '../ascdata/texts/textChecks.js';
import { PlainFindingSchema } from './findings.js';
import { Id } from './parts.js';
import { problemWith } from './problem.js';
import {
  Batch,
  countOf,
  textKeyFields,
  Revision,
  SavedFields,
  limitedTextKeyFields,
  TextStateSchema
} from './texts.js';

/** What the operations on files for translators take and give. */

const Format = Type.Union([Type.Literal('xliff12'), Type.Literal('xliff2'), Type.Literal('csv')]);
export type TextFormat = Static<typeof Format>;

const ReadFormat = Type.Union([...Format.anyOf, Type.Literal('json')]);

export const ExportQuery = Type.Object({ format: Format });

export const ImportQuery = Type.Object({
  dryRun: Type.Optional(
    Type.Boolean({ description: 'Only report what the file would change, without saving anything' })
  ),
  toReview: Type.Optional(
    Type.Boolean({ description: 'Whether everything imported is to be reviewed, even if it is reviewed in the file' })
  ),
  comments: Type.Optional(Type.Boolean({ description: '`false`: leave out the comments of the file' }))
});

/** A text of the file that somebody chose something for. */
const selectedText = {
  ...limitedTextKeyFields,
  For: Type.Optional(
    Type.Object(
      {
        ...limitedTextKeyFields,
        Tag: Type.String({ maxLength: 64, description: '`Tag` of that text as it was read' })
      },
      { description: 'For an unknown text: the text of the widget that it is used for' }
    )
  )
};

/** The part `take` of an import, as JSON. */
export const ImportSelectionSchema = Type.Object({
  take: Type.Array(Type.Object(selectedText), {
    maxItems: 10_000,
    description:
      'Conflicting texts of which the file’s is taken, texts that are removed with it, and unknown texts that are used for ' +
      'others; of all others ours stays'
  })
});
export type ImportSelection = Static<typeof ImportSelectionSchema>['take'];

/** The same of an import into all widgets. */
export const ImportSelectionInAllSchema = Type.Object({
  take: Type.Array(Type.Object({ Widget: Id, ...selectedText }), {
    maxItems: 50_000,
    description: 'As of one widget, each with the Id of its widget'
  })
});
export type ImportSelectionInAll = Static<typeof ImportSelectionInAllSchema>['take'];

const VerdictSchema = Type.Union(
  [
    Type.Literal('same'),
    Type.Literal('new'),
    Type.Literal('changed'),
    Type.Literal('conflicting'),
    Type.Literal('removed'),
    Type.Literal('incomplete'),
    Type.Literal('unknown')
  ],
  {
    description:
      '`conflicting`: changed or reviewed here since the export and changed in the file, or exported elsewhere as another text than ours; ' +
      '`removed`: there is a text here, but none in the file; `incomplete`: the file has only a part of the translation, so ours stays'
  }
);

const FoundInTextSchema = Type.Object(
  {
    severity: PlainFindingSchema.properties.severity,
    code: Type.Unsafe<TextIssue['code']>(
      Type.String({ description: 'Stable, for example translation-placeholder-missing' })
    ),
    params: Type.Record(Type.String(), Type.Unknown(), {
      description:
        'What was found: placeholders as `names`, numbers as `source` and `target`, the `other` entry, or the `right` text'
    })
  },
  { title: 'FoundInText' }
);

const ImportedTextSchema = Type.Object(
  {
    ...textKeyFields,
    Verdict: VerdictSchema,
    Source: Type.String({ description: 'The source in the file' }),
    Text: Type.String({ description: 'The translation in the file; empty: none' }),
    State: Type.Union([Type.Literal('toDo'), Type.Literal('toReview'), Type.Literal('reviewed')], {
      description: 'Of the text if the file’s is used'
    }),
    OtherSource: Type.Optional(
      Type.Literal(true, { description: 'The file was translated from a different source than the current one' })
    ),
    ReviewedSince: Type.Optional(
      Type.Literal(true, { description: 'Conflicting: the text here is as exported, and was reviewed since' })
    ),
    Findings: Type.Optional(
      Type.Array(FoundInTextSchema, {
        description:
          'What is found in the file’s text if it is used, as in docs/translation-reference.md; absent: nothing'
      })
    ),
    Comments: Type.Optional(Type.Array(Type.String(), { description: 'Comments of the file that are not here yet' })),
    Here: Type.Optional(
      Type.Object(
        { Source: Type.String(), Text: Type.String(), State: TextStateSchema, ...SavedFields },
        { description: 'The current text; absent if unknown' }
      )
    )
  },
  { title: 'ImportedText' }
);
export type ImportedText = Static<typeof ImportedTextSchema>;

/** What an import did; absent in a dry run. */
const done = {
  Saved: Type.Optional(countOf('Texts that were saved; absent in a dry run')),
  Commented: Type.Optional(countOf('Comments that were added; absent in a dry run')),
  Batch: Type.Optional(Batch)
};

const AssumedWidget = Type.Optional(
  Type.String({ description: 'The file names this other widget, but the only one here has all its texts' })
);

const OtherSourceLanguage = Type.Optional(
  Type.String({
    description:
      'The file is translated from this language, not from English: its texts with another source than ours count as conflicting'
  })
);

/** What a file for translators changes, or changed. */
export const ImportSchema = Type.Object(
  {
    Language: Type.String(),
    Revision,
    Format: ReadFormat,
    FileLanguage: Type.String({ description: 'The language that the file names; empty: none' }),
    OtherSourceLanguage,
    OtherWidgets: Type.Optional(
      Type.Array(Type.String(), { description: 'The file has texts of these widgets only, not of this one' })
    ),
    Further: Type.Optional(
      Type.Object(
        { Count: countOf('Of these widgets'), Names: Type.Array(Type.String(), { description: 'The first 20' }) },
        { description: 'Other widgets of which the file also has texts, which are left out' }
      )
    ),
    AssumedWidget,
    Unknown: countOf('Texts of the file that the widget does not have'),
    Texts: Type.Array(ImportedTextSchema, {
      description: 'In the order of the file; of those that are unknown the first 1,000'
    }),
    ...done
  },
  { title: 'Import' }
);
export type ImportBody = Static<typeof ImportSchema>;

export const ImportConflict = problemWith('ImportConflict', { current: ImportSchema });

const WidgetTextsSchema = Type.Object(
  {
    Id,
    Name: Type.String(),
    SpotIdentifier: Type.String(),
    AssumedWidget,
    Unknown: countOf('Texts of the file that the widget does not have'),
    Texts: Type.Array(ImportedTextSchema, { description: 'As of one widget' })
  },
  { title: 'WidgetTexts' }
);
export type WidgetTexts = Static<typeof WidgetTextsSchema>;

/** What a file for translators changes, or changed, in all widgets. */
export const LanguageImportSchema = Type.Object(
  {
    Language: Type.String(),
    Format: ReadFormat,
    FileLanguage: Type.String({ description: 'The language that the file names; empty: none' }),
    OtherSourceLanguage,
    OtherWidgets: Type.Array(Type.String(), {
      description:
        'Names of widgets in the file that do not exist here or that the caller cannot see; they are left out. The first 20'
    }),
    Widgets: Type.Array(WidgetTextsSchema, { description: 'Those the file has texts for' }),
    ...done
  },
  { title: 'LanguageImport' }
);
export type LanguageImportBody = Static<typeof LanguageImportSchema>;

export const LanguageImportConflict = problemWith('LanguageImportConflict', { current: LanguageImportSchema });

/** What Undo took back in all widgets. */
export const LanguageUndoneSchema = Type.Object(
  {
    Batch,
    Undone: countOf('Texts that were reverted'),
    Comments: Type.Optional(countOf('Comments imported with them, which were deleted')),
    Kept: countOf('Texts that somebody has changed since: they are left unchanged')
  },
  { title: 'LanguageUndone' }
);
export type LanguageUndone = Static<typeof LanguageUndoneSchema>;

export const FileBroken = problemWith('FileBroken', {
  line: Type.Optional(Type.Integer({ minimum: 1, description: 'In the file' })),
  column: Type.Optional(Type.Integer({ minimum: 1, description: 'The character in its line' })),
  cell: Type.Optional(Type.Integer({ minimum: 1, description: 'In CSV, instead of `column`: the cell in its row' }))
});
