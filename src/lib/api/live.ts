import { Type, type Static } from 'typebox';
import { PlainFindingSchema } from './findings.js';
import { Id, LabelSchema, orNull } from './parts.js';

/** Maximum length of the Id of the setting that a user is in. */
const MAX_PRESENT_ELEMENT = 200;

/** Findings on a folder that an event lists. */
export const MOST_FOUND = 20;

const PresentSchema = Type.Object(
  { Name: Type.String(), Element: orNull(Type.String(), 'Id of the setting that has the focus; null: none') },
  { title: 'Present' }
);
export type Present = Static<typeof PresentSchema>;

const Page = Type.String({
  pattern: '^[a-z0-9]{8,32}$',
  maxLength: 32,
  description: 'Chosen at random by the open page, once'
});

/** Body of `PUT /api/Widgets/{id}/Presence`. */
export const PresenceBody = Type.Object(
  { Page, Element: orNull(Type.String({ minLength: 1, maxLength: MAX_PRESENT_ELEMENT }), 'As in `Present`') },
  { title: 'Presence' }
);

/**
 * The data of an event in a live stream: `now` and `saved` give the version and who saved it, `named` the new name, `folder`
 * the problem, `texts` the change to its texts, `presets` and `drafts` the change to those of its template, `comments` the
 * change to those on its settings, `people` who else has it open, `gone` only the widget.
 */
export const WidgetEventSchema = Type.Object(
  {
    Id,
    Version: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Counts saves: the ETag of the Values, without its quotes' })
    ),
    By: Type.Optional(orNull(Type.String(), 'Who saved this version; null: not known, or the product itself')),
    Draft: Type.Optional(
      Type.Object(
        { Name: Type.String(), Ended: Type.Boolean({ description: 'false: it went live' }) },
        { description: 'The draft that made this version by going live or ending; `By` is then null' }
      )
    ),
    Name: Type.Optional(Type.String({ description: 'Of the widget, if it has changed' })),
    Texts: Type.Optional(
      Type.Integer({ minimum: 1, description: '`Revision` of its texts: saved or published, in any language' })
    ),
    Published: Type.Optional(Type.Integer({ minimum: 0, description: 'Counts publications of its texts' })),
    Presets: Type.Optional(Type.Integer({ minimum: 1, description: 'Counts changes to the presets of its template' })),
    Drafts: Type.Optional(Type.Integer({ minimum: 1, description: 'Counts changes to the drafts of its template' })),
    Comments: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Counts changes to the comments on its settings' })
    ),
    Moments: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Counts changes to the names of moments in its history' })
    ),
    People: Type.Optional(
      Type.Array(PresentSchema, { description: 'The others who have it open, by name; sent to streams with a `page`' })
    ),
    Problem: Type.Optional(
      orNull(LabelSchema, 'Why the folder it is opened from cannot be used; null: it can be used')
    ),
    Folder: Type.Optional(Type.String({ description: 'With `Problem`: the name of that folder' })),
    Found: Type.Optional(
      Type.Array(PlainFindingSchema, {
        maxItems: MOST_FOUND,
        description:
          'With `Problem`: what the check finds in the folder, errors first. Of a package that is not in use only for those who may replace it'
      })
    ),
    More: Type.Optional(Type.Integer({ minimum: 1, description: 'How many further ones there are' })),
    News: Type.Optional(
      Type.Unsafe<Static<typeof LabelSchema>>({
        ...LabelSchema,
        description: 'With `Problem`: which other version the folder took the place of when it was opened'
      })
    )
  },
  { title: 'WidgetEvent' }
);
export type WidgetEvent = Static<typeof WidgetEventSchema>;

/** What a stream sends: each `data` is the JSON of an event. */
export const WidgetEventStream = Type.String({
  contentMediaType: 'application/json',
  contentSchema: WidgetEventSchema
});

/** As many as a dashboard can hold. */
const MAX_IDS = 200;
const ID = '[1-9]\\d{0,14}';

export const WidgetEventsQuery = Type.Object({
  ids: Type.String({
    maxLength: 20 * MAX_IDS,
    pattern: `^${ID}(?:,${ID}){0,${MAX_IDS - 1}}$`,
    description: `At most ${MAX_IDS} Ids, separated by commas`
  }),
  page: Type.Optional(Page)
});
