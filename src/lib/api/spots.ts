import { Type, type Static } from 'typebox';
import { SideLength } from './objects.js';
import { DateTime, Id, IdQuery, Name, orNull, paged, lineOfText } from './parts.js';

/** What the operations under `/api/Spots` take and give. */

const SPOT_TYPES = ['Image', 'Video', 'Html', 'Wizard', 'DashboardWidget'] as const;

const SpotTypeName = Type.Enum([...SPOT_TYPES], { title: 'SpotType' });
export type SpotType = Static<typeof SpotTypeName>;

const Tags = Type.Array(lineOfText(100), {
  maxItems: 100,
  uniqueItems: true
});

export const SpotEntrySchema = Type.Object(
  {
    Id,
    Name: Type.String(),
    Type: SpotTypeName,
    SpotGroupId: orNull(Id),
    Width: orNull(SideLength),
    Height: orNull(SideLength),
    LocationId: orNull(Id),
    PlayerId: orNull(Id),
    ValidFrom: orNull(DateTime),
    ValidTo: orNull(DateTime),
    Tags
  },
  { title: 'Spot' }
);

const Least = (side: string) =>
  Type.Optional(Type.Number({ minimum: 0, description: `Only spots with at least this ${side} in pixels` }));

export const SpotsQuery = Type.Object({
  type: Type.Optional(SpotTypeName),
  MinWidth: Least('width'),
  MinHeigth: Least('height'),
  MinHeight: Type.Optional(
    Type.Number({
      minimum: 0,
      description: 'The same as MinHeigth, in the usual spelling; if both are given they must be equal'
    })
  ),
  id: Type.Optional(IdQuery),
  ...paged
});

export const NewSpotBodySchema = Type.Object(
  {
    Name,
    Type: SpotTypeName,
    SpotGroupId: Type.Optional(Type.Integer({ ...Id, description: 'Without one the spot is for administrators' })),
    Width: Type.Optional(SideLength),
    Height: Type.Optional(SideLength),
    LocationId: Type.Optional(Id)
  },
  { title: 'NewSpot' }
);
export type NewSpotBody = Static<typeof NewSpotBodySchema>;

/** The spot a request is about, in its query. */
export const SpotAddress = Type.Object({ id: Id });

export const ValidityBody = Type.Object(
  {
    Id: Type.Optional(Type.Integer({ ...Id, description: 'Required unless the address names the spot' })),
    ValidFrom: orNull(DateTime),
    ValidTo: orNull(DateTime)
  },
  { title: 'SpotValidity' }
);

export const TagsBody = Type.Object({ SpotId: Id, Tags }, { title: 'SpotTags' });

export const CopyBody = Type.Object(
  {
    SpotId: Id,
    PlayerId: Type.Optional(Type.Integer({ ...Id, description: 'Excludes LocationId' })),
    LocationId: Type.Optional(Type.Integer({ ...Id, description: 'Excludes PlayerId' })),
    Name: Type.Optional(Name)
  },
  { title: 'SpotCopy' }
);
