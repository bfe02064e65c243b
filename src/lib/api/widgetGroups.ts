import { Type, type Static } from 'typebox';
import { Id, IdQuery, Name, orNull, Search } from './parts.js';

/** What the operations under `/api/WidgetGroups` take and give. */

const SpotGroupOfGroup = orNull(Id, 'The spot group whose permissions apply to it; null: administrators only');

/** A widget group: a named place for widgets that takes its permissions from a spot group. */
export const WidgetGroupSchema = Type.Object(
  {
    Id,
    Name: Type.String(),
    SpotGroupId: SpotGroupOfGroup,
    Writable: Type.Boolean({ description: 'Whether the caller can change it and what is in it' })
  },
  { title: 'WidgetGroup' }
);
export type WidgetGroupEntry = Static<typeof WidgetGroupSchema>;

export const WidgetGroupsQuery = Type.Object({ search: Type.Optional(Search), id: Type.Optional(IdQuery) });

export const NewWidgetGroupBody = Type.Object(
  { Name, SpotGroupId: Type.Optional(SpotGroupOfGroup) },
  { title: 'NewWidgetGroup' }
);

export const WidgetGroupChangeBody = Type.Object(
  { Name: Type.Optional(Name), SpotGroupId: Type.Optional(SpotGroupOfGroup) },
  { title: 'WidgetGroupChange' }
);
