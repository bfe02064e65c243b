import { Type, type Static } from 'typebox';
import { CommentText, commentFields } from './comments.js';
import { DateTime, Id, LabelSchema, orNull, lineOfText } from './parts.js';
import { problemWith } from './problem.js';
import { ElementId } from './replace.js';

/**
 * Request and response bodies of the operations under `/api/Drafts`. Each operation that changes a draft returns the changed
 * draft; each on a comment, the comment.
 *
 * - `GET Drafts?widget={id}`: the drafts of this widget’s template, planned ones first
 * - `POST Drafts`: keeps cells as a draft, of one widget or many of one template (201)
 * - `GET Drafts/{id}`: one draft; records that the user has seen it
 * - `PUT Drafts/{id}`: renames it; `DELETE Drafts/{id}`: deletes it; `POST Drafts/{id}/Restore`: restores it
 * - `POST Drafts/{id}/Values`: cells to set (including choices in conflicts), and cells to remove
 * - `PUT Drafts/{id}/Plan`: plans it; `DELETE Drafts/{id}/Plan`: removes the plan
 * - `POST Drafts/{id}/Live`: goes live now; `POST Drafts/{id}/End`: ends now
 * - `POST Drafts/{id}/Link`: a new link, which replaces the previous one; `PUT`: until when guests may use it; `DELETE`:
 * revokes it
 * - `POST Drafts/{id}/Comments`; `PUT Drafts/{id}/Comments/{comment}`: done or not; `DELETE`: one’s own
 * - `PUT Drafts/{id}/Approval`: approves the version that `If-Match` names; `DELETE`: withdraws the approval
 * - `GET SharedDrafts/{token}`, `POST SharedDrafts/{token}/Comments`: with the link, without an account
 */

/** Characters of a draft's name. */
const MAX_DRAFT_NAME = 60;
/** Values of one draft: 500 widgets with 20 settings each. */
const MAX_DRAFT_VALUES = 10_000;
/** Days that a link works without an account. */
export const MAX_GUEST_DAYS = 30;

const DraftName = lineOfText(MAX_DRAFT_NAME);

const State = Type.Union(
  ['open', 'planned', 'live', 'ended', 'failed'].map((state) => Type.Literal(state)),
  { description: 'open: not planned; failed: refused when it was due to go live' }
);
export type DraftState = 'open' | 'planned' | 'live' | 'ended' | 'failed';

const WallClock = Type.String({
  maxLength: 19,
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d$',
  description: 'Local time of the zone, for example 2026-12-24T06:00:00'
});
const Zone = Type.String({ minLength: 1, maxLength: 64, description: 'IANA time zone, for example Europe/Vienna' });

export const PlanBody = Type.Object(
  {
    Start: WallClock,
    End: orNull(WallClock, 'null: it stays'),
    Zone: Zone
  },
  { title: 'DraftPlanBody' }
);

const PlanSchema = Type.Object(
  {
    Start: WallClock,
    End: orNull(WallClock, 'null: it stays'),
    Zone: Zone,
    StartsAt: DateTime,
    EndsAt: orNull(DateTime)
  },
  { title: 'DraftPlan' }
);
export type DraftPlan = Static<typeof PlanSchema>;

const entry = {
  Id: Id,
  Name: Type.String(),
  Version: Type.Integer({ minimum: 1, description: 'Counts changes of its Values: an approval is for a version' }),
  State: State,
  Owner: orNull(Type.String(), 'Who made it; null: no longer known'),
  Template: Type.Object({ Id: Id, Name: Type.String() }),
  Plan: orNull(PlanSchema, 'null: not planned. Once it is live or has ended: when it really went live and ended'),
  Widgets: Type.Integer({ minimum: 0, description: 'How many widgets it changes, of those the caller can read' }),
  Unseen: Type.Integer({ minimum: 0, description: 'Others that it changes' }),
  Conflicts: Type.Integer({ minimum: 0, description: 'Values that somebody saved since they came into the draft' }),
  Comments: Type.Integer({ minimum: 0, description: 'That are not done' }),
  Shared: Type.Boolean({ description: 'Whether it has a link' }),
  Here: Type.Boolean({ description: 'Whether it changes the requested widget' }),
  Editable: Type.Boolean({ description: 'Whether the caller can change and plan it, and take it live' })
};

