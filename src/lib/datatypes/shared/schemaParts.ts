import { Type, type TProperties } from 'typebox';
import { DATE_TIME } from './iso.js';

/** Parts of the DataTypes' schemas, for the generator and tests; never loaded in the browser. */

/** A switch; real files hold a boolean or 0/1. */
export const flag = (description: string) =>
  Type.Optional(Type.Union([Type.Boolean(), Type.Literal(0), Type.Literal(1)], { description }));

export const number = (description: string) => Type.Optional(Type.Number({ description }));

export const count = (description: string) => Type.Optional(Type.Integer({ minimum: 0, description }));

export const text = (description: string) => Type.Optional(Type.String({ description }));

/** `YYYY-MM-DDThh:mm:ss` on a day the calendar has. */
export const DateTime = Type.String({ pattern: `^${DATE_TIME}$` });

const dateLimit = (description: string) =>
  Type.Optional(Type.String({ pattern: `^(?:${DATE_TIME}|Today)$`, description }));

export const DateLimits = {
  MinDate: dateLimit('Earliest date, YYYY-MM-DDThh:mm:ss or Today (from 00:00:00 of the current date on).'),
  MaxDate: dateLimit('Latest date, YYYY-MM-DDThh:mm:ss or Today (until 23:59:59 of the current date).')
} satisfies TProperties;

export const NumberOfInstances = count('How many instances the user may have. Unset, 0 or 1: one.');
