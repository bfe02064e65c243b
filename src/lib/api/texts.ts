import { Type, type Static } from 'typebox';
import { MAX_COMMENT, MAX_TEXT, TEXT_PATTERN } from '../ascdata/texts/limits.js';
import { Id, Name, orNull } from './parts.js';
import { problemWith } from './problem.js';

/** What the operations on the translated texts of a widget take and give. */

/** Texts that one request saves: those of a large widget. */
const MAX_TEXTS = 5_000;

/** Characters of a code such as `de-AT`. */
const MAX_LANGUAGE = 35;

const LanguageCode = Type.String({
  minLength: 2,
  maxLength: MAX_LANGUAGE,
  description: 'BCP 47, for example `de` or `pt-BR`'
});

export const textKeyFields = {
  Element: Type.String({ description: 'Id of the element' }),
  Kind: Type.Union([Type.Literal('name'), Type.Literal('entry'), Type.Literal('pattern')], {
    description: 'Its DisplayName, an entry of its Items, or its ValidationRegExpDescription'
  }),
  Entry: Type.Optional(Type.String({ description: 'The untranslated entry; with kind `entry` only' }))
};

export const limitedTextKeyFields = {
  ...textKeyFields,
  Element: Type.String({ ...textKeyFields.Element, maxLength: MAX_TEXT }),
  Entry: Type.Optional(Type.String({ maxLength: MAX_TEXT }))
};

export const TextStateSchema = Type.Union(
  [Type.Literal('toDo'), Type.Literal('toReview'), Type.Literal('reviewed'), Type.Literal('outdated')],
  { description: '`outdated`: it was reviewed, but its source has changed since' }
);
export type TextState = Static<typeof TextStateSchema>;

export const SavedFields = {
  By: Type.Optional(orNull(Type.String(), 'Who saved it; null: not known')),
  At: Type.Optional(Type.String({ description: 'When it was saved, ISO 8601' }))
};

const TextSchema = Type.Object(
  {
    ...textKeyFields,
    Source: Type.String({ description: 'The untranslated text' }),
    Text: Type.String({ description: 'The translation; empty: none' }),
    State: TextStateSchema,
    Tag: Type.String({ description: 'Identifies text, state and source; send it back when saving' }),
    Fallback: Type.Optional(
      Type.String({
        description: 'If there is no text: the one of the broader language, or the source if that may stay (`30 min`)'
      })
    ),
    ReviewedSource: Type.Optional(
      Type.String({ description: 'Of an `outdated` text: the source it was reviewed for' })
    ),
    FormerSource: Type.Optional(
      Type.String({ description: 'Of a text to review: the source it was saved for, where that is another one now' })
    ),
    Accepted: Type.Optional(Type.Array(Type.String(), { description: 'Codes of findings that were accepted' })),
    Unpublished: Type.Optional(Type.Literal(true, { description: 'Whether a different text is published' })),
    ...SavedFields
  },
  { title: 'Text' }
);
export type WidgetText = Static<typeof TextSchema>;

const LostTextSchema = Type.Object(
  { ...textKeyFields, Source: Type.String(), Text: Type.String(), ...SavedFields },
  { title: 'LostText' }
);
export type LostText = Static<typeof LostTextSchema>;

export const Revision = Type.Integer({ minimum: 0, description: 'Counts changes to the texts of the template' });

const Level = orNull(
  Type.Union([Type.Literal('translate'), Type.Literal('review')]),
  'What the caller may do in it; null: read'
);

/** Body of `GET /api/Widgets/{id}/Texts/{language}`; in a 412 answer as `current`, with those texts that differ. */
export const TextsBodySchema = Type.Object(
  {
    Language: Type.String(),
    SpotVersion: Type.String({ description: 'Version of the package that has these texts' }),
    Revision,
    Level: Type.Optional(Level),
    Texts: Type.Array(TextSchema, { description: 'In the order of the form' }),
    NeverShown: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Ids of elements that no Values show in the form: nobody sees their texts'
      })
    ),
    Reserved: Type.Optional(
      Type.Array(Type.Object({ Element: textKeyFields.Element, Entry: Type.String() }), {
        description:
          'Entries that cannot be translated: they are spelled like a name that means something else in Translations'
      })
    ),
    Lost: Type.Optional(
      Type.Array(LostTextSchema, { description: 'Texts saved for elements or entries that the package no longer has' })
    )
  },
  { title: 'Texts' }
);
export type TextsBody = Static<typeof TextsBodySchema>;

export const countOf = (description: string) => Type.Integer({ minimum: 0, description });