const Entry = Type.Object(entry, { title: 'DraftEntry' });
export type DraftEntry = Omit<Static<typeof Entry>, 'State'> & { readonly State: DraftState };

const ClashSchema = Type.Object(
  {
    Id: Id,
    Name: Type.String(),
    Elements: Type.Array(Type.String()),
    Widgets: Type.Integer({ minimum: 1 })
  },
  {
    description:
      'Another draft that changes the same settings at the same time; the one that starts later takes precedence'
  }
);
export type DraftClash = Static<typeof ClashSchema>;

const ValueSchema = Type.Object(
  {
    Widget: Id,
    Element: Type.String(),
    Value: Type.Optional(Type.Unknown({ description: 'Left out: the widget is to have none of its own' })),
    Base: Type.Optional(
      Type.Unknown({ description: 'Its own Value when it was added to the draft. Left out: it had none' })
    ),
    Live: Type.Optional(
      Type.Unknown({
        description: 'What the widget shows without the draft: while it is live, after its end. Left out: the package’s'
      })
    ),
    Conflict: orNull(
      Type.Object({ By: orNull(Type.String()), At: orNull(DateTime) }),
      'Who saved another one since; null: nobody has'
    ),
    Counts: Type.Union([Type.Literal('draft'), Type.Literal('live')], { description: 'In a conflict' })
  },
  { title: 'DraftValue' }
);
export type DraftValue = Static<typeof ValueSchema>;

export const DraftCommentSchema = Type.Object(
  {
    ...commentFields,
    Guest: Type.Boolean({ description: 'Somebody without an account' }),
    ForGuests: Type.Boolean({ description: 'A colleague’s that guests can read' }),
    Element: orNull(Type.String(), 'null: on the whole draft')
  },
  { title: 'DraftComment' }
);
export type DraftComment = Static<typeof DraftCommentSchema>;

const PersonSchema = Type.Object(
  {
    Name: Type.String(),
    Seen: Type.Boolean({ description: 'Whether this person has viewed the draft' }),
    Approved: orNull(Type.Integer(), 'The version that was approved; null: none')
  },
  { title: 'DraftPerson' }
);
export type DraftPerson = Static<typeof PersonSchema>;

const content = {
  In: Type.Array(Type.Object({ Id: Id, Name: Type.String() }), { description: 'The widgets that it changes' }),
  Values: Type.Array(ValueSchema),
  Clashes: Type.Array(ClashSchema),
  Said: Type.Array(DraftCommentSchema),
  People: Type.Array(PersonSchema),
  Left: Type.Integer({ minimum: 0, description: 'Deleted widgets, whose Values are not part of the draft' }),
  Refused: orNull(LabelSchema, 'Why it did not go live'),
  GuestUntil: orNull(DateTime, 'Until when its link works without an account; null: it does not'),
  MayInvite: Type.Boolean({ description: 'Whether links without an account are allowed' }),
  MayApprove: Type.Boolean(),
  Approved: Type.Boolean({ description: 'Whether the caller has approved this version' })
};

/** One draft with all that the caller may see of it. */
export const DraftSchema = Type.Object({ ...entry, ...content }, { title: 'Draft' });
export type Draft = Omit<Static<typeof DraftSchema>, 'State'> & { readonly State: DraftState };

/** Its Values have changed since they were read. */
export const DraftChanged = problemWith('DraftChanged', { current: DraftSchema });

export const DraftsQuery = Type.Object({
  widget: Type.Integer({ ...Id, description: 'The drafts of the template of this widget' })
});
export const DraftQuery = Type.Object({
  glance: Type.Optional(Type.Boolean({ description: 'Do not note that the caller has seen it: it is only mentioned' }))
});
export const DraftsSchema = Type.Object({ Drafts: Type.Array(Entry) }, { title: 'Drafts' });
export type Drafts = { readonly Drafts: readonly DraftEntry[] };

