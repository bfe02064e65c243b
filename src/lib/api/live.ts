import { Type, type Static } from 'typebox';
import { Id, LabelSchema, orNull } from './parts.js';

/**
 * The data of an event in a live stream: `now` and `saved` name the version and who saved it, `named` the new name, `folder`
 * the problem, `texts` what was done to its texts, `presets` and `drafts` to those of its template, `gone` only the widget.
 */
export const WidgetEventSchema = Type.Object(
  {
    Id,
    Version: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Counts saves: the ETag of the Values, without its quotes' })
    ),
    By: Type.Optional(orNull(Type.String(), 'Who saved this version; null: not known, or the product itself')),
    Name: Type.Optional(Type.String({ description: 'Of the widget, once it has another one' })),
    Texts: Type.Optional(
      Type.Integer({ minimum: 1, description: '`Revision` of its texts: saved or published, in whatever language' })
    ),
    Published: Type.Optional(Type.Integer({ minimum: 0, description: 'Counts publications of its texts' })),
    Presets: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Counts what is done to the presets of its template' })
    ),
    Drafts: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Counts what is done to the drafts of its template' })
    ),
    Problem: Type.Optional(orNull(LabelSchema, 'Why the folder it is opened from cannot be used; null: it can'))
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
    description: `At most ${MAX_IDS} Ids with commas between them`
  })
});