const TextLanguageSchema = Type.Object(
  {
    Language: Type.String(),
    Total: countOf('Texts that can be seen; those of elements that no Values show are not counted'),
    ToDo: countOf('Without a text; not counted if a broader language has one'),
    ToReview: countOf('With a text nobody has reviewed'),
    Reviewed: countOf('Reviewed for the current source'),
    Outdated: countOf('Reviewed for another source'),
    Unpublished: countOf('Texts that would be published'),
    Level,
    People: Type.Optional(
      Type.Array(Type.String(), {
        description: 'If the caller can only read it: the first few names of users who translate or review it'
      })
    )
  },
  { title: 'TextLanguage' }
);
export type TextLanguage = Static<typeof TextLanguageSchema>;

/** Body of `GET /api/Widgets/{id}/Texts`. */
export const TextLanguagesSchema = Type.Object(
  {
    Revision,
    Languages: Type.Array(TextLanguageSchema, {
      description: 'Those the caller has a permission for first, then in the order of the package'
    }),
    MayAdd: Type.Boolean({ description: 'Whether the caller may add a language that they review' }),
    MayAddOnly: Type.Optional(
      Type.Array(Type.String(), {
        description: 'The languages that the caller reviews, regional ones included; absent: any'
      })
    )
  },
  { title: 'TextLanguages' }
);
export type TextLanguagesBody = Static<typeof TextLanguagesSchema>;

const TextToSave = Type.Object({
  ...limitedTextKeyFields,
  Text: Type.String({ maxLength: MAX_TEXT, pattern: TEXT_PATTERN, description: 'Empty: none' }),
  State: Type.Union([Type.Literal('toReview'), Type.Literal('reviewed')]),
  Tag: Type.String({ maxLength: 64, description: 'Of the text that was edited' }),
  Accept: Type.Optional(
    Type.String({
      maxLength: 1000,
      pattern: '^[a-z0-9-]+( [a-z0-9-]+)*$',
      description:
        'Codes of findings, with spaces between them: accepted as long as text and source stay as they are. Without ' +
        'it, those that were accepted so far'
    })
  )
});
export type TextSave = Static<typeof TextToSave>;

export const TextsToSave = Type.Object(
  { Texts: Type.Array(TextToSave, { minItems: 1, maxItems: MAX_TEXTS }) },
  { title: 'TextsToSave' }
);

export const Batch = Type.String({
  format: 'line',
  minLength: 1,
  maxLength: 64,
  description: 'Identifies the changes made in one step, for Undo'
});

const savedMembers = {
  Language: Type.String(),
  Revision,
  Batch,
  Texts: Type.Array(TextSchema, { description: 'Those that changed, as they are now' })
};

export const TextsSavedSchema = Type.Object(savedMembers, { title: 'TextsSaved' });
export type TextsSaved = Static<typeof TextsSavedSchema>;

export const TextsConflict = problemWith('TextsConflict', { current: TextsBodySchema });

export const TextsToUndo = Type.Object({ Batch }, { title: 'TextsToUndo' });

export const TextsUndoneSchema = Type.Object(
  {
    ...savedMembers,
    Kept: Type.Integer({ minimum: 0, description: 'Texts that somebody has changed since: they are left unchanged' }),
    Comments: Type.Optional(countOf('Comments of an import that were deleted')),
    Publication: Type.Optional(
      Type.Literal(true, { description: 'Only the publication was reverted: the texts themselves stay' })
    )
  },
  { title: 'TextsUndone' }
);
export type TextsUndone = Static<typeof TextsUndoneSchema>;

const UndoableBatchSchema = Type.Object(
  {
    Batch,
    At: Type.String({ description: 'When it was saved, ISO 8601' }),
    Count: Type.Integer({ minimum: 0, description: 'How many texts of this language Undo brings back' }),
    Publication: Type.Optional(Type.Literal(true, { description: 'What it published is withdrawn' })),
    InAll: Type.Optional(
      Type.Literal(true, { description: 'In several widgets at once: Undo of the language reverses all of it' })
    )
  },
  { title: 'UndoableBatch' }
);
export type UndoableBatch = Static<typeof UndoableBatchSchema>;

/** Body of `GET /api/Widgets/{id}/Texts/{language}/Undo`. */
export const UndoableSchema = Type.Object(
  { Batches: Type.Array(UndoableBatchSchema, { description: 'Newest first; 20 at most' }) },
  { title: 'Undoable' }
);