const Cell = Type.Object({
  Widget: Id,
  Element: ElementId,
  Value: Type.Optional(Type.Unknown({ description: 'Left out: the widget is to have none of its own' })),
  Base: Type.Optional(Type.Unknown({ description: 'The own Value that was edited. Left out: it had none' })),
  Counts: Type.Optional(Type.Union([Type.Literal('draft'), Type.Literal('live')]))
});
const Cells = Type.Array(Cell, { maxItems: MAX_DRAFT_VALUES });

export const NewDraftBody = Type.Object(
  {
    Widget: Type.Integer({ ...Id, description: 'One of its template' }),
    Name: DraftName,
    Cells: Cells
  },
  { title: 'NewDraft' }
);
export type NewDraft = Static<typeof NewDraftBody>;

/** Body of `POST Drafts/{id}/Values`. */
export const DraftValuesBody = Type.Object(
  {
    Cells: Type.Optional(Cells),
    Remove: Type.Optional(
      Type.Array(Type.Object({ Widget: Id, Element: ElementId }), {
        maxItems: MAX_DRAFT_VALUES,
        description: 'Leave the draft'
      })
    )
  },
  { title: 'DraftValues' }
);
export type DraftValuesToSet = Static<typeof DraftValuesBody>;

export const DraftNameBody = Type.Object({ Name: DraftName }, { title: 'DraftName' });

export const DraftLinkBody = Type.Object(
  { GuestUntil: orNull(DateTime, 'Until when it works without an account, 30 days at most; null: it does not') },
  { title: 'DraftLinkBody' }
);
export const DraftLinkSchema = Type.Object(
  { Path: Type.String({ description: 'Path of the link’s page; shown only once' }) },
  { title: 'DraftLink' }
);
export type DraftLink = Static<typeof DraftLinkSchema>;

export const NewDraftCommentBody = Type.Object(
  {
    Text: CommentText,
    Element: orNull(ElementId, 'A setting that the draft changes; null: on the whole draft'),
    Name: Type.Optional(lineOfText(MAX_DRAFT_NAME, 'Of somebody without an account')),
    ForGuests: Type.Optional(
      Type.Boolean({ description: 'Whether guests can read it, too. Left out: only colleagues' })
    )
  },
  { title: 'NewDraftComment' }
);
export type NewDraftComment = Static<typeof NewDraftCommentBody>;

const SharedWidget = Type.Object({
  Id: Id,
  Name: Type.String(),
  Live: Type.String({
    description:
      'JSON text: the Values it shows without the draft (as `Live` of its Values) where they differ from the package, by element Id'
  }),
  Draft: Type.String({ description: 'JSON text: the same with the draft' }),
  PreviewPath: Type.String({ description: 'Where its package runs; valid as long as the link' })
});

/** Answer to `GET SharedDrafts/{token}`: what somebody with the link may see. */
export const SharedDraftSchema = Type.Object(
  {
    Name: Type.String(),
    Version: entry.Version,
    State: State,
    Owner: entry.Owner,
    Draft: Type.Optional(
      Type.Integer({ ...Id, description: 'The draft itself, for callers who are signed in and can read it' })
    ),
    Plan: entry.Plan,
    Source: Type.String({ description: 'ascData.json of the package of its widgets' }),
    Widgets: Type.Array(SharedWidget),
    Unseen: Type.Integer({ minimum: 0, description: 'Others that it changes' }),
    Values: Type.Array(ValueSchema),
    Said: Type.Array(DraftCommentSchema)
  },
  { title: 'SharedDraft' }
);
export type SharedDraft = Omit<Static<typeof SharedDraftSchema>, 'State'> & { readonly State: DraftState };

const DraftObstaclesSchema = Type.Object(
  { Refused: Type.Array(Type.Object({ Widget: Id, Element: Type.String(), Code: Type.String(), Text: LabelSchema })) },
  { title: 'DraftObstacles' }
);
export type DraftObstacles = Static<typeof DraftObstaclesSchema>;

/** Why Values cannot come into a draft, or a draft cannot go live. */
export const DraftValuesProblem = problemWith('DraftValuesProblem', { current: Type.Optional(DraftObstaclesSchema) });
