import type { DataTypeForm } from '../ascdata/datatype.js';
import type { DataTypeName } from '../ascdata/types.js';
import { form as booleanForm } from './boolean/form.js';
import { form as category } from './category/form.js';
import { form as color } from './color/form.js';
import { form as date } from './date/form.js';
import { form as dateRange } from './dateRange/form.js';
import { form as edition } from './edition/form.js';
import { form as list } from './list/form.js';
import { form as location } from './location/form.js';
import { form as media } from './media/form.js';
import { form as mediaGroup } from './mediaGroup/form.js';
import { form as number } from './number/form.js';
import { form as player } from './player/form.js';
import { form as radiobutton } from './radiobutton/form.js';
import { form as simpleText } from './simpleText/form.js';
import { form as spot } from './spot/form.js';
import { form as spotGroup } from './spotGroup/form.js';
import { form as time } from './time/form.js';

/** What a form needs of each DataType. The rest of the models (`registry.ts`) is for checking packages, and for what follows the first field. */
export const forms: Readonly<Record<DataTypeName, DataTypeForm>> = {
  boolean: booleanForm,
  number,
  color,
  date,
  dateRange,
  time,
  list,
  radiobutton,
  simpleText,
  spotGroup,
  mediaGroup,
  location,
  player,
  category,
  spot,
  media,
  edition
};