const PublishedTextSchema = Type.Object(
  {
    ...textKeyFields,
    Source: Type.String(),
    Before: Type.String({ description: 'The published text; empty: none' }),
    After: Type.String({ description: 'What would be published; empty: none' }),
    State: TextStateSchema
  },
  { title: 'PublishedText' }
);

export const PublicationQuery = Type.Object({
  reviewed: Type.Optional(Type.Boolean({ description: 'Only reviewed texts, with an ETag of their own' }))
});

/** Body of `GET /api/Widgets/{id}/Texts/{language}/Publication`: what publishing would do. */
export const PublicationSchema = Type.Object(
  {
    Language: Type.String(),
    Revision,
    Texts: Type.Array(PublishedTextSchema),
    Folder: Type.Optional(
      Type.String({ description: 'Name of the folder that the template follows, if the texts are written there, too' })
    )
  },
  { title: 'Publication' }
);
export type PublicationBody = Static<typeof PublicationSchema>;

export const PublicationConflict = problemWith('PublicationConflict', { current: PublicationSchema });

export const LanguageToAdd = Type.Object({ Language: LanguageCode }, { title: 'LanguageToAdd' });

/** One thing that was done to a text, the newest first. */
const TextEventSchema = Type.Object(
  {
    Kind: Type.Union([Type.Literal('save'), Type.Literal('undo'), Type.Literal('publish'), Type.Literal('replace')]),
    Batch: Type.String(),
    Publication: Type.Optional(Type.Literal(true, { description: 'It changed the published text, not the saved one' })),
    Before: orNull(Type.String(), 'null: there was none except that of the package'),
    After: orNull(Type.String()),
    Reviewed: Type.Boolean({ description: 'Whether the text becomes reviewed' }),
    Source: orNull(Type.String(), 'The source it was saved for'),
    By: orNull(Type.String()),
    At: Type.String()
  },
  { title: 'TextEvent' }
);
export type TextEventBody = Static<typeof TextEventSchema>;

const CommentText = Type.String({ minLength: 1, maxLength: MAX_COMMENT, pattern: TEXT_PATTERN });

const TextCommentSchema = Type.Object(
  {
    Id,
    ...textKeyFields,
    Text: Type.String(),
    By: orNull(Type.String()),
    At: Type.String(),
    Own: Type.Boolean({ description: 'Whether it is the caller’s own, which the caller can delete' })
  },
  { title: 'TextComment' }
);
export type TextCommentBody = Static<typeof TextCommentSchema>;

/** Body of `GET /api/Widgets/{id}/Texts/{language}/Comments`. */
export const TextCommentsSchema = Type.Object({ Comments: Type.Array(TextCommentSchema) }, { title: 'TextComments' });

export const CommentToAdd = Type.Object({ ...limitedTextKeyFields, Text: CommentText }, { title: 'CommentToAdd' });
export type NewComment = Static<typeof CommentToAdd>;

export const CommentAdded = Type.Object({ Id }, { title: 'CommentAdded' });

const RememberedTextSchema = Type.Object(
  {
    Text: Type.String(),
    State: Type.Union([Type.Literal('toReview'), Type.Literal('reviewed')]),
    SpotIdentifier: Type.String({ description: 'Of the template it was last saved for' }),
    By: orNull(Type.String()),
    At: Type.String()
  },
  { title: 'RememberedText' }
);
export type RememberedText = Static<typeof RememberedTextSchema>;

/** Body of `GET /api/Widgets/{id}/Texts/{language}/Memory`: reviewed ones first. */
export const TextMemorySchema = Type.Object({ Texts: Type.Array(RememberedTextSchema) }, { title: 'TextMemory' });

const TermSchema = Type.Object({ Term: Name, Translation: Name }, { title: 'Term' });
export type Term = Static<typeof TermSchema>;

/** Body of `GET` and `PUT /api/Glossary/{language}`: the whole list. */
export const GlossarySchema = Type.Object(
  { Terms: Type.Array(TermSchema, { maxItems: 2_000 }) },
  { title: 'Glossary' }
);
export type GlossaryBody = Static<typeof GlossarySchema>;

export const GlossaryConflict = problemWith('GlossaryConflict', { current: GlossarySchema });

/** Names one text in a query. */
export const TextQuery = Type.Object({
  Element: Type.String({ maxLength: 1000 }),
  Kind: textKeyFields.Kind,
  Entry: Type.Optional(Type.String({ maxLength: MAX_TEXT }))
});

export const TextHistorySchema = Type.Object({ Events: Type.Array(TextEventSchema) }, { title: 'TextHistory' });
